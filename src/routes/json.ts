import { nameOf } from "../uri/scalar.js";
import { type Codec, isCodec, isSchema, readBy } from "./codec.js";
import { refuseValue } from "./route-failure.js";
import type { InputOf, OutputOf, StandardSchema } from "./standard-schema.js";

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whether JSON can say a value; `above` are the objects that hold it, which it must not hold itself. */
const isJson = (value: unknown, above: Set<unknown> = new Set()): value is Json => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || above.has(value)) return false;
  const isList = Array.isArray(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isList && prototype !== Object.prototype && prototype !== null) return false;
  above.add(value);
  // A hole in an array would be written as null: `Array.from` makes it undefined, which is refused.
  for (const item of isList ? Array.from<unknown>(value) : Object.values(value)) if (!isJson(item, above)) return false;
  above.delete(value);
  return true;
};

const parse = (text: string): Json | undefined => {
  try {
    // Minus zero is written as zero; "1e999" is no number that can be written.
    const value: Json = JSON.parse(text, (_, part: Json) => (part === 0 ? 0 : Object.freeze(part)));
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The codec {@link json}: a codec as it is, and a function that makes one which a schema judges. */
export interface JsonCodec extends Codec<Json> {
  <Schema extends StandardSchema>(schema: Schema): Codec<OutputOf<Schema>, InputOf<Schema>>;
}

const write = (value: unknown): string | undefined => (isJson(value) ? JSON.stringify(value) : undefined);

const plain: Codec<Json> = { takes: "JSON", read: parse, write };

const judged = (schema: StandardSchema): Codec<unknown> => {
  if (!isCodec(schema) || !isSchema(schema))
    return refuseValue(`a Standard Schema is wanted here, not ${nameOf(schema)}`);
  return Object.freeze<Codec<unknown>>({
    takes: "JSON that its schema takes",
    read: (text) => {
      const value = parse(text);
      const read = value === undefined ? undefined : readBy(schema, value);
      return read !== undefined && "value" in read ? read.value : undefined;
    },
    write,
  });
};

/**
 * Any JSON value as text, frozen when it is read. What JSON cannot say (`undefined`, `NaN`, a class, a cycle) is refused, as
 * is the text of a number too large for one. Minus zero is read as zero.
 * `json(schema)` also asks a Standard Schema.
 *
 * @example
 * const app = routes({ map: route("/map{?view}", { view: json }) });
 * app.to.map({ view: { zoom: 3 } }).href; // => "/map?view=%7B%22zoom%22:3%7D"
 */
export const json: JsonCodec = /* @__PURE__ */ Object.freeze(Object.assign(judged as object as JsonCodec, plain));
