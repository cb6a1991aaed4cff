import type { CharacterSet } from "../grammar/characters.js";
import { type Component, fault } from "../grammar/fault.js";
import { percentEncode } from "../grammar/percent-encode.js";
import { type Failure, failureOf } from "./failure.js";
import { valueSentences } from "./sentences.js";

/** What stands for itself as text. `NaN`, `Infinity` and numbers that print with an exponent have no spelling. */
export type Scalar = string | number | bigint | boolean;

/** How a value that is refused is named in a sentence: its type, never its content. */
export const nameOf = (value: unknown): string =>
  value === null || typeof value === "number" ? `${value}` : Array.isArray(value) ? "an array" : typeof value;

/** The failure of a value that a component does not take. `role` says what it was given as, where that is not plain. */
export const invalidValue = (component: Component, value: unknown, role = ""): Failure =>
  failureOf(valueSentences, fault("invalid-value", component, "", nameOf(value) + role), "");

/** The text of a scalar, or the failure that says why there is none. */
export const scalarText = (value: unknown, component: Component): string | Failure => {
  if (typeof value === "string") return value;
  const text = typeof value === "object" ? "" : String(value);
  const isNumber =
    typeof value === "number" ? Number.isFinite(value) && !text.includes("e") : typeof value === "bigint";
  return isNumber || typeof value === "boolean" ? text : invalidValue(component, value);
};

/** Data as text of a component, everything outside the set percent-encoded; a failure for a lone surrogate. */
export const encodeData = (data: string, set: CharacterSet, component: Component): string | Failure => {
  const encoded = percentEncode(data, set);
  return typeof encoded === "string"
    ? encoded
    : failureOf(valueSentences, fault("lone-surrogate", component, data.slice(0, encoded)), data);
};

/** A scalar as text of a component. */
export const encodeScalar = (value: unknown, set: CharacterSet, component: Component): string | Failure => {
  // Nearly every value is a text that stands for itself.
  if (typeof value === "string" && !set.outside.test(value)) return value;
  const text = scalarText(value, component);
  return typeof text === "string" ? encodeData(text, set, component) : text;
};
