// literals = %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E
//          / ucschar / iprivate / pct-encoded        RFC 6570 section 2.1; erratum 6937 adds "'"
// The type level sees every character of ASCII. Past ASCII it takes all, as it cannot list them; the function refuses
// what is neither ucschar nor iprivate (RFC 3987 section 2.2).

import type { Chars, Control } from "../abnf/charset.js";
import { bitsByCharacter } from "../abnf/charset.js";
import { genDelims, subDelims, unreserved } from "../grammar/characters.js";
import { type Fault, fault } from "../grammar/fault.js";
import { isTriplet, type PctEncodedFault } from "../grammar/pct-encoded.js";
import type { TemplateCode } from "../uri/codes.js";

/** The fault of a template, whose text is no URI yet: it points at the whole. */
export type SyntaxFault<
  Code extends TemplateCode = TemplateCode,
  Before extends string = string,
  Character extends string = string,
> = Fault<Code, "reference", Before, Character>;

/** The characters of ASCII that stand nowhere in a template, but for the braces. */
export type NoLiteral = Control | Chars<' "<>\\^`|'>;

/** A text cut before the first character of a set: the part before it, and the character, `""` when there is none. */
type Until<
  Text extends string,
  Set extends string,
  Inside extends string = "",
> = Text extends `${infer C1}${infer C2}${infer C3}${infer C4}${infer C5}${infer C6}${infer C7}${infer C8}${infer Tail}`
  ? Extract<C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8, Set> extends never
    ? Until<Tail, Set, `${Inside}${C1}${C2}${C3}${C4}${C5}${C6}${C7}${C8}`>
    : UntilOfRest<Text, Set, Inside>
  : UntilOfRest<Text, Set, Inside>;

type UntilOfRest<
  Text extends string,
  Set extends string,
  Inside extends string,
> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Set
    ? [Inside, Head]
    : UntilOfRest<Tail, Set, `${Inside}${Head}`>
  : [Inside, ""];

/** Why the text outside of braces is no literals, or nothing. */
export type LiteralsFault<Text extends string, Before extends string> = string extends Text
  ? SyntaxFault | undefined
  : Until<Text, NoLiteral | "}"> extends [infer Inside extends string, infer Outside extends string]
    ? PctEncodedFault<Inside, "reference", Before> extends infer Found extends Fault
      ? Found
      : OutsideFault<Outside, `${Before}${Inside}`>
    : never;

type OutsideFault<Outside extends string, Before extends string> = Outside extends ""
  ? undefined
  : Outside extends "}"
    ? SyntaxFault<"unopened-expression", Before, "}">
    : SyntaxFault<"invalid-character", Before, Outside>;

const literal = /* @__PURE__ */ bitsByCharacter([[1, `${unreserved}${genDelims}${subDelims}`]]);

/** Whether a code point past ASCII is ucschar or iprivate. */
const isForeign = (code: number): boolean =>
  code < 0x10000
    ? code >= 0xa0 && !(code >= 0xd800 && code < 0xe000) && !(code >= 0xfdd0 && code < 0xfdf0) && code < 0xfff0
    : (code & 0xffff) < 0xfffe && !(code >= 0xe0000 && code < 0xe1000);

/** The fault at an index of a text. */
export const syntaxFault = <Code extends TemplateCode>(
  code: Code,
  text: string,
  at: number,
  character = text[at] ?? "",
): SyntaxFault<Code> => fault(code, "reference", text.slice(0, at), character);

/** The same for the characters of `text` from `from` to `to`. */
export const literalsFault = (text: string, from: number, to: number): LiteralsFault<string, string> => {
  for (let index = from; index < to; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (code < 128) {
      if (literal[code] === 1) continue;
      if (code === 125) return syntaxFault("unopened-expression", text, index);
      if (code !== 37) return syntaxFault("invalid-character", text, index);
      if (index + 2 >= to || !isTriplet(text, index)) return syntaxFault("invalid-percent-encoding", text, index);
      index += 2;
    } else if (isForeign(code)) {
      if (code > 0xffff) index++;
    } else return syntaxFault(code >= 0xd800 && code < 0xe000 ? "lone-surrogate" : "invalid-character", text, index);
  }
  return undefined;
};
