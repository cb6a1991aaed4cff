// The text of a pattern: a subset of RFC 6570, held at the place where each part stands. Template literals that hold a
// delimiter, operators beside "/", "?" and "#", and lengths have no reading as a route.
//
//   pattern = [ scheme ":" [ "//" host [ ":" port ] ] ] path [ "{?" names "}" ] [ "{#" name "}" ]
//   path    = *( text / "{name}" / "{/name}" ) [ "{/name*}" ]

import type { Alpha, Chars, Digit } from "../abnf/charset.js";
import type { IsAllIn, Pad } from "../abnf/span.js";
import type { PathCharacters } from "../grammar/characters.js";
import type { Fault } from "../grammar/fault.js";
import type { TextFault } from "../grammar/pct-encoded.js";
import type { SchemeFault } from "../grammar/scheme.js";
import type { VariableListFault } from "../template/variable-list.js";
import type { RoutePatternCode } from "../uri/codes.js";
import type { Sentence } from "../uri/failure.js";
import type { patternSentences } from "./pattern-sentences.js";
import type { Phrases } from "./phrases.js";

/** Why a text is no pattern. */
export type AnyPatternFault = Fault<RoutePatternCode>;

type Invalid<Phrase extends keyof Phrases, Before extends string> = Fault<
  "invalid-pattern",
  "reference",
  Before,
  Phrases[Phrase]
>;

/** Where in a pattern a part stands: `held` behind a parameter of the same segment, `apart` behind "{/name}". */
export type State = "segment" | "held" | "apart" | "rest" | "query" | "fragment";

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
type IsPlainPath<Text extends string, Seen extends string> = Text extends `${infer Head}/{${infer Name}}${infer Tail extends "" | `/${string}`}`
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

/** The literal itself when it is a pattern, otherwise the sentence that says why not. What is no literal is taken. */
export type CheckPattern<Text extends string> = {} extends Record<Text, 1>
  ? Text
  : IsPlain<Text> extends true
    ? Text
    : PatternFault<Text> extends infer Found extends Fault
      ? Sentence<Found, typeof patternSentences>
      : Text;

/** Why a text is no pattern: the fault that stands first in it, or nothing. */
export type PatternFault<Text extends string> = string extends Text
  ? AnyPatternFault | undefined
  : Text extends `/${string}` | `{${"/" | "?" | "#"}${string}`
    ? Text extends `//${string}`
      ? Fault<"path-like-authority", "path", "", "/">
      : PathFault<Text, "segment", never, "">
    : Text extends `${infer Scheme}:${infer Tail}`
      ? Scheme extends `${string}${"/" | "{"}${string}` | ""
        ? Invalid<"start", "">
        : SchemeFault<Scheme> extends infer Found extends Fault
          ? Found
          : SchemeTailFault<Tail, `${Scheme}:`>
      : Invalid<"start", "">;

type SchemeTailFault<Text extends string, Before extends string> = Text extends `//${infer Tail}`
  ? HostFault<HostOf<Tail>, "segment", never, `${Before}//`> extends infer Found
    ? Found extends Fault
      ? Found
      : Tail extends `${HostOf<Tail>}${infer Rest}`
        ? PathFault<Rest, "segment", Found extends readonly [infer Seen extends string] ? Seen : never, `${Before}//${HostOf<Tail>}`>
        : never
    : never
  : PathFault<Text, "segment", never, Before>;

/** The part of a text before its path, query or fragment. */
export type HostOf<Text extends string> = CutAt<CutAt<BeforePath<Text>, "{?">, "{#">;

type BeforePath<Text extends string> = Text extends `${infer Head}/${string}` ? (Head extends `${infer Host}{` ? Host : Head) : Text;

type CutAt<Text extends string, Delimiter extends string> = Text extends `${infer Head}${Delimiter}${string}` ? Head : Text;

type LabelCharacters = Alpha | Digit | "-" | "_" | ".";

/** Why a text is no host, or the names in it as a tuple. */
type HostFault<Text extends string, Where extends State, Seen extends string, Before extends string> =
  Text extends `${infer Head}{${infer Tail}`
    ? IsAllIn<Pad<Head>, LabelCharacters> extends true
      ? Tail extends `${infer Inside}}${infer Rest}`
        ? AfterLabels<Head, Where> extends "held"
          ? Fault<"ambiguous-pattern", "host", `${Before}${Head}`, "{">
          : VariablesFault<Inside, "", Seen, `${Before}${Head}{`> extends infer Found
            ? Found extends Fault
              ? Found
              : HostFault<Rest, "held", Seen | Inside, `${Before}${Head}{${Inside}}`>
            : never
        : Fault<"unclosed-expression", "host", `${Before}${Head}`, "{">
      : Invalid<"host", Before>
    : Text extends `${infer Labels}:${infer Port}`
      ? `1${Port}` extends `${bigint}`
        ? IsAllIn<Pad<Labels>, LabelCharacters> extends true
          ? [Seen]
          : Invalid<"host", Before>
        : Invalid<"host", Before>
      : IsAllIn<Pad<Text>, LabelCharacters> extends true
        ? [Seen]
        : Invalid<"host", Before>;

type AfterLabels<Head extends string, Where extends State> = Head extends `${string}.${string}` ? "segment" : Where;

/** Why a text is no path with query and fragment, from left to right. */
type PathFault<Text extends string, Where extends State, Seen extends string, Before extends string> =
  Text extends `${infer Head}{${infer Tail}`
    ? PieceFault<Head, Where, Before, Tail> extends infer Found extends Fault
      ? Found
      : Tail extends `${infer Inside}}${infer Rest}`
        ? ExpressionFault<Inside, Head extends `${string}/${string}` ? "segment" : Where, Head, Seen, `${Before}${Head}{`> extends infer Found extends Fault
          ? Found
          : PathFault<Rest, StateBehind<Inside>, Seen | NamesIn<Inside>, `${Before}${Head}{${Inside}}`>
        : Fault<"unclosed-expression", "reference", `${Before}${Head}`, "{">
    : PieceFault<Text, Where, Before, "">;

type StateBehind<Inside extends string> = Inside extends `?${string}`
  ? "query"
  : Inside extends `#${string}`
    ? "fragment"
    : Inside extends `/${string}*`
      ? "rest"
      : Inside extends `/${string}`
        ? "apart"
        : "held";

/** The names of an expression that has no fault. */
export type NamesIn<Inside extends string> = Inside extends `${"/" | "?" | "#"}${infer List}` ? NamesOf<List> : NamesOf<Inside>;

type NamesOf<List extends string> = List extends `${infer Spec},${infer Rest}`
  ? NameOf<Spec> | NamesOf<Rest>
  : NameOf<List>;

export type NameOf<Spec extends string> = Spec extends `${infer Name}*` ? Name : Spec;

interface Misplaced {
  rest: "notLast";
  query: "notLastInQuery";
  fragment: "afterFragment";
}

/** Why the text between two expressions does not fit where it stands. */
type PieceFault<Text extends string, Where extends State, Before extends string, Next extends string> = Text extends ""
  ? undefined
  : Where extends keyof Misplaced
    ? Invalid<Misplaced[Where], Before>
    : TextPieceFault<Text, Before> extends infer Found extends Fault
      ? Found
      : Where extends "apart"
        ? Text extends `/${string}`
          ? DotFault<Text, Before, Next>
          : Invalid<"behindOptional", Before>
        : DotFault<Text, Before, Next>;

type TextPieceFault<Text extends string, Before extends string> =
  Text extends `${string}%${string}` ? ForeignFault<Text, Before> : IsAllIn<Pad<Text>, PathCharacters> extends true ? undefined : ForeignFault<Text, Before>;

type ForeignFault<Text extends string, Before extends string> =
  TextFault<Text, PathCharacters, "path", Before> extends infer Found extends Fault
    ? Found extends Fault<"invalid-character", "path", infer At, infer Character>
      ? Character extends keyof Foreign
        ? Foreign[Character] extends "unopened-expression"
          ? Fault<"unopened-expression", "reference", At, "}">
          : Fault<"invalid-pattern", "reference", At, Phrases[Exclude<Foreign[Character], "unopened-expression">]>
        : Found
      : Found
    : undefined;

interface Foreign {
  "}": "unopened-expression";
  "?": "query";
  "#": "literalFragment";
}

type Dot = "." | "%2e" | "%2E";

/** A whole segment that is dots, however they are written. What an expression without an operator follows is no whole one. */
type DotFault<Text extends string, Before extends string, Next extends string> = Text extends `${string}/${"." | "%2"}${string}`
  ? DotIn<Next extends "" | `${"/" | "?" | "#"}${string}` ? `${Text}/` : Text, Before>
  : undefined;

type DotIn<Text extends string, Before extends string> = Text extends `${infer Head}/${infer Tail}`
  ? Tail extends `${Dot | `${Dot}${Dot}`}/${string}`
    ? Fault<"dot-segment", "path", `${Before}${Head}/`, ".">
    : DotIn<Tail, `${Before}${Head}/`>
  : undefined;

/** Why what stands between braces has no reading where it stands. `Head` is the text before the brace. */
type ExpressionFault<
  Inside extends string,
  Where extends State,
  Head extends string,
  Seen extends string,
  Before extends string,
> = Inside extends `${infer Operator extends "/" | "?" | "#"}${infer List}`
  ? OperatorFault<Operator, Where, Head, Before> extends infer Found extends Fault
    ? Found
    : VariablesFault<List, Operator, Seen, `${Before}${Operator}`>
  : Inside extends `${"+" | "." | ";" | "&"}${string}`
    ? Invalid<"operator", Before>
    : Inside extends `${infer Reserved extends "=" | "," | "!" | "@" | "|"}${string}`
      ? Fault<"reserved-operator", "reference", Before, Reserved>
      : Where extends keyof Misplaced
        ? Invalid<Misplaced[Where], Before>
        : Where extends "held" | "apart"
          ? Fault<"ambiguous-pattern", "path", Before, "{">
          : VariablesFault<Inside, "", Seen, Before>;

type OperatorFault<Operator extends string, Where extends State, Head extends string, Before extends string> = Where extends "fragment"
  ? Invalid<"afterFragment", Before>
  : Operator extends "#"
    ? undefined
    : Where extends "query"
      ? Invalid<"notLastInQuery", Before>
      : Operator extends "?"
        ? undefined
        : Where extends "rest"
          ? Invalid<"notLast", Before>
          : Head extends `${string}/`
            ? Invalid<"doubled", Before>
            : Where extends "apart"
              ? undefined
              : Before extends `${string}{/${string}`
                ? Invalid<"apart", Before>
                : undefined;

/** Why a list of variables does not fit its operator. */
type VariablesFault<List extends string, Operator extends string, Seen extends string, Before extends string> = List extends ""
  ? Fault<"empty-expression", "reference", Before, "}">
  : VariableListFault<List, Before> extends infer Found extends Fault
    ? Found
    : VariableFault<List, Operator, Seen, Before>;

type VariableFault<List extends string, Operator extends string, Seen extends string, Before extends string> =
  List extends `${infer Spec},${infer Rest}`
    ? Operator extends "/" | "?"
      ? VarspecFault<Spec, Operator, Rest, Seen, Before> extends infer Found extends Fault
        ? Found
        : VariableFault<Rest, Operator, Seen | NameOf<Spec>, `${Before}${Spec},`>
      : Invalid<Operator extends "#" ? "fragment" : "several", `${Before}${Spec}`>
    : VarspecFault<List, Operator, "", Seen, Before>;

type VarspecFault<Spec extends string, Operator extends string, Rest extends string, Seen extends string, Before extends string> =
  Spec extends `${string}:${string}`
    ? Invalid<"prefix", Before>
    : NameOf<Spec> extends `${string}${"." | "%"}${string}` | "__proto__"
      ? Invalid<"name", Before>
      : NameOf<Spec> extends Seen
        ? Fault<"duplicate-param", "reference", Before, NameOf<Spec>>
        : Spec extends `${string}*`
          ? Operator extends "?"
            ? undefined
            : Operator extends "/"
              ? Rest extends ""
                ? undefined
                : Invalid<"notLast", Before>
              : Invalid<Operator extends "#" ? "fragment" : "rest", Before>
          : undefined;
