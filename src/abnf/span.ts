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
 * `true` when every character of the text is in the set, `"long"` when the text has more than 8,196 characters, which
 * the compiler is not asked to read. Twelve characters a step cost 3.4 instantiations a character. The caller pads with
 * {@link Pad}, so that the last step needs no cases of its own: what it leaves are letters of the pad. One alias, although
 * it is deep: each alias counts against the compilers' limit of 1,000 calls.
 */
export type IsAllIn<
  Padded extends string,
  Set extends string,
  Left extends keyof Steps = 682,
> = Padded extends `${infer C1}${infer C2}${infer C3}${infer C4}${infer C5}${infer C6}${infer C7}${infer C8}${infer C9}${infer CA}${infer CB}${infer CC}${infer Tail}`
  ? C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 | CA | CB | CC extends Set
    ? Tail extends OfPad
      ? true
      : Left extends 0
        ? "long"
        : IsAllIn<Tail, Set, Steps[Left]>
    : false
  : true;

/** A text with eleven more characters, that are letters: every set that is asked for has them. */
export type Pad<Text extends string> = `${Text}aaaaaaaaaaa`;

type OfPad =
  | ""
  | "a"
  | "aa"
  | "aaa"
  | "aaaa"
  | "aaaaa"
  | "aaaaaa"
  | "aaaaaaa"
  | "aaaaaaaa"
  | "aaaaaaaaa"
  | "aaaaaaaaaa"
  | "aaaaaaaaaaa";

/** Whether a type is one full literal: neither `string` nor a template with a hole. */
export type IsLiteral<Text extends string> = {} extends Record<Text, 1> ? false : true;
