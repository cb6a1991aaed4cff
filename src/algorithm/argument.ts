// The types of what the functions of this folder take: a `Uri`, or text, which is parsed.

import type { ReferenceFault, referenceSentences } from "../grammar/reference.js";
import type { IsReference } from "../grammar/scan.js";
import type { TypedUri } from "../uri/components.js";
import type { Sentence } from "../uri/failure.js";

/** A `Uri`, or text that is parsed to one. */
export type Input = string | TypedUri;

/** The argument itself when it can be taken; for a literal that is no reference, the sentence that says why not. */
export type CheckInput<Given extends Input> = 0 extends 1 & Given
  ? Given
  : Given extends string
    ? CheckText<Given>
    : Given;

type CheckText<Text extends string> =
  {} extends Record<Text, 1>
    ? Text
    : IsReference<Text> extends false
      ? Sentence<ReferenceFault<Text>, typeof referenceSentences>
      : Text;

/** The text of an argument as far as its type knows it. */
export type TextOf<Given> = 0 extends 1 & Given
  ? string
  : Given extends string
    ? KnownText<Given>
    : Given extends { readonly href: infer Href extends string }
      ? KnownText<Href>
      : string;

/** Text past the compiler's reach is not read. */
type KnownText<Text extends string> =
  {} extends Record<Text, 1> ? string : IsReference<Text> extends true ? Text : string;
