import { type Codec, readText } from "./codec.js";
import type { InputOf, OutputOf, StandardSchema } from "./standard-schema.js";

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const isJson = (value: unknown, above: readonly unknown[] = []): value is Json => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || above.includes(value)) return false;
  const path = [...above, value];
  if (Array.isArray(value)) return value.every((item) => isJson(item, path));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((item) => isJson(item, path));
};

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text, (_, value: Json) => Object.freeze(value));
  } catch {
    return undefined;
  }
};

/** The codec {@link json}: a codec as it is, and a function that makes one which a schema judges. */
export interface JsonCodec extends Codec<Json> {
  <Schema extends StandardSchema>(schema: Schema): Codec<OutputOf<Schema>, InputOf<Schema>>;
}

const plain: Codec<Json> = {
  takes: "JSON",
  read: parse,
  write: (value) => (isJson(value) ? JSON.stringify(value) : undefined),
};

const judged = (schema: StandardSchema): Codec<unknown> => ({
  takes: "JSON that its schema takes",
  read: (text) => {
    const value = parse(text);
    const asText: StandardSchema = schema;
    const read = value === undefined ? undefined : readText(asText, value as string);
    return read !== undefined && "value" in read ? read.value : undefined;
  },
  write: (value) => (isJson(value) ? JSON.stringify(value) : undefined),
});

/**
 * Any JSON value as text, frozen when it is read. What JSON cannot say (`undefined`, `NaN`, a class, a cycle) is refused.
 * `json(schema)` also asks a Standard Schema.
 *
 * @example
 * const app = routes({ map: route("/map{?view}", { view: json }) });
 * app.to.map({ view: { zoom: 3 } }).href; // => "/map?view=%7B%22zoom%22:3%7D"
 */
export const json: JsonCodec = /* @__PURE__ */ Object.assign(judged as object as JsonCodec, plain);
