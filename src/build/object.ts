// The object form: the same steps as the fluent chain, from the keys of one object.

import type { QueryCharacters, RegName, UserinfoCharacters } from "../grammar/characters.js";
import type { Component } from "../grammar/fault.js";
import type { Failure } from "../uri/failure.js";
import { isRecord, type QueryInput } from "../uri/params.js";
import type { Scalar } from "../uri/scalar.js";
import { nameOf } from "../uri/scalar.js";
import {
  addSegments,
  addTrailingSlash,
  buildFailure,
  type Draft,
  emptyDraft,
  fail,
  mergeQuery,
  setFragment,
  setHost,
  setPath,
  setPort,
  setScheme,
  setUserinfo,
} from "./draft.js";
import type { QueryText } from "./query-text.js";
import type { Raw } from "./raw.js";
import type { Built, Maybe } from "./shape.js";
import type { AddSegments, EncodeScalar, IfMissing, PathText } from "./text.js";

/** The parts of a URI as data, for `uri({ ... })`; a part that is `undefined` is left out where it is optional. */
export interface UriParts {
  readonly scheme?: string;
  /** Data: "user", or "user:password" where the first ":" separates. */
  readonly userinfo?: string | undefined;
  readonly host?: string;
  readonly port?: number | string | undefined;
  /** Path text, or `raw.path`; `segments` come behind it. */
  readonly path?: string | Raw<"path">;
  readonly segments?: readonly (Scalar | Raw<"segment">)[];
  readonly trailingSlash?: boolean;
  readonly query?: QueryInput | Raw<"query"> | undefined;
  readonly fragment?: Scalar | Raw<"fragment"> | undefined;
}

const setUserinfoText = (d: Draft, value: unknown): Draft => {
  const colon = typeof value === "string" ? value.indexOf(":") : -1;
  return colon < 0 || typeof value !== "string"
    ? setUserinfo(d, value, undefined)
    : setUserinfo(d, value.slice(0, colon), value.slice(colon + 1));
};

const setSegments = (d: Draft, value: unknown): Draft =>
  Array.isArray(value) ? addSegments(d, value) : fail(d, buildFailure("invalid-value", "path", nameOf(value)));

const setTrailingSlash = (d: Draft, value: unknown): Draft =>
  value === true ? addTrailingSlash(d) : value ? fail(d, buildFailure("invalid-value", "path", nameOf(value))) : d;

/** The keys of parts, and the part to name where the value has to be there when the key is. */
const wanted: ReadonlyMap<string, Component | undefined> = /* @__PURE__ */ new Map(
  Object.entries<Component | undefined>({
    scheme: "scheme",
    userinfo: undefined,
    host: "host",
    port: undefined,
    path: "path",
    segments: "path",
    trailingSlash: undefined,
    query: undefined,
    fragment: undefined,
  } satisfies Record<keyof UriParts, Component | undefined>),
);

/** The first key that is no part, or whose value is missing, as a failure. */
const keyFailure = (parts: Readonly<Record<string, unknown>>): Failure | undefined => {
  for (const key of Object.keys(parts)) {
    if (!wanted.has(key)) return buildFailure("unknown-part", "reference", JSON.stringify(key));
    const component = parts[key] === undefined ? wanted.get(key) : undefined;
    if (component !== undefined) return buildFailure("invalid-value", component, "undefined");
  }
  return undefined;
};

/** The draft of an object; keys that are no part, and objects that are no record, are refused. */
export const draftOfParts = (given: object): Draft => {
  const draft = emptyDraft();
  if (!isRecord(given)) return fail(draft, buildFailure("invalid-value", "reference", nameOf(given)));
  const parts: Readonly<Partial<Record<keyof UriParts, unknown>>> = given;
  const { scheme, userinfo, host, port, path, segments, trailingSlash, query, fragment } = parts;
  // Each key that a part was read from; when it is not all of them, a look at each key says why.
  let read = 0;
  if (scheme !== undefined) read++;
  if (userinfo !== undefined || "userinfo" in given) read++;
  if (host !== undefined) read++;
  if (port !== undefined || "port" in given) read++;
  if (path !== undefined) read++;
  if (segments !== undefined) read++;
  if (trailingSlash !== undefined || "trailingSlash" in given) read++;
  if (query !== undefined || "query" in given) read++;
  if (fragment !== undefined || "fragment" in given) read++;
  const failure = read === Object.keys(given).length ? undefined : keyFailure(given as Record<string, unknown>);
  if (failure !== undefined) return fail(draft, failure);
  if (scheme !== undefined) setScheme(draft, scheme);
  if (userinfo !== undefined) setUserinfoText(draft, userinfo);
  if (host !== undefined) setHost(draft, host);
  if (port !== undefined) setPort(draft, port);
  if (path !== undefined) setPath(draft, path);
  if (segments !== undefined) setSegments(draft, segments);
  if (trailingSlash !== undefined) setTrailingSlash(draft, trailingSlash);
  if (query !== undefined) mergeQuery(draft, query);
  if (fragment !== undefined) setFragment(draft, fragment);
  return draft;
};

/** The part of an object as it was given; `undefined` when the key is not there. */
type Given<Parts, Key extends keyof UriParts> = Key extends keyof Parts ? Parts[Key] : undefined;

type Text<Value> = 0 extends 1 & Value ? Maybe : Value extends string | undefined ? Value : Maybe;

/** The shape of what the object form makes. */
export type BuiltOfParts<Parts> = Built<
  Text<Given<Parts, "scheme">>,
  UserinfoOf<Given<Parts, "userinfo">>,
  Text<Given<Parts, "host">>,
  PortOf<Given<Parts, "port">>,
  Slashed<SegmentsOf<PathOf<Given<Parts, "path">>, Given<Parts, "segments">>, Given<Parts, "trailingSlash">>,
  QueryOf<Given<Parts, "query">>,
  FragmentOf<Given<Parts, "fragment">>
>;

type UserinfoOf<Value> = IfMissing<
  Value,
  undefined,
  Maybe,
  Value extends `${infer User}:${infer Password}`
    ? `${EncodeScalar<User, RegName>}:${EncodeScalar<Password, UserinfoCharacters>}`
    : EncodeScalar<Value, UserinfoCharacters>
>;

type PortOf<Value> = IfMissing<Value, undefined, Maybe, [Value] extends [number | string] ? `${Value}` : Maybe>;

type PathOf<Value> = IfMissing<Value, "", string, PathText<Value>>;

type SegmentsOf<Path extends string, Values> = IfMissing<
  Values,
  Path,
  string,
  Values extends readonly unknown[] ? AddSegments<Path, Values> : string
>;

type Slashed<Path extends string, Slash> = [Slash] extends [undefined | false]
  ? Path
  : [Slash] extends [true]
    ? Path extends `${string}/`
      ? Path
      : `${Path}/`
    : string;

type QueryOf<Value> = IfMissing<Value, undefined, Maybe, QueryText<Value>>;

type FragmentOf<Value> = IfMissing<
  Value,
  undefined,
  Maybe,
  Value extends Raw<"fragment", infer Fragment> ? Fragment : EncodeScalar<Value, QueryCharacters>
>;
