import type { Steps } from "./steps.js";

// The verbs of the scanner at both levels: how long a text is, how far it stays inside a set of characters.

/** The number of characters of a text. Counts sixteen at a step; read only when a failure is worded. */
export type Length<
  Text extends string,
  Counted extends 0[] = [],
> = Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _A}${infer _B}${infer _C}${infer _D}${infer _E}${infer _F}${infer _G}${infer Tail}`
  ? Length<Tail, [...Counted, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]>
  : LengthOfRest<Text, Counted>;

type LengthOfRest<Text extends string, Counted extends 0[]> = Text extends `${infer _}${infer Tail}`
  ? LengthOfRest<Tail, [...Counted, 0]>
  : Counted["length"];

/**
 * A text cut where it first leaves the set: the part inside, and the character that is outside (`""` when there is
 * none). Takes sixteen characters at a step as long as they are all inside.
 */
export type Span<
  Text extends string,
  Set extends string,
  Inside extends string = "",
> = Text extends `${infer C1}${infer C2}${infer C3}${infer C4}${infer C5}${infer C6}${infer C7}${infer C8}${infer C9}${infer CA}${infer CB}${infer CC}${infer CD}${infer CE}${infer CF}${infer CG}${infer Tail}`
  ? C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 | CA | CB | CC | CD | CE | CF | CG extends Set
    ? Span<Tail, Set, `${Inside}${C1}${C2}${C3}${C4}${C5}${C6}${C7}${C8}${C9}${CA}${CB}${CC}${CD}${CE}${CF}${CG}`>
    : SpanOfRest<Text, Set, Inside>
  : SpanOfRest<Text, Set, Inside>;

type SpanOfRest<
  Text extends string,
  Set extends string,
  Inside extends string,
> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Set
    ? SpanOfRest<Tail, Set, `${Inside}${Head}`>
    : [Inside, Head]
  : [Inside, ""];

/**
 * `true` when every character of the text is in the set, `"long"` when the text is longer than the compiler is asked to
 * read. Twelve characters a step is what costs least (3.8 instantiations a character; 8 and 16 cost more); the caller
 * pads with {@link Pad}, so that the last step needs no cases of its own.
 */
export type IsAllIn<
  Padded extends string,
  Set extends string,
  Left extends keyof Steps = 683,
> = Padded extends `${infer C1}${infer C2}${infer C3}${infer C4}${infer C5}${infer C6}${infer C7}${infer C8}${infer C9}${infer CA}${infer CB}${infer CC}${infer Tail}`
  ? C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 | CA | CB | CC extends Set
    ? Left extends 0
      ? "long"
      : IsAllIn<Tail, Set, Steps[Left]>
    : false
  : true;

/** A text with twelve more characters, that are letters. */
export type Pad<Text extends string> = `${Text}aaaaaaaaaaaa`;

/** Whether a type is one full literal: neither `string` nor a template with a hole. */
export type IsLiteral<Text extends string> = {} extends Record<Text, 1> ? false : true;
