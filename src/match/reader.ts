import { fault } from "../grammar/fault.js";
import { isLater } from "../routes/codec.js";
import type { StandardSchema } from "../routes/standard-schema.js";
import { failureOf, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import { refuseValue } from "./refuse-value.js";
import { patternSentences } from "./sentences.js";

/** What makes a value of decoded text, or `undefined` to refuse it: the reading half of a codec of `urigami/routes`. */
export interface TextReader<out Value> {
  readonly read: (text: string) => Value | undefined;
}

/** What reads one text: a codec of `urigami/routes`, or a Standard Schema that takes a string and answers at once. */
export type Reader<Value = unknown> = TextReader<Value> | StandardSchema<unknown, Value>;

/** What a reader gives. */
export type ReadBy<From> = From extends { readonly read: (text: string) => infer Value }
  ? Exclude<Value, undefined>
  : From extends { readonly "~standard": { readonly types?: { readonly output: infer Value } | undefined } }
    ? Value
    : never;

/** A value that was read. An object of its own, since `undefined` is a value of a schema. */
export interface Value {
  readonly value: unknown;
}

/** Whether a value reads one text. */
export const isReader = (value: unknown): value is Reader => {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return false;
  if ("read" in value) return typeof value.read === "function";
  if (!("~standard" in value)) return false;
  const standard = value["~standard"];
  return typeof standard === "object" && standard !== null && "validate" in standard;
};

/** What is said of a value that is no reader. */
export const notReader = (value: unknown): string =>
  `is an object with \`read\`, or a Standard Schema, not ${nameOf(value)}`;

/** Throws for an answer that comes later. */
const requireNow = (answer: unknown): void => {
  if (isLater(answer)) throw new UriError(failureOf(patternSentences, fault("async-schema", "reference", ""), ""));
};

const readUnsafe = (reader: Reader, text: string): Value | undefined => {
  if ("read" in reader) {
    const value: unknown = reader.read(text);
    requireNow(value);
    return value === undefined ? undefined : { value };
  }
  const result: unknown = reader["~standard"].validate(text);
  requireNow(result);
  if (typeof result !== "object" || result === null) return undefined;
  const isGood = !("issues" in result) || result.issues === undefined;
  return isGood ? { value: "value" in result ? result.value : undefined } : undefined;
};

/** The value that a reader gives for a text, or nothing when the reader refuses it. What it throws is no `TypeError` of ours. */
export const readWith = (reader: Reader, text: string): Value | undefined => {
  try {
    return readUnsafe(reader, text);
  } catch (error) {
    if (error instanceof UriError) throw error;
    return refuseValue(`a reader throws: ${error instanceof Error ? error.message : typeof error}`);
  }
};
