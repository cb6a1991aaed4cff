import { authorityFault } from "../grammar/authority.js";
import { PATH, QUERY, USERINFO } from "../grammar/characters.js";
import { type Component, type Fault, fault } from "../grammar/fault.js";
import { hostFault } from "../grammar/host.js";
import { textFault } from "../grammar/pct-encoded.js";
import { portFault } from "../grammar/port.js";
import { referenceSentences } from "../grammar/reference.js";
import { schemeFault } from "../grammar/scheme.js";
import type { ParseCode } from "./codes.js";
import type { Parts, Shape } from "./components.js";
import { compose } from "./compose.js";
import { type Failure, failureOf, UriError } from "./failure.js";
import { writeQuery } from "./params.js";
import type { HrefOf } from "./query-value.js";
import { nameOf } from "./scalar.js";
import { writeSegments } from "./segment.js";
import { valueSentences } from "./sentences.js";

type Rule = (text: string) => Fault<ParseCode> | undefined;

/** What stands in the reference that is changed. */
type Standing = Pick<Shape, "scheme" | "authority" | "userinfo" | "host" | "path" | "query" | "fragment" | "href">;

/** The rule that raw text of each part is held to. */
const rules = {
  scheme: schemeFault,
  authority: (text) => authorityFault(text, ""),
  userinfo: (text) => textFault(text, USERINFO, "userinfo", ""),
  host: (text) => hostFault(text, ""),
  port: (text) => portFault(text, ""),
  path: (text) => textFault(text, PATH, "path", ""),
  query: (text) => textFault(text, QUERY, "query", ""),
  fragment: (text) => textFault(text, QUERY, "fragment", ""),
} as const satisfies Partial<Record<Component, Rule>>;

type Part = keyof typeof rules;

const refuse = (code: keyof typeof valueSentences, component: Component, text: string): never => {
  throw new UriError(failureOf(valueSentences, fault(code, component, "", text), text));
};

/** Raw text for a part: what stood there, what is given (held to its rule), or nothing. */
const raw = (part: Part, given: unknown, standing: string | undefined): string | undefined => {
  if (given === undefined) return standing;
  if (given === null) return undefined;
  const text = part === "port" && Number.isSafeInteger(given) ? String(given) : given;
  if (typeof text !== "string") return refuse("invalid-value", part, nameOf(given));
  const found = rules[part](text);
  if (found !== undefined) throw new UriError(failureOf(referenceSentences, found, text));
  return text;
};

const known = new Set([...Object.keys(rules), "segments"]);

/** The authority with its parts changed. Without a host there is none, so nothing else of it may be given then. */
const changeAuthority = (uri: Standing, parts: Parts): string | undefined => {
  if (parts.authority !== undefined) {
    for (const part of ["userinfo", "host", "port"] as const) {
      if (parts[part] !== undefined) refuse("unknown-part", part, `"${part}" beside "authority"`);
    }
    return raw("authority", parts.authority, undefined);
  }
  const host = raw("host", parts.host, uri.host);
  if (host === undefined) {
    for (const part of ["userinfo", "port"] as const) {
      if (parts[part] !== undefined && parts[part] !== null) refuse("missing-authority", part, "");
    }
    return undefined;
  }
  const { authority = "" } = uri;
  const standing = authority.slice((uri.userinfo?.length ?? -1) + 1 + (uri.host?.length ?? 0));
  const userinfo = raw("userinfo", parts.userinfo, uri.userinfo);
  const port = raw("port", parts.port, standing.startsWith(":") ? standing.slice(1) : undefined);
  return `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port === undefined ? "" : `:${port}`}`;
};

/** The text of a reference with some parts changed; throws a `UriError` where a part does not fit. */
export const change = (uri: Standing, parts: Parts, hrefOf: HrefOf): string => {
  for (const key of Object.keys(parts)) {
    if (!known.has(key)) refuse("unknown-part", "reference", `"${key}"`);
  }
  const scheme = raw("scheme", parts.scheme, uri.scheme && uri.href.slice(0, uri.scheme.length));
  const authority = changeAuthority(uri, parts);
  if (parts.segments !== undefined && parts.path !== undefined)
    refuse("unknown-part", "path", '"segments" beside "path"');
  const written = parts.segments && writeSegments(parts.segments);
  if (typeof written === "object") throw new UriError(written);
  const path = written ?? raw("path", parts.path, uri.path) ?? "";
  if (authority !== undefined && path !== "" && !path.startsWith("/")) refuse("rootless-path", "path", path);
  const { query: given } = parts;
  const query =
    typeof given === "object" && given !== null ? writeQuery(given, hrefOf) : raw("query", given, uri.query);
  return compose(scheme, authority, path, query, raw("fragment", parts.fragment, uri.fragment));
};
