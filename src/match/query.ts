import { percentDecode } from "../grammar/percent-encode.js";
import { type Params, ParamsValue } from "../uri/params.js";
import type { QueryOptions } from "../uri/query-value.js";
import { isUri } from "../uri/uri.js";
import { type Decoded, type Read, type Reader, read } from "./codec.js";
import { pattern, type Selections, type UriPattern } from "./pattern.js";

/** What reads all the values of a key: {@link maybe} and {@link every} make them. */
export interface ManyReader<out Value> {
  readonly decodeAll: (
    texts: readonly string[],
  ) => { readonly ok: true; readonly value: Value } | { readonly ok: false };
}

/** What a key of the query is held to: a value that it has, or what reads its value or values. */
export type KeyPattern = string | Reader | ManyReader<unknown>;

/** Keys with what they are held to. */
export type KeyPatterns = Readonly<Record<string, KeyPattern>>;

/** What a key selects. */
export type DecodedKey<From> = From extends ManyReader<infer Value> ? Value : Decoded<From>;

/** What the keys of a query select: each but those that are held to one text. */
export type SelectedKeys<Keys> = {
  readonly [Key in keyof Keys as Keys[Key] extends string ? never : Key]: DecodedKey<Keys[Key]>;
};

/**
 * A codec that takes every text as it is.
 *
 * @example
 * text.decode("a"); // => { ok: true, value: "a" }
 */
export const text = {
  decode: (given: string): { readonly ok: true; readonly value: string } => ({ ok: true, value: given }),
} as const;

const many = <Value>(read: (texts: readonly string[]) => Read<Value> | undefined): ManyReader<Value> => ({
  decodeAll: (texts) => {
    const result = read(texts);
    return result === undefined ? { ok: false } : { ok: true, value: result.value };
  },
});

/**
 * A key that may be missing, and gives `undefined` then. A value that the reader refuses still does not match.
 *
 * @example
 * import { match } from "ts-pattern";
 * const words = match(parse("/search")).with(query({ q: maybe(text) }), ({ q }) => q ?? "nothing").otherwise(() => "");
 * words; // => "nothing"
 */
export const maybe = <Value>(reader: Reader<Value>): ManyReader<Value | undefined> =>
  many<Value | undefined>((texts) => {
    const [first] = texts;
    if (first === undefined) return { value: undefined };
    return texts.length === 1 ? read(reader, first) : undefined;
  });

/**
 * A key that may be repeated or missing, and gives all its values in order, as an array.
 *
 * @example
 * import { match } from "ts-pattern";
 * const tags = match(parse("/?tag=a&tag=b")).with(query({ tag: every(text) }), ({ tag }) => tag).otherwise(() => []);
 * tags; // => ["a", "b"]
 */
export const every = <Value>(reader: Reader<Value>): ManyReader<readonly Value[]> =>
  many((texts) => {
    const values: Value[] = [];
    for (const given of texts) {
      const result = read(reader, given);
      if (result === undefined) return undefined;
      values.push(result.value);
    }
    return { value: Object.freeze(values) };
  });

/** The value of a key, or nothing when the key does not fit. */
const readKey = (held: Exclude<KeyPattern, string>, texts: readonly string[]): Read<unknown> | undefined => {
  if ("decodeAll" in held) {
    const result = held.decodeAll(texts);
    return result.ok ? result : undefined;
  }
  const [first] = texts;
  return first !== undefined && texts.length === 1 ? read(held, first) : undefined;
};

const paramsOf = (value: unknown): Params | undefined => {
  if (isUri(value)) return value.params;
  if (ParamsValue.is(value)) return value;
  return typeof value === "string" || value === undefined ? new ParamsValue(value, () => undefined) : undefined;
};

const select = (keys: KeyPatterns, params: Params): Selections | undefined => {
  // A piece that is not UTF-8 is handed out as its raw text, which is data in no other query.
  const hasForeign = percentDecode(params.toString()) === undefined;
  const into: Record<string, unknown> = {};
  for (const key of Object.keys(keys)) {
    const held = keys[key];
    const texts = params.getAll(key);
    if (held === undefined || (hasForeign && texts.some((given) => percentDecode(given) === undefined)))
      return undefined;
    if (typeof held === "string") {
      if (texts.length !== 1 || texts[0] !== held) return undefined;
      continue;
    }
    const result = readKey(held, texts);
    if (result === undefined) return undefined;
    into[key] = result.value;
  }
  return into;
};

/**
 * A pattern of the query: of a `Uri`, of the pairs at its key `params`, or of the text at its key `query`.
 *
 * Each key is held to a text, which it must have, or to what reads its value, which is then selected under the name of
 * the key: a codec of `urigami/routes`, a Standard Schema that takes a string, {@link text}. Such a key occurs exactly
 * once; {@link maybe} lets it be missing, {@link every} takes all its values. Other keys do not count. `options` read the
 * query of a form, or one with ";" between pairs.
 *
 * Nothing of the type of the query gets narrower. A value that is not UTF-8 does not match.
 *
 * @example
 * import { match } from "ts-pattern";
 * const page = match(parse("/list?page=2&debug"))
 *   .with(query({ page: text }), ({ page }) => page)
 *   .otherwise(() => "1");
 * page; // => "2"
 * @see RFC 3986 section 3.4
 */
export const query = <const Keys extends KeyPatterns>(
  keys: Keys,
  options?: QueryOptions,
): UriPattern<{ readonly query: string | undefined }, SelectedKeys<Keys>> =>
  pattern(
    (value) => {
      const params = paramsOf(value);
      return params && select(keys, options === undefined ? params : params.as(options));
    },
    Object.keys(keys).filter((key) => typeof keys[key] !== "string"),
  );
