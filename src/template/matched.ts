// What a match gives, at the type level.

import type { Unreserved } from "../grammar/characters.js";
import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { paramSentences } from "./failure.js";
import type { Operator, Vanishing } from "./operator.js";
import type { NameOf, Varspecs } from "./template-values.js";

/** What an exploded variable with a name before each value reads as: pairs of other names are a record. */
export type MatchedMembers = readonly string[] | Readonly<Record<string, string>>;

/** What a variable reads as. */
export type MatchedValue = string | MatchedMembers;

/**
 * The values that a match gives: text, for `*` a list, and for `*` behind ";", "?" and "&" a list or a record.
 *
 * @example
 * const found: TemplateMatch<"/users/{id}{?page}"> | undefined = template("/users/{id}{?page}").match("/users/42");
 * found?.id; // => "42"
 */
export type TemplateMatch<Text extends string, Names = never> = string extends Text
  ? { readonly [name: string]: MatchedValue }
  : Gather<Text, Names, Text>;

type Gather<
  Text extends string,
  Names,
  Whole extends string,
  Gathered = {},
> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Gather<Rest, Names, Whole, Gathered & MatchedExpression<Inside, Names, Whole>>
  : Gathered;

type MatchedExpression<
  Inside extends string,
  Names,
  Whole extends string,
> = Inside extends `${infer First}${infer List}`
  ? First extends Vanishing
    ? MatchedOptional<List, Names, First, Whole>
    : MatchedNeeded<First extends "+" ? List : Inside, Names, Whole>
  : {};

/** A name alone is taken as it is: that of a path key of OpenAPI may have commas and modifiers in it. */
type MatchedOptional<List extends string, Names, By extends Operator, Whole extends string> = List extends Names
  ? { readonly [Name in List]?: AloneOf<Name, Whole> }
  : { readonly [Spec in Varspecs<List> as NameOf<Spec>]?: MatchedOf<Spec, By, Whole> };

type MatchedNeeded<List extends string, Names, Whole extends string> = List extends Names
  ? { readonly [Name in List]: AloneOf<Name, Whole> }
  : { readonly [Spec in Varspecs<List> as NameOf<Spec>]: MatchedOf<Spec, "", Whole> };

/** A variable that stands with "*" and without, or with "*" twice, is what either reads as. */
type MatchedOf<Spec extends string, By extends Operator, Whole extends string> = Spec extends `${infer Name}*`
  ? Whole extends `${string}${Before}${Name}${"}" | "," | ":"}${string}`
    ? MatchedValue
    : By extends ";" | "?" | "&"
      ? MatchedMembers
      : Whole extends `${string}${Before}${Name}*${string}${Before}${Name}*${string}`
        ? MatchedMembers
        : readonly string[]
  : AloneOf<NameOf<Spec>, Whole>;

type AloneOf<Name extends string, Whole extends string> = Whole extends `${string}${Name}*${string}`
  ? Whole extends `${string}${Before}${Name}*${string}`
    ? MatchedValue
    : string
  : string;

/** What stands before the name of a variable. */
type Before = "{" | "," | Exclude<Operator, "">;

/**
 * What `match` takes: for a template whose variables the compiler sees to have no end, the sentence that says so. The
 * run time finds every ambiguous template, the compiler those where nothing, or nothing but unreserved characters,
 * stands between two variables.
 */
export type MatchInput<Text extends string, Input> =
  Endless<Text> extends infer Name extends string
    ? Sentence<Fault<"ambiguous-template", "reference", "", Name>, typeof paramSentences>
    : Input;

/** The variable that has no end before the next one, or nothing. */
type Endless<Text extends string> = string extends Text
  ? undefined
  : Text extends `${string}{${infer Inside}}${infer Rest}`
    ? Rest extends `${infer Literals}{${infer Next}`
      ? Next extends `${Exclude<Vanishing, ".">}${string}`
        ? Endless<Rest>
        : IsUnreserved<Literals> extends true
          ? LastName<Inside>
          : Endless<Rest>
      : undefined
    : undefined;

/** Whether a short text has unreserved characters only. */
type IsUnreserved<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Unreserved
    ? IsUnreserved<Tail>
    : false
  : true;

type LastName<Inside extends string> = Inside extends `${string},${infer Rest}`
  ? LastName<Rest>
  : Inside extends `${Exclude<Operator, "">}${infer Spec}`
    ? NameOf<Spec>
    : NameOf<Inside>;
