import type { HostKind } from "../grammar/host.js";
import { portNumber } from "../grammar/port.js";
import type { Accept } from "../grammar/scan.js";
import type { Iri } from "./components.js";

/** Kept inside this module: without it the constructor makes nothing. */
const key = /* @__PURE__ */ Symbol("urigami/iri");

/** The value behind every `Iri`: plain frozen fields, as those of a `Uri`. */
class IriValue {
  declare readonly kind: "iri" | "relative";
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
  readonly #made = true;

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
    if (token !== key) throw new TypeError("an Iri is made by parseIri and toIri");
    this.kind = scheme === undefined ? "relative" : "iri";
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

  static is(value: unknown): value is IriValue {
    return typeof value === "object" && value !== null && #made in value;
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
    if (authority === undefined || userinfo === undefined || colon < 0) return `Iri ${inspect({ ...this }, options)}`;
    const hidden = `${userinfo.slice(0, colon)}:***`;
    const shown = hidden + authority.slice(userinfo.length);
    const masked = { ...this, authority: shown, userinfo: hidden, href: href.replace(authority, () => shown) };
    return `Iri ${inspect(masked, options)}`;
  }
}

Object.freeze(IriValue.prototype);

/**
 * Whether a value is an `Iri` that this library made; a copy or a look-alike is none, nor is a `Uri`.
 *
 * @example
 * import { isIri, parseIri } from "urigami/iri";
 *
 * isIri(parseIri("https://example.org/caf\u00E9")); // => true
 */
export const isIri = (value: unknown): value is Iri => IriValue.is(value);

/** Makes the `Iri` of a text from its parts: what `scanIri` calls. */
export const acceptIri: Accept<Iri> = (
  text,
  scheme,
  authority,
  userinfo,
  host,
  hostKind,
  port,
  path,
  query,
  fragment,
) =>
  make(
    text,
    scheme?.toLowerCase(),
    authority,
    userinfo,
    host,
    hostKind,
    port === undefined ? undefined : portNumber(port),
    path,
    query,
    fragment,
  );

/** The only place where an `Iri` comes from. */
const make = (
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
): Iri =>
  new IriValue(key, href, scheme, authority, userinfo, host, hostKind, port, path, query, fragment) as object as Iri;
