// The object form: the same steps as the fluent chain, from the keys of one object.

import type { QueryCharacters, RegName, UserinfoCharacters } from "../grammar/characters.js";
import type { QueryInput } from "../uri/params.js";
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
import type { AddSegments, EncodeScalar, PathText } from "./text.js";

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

/** The step of each key. */
const steps = {
  scheme: setScheme,
  userinfo: (draft, value) => {
    if (typeof value !== "string") return setUserinfo(draft, value, undefined);
    const colon = value.indexOf(":");
    return colon < 0
      ? setUserinfo(draft, value, undefined)
      : setUserinfo(draft, value.slice(0, colon), value.slice(colon + 1));
  },
  host: setHost,
  port: setPort,
  path: setPath,
  segments: (draft, value) =>
    Array.isArray(value)
      ? addSegments(draft, value)
      : fail(draft, buildFailure("invalid-value", "path", nameOf(value))),
  trailingSlash: (draft, value) =>
    value === true
      ? addTrailingSlash(draft)
      : value
        ? fail(draft, buildFailure("invalid-value", "path", nameOf(value)))
        : draft,
  query: (draft, value) => mergeQuery(draft, value),
  fragment: setFragment,
} as const satisfies Record<keyof UriParts, (draft: Draft, value: unknown) => Draft>;

/** The draft of an object; keys that are no part are refused. */
export const draftOfParts = (parts: object): Draft => {
  let draft = emptyDraft();
  for (const [key, step] of Object.entries(steps)) {
    if (Object.hasOwn(parts, key)) draft = step(draft, (parts as Readonly<Record<string, unknown>>)[key]);
  }
  const unknown = Object.keys(parts).find((key) => !Object.hasOwn(steps, key));
  return unknown === undefined
    ? draft
    : fail(draft, buildFailure("unknown-part", "reference", JSON.stringify(unknown)));
};

/** The part of an object as it was given; `undefined` when the key is not there. */
type Given<Parts, Key extends keyof UriParts> = Key extends keyof Parts ? Parts[Key] : undefined;

type Text<Value> = Value extends string | undefined ? Value : Maybe;

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

type UserinfoOf<Value> = [Value] extends [undefined]
  ? undefined
  : undefined extends Value
    ? Maybe
    : Value extends `${infer User}:${infer Password}`
      ? `${EncodeScalar<User, RegName>}:${EncodeScalar<Password, UserinfoCharacters>}`
      : EncodeScalar<Value, UserinfoCharacters>;

type PortOf<Value> = [Value] extends [undefined] ? undefined : [Value] extends [number | string] ? `${Value}` : Maybe;

type PathOf<Value> = [Value] extends [undefined] ? "" : PathText<Value>;

type SegmentsOf<Path extends string, Values> = [Values] extends [undefined]
  ? Path
  : Values extends readonly unknown[]
    ? AddSegments<Path, Values>
    : string;

type Slashed<Path extends string, Slash> = [Slash] extends [undefined | false]
  ? Path
  : [Slash] extends [true]
    ? Path extends `${string}/`
      ? Path
      : `${Path}/`
    : string;

type QueryOf<Value> = [Value] extends [undefined] ? undefined : undefined extends Value ? Maybe : QueryText<Value>;

type FragmentOf<Value> = [Value] extends [undefined]
  ? undefined
  : undefined extends Value
    ? Maybe
    : Value extends Raw<"fragment", infer Fragment>
      ? Fragment
      : EncodeScalar<Value, QueryCharacters>;
