import { fault } from "../grammar/fault.js";
import type { HostKind } from "../grammar/host.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { portNumber } from "../grammar/port.js";
import { type Accept, IPV_FUTURE, IPV4, IPV6, scan } from "../grammar/scan.js";
import { attempt } from "./attempt.js";
import { change } from "./change.js";
import type { Parts, Result, Uri } from "./components.js";
import { failureOf, UriError } from "./failure.js";
import { type Params, ParamsValue } from "./params.js";
import { referenceFailure } from "./reference-failure.js";
import { valueSentences } from "./sentences.js";

/** Kept inside this module: without it the constructor makes nothing, so `u.constructor` forges nothing. */
const key = /* @__PURE__ */ Symbol("urigami");

const splitPath = (path: string): readonly string[] => {
  if (path === "") return Object.freeze([]);
  const segments = (path.startsWith("/") ? path.slice(1) : path).split("/");
  if (path.includes("%")) {
    for (let index = 0; index < segments.length; index++) {
      const segment = segments[index] ?? "";
      segments[index] = percentDecode(segment) ?? segment;
    }
  }
  return Object.freeze(segments);
};

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
    if (token !== key) throw new TypeError("a Uri is made by parse, uri and the functions that return one");
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

  [Symbol.for("nodejs.util.inspect.custom")](
    _depth: number,
    options: object,
    inspect: (value: unknown, options: object) => string,
  ): string {
    const { authority, userinfo, href } = this;
    const colon = userinfo?.indexOf(":") ?? -1;
    if (authority === undefined || userinfo === undefined || colon < 0) return `Uri ${inspect({ ...this }, options)}`;
    const hidden = `${userinfo.slice(0, colon)}:***`;
    const shown = {
      ...this,
      authority: hidden + authority.slice(userinfo.length),
      userinfo: hidden,
      href: href.replace(authority, () => hidden + authority.slice(userinfo.length)),
    };
    return `Uri ${inspect(shown, options)}`;
  }

  static {
    Object.freeze(this.prototype);
  }
}

/** Whether a value is a `Uri` that this library made; a copy or a look-alike is none. */
export const isUri = (value: unknown): value is Uri => UriValue.is(value);

const hrefOf = (value: unknown): string | undefined => (UriValue.is(value) ? value.href : undefined);

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

/** The scheme in lower case; the two that nearly every text has are constants, so that no text is cut and folded. */
const schemeOf = (text: string, end: number): string => {
  if (end === 5 && text.startsWith("https")) return "https";
  if (end === 4 && text.startsWith("http")) return "http";
  return text.slice(0, end).toLowerCase();
};

/** Makes the `Uri` of a text from where its parts stand: what `scan` calls. */
export const accept: Accept<Uri> = (text, schemeEnd, authorityEnd, at, portColon, host, question, hash) => {
  const scheme = schemeEnd < 0 ? undefined : schemeOf(text, schemeEnd);
  const bodyEnd = hash < 0 ? text.length : hash;
  const pathEnd = question < 0 ? bodyEnd : question;
  const query = question < 0 ? undefined : text.slice(question + 1, bodyEnd);
  const fragment = hash < 0 ? undefined : text.slice(hash + 1);
  if (authorityEnd < 0) {
    const path = text.slice(schemeEnd + 1, pathEnd);
    return makeUri(text, scheme, undefined, undefined, undefined, undefined, undefined, path, query, fragment);
  }
  const start = schemeEnd + 3;
  const authority = text.slice(start, authorityEnd);
  const path = text.slice(authorityEnd, pathEnd);
  const hostKind = host === IPV4 ? "ipv4" : host === IPV6 ? "ipv6" : host === IPV_FUTURE ? "ipvfuture" : "name";
  if (at < 0 && portColon < 0) {
    return makeUri(text, scheme, authority, undefined, authority, hostKind, undefined, path, query, fragment);
  }
  const userinfo = at < 0 ? undefined : text.slice(start, at);
  const name = text.slice(at < 0 ? start : at + 1, portColon < 0 ? authorityEnd : portColon);
  const port = portColon < 0 ? undefined : portNumber(text.slice(portColon + 1, authorityEnd));
  return makeUri(text, scheme, authority, userinfo, name, hostKind, port, path, query, fragment);
};

/** Throws the failure of a text that is no reference. */
export const refuse = (text: string): never => {
  throw new UriError(referenceFailure(text));
};
