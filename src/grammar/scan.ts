// The fast path over the rules of this folder: the verdict on a whole reference, and where its parts stand. It reads
// the same sets; a differential test holds it to the rules. When it refuses, `ReferenceFault` says why.

import { alpha } from "../abnf/charset.js";
import type { IsAllIn, Pad } from "../abnf/span.js";
import type { AuthorityFault } from "./authority.js";
import {
  pathCharacters,
  type QueryCharacters,
  queryCharacters,
  type RegName,
  regName,
  schemeTail,
  type UriCharacters,
  userinfoCharacters,
} from "./characters.js";
import type { Fault } from "./fault.js";
import { type HostKind, kindOfHost } from "./host.js";
import { isIpLiteral } from "./ip-literal.js";
import { brokenTriplet, type IsPctEncoded } from "./pct-encoded.js";
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

/**
 * Receives the raw parts of a valid reference, as they stand in the text. A part is `undefined` where its delimiter is
 * missing; the authority is `[ userinfo "@" ] host [ ":" port ]` as a whole.
 */
export type Accept<Result> = (
  text: string,
  scheme: string | undefined,
  authority: string | undefined,
  userinfo: string | undefined,
  host: string | undefined,
  hostKind: HostKind | undefined,
  port: string | undefined,
  path: string,
  query: string | undefined,
  fragment: string | undefined,
) => Result;

type Refuse<Result> = (text: string) => Result;

// The whole grammar but for triplets and IP literals, which are asked for apart: so each repetition is of one set, which
// an engine reads without keeping a place to return to, and no two in a row share a delimiter, which keeps it linear.
// The two refusals to look ahead stand for the other branches: no scheme, so no ":" in the first segment; no authority,
// so no "//". An authority that is a name stands first, as nearly all are.
const reference = /* @__PURE__ */ new RegExp(
  `^(?:([${alpha}][${schemeTail}]*):|(?![^/?#]*:))` +
    `(?://(?:([${regName}%]*)(?![^/?#])` +
    `|((?:([${userinfoCharacters}%]*)@)?(\\[[^\\]]*]|[${regName}%]*)(?::(\\d*))?)(?![^/?#]))|(?!//))` +
    `([${pathCharacters}%]*)(?:\\?([${queryCharacters}%]*))?(?:#([${queryCharacters}%]*))?$`,
);

/** Whether a text has a "%" without two digits. */
export const hasBrokenTriplet = (text: string): boolean => text.includes("%") && brokenTriplet.test(text);

/** Whether a text that the grammar takes so far has a "%" without digits, or brackets without an address. */
const isFaulty = (text: string, host: string | undefined): boolean =>
  hasBrokenTriplet(text) || (host?.charCodeAt(0) === 91 && !isIpLiteral(host));

/** Reads a reference in one pass and calls `accept` with its parts, or `refuse` when it is none. */
export const scan = <Result>(text: string, accept: Accept<Result>, refuse: Refuse<Result>): Result => {
  const parts = reference.exec(text);
  const name = parts?.[2];
  const host = name ?? parts?.[5];
  if (parts === null || isFaulty(text, host)) return refuse(text);
  return accept(
    text,
    parts[1],
    name ?? parts[3],
    parts[4],
    host,
    host === undefined ? undefined : kindOfHost(host),
    parts[6],
    parts[7] as string,
    parts[8],
    parts[9],
  );
};

/** Whether a text is a reference, without its parts. */
export const isReference = (text: string): boolean =>
  text.includes("[") ? scan(text, yes, no) : reference.test(text) && !hasBrokenTriplet(text);

const yes = (): boolean => true;
const no = (): boolean => false;
