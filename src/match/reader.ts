import { fault } from "../grammar/fault.js";
import type { StandardSchema } from "../routes/standard-schema.js";
import { failureOf, UriError } from "../uri/failure.js";
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

/** The value that a reader gives for a text, or nothing when the reader refuses it. */
export const readWith = (reader: Reader, text: string): Value | undefined => {
  if ("read" in reader) {
    const value = reader.read(text);
    return value === undefined ? undefined : { value };
  }
  const result = reader["~standard"].validate(text);
  if (result instanceof Promise) {
    throw new UriError(failureOf(patternSentences, fault("async-schema", "reference", ""), ""));
  }
  return result.issues === undefined ? result : undefined;
};
