// The sentences that the steps of the builder show: what a step refuses at run time, as types.

import type { Alpha } from "../abnf/charset.js";
import type { IsAllIn, Pad } from "../abnf/span.js";
import type { RegName, SchemeTail, UserinfoCharacters } from "../grammar/characters.js";
import type { Component, Fault } from "../grammar/fault.js";
import type { HostFault } from "../grammar/host.js";
import type { IsIpv6Address } from "../grammar/ipv6-address.js";
import type { PortFault } from "../grammar/port.js";
import type { referenceSentences } from "../grammar/reference.js";
import type { SchemeFault } from "../grammar/scheme.js";
import type { Branded } from "../uri/brand.js";
import type { Sentence } from "../uri/failure.js";
import type { Mask } from "../uri/mask.js";
import type { QueryInput } from "../uri/params.js";
import type { Flag, List } from "../uri/query-value.js";
import type { Scalar } from "../uri/scalar.js";
import type { valueSentences } from "../uri/sentences.js";
import type { PlainQuery } from "./query-text.js";
import type { Raw } from "./raw.js";
import type { PlainData, PlainSegments } from "./text.js";

type GrammarSentence<Found> = Sentence<Found, typeof referenceSentences>;
type BuildSentence<Code extends string, Where extends Component, Text extends string> = Sentence<
  Fault<Code, Where, "", Text>,
  typeof valueSentences
>;

/** Why a value has no text: its kind, never its content. */
type NoValue<Value, Where extends Component> =
  NameOf<Value> extends infer Name extends string ? BuildSentence<"invalid-value", Where, Name> : never;

type NameOf<Value> = [Value] extends [never]
  ? "never"
  : [Value] extends [undefined]
    ? "undefined"
    : [Value] extends [null]
      ? "null"
      : [Value] extends [null | undefined]
        ? "undefined"
        : [Value] extends [readonly unknown[]]
          ? "an array"
          : [Value] extends [(...args: never) => unknown]
            ? "function"
            : "object";

/** A scheme, or the sentence that says why not. */
export type CheckScheme<Text extends string> =
  IsAllIn<Pad<Text>, SchemeTail> extends true
    ? Text extends `${Alpha}${string}`
      ? Text
      : CheckAnyScheme<Text>
    : CheckAnyScheme<Text>;

type CheckAnyScheme<Text extends string> =
  {} extends Record<Text, 1>
    ? Text
    : SchemeFault<Text> extends infer Found extends Fault
      ? GrammarSentence<Found>
      : Text;

/** A host, or the sentence that says why not. */
export type CheckHost<Text extends string> =
  IsAllIn<Pad<Text>, RegName> extends true ? Text : NoInfer<CheckAnyHost<Text>>;

type CheckAnyHost<Text extends string> =
  {} extends Record<Text, 1>
    ? Text
    : HostFault<Text, ""> extends infer Found extends Fault
      ? IsIpv6Address<Text> extends true
        ? BuildSentence<"bare-ipv6-address", "host", Text>
        : GrammarSentence<Found>
      : Text;

/** A port as a number or as digits, or the sentence that says why not. */
export type CheckPort<Port> = [Port] extends [number | undefined] ? Port : NoInfer<CheckAnyPort<Port>>;

type CheckAnyPort<Port> = [Port] extends [number | undefined]
  ? Port
  : Port extends string
    ? {} extends Record<Port, 1>
      ? Port
      : PortFault<Port, ""> extends infer Found extends Fault
        ? GrammarSentence<Found>
        : Port
    : Port extends number | undefined
      ? Port
      : NoValue<Port, "port">;

/** One segment, or the sentence that says why a value is none. */
export type CheckSegment<Value> = [Value] extends [Scalar | Raw<"segment">]
  ? string extends Value
    ? Value
    : [Extract<Value, "" | "." | "..">] extends [never]
      ? Value
      : SegmentSentence<Extract<Value, "" | "." | "..">>
  : NoValue<Exclude<Value, Scalar>, "path">;

type SegmentSentence<Text extends string> = Text extends ""
  ? BuildSentence<"empty-segment", "path", Text>
  : BuildSentence<"dot-segment", "path", Text>;

/** Every value of `segments`, each checked for itself when one of them is wrong. */
export type CheckSegments<Values extends readonly unknown[]> =
  PlainSegments<Values> extends never ? CheckEach<Values> : Values;

/** Nothing is inferred from the values here: `Given` stands for them, and is no parameter of the step. */
type CheckEach<Values extends readonly unknown[]> = Values extends infer Given extends readonly unknown[]
  ? { [Index in keyof Given]: CheckSegment<Given[Index]> }
  : never;

/** Path text, or the sentence that says why not. */
export type CheckPath<Path> = Path extends string
  ? `/${Path}/` extends `${string}/${"." | ".."}/${string}`
    ? BuildSentence<"dot-segment", "path", `/${Path}/` extends `${string}/../${string}` ? ".." : ".">
    : Path
  : Path extends Raw<"path">
    ? Path
    : NoValue<Path, "path">;

/** A scalar, raw text of a component, or `undefined`; otherwise the sentence. */
export type CheckOptional<Value, Where extends "fragment" | "userinfo"> =
  PlainData<Value, UserinfoCharacters> extends never ? NoInfer<CheckAnyOptional<Value, Where>> : Value;

type CheckAnyOptional<Value, Where extends "fragment" | "userinfo"> = [Value] extends [
  Scalar | Raw<"fragment"> | undefined,
]
  ? Value
  : NoValue<Exclude<Value, Scalar | undefined>, Where>;

type QueryScalar = Scalar | Branded | Flag | List;

/** A query, or the sentence on the pair that has no text. */
export type CheckQuery<Given> = PlainQuery<Given> extends never ? NoInfer<CheckAnyQuery<Given>> : Given;

type CheckAnyQuery<Given> = Given extends QueryInput | Raw<"query"> | undefined
  ? Given
  : Given extends readonly unknown[]
    ? CheckPairs<Given>
    : Given extends Iterable<unknown>
      ? Given
      : Given extends object
        ? { [Key in keyof Given]: CheckQueryValue<Given[Key]> }
        : NoValue<Given, "query">;

type CheckPairs<Given extends readonly unknown[]> = {
  [Index in keyof Given]: Given[Index] extends readonly [infer Key, infer Value]
    ? readonly [Key extends string ? Key : string, CheckQueryValue<Value>]
    : readonly [string, QueryScalar];
};

type CheckQueryValue<Value> = [Value] extends [QueryScalar | undefined]
  ? Value
  : [Value] extends [readonly unknown[] | QueryScalar | undefined]
    ? Value extends readonly unknown[]
      ? {
          [Index in keyof Value]: [Value[Index]] extends [QueryScalar]
            ? Value[Index]
            : NoValue<Exclude<Value[Index], QueryScalar>, "query">;
        }
      : Value
    : NoValue<Exclude<Value, QueryScalar | undefined>, "query">;

/** `true` when the path fits the rest, otherwise the sentence: sections 3.3 and 4.2. */
export type CheckShape<Scheme, Host, Path extends string> = [Host] extends [string]
  ? Path extends "" | `/${string}`
    ? true
    : {} extends Record<Path, 1>
      ? true
      : BuildSentence<"rootless-path", "path", Mask<Path>>
  : [Host] extends [undefined]
    ? Path extends `//${string}`
      ? BuildSentence<"path-like-authority", "path", Path>
      : [Scheme] extends [undefined]
        ? ColonFirst<Path> extends true
          ? BuildSentence<"colon-in-first-segment", "path", Mask<Path>>
          : true
        : true
    : true;

type ColonFirst<Path extends string> =
  {} extends Record<Path, 1>
    ? false
    : Path extends `${infer Head}:${string}`
      ? Head extends `${string}/${string}`
        ? false
        : true
      : false;

/** The sentence on a key that is no part. */
export type CheckUnknown<Key> = BuildSentence<"unknown-part", "reference", Key extends string ? `"${Key}"` : "that">;
