import type {
  CheckHost,
  CheckOptional,
  CheckPath,
  CheckPort,
  CheckQuery,
  CheckScheme,
  CheckSegments,
} from "../build/check.js";
import type { Raw } from "../build/raw.js";
import type { BuiltUri, Maybe } from "../build/shape.js";
import type { FragmentAfter, PortText, QueryAfter, UserinfoText } from "../build/step-text.js";
import type { AddSegments, IfMissing, Known, PathText } from "../build/text.js";
import type { Result } from "../uri/components.js";
import type { QueryOptions } from "../uri/query-value.js";
import type { Buildable, SchemeStart } from "./fit.js";

declare const parts: unique symbol;

/** A builder of one of the two kinds: `port` and `userinfo` are there once there is a host. */
type Of<
  Kind,
  Scheme extends Maybe,
  Userinfo extends Maybe,
  Host extends Maybe,
  Port extends Maybe,
  Path extends string,
  Query extends Maybe,
  Fragment extends Maybe,
> = Kind extends "host"
  ? HostBuilder<Scheme, Userinfo, Host, Port, Path, Query, Fragment>
  : Builder<Scheme, Userinfo, Host, Port, Path, Query, Fragment>;

/**
 * The steps of a builder. What is set so far is read from `this`, so that the steps are the same types for every
 * builder: the compiler would make them anew for each step of each chain otherwise.
 */
export interface Steps<Kind extends "host" | "any"> {
  /** Sets the scheme. */
  scheme<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const Text extends string,
  >(
    this: Of<Kind, S, U, H, P, T, Q, F>,
    scheme: CheckScheme<Text> | NoInfer<SchemeStart<Text>>,
  ): Of<Kind, Known<Text>, U, H, P, T, Q, F>;
  /** Sets the host: raw text, validated. An IPv6 address stands in brackets. */
  host<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const Text extends string,
  >(this: Of<Kind, S, U, H, P, T, Q, F>, host: CheckHost<Text>): HostBuilder<S, U, Known<Text>, P, T, Q, F>;
  /** Sets the path from path text: "/" separates, the rest is data. Dot segments are refused. */
  path<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const Text extends string | Raw<"path">,
  >(this: Of<Kind, S, U, H, P, T, Q, F>, path: CheckPath<Text>): Of<Kind, S, U, H, P, PathText<Text>, Q, F>;
  /** Adds data behind the path, each value exactly one segment: "/" inside a value is encoded. */
  segments<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const Values extends readonly unknown[],
  >(
    this: Of<Kind, S, U, H, P, T, Q, F>,
    ...values: CheckSegments<Values>
  ): Of<Kind, S, U, H, P, AddSegments<T, Values>, Q, F>;
  /** Ends the path in "/". */
  trailingSlash<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
  >(this: Of<Kind, S, U, H, P, T, Q, F>): Of<Kind, S, U, H, P, T extends `${string}/` ? T : `${T}/`, Q, F>;
  /** Sets pairs of the query; a later call replaces, in place, all pairs of the keys that it names. With options its text is open. */
  query<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const Given,
    Options extends QueryOptions | undefined = undefined,
  >(
    this: Of<Kind, S, U, H, P, T, Q, F>,
    query: CheckQuery<Given>,
    options?: Options,
  ): Of<Kind, S, U, H, P, T, IfMissing<Options, QueryAfter<Q, Given>, Maybe, Maybe>, F>;
  /** Sets the fragment; `undefined` leaves it as it was. */
  fragment<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const Value,
  >(
    this: Of<Kind, S, U, H, P, T, Q, F>,
    fragment: CheckOptional<Value, "fragment">,
  ): Of<Kind, S, U, H, P, T, Q, FragmentAfter<F, Value>>;
  /**
   * The `Uri` of the parts.
   *
   * @throws {UriError} the failure of the first step that was refused, or of parts that do not fit together.
   */
  build<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
  >(
    this: Buildable<S, H, P, T> extends true ? Of<Kind, S, U, H, P, T, Q, F> : NoInfer<Buildable<S, H, P, T>>,
  ): BuiltUri<S, U, H, P, T, Q, F>;
  /** The `Uri` of the parts, or the failure as a value. */
  safeBuild<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
  >(this: Of<Kind, S, U, H, P, T, Q, F>): Result<BuiltUri<S, U, H, P, T, Q, F>>;
}

/** The steps that a builder with a host has, too. */
export interface HostSteps extends Steps<"host"> {
  /** Sets the port; `undefined` leaves it as it was. */
  port<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const Value,
  >(this: HostBuilder<S, U, H, P, T, Q, F>, port: CheckPort<Value>): HostBuilder<S, U, H, PortText<P, Value>, T, Q, F>;
  /** Sets the userinfo from data: a ":" in the user is encoded. `undefined` leaves it as it was. */
  userinfo<
    S extends Maybe,
    U extends Maybe,
    H extends Maybe,
    P extends Maybe,
    T extends string,
    Q extends Maybe,
    F extends Maybe,
    const User,
    const Password = undefined,
  >(
    this: HostBuilder<S, U, H, P, T, Q, F>,
    user: CheckOptional<User, "userinfo">,
    password?: CheckOptional<Password, "userinfo">,
  ): HostBuilder<S, UserinfoText<U, User, Password>, H, P, T, Q, F>;
}

/**
 * Builds a `Uri` step by step. Steps come in any order; each returns a new builder and leaves this one as it was.
 * Setting a part again replaces it. Data is encoded for its component; text that is already encoded comes in through
 * `raw`.
 *
 * @example
 * uri().scheme("https").host("api.example.com").segments("users", "a/b").query({ page: 2 }).build().href; // => "https://api.example.com/users/a%2Fb?page=2"
 */
export interface Builder<
  out Scheme extends Maybe = undefined,
  out Userinfo extends Maybe = undefined,
  out Host extends Maybe = undefined,
  out Port extends Maybe = undefined,
  out Path extends string = "",
  out Query extends Maybe = undefined,
  out Fragment extends Maybe = undefined,
> extends Steps<"any"> {
  /** Only in the types: what the steps have set. */
  readonly [parts]: readonly [Scheme, Userinfo, Host, Port, Path, Query, Fragment];
}

/** A {@link Builder} that has a host, so the other parts of the authority can be set. */
export interface HostBuilder<
  out Scheme extends Maybe,
  out Userinfo extends Maybe,
  out Host extends Maybe,
  out Port extends Maybe,
  out Path extends string,
  out Query extends Maybe,
  out Fragment extends Maybe,
> extends HostSteps {
  /** Only in the types: what the steps have set. */
  readonly [parts]: readonly [Scheme, Userinfo, Host, Port, Path, Query, Fragment];
}
