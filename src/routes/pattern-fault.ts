// The text of a pattern: a subset of RFC 6570, held at the place where each part stands. Template literals that hold a
// delimiter, operators beside "/", "?" and "#", and lengths have no reading as a route.
//
//   pattern = [ scheme ":" [ "//" host [ ":" port ] ] ] path [ "{?" names "}" ] [ "{#" name "}" ]
//   path    = *( text / "{name}" / "{/name}" ) [ "{/name*}" ]

import type { Alpha, Digit } from "../abnf/charset.js";
import type { IsAllIn, Pad } from "../abnf/span.js";
import type { HostScheme, ShapeOfTail } from "../entry/shape.js";
import type { PathCharacters } from "../grammar/characters.js";
import type { Fault } from "../grammar/fault.js";
import type { TextFault } from "../grammar/pct-encoded.js";
import type { SchemeFault } from "../grammar/scheme.js";
import type { RoutePatternCode } from "../uri/codes.js";
import type { ExpressionFault, Invalid, Misplaced, NamesIn, State, VariablesFault } from "./expression-fault.js";
import type { Phrases } from "./phrases.js";

/** Why a text is no pattern. */
export type AnyPatternFault = Fault<RoutePatternCode>;

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
          : SchemeTailFault<Tail, Scheme>
      : Invalid<"start", "">;

/** Behind the scheme: a host of its form, then of the shape of the scheme, then the path. */
type SchemeTailFault<Text extends string, Scheme extends string> = Text extends `//${infer Tail}`
  ? HostFault<HostOf<Tail>, "segment", never, `${Scheme}://`> extends infer Found
    ? Found extends Fault
      ? Found
      : PatternShape<`//${HostOf<Tail>}`, Scheme> extends infer Misshapen extends Fault
        ? Misshapen
        : Tail extends `${HostOf<Tail>}${infer Rest}`
          ? PathFault<
              Rest,
              "segment",
              Found extends readonly [infer Seen extends string] ? Seen : never,
              `${Scheme}://${HostOf<Tail>}`
            >
          : never
    : never
  : PatternShape<"", Scheme> extends infer Misshapen extends Fault
    ? Misshapen
    : PathFault<Text, "segment", never, `${Scheme}:`>;

type PatternShape<Authority extends string, Scheme extends string> =
  Lowercase<Scheme> extends HostScheme ? ShapeOfTail<Authority, Scheme> : undefined;

/** The part of a text before its path, query or fragment. */
export type HostOf<Text extends string> = CutAt<CutAt<BeforePath<Text>, "{?">, "{#">;

type BeforePath<Text extends string> = Text extends `${infer Head}/${string}`
  ? Head extends `${infer Host}{`
    ? Host
    : Head
  : Text;

type CutAt<Text extends string, Delimiter extends string> = Text extends `${infer Head}${Delimiter}${string}`
  ? Head
  : Text;

type LabelCharacters = Alpha | Digit | "-" | "_" | ".";

/** Why a text is no host, or the names in it as a tuple. */
type HostFault<
  Text extends string,
  Where extends State,
  Seen extends string,
  Before extends string,
> = Text extends `${infer Head}{${infer Tail}`
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
type PathFault<
  Text extends string,
  Where extends State,
  Seen extends string,
  Before extends string,
> = Text extends `${infer Head}{${infer Tail}`
  ? PieceFault<Head, Where, Before, Tail> extends infer Found extends Fault
    ? Found
    : Tail extends `${infer Inside}}${infer Rest}`
      ? ExpressionFault<
          Inside,
          Head extends `${string}/${string}` ? "segment" : Where,
          Head,
          Seen,
          `${Before}${Head}{`
        > extends infer Found extends Fault
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

type TextPieceFault<Text extends string, Before extends string> = Text extends `${string}%${string}`
  ? ForeignFault<Text, Before>
  : IsAllIn<Pad<Text>, PathCharacters> extends true
    ? undefined
    : ForeignFault<Text, Before>;

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
type DotFault<
  Text extends string,
  Before extends string,
  Next extends string,
> = Text extends `${string}/${"." | "%2"}${string}`
  ? DotIn<Next extends "" | `${"/" | "?" | "#"}${string}` ? `${Text}/` : Text, Before>
  : undefined;

type DotIn<Text extends string, Before extends string> = Text extends `${infer Head}/${infer Tail}`
  ? Tail extends `${Dot | `${Dot}${Dot}`}/${string}`
    ? Fault<"dot-segment", "path", `${Before}${Head}/`, ".">
    : DotIn<Tail, `${Before}${Head}/`>
  : undefined;
