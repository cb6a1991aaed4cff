// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )   RFC 3986 section 3.1

import type { Alpha } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { ALPHA, isIn, SCHEME, type SchemeTail, span } from "./characters.js";
import { type Fault, fault } from "./fault.js";

/** Why the text before the first ":" is no scheme, or nothing. */
export type SchemeFault<Text extends string> = string extends Text
  ? Fault<"invalid-scheme", "scheme"> | undefined
  : Text extends `${Alpha}${infer Tail}`
    ? Span<Tail, SchemeTail> extends [infer Inside extends string, infer Outside extends string]
      ? Outside extends ""
        ? undefined
        : Text extends `${infer Before}${Outside}${string}`
          ? Fault<"invalid-scheme", "scheme", Before, Outside>
          : Fault<"invalid-scheme", "scheme", Inside, Outside>
      : never
    : Fault<"invalid-scheme", "scheme", "", Text extends `${infer First}${string}` ? First : ":">;

export const schemeFault = (text: string): SchemeFault<string> => {
  const at = isIn(text.charCodeAt(0), ALPHA) ? span(text, 0, SCHEME) : 0;
  return at > 0 && at === text.length
    ? undefined
    : fault("invalid-scheme", "scheme", text.slice(0, at), text[at] ?? ":");
};

export const schemeSentences = {
  "invalid-scheme": ['{character} is not allowed in the scheme, the part before the first ":", at {index}'],
} as const;
