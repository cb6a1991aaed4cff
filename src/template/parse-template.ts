// URI-Template = *( literals / expression )              RFC 6570 section 2
// expression   = "{" [ operator ] variable-list "}"      section 2.2

import type { Fault } from "../grammar/fault.js";
import { type LiteralsFault, literalsFault, type SyntaxFault, syntaxFault } from "./literals.js";
import { isOperator, type Operator, type ReservedOperator, reservedOperators } from "./operator.js";
import { parseVariableList, type Variable, type VariableListFault } from "./variable-list.js";

/** What stands between braces. */
export interface Expression {
  readonly operator: Operator;
  readonly variables: readonly Variable[];
  /** Where the "{" stands in the template. */
  readonly index: number;
}

/** A piece of a template: literals as raw text, never empty, or an expression. */
export type Part = string | Expression;

/** Why a text is no template: the fault that stands first in it, or nothing. */
export type TemplateFault<Text extends string, Before extends string = ""> = string extends Text
  ? SyntaxFault | undefined
  : Text extends `${infer Literals}{${infer Tail}`
    ? LiteralsFault<Literals, Before> extends infer Found extends Fault
      ? Found
      : Tail extends `${infer Inside}}${infer Rest}`
        ? ExpressionFault<Inside, `${Before}${Literals}{`, `${Before}${Literals}`> extends infer Found extends Fault
          ? Found
          : TemplateFault<Rest, `${Before}${Literals}{${Inside}}`>
        : SyntaxFault<"unclosed-expression", `${Before}${Literals}`, "{">
    : LiteralsFault<Text, Before>;

type ExpressionFault<Text extends string, Before extends string, BeforeBrace extends string> = Text extends ""
  ? SyntaxFault<"empty-expression", BeforeBrace, "{">
  : Text extends `${infer First}${infer Tail}`
    ? First extends ReservedOperator
      ? SyntaxFault<"reserved-operator", Before, First>
      : First extends Operator
        ? VariableListFault<Tail, `${Before}${First}`>
        : VariableListFault<Text, Before>
    : never;

/** Whether `parseTemplate` refused the text. */
export const isSyntaxFault = (parsed: readonly Part[] | SyntaxFault): parsed is SyntaxFault => "code" in parsed;

/** The parts of a template, or the fault that stands first in it. Linear in the text. */
export const parseTemplate = (text: string): readonly Part[] | NonNullable<TemplateFault<string>> => {
  const parts: Part[] = [];
  let index = 0;
  for (;;) {
    const open = text.indexOf("{", index);
    const end = open < 0 ? text.length : open;
    const inLiterals = literalsFault(text, index, end);
    if (inLiterals !== undefined) return inLiterals;
    if (end > index) parts.push(text.slice(index, end));
    if (open < 0) return parts;
    const close = text.indexOf("}", open);
    if (close < 0) return syntaxFault("unclosed-expression", text, open);
    if (close === open + 1) return syntaxFault("empty-expression", text, open);
    const first = text[open + 1] ?? "";
    if (reservedOperators.includes(first)) return syntaxFault("reserved-operator", text, open + 1);
    const operator = isOperator(first) ? first : "";
    const variables = parseVariableList(text, open + 1 + operator.length, close);
    if ("code" in variables) return variables;
    parts.push({ operator, variables, index: open });
    index = close + 1;
  }
};
