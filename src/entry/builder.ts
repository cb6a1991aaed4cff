import type {
  CheckHost,
  CheckOptional,
  CheckPath,
  CheckPort,
  CheckQuery,
  CheckScheme,
  CheckSegments,
  CheckShape,
} from "../build/check.js";
import {
  addSegments,
  addTrailingSlash,
  copyOf,
  type Draft,
  finish,
  mergeQuery,
  setFragment,
  setHost,
  setPath,
  setPort,
  setScheme,
  setUserinfo,
} from "../build/draft.js";
import type { MergeQuery } from "../build/query-text.js";
import type { Raw } from "../build/raw.js";
import type { Built, Maybe } from "../build/shape.js";
import type { AddSegments, EncodeScalar, IfMissing, PathText } from "../build/text.js";
import type { QueryCharacters, RegName, UserinfoCharacters } from "../grammar/characters.js";
import type { Fault } from "../grammar/fault.js";
import type { Result, TypedUri, Uri } from "../uri/components.js";
import { type Sentence, UriError } from "../uri/failure.js";
import type { QueryOptions } from "../uri/query-value.js";
import { type HostScheme, type PortRange, shapeRule, type shapeSentences } from "./shape.js";

/** The next builder: `port` and `userinfo` are there once there is a host. */
type Next<
  Scheme extends Maybe,
  Userinfo extends Maybe,
  Host extends Maybe,
  Port extends Maybe,
  Path extends string,
  Query extends Maybe,
  Fragment extends Maybe,
> = [Host] extends [string]
  ? HostBuilder<Scheme, Userinfo, Host, Port, Path, Query, Fragment>
  : Builder<Scheme, Userinfo, Host, Port, Path, Query, Fragment>;

/**
 * Builds a `Uri` step by step. Steps come in any order; each returns a new builder and leaves this one as it was.
 * Setting a part again replaces it. Data is encoded for its component; text that is already encoded comes in through
 * `raw`.
 *
 * @example
 * uri().scheme("https").host("api.example.com").segments("users", "a/b").query({ page: 2 }).build().href; // => "https://api.example.com/users/a%2Fb?page=2"
 */
export interface Builder<
  Scheme extends Maybe = undefined,
  Userinfo extends Maybe = undefined,
  Host extends Maybe = undefined,
  Port extends Maybe = undefined,
  Path extends string = "",
  Query extends Maybe = undefined,
  Fragment extends Maybe = undefined,
> {
  /** Sets the scheme. */
  scheme<const Text extends string>(
    scheme: CheckScheme<Text> | NoInfer<SchemeStart<Text>>,
  ): Next<0 extends 1 & Text ? string : Text, Userinfo, Host, Port, Path, Query, Fragment>;
  /** Sets the host: raw text, validated. An IPv6 address stands in brackets. */
  host<const Text extends string>(
    host: CheckHost<Text>,
  ): HostBuilder<Scheme, Userinfo, Text, Port, Path, Query, Fragment>;
  /** Sets the path from path text: "/" separates, the rest is data. Dot segments are refused. */
  path<const Text extends string | Raw<"path">>(
    path: CheckPath<Text>,
  ): Next<Scheme, Userinfo, Host, Port, PathText<Text>, Query, Fragment>;
  /** Adds data behind the path, each value exactly one segment: "/" inside a value is encoded. */
  segments<const Values extends readonly unknown[]>(
    ...values: CheckSegments<Values>
  ): Next<Scheme, Userinfo, Host, Port, AddSegments<Path, Values>, Query, Fragment>;
  /** Ends the path in "/". */
  trailingSlash(): Next<Scheme, Userinfo, Host, Port, Path extends `${string}/` ? Path : `${Path}/`, Query, Fragment>;
  /** Sets pairs of the query; a later call replaces, in place, all pairs of the keys that it names. */
  query<const Given>(
    query: CheckQuery<Given>,
    options?: QueryOptions,
  ): Next<Scheme, Userinfo, Host, Port, Path, IfMissing<Given, Query, Maybe, MergeQuery<Query, Given>>, Fragment>;
  /** Sets the fragment; `undefined` leaves it as it was. */
  fragment<const Value>(
    fragment: CheckOptional<Value, "fragment">,
  ): Next<Scheme, Userinfo, Host, Port, Path, Query, OptionalText<Fragment, Value, QueryCharacters>>;
  /**
   * The `Uri` of the parts.
   *
   * @throws {UriError} the failure of the first step that was refused, or of parts that do not fit together.
   */
  build(
    this: Buildable<Scheme, Host, Port, Path>,
  ): TypedUri<Built<Scheme, Userinfo, Host, Port, Path, Query, Fragment>>;
  /** The `Uri` of the parts, or the failure as a value. */
  safeBuild(): Result<TypedUri<Built<Scheme, Userinfo, Host, Port, Path, Query, Fragment>>>;
}

/** A {@link Builder} that has a host, so the other parts of the authority can be set. */
export interface HostBuilder<
  Scheme extends Maybe,
  Userinfo extends Maybe,
  Host extends Maybe,
  Port extends Maybe,
  Path extends string,
  Query extends Maybe,
  Fragment extends Maybe,
> extends Builder<Scheme, Userinfo, Host, Port, Path, Query, Fragment> {
  /** Sets the port; `undefined` leaves it as it was. */
  port<const Value>(
    port: CheckPort<Value>,
  ): HostBuilder<Scheme, Userinfo, Host, PortText<Port, Value>, Path, Query, Fragment>;
  /** Sets the userinfo from data: a ":" in the user is encoded. `undefined` leaves it as it was. */
  userinfo<const User, const Password = undefined>(
    user: CheckOptional<User, "userinfo">,
    password?: CheckOptional<Password, "userinfo">,
  ): HostBuilder<Scheme, UserinfoText<Userinfo, User, Password>, Host, Port, Path, Query, Fragment>;
}

/** Schemes that start with what is written so far: offered as completions, and no argument that is complete. */
export type SchemeStart<Text extends string> = Exclude<
  Extract<HostScheme | "file" | "mailto" | "tel" | "urn" | "data", `${Text}${string}`>,
  Text
>;

type OptionalText<Standing extends Maybe, Value, Set extends string> = IfMissing<
  Value,
  Standing,
  Maybe,
  Value extends Raw<"fragment", infer Text> ? Text : EncodeScalar<Value, Set>
>;

type PortText<Standing extends Maybe, Value> = IfMissing<
  Value,
  Standing,
  Maybe,
  [Value] extends [number | string] ? `${Value}` : Maybe
>;

type UserinfoText<Standing extends Maybe, User, Password> = IfMissing<
  User,
  Standing,
  Maybe,
  IfMissing<
    Password,
    EncodeScalar<User, RegName>,
    string,
    `${EncodeScalar<User, RegName>}:${EncodeScalar<Password, UserinfoCharacters>}`
  >
>;

/** Nothing to ask of `this` when the parts fit together; otherwise the sentence, which nothing fits. */
export type Buildable<Scheme extends Maybe, Host extends Maybe, Port extends Maybe, Path extends string> =
  CheckShape<Scheme, Host, Path> extends infer Answer
    ? Answer extends true
      ? SchemeShape<Scheme, Host, Port>
      : Answer
    : never;

/** The shape rules of the scheme: `unknown`, or the sentence. */
export type SchemeShape<Scheme extends Maybe, Host extends Maybe, Port extends Maybe> = [Scheme] extends [string]
  ? [Lowercase<Scheme>] extends [HostScheme]
    ? [Host] extends [undefined | ""]
      ? ShapeSentence<"missing-host", "host", "", Lowercase<Scheme>>
      : [Port] extends [string]
        ? PortRange<Port, ""> extends infer Found extends Fault
          ? Sentence<Found, typeof shapeSentences>
          : unknown
        : unknown
    : unknown
  : unknown;

type ShapeSentence<
  Code extends string,
  Where extends "host" | "port",
  Before extends string,
  Text extends string,
> = Sentence<Fault<Code, Where, Before, Text>, typeof shapeSentences>;

/** The class behind {@link Builder}: a draft, and a step for each of its functions. */
export class BuilderValue {
  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  scheme(scheme: unknown): BuilderValue {
    return new BuilderValue(setScheme(copyOf(this.#draft), scheme));
  }

  userinfo(user: unknown, password?: unknown): BuilderValue {
    if (user === undefined && password === undefined) return this;
    return new BuilderValue(setUserinfo(copyOf(this.#draft), user, password));
  }

  host(host: unknown): BuilderValue {
    return new BuilderValue(setHost(copyOf(this.#draft), host));
  }

  port(port: unknown): BuilderValue {
    if (port === undefined) return this;
    return new BuilderValue(setPort(copyOf(this.#draft), port));
  }

  path(path: unknown): BuilderValue {
    return new BuilderValue(setPath(copyOf(this.#draft), path));
  }

  segments(...values: readonly unknown[]): BuilderValue {
    return new BuilderValue(addSegments(copyOf(this.#draft), values));
  }

  trailingSlash(): BuilderValue {
    return new BuilderValue(addTrailingSlash(copyOf(this.#draft)));
  }

  query(query: unknown, options?: QueryOptions): BuilderValue {
    if (query === undefined) return this;
    return new BuilderValue(mergeQuery(copyOf(this.#draft), query, options));
  }

  fragment(fragment: unknown): BuilderValue {
    if (fragment === undefined) return this;
    return new BuilderValue(setFragment(copyOf(this.#draft), fragment));
  }

  build(): Uri {
    const built = finish(this.#draft, shapeRule);
    if ("href" in built) return built;
    throw new UriError(built);
  }

  safeBuild(): Result {
    const built = finish(this.#draft, shapeRule);
    return "href" in built ? { ok: true, uri: built } : { ok: false, error: built };
  }
}

// Whoever reaches the class could build from parts that nobody validated.
Reflect.deleteProperty(BuilderValue.prototype, "constructor");
Object.freeze(BuilderValue.prototype);
