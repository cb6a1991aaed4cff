// What callers without a compiler may give: what a function does not take is refused in words, not by the engine.

import type { Component } from "../grammar/fault.js";
import { type Failure, UriError } from "./failure.js";
import { invalidValue } from "./scalar.js";

/** A text, or `invalid-value` thrown. */
export const requireText = (value: unknown, component: Component): string => {
  if (typeof value === "string") return value;
  throw new UriError(invalidValue(component, value));
};

/** Whether an option is left out or has one of its values: a value that nobody knows would ask for nothing. */
export const isOneOf = (value: unknown, values: readonly string[]): boolean =>
  value === undefined || (typeof value === "string" && values.includes(value));

/**
 * Why a value is no object of options, or nothing; `undefined` stands for none. `key` names an option that has one of
 * `values`.
 */
export const optionsFailure = (value: unknown, key = "", values: readonly string[] = []): Failure | undefined => {
  if (value === undefined) return undefined;
  if (typeof value !== "object" || value === null) {
    return invalidValue("reference", value, " in the place of the options");
  }
  const given: unknown = key === "" ? undefined : Reflect.get(value, key);
  return isOneOf(given, values) ? undefined : invalidValue("reference", given, ` as the ${key}`);
};

/** An object of options, or `invalid-value` thrown. */
export const requireOptions = <Options>(options: Options, key?: string, values?: readonly string[]): Options => {
  const failure = optionsFailure(options, key, values);
  if (failure === undefined) return options;
  throw new UriError(failure);
};
