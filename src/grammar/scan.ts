// The fast path over the rules of this folder: the verdict on a whole reference, and where its parts stand. It reads
// the same sets; a differential test holds it to the rules. When it refuses, `ReferenceFault` says why.

import { alpha } from "../abnf/charset.js";
import type { IsAllIn, Pad } from "../abnf/span.js";
import type { AuthorityFault } from "./authority.js";
import {
  ALPHA,
  DIGIT,
  isIn,
  PATH,
  pathCharacters,
  QUERY,
  type QueryCharacters,
  queryCharacters,
  REG_NAME,
  type RegName,
  regName,
  SCHEME,
  schemeTail,
  span,
  TRIPLETS,
  type UriCharacters,
  USERINFO,
} from "./characters.js";
import type { Fault } from "./fault.js";
import { isIpvFuture } from "./ip-literal.js";
import { isIpv4Address } from "./ipv4-address.js";
import { isIpv6Address } from "./ipv6-address.js";
import type { IsPctEncoded } from "./pct-encoded.js";
import type { ReferenceFault } from "./reference.js";
import type { SchemeFault } from "./scheme.js";

/**
 * Whether a literal is a URI reference; `"long"` when it has more characters than the compiler is asked to read. Texts
 * with "://" and a path are cut there first: the answer for a scheme with its authority is kept by the compiler, and
 * many constants share one.
 */
export type IsReference<Text extends string> = Text extends `${infer Scheme}://${infer Rest}`
  ? Rest extends `${infer Authority}/${infer Tail}`
    ? IsOrigin<Scheme, Authority> extends true
      ? IsTail<Tail>
      : IsAnyReference<Text>
    : IsAnyReference<Text>
  : IsAnyReference<Text>;

type IsOrigin<Scheme extends string, Authority extends string> =
  SchemeFault<Scheme> extends Fault
    ? false
    : Authority extends `${string}${"@" | ":" | "[" | "%"}${string}`
      ? IsFaultless<AuthorityFault<Authority, "">>
      : IsAllIn<Pad<Authority>, RegName>;

/** The same for what follows the first "/" behind an authority: path, query and fragment. */
type IsTail<Text extends string> =
  IsAllIn<Pad<Text>, QueryCharacters | "#" | "%"> extends infer Answer
    ? Answer extends true
      ? Text extends `${string}${"%" | "#"}${string}`
        ? IsUnusualTail<Text>
        : true
      : Answer
    : never;

type IsUnusualTail<Text extends string> = Text extends `${string}#${string}#${string}` ? false : IsPctEncoded<Text>;

type IsAnyReference<Text extends string> =
  IsAllIn<Pad<Text>, UriCharacters> extends infer Answer
    ? Answer extends true
      ? Text extends `${string}${"%" | "[" | "]"}${string}`
        ? IsUnusual<Text>
        : IsPlain<Text>
      : Answer
    : never;

/** The same for a text of the characters of a URI that has a triplet or a bracket. */
type IsUnusual<Text extends string> = Text extends `${string}${"[" | "]"}${string}`
  ? IsFaultless<ReferenceFault<Text>>
  : IsPctEncoded<Text> extends true
    ? IsPlain<Text>
    : false;

type IsFaultless<Found> = Found extends Fault ? false : true;

/** The same for a text without brackets whose triplets are well-formed: every rest of it is right by its characters. */
type IsPlain<Text extends string> = Text extends `${infer Head}#${infer Fragment}`
  ? Fragment extends `${string}#${string}`
    ? false
    : IsPlainHead<Head>
  : IsPlainHead<Text>;

type IsPlainHead<Text extends string> = Text extends `${infer Head}?${string}`
  ? IsPlainStart<Head>
  : IsPlainStart<Text>;

type IsPlainStart<Text extends string> = Text extends `${infer Scheme}:${infer Tail}`
  ? Scheme extends `${string}/${string}`
    ? IsPlainHierPart<Text>
    : SchemeFault<Scheme> extends Fault
      ? false
      : IsPlainHierPart<Tail>
  : IsPlainHierPart<Text>;

type IsPlainHierPart<Text extends string> = Text extends `//${infer Tail}`
  ? Tail extends `${infer Authority}/${string}`
    ? IsPlainAuthority<Authority>
    : IsPlainAuthority<Tail>
  : true;

type IsPlainAuthority<Text extends string> = Text extends `${string}${"@" | ":"}${string}`
  ? IsFaultless<AuthorityFault<Text, "">>
  : true;

const NAME_CHARACTERS = REG_NAME | TRIPLETS;

/** The numbers of {@link Accept}: which rule the host matched. */
export const NO_HOST = 0;
export const NAME = 1;
export const IPV4 = 2;
export const IPV6 = 3;
export const IPV_FUTURE = 4;

/**
 * Receives where the parts of a valid reference stand: the index of each delimiter, or -1 where it is missing. An
 * authority reaches from behind "//" to `authorityEnd`; the path begins there, or behind the scheme.
 */
export type Accept<Result> = (
  text: string,
  schemeEnd: number,
  authorityEnd: number,
  at: number,
  portColon: number,
  host: number,
  question: number,
  hash: number,
) => Result;

// An engine reads a run of one set in half the time of code that asks for each character. Runs without triplets are all
// that these read: a loop over more than one set would keep a place to return to for each turn, and exhaust the stack.

/** What nearly every text starts with: a scheme, an authority that is a name, a path. */
const commonHead = /* @__PURE__ */ new RegExp(
  `[${alpha}][${schemeTail}]*://[${regName}]*(?:/[${pathCharacters}]*|(?=[?#]|$))`,
  "y",
);

const queryRun = /* @__PURE__ */ new RegExp(`[${queryCharacters}]*`, "y");

/** Where the match from an index on ends; 0 when there is none. */
const endOf = (run: RegExp, text: string, from: number): number => {
  run.lastIndex = from;
  run.test(text);
  return run.lastIndex;
};

type Refuse<Result> = (text: string) => Result;

/** Reads a reference in one pass and calls `accept` with its parts, or `refuse` when it is none. */
export const scan = <Result>(text: string, accept: Accept<Result>, refuse: Refuse<Result>): Result => {
  const index = endOf(commonHead, text, 0);
  if (index === 0) return scanAny(text, accept, refuse);
  const schemeEnd = text.indexOf(":");
  const start = schemeEnd + 3;
  const slash = text.indexOf("/", start);
  const authorityEnd = slash < 0 || slash > index ? index : slash;
  const host = hostAt(text, start, authorityEnd);
  if (index === text.length) return accept(text, schemeEnd, authorityEnd, -1, -1, host, -1, -1);
  return scanRest(text, accept, refuse, schemeEnd, authorityEnd, -1, -1, host, index);
};

const hostAt = (text: string, start: number, end: number): number =>
  isIn(text.charCodeAt(start), DIGIT) && isIpv4Address(text, start, end) ? IPV4 : NAME;

const scanAny = <Result>(text: string, accept: Accept<Result>, refuse: Refuse<Result>): Result => {
  let schemeEnd = -1;
  let authorityEnd = -1;
  let at = -1;
  let portColon = -1;
  let host = NO_HOST;

  let index = span(text, 0, SCHEME);
  if (text.charCodeAt(index) === 58) {
    if (!isIn(text.charCodeAt(0), ALPHA)) return refuse(text);
    schemeEnd = index++;
  }

  if (index === schemeEnd + 1 && text.charCodeAt(index) === 47 && text.charCodeAt(index + 1) === 47) {
    let start = index + 2;
    index = span(text, start, NAME_CHARACTERS);
    let code = text.charCodeAt(index);
    if (code === 58 || code === 64) {
      const end = span(text, index, USERINFO | TRIPLETS);
      if (text.charCodeAt(end) === 64) {
        at = end;
        start = end + 1;
        index = span(text, start, NAME_CHARACTERS);
        code = text.charCodeAt(index);
      }
    }
    host = hostAt(text, start, index);
    if (code === 91 && index === start) {
      const close = text.indexOf("]", index);
      if (isIpv6Address(text, index + 1, close)) host = IPV6;
      else if (isIpvFuture(text, index + 1, close)) host = IPV_FUTURE;
      else return refuse(text);
      index = close + 1;
      code = text.charCodeAt(index);
    }
    if (code === 58) {
      portColon = index;
      index = span(text, index + 1, DIGIT);
    }
    authorityEnd = index;
    code = text.charCodeAt(index);
    if (index < text.length && code !== 47 && code !== 63 && code !== 35) return refuse(text);
  } else if (schemeEnd < 0) {
    // The first segment of a relative reference has no colon: a span without ":" would stop at it.
    index = span(text, index, NAME_CHARACTERS);
    while (text.charCodeAt(index) === 64) index = span(text, index + 1, NAME_CHARACTERS);
    if (text.charCodeAt(index) === 58) return refuse(text);
  }
  return scanRest(text, accept, refuse, schemeEnd, authorityEnd, at, portColon, host, index);
};

/** Reads on from a place in the path, or before it. */
const scanRest = <Result>(
  text: string,
  accept: Accept<Result>,
  refuse: Refuse<Result>,
  schemeEnd: number,
  authorityEnd: number,
  at: number,
  portColon: number,
  host: number,
  from: number,
): Result => {
  const end = text.length;
  let question = -1;
  let hash = -1;
  let index = span(text, from, PATH | TRIPLETS);
  if (index < end && text.charCodeAt(index) === 63) {
    question = index;
    index = span(text, endOf(queryRun, text, index + 1), QUERY | TRIPLETS);
  }
  if (index < end && text.charCodeAt(index) === 35) {
    hash = index;
    index = span(text, endOf(queryRun, text, index + 1), QUERY | TRIPLETS);
  }
  if (index < end) return refuse(text);
  return accept(text, schemeEnd, authorityEnd, at, portColon, host, question, hash);
};
