import { fault } from "../grammar/fault.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { failureOf, UriError } from "./failure.js";
import { type Flag, flag, type HrefOf, type QueryOptions, type QueryScalar, writePair } from "./query-value.js";
import { nameOf } from "./scalar.js";
import { valueSentences } from "./sentences.js";

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

/** One piece between separators: its text, the separator before it, and what it reads as (nothing when it is empty). */
class Piece {
  constructor(
    readonly text: string,
    readonly before: string,
    readonly key: string | undefined,
    readonly value: string | Flag,
  ) {}
}

const decode = (text: string, form: boolean): string => percentDecode(form ? text.replaceAll("+", " ") : text) ?? text;

const readPiece = (text: string, before: string, form: boolean): Piece => {
  if (text === "") return new Piece(text, before, undefined, "");
  const equals = text.indexOf("=");
  const key = decode(equals < 0 ? text : text.slice(0, equals), form);
  return new Piece(text, before, key, equals < 0 ? flag : decode(text.slice(equals + 1), form));
};

const readPieces = (query: string, { form = false, separator = "&" }: QueryOptions): Piece[] => {
  const pieces: Piece[] = [];
  let before = "";
  for (let from = 0; from <= query.length; ) {
    let end = query.indexOf(separator.charAt(0), from);
    if (end < 0) end = query.length;
    if (separator.length > 1) {
      const other = query.slice(from, end).indexOf(separator.charAt(1));
      if (other >= 0) end = from + other;
    }
    pieces.push(readPiece(query.slice(from, end), before, form));
    before = query.charAt(end);
    from = end + 1;
  }
  return pieces;
};

const textOf = (value: string | Flag): string => (value === flag ? "" : value);

const isIterable = (value: object): value is Iterable<readonly [string, QueryValue]> => Symbol.iterator in value;

/** The pairs of an input that is not the `Params` of a `Uri`. */
const pairsOf = (input: QueryInput): Iterable<readonly [string, QueryValue]> => {
  if (typeof input === "object" && input !== null) {
    if (isIterable(input)) return input;
    return Object.entries(input);
  }
  throw new UriError(failureOf(valueSentences, fault("invalid-value", "query", "", nameOf(input)), ""));
};

/** The class behind {@link Params}; nobody else makes one. */
export class ParamsValue implements Params {
  declare readonly query: string | undefined;
  readonly #pieces: readonly Piece[];
  readonly #options: QueryOptions;
  readonly #hrefOf: HrefOf;

  constructor(query: string | undefined, hrefOf: HrefOf, options: QueryOptions = {}) {
    this.query = query;
    this.#hrefOf = hrefOf;
    this.#options = options;
    this.#pieces = query === undefined || query === "" ? [] : readPieces(query, options);
    Object.freeze(this);
  }

  static is(value: unknown): value is ParamsValue {
    return typeof value === "object" && value !== null && #pieces in value;
  }

  get #separator(): string {
    return this.#options.separator?.charAt(0) ?? "&";
  }

  get size(): number {
    return this.#pieces.filter((piece) => piece.key !== undefined).length;
  }

  get(key: string): string | undefined {
    const piece = this.#pieces.find((one) => one.key === key);
    return piece && textOf(piece.value);
  }

  getAll(key: string): readonly string[] {
    return Object.freeze(this.#pieces.filter((piece) => piece.key === key).map((piece) => textOf(piece.value)));
  }

  has(key: string, value?: string): boolean {
    return this.#pieces.some((piece) => piece.key === key && (value === undefined || textOf(piece.value) === value));
  }

  *keys(): IterableIterator<string> {
    for (const { key } of this.#pieces) if (key !== undefined) yield key;
  }

  *entries(): IterableIterator<readonly [string, string | Flag]> {
    for (const { key, value } of this.#pieces) if (key !== undefined) yield Object.freeze([key, value] as const);
  }

  *[Symbol.iterator](): IterableIterator<readonly [string, string]> {
    for (const { key, value } of this.#pieces)
      if (key !== undefined) yield Object.freeze([key, textOf(value)] as const);
  }

  toObject(): Readonly<Record<string, string | readonly string[]>> {
    const object: Record<string, string | readonly string[]> = Object.create(null);
    for (const key of this.keys()) {
      if (key in object) continue;
      const values = this.getAll(key);
      object[key] = values.length === 1 ? (values[0] ?? "") : values;
    }
    return Object.freeze(object);
  }

  with(key: string | QueryInput, value?: QueryValue): Params {
    if (typeof key === "string") return this.#merge([[key, value]]);
    return this.#merge(ParamsValue.is(key) ? key.#named() : pairsOf(key));
  }

  append(key: string, value: QueryValue): Params {
    const added = this.#written(key, value);
    return added.length === 0 ? this : this.#write([...this.#pieces, ...added]);
  }

  delete(key: string): Params {
    return this.has(key) ? this.#write(this.#pieces.filter((piece) => piece.key !== key)) : this;
  }

  as(options: QueryOptions): Params {
    return new ParamsValue(this.query, this.#hrefOf, { ...this.#options, ...options });
  }

  toString(): string {
    return this.query ?? "";
  }

  toJSON(): string {
    return this.toString();
  }

  /** The pieces by key: another `Params` takes them over with their text. */
  *#named(): Iterable<readonly [string, Piece]> {
    for (const piece of this.#pieces) if (piece.key !== undefined) yield [piece.key, piece];
  }

  #written(key: string, value: QueryValue | Piece): Piece[] {
    if (value === undefined) return [];
    const before = this.#separator;
    return (Array.isArray(value) ? value : [value]).map((one) => {
      if (one instanceof Piece) return new Piece(one.text, before, one.key, one.value);
      const text = writePair(key, one, this.#hrefOf, this.#options.form);
      if (typeof text !== "string") throw new UriError(text);
      return new Piece(text, before, key, "");
    });
  }

  #merge(pairs: Iterable<readonly [string, QueryValue | Piece]>): Params {
    const inPlace = new Map<string, Piece[]>();
    for (const { key } of this.#pieces) if (key !== undefined) inPlace.set(key, []);
    const named = new Set<string>();
    const added: Piece[] = [];
    for (const [key, value] of pairs) {
      if (value === undefined) continue;
      named.add(key);
      (inPlace.get(key) ?? added).push(...this.#written(key, value));
    }
    if (named.size === 0) return this;
    const kept = this.#pieces.flatMap((piece) => {
      if (piece.key === undefined || !named.has(piece.key)) return [piece];
      const replacement = inPlace.get(piece.key) ?? [];
      inPlace.delete(piece.key);
      return replacement;
    });
    return this.#write([...kept, ...added]);
  }

  #write(pieces: readonly Piece[]): Params {
    let query: string | undefined;
    for (const { text, before } of pieces) {
      query = query === undefined ? text : `${query}${before || this.#separator}${text}`;
    }
    return new ParamsValue(query, this.#hrefOf, this.#options);
  }
}

/** Pairs as the text of a new query, `undefined` when there are none. */
export const writeQuery = (input: QueryInput, hrefOf: HrefOf, options?: QueryOptions): string | undefined => {
  if (ParamsValue.is(input)) return input.query;
  const separator = options?.separator?.charAt(0) ?? "&";
  let query: string | undefined;
  for (const [key, value] of pairsOf(input)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      const pair = writePair(key, one, hrefOf, options?.form);
      if (typeof pair !== "string") throw new UriError(pair);
      query = query === undefined ? pair : query + separator + pair;
    }
  }
  return query;
};
