import { queryDataSet } from "../grammar/characters.js";
import { UriError } from "./failure.js";
import { mergeChanges, type QueryChange } from "./merge-query.js";
import { type Piece, piecesOf, separatorOf } from "./query-piece.js";
import {
  areAlike,
  type Flag,
  flag,
  type HrefOf,
  type QueryOptions,
  type QueryScalar,
  queryOptions,
  writePair,
} from "./query-value.js";
import { requireText } from "./require.js";
import { invalidValue } from "./scalar.js";

/** What a key of the query takes: one value, several (the key is repeated, `[]` drops it), or `undefined` (as it was). */
export type QueryValue = QueryScalar | readonly QueryScalar[] | undefined;

/** Keys of the query with their values, in order. */
export interface QueryRecord {
  readonly [key: string]: QueryValue;
}

/** What a query is given as: a record, pairs in order, the `Params` of a `Uri`, or a `URLSearchParams`. */
export type QueryInput = QueryRecord | Iterable<readonly [key: string, value: QueryValue]> | Params;

/**
 * The query of a `Uri` as an ordered multimap of decoded pairs. Immutable: `with`, `append` and `delete` return another
 * one, in which the text of every pair that they do not name stays as it was, so signed links survive.
 *
 * A piece that is not UTF-8 is handed out as its raw text. An empty piece (`a&&b`) is no pair.
 *
 * @example
 * const { params } = parse("https://example.com/?page=2&tag=a&tag=b&debug");
 * params.getAll("tag"); // => ["a", "b"]
 */
export interface Params extends Iterable<readonly [key: string, value: string]> {
  /** The text of the query; `undefined` when there is none. */
  readonly query: string | undefined;
  /** The number of pairs. */
  readonly size: number;
  /** The first value of a key; `""` when the key stands alone, `undefined` when it is missing. */
  get(key: string): string | undefined;
  /** Every value of a key, in order. */
  getAll(key: string): readonly string[];
  /** Whether a key is there, with a value when one is given. */
  has(key: string, value?: string): boolean;
  /** The keys in order, repeated ones as often as they occur. */
  keys(): IterableIterator<string>;
  /** The pairs in order; a key that stands alone has the value {@link flag}. A builder takes them back as they are. */
  entries(): IterableIterator<readonly [key: string, value: string | Flag]>;
  /** The pairs as an object without a prototype; a repeated key has all its values in an array. */
  toObject(): Readonly<Record<string, string | readonly string[]>>;
  /** The query with a key set: its first pair is replaced in place, its other pairs go; a new key comes last. */
  with(key: string, value: QueryValue): Params;
  /** The query with all pairs of the keys that are given set, each in place; `undefined` leaves a key as it was. */
  with(pairs: QueryInput): Params;
  /** The query with pairs of a key added behind the others. */
  append(key: string, value: QueryValue): Params;
  /** The query without the pairs of a key. */
  delete(key: string): Params;
  /** The same text read in another way: `form` for "+" as a space, `separator` for ";" between pairs. */
  as(options: QueryOptions): Params;
  /** The text of the query, `""` when there is none. */
  toString(): string;
}

/** A piece that is a pair. */
type Pair = Piece & { readonly key: string };

const textOf = (value: string | Flag): string => (value === flag ? "" : value);

const refuseQuery = (given: unknown): never => {
  throw new UriError(invalidValue("query", given));
};

/** Whether an object is a record: one with a class of its own keeps what it holds elsewhere. */
export const isRecord = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** The pairs of an input that is not the `Params` of a `Uri`, or nothing when it is a record. */
const pairsOf = (input: QueryInput): readonly (readonly [string, QueryValue])[] | undefined => {
  if (typeof input !== "object" || input === null) return refuseQuery(input);
  const { [Symbol.iterator]: iterator }: { readonly [Symbol.iterator]?: unknown } = input;
  if (typeof iterator !== "function") return isRecord(input) ? undefined : refuseQuery(input);
  return Array.from(input as Iterable<readonly [string, QueryValue]>, (pair) =>
    Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "string" ? pair : refuseQuery(pair),
  );
};

/** The texts of the pairs of one key. */
const writePairs = (
  name: string,
  value: QueryValue,
  hrefOf: HrefOf,
  options?: QueryOptions,
): string | readonly string[] => {
  const key = requireText(name, "query");
  if (!Array.isArray(value)) return value === undefined ? [] : writePair(key, value, hrefOf, options);
  return Array.from(value, (one) => writePair(key, one, hrefOf, options));
};

/** The class behind {@link Params}; nobody else makes one. */
export class ParamsValue implements Params {
  declare readonly query: string | undefined;
  readonly #options: QueryOptions;
  readonly #hrefOf: HrefOf;
  /** The pieces that are pairs, read when somebody asks: most queries are handed on as they are. */
  #pairs: readonly Pair[] | undefined;

  constructor(query: string | undefined, hrefOf: HrefOf, options: QueryOptions = {}) {
    this.query = query;
    this.#hrefOf = hrefOf;
    this.#options = options;
    Object.freeze(this);
  }

  static is(value: unknown): value is ParamsValue {
    return typeof value === "object" && value !== null && #options in value;
  }

  get size(): number {
    return this.#read().length;
  }

  get(key: string): string | undefined {
    const found = this.#read().find((pair) => pair.key === key);
    return found && textOf(found.value);
  }

  getAll(key: string): readonly string[] {
    const values: string[] = [];
    for (const pair of this.#read()) if (pair.key === key) values.push(textOf(pair.value));
    return Object.freeze(values);
  }

  has(key: string, value?: string): boolean {
    return this.#read().some((pair) => pair.key === key && (value === undefined || textOf(pair.value) === value));
  }

  *keys(): IterableIterator<string> {
    for (const { key } of this.#read()) yield key;
  }

  *entries(): IterableIterator<readonly [string, string | Flag]> {
    for (const { key, value } of this.#read()) yield Object.freeze([key, value] as const);
  }

  *[Symbol.iterator](): IterableIterator<readonly [string, string]> {
    for (const { key, value } of this.#read()) yield Object.freeze([key, textOf(value)] as const);
  }

  toObject(): Readonly<Record<string, string | readonly string[]>> {
    const object: Record<string, string | string[]> = Object.create(null);
    for (const [key, value] of this) {
      const found = object[key];
      if (Array.isArray(found)) found.push(value);
      else object[key] = found === undefined ? value : [found, value];
    }
    for (const value of Object.values(object)) Object.freeze(value);
    return Object.freeze(object);
  }

  with(key: string | QueryInput, value?: QueryValue): Params {
    const change =
      typeof key === "string"
        ? { pairs: value === undefined ? [] : [this.#pair(key, value)], text: undefined }
        : changeOf(key, this.#hrefOf, this.#options);
    if (change.pairs.length === 0) return this;
    return this.#with(mergeChanges(this.query ?? "", [change], this.#options));
  }

  append(key: string, value: QueryValue): Params {
    const [, texts] = this.#pair(key, value);
    if (texts.length === 0) return this;
    const added = typeof texts === "string" ? texts : texts.join(separatorOf(this.#options));
    return this.#with(this.query ? this.query + separatorOf(this.#options) + added : added);
  }

  delete(key: string): Params {
    return this.has(key) ? this.with(key, []) : this;
  }

  as(options: QueryOptions): Params {
    return new ParamsValue(this.query, this.#hrefOf, { ...this.#options, ...queryOptions(options) });
  }

  toString(): string {
    return this.query ?? "";
  }

  toJSON(): string {
    return this.toString();
  }

  /** The pairs as they are written under some options: what reads the same stays as it is. */
  pairsFor(options: QueryOptions): QueryChange["pairs"] {
    const isSame = areAlike(this.#options, options);
    return this.#read().map(({ key, value, text }) => {
      const [piece, ...others] = isSame ? [] : piecesOf(text, options);
      const isKept = isSame || (others.length === 0 && piece?.key === key && piece.value === value);
      return [key, isKept ? text : writePair(key, value, this.#hrefOf, options)];
    });
  }

  #read(): readonly Pair[] {
    this.#pairs ??= piecesOf(this.query, this.#options).filter((piece): piece is Pair => piece.key !== undefined);
    return this.#pairs;
  }

  #pair(key: string, value: QueryValue): QueryChange["pairs"][number] {
    return [key, writePairs(key, value, this.#hrefOf, this.#options)];
  }

  #with(query: string | undefined): Params {
    return new ParamsValue(query, this.#hrefOf, this.#options);
  }
}

// Whoever reaches the class could make a query that nobody validated.
Reflect.deleteProperty(ParamsValue.prototype, "constructor");
Object.freeze(ParamsValue.prototype);

/** What a step gives to a query that stands. Throws a `UriError` for a value without a text. */
export const changeOf = (input: QueryInput, hrefOf: HrefOf, options: QueryOptions): QueryChange => {
  if (ParamsValue.is(input)) return { pairs: input.pairsFor(options), text: input.query };
  const pairs: QueryChange["pairs"][number][] = [];
  for (const [key, value] of pairsOf(input) ?? Object.entries(input)) {
    if (value !== undefined) pairs.push([key, writePairs(key, value, hrefOf, options)]);
  }
  return { pairs, text: undefined };
};

/** The text of a query with the pairs of a key behind it. */
const addPairs = (query: string | undefined, key: string, value: unknown, hrefOf: HrefOf, options?: QueryOptions) => {
  if (value === undefined) return query;
  let text = query;
  for (const one of Array.isArray(value) ? value : [value]) {
    const pair = writePair(key, one, hrefOf, options);
    text = text === undefined ? pair : text + separatorOf(options) + pair;
  }
  return text;
};

/** Pairs as the text of a new query, `undefined` when there are none. Throws a `UriError` for a value without a text. */
export const writeQuery = (input: QueryInput, hrefOf: HrefOf, options?: QueryOptions): string | undefined => {
  if (ParamsValue.is(input)) return input.query;
  const pairs = pairsOf(input);
  let query: string | undefined;
  if (pairs === undefined) {
    const record = input as QueryRecord;
    const { outside } = queryDataSet;
    const separator = separatorOf(options);
    for (const key of Object.keys(record)) {
      const value = record[key];
      // Nearly every pair is two texts that stand for themselves; asking here costs less than the way through `writePair`.
      if (typeof value !== "string" || outside.test(value) || outside.test(key)) {
        query = addPairs(query, key, value, hrefOf, options);
      } else query = query === undefined ? `${key}=${value}` : `${query}${separator}${key}=${value}`;
    }
  } else for (const [key, value] of pairs) query = addPairs(query, key, value, hrefOf, options);
  return query;
};
