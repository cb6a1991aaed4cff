// Expansion: RFC 6570 section 3.

import { failedWith, successOf } from "../uri/attempt.js";
import { type Failure, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import type { CheckSyntax } from "./check-template.js";
import { paramFailure, templateFailure, valuesFailure } from "./failure.js";
import { syntaxFault } from "./literals.js";
import { isSyntaxFault, parseTemplate } from "./parse-template.js";
import { isTemplate, writeText } from "./template-value.js";
import { isValues, type TemplateValues } from "./values.js";
import { planOf, type ValueFault, writeTemplate } from "./write-template.js";

/** A template of any text, told by what all have. */
interface AnyTemplate {
  readonly text: string;
  readonly variables: readonly PropertyKey[];
  match(uri: never): unknown;
}

const expandText = (of: unknown, values: unknown): string | Failure => {
  let written: string | ValueFault;
  if (typeof of === "string") {
    const parts = parseTemplate(of);
    if (isSyntaxFault(parts)) return templateFailure(parts, of);
    if (!isValues(values)) return valuesFailure(values, of);
    written = writeTemplate(planOf(parts), values);
  } else if (isTemplate(of)) {
    if (!isValues(values)) return valuesFailure(values, of.text);
    written = writeText(of, values);
  } else return templateFailure(syntaxFault("not-a-string", "", 0, nameOf(of)), "");
  return typeof written === "string" ? written : paramFailure(written.code, written.param, "reference", String(of));
};

/**
 * The expansion of a URI template to the letter of RFC 6570, levels 1 to 4: text in, text out.
 *
 * A variable without a value (`undefined`, `null`, an empty list or record) is left out. Objects keep the order of
 * their keys; a `Map` and pairs have one of their own. A prefix counts code points, and under "+" and "#" a triplet as
 * one. The result need not be a URI: for links use {@link template}, which also holds values to their places. A
 * template made by it can stand in place of the text, so that the text is read once.
 *
 * @throws {UriError} when the template is malformed (`index` says where), and for values without a text: a lone
 * surrogate, `NaN`, a nested list, a list or record with a prefix.
 * @example
 * expand("/search{?q,lang}", { q: "cats & dogs", lang: "en" }); // => "/search?q=cats%20%26%20dogs&lang=en"
 * expand("{/path*}", { path: ["a", "b/c"] }); // => "/a/b%2Fc"
 * expand("/a/{b" as string, {}); // throws: nothing closes it, at 3
 * @see RFC 6570 section 3
 */
export const expand = <const Text extends string>(
  text: CheckSyntax<Text> | AnyTemplate,
  values: TemplateValues,
): string => {
  const expanded = expandText(text, values);
  if (typeof expanded === "string") return expanded;
  throw new UriError(expanded);
};

/** What {@link safeExpand} returns. */
export type ExpandResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: Failure };

/**
 * The same as {@link expand}, with the failure as a value.
 *
 * @example
 * const result = safeExpand("{=b}", {});
 * result.ok ? "" : result.error.code; // => "reserved-operator"
 * @see RFC 6570 section 3
 */
export const safeExpand = (text: string | AnyTemplate, values: TemplateValues): ExpandResult => {
  const expanded = expandText(text, values);
  return typeof expanded === "string" ? successOf(expanded) : failedWith(expanded);
};
