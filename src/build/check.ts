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
import type { Flag, List } from "../uri/query-value.js";
import type { Scalar } from "../uri/scalar.js";
import type { SegmentSentence } from "../uri/segment.js";
import type { ValueSentence } from "../uri/sentences.js";
import type { PlainQuery } from "./query-text.js";
import type { Raw, RawPart } from "./raw.js";
import type { PlainData, PlainSegments } from "./text.js";

type GrammarSentence<Found> = Sentence<Found, typeof referenceSentences>;

/** Why a value has no text: its kind, never its content. */
type NoValue<Value, Where extends Component> =
  NameOf<Value> extends infer Name extends string ? ValueSentence<"invalid-value", Where, Name> : never;

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
            : NameOfScalar<Value>;

type NameOfScalar<Value> = [Value] extends [number]
  ? `${Value}`
  : [Value] extends [string]
    ? "string"
    : [Value] extends [boolean]
      ? "boolean"
      : "object";

/** The members that are literal numbers that print with an exponent: what has no spelling. */
type WithExponent<Value> = Value extends number ? (`${Value}` extends `${string}e${string}` ? Value : never) : never;

/** The members of a value that are none of what a part takes. */
type Unfit<Value, Taken> = Exclude<Value, Taken> | WithExponent<Value>;

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
        ? ValueSentence<"bare-ipv6-address", "host", Text>
        : GrammarSentence<Found>
      : Text;

/** A port as a number or as digits, or the sentence that says why not. */
export type CheckPort<Port> = IsPlainPort<Port> extends true ? Port : NoInfer<CheckAnyPort<Port>>;

/** Whether a port is a number that may be one: a literal with a sign, a point or an exponent is none. */
type IsPlainPort<Port> = [Port] extends [number | undefined]
  ? `${Exclude<Port, undefined>}` extends infer Text
    ? [Extract<Text, `${string}${"-" | "." | "e"}${string}`>] extends [never]
      ? true
      : false
    : never
  : false;

type CheckAnyPort<Port> = [Port] extends [number | undefined]
  ? NoPort<Port>
  : Port extends string
    ? {} extends Record<Port, 1>
      ? Port
      : PortFault<Port, ""> extends infer Found extends Fault
        ? GrammarSentence<Found>
        : Port
    : Port extends number | undefined
      ? Port
      : NoValue<Port, "port">;

type NoPort<Port> = Port extends number
  ? `${Port}` extends `${string}${"-" | "." | "e"}${string}`
    ? NoValue<Port, "port">
    : Port
  : Port;

/** One segment, or the sentence that says why a value is none. */
export type CheckSegment<Value> = [Value] extends [string]
  ? CheckSegmentText<Value>
  : [Unfit<Value, Scalar | Raw<"segment">>] extends [never]
    ? CheckSegmentText<Value>
    : NoValue<Unfit<Value, Scalar>, "path">;

type CheckSegmentText<Value> = string extends Value
  ? Value
  : [Extract<Value, NoSegment>] extends [never]
    ? Value
    : SegmentSentence<Extract<Value, NoSegment>>;

type NoSegment = "" | "." | ".." | Raw<"segment", "">;

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
    ? ValueSentence<"dot-segment", "path", `/${Path}/` extends `${string}/../${string}` ? ".." : ".">
    : Path
  : Path extends Raw<"path">
    ? Path
    : NoValue<Path, "path">;

/** A scalar, raw text of a component, or `undefined`; otherwise the sentence. */
export type CheckOptional<Value, Where extends "fragment" | "userinfo"> =
  PlainData<Value, UserinfoCharacters> extends never ? NoInfer<CheckAnyOptional<Value, Where>> : Value;

type CheckAnyOptional<Value, Where extends "fragment" | "userinfo"> = [Value] extends [string | undefined]
  ? Value
  : [Unfit<Value, Scalar | undefined | (Where extends "fragment" ? Raw<"fragment"> : never)>] extends [never]
    ? Value
    : NoValue<Unfit<Value, Scalar | undefined>, Where>;

type QueryScalar = Scalar | Branded | Flag | List;

/** A query, or the sentence on the pair that has no text. */
export type CheckQuery<Given> = PlainQuery<Given> extends never ? NoInfer<CheckAnyQuery<Given>> : Given;

type CheckAnyQuery<Given> = 0 extends 1 & Given
  ? Given
  : Given extends string | List | Raw<Exclude<RawPart, "query">> | ((...args: never) => unknown)
    ? NoValue<Given, "query">
    : Given extends readonly unknown[]
      ? CheckPairs<Given>
      : CheckNoPairs<Given>;

type CheckNoPairs<Given> = Given extends Iterable<unknown> | Raw<"query"> | undefined
  ? Given
  : Given extends object
    ? { [Key in keyof Given]: CheckQueryValue<Given[Key]> }
    : NoValue<Given, "query">;

type CheckPairs<Given extends readonly unknown[]> = {
  [Index in keyof Given]: Given[Index] extends readonly [infer Key, infer Value]
    ? readonly [Key extends string ? Key : string, CheckQueryValue<Value>]
    : readonly [string, QueryScalar];
};

type CheckQueryValue<Value> = [Value] extends [string | Branded | Flag | List | undefined]
  ? Value
  : CheckAnyQueryValue<Value>;

type CheckAnyQueryValue<Value> = [Unfit<Value, QueryScalar | undefined>] extends [never]
  ? Value
  : [Unfit<Value, readonly unknown[] | QueryScalar | undefined>] extends [never]
    ? Value extends readonly unknown[]
      ? CheckQueryValues<Value>
      : Value
    : NoValue<Unfit<Value, QueryScalar | undefined>, "query">;

type CheckQueryValues<Values extends readonly unknown[]> = {
  [Index in keyof Values]: [Unfit<Values[Index], QueryScalar>] extends [never]
    ? Values[Index]
    : NoValue<Unfit<Values[Index], QueryScalar>, "query">;
};

/** `true` when the path fits the rest, otherwise the sentence: sections 3.3 and 4.2. */
export type CheckShape<Scheme, Host, Path extends string> = [Host] extends [string]
  ? Path extends "" | `/${string}`
    ? true
    : {} extends Record<Path, 1>
      ? true
      : ValueSentence<"rootless-path", "path", Mask<Path>>
  : [Host] extends [undefined]
    ? Path extends `//${string}`
      ? ValueSentence<"path-like-authority", "path", Path>
      : [Scheme] extends [undefined]
        ? ColonFirst<Path> extends true
          ? ValueSentence<"colon-in-first-segment", "path", Mask<Path>>
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

/** `true` when there is a host, or nothing that needs one; otherwise the sentence. */
export type CheckHostOf<Where extends "userinfo" | "port", Host, Value> = [Host] extends [undefined]
  ? undefined extends Value
    ? true
    : ValueSentence<"missing-authority", Where, "">
  : true;

/** The sentence on what is no set of parts. */
export type NoParts<Given> = NoValue<Given, "reference">;

/** The sentence on a key that is no part. */
export type CheckUnknown<Key> = ValueSentence<"unknown-part", "reference", Key extends string ? `"${Key}"` : "that">;
