// pattern = *( literals / hole )
// hole    = "{" [ "/" ] name [ "*" ] "}"      "/" at the end of a path only, "*" with it or at the start of a host
// name    = 1*( ALPHA / DIGIT / "_" )         the part of RFC 6570 section 2.3 that every target of a route takes
//
// The holes of the patterns of a path and of a host, at both levels.

import { type Alpha, alpha, bitsByCharacter, type Digit, digit } from "../abnf/charset.js";
import type { IsLiteral, Span } from "../abnf/span.js";
import { type PathCharacters, pathSet, type RegName, regNameSet } from "../grammar/characters.js";
import { type Fault, fault } from "../grammar/fault.js";
import { type TextFault, textFault } from "../grammar/pct-encoded.js";
import type { PatternCode } from "../uri/codes.js";

/** The components that have patterns with holes, and what separates their pieces. */
export const separators = { path: "/", host: "." } as const;
export type Patterned = keyof typeof separators;

const literalSets = { path: pathSet, host: regNameSet } as const;
type LiteralSets = { readonly path: PathCharacters; readonly host: RegName };

type NameCharacters = Alpha | Digit | "_";
const NAME = 1;
const names = /* @__PURE__ */ bitsByCharacter([[NAME, `${alpha}${digit}_`]]);

/** What stands between a pair of braces. */
export interface Hole {
  readonly name: string;
  /** Whether the hole begins with "/": a segment that can be missing, or the rest. */
  readonly isTail: boolean;
  /** Whether the hole takes several pieces. */
  readonly isList: boolean;
}

/** The contents of the holes of a pattern: `"id"`, `"/section"`, `"/rest*"`. */
export type HolesOf<Text extends string, Found = never> = Text extends `${string}{${infer Content}}${infer Tail}`
  ? HolesOf<Tail, Found | Content>
  : Found;

/** The name in a hole. */
export type NameOf<Content> = Content extends `/${infer Tail}`
  ? NameOf<Tail>
  : Content extends `${infer Name}*`
    ? Name
    : Content;

/** What the holes of a pattern select, by name; `Items` is the type of one piece, by name. */
export type SelectedBy<Text extends string, Items = {}> = {
  readonly [Content in HolesOf<Text> as NameOf<Content> & string]: SelectedIn<Content, ItemOf<NameOf<Content>, Items>>;
};

type ItemOf<Name, Items> = Name extends keyof Items ? Items[Name] : string;

type SelectedIn<Content, Item> = Content extends `${string}*`
  ? readonly Item[]
  : Content extends `/${string}`
    ? Item | undefined
    : Item;

/** What is wrong with the literals and holes of a pattern, or nothing. */
export type HolesFault<
  Text extends string,
  Where extends Patterned,
  Before extends string = "",
  Seen = never,
> = string extends Text
  ? Fault<PatternCode | "invalid-character" | "invalid-percent-encoding", Where> | undefined
  : Text extends `${infer Head}{${infer Tail}`
    ? LiteralFault<Head, Where, Before> extends infer Found extends Fault
      ? Found
      : Tail extends `${infer Content}}${infer Rest}`
        ? HoleFault<Content, Rest, Where, `${Before}${Head}`, Seen> extends infer Found extends Fault
          ? Found
          : HolesFault<Rest, Where, `${Before}${Head}{${Content}}`, Seen | NameOf<Content>>
        : Fault<"unclosed-expression", Where, `${Before}${Head}`, "{">
    : LiteralFault<Text, Where, Before>;

type LiteralFault<
  Text extends string,
  Where extends Patterned,
  Before extends string,
> = Text extends `${infer Head}}${string}`
  ? Fault<"unopened-expression", Where, `${Before}${Head}`, "}">
  : TextFault<Text, LiteralSets[Where], Where, Before>;

type HoleFault<Content extends string, Rest extends string, Where extends Patterned, Before extends string, Seen> =
  IsName<NameOf<Content>> extends true
    ? NameOf<Content> extends Seen
      ? Fault<"duplicate-param", Where, Before, NameOf<Content> & string>
      : IsInPlace<Content, Rest, Where, Before> extends true
        ? IsAlone<Content, Rest, Where> extends true
          ? undefined
          : Fault<"ambiguous-pattern", Where, Before, NameOf<Content> & string>
        : Fault<"misplaced-expression", Where, Before, NameOf<Content> & string>
    : Fault<"invalid-variable", Where, Before, Content>;

/** `__proto__` is no name: selections are set as properties. */
type IsName<Name> = Name extends "" | "__proto__"
  ? false
  : Name extends string
    ? Span<Name, NameCharacters>[1] extends ""
      ? true
      : false
    : false;

type IsInPlace<Content, Rest, Where, Before> = Content extends `/${string}`
  ? Where extends "path"
    ? Rest extends ""
      ? true
      : false
    : false
  : Content extends `${string}*`
    ? [Where, Before] extends ["host", ""]
      ? Rest extends `.${string}`
        ? true
        : false
      : false
    : true;

/** Whether no other hole stands before the next separator. */
type IsAlone<Content, Rest, Where extends Patterned> = Content extends `/${string}`
  ? true
  : Rest extends `${infer Same}{${infer Next}`
    ? Same extends `${string}${(typeof separators)[Where]}${string}`
      ? true
      : Next extends `/${string}`
        ? true
        : false
    : true;

const literalFault = <Where extends Patterned>(
  text: string,
  where: Where,
  before: string,
): HolesFault<string, Where> => {
  const close = text.indexOf("}");
  return close < 0
    ? textFault(text, literalSets[where], where, before)
    : fault("unopened-expression", where, before + text.slice(0, close), "}");
};

const isName = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 127 || names[code] !== NAME) return false;
  }
  return text !== "" && text !== "__proto__";
};

/** The hole with a content, as far as it can be read. */
export const holeOf = (content: string): Hole => {
  const isTail = content.startsWith("/");
  const isList = content.endsWith("*");
  return { name: content.slice(isTail ? 1 : 0, isList ? -1 : undefined), isTail, isList };
};

const isInPlace = ({ isTail, isList }: Hole, rest: string, where: Patterned, before: string): boolean => {
  if (isTail) return where === "path" && rest === "";
  return !isList || (where === "host" && before === "" && rest.startsWith("."));
};

const isAlone = ({ isTail }: Hole, rest: string, where: Patterned): boolean => {
  const next = rest.indexOf("{");
  return isTail || next < 0 || rest.slice(0, next).includes(separators[where]) || rest[next + 1] === "/";
};

const holeFault = <Where extends Patterned>(
  content: string,
  rest: string,
  where: Where,
  before: string,
  seen: readonly string[],
): HolesFault<string, Where> => {
  const hole = holeOf(content);
  if (!isName(hole.name)) return fault("invalid-variable", where, before, content);
  if (seen.includes(hole.name)) return fault("duplicate-param", where, before, hole.name);
  if (!isInPlace(hole, rest, where, before)) return fault("misplaced-expression", where, before, hole.name);
  return isAlone(hole, rest, where) ? undefined : fault("ambiguous-pattern", where, before, hole.name);
};

/** What is wrong with the literals and holes of a pattern, or nothing: {@link HolesFault} at run time. */
export const holesFault = <Where extends Patterned>(text: string, where: Where): HolesFault<string, Where> => {
  const seen: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf("{", from);
    const before = text.slice(0, from);
    if (open < 0) return literalFault(text.slice(from), where, before);
    const close = text.indexOf("}", open);
    const found = literalFault(text.slice(from, open), where, before);
    if (found !== undefined) return found;
    if (close < 0) return fault("unclosed-expression", where, text.slice(0, open), "{");
    const content = text.slice(open + 1, close);
    const wrong = holeFault(content, text.slice(close + 1), where, text.slice(0, open), seen);
    if (wrong !== undefined) return wrong;
    seen.push(holeOf(content).name);
    from = close + 1;
  }
};

/** The sentence for a pattern whose names cannot be known: `string`, a template with a hole, several literals. */
export type NotOnePattern = "a pattern is one literal, so that the names it selects are known";

/** Whether a text is one full literal. */
export type IsOneLiteral<Text extends string> = IsLiteral<Text> extends true ? IsOne<Text> : false;

type IsOne<Text, Whole = Text> = Text extends unknown ? ([Whole] extends [Text] ? true : false) : never;
