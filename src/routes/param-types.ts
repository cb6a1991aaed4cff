import type { Scalar } from "../uri/scalar.js";
import type { Codec, Codecs, ListCodec, OptionalCodec } from "./codec.js";
import type { LongList, NameOf } from "./expression-fault.js";
import type { InputOf, OutputOf } from "./standard-schema.js";

/** The values of a route whose pattern is not known when the program is compiled. */
export interface AnyParams {
  readonly [name: string]: unknown;
}

/** What a match gives for a pattern and its codecs. */
export type ParamsOf<Pattern extends string, Known extends Codecs> =
  {} extends Record<Pattern, 1>
    ? AnyParams
    : Pattern extends `{#${infer Name}}`
      ? { readonly [Key in Name]: ReadBy<Known, Key, string> }
      : Pattern extends `${string}{${"/" | "?" | "#"}${string}`
        ? MixedParams<Expressions<Pattern>, Known>
        : { readonly [Name in Names<Pattern>]: ReadBy<Known, Name, string> };

/** What a link takes for a pattern and its codecs. */
export type ValuesOf<Pattern extends string, Known extends Codecs> =
  {} extends Record<Pattern, 1>
    ? AnyParams
    : Pattern extends `{#${infer Name}}`
      ? { readonly [Key in Name]: GivenTo<Known, Key, Scalar> }
      : Pattern extends `${string}{${"/" | "?" | "#"}${string}`
        ? MixedValues<Expressions<Pattern>, Known>
        : { readonly [Name in Names<Pattern>]: GivenTo<Known, Name, Scalar> };

/** The names of a pattern whose expressions have no operator. */
type Names<Text extends string, Found extends string = never> = Text extends `${string}{${infer Name}}${infer Tail}`
  ? Names<Tail, Found | Name>
  : Found;

/**
 * The names of a pattern as they are written, each with the operator of its expression: `"id" | "/rest*" | "?page"`.
 * `string` when a list is past the reach of the compiler.
 */
export type Expressions<
  Text extends string,
  Found extends string = never,
> = Text extends `${string}{${infer Inside}}${infer Tail}` ? Expressions<Tail, Found | Separate<Inside>> : Found;

type Separate<Inside extends string> = Inside extends `${infer Operator extends "/" | "?" | "#"}${infer List}`
  ? List extends LongList
    ? string
    : SeparateList<List, Operator>
  : Inside;

type SeparateList<
  List extends string,
  Operator extends string,
  Found extends string = never,
> = List extends `${infer Spec},${infer Rest}`
  ? SeparateList<Rest, Operator, Found | `${Operator}${Spec}`>
  : Found | `${Operator}${List}`;

/** The name in an expression. */
type Bare<Expression extends string> = Expression extends `${"/" | "?" | "#"}${infer Spec}` ? NameOf<Spec> : Expression;

/** What can be missing in a link: all behind an operator. */
type Vanishing = `${"/" | "?" | "#"}${string}`;

/** One object of both. By `infer`, so that no editor shows the name of an alias in its place. */
type MixedValues<Expression extends string, Known extends Codecs> = string extends Expression
  ? AnyParams
  : MixedValuesOf<Expression, Known>;

type MixedValuesOf<Expression extends string, Known extends Codecs> = {
  readonly [One in Exclude<Expression, Vanishing> as Bare<One>]: GivenTo<Known, Bare<One>, Scalar>;
} & {
  readonly [One in Extract<Expression, Vanishing> as Bare<One>]?: GivenBy<One, Known> | undefined;
} extends infer Values
  ? { readonly [Name in keyof Values]: Values[Name] }
  : never;

type GivenBy<Expression extends string, Known extends Codecs> = Expression extends `${string}*`
  ? readonly GivenTo<Known, Bare<Expression>, Scalar>[]
  : GivenTo<Known, Bare<Expression>, Scalar>;

/** A rest is always there, as is what has a default. */
type MixedParams<Expression extends string, Known extends Codecs> = string extends Expression
  ? AnyParams
  : MixedParamsOf<Expression, Known>;

type MixedParamsOf<Expression extends string, Known extends Codecs> = {
  readonly [One in Expression as IsMissing<One, Known> extends true ? never : Bare<One>]: ReadFrom<One, Known>;
} & {
  readonly [One in Expression as IsMissing<One, Known> extends true ? Bare<One> : never]?: ReadFrom<One, Known>;
} extends infer Params
  ? { readonly [Name in keyof Params]: Params[Name] }
  : never;

type IsMissing<Expression extends string, Known extends Codecs> = Expression extends `${string}*`
  ? false
  : Expression extends Vanishing
    ? CodecOf<Known, Bare<Expression>> extends infer One
      ? [One] extends [never]
        ? true
        : MayMiss<One>
      : never
    : false;

type MayMiss<One> =
  One extends OptionalCodec<infer _, infer Default>
    ? undefined extends Default
      ? true
      : false
    : One extends { readonly "~standard": unknown }
      ? undefined extends OutputOf<One>
        ? true
        : false
      : true;

type ReadFrom<Expression extends string, Known extends Codecs> = Expression extends `${string}*`
  ? readonly ReadBy<Known, Bare<Expression>, string>[]
  : ReadBy<Known, Bare<Expression>, string>;

/**
 * The codec of a parameter, `never` without one. By `keyof`, since every object seems to have a `constructor` and a
 * `toString`; the key `1` is a number.
 */
type CodecOf<Known, Name extends string> = Name extends keyof Known
  ? Known[Name]
  : Name extends `${infer Key extends number}`
    ? Key extends keyof Known
      ? Known[Key]
      : never
    : never;

type ReadBy<Known, Name extends string, Otherwise> = [keyof Known] extends [never]
  ? Otherwise
  : [CodecOf<Known, Name>] extends [never]
    ? Otherwise
    : Reads<CodecOf<Known, Name>>;

/** What a codec reads. */
export type Reads<One> = One extends { readonly "~standard": unknown }
  ? Exclude<OutputOf<One>, undefined>
  : One extends OptionalCodec<infer Inner, unknown>
    ? Reads<Inner>
    : One extends ListCodec<infer Item>
      ? readonly Reads<Item>[]
      : One extends Codec<infer Value, never>
        ? Value
        : never;

type GivenTo<Known, Name extends string, Otherwise> = [keyof Known] extends [never]
  ? Otherwise
  : [CodecOf<Known, Name>] extends [never]
    ? Otherwise
    : Gives<CodecOf<Known, Name>>;

/** What a codec writes. A schema writes what it reads when that has a text, and what it takes otherwise. */
export type Gives<One> = One extends { readonly "~standard": unknown }
  ? SchemaGives<Exclude<OutputOf<One>, undefined>, InputOf<One>>
  : One extends OptionalCodec<infer Inner, unknown>
    ? Gives<Inner>
    : One extends ListCodec<infer Item>
      ? readonly Gives<Item>[]
      : One extends Codec<unknown, infer Given>
        ? Given
        : never;

type SchemaGives<Output, Input> = [Output] extends [Scalar]
  ? Output
  : [Extract<Input, Scalar>] extends [never]
    ? string
    : Extract<Input, Scalar>;

/** The part of a link's text that a parameter gives. Numbers are told apart; all else is `string`. */
export type TextOf<Known, Name extends string> = [keyof Known] extends [never]
  ? string
  : [CodecOf<Known, Name>] extends [never]
    ? string
    : CodecOf<Known, Name> extends { write(value: never): infer Text }
      ? Extract<Text, string>
      : string;
