// The fast path of the type level over the rules: most constants have a scheme that needs a host, a plain authority, a
// path, and nothing that is rare. What is not plain is left to the rules.

import type { IsAllIn, Pad } from "../abnf/span.js";
import type { PathCharacters, QueryCharacters, RegName } from "../grammar/characters.js";
import type { IsPctEncoded } from "../grammar/pct-encoded.js";
import type { HostScheme } from "./shape.js";

/**
 * `true` for a literal that `uri` takes for sure; anything else says nothing. Texts are cut at their delimiters: the
 * compiler keeps the answer for each piece, and the constants of a project share many.
 */
export type IsPlainUri<Text> = Text extends `${infer Scheme}://${infer Authority}/${infer Tail}`
  ? IsPlainOrigin<Scheme, Authority> | IsPlainTail<Tail>
  : false;

/** A host, and a port of up to four digits. */
type IsPlainOrigin<Scheme extends string, Authority extends string> = Scheme extends HostScheme
  ? Authority extends `${infer Host}:${infer Port}`
    ? `1${Port}` extends `${bigint}`
      ? Port extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${string}`
        ? false
        : IsPlainHost<Host>
      : false
    : IsPlainHost<Authority>
  : false;

type IsPlainHost<Text extends string> = Text extends "" ? false : IsAllIn<Pad<Text>, RegName>;

type IsPlainTail<Text extends string> = Text extends `${infer Head}#${infer Fragment}`
  ? IsPlainPair<Fragment> | IsPlainPathAndQuery<Head>
  : IsPlainPathAndQuery<Text>;

type IsPlainPathAndQuery<Text extends string> = Text extends `${infer Path}?${infer Query}`
  ? IsPlainPath<Path> | IsPlainQuery<Query>
  : IsPlainPath<Text>;

/** Four segments one by one, the rest at once: a recursion over them would end at 100. */
type IsPlainPath<Text extends string> = Text extends `${infer One}/${infer Two}/${infer Tail}`
  ? IsPlainSegment<One> | IsPlainSegment<Two> | IsPlainPathEnd<Tail>
  : Text extends `${infer One}/${infer Two}`
    ? IsPlainSegment<One> | IsPlainSegment<Two>
    : IsPlainSegment<Text>;

type IsPlainPathEnd<Text extends string> = Text extends `${infer One}/${infer Two}/${infer Tail}`
  ? IsPlainSegment<One> | IsPlainSegment<Two> | IsPlainSegment<Tail>
  : Text extends `${infer One}/${infer Two}`
    ? IsPlainSegment<One> | IsPlainSegment<Two>
    : IsPlainSegment<Text>;

/** Three pairs one by one, the rest at once. */
type IsPlainQuery<Text extends string> = Text extends `${infer One}&${infer Tail}`
  ? Tail extends `${infer Two}&${infer Rest}`
    ? IsPlainPair<One> | IsPlainPair<Two> | IsPlainPair<Rest>
    : IsPlainPair<One> | IsPlainPair<Tail>
  : IsPlainPair<Text>;

/** Digits behind a "1" are what the compiler reads as a bigint. */
type IsPlainSegment<Text extends string> = `1${Text}` extends `${bigint}`
  ? true
  : Text extends `${string}%${string}`
    ? IsPctEncoded<Text> | IsAllIn<Pad<Text>, PathCharacters | "%", 680>
    : IsAllIn<Pad<Text>, PathCharacters, 680>;

/** A pair, a fragment, or what is behind the pairs that are read one by one. 680 steps are 8,172 characters. */
type IsPlainPair<Text extends string> = Text extends `${string}%${string}`
  ? IsPctEncoded<Text> | IsAllIn<Pad<Text>, QueryCharacters | "%", 680>
  : IsAllIn<Pad<Text>, QueryCharacters, 680>;
