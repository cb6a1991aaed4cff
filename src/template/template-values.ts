// The values of a template at the type level: what each variable takes, and which may be missing. One pass gives the
// verdict on the text and the values, since both are asked for at once.

import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { paramSentences } from "./failure.js";
import type { NoLiteral } from "./literals.js";
import type { Operator } from "./operator.js";
import type { TemplateFault } from "./parse-template.js";
import type { TemplateScalar, TemplateValue, TemplateValues } from "./values.js";
import type { IsVarspec, Varchar } from "./variable-list.js";

/**
 * What the variables of a template take: those of "{id}" and "{+id}" are needed, those of the other operators may be
 * missing. A prefix takes scalars only. `never` for a literal that is no template.
 *
 * @example
 * const values: ValuesOf<"/users/{id}{?page}"> = { id: 42 };
 */
export type ValuesOf<Text extends string> = string extends Text
  ? TemplateValues
  : { [Name in Text]: 2 } extends WithMarks
    ? Gather<Text>
    : TemplateFault<Text> extends undefined
      ? Gather<Text>
      : never;

/**
 * Texts that may have a fault outside of their braces. An object whose key is such a text is none of these, for the
 * price of 6 instantiations; the same patterns in a conditional type cost one for each character.
 */
interface WithMarks {
  readonly [text: `${string}${NoLiteral | "%"}${string}`]: 1;
}

type Gather<Text extends string, Gathered = {}> = Text extends `${infer Literals}{${infer Inside}}${infer Rest}`
  ? Literals extends `${string}}${string}`
    ? never
    : Gather<Rest, Gathered & ExpressionValues<Inside>>
  : Text extends `${string}${"{" | "}"}${string}`
    ? never
    : Gathered;

/** The variables of one expression, `never` when it is none; kept by the compiler for the next template that has it. */
type ExpressionValues<Inside extends string> = Inside extends `${infer First}${infer List}`
  ? First extends Operator
    ? First extends "+"
      ? Needed<List>
      : Optional<List>
    : Needed<Inside>
  : never;

type Needed<List extends string> =
  IsPlainName<List> extends true
    ? { readonly [Name in List]: TemplateValue }
    : IsVariableList<List> extends true
      ? { readonly [Spec in Varspecs<List> as NameOf<Spec>]: ValueFor<Spec> }
      : never;

type Optional<List extends string> =
  IsPlainName<List> extends true
    ? { readonly [Name in List]?: TemplateValue | null | undefined }
    : IsVariableList<List> extends true
      ? { readonly [Spec in Varspecs<List> as NameOf<Spec>]?: ValueFor<Spec> | null | undefined }
      : never;

/** Whether a list is one name without a dot, a triplet and a modifier, as nearly all are. */
type IsPlainName<List extends string> = List extends "" | `${string}${"," | ":" | "*" | "." | "%"}${string}`
  ? false
  : IsAllVarchar<`${List}aaaaaaaaa`>;

/** Nine characters a step, padded with as many, is what costs least for names: 43 instantiations for most. */
type IsAllVarchar<Padded extends string> =
  Padded extends `${infer C1}${infer C2}${infer C3}${infer C4}${infer C5}${infer C6}${infer C7}${infer C8}${infer C9}${infer Tail}`
    ? C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 extends Varchar
      ? Tail extends "aaaaaaaa" | "aaaaaaa" | "aaaaaa" | "aaaaa" | "aaaa" | "aaa" | "aa" | "a" | ""
        ? true
        : IsAllVarchar<Tail>
      : false
    : true;

type IsVariableList<List extends string> = List extends `${infer Spec},${infer Rest}`
  ? IsKnownVarspec<Spec> extends true
    ? IsVariableList<Rest>
    : false
  : IsKnownVarspec<List>;

/** Most are plain names, which many lists share. */
type IsKnownVarspec<Spec extends string> = IsPlainName<Spec> extends true ? true : IsVarspec<Spec>;

/** The varspecs of a variable-list, as a union. */
export type Varspecs<List extends string> = List extends `${infer Spec},${infer Rest}` ? Spec | Varspecs<Rest> : List;

/** The name in a varspec. */
export type NameOf<Spec extends string> = Spec extends `${infer Name}${":" | "*"}${string}` ? Name : Spec;

type ValueFor<Spec extends string> = Spec extends `${string}:${string}` ? TemplateScalar : TemplateValue;

/** The value that values have by a name; `undefined` when there is none. A key such as `1` is the name "1". */
export type ValueOf<Given, Name extends string> = 0 extends 1 & Given
  ? Given
  : Name extends keyof Given
    ? Given[Name]
    : Name extends `${infer Figures extends number}`
      ? Figures extends keyof Given
        ? Given[Figures]
        : undefined
      : undefined;

/** A key as the name of a variable. */
export type KeyName<Key> = Key extends number ? `${Key}` : Key;

/** Values without a name that the template does not have: an excess one is an error, in words, at its name. */
export type Fitting<Given, Names> = [Exclude<KeyName<keyof Given>, Names>] extends [never]
  ? Given
  : { readonly [Name in keyof Given]: KeyName<Name> extends Names ? Given[Name] : NoVariable<Name & string> };

type NoVariable<Name extends string> = Sentence<Fault<"unknown-param", "reference", "", Name>, typeof paramSentences>;

/**
 * The same for a link. A value of "{/a,b}" or "{/a}{/b}" whose place one before it would take, as that may be missing,
 * is an error, in words, at its name; so is one of "{&b}" behind "{?a}" when nothing opens the query.
 */
export type FittingLink<
  Text extends string,
  Given,
  Names,
  Bound,
> = Text extends `${string}{/${string}${"," | "}{/"}${string}`
  ? FittingBehind<Gap<Text, Given & Bound>, Given, Names>
  : Text extends `${infer Head}{?${infer List}}{&${infer More}}${string}`
    ? Head extends `${string}?${string}`
      ? Fitting<Given, Names>
      : FittingBehind<Unopened<List, More, Given & Bound>, Given, Names>
    : Fitting<Given, Names>;

type FittingBehind<Found, Given, Names> = Found extends readonly [infer Missing extends string, infer Behind]
  ? { readonly [Name in keyof Given]: KeyName<Name> extends Behind ? NoValue<Missing> : Given[Name] }
  : Fitting<Given, Names>;

/** The first variable of "{?a}" when none of them is sure to be there, and that of "{&b}" which is. */
type Unopened<List extends string, More extends string, Given> =
  FirstGiven<List, Given> extends string
    ? undefined
    : FirstGiven<More, Given> extends infer Found extends string
      ? readonly [NameOf<List extends `${infer First},${string}` ? First : List>, Found]
      : undefined;

/** The first variable of a list that is sure to have a value, or nothing. */
type FirstGiven<List extends string, Given> = List extends `${infer Spec},${infer Rest}`
  ? FirstGiven<Spec, Given> extends infer Found extends string
    ? Found
    : FirstGiven<Rest, Given>
  : GapAt<List, ValueOf<Given, NameOf<List>>, ""> extends ""
    ? NameOf<List>
    : undefined;

type NoValue<Name extends string> = Sentence<Fault<"missing-param", "reference", "", Name>, typeof paramSentences>;

/** The first variable behind "/" that may be missing before one that is there, and that one. */
type Gap<
  Text extends string,
  Given,
  Missing extends string = "",
> = Text extends `${infer Literals}{${infer Inside}}${infer Rest}`
  ? Inside extends `/${infer List}`
    ? GapIn<List, Given, Literals extends "" ? Missing : ""> extends infer Found
      ? Found extends string
        ? Gap<Rest, Given, Found>
        : Found
      : never
    : Gap<Rest, Given>
  : undefined;

type GapIn<List extends string, Given, Missing extends string> = List extends `${infer Spec},${infer Rest}`
  ? GapAt<Spec, ValueOf<Given, NameOf<Spec>>, Missing> extends infer Found
    ? Found extends string
      ? GapIn<Rest, Given, Found>
      : Found
    : never
  : GapAt<List, ValueOf<Given, NameOf<List>>, Missing>;

type GapAt<Spec extends string, Value, Missing extends string> = 0 extends 1 & Value
  ? Missing
  : undefined extends Value
    ? MissingAfter<Spec, Missing>
    : null extends Value
      ? MissingAfter<Spec, Missing>
      : Missing extends ""
        ? ""
        : readonly [Missing, NameOf<Spec>];

/** A list with `*` leaves no gap: what follows it cannot be read back anyway. */
type MissingAfter<Spec extends string, Missing extends string> = Missing extends ""
  ? Spec extends `${string}*`
    ? ""
    : NameOf<Spec>
  : Missing;
