// What callers without a compiler may give: what a function does not take is refused in words, not by the engine.

import type { Component } from "../grammar/fault.js";
import { type Failure, UriError } from "./failure.js";
import { invalidValue } from "./scalar.js";

/** A text, or `invalid-value` thrown. */
export const requireText = (value: unknown, component: Component): string => {
  if (typeof value === "string") return value;
  throw new UriError(invalidValue(component, value));
};

/** Why a value is no object of options, or nothing; `undefined` stands for none. */
export const optionsFailure = (value: unknown): Failure | undefined =>
  value === undefined || (typeof value === "object" && value !== null)
    ? undefined
    : invalidValue("reference", value, " in the place of the options");

/** An object of options, or `invalid-value` thrown. */
export const requireOptions = <Options>(options: Options): Options => {
  const failure = optionsFailure(options);
  if (failure === undefined) return options;
  throw new UriError(failure);
};
