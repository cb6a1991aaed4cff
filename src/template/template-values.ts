// The values of a template at the type level: what each variable takes, and which may be missing. One pass gives the
// verdict on the text and the values, since both are asked for at once.

import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { paramSentences } from "./failure.js";
import type { NoLiteral } from "./literals.js";
import type { Operator } from "./operator.js";
import type { TemplateFault } from "./parse-template.js";
import type { TemplateRecord, TemplateScalar, TemplateValue, TemplateValues } from "./values.js";
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
  : Text extends PastReach
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

/** More expressions or variables than the compiler counts: 900, under its limit of 1,000 calls. Such a text is wide. */
export type PastReach = `${Times900<`${string}{`>}${string}` | `${Times900<`${string},`>}${string}`;

type Times900<Text extends string> = Times30<Times30<Text>>;

type Times30<Text extends string> = Times5<`${Text}${Text}${Text}${Text}${Text}${Text}`>;

type Times5<Text extends string> = `${Text}${Text}${Text}${Text}${Text}`;

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
export type Varspecs<List extends string, Found = never> = List extends `${infer Spec},${infer Rest}`
  ? Varspecs<Rest, Found | Spec>
  : Found | List;

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

/** The values of variables, and in the place of a record any object: {@link Fitted} looks at what it has. */
export type Loose<Values> = {
  readonly [Name in keyof Values]: TemplateRecord extends Values[Name] ? Values[Name] | object : Values[Name];
};

/**
 * Values whose objects have scalars only, an error where one has something else. An interface has no index signature, so
 * each of its members is looked at. No union is split, so that values of a type parameter go into either branch.
 */
export type Fitted<Given> = [Given] extends [TemplateValues]
  ? Given
  : { readonly [Name in keyof Given]: FittedValue<Given[Name]> };

type FittedValue<Value> = [Value] extends [TemplateValue | null | undefined]
  ? Value
  : TemplateValue | Extract<Value, null | undefined> | Members<Exclude<Value, TemplateValue | null | undefined>>;

type Members<Value> = Value extends (...of: never) => unknown
  ? never
  : [keyof Value] extends [never]
    ? never
    : { readonly [Key in keyof Value]: Value[Key] extends Item ? Value[Key] : Item };

type Item = TemplateScalar | null | undefined;

/** Values without a name that the template does not have: an excess one is an error, in words, at its name. */
export type Fitting<Given, Names> = [Exclude<KeyName<keyof Given>, Names>] extends [never]
  ? Fitted<Given>
  : { readonly [Name in keyof Given]: KeyName<Name> extends Names ? Given[Name] : NoVariable<Name & string> };

type NoVariable<Name extends string> = Sentence<Fault<"unknown-param", "reference", "", Name>, typeof paramSentences>;
