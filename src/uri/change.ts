import { authorityFault } from "../grammar/authority.js";
import { pathSet, querySet, userinfoSet } from "../grammar/characters.js";
import { type Fault, fault } from "../grammar/fault.js";
import { hostFault } from "../grammar/host.js";
import { textFault } from "../grammar/pct-encoded.js";
import { portFault } from "../grammar/port.js";
import { referenceSentences } from "../grammar/reference.js";
import { schemeFault } from "../grammar/scheme.js";
import type { ParseCode } from "./codes.js";
import type { Parts, Shape } from "./components.js";
import { compose } from "./compose.js";
import { failureOf, orThrow, UriError } from "./failure.js";
import { ownOnly } from "./own.js";
import { isRecord, writeQuery } from "./params.js";
import type { HrefOf } from "./query-value.js";
import { invalidValue, nameOf } from "./scalar.js";
import { writeSegments } from "./segment.js";
import { valueSentences } from "./sentences.js";

/** What stands in the reference that is changed. */
type Standing = Pick<Shape, "scheme" | "authority" | "userinfo" | "host" | "path" | "query" | "fragment" | "href">;

/** The rule that raw text of each part is held to. */
const rules = {
  scheme: schemeFault,
  authority: (text: string) => authorityFault(text, ""),
  userinfo: (text: string) => textFault(text, userinfoSet, "userinfo", ""),
  host: (text: string) => hostFault(text, ""),
  port: (text: string) => portFault(text, ""),
  path: (text: string) => textFault(text, pathSet, "path", ""),
  query: (text: string) => textFault(text, querySet, "query", ""),
  fragment: (text: string) => textFault(text, querySet, "fragment", ""),
} as const satisfies Record<string, (text: string) => Fault<ParseCode> | undefined>;

type Part = keyof typeof rules;

const refuse = (code: keyof typeof valueSentences, component: Part, text: string): never => {
  throw new UriError(failureOf(valueSentences, fault(code, component, "", text), text));
};

/** The text of a reference with some parts changed. Throws a `UriError` where a part does not fit. */
export const change = (uri: Standing, given: Parts, hrefOf: HrefOf): string => {
  if (typeof given !== "object" || given === null) throw new UriError(invalidValue("reference", given));
  const parts = ownOnly(given);
  /** Raw text for a part: what stood there, what is given (held to its rule), or nothing. */
  const raw = (part: Part, standing: string | undefined): string | undefined => {
    const value = parts[part];
    if (value === undefined) return standing;
    if (value === null) return undefined;
    const text = part === "port" && Number.isSafeInteger(value) ? `${value}` : value;
    if (typeof text !== "string") return refuse("invalid-value", part, nameOf(value));
    const found = rules[part](text);
    if (found) throw new UriError(failureOf(referenceSentences, found, text));
    return text;
  };
  const has = (part: keyof Parts): boolean => parts[part] !== undefined && parts[part] !== null;

  for (const key of Object.keys(parts)) {
    if (!Object.hasOwn(rules, key) && key !== "segments") refuse("unknown-part", "path", JSON.stringify(key));
  }
  if (!isRecord(given)) throw new UriError(invalidValue("reference", given));
  let authority = raw("authority", uri.authority);
  if (parts.authority === undefined) {
    const host = raw("host", uri.host);
    const userinfo = raw("userinfo", uri.userinfo);
    // What stands behind the host, so that an empty port and leading zeros stay.
    const tail = authority?.slice((uri.userinfo?.length ?? -1) + 1 + (uri.host?.length ?? 0)) || undefined;
    const port = raw("port", tail?.slice(1));
    if (host === undefined && (has("userinfo") || has("port"))) {
      refuse("missing-authority", has("port") ? "port" : "userinfo", "");
    }
    authority =
      host === undefined
        ? host
        : (userinfo === undefined ? "" : `${userinfo}@`) + host + (port === undefined ? "" : `:${port}`);
  } else if (has("host") || has("userinfo") || has("port")) refuse("unknown-part", "authority", "beside authority");
  const { segments, query } = parts;
  if (segments !== undefined && has("path")) refuse("unknown-part", "path", "beside segments");
  const path = segments === undefined ? (raw("path", uri.path) ?? "") : orThrow(writeSegments(segments));
  if (authority !== undefined && path !== "" && !path.startsWith("/")) refuse("rootless-path", "path", path);
  return compose(
    raw("scheme", uri.scheme && uri.href.slice(0, uri.scheme.length)),
    authority,
    path,
    typeof query === "object" && query ? writeQuery(query, hrefOf) : raw("query", uri.query),
    raw("fragment", uri.fragment),
  );
};
