// The fast path over the rules of this folder: the verdict on a whole reference, and where its parts stand. It reads
// the same sets; a differential test holds it to the rules. When it refuses, `ReferenceFault` says why.

import type { IsAllIn, Pad } from "../abnf/span.js";
import type { AuthorityFault } from "./authority.js";
import {
  ALPHA,
  classes,
  DIGIT,
  PATH,
  PCHAR,
  QUERY,
  type QueryCharacters,
  REG_NAME,
  type RegName,
  SCHEME,
  type UriCharacters,
} from "./characters.js";
import type { Fault } from "./fault.js";
import { isIpvFuture } from "./ip-literal.js";
import { isIpv4Address } from "./ipv4-address.js";
import { isIpv6Address } from "./ipv6-address.js";
import { type IsPctEncoded, isTriplet } from "./pct-encoded.js";
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

/** Reads a reference in one pass and calls `accept` with its parts, or `refuse` when it is none. */
export const scan = <Result>(text: string, accept: Accept<Result>, refuse: (text: string) => Result): Result => {
  const end = text.length;
  let schemeEnd = -1;
  let authorityEnd = -1;
  let at = -1;
  let portColon = -1;
  let host = NO_HOST;
  let question = -1;
  let hash = -1;
  let index = 0;
  let code = 0;

  while (index < end) {
    code = text.charCodeAt(index);
    if (code > 127 || ((classes[code] ?? 0) & SCHEME) === 0) break;
    index++;
  }
  if (index < end && code === 58) {
    if (index === 0 || ((classes[text.charCodeAt(0)] ?? 0) & ALPHA) === 0) return refuse(text);
    schemeEnd = index++;
  } else if (index < end && code !== 47) {
    // The first segment of a relative reference: no colon until it ends.
    for (; index < end; index++) {
      code = text.charCodeAt(index);
      if (code > 127) return refuse(text);
      if (((classes[code] ?? 0) & PCHAR) !== 0) {
        if (code === 58) return refuse(text);
      } else if (code === 37) {
        if (!isTriplet(text, index)) return refuse(text);
        index += 2;
      } else break;
    }
  }

  if (text.charCodeAt(index) === 47 && text.charCodeAt(index + 1) === 47 && (schemeEnd >= 0 || index === 0)) {
    index += 2;
    let hostStart = index;
    let digitsOnly = true;
    for (; index < end; index++) {
      code = text.charCodeAt(index);
      if (code > 127) return refuse(text);
      const bits = classes[code] ?? 0;
      if ((bits & REG_NAME) !== 0) {
        if (portColon >= 0 && (bits & DIGIT) === 0) digitsOnly = false;
      } else if (code === 47 || code === 63 || code === 35) {
        break;
      } else if (code === 58) {
        if (portColon >= 0) digitsOnly = false;
        else portColon = index;
      } else if (code === 64) {
        if (at >= 0 || host !== NO_HOST) return refuse(text);
        at = index;
        hostStart = index + 1;
        portColon = -1;
        digitsOnly = true;
      } else if (code === 37) {
        if (!isTriplet(text, index)) return refuse(text);
        if (portColon >= 0) digitsOnly = false;
        index += 2;
      } else {
        if (code !== 91 || index !== hostStart) return refuse(text);
        const close = text.indexOf("]", index);
        if (close < 0) return refuse(text);
        if (isIpv6Address(text, index + 1, close)) host = IPV6;
        else if (isIpvFuture(text, index + 1, close)) host = IPV_FUTURE;
        else return refuse(text);
        index = close;
        const next = text.charCodeAt(close + 1);
        if (close + 1 < end && next !== 58 && next !== 47 && next !== 63 && next !== 35) return refuse(text);
      }
    }
    if (!digitsOnly) return refuse(text);
    authorityEnd = index;
    if (host === NO_HOST) {
      const hostEnd = portColon < 0 ? index : portColon;
      const isDigit = ((classes[text.charCodeAt(hostStart)] ?? 0) & DIGIT) !== 0;
      host = isDigit && isIpv4Address(text, hostStart, hostEnd) ? IPV4 : NAME;
    }
  }

  for (; index < end; index++) {
    code = text.charCodeAt(index);
    if (code > 127) return refuse(text);
    if (((classes[code] ?? 0) & PATH) !== 0) continue;
    if (code === 37) {
      if (!isTriplet(text, index)) return refuse(text);
      index += 2;
    } else break;
  }
  if (index === end) return accept(text, schemeEnd, authorityEnd, at, portColon, host, question, hash);
  if (code === 63) {
    question = index++;
    for (; index < end; index++) {
      code = text.charCodeAt(index);
      if (code > 127) return refuse(text);
      if (((classes[code] ?? 0) & QUERY) !== 0) continue;
      if (code === 37) {
        if (!isTriplet(text, index)) return refuse(text);
        index += 2;
      } else break;
    }
    if (index === end) return accept(text, schemeEnd, authorityEnd, at, portColon, host, question, hash);
  }
  if (code !== 35) return refuse(text);
  hash = index++;
  for (; index < end; index++) {
    code = text.charCodeAt(index);
    if (code > 127) return refuse(text);
    if (((classes[code] ?? 0) & QUERY) !== 0) continue;
    if (code !== 37 || !isTriplet(text, index)) return refuse(text);
    index += 2;
  }
  return accept(text, schemeEnd, authorityEnd, at, portColon, host, question, hash);
};
