// The pairs of a query that the compiler knows to the letter: what `params` reads at run time, without options.

import type { IsLiteral } from "../abnf/span.js";
import type { Steps } from "../abnf/steps.js";
import type { DecodedPiece } from "./literal-segments.js";

type Pair = readonly [key: string, value: string];

/**
 * What the `Params` of a constant know, beside what all of them do: each key with its values. Computed when it is asked
 * for. A value with a triplet past `%7F` is `string`; a query in which a key has one, or with more than 100 pairs, is open.
 */
export interface LiteralParams<Query extends string | undefined> {
  /** The text of the query; `undefined` when there is none. */
  readonly query: Query;
  /** The first value of a key; `""` when the key stands alone, `undefined` when it is missing. */
  get<const Key extends string>(key: Key): FirstValue<PairsOf<Query>, Key>;
  /** Every value of a key, in order. */
  getAll<const Key extends string>(key: Key): Values<PairsOf<Query>, Key>;
  /** Whether a key is there. */
  has<const Key extends string>(key: Key, value?: undefined): HasKey<PairsOf<Query>, Key>;
  /** The pairs as an object without a prototype; a repeated key has all its values in an array. */
  toObject(): RecordOf<PairsOf<Query>>;
}

/** The pairs of a literal query, decoded after splitting; `"open"` when they are not all known. */
export type PairsOf<Query extends string | undefined> = Query extends string ? SplitQuery<Query> : readonly [];

type SplitQuery<
  Query extends string,
  Known = readonly [],
  Left extends keyof Steps = 683,
> = Query extends `${infer Piece}&${infer Tail}`
  ? Left extends 0
    ? "open"
    : SplitQuery<Tail, AddPiece<Known, Piece>, Steps[Left]>
  : AddPiece<Known, Query>;

type AddPiece<Known, Piece extends string> = Piece extends ""
  ? Known
  : Known extends readonly Pair[]
    ? AddPair<Known, Piece extends `${infer Key}=${infer Value}` ? [Key, Value] : [Piece, ""]>
    : "open";

type AddPair<Known extends readonly Pair[], Raw extends [key: string, value: string]> =
  string extends DecodedPiece<Raw[0]>
    ? "open"
    : Known["length"] extends 100
      ? "open"
      : readonly [...Known, readonly [DecodedPiece<Raw[0]>, DecodedPiece<Raw[1]>]];

type FirstValue<Pairs, Key extends string> = Pairs extends readonly Pair[]
  ? Key extends unknown
    ? IsLiteral<Key> extends true
      ? FirstOf<Pairs, Key>
      : string | undefined
    : never
  : string | undefined;

type FirstOf<Pairs, Key extends string> = Pairs extends readonly [readonly [infer Name, infer Value], ...infer Tail]
  ? Key extends Name
    ? Value
    : FirstOf<Tail, Key>
  : undefined;

type Values<Pairs, Key extends string> = Pairs extends readonly Pair[]
  ? Key extends unknown
    ? IsLiteral<Key> extends true
      ? AllOf<Pairs, Key>
      : readonly string[]
    : never
  : readonly string[];

type AllOf<Pairs, Key, Found extends readonly unknown[] = readonly []> = Pairs extends readonly [
  readonly [infer Name, infer Value],
  ...infer Tail,
]
  ? AllOf<Tail, Key, Key extends Name ? readonly [...Found, Value] : Found>
  : Found;

type HasKey<Pairs, Key extends string> = Pairs extends readonly Pair[]
  ? Key extends unknown
    ? IsLiteral<Key> extends true
      ? Key extends Pairs[number][0]
        ? true
        : false
      : boolean
    : never
  : boolean;

type RecordOf<Pairs> = Pairs extends readonly Pair[]
  ? { readonly [Key in Pairs[number][0]]: OneOrAll<AllOf<Pairs, Key>> }
  : Readonly<Record<string, string | readonly string[]>>;

type OneOrAll<Found> = Found extends readonly [infer One] ? One : Found;
