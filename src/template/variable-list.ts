// variable-list   = varspec *( "," varspec )                  RFC 6570 section 2.3
// varspec         = varname [ modifier-level4 ]
// varname         = varchar *( ["."] varchar )
// varchar         = ALPHA / DIGIT / "_" / pct-encoded
// modifier-level4 = prefix / explode                          section 2.4
// prefix          = ":" max-length
// max-length      = %x31-39 0*3DIGIT                          1 to 9999
// explode         = "*"

import { alpha, bitsByCharacter, type Chars, type Digit, digit, type Hexdig } from "../abnf/charset.js";
import type { Fault } from "../grammar/fault.js";
import { isTriplet } from "../grammar/pct-encoded.js";
import { type SyntaxFault, syntaxFault } from "./literals.js";

/** varchar without pct-encoded, which is more than one character. */
const varchar = `${alpha}${digit}_` as const;
export type Varchar = Chars<typeof varchar>;

/** One variable of an expression. */
export interface Variable {
  readonly name: string;
  /** `*`: every item of a list or record on its own. */
  readonly explode: boolean;
  /** `:3`: how many characters of the value are written, 1 to 9999. */
  readonly prefix: number | undefined;
  /** Where the name stands in the template. */
  readonly index: number;
}

/** Whether a text is a varname. Three characters a step. */
export type IsName<Text extends string> = Text extends `${infer A}${infer B}${infer C}${infer Tail}`
  ? A | B | C extends Varchar
    ? Tail extends ""
      ? true
      : IsNameTail<Tail>
    : IsNameByOne<Text>
  : IsNameByOne<Text>;

type IsNameTail<Text extends string> = Text extends `.${infer Tail}` ? IsName<Tail> : IsName<Text>;

type IsNameByOne<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Varchar
    ? Tail extends ""
      ? true
      : IsNameTail<Tail>
    : IsNameByTriplet<Text>
  : false;

type IsNameByTriplet<Text extends string> = Text extends `%${Hexdig}${Hexdig}${string}`
  ? Text extends `%${infer _1}${infer _2}${infer Tail}`
    ? Tail extends ""
      ? true
      : IsNameTail<Tail>
    : false
  : false;

/** A varspec cut into its name and its modifier with the character that opens it. */
export type SplitVarspec<Text extends string> = Text extends `${infer Head}:${infer Digits}`
  ? Head extends `${infer Name}*${infer More}`
    ? [Name, `*${More}:${Digits}`]
    : [Head, `:${Digits}`]
  : Text extends `${infer Name}*${infer More}`
    ? [Name, `*${More}`]
    : [Text, ""];

/** Whether a text is a modifier, or none. */
export type IsModifier<Text extends string> = Text extends "" | "*"
  ? true
  : Text extends `:${infer Digits}`
    ? IsMaxLength<Digits>
    : false;

type IsMaxLength<Text extends string> = Text extends `${infer First}${infer Tail}`
  ? First extends Exclude<Digit, "0">
    ? Tail extends "" | Digit | `${Digit}${Digit}` | `${Digit}${Digit}${Digit}`
      ? true
      : false
    : false
  : false;

/** Whether a text is a varspec. */
export type IsVarspec<Text extends string> = Text extends `${string}${":" | "*"}${string}`
  ? SplitVarspec<Text> extends [infer Name extends string, infer Modifier extends string]
    ? IsModifier<Modifier> extends true
      ? IsName<Name>
      : false
    : false
  : IsName<Text>;

/** Why a text behind an operator is no variable-list, or nothing. */
export type VariableListFault<Text extends string, Before extends string> = string extends Text
  ? SyntaxFault | undefined
  : Text extends `${infer Spec},${infer Rest}`
    ? VarspecFault<Spec, Before, ","> extends infer Found extends Fault
      ? Found
      : VariableListFault<Rest, `${Before}${Spec},`>
    : VarspecFault<Text, Before, "}">;

/** The same for one varspec; `Next` is the character behind it. */
type VarspecFault<Text extends string, Before extends string, Next extends string> =
  SplitVarspec<Text> extends [infer Name extends string, infer Modifier extends string]
    ? NameFault<Name, Before, Modifier extends `${infer First}${string}` ? First : Next> extends infer Found extends
        Fault
      ? Found
      : IsModifier<Modifier> extends true
        ? undefined
        : SyntaxFault<"invalid-modifier", `${Before}${Name}`, Modifier>
    : never;

/** The first character of a name that cannot stand where it does. A "." needs a varchar on both sides. */
type NameFault<
  Text extends string,
  Before extends string,
  Next extends string,
> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Varchar
    ? NameTailFault<Tail, `${Before}${Head}`, Next>
    : TripletFault<Text, Head, Before, Next>
  : SyntaxFault<"invalid-variable", Before, Next>;

type TripletFault<
  Text extends string,
  Head extends string,
  Before extends string,
  Next extends string,
> = Text extends `%${Hexdig}${Hexdig}${string}`
  ? Text extends `%${infer High}${infer Low}${infer Tail}`
    ? NameTailFault<Tail, `${Before}%${High}${Low}`, Next>
    : never
  : SyntaxFault<"invalid-variable", Before, Head>;

type NameTailFault<Text extends string, Before extends string, Next extends string> = Text extends ""
  ? undefined
  : Text extends `.${infer Tail}`
    ? NameFault<Tail, `${Before}.`, Next>
    : NameFault<Text, Before, Next>;

const isVarchar = /* @__PURE__ */ bitsByCharacter([[1, varchar]]);

/** Whether a character code is one of a varchar that is no triplet. */
export const isVarcharCode = (code: number): boolean => code < 128 && isVarchar[code] === 1;

/** Where the varchars or the triplet at an index end; the index itself when there is none. */
const varcharEnd = (text: string, from: number): number => {
  let index = from;
  for (;;) {
    const code = text.charCodeAt(index);
    if (isVarcharCode(code)) index++;
    else if (code === 37 && isTriplet(text, index)) index += 3;
    else return index;
  }
};

/** Where a name ends; as a negative number, less one, the index of the character that cannot stand where it does. */
const nameEnd = (text: string, from: number): number => {
  let index = from;
  for (;;) {
    const end = varcharEnd(text, index);
    if (end === index) return -1 - index;
    const next = text[end];
    if (next === "," || next === "*" || next === ":" || next === "}") return end;
    if (next !== ".") return -1 - end;
    index = end + 1;
  }
};

/** The number of max-length, or nothing when the text is none. */
const maxLength = (text: string): number | undefined => {
  if (text === "" || text.length > 4 || text[0] === "0") return undefined;
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const figure = text.charCodeAt(index) - 48;
    if (figure < 0 || figure > 9) return undefined;
    value = value * 10 + figure;
  }
  return value;
};

/** The variables from an index up to the "}" at `close`, or why they are no variable-list. */
export const parseVariableList = (text: string, from: number, close: number): readonly Variable[] | SyntaxFault => {
  const variables: Variable[] = [];
  for (let index = from; ; index++) {
    const end = nameEnd(text, index);
    if (end < 0) return syntaxFault("invalid-variable", text, -1 - end);
    let specEnd = end;
    while (specEnd < close && text[specEnd] !== ",") specEnd++;
    const modifier = text.slice(end, specEnd);
    const explode = modifier === "*";
    const prefix = modifier[0] === ":" ? maxLength(modifier.slice(1)) : undefined;
    if (modifier !== "" && !explode && prefix === undefined)
      return syntaxFault("invalid-modifier", text, end, modifier);
    const variable: Variable = { name: text.slice(index, end), explode, prefix, index };
    variables.push(variable);
    if (specEnd === close) return variables;
    index = specEnd;
  }
};
