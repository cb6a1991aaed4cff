// Path keys of OpenAPI: "/users/{user-id}". Their names may have characters that a varname has not (RFC 6570 section 2.3).

import { UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import type { CheckTemplate } from "./check-template.js";
import { headFailure, templateFailure } from "./failure.js";
import { headFault } from "./head-shape.js";
import { syntaxFault } from "./literals.js";
import { isOperator, type Operator } from "./operator.js";
import { isSyntaxFault, type Part, parseTemplate } from "./parse-template.js";
import type { Template } from "./template.js";
import { makeTemplate } from "./template-value.js";
import { isVarcharCode, type Varchar } from "./variable-list.js";

/** A path key with "_" for every character of a name that a varname cannot have: what is checked in its place. */
type Renamed<
  Text extends string,
  Done extends string = "",
> = Text extends `${infer Literals}{${infer Inside}}${infer Rest}`
  ? Renamed<Rest, `${Done}${Literals}{${RenamedName<Inside>}}`>
  : `${Done}${Text}`;

type RenamedName<Inside extends string> = Inside extends `${infer First}${infer Tail}`
  ? First extends Operator
    ? `${First}${Underscored<Tail>}`
    : Underscored<Inside>
  : Inside;

type Underscored<Name extends string, Done extends string = ""> = Name extends `${infer Head}${infer Tail}`
  ? Underscored<Tail, `${Done}${Head extends Varchar ? Head : "_"}`>
  : Done;

/** The literal itself when it is a path key, otherwise the sentence that says why not. */
export type CheckOpenApi<Text extends string> =
  {} extends Record<Text, 1>
    ? Text
    : CheckTemplate<Renamed<Text>> extends infer Said
      ? Said extends Renamed<Text>
        ? Text
        : Said
      : never;

const renamed = (text: string): string => {
  let done = "";
  let from = 0;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", from)) {
    const close = text.indexOf("}", open);
    if (close < 0) break;
    const start = isOperator(text[open + 1] ?? "") ? open + 2 : open + 1;
    done += text.slice(from, start);
    for (let index = start; index < close; index++) done += isVarcharCode(text.charCodeAt(index)) ? text[index] : "_";
    from = close;
  }
  return done + text.slice(from);
};

/** The parts with the names that the key has. */
const namedAs = (text: string, parts: readonly Part[]): readonly Part[] =>
  parts.map((part) =>
    typeof part === "string"
      ? part
      : {
          ...part,
          variables: part.variables.map((variable) => ({
            ...variable,
            name: text.slice(variable.index, variable.index + variable.name.length),
          })),
        },
  );

/**
 * The template of a path key of OpenAPI. Names that RFC 6570 does not allow, such as "user-id", are renamed for it
 * inside; outside, values go by the names of the key, and `text` is the key.
 *
 * @throws {UriError} when a brace is not closed, or a name is empty.
 * @example
 * fromOpenApi("/users/{user-id}").expand({ "user-id": 42 }).href; // => "/users/42"
 * fromOpenApi("/users/{user-id}").match("/users/42"); // => { "user-id": "42" }
 * @see RFC 6570 section 2.3
 */
export const fromOpenApi = <const Text extends string>(
  text: CheckOpenApi<Text>,
): Template<{} extends Record<Text, 1> ? string : Text, {}, "openapi"> => {
  if (typeof text !== "string")
    throw new UriError(templateFailure(syntaxFault("not-a-string", "", 0, nameOf(text)), ""));
  const inside = renamed(text);
  const parts = parseTemplate(inside);
  if (isSyntaxFault(parts)) throw new UriError(templateFailure(parts, text));
  const found = headFault(inside);
  if (found !== undefined) throw new UriError(headFailure(found, text));
  return makeTemplate(text, namedAs(text, parts)) as object as ReturnType<typeof fromOpenApi<Text>>;
};
