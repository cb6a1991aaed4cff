import { percentDecode } from "../grammar/percent-encode.js";
import { UriError } from "./failure.js";
import { type Flag, flag, type HrefOf, isList, type QueryOptions, type QueryScalar, writePair } from "./query-value.js";
import { requireOptions, requireText } from "./require.js";
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

/** One piece between separators: its text, the separator before it, and what it reads as (no key when it is empty). */
class Piece {
  readonly key: string | undefined;
  readonly #equals: number;

  constructor(
    readonly text: string,
    readonly before: string,
    readonly form = false,
  ) {
    this.#equals = text.indexOf("=");
    this.key = text === "" ? undefined : this.#decode(this.#equals < 0 ? text : text.slice(0, this.#equals));
  }

  /** Decoded when it is asked for: most values of a query are not. */
  get value(): string | Flag {
    return this.#equals < 0 ? flag : this.#decode(this.text.slice(this.#equals + 1));
  }

  #decode(piece: string): string {
    return percentDecode(this.form ? piece.replaceAll("+", " ") : piece) ?? piece;
  }
}

const piecesOf = (query: string, { separator = "&", form }: QueryOptions): Piece[] => {
  let end = -1;
  return query.split(separator === "&;" ? /[&;]/ : separator).map((text) => {
    const before = query.charAt(end);
    end += text.length + 1;
    return new Piece(text, before, form);
  });
};

const textOf = (value: string | Flag): string => (value === flag ? "" : value);

const refuseQuery = (given: unknown): never => {
  throw new UriError(invalidValue("query", given));
};

/** Whether an object is a record: one with a class of its own keeps what it holds elsewhere. */
export const isRecord = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** The pairs of an input that is not the `Params` of a `Uri`, or nothing when it is a record. */
const pairsOf = (input: QueryInput): readonly (readonly [string, QueryValue])[] | undefined => {
  if (typeof input !== "object" || input === null) return refuseQuery(input);
  const { [Symbol.iterator]: iterator }: { readonly [Symbol.iterator]?: unknown } = input;
  if (typeof iterator !== "function") return isRecord(input) && !isList(input) ? undefined : refuseQuery(input);
  return Array.from(input as Iterable<readonly [string, QueryValue]>, (pair) =>
    Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "string" ? pair : refuseQuery(pair),
  );
};

/** The texts of the pairs of one key. */
const writePairs = (name: string, value: QueryValue, hrefOf: HrefOf, form?: boolean): string[] => {
  const key = requireText(name, "query");
  return (value === undefined ? [] : Array.isArray(value) ? value : [value]).map((one) =>
    writePair(key, one, hrefOf, form),
  );
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
    this.#pieces = query ? piecesOf(query, options) : [];
    Object.freeze(this);
  }

  static is(value: unknown): value is ParamsValue {
    return typeof value === "object" && value !== null && #pieces in value;
  }

  get size(): number {
    return this.#named().length;
  }

  get(key: string): string | undefined {
    const found = this.#pieces.find((piece) => piece.key === key);
    return found && textOf(found.value);
  }

  getAll(key: string): readonly string[] {
    return Object.freeze(this.#pieces.filter((piece) => piece.key === key).map((piece) => textOf(piece.value)));
  }

  has(key: string, value?: string): boolean {
    const values = this.getAll(key);
    return value === undefined ? values.length > 0 : values.includes(value);
  }

  keys(): IterableIterator<string> {
    return this.#named()
      .map(([key]) => key)
      .values();
  }

  entries(): IterableIterator<readonly [string, string | Flag]> {
    return this.#named()
      .map(([key, { value }]) => Object.freeze([key, value] as const))
      .values();
  }

  [Symbol.iterator](): IterableIterator<readonly [string, string]> {
    return this.#named()
      .map(([key, { value }]) => Object.freeze([key, textOf(value)] as const))
      .values();
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
    const { form } = this.#options;
    const inPlace = new Map<string | undefined, Piece[]>();
    const added: Piece[] = [];
    const standing = new Set(this.keys());
    const set = (name: string, given: QueryValue | Piece): void => {
      if (given === undefined) return;
      if (!inPlace.has(name)) inPlace.set(name, []);
      const texts = given instanceof Piece ? [given.text] : writePairs(name, given, this.#hrefOf, form);
      const target = (standing.has(name) && inPlace.get(name)) || added;
      for (const text of texts) target.push(new Piece(text, this.#separator));
    };
    if (typeof key === "string") set(key, value);
    else if (ParamsValue.is(key)) for (const [name, piece] of key.#named()) set(name, piece);
    else for (const [name, given] of pairsOf(key) ?? Object.entries(key)) set(name, given);
    if (inPlace.size === 0) return this;
    const kept = this.#pieces.flatMap((piece) => {
      const replacement = inPlace.get(piece.key);
      if (replacement) inPlace.set(piece.key, []);
      return replacement ?? [piece];
    });
    return this.#write([...kept, ...added]);
  }

  append(key: string, value: QueryValue): Params {
    const added = writePairs(key, value, this.#hrefOf, this.#options.form);
    return added.length
      ? this.#write([...this.#pieces, ...added.map((text) => new Piece(text, this.#separator))])
      : this;
  }

  delete(key: string): Params {
    return this.has(key) ? this.with(key, []) : this;
  }

  as(options: QueryOptions): Params {
    return new ParamsValue(this.query, this.#hrefOf, { ...this.#options, ...requireOptions(options) });
  }

  toString(): string {
    return this.query ?? "";
  }

  toJSON(): string {
    return this.toString();
  }

  get #separator(): string {
    return this.#options.separator?.charAt(0) ?? "&";
  }

  /** The pieces that are pairs, by key. */
  #named(): (readonly [key: string, piece: Piece])[] {
    return this.#pieces.flatMap((piece) => (piece.key === undefined ? [] : [[piece.key, piece] as const]));
  }

  #write(pieces: readonly Piece[]): Params {
    const [first, ...rest] = pieces;
    const text = rest.reduce(
      (query, piece) => query + (piece.before || this.#separator) + piece.text,
      first?.text ?? "",
    );
    return new ParamsValue(first && text, this.#hrefOf, this.#options);
  }
}

// Whoever reaches the class could make a query that nobody validated.
Reflect.deleteProperty(ParamsValue.prototype, "constructor");
Object.freeze(ParamsValue.prototype);

const addPair = (query: string | undefined, pair: string, options: QueryOptions | undefined): string =>
  query === undefined ? pair : query + (options?.separator?.charAt(0) ?? "&") + pair;

/** The text of a query with the pairs of a key behind it. */
const addPairs = (query: string | undefined, key: string, value: unknown, hrefOf: HrefOf, options?: QueryOptions) => {
  if (value === undefined) return query;
  if (Array.isArray(value)) {
    let text = query;
    for (const one of value) text = addPair(text, writePair(key, one, hrefOf, options?.form), options);
    return text;
  }
  return addPair(query, writePair(key, value, hrefOf, options?.form), options);
};

/** Pairs as the text of a new query, `undefined` when there are none. Throws a `UriError` for a value without a text. */
export const writeQuery = (input: QueryInput, hrefOf: HrefOf, options?: QueryOptions): string | undefined => {
  if (ParamsValue.is(input)) return input.query;
  const pairs = pairsOf(input);
  let query: string | undefined;
  if (pairs === undefined) {
    const record = input as QueryRecord;
    for (const key of Object.keys(record)) query = addPairs(query, key, record[key], hrefOf, options);
  } else for (const [key, value] of pairs) query = addPairs(query, key, value, hrefOf, options);
  return query;
};
