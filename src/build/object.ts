// The object form: the same steps as the fluent chain, from the keys of one object.

import type { QueryCharacters, RegName, UserinfoCharacters } from "../grammar/characters.js";
import type { TypedUri } from "../uri/components.js";
import { ownOnly } from "../uri/own.js";
import { isRecord, type QueryInput } from "../uri/params.js";
import type { Scalar } from "../uri/scalar.js";
import { invalidValue } from "../uri/scalar.js";
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
import type { Built, BuiltUri, Maybe } from "./shape.js";
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
  Array.isArray(value) ? addSegments(d, value) : fail(d, invalidValue("path", value));

const setTrailingSlash = (d: Draft, value: unknown): Draft =>
  value === true ? addTrailingSlash(d) : value ? fail(d, invalidValue("path", value)) : d;

const names: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof UriParts>([
  "scheme",
  "userinfo",
  "host",
  "port",
  "path",
  "segments",
  "trailingSlash",
  "query",
  "fragment",
]);

/** The draft of an object; keys that are no part, and objects that are no record, are refused. */
export const draftOfParts = (given: object): Draft => {
  const draft = emptyDraft();
  if (!isRecord(given)) return fail(draft, invalidValue("reference", given));
  const parts: Readonly<Partial<Record<keyof UriParts, unknown>>> = ownOnly(given);
  const { scheme, userinfo, host, port, path, segments, trailingSlash, query, fragment } = parts;
  // Keys are counted, since asking each for its name would cost more than any step. One with `undefined` counts too: its step
  // refuses it when the part has to be there.
  let known = 0;
  if (scheme !== undefined || "scheme" in parts) {
    known++;
    setScheme(draft, scheme);
  }
  if (userinfo !== undefined || "userinfo" in parts) {
    known++;
    setUserinfoText(draft, userinfo);
  }
  if (host !== undefined || "host" in parts) {
    known++;
    setHost(draft, host);
  }
  if (port !== undefined || "port" in parts) {
    known++;
    setPort(draft, port);
  }
  if (path !== undefined || "path" in parts) {
    known++;
    setPath(draft, path);
  }
  if (segments !== undefined || "segments" in parts) {
    known++;
    setSegments(draft, segments);
  }
  if (trailingSlash !== undefined || "trailingSlash" in parts) {
    known++;
    setTrailingSlash(draft, trailingSlash);
  }
  if (query !== undefined || "query" in parts) {
    known++;
    mergeQuery(draft, query);
  }
  if (fragment !== undefined || "fragment" in parts) {
    known++;
    setFragment(draft, fragment);
  }
  const keys = Object.keys(parts);
  if (known === keys.length) return draft;
  const unknown = keys.find((key) => !names.has(key));
  return fail(draft, buildFailure("unknown-part", "reference", JSON.stringify(unknown)));
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

/** The `Uri` of the object form: of one kind when it is known whether there is a scheme. */
export type UriOfParts<Parts> =
  undefined extends Text<Given<Parts, "scheme">>
    ? Text<Given<Parts, "scheme">> extends undefined
      ? TypedUri<BuiltOfParts<Parts>>
      : EitherKind<BuiltOfParts<Parts>>
    : TypedUri<BuiltOfParts<Parts>>;

type EitherKind<Known> =
  Known extends Built<infer Scheme, infer User, infer Host, infer Port, infer Path, infer Query, infer Fragment>
    ? BuiltUri<Scheme, User, Host, Port, Path, Query, Fragment>
    : never;

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
  [Value] extends [Raw<"fragment", infer Fragment>] ? Fragment : EncodeScalar<Value, QueryCharacters>
>;
