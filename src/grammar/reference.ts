// URI-reference = URI / relative-ref                                               RFC 3986 section 4.1
// URI           = scheme ":" hier-part [ "?" query ] [ "#" fragment ]              RFC 3986 section 3
// relative-ref  = relative-part [ "?" query ] [ "#" fragment ]                     RFC 3986 section 4.2
// hier-part     = "//" authority path-abempty / path-absolute / path-rootless / path-empty
// relative-part = "//" authority path-abempty / path-absolute / path-noscheme / path-empty
// The first ":", "/", "?" or "#" decides: a ":" ends a scheme, since path-noscheme has none in its first segment.

import { type AuthorityFault, authorityFault } from "./authority.js";
import { type PathCharacters, pathSet, type QueryCharacters, querySet } from "./characters.js";
import type { Fault } from "./fault.js";
import { ipLiteralSentences } from "./ip-literal.js";
import { pctEncodedSentences, type TextFault, textFault } from "./pct-encoded.js";
import { portSentences } from "./port.js";
import { type SchemeFault, schemeFault, schemeSentences } from "./scheme.js";

/** A reference cut into its raw parts, valid or not; a part is `undefined` when its delimiter is not there. */
export type SplitReference<Text extends string> = string extends Text
  ? Split<string | undefined, string | undefined, string, string | undefined, string | undefined>
  : Text extends `${infer Head}#${infer Fragment}`
    ? SplitQuery<Head, Fragment>
    : SplitQuery<Text, undefined>;

export type Split<Scheme, Authority, Path, Query, Fragment> = readonly [
  scheme: Scheme,
  authority: Authority,
  path: Path,
  query: Query,
  fragment: Fragment,
];

type SplitQuery<Text extends string, Fragment> = Text extends `${infer Head}?${infer Query}`
  ? SplitScheme<Head, Query, Fragment>
  : SplitScheme<Text, undefined, Fragment>;

type SplitScheme<Text extends string, Query, Fragment> = Text extends `${infer Scheme}:${infer Tail}`
  ? Scheme extends `${string}/${string}`
    ? SplitHierPart<undefined, Text, Query, Fragment>
    : SplitHierPart<Scheme, Tail, Query, Fragment>
  : SplitHierPart<undefined, Text, Query, Fragment>;

type SplitHierPart<Scheme, Text extends string, Query, Fragment> = Text extends `//${infer Tail}`
  ? Tail extends `${infer Authority}/${infer Path}`
    ? Split<Scheme, Authority, `/${Path}`, Query, Fragment>
    : Split<Scheme, Tail, "", Query, Fragment>
  : Split<Scheme, undefined, Text, Query, Fragment>;

export const splitReference = (text: string): SplitReference<string> => {
  // The expression of Appendix B, which every text matches.
  const parts = /^(?:([^:/?#]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  return [parts[1], parts[2], parts[3] ?? "", parts[4], parts[5]];
};

type AnyFault =
  | SchemeFault<string>
  | AuthorityFault<string, string>
  | TextFault<string, string, "path" | "query" | "fragment", string>;

/** Why a text is no URI reference: the fault that stands first in it, or nothing. */
export type ReferenceFault<Text extends string> = string extends Text
  ? AnyFault
  : SplitReference<Text> extends Split<
        infer Scheme extends string | undefined,
        infer Authority extends string | undefined,
        infer Path extends string,
        infer Query extends string | undefined,
        infer Fragment extends string | undefined
      >
    ? (Scheme extends string ? SchemeFault<Scheme> : undefined) extends infer Found extends Fault
      ? Found
      : HierPartFault<Authority, Path, Query, Fragment, Scheme extends string ? `${Scheme}:` : "">
    : never;

type HierPartFault<Authority, Path extends string, Query, Fragment, Before extends string> = (
  Authority extends string
    ? AuthorityFault<Authority, `${Before}//`>
    : undefined
) extends infer Found extends Fault
  ? Found
  : TailFault<Path, Query, Fragment, Authority extends string ? `${Before}//${Authority}` : Before>;

type TailFault<Path extends string, Query, Fragment, Before extends string> =
  TextFault<Path, PathCharacters, "path", Before> extends infer Found extends Fault
    ? Found
    : QueryFault<Query, `${Before}${Path}?`> extends infer Found extends Fault
      ? Found
      : Fragment extends string
        ? FragmentFault<Fragment, Query extends string ? `${Before}${Path}?${Query}#` : `${Before}${Path}#`>
        : undefined;

type QueryFault<Query, Before extends string> = Query extends string
  ? TextFault<Query, QueryCharacters, "query", Before>
  : undefined;

type FragmentFault<Fragment extends string, Before extends string> = TextFault<
  Fragment,
  QueryCharacters,
  "fragment",
  Before
>;

export const referenceFault = (text: string): ReferenceFault<string> => {
  const [scheme, authority, path, query, fragment] = splitReference(text);
  const afterScheme = scheme === undefined ? "" : `${scheme}:`;
  const afterAuthority = authority === undefined ? afterScheme : `${afterScheme}//${authority}`;
  const afterPath = afterAuthority + path;
  const afterQuery = query === undefined ? afterPath : `${afterPath}?${query}`;
  return (
    (scheme === undefined ? scheme : schemeFault(scheme)) ??
    (authority === undefined ? authority : authorityFault(authority, `${afterScheme}//`)) ??
    textFault(path, pathSet, "path", afterAuthority) ??
    textFault(query, querySet, "query", `${afterPath}?`) ??
    textFault(fragment, querySet, "fragment", `${afterQuery}#`)
  );
};

/** The sentence of each code that the rules of this folder give, gathered from the rules that own them. */
export const referenceSentences = {
  "invalid-character": ["{character} is not allowed in the {component}, at {index}{hint}"],
  ...schemeSentences,
  ...pctEncodedSentences,
  ...ipLiteralSentences,
  ...portSentences,
} as const;
