import { fault } from "../grammar/fault.js";
import { failureOf, UriError } from "../uri/failure.js";
import { patternSentences } from "./sentences.js";

/** What reads a value from decoded text: every codec of `urigami/routes` does. */
export interface Codec<out Value> {
  readonly decode: (text: string) => { readonly ok: true; readonly value: Value } | { readonly ok: false };
}

/** The part of a Standard Schema that is used here: https://standardschema.dev. It must not be asynchronous. */
export interface Schema<out Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Value> | Promise<SchemaResult<Value>>;
    readonly types?: { readonly input: unknown; readonly output: Value } | undefined;
  };
}

type SchemaResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/** What reads one text: a codec, or a Standard Schema that takes a string. */
export type Reader<Value = unknown> = Codec<Value> | Schema<Value>;

/** What a reader gives. */
export type Decoded<From> =
  From extends Codec<infer Value>
    ? Value
    : From extends { readonly "~standard": { readonly types?: { readonly output: infer Value } | undefined } }
      ? Value
      : never;

/** A value that was read. An object of its own, since `undefined` is a value too. */
export interface Read<out Value> {
  readonly value: Value;
}

/** The value that a reader gives for a text, or nothing when the reader refuses it. */
export const read = <Value>(reader: Reader<Value>, text: string): Read<Value> | undefined => {
  if ("decode" in reader) {
    const result = reader.decode(text);
    return result.ok ? result : undefined;
  }
  const result = reader["~standard"].validate(text);
  if (result instanceof Promise) {
    throw new UriError(failureOf(patternSentences, fault("async-schema", "reference", ""), ""));
  }
  return result.issues === undefined ? result : undefined;
};
