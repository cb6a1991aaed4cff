// Which values a link needs beside those of "{a}" and "{+a}": what stands behind an expression that can vanish may be in
// its place only when that expression does not. What the run time refuses for such a gap is an error here.

import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { paramSentences } from "./failure.js";
import type { Vanishing } from "./operator.js";
import type { Fitting, KeyName, NameOf, ValueOf, Varspecs } from "./template-values.js";

/**
 * The values of a link. One whose place another would take, or whose absence moves what stands behind it, is an error, in
 * words: "{/b}" without the "{/a}" before it, "{&b}" or "&k=1" without the "{?a}" that opens the query, text behind "{#a}"
 * without it. So is an empty list for a variable that is needed.
 */
export type FittingLink<Text extends string, Given, Names, Bound> =
  LinkFault<Text, [keyof Bound] extends [never] ? Given : Given & Bound> extends readonly [
    infer Missing extends string,
    infer Behind,
  ]
    ? FittingBehind<Missing, Behind, Given>
    : [EmptyNames<Text, Given>] extends [never]
      ? Fitting<Given, Names>
      : {
          readonly [Name in keyof Given]: KeyName<Name> extends EmptyNames<Text, Given>
            ? NoValue<Name & string>
            : Given[Name];
        };

/** At the name of what stands behind, and where that is text, at the name that is missing. */
type FittingBehind<Missing extends string, Behind, Given> = Behind extends string
  ? { readonly [Name in keyof Given]: KeyName<Name> extends Behind ? NoValue<Missing> : Given[Name] }
  : Given & { readonly [Name in Missing]: NoValue<Missing> };

type NoValue<Name extends string> = Sentence<Fault<"missing-param", "reference", "", Name>, typeof paramSentences>;

/**
 * The first variable that must have a value, with the name of the variable behind it, or `true` for text; nothing when all
 * is in its place.
 */
export type LinkFault<Text extends string, Given> = Text extends `${string}{/${string}${"," | "}{/"}${string}`
  ? Gap<Text, Given> extends infer Found extends readonly unknown[]
    ? Found
    : OpenerFault<Text, Given>
  : OpenerFault<Text, Given>;

/** Most templates end with what can vanish. */
type OpenerFault<Text extends string, Given> = Text extends `${string}{${Vanishing}${string}}${infer _Next}${string}`
  ? QueryFault<Text, Given> extends infer Found extends readonly unknown[]
    ? Found
    : FragmentFault<Text, Given> extends infer Other extends readonly unknown[]
      ? Other
      : StartFault<Text, Given>
  : undefined;

/** What stands behind the "{?a}" that opens the query, when none of its variables is sure to be there. */
type QueryFault<Text extends string, Given> = Text extends `${infer Head}{?${infer List}}${infer Rest}`
  ? Head extends `${string}${"?" | "#"}${string}`
    ? undefined
    : Unopened<List, Rest, Given, "?", "#">
  : undefined;

/** The same for "{#a}". */
type FragmentFault<Text extends string, Given> = Text extends `${infer Head}{#${infer List}}${infer Rest}`
  ? Head extends `${string}#${string}`
    ? undefined
    : Unopened<List, Rest, Given, "#", never>
  : undefined;

type Unopened<List extends string, Rest extends string, Given, Opener extends string, End extends string> = Rest extends
  | ""
  | `${End | Opener}${string}`
  | `{${End}${string}`
  ? undefined
  : FirstGiven<List, Given> extends string
    ? undefined
    : StandsIn<Rest, Given, Opener, End> extends infer Found extends string | true
      ? readonly [FirstName<List>, Found]
      : undefined;

/** What is sure to stand in a text before its end: the name of a variable, or `true` for literals. */
type StandsIn<Text extends string, Given, Opener extends string, End extends string> = Text extends
  | ""
  | `${End | Opener}${string}`
  | `{${End}${string}`
  ? undefined
  : Text extends `{${infer Inside}}${infer Rest}`
    ? StandsAs<Inside, Given, Opener> extends infer Found extends string | false
      ? Found
      : StandsIn<Rest, Given, Opener, End>
    : true;

/** The name of a variable that is written; `false` when it may be in its place all the same: another opener, or raw text. */
type StandsAs<Inside extends string, Given, Opener extends string> = Inside extends `${Vanishing}${infer List}`
  ? FirstGiven<List, Given> extends infer Found extends string
    ? Inside extends `${Opener}${string}`
      ? false
      : Found
    : undefined
  : Inside extends `+${infer List}`
    ? RawText<NameOf<FirstSpec<List>>, ValueOf<Given, NameOf<FirstSpec<List>>>>
    : FirstText<Inside, Given>;

/** Text that keeps its delimiters may open what is missing by itself. */
type RawText<Name extends string, Value> = [Value] extends [string]
  ? string extends Value
    ? false
    : Value extends "" | `${"?" | "#"}${string}`
      ? false
      : Name
  : false;

/** The first variable of a list whose value is not the empty text. */
type FirstText<List extends string, Given> = List extends `${infer Spec},${string}`
  ? NameOf<Spec>
  : ValueOf<Given, NameOf<List>> extends "" | undefined
    ? undefined
    : NameOf<List>;

/**
 * What the start of a path would be without a "{/a}", "{.a}", "{;a}" or "{&a}" in the place of it: an authority, a scheme,
 * or more of the host.
 */
type StartFault<Text extends string, Given> = Text extends `${infer Head}{${infer Inside}}${infer Rest}`
  ? Inside extends `${infer By extends "/" | "." | ";" | "&"}${infer List}`
    ? FirstGiven<List, Given> extends string
      ? undefined
      : StartedBy<StartOf<Head, By>, Behind<Rest, Given>> extends true
        ? readonly [FirstName<List>, true]
        : undefined
    : undefined
  : undefined;

type StartedBy<Start, Literals> = Start extends keyof Starts<"">
  ? Literals extends string
    ? Starts<Literals>[Start]
    : false
  : false;

/** What an expression follows: nothing, a scheme, a host. Only with "/" it is sure not to be a part of that host. */
type StartOf<Head extends string, By extends string> = Head extends "" | `${string}:`
  ? Head extends ""
    ? "nothing"
    : Head extends `${string}${"/" | "?" | "#" | "{"}${string}`
      ? undefined
      : "scheme"
  : By extends "/"
    ? IsHost<Head extends `//${infer Host}` | `${string}://${infer Host}` ? Host : "/"> extends true
      ? "host"
      : undefined
    : undefined;

type IsHost<Text extends string> = Text extends `${string}${"/" | "?" | "#" | "{"}${string}` ? false : true;

/** Whether text would be taken for something else there. */
interface Starts<Text extends string> {
  nothing: Text extends `//${string}` ? true : FirstSegment<Text> extends `${string}:${string}` ? true : false;
  scheme: Text extends `//${string}` ? true : false;
  host: Text extends "" | `${"/" | "?" | "#"}${string}` ? false : true;
}

type FirstSegment<Text extends string> = Text extends `${infer Head}${"/" | "?" | "#" | "{"}${string}` ? Head : Text;

/** The literals that stand first in a text when nothing before them does; nothing when something may. */
type Behind<Text extends string, Given> = Text extends `{${Vanishing}${infer List}}${infer Rest}`
  ? FirstGiven<List, Given> extends string
    ? undefined
    : Behind<Rest, Given>
  : Text extends `{${string}`
    ? undefined
    : Text extends `${infer Literals}{${string}`
      ? Literals
      : Text;

/** The first variable of a list that is sure to have a value, or nothing. */
type FirstGiven<List extends string, Given> = List extends `${infer Spec},${infer Rest}`
  ? FirstGiven<Spec, Given> extends infer Found extends string
    ? Found
    : FirstGiven<Rest, Given>
  : Presence<ValueOf<Given, NameOf<List>>> extends "missing"
    ? undefined
    : NameOf<List>;

type FirstSpec<List extends string> = List extends `${infer Spec},${string}` ? Spec : List;

type FirstName<List extends string> = NameOf<FirstSpec<List>>;

/** A list that has no items for sure. */
type NoItems = readonly (null | undefined)[];

/** Whether a value is there: "missing" when it may not be, "unknown" for `any` and `never`. */
type Presence<Value> = 0 extends 1 & Value
  ? "unknown"
  : [Value] extends [never]
    ? "unknown"
    : [undefined] extends [Value]
      ? "missing"
      : [null] extends [Value]
        ? "missing"
        : [Value] extends [NoItems]
          ? "missing"
          : "given";

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
  ? GapAt<Spec, Presence<ValueOf<Given, NameOf<Spec>>>, Missing> extends infer Found
    ? Found extends string
      ? GapIn<Rest, Given, Found>
      : Found
    : never
  : GapAt<List, Presence<ValueOf<Given, NameOf<List>>>, Missing>;

type GapAt<Spec extends string, There, Missing extends string> = There extends "given"
  ? Missing extends ""
    ? ""
    : readonly [Missing, NameOf<Spec>]
  : There extends "missing"
    ? MissingAfter<Spec, Missing>
    : Missing;

/** A list with `*` leaves no gap: what follows it cannot be read back anyway. */
type MissingAfter<Spec extends string, Missing extends string> = Missing extends ""
  ? Spec extends `${string}*`
    ? ""
    : NameOf<Spec>
  : Missing;

/** The names of needed variables whose values are lists without items. */
type EmptyNames<Text extends string, Given> = 0 extends 1 & Given
  ? never
  : [Extract<Given[keyof Given], NoItems>] extends [never]
    ? never
    : EmptyIn<Given> & NeededNames<Text>;

type EmptyIn<Given> = {
  [Name in keyof Given]: [Given[Name]] extends [NoItems] ? KeyName<Name> : never;
}[keyof Given];

type NeededNames<Text extends string, Found = never> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NeededNames<
      Rest,
      | Found
      | (Inside extends `${Vanishing}${string}` ? never : NamesOf<Inside extends `+${infer List}` ? List : Inside>)
    >
  : Found;

type NamesOf<List extends string> =
  Varspecs<List> extends infer Spec extends string ? (Spec extends string ? NameOf<Spec> : never) : never;
