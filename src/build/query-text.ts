// What the compiler knows of a query that a builder writes. The order of the keys of an object cannot be known to the
// compiler, so a record with two pairs is either order, and one with more is `string`; pairs in an array have an order.

import type { IsAllIn, Pad } from "../abnf/span.js";
import type { QueryData } from "../grammar/characters.js";
import type { Branded } from "../uri/brand.js";
import type { Flag, List } from "../uri/query-value.js";
import type { Raw } from "./raw.js";
import type { EncodeScalar, EncodeText, IfMissing, IsOne, PlainData } from "./text.js";

/** The text of a query from what it is given as; `undefined` when nothing is written, a union when that is open. */
export type QueryText<Given> = PlainQuery<Given> extends never ? AnyQueryText<Given> : PlainQuery<Given>;

/** The text of a record of one or two pairs without a character to encode; `never` says nothing. */
export type PlainQuery<Given> =
  PlainNames<keyof Given> extends readonly [
    infer One extends keyof Given & string,
    infer Two extends keyof Given & string,
  ]
    ? InOrder<`${One}=${PlainData<Given[One], QueryData>}`, `${Two}=${PlainData<Given[Two], QueryData>}`>
    : PlainNames<keyof Given> extends readonly [infer One extends keyof Given & string]
      ? `${One}=${PlainData<Given[One], QueryData>}`
      : never;

type InOrder<One extends string, Two extends string> = `${One}&${Two}` | `${Two}&${One}`;

/** One or two plain names of pairs as a tuple, in whatever order; kept by the compiler for each set of them. */
type PlainNames<Names> = ArePlain<Names> extends true ? OneOrTwo<LastOf<Names>, Exclude<Names, LastOf<Names>>> : false;

type ArePlain<Names> = Names extends Unsure ? false : Names extends string ? IsAllIn<Pad<Names>, QueryData> : false;

/** A key that JavaScript reads as the prototype where it stands in a literal, and as a key where it is computed. */
type Unsure = "__proto__";

type OneOrTwo<One, Rest> = [Rest] extends [never]
  ? readonly [One]
  : [Rest] extends [LastOf<Rest>]
    ? readonly [One, Rest]
    : false;

/** Some member of a union. */
type LastOf<Union> = (Union extends unknown ? (take: () => Union) => void : never) extends (take: infer Takes) => void
  ? Takes extends () => infer Last
    ? Last
    : never
  : never;

type AnyQueryText<Given> =
  Given extends Raw<"query", infer Text>
    ? Text
    : Given extends readonly (readonly [string, unknown])[]
      ? PairsText<Given>
      : Given extends Iterable<unknown>
        ? string | undefined
        : [keyof Given] extends [never]
          ? undefined
          : AreNames<keyof Given> extends true
            ? NamedText<Given, keyof Given & string>
            : string | undefined;

/** Whether keys are literal strings: not numbers, and not the keys of an index signature, which may all be missing. */
type AreNames<Keys> = [Keys] extends [string]
  ? Unsure extends Keys
    ? false
    : {} extends Record<Keys, 1>
      ? false
      : true
  : false;

type NamedText<Given, Names extends keyof Given & string> =
  IsOne<Names> extends true ? OnlyPair<Names, Given[Names]> : RecordText<{ [Key in Names]: PairText<Key, Given[Key]> }>;

/** One pair is known also when it may be missing. */
type OnlyPair<Key extends string, Value> = IfMissing<
  Value,
  undefined,
  unknown extends Value ? string | undefined : PairText<Key, Exclude<Value, undefined>> | undefined,
  PairText<Key, Value>
>;

type PairsText<
  Pairs extends readonly unknown[],
  Written extends string | undefined = undefined,
> = Pairs extends readonly [readonly [infer Key extends string, infer Value], ...infer Tail]
  ? PairsText<Tail, Join<Written, PairText<Key, Value>>>
  : Pairs extends readonly []
    ? Written
    : string | undefined;

/** Two texts with "&" between them; either may be missing, for sure or perhaps. */
export type Join<Left, Right> = [Left] extends [string]
  ? [Right] extends [string]
    ? `${Left}&${Right}`
    : [Right] extends [undefined]
      ? Left
      : string
  : [Left] extends [undefined]
    ? Right
    : [Right] extends [string]
      ? string
      : string | undefined;

type RecordText<Texts> = [KeysOf<Texts>] extends [never] ? undefined : InEitherOrder<Texts, KeysOf<Texts>>;

type InEitherOrder<Texts, Key extends keyof Texts> = Key extends unknown
  ? WithRest<Texts, Key, Exclude<KeysOf<Texts>, Key>>
  : never;

type WithRest<Texts, Key extends keyof Texts, Rest extends keyof Texts> = [Rest] extends [never]
  ? Texts[Key]
  : IsOne<Rest & string> extends true
    ? Join<Texts[Key], Texts[Rest]>
    : AnyText<Texts[KeysOf<Texts>]>;

/** Many pairs: a text for sure when all of them are there for sure. */
type AnyText<Text> = undefined extends Text ? string | undefined : string;

/** The keys whose pair is not dropped for sure. */
type KeysOf<Texts> = { [Key in keyof Texts]: [Texts[Key]] extends [undefined] ? never : Key }[keyof Texts];

type PairText<Key extends string, Value> = IfMissing<
  Value,
  undefined,
  string | undefined,
  [Value] extends [Flag]
    ? EncodeText<Key, QueryData>
    : [Value] extends [readonly unknown[]]
      ? RepeatText<Key, Value>
      : `${EncodeText<Key, QueryData>}=${ValueText<Value>}`
>;

type RepeatText<
  Key extends string,
  Values extends readonly unknown[],
  Written extends string | undefined = undefined,
> = Values extends readonly [infer Head, ...infer Tail]
  ? RepeatText<Key, Tail, Join<Written, PairText<Key, Head>>>
  : Values extends readonly []
    ? Written
    : string | undefined;

type ValueText<Value> = [Value] extends [List<infer Values, infer Separator>]
  ? ListText<Values, Separator>
  : [Value] extends [Branded]
    ? Value extends { readonly href: infer Href extends string }
      ? EncodeText<Href, QueryData>
      : string
    : EncodeScalar<Value, QueryData>;

type ListText<
  Values extends readonly unknown[],
  Separator extends string,
  Written extends string = "",
  First = true,
> = Values extends readonly [infer Head, ...infer Tail]
  ? ListText<
      Tail,
      Separator,
      `${Written}${First extends true ? "" : Separator}${EncodeScalar<Head, Exclude<QueryData, Separator>>}`,
      false
    >
  : Values extends readonly []
    ? Written
    : string;

/** The query of a builder after a step: a later step replaces pairs of an earlier one, so what is known gets less. */
export type MergeQuery<Standing, Given> = [Standing] extends [undefined]
  ? QueryText<Given>
  : [QueryText<Given>] extends [string]
    ? string
    : string | undefined;
