// What an arm of a dispatcher is, and what its type tells: each arm on its own, so that a table costs the compiler no more
// than the sum of its arms.

import type { Shape, Uri, UriWith } from "../uri/components.js";
import type { UriPattern } from "./pattern.js";

/** A pattern of this entry, whatever it selects. */
export type AnyPattern = UriPattern<unknown, unknown>;

/** What a part of a `Uri` is held to: a value, one of several, or a pattern. */
type Condition<Value> = Value | readonly Value[] | AnyPattern;

/** The parts of a `Uri` with what they are held to. A part that is not named does not count. */
export interface Conditions {
  readonly kind?: Condition<"uri" | "relative">;
  readonly scheme?: Condition<string | undefined>;
  readonly authority?: Condition<string | undefined>;
  readonly userinfo?: Condition<string | undefined>;
  readonly host?: Condition<string | undefined>;
  readonly hostKind?: Condition<Shape["hostKind"]>;
  readonly port?: Condition<number | undefined>;
  readonly path?: Condition<string>;
  readonly query?: Condition<string | undefined>;
  readonly fragment?: Condition<string | undefined>;
  readonly params?: AnyPattern;
}

/** One arm of a dispatcher: a pattern, conditions on parts, or several of both that all hold. */
export type Arm = AnyPattern | Conditions | readonly (AnyPattern | Conditions)[];

/** The arms of a dispatcher, by name, in the order in which they are tried. */
export type Arms = Readonly<Record<string, Arm>>;

type SelectedOf<From> = From extends UriPattern<unknown, infer Selected> ? Selected : {};

/** The intersection of what the members of a union select. */
type Together<Selected> = (Selected extends unknown ? (member: Selected) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What an arm selects, by name. */
export type ArmSelected<From> = From extends AnyPattern
  ? SelectedOf<From>
  : From extends readonly (infer Member)[]
    ? Together<Member extends unknown ? ArmSelected<Member> : never>
    : Together<{ readonly [Part in keyof From]: SelectedOf<From[Part]> }[keyof From] | {}>;

/** The `Uri` that an arm takes, as far as values in its conditions tell. */
export type ArmUri<From> = [keyof FactsOf<From>] extends [never] ? Uri : UriWith<FactsOf<From>>;

type FactsOf<From> = From extends AnyPattern
  ? {}
  : From extends readonly (infer Member)[]
    ? Together<Member extends unknown ? FactsOf<Member> : never>
    : { readonly [Part in LiteralPart<From>]: OneOf<From[Part]> };

type LiteralPart<From> = { [Part in keyof From]: From[Part] extends AnyPattern ? never : Part }[keyof From &
  keyof Shape];

type OneOf<Held> = Held extends readonly (infer Value)[] ? Value : Held;

type Simplify<Type> = { readonly [Key in keyof Type]: Type[Key] };

/** What `match` of a {@link Dispatcher} gives: the name of the arm, what it selects, and the value. */
export type Dispatched<Table extends Arms> = {
  readonly [Name in keyof Table]: {
    readonly name: Name;
    readonly selected: Simplify<ArmSelected<Table[Name]>>;
    readonly uri: ArmUri<Table[Name]>;
  };
}[keyof Table];

/** One function for each arm. */
export type Handlers<Table extends Arms> = {
  readonly [Name in keyof Table]: (selected: Simplify<ArmSelected<Table[Name]>>, uri: ArmUri<Table[Name]>) => unknown;
};

type ResultOf<Handler> = Handler extends (...given: never) => infer Result ? Result : never;

/** Arms that are ready to be tried; made by `dispatch`. */
export interface Dispatcher<Table extends Arms> {
  /** The first arm that takes the value, as one member of a union over the arms; nothing when none does. */
  match(uri: Uri): Dispatched<Table> | undefined;
  /**
   * What the function of the first arm that takes the value gives; `otherwise` is for what no arm takes. A missing
   * function is an error of the compiler.
   */
  handle<const Functions extends Handlers<Table>, Other>(
    uri: Uri,
    handlers: Functions & Readonly<Record<Exclude<keyof Functions, keyof Table>, never>>,
    otherwise: (uri: Uri) => Other,
  ): ResultOf<Functions[keyof Functions]> | Other;
}
