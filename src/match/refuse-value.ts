import { fault } from "../grammar/fault.js";
import { failureOf, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import { kindSentences } from "./sentences.js";

/** Refuses what a caller without a compiler may give; `said` is the sentence. */
export const refuseValue = (said: string): never => {
  throw new UriError(failureOf(kindSentences, fault("invalid-value", "reference", "", said), ""));
};

/** The text of a pattern. Throws `not-a-string` for anything else. */
export const requireText = (text: unknown): string => {
  if (typeof text === "string") return text;
  throw new UriError(failureOf(kindSentences, fault("not-a-string", "reference", "", nameOf(text)), ""));
};

/** An object that is no list; `of` says what is wanted, in words that start the sentence. */
export const requireRecord = <Given extends object>(value: Given, of: string): Given =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? value
    : refuseValue(`${of} are an object, not ${nameOf(value)}`);
