import { type ShapeFault, shapeSentences } from "../entry/shape.js";
import { type Component, fault } from "../grammar/fault.js";
import type { ExpandCode, TemplateCode } from "../uri/codes.js";
import { type Entry, type Failure, failureOf } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import type { SyntaxFault } from "./literals.js";

// A sentence has no braces of its own: they hold its names.

/** The sentences for the text of a template: the same at compile time and at run time. */
export const templateSentences = {
  "unclosed-expression": [
    "{character} opens an expression, and nothing closes it, at {index} (RFC 6570 2.2)",
    "expression",
  ],
  "unopened-expression": [
    '{character} closes no expression, at {index}: write "%7D" for a brace in a literal (RFC 6570 2.1)',
    "literals",
  ],
  "empty-expression": ["there is no variable between the braces, at {index} (RFC 6570 2.2)", "variable-list"],
  "reserved-operator": ["{character} is no operator yet, it is reserved, at {index} (RFC 6570 2.2)", "operator"],
  "invalid-variable": [
    '{character} cannot stand here in the name of a variable, at {index}: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
    'varchar *( ["."] varchar )',
  ],
  "invalid-modifier": [
    '"{text}" is no modifier, at {index}: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
    '":" max-length / "*"',
  ],
  "invalid-character": ["{character} is not allowed in a template, at {index} (RFC 6570 2.1)", "literals"],
  "invalid-percent-encoding": [
    '"%" must be followed by two hexadecimal digits, in the template at {index}: write "%25" for a percent sign (RFC 6570 2.1)',
    '"%" HEXDIG HEXDIG',
  ],
  "lone-surrogate": ["half of a surrogate pair has no UTF-8, in the template at {index}", "well-formed text"],
  "not-a-string": ["the text of a template is wanted here, not {text}", "a string"],
} as const satisfies Record<TemplateCode, Entry>;

/** The section of each code, in RFC 6570. */
const sectionOf: Readonly<Partial<Record<TemplateCode, string>>> = {
  "unclosed-expression": "2.2",
  "empty-expression": "2.2",
  "reserved-operator": "2.2",
  "invalid-variable": "2.3",
  "invalid-modifier": "2.4",
};

/** Why a text is no template, for people. */
export const templateFailure = (found: SyntaxFault, text: string): Failure =>
  Object.assign(failureOf(templateSentences, found, text), { section: `RFC 6570 ${sectionOf[found.code] ?? "2.1"}` });

/** Why no link of a template has the shape of its scheme, for people. */
export const headFailure = (found: NonNullable<ShapeFault<string>>, text: string): Failure =>
  failureOf(shapeSentences, found, text);

/** What a value can be refused for. */
export type ParamCode =
  | ExpandCode
  | "dot-segment"
  | "empty-segment"
  | "path-like-authority"
  | "rootless-path"
  | "colon-in-first-segment"
  | "lone-surrogate"
  | "invalid-value"
  | "missing-host"
  | "port-out-of-range";

/** The sentences for values; `text` is the name of the variable. */
export const paramSentences = {
  "missing-param": ['there is no value for "{text}", which the template needs', "a value"],
  "unknown-param": ['there is no variable "{text}" in the template', "a variable of the template"],
  "ambiguous-template": [
    'nothing that a value could not hold ends "{text}": some expansions could be read in two ways, so this template cannot match',
    "an unambiguous template",
  ],
  "dot-segment": [
    'the value of "{text}" makes a segment "." or "..", which every reader of the path removes (RFC 3986 5.2.4 and 6.2.2)',
    'a segment that is not "." or ".."',
  ],
  "empty-segment": ['the value of "{text}" makes an empty segment (RFC 3986 3.3)', "a segment that is not empty"],
  "path-like-authority": [
    'the value of "{text}" makes a path that would be read as an authority (RFC 3986 3.3)',
    'a path that does not start with "//"',
  ],
  "rootless-path": [
    'the value of "{text}" would stand in the authority: what follows a host starts with "/", "?" or "#" (RFC 3986 3.2)',
    'a path that starts with "/"',
  ],
  "colon-in-first-segment": [
    'the value of "{text}" makes a ":" that would end a scheme: a base is given as a Uri, and a path with ":" starts with "/" (RFC 3986 4.2)',
    'a first segment without ":"',
  ],
  "misplaced-value": [
    'the value of "{text}" would not stay where the template has it: it would change which text is host, port, path, query or fragment (RFC 3986 3)',
    "a value that ends no part of the URI",
  ],
  "missing-host": [
    'the value of "{text}" makes a URI without a host, and its scheme needs one (RFC 9110 4.2.1)',
    "a host",
  ],
  "port-out-of-range": ['the value of "{text}" makes a port past 65535', "a port up to 65535"],
  "lone-surrogate": ['half of a surrogate pair has no UTF-8, in the value of "{text}"', "well-formed text"],
  "invalid-value": [
    'the value of "{text}" has no text: it is a string, a number that is written without an exponent, a bigint, a boolean, a list or a record of them; a prefix takes no list or record',
    "a string, a number, a bigint, a boolean, a list or a record",
  ],
} as const satisfies Record<ParamCode, Entry>;

const valuesSentences = {
  "invalid-value": ["the values of a template are an object by the names of its variables, not {text}", "an object"],
} as const satisfies Record<"invalid-value", Entry>;

/** Why something holds no values. */
export const valuesFailure = (given: unknown, template: string): Failure =>
  failureOf(valuesSentences, fault("invalid-value", "reference", "", nameOf(given)), template);

/** A failure that names the variable whose value was refused. */
export type ParamFailure = Failure & { readonly param: string };

/** Why the value of a variable was refused. */
export const paramFailure = (code: ParamCode, param: string, component: Component, template: string): ParamFailure =>
  Object.assign(failureOf(paramSentences, fault(code, component, "", param), template), { param });
