// What the compiler knows of data that a builder writes: the literal text where there is one, and a hole otherwise.

import type { IsAllIn, Pad } from "../abnf/span.js";
import type { Steps } from "../abnf/steps.js";
import type { Triplets } from "../abnf/triplets.js";
import type { SegmentData } from "../grammar/characters.js";
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

/** One type for a value that is missing for sure, one for a value that may be missing (`any` too), one for the rest. */
export type IfMissing<Value, Missing, Open, Present> = undefined extends Value
  ? unknown extends Value
    ? Open
    : [Value] extends [undefined]
      ? Missing
      : Open
  : Present;

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
export type AddSegments<Path extends string, Values extends readonly unknown[]> = Values extends readonly []
  ? Path
  : AddSome<Path, Values>;

type AddSome<Path extends string, Values extends readonly unknown[]> =
  JoinPlain<Values> extends infer Joined extends string
    ? [Extract<Values[number], `${string}/${string}`>] extends [never]
      ? IsOne<Joined> extends true
        ? IsAllIn<Pad<Joined>, SegmentData | "/"> extends true
          ? Path extends `${infer Head}/`
            ? `${Head}${Joined}`
            : `${Path}${Joined}`
          : AddEach<Path, Values>
        : AddEach<Path, Values>
      : AddEach<Path, Values>
    : AddEach<Path, Values>;

/** The values behind a "/" each, when all can be put in a template. */
type JoinPlain<Values extends readonly unknown[], Joined extends string = ""> = Values extends readonly [
  infer Head extends string | number | bigint,
  ...infer Tail,
]
  ? JoinPlain<Tail, `${Joined}/${Head}`>
  : Values extends readonly []
    ? Joined
    : undefined;

type AddEach<Path extends string, Values extends readonly unknown[]> = Values extends readonly [
  infer Head,
  ...infer Tail,
]
  ? AddEach<AddSegment<Path, SegmentText<Head>>, Tail>
  : Values extends readonly []
    ? Path
    : string;

type SegmentText<Value> = Value extends Raw<"segment", infer Text> ? Text : EncodeScalar<Value, SegmentData>;

type AddSegment<Path extends string, Text extends string> = Path extends `${string}/`
  ? `${Path}${Text}`
  : `${Path}/${Text}`;

/** Path text with everything but "/" between segments encoded. */
export type PathText<Path> =
  Path extends Raw<"path", infer Text> ? Text : Path extends string ? EncodeText<Path, SegmentData | "/"> : string;
