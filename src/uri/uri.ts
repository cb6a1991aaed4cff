import { fault } from "../grammar/fault.js";
import type { HostKind } from "../grammar/host.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { portNumber } from "../grammar/port.js";
import { type Accept, scan } from "../grammar/scan.js";
import { attempt } from "./attempt.js";
import { change } from "./change.js";
import type { Parts, Result, Uri } from "./components.js";
import { failureOf, UriError } from "./failure.js";
import { type Params, ParamsValue } from "./params.js";
import { referenceFailure } from "./reference-failure.js";
import { valueSentences } from "./sentences.js";

/** Kept inside this module: without it the constructor makes nothing, so `u.constructor` forges nothing. */
const key = /* @__PURE__ */ Symbol("urigami");

const splitPath = (path: string): readonly string[] =>
  Object.freeze(
    path === ""
      ? []
      : path
          .slice(path.startsWith("/") ? 1 : 0)
          .split("/")
          .map((segment) => percentDecode(segment) ?? segment),
  );

/** The value behind every `Uri`. Its own fields are plain, so that tests, spread, cloning and patterns read them. */
class UriValue {
  declare readonly kind: "uri" | "relative";
  declare readonly scheme: string | undefined;
  declare readonly authority: string | undefined;
  declare readonly userinfo: string | undefined;
  declare readonly host: string | undefined;
  declare readonly hostKind: HostKind | undefined;
  declare readonly port: number | undefined;
  declare readonly path: string;
  declare readonly query: string | undefined;
  declare readonly fragment: string | undefined;
  declare readonly href: string;
  #segments: readonly string[] | undefined;
  #params: Params | undefined;

  constructor(
    token: symbol,
    href: string,
    scheme: string | undefined,
    authority: string | undefined,
    userinfo: string | undefined,
    host: string | undefined,
    hostKind: HostKind | undefined,
    port: number | undefined,
    path: string,
    query: string | undefined,
    fragment: string | undefined,
  ) {
    if (token !== key) throw new TypeError("not a constructor");
    this.kind = scheme === undefined ? "relative" : "uri";
    this.scheme = scheme;
    this.authority = authority;
    this.userinfo = userinfo;
    this.host = host;
    this.hostKind = hostKind;
    this.port = port;
    this.path = path;
    this.query = query;
    this.fragment = fragment;
    this.href = href;
    Object.freeze(this);
  }

  static is(value: unknown): value is UriValue {
    return typeof value === "object" && value !== null && #segments in value;
  }

  get segments(): readonly string[] {
    this.#segments ??= splitPath(this.path);
    return this.#segments;
  }

  get params(): Params {
    this.#params ??= new ParamsValue(this.query, hrefOf);
    return this.#params;
  }

  with(parts: Parts): Uri {
    return scan(change(this, parts, hrefOf), accept, refuse);
  }

  safeWith(parts: Parts): Result {
    return attempt(() => this.with(parts));
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }

  /** What a console shows: the text, a password masked. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    const { href, userinfo = "" } = this;
    const start = href.indexOf("//") + 2;
    const colon = userinfo.indexOf(":");
    return `Uri <${colon < 0 ? href : `${href.slice(0, start + colon)}:***${href.slice(start + userinfo.length)}`}>`;
  }
}

Object.freeze(UriValue);
Object.freeze(UriValue.prototype);

/**
 * Whether a value is a `Uri` that this library made; a copy or a look-alike is none.
 *
 * @example
 * const link = parse("https://example.com/");
 * isUri(link); // => true
 * isUri({ ...link }); // => false
 */
export const isUri = (value: unknown): value is Uri => UriValue.is(value);

/** The text of a `Uri`, or nothing when the value is none. */
export const hrefOf = (value: unknown): string | undefined => (UriValue.is(value) ? value.href : undefined);

/** The value itself when this library made it. Throws `not-a-uri` otherwise. */
export const requireUri = (value: unknown): Uri => {
  if (isUri(value)) return value;
  throw new UriError(failureOf(valueSentences, fault("not-a-uri", "reference", ""), ""));
};

/** The only place where a `Uri` comes from. The parts are taken to be those of the text. */
export const makeUri = (
  href: string,
  scheme: string | undefined,
  authority: string | undefined,
  userinfo: string | undefined,
  host: string | undefined,
  hostKind: HostKind | undefined,
  port: number | undefined,
  path: string,
  query: string | undefined,
  fragment: string | undefined,
): Uri =>
  new UriValue(key, href, scheme, authority, userinfo, host, hostKind, port, path, query, fragment) as object as Uri;

/** Whether a scheme is one of the two that nearly every text has: nothing has to be asked of it, or folded. */
export const isCommonScheme = (scheme: string): boolean => scheme === "https" || scheme === "http";

/** A scheme in lower case. */
export const schemeOf = (scheme: string): string => (isCommonScheme(scheme) ? scheme : scheme.toLowerCase());

/** Makes the `Uri` of a text from its parts: what `scan` calls. */
export const accept: Accept<Uri> = (text, scheme, authority, userinfo, host, hostKind, port, path, query, fragment) =>
  makeUri(
    text,
    scheme && schemeOf(scheme),
    authority,
    userinfo,
    host,
    hostKind,
    port === undefined ? undefined : portNumber(port),
    path,
    query,
    fragment,
  );

/** Throws the failure of a text that is no reference. */
export const refuse = (text: string): never => {
  throw new UriError(referenceFailure(text));
};
