import { percentDecode } from "../grammar/percent-encode.js";
import { hasBrokenTriplet } from "../grammar/scan.js";
import { withDefault } from "../routes/default-value.js";
import { type Params, ParamsValue } from "../uri/params.js";
import type { QueryOptions } from "../uri/query-value.js";
import { nameOf } from "../uri/scalar.js";
import { isUri } from "../uri/uri.js";
import { pattern, type Selections, type UriPattern } from "./pattern.js";
import { isReader, type ReadBy, type Reader, readWith, type TextReader, type Value } from "./reader.js";
import { refuseValue, requireRecord } from "./refuse-value.js";

/** A key that may be missing, and what stands for it then: what {@link maybe} makes, and `optional` of `urigami/routes`. */
export interface OptionalReader<out From extends Reader = Reader, out Otherwise = unknown> {
  readonly optional: From;
  readonly otherwise: Otherwise;
}

/** A key that may be repeated or missing: what {@link every} makes. */
export interface EachReader<out From extends Reader = Reader> {
  readonly each: From;
}

/** What a key of the query is held to: a value that it has, or what reads its value or values. */
export type KeyPattern = string | Reader | OptionalReader | EachReader;

/** Keys with what they are held to. */
export type KeyPatterns = Readonly<Record<string, KeyPattern>>;

/** What a key selects. */
export type ReadByKey<From> =
  From extends OptionalReader<infer Inner, infer Otherwise>
    ? ReadBy<Inner> | Otherwise
    : From extends EachReader<infer Inner>
      ? readonly ReadBy<Inner>[]
      : ReadBy<From>;

/** What the keys of a query select: each but those that are held to one text. */
export type SelectedKeys<Keys> = {
  readonly [Key in keyof Keys as Keys[Key] extends string ? never : Key]: ReadByKey<Keys[Key]>;
};

/**
 * A reader that takes every text as it is.
 *
 * @example
 * text.read("a"); // => "a"
 */
export const text: TextReader<string> = /* @__PURE__ */ Object.freeze({ read: (given: string) => given });

/**
 * A key that may be missing, and the value that stands for it then. A value that the reader refuses still does not match.
 *
 * @example
 * import { match } from "ts-pattern";
 * const words = match(parse("/search")).with(query({ q: maybe(text, "nothing") }), ({ q }) => q).otherwise(() => "");
 * words; // => "nothing"
 */
export const maybe = <const From extends Reader, const Rest extends readonly [otherwise?: unknown]>(
  reader: From,
  ...[otherwise]: Rest
): OptionalReader<From, Rest[0]> => withDefault(reader, otherwise);

/**
 * A key that may be repeated or missing, and gives all its values in order, as an array.
 *
 * @example
 * import { match } from "ts-pattern";
 * const tags = match(parse("/?tag=a&tag=b")).with(query({ tag: every(text) }), ({ tag }) => tag).otherwise(() => []);
 * tags; // => ["a", "b"]
 */
export const every = <const From extends Reader>(reader: From): EachReader<From> => Object.freeze({ each: reader });

const readEach = (reader: Reader, texts: readonly string[]): Value | undefined => {
  const values: unknown[] = [];
  for (const given of texts) {
    const result = readWith(reader, given);
    if (result === undefined) return undefined;
    values.push(result.value);
  }
  return { value: Object.freeze(values) };
};

const isKeyPattern = (held: unknown): held is KeyPattern => {
  if (typeof held === "string" || isReader(held)) return true;
  if (typeof held !== "object" || held === null) return false;
  return "each" in held ? isReader(held.each) : "optional" in held && isReader(held.optional);
};

/** A copy of the keys, each held to what it may be held to. */
const requireKeys = (keys: KeyPatterns): KeyPatterns => {
  const own: Record<string, KeyPattern> = Object.create(null);
  for (const [key, held] of Object.entries(requireRecord(keys, "the keys of a query"))) {
    if (key === "__proto__") refuseValue('"__proto__" is no name of a selection');
    else if (isKeyPattern(held)) own[key] = held;
    else refuseValue(`what "${key}" is held to is a text, a reader, \`maybe\` or \`every\`, not ${nameOf(held)}`);
  }
  return own;
};

/** The value of a key, or nothing when the key does not fit. */
const readKey = (held: Exclude<KeyPattern, string>, texts: readonly string[]): Value | undefined => {
  if ("each" in held) return readEach(held.each, texts);
  const [first] = texts;
  if (texts.length > 1) return undefined;
  if (!("optional" in held)) return first === undefined ? undefined : readWith(held, first);
  return first === undefined ? { value: held.otherwise } : readWith(held.optional, first);
};

const paramsOf = (value: unknown): Params | undefined => {
  if (isUri(value)) return value.params;
  if (ParamsValue.is(value)) return value;
  if (typeof value === "string" && hasBrokenTriplet(value)) return undefined;
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
  return Object.freeze(into);
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
): UriPattern<{ readonly query: string | undefined }, SelectedKeys<Keys>> => {
  const own = requireKeys(keys);
  if (options !== undefined) requireRecord(options, "the options of a query");
  return pattern(
    (value) => {
      const params = paramsOf(value);
      return params && select(own, options === undefined ? params : params.as(options));
    },
    Object.keys(own).filter((key) => typeof own[key] !== "string"),
  );
};
