// The state of a builder: the parts of a URI as text that is already encoded. Each step writes into the draft it is given
// and returns it; a builder gives it a copy. The first step that fails is kept, and `finish` tells it.

import { querySet, regNameSet, segmentDataSet, userinfoSet } from "../grammar/characters.js";
import { type Fault, fault } from "../grammar/fault.js";
import { hostFault, kindOfHost } from "../grammar/host.js";
import { isIpv6Address } from "../grammar/ipv6-address.js";
import { portFault, portNumber } from "../grammar/port.js";
import { referenceSentences } from "../grammar/reference.js";
import { schemeFault } from "../grammar/scheme.js";
import type { BuildCode, ParseCode } from "../uri/codes.js";
import type { Uri } from "../uri/components.js";
import { hasColonFirst } from "../uri/compose.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { mergeChanges, type QueryChange } from "../uri/merge-query.js";
import { changeOf, ParamsValue, type QueryInput, writeQuery } from "../uri/params.js";
import { areAlike, type QueryOptions, queryOptions } from "../uri/query-value.js";
import { encodeData, encodeScalar, invalidValue } from "../uri/scalar.js";
import { segmentFailure, writeSegment } from "../uri/segment.js";
import { valueSentences } from "../uri/sentences.js";
import { hrefOf, isCommonScheme, isUri, makeUri, schemeOf } from "../uri/uri.js";
import { rawText } from "./raw.js";

/** A rule on the finished parts: the shape rules of the schemes that `uri` knows. */
export type Rule = (scheme: string, host: string | undefined, port: string | undefined) => Failure | undefined;

/** The parts as they stand; nobody outside sees one. */
export class Draft {
  constructor(
    public scheme: string | undefined,
    public userinfo: string | undefined,
    public host: string | undefined,
    public port: string | undefined,
    public path: string,
    public query: string | QuerySteps | undefined,
    public fragment: string | undefined,
    public failure: Failure | undefined,
    /** Whether the path is empty or starts with "/": a path that was just put together is copied to be asked. */
    public isRooted: boolean,
    /** Whether the path ends with "/". */
    public isOpen: boolean,
  ) {}
}

export const emptyDraft = (): Draft =>
  new Draft(undefined, undefined, undefined, undefined, "", undefined, undefined, undefined, true, false);

export const copyOf = (d: Draft): Draft =>
  new Draft(d.scheme, d.userinfo, d.host, d.port, d.path, d.query, d.fragment, d.failure, d.isRooted, d.isOpen);

const isRooted = (path: string): boolean => path === "" || path.startsWith("/");

/** A draft with the parts of a `Uri`. */
export const draftOf = (uri: Uri): Draft => {
  const { scheme, userinfo, host, authority = "", path, query, fragment } = uri;
  const tail = authority.slice((userinfo?.length ?? -1) + 1 + (host?.length ?? 0));
  const port = tail.startsWith(":") ? tail.slice(1) : undefined;
  return new Draft(scheme, userinfo, host, port, path, query, fragment, undefined, isRooted(path), path.endsWith("/"));
};

/** The failure of a value for a part. */
export const buildFailure = (code: BuildCode, component: Fault["component"], text: string, before = ""): Failure =>
  failureOf(valueSentences, fault(code, component, before, text), text);

const grammarFailure = (found: Fault<ParseCode> | undefined, text: string): Failure | undefined =>
  found && failureOf(referenceSentences, found, text);

/** The draft with a failure, unless it has one already. */
export const fail = (d: Draft, failure: Failure): Draft => {
  d.failure ??= failure;
  return d;
};

export const setScheme = (d: Draft, scheme: unknown): Draft => {
  if (typeof scheme !== "string") return fail(d, invalidValue("scheme", scheme));
  const failure = isCommonScheme(scheme) ? undefined : grammarFailure(schemeFault(scheme), scheme);
  if (failure !== undefined) return fail(d, failure);
  d.scheme = scheme;
  return d;
};

export const setUserinfo = (d: Draft, user: unknown, password: unknown): Draft => {
  if (user === undefined) {
    return password === undefined ? d : fail(d, invalidValue("userinfo", user));
  }
  const name = encodeScalar(user, regNameSet, "userinfo");
  if (typeof name !== "string") return fail(d, name);
  const secret = password === undefined ? undefined : encodeScalar(password, userinfoSet, "userinfo");
  if (typeof secret === "object") return fail(d, secret);
  d.userinfo = secret === undefined ? name : `${name}:${secret}`;
  return d;
};

export const setHost = (d: Draft, host: unknown): Draft => {
  if (typeof host !== "string") return fail(d, invalidValue("host", host));
  const found = hostFault(host, "");
  if (found !== undefined) {
    const isBare = isIpv6Address(host);
    const failure = isBare ? buildFailure("bare-ipv6-address", "host", host) : grammarFailure(found, host);
    return failure === undefined ? d : fail(d, failure);
  }
  d.host = host;
  return d;
};

export const setPort = (d: Draft, port: unknown): Draft => {
  if (port === undefined) return d;
  const text = typeof port === "number" && Number.isSafeInteger(port) && port >= 0 ? String(port) : port;
  if (typeof text !== "string") return fail(d, invalidValue("port", port));
  const failure = grammarFailure(portFault(text, ""), text);
  if (failure !== undefined) return fail(d, failure);
  d.port = text;
  return d;
};

const setPathText = (d: Draft, path: string): Draft => {
  d.path = path;
  d.isRooted = isRooted(path);
  d.isOpen = path.endsWith("/");
  return d;
};

/** Path text: "/" separates, the rest is data. Dot segments are refused, empty segments kept. */
export const setPath = (d: Draft, path: unknown): Draft => {
  const text = rawText(path, "path");
  if (text !== undefined) return setPathText(d, text);
  if (typeof path !== "string") return fail(d, invalidValue("path", path));
  let written = "";
  for (let from = 0; from <= path.length; ) {
    const slash = path.indexOf("/", from);
    const end = slash < 0 ? path.length : slash;
    const piece = path.slice(from, end);
    // Only a failure needs what stands before the piece.
    const isWrong = piece !== "" && segmentFailure(piece) !== undefined;
    const failure = isWrong ? segmentFailure(piece, path.slice(0, from), path) : undefined;
    const encoded = failure ?? encodeData(piece, segmentDataSet, "path");
    if (typeof encoded !== "string") return fail(d, encoded);
    written += slash < 0 ? encoded : `${encoded}/`;
    from = end + 1;
  }
  return setPathText(d, written);
};

const segmentOf = (value: unknown): string | Failure => {
  const text = rawText(value, "segment");
  return text === undefined ? writeSegment(value) : text || (segmentFailure(text) ?? text);
};

/** Data behind the path, each value one segment; an empty last segment is replaced by the first value. */
export const addSegments = (d: Draft, values: readonly unknown[]): Draft => {
  let added = "";
  let slash = d.isOpen ? "" : "/";
  for (const value of values) {
    // Asked here, not in a function: that costs less than the question, and nearly every segment stands for itself.
    const isPlain = typeof value === "string" && value.length > 2 && !segmentDataSet.outside.test(value);
    const segment = isPlain ? value : segmentOf(value);
    if (typeof segment !== "string") return fail(d, segment);
    added += slash + segment;
    slash = "/";
  }
  d.path += added;
  d.isOpen &&= added === "";
  return d;
};

export const addTrailingSlash = (d: Draft): Draft => {
  if (!d.isOpen) d.path += "/";
  d.isOpen = true;
  return d;
};

const noOptions: QueryOptions = {};

/** Changes to a query that stands, each behind the one before it: put together when the `Uri` is made. */
class QuerySteps {
  constructor(
    readonly before: string | QuerySteps,
    readonly change: QueryChange,
    readonly options: QueryOptions,
  ) {}
}

/** The text of a query whose changes were put off. */
const queryText = (query: string | QuerySteps | undefined): string | undefined => {
  if (typeof query !== "object") return query;
  const changes: QueryChange[] = [];
  let step: string | QuerySteps = query;
  for (; typeof step === "object"; step = step.before) changes.push(step.change);
  return mergeChanges(step, changes.reverse(), query.options);
};

export const mergeQuery = (d: Draft, query: unknown, given?: QueryOptions): Draft => {
  if (query === undefined) return d;
  const text = rawText(query, "query");
  if (typeof query !== "object" || isUri(query)) return fail(d, invalidValue("query", query));
  try {
    const options = given === undefined ? noOptions : queryOptions(given);
    // What the pairs are depends on the options, so the steps of others have to be done first.
    const standing = typeof d.query !== "object" || areAlike(d.query.options, options) ? d.query : queryText(d.query);
    if (standing === undefined) d.query = text ?? writeQuery(query as QueryInput, hrefOf, options);
    else {
      const input = text === undefined ? (query as QueryInput) : new ParamsValue(text, hrefOf, options);
      const change = changeOf(input, hrefOf, options);
      d.query = new QuerySteps(standing, change, options);
    }
  } catch (error) {
    if (!(error instanceof UriError)) throw error;
    fail(d, error.failure);
  }
  return d;
};

export const setFragment = (d: Draft, fragment: unknown): Draft => {
  if (fragment === undefined) return d;
  const text = rawText(fragment, "fragment") ?? encodeScalar(fragment, querySet, "fragment");
  if (typeof text !== "string") return fail(d, text);
  d.fragment = text;
  return d;
};

/** Why the parts do not fit together, or nothing (RFC 3986 sections 3.2, 3.3 and 4.2). */
const shapeFailure = ({ scheme, userinfo, host, port, path, isRooted }: Draft): Failure | undefined => {
  if (host !== undefined) return isRooted ? undefined : buildFailure("rootless-path", "path", path);
  if (userinfo !== undefined || port !== undefined) {
    return buildFailure("missing-authority", userinfo === undefined ? "port" : "userinfo", "");
  }
  if (path.startsWith("//")) return buildFailure("path-like-authority", "path", path);
  if (scheme === undefined && hasColonFirst(path)) return buildFailure("colon-in-first-segment", "path", path);
  return undefined;
};

/** The `Uri` of a draft, or the first failure. */
export const finish = (d: Draft, rule: Rule): Uri | Failure => {
  const failure = d.failure ?? shapeFailure(d);
  if (failure !== undefined) return failure;
  const { scheme, userinfo, host, port, path, fragment } = d;
  const query = queryText(d.query);
  const name = scheme && schemeOf(scheme);
  const broken = name === undefined ? undefined : rule(name, host, port);
  if (broken !== undefined) return broken;
  let authority = host;
  if (userinfo !== undefined) authority = `${userinfo}@${authority}`;
  if (port !== undefined) authority += `:${port}`;
  let href = authority === undefined ? path : `//${authority}${path}`;
  if (scheme !== undefined) href = `${scheme}:${href}`;
  if (query !== undefined) href += `?${query}`;
  if (fragment !== undefined) href += `#${fragment}`;
  const kind = host === undefined ? undefined : kindOfHost(host);
  const number = port === undefined ? undefined : portNumber(port);
  return makeUri(href, name, authority, userinfo, host, kind, number, path, query, fragment);
};
