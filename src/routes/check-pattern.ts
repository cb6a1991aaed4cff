import type { Chars } from "../abnf/charset.js";
import type { IsAllIn, Pad } from "../abnf/span.js";
import type { PathCharacters } from "../grammar/characters.js";
import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { PatternFault } from "./pattern-fault.js";
import type { patternSentences } from "./pattern-sentences.js";

/**
 * Whether a literal is a pattern of the usual kind: whole segments that are text or one parameter. Others are not
 * refused, but take the slow way.
 */
type IsPlain<Text extends string> = Text extends `/${infer Tail}`
  ? Tail extends NotPlainText
    ? false
    : IsAllIn<Pad<Tail>, PlainCharacters> extends true
      ? IsPlainPath<Text, never>
      : false
  : false;

/** Segment by segment; the set of characters is known by now. */
type IsPlainPath<
  Text extends string,
  Seen extends string,
> = Text extends `${infer Head}/{${infer Name}}${infer Tail extends "" | `/${string}`}`
  ? Head extends WithBrace
    ? false
    : Name extends NotPlainName
      ? false
      : Name extends Seen
        ? false
        : Tail extends ""
          ? true
          : IsPlainPath<Tail, Seen | Name>
  : Text extends WithBrace
    ? false
    : true;

type NotPlainText = `/${string}` | `.${string}` | `${string}${"/." | "%" | "?" | "#"}${string}`;
type WithBrace = `${string}${"{" | "}"}${string}`;
type NotPlainName = "" | "__proto__" | `${string}${Chars<"{/.*,:-~!$&'()+;=@">}${string}`;

type PlainCharacters = PathCharacters | "{" | "}";

/**
 * The literal itself when it is a pattern, otherwise the sentence that says why not; each member of a union on its own.
 * What is no literal is taken.
 */
export type CheckPattern<Text extends string> = Text extends string
  ? {} extends Record<Text, 1>
    ? Text
    : IsPlain<Text> extends true
      ? Text
      : PatternFault<Text> extends infer Found extends Fault
        ? Sentence<Found, typeof patternSentences>
        : Text
  : never;
