// What the compiler knows of data that a builder writes: the literal text where there is one, and a hole otherwise.

import type { IsAllIn, Pad } from "../abnf/span.js";
import type { Steps } from "../abnf/steps.js";
import type { Triplets } from "../abnf/triplets.js";
import type { SegmentData } from "../grammar/characters.js";
import type { Scalar } from "../uri/scalar.js";
import type { Raw } from "./raw.js";

/**
 * Data as text, every character outside the set percent-encoded: a literal for a literal of ASCII, `string` for
 * anything that the compiler does not know to the letter (`string`, a template, a union, text outside ASCII, or more
 * than 683 characters of which some are encoded).
 */
export type EncodeText<Data extends string, Set extends string> =
  IsOne<Data> extends true
    ? IsAllIn<Pad<Data>, Set> extends infer Answer
      ? Answer extends true
        ? Data
        : Answer extends false
          ? EncodeEach<Data, Set>
          : string
      : never
    : string;

type EncodeEach<
  Data extends string,
  Set extends string,
  Encoded extends string = "",
  Left extends keyof Steps = 683,
> = Data extends `${infer Head}${infer Tail}`
  ? Left extends 0
    ? string
    : Head extends Set
      ? EncodeEach<Tail, Set, `${Encoded}${Head}`, Steps[Left]>
      : Head extends keyof Triplets
        ? EncodeEach<Tail, Set, `${Encoded}${Triplets[Head]}`, Steps[Left]>
        : string
  : Encoded;

/**
 * The text of data that is one literal without a character outside the set, so that there is nothing to encode; `never`
 * says nothing. The compiler keeps the answer for each piece of data, and a step asks for it twice: to check, and to write.
 */
export type PlainData<Data, Set extends string, All = Data> = Data extends string | number | bigint
  ? [All] extends [Data]
    ? Data extends string
      ? PlainText<Data, Set>
      : PlainNumber<`${Data}`>
    : never
  : never;

/** A number with a point or an exponent is not plain: one with an exponent is no data. */
type PlainNumber<Text extends string> = Text extends `${bigint}` ? Text : never;

/** Digits behind a "1" are what the compiler reads as a bigint. */
type PlainText<Text extends string, Set extends string> = `1${Text}` extends `${bigint}`
  ? Text
  : IsAllIn<Pad<Text>, Set> extends true
    ? Text
    : never;

/** One type for a value that is missing for sure, one for a value that may be missing (`any` too), one for the rest. */
export type IfMissing<Value, Missing, Open, Present> = undefined extends Value
  ? unknown extends Value
    ? Open
    : [Value] extends [undefined]
      ? Missing
      : Open
  : Present;

/** Of `any` and `never` nothing is known. The question `0 extends 1 & Text` is answered too early for a parameter of texts. */
export type Known<Text extends string> = unknown extends Text ? string : [Text] extends [never] ? string : Text;

/** Whether a type is exactly one literal: no union, no `string`, no template with a hole, not `any` or `never`. */
export type IsOne<Text extends string> = {} extends Record<Text, 1> ? false : IsOneMember<Text, Text>;

type IsOneMember<Member, All> = Member extends unknown ? ([All] extends [Member] ? true : false) : never;

/** A scalar as text: a literal for one literal, `${number}` for numbers, `string` for the rest. */
export type EncodeScalar<Value, Set extends string> = [Value] extends [string]
  ? EncodeText<Value, Set>
  : [Value] extends [number]
    ? IsOneMember<Value, Value> extends true
      ? `${Value}`
      : `${number}`
    : [Value] extends [bigint]
      ? IsOneMember<Value, Value> extends true
        ? `${Value}`
        : `${bigint}`
      : [Value] extends [boolean]
        ? IsOneMember<Value, Value> extends true
          ? `${Value}`
          : string
        : string;

/**
 * A path with values added, each as one segment. Values that are literals without a character to encode are joined and
 * looked at once; anything else is taken value by value.
 */
export type AddSegments<Path extends string, Values extends readonly unknown[]> =
  PlainSegments<Values> extends never
    ? AddEach<Path, Values>
    : Path extends `${infer Head}/`
      ? `${Head}${PlainSegments<Values>}`
      : `${Path}${PlainSegments<Values>}`;

/** The values behind a "/" each, when every one is a plain segment; `never` otherwise. */
export type PlainSegments<Values extends readonly unknown[]> = Values extends readonly [infer One]
  ? PlainSegment<One>
  : Values extends readonly [infer One, infer Two]
    ? `${PlainSegment<One>}${PlainSegment<Two>}`
    : Values extends readonly [infer One, infer Two, infer Three, ...infer Tail]
      ? `${PlainSegment<One>}${PlainSegment<Two>}${PlainSegment<Three>}${Tail extends readonly [] ? "" : PlainSegments<Tail>}`
      : never;

type PlainSegment<Value> = Rooted<PlainData<Value, SegmentData>>;

type Rooted<Text extends string> = Text extends "" | "." | ".." ? never : `/${Text}`;

/** The end of the path is looked at once: behind a value it is no "/". */
type AddEach<Path extends string, Values extends readonly unknown[]> = 0 extends 1 & Values
  ? string
  : Values extends readonly []
    ? Path
    : EachSegment<Values> extends never
      ? string
      : Path extends `${infer Head}/`
        ? `${Head}${EachSegment<Values>}`
        : `${Path}${EachSegment<Values>}`;

/** The values behind a "/" each; `never` for a list of no fixed length. */
type EachSegment<Values extends readonly unknown[], Joined extends string = ""> = Values extends readonly [
  infer Head,
  ...infer Tail,
]
  ? EachSegment<Tail, `${Joined}/${SegmentText<Head>}`>
  : Values extends readonly []
    ? Joined
    : never;

type SegmentText<Value> = [Value] extends [Scalar]
  ? EncodeScalar<Value, SegmentData>
  : [Value] extends [Raw<"segment", infer Text>]
    ? Text
    : string;

/** Path text with everything but "/" between segments encoded. */
export type PathText<Path> =
  Path extends Raw<"path", infer Text> ? Text : Path extends string ? EncodeText<Path, SegmentData | "/"> : string;
