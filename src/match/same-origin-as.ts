import type { CheckInput, Input } from "../algorithm/argument.js";
import { pctNormalizeHost } from "../algorithm/pct-normalize.js";
import { toUri } from "../algorithm/places.js";
import { shapeSentences } from "../entry/shape.js";
import { fault } from "../grammar/fault.js";
import type { Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { isUri } from "../uri/uri.js";
import type { Known } from "./known.js";
import { noSelections, pattern, type UriPattern } from "./pattern.js";
import { type DefaultPorts, defaultPorts, effectivePort, type PortOptions } from "./port.js";

/** The scheme of what is given, as far as its type knows it. */
export type SchemeOf<From> = Known<From> extends { readonly scheme: infer Scheme extends string } ? Scheme : string;

/** The parts that an origin has. */
export interface OriginParts<out Scheme extends string = string> {
  readonly kind: "uri";
  readonly scheme: Scheme;
  readonly authority: string;
  readonly host: string;
}

/** Scheme, normal host and port in effect as one text; nothing when there is no host. */
export const originOf = (uri: Uri, ports: DefaultPorts): string | undefined =>
  uri.scheme === undefined || uri.host === undefined
    ? undefined
    : `${uri.scheme}://${pctNormalizeHost(uri.host)}:${effectivePort(uri, ports) ?? ""}`;

const refuse = (
  code: "missing-scheme" | "missing-host",
  component: "scheme" | "host",
  { scheme = "", href }: Uri,
): never => {
  const text = code === "missing-host" ? scheme : href;
  throw new UriError(failureOf(shapeSentences, fault(code, component, "", text), href));
};

/**
 * A pattern of the origin, for a whole `Uri`: the scheme, the host and the port in effect of another URI. Case of the
 * host, triplets of unreserved characters, an explicit default port and the userinfo do not count.
 *
 * A relative reference matches nothing: resolve it first. The value is then a URI with that scheme and a host.
 *
 * @throws {UriError} `missing-scheme` or `missing-host` when the other has no origin.
 * @example
 * import { match } from "ts-pattern";
 * const site = uri("https://example.com/");
 * const kind = match(parse("https://EXAMPLE.com:443/guide"))
 *   .with(sameOriginAs(site), () => "ours")
 *   .otherwise(() => "foreign");
 * kind; // => "ours"
 * @see RFC 6454 section 4
 */
export const sameOriginAs = <const From extends Input>(
  other: CheckInput<From>,
  options: PortOptions = {},
): UriPattern<OriginParts<SchemeOf<From>>, {}> => {
  const given = toUri(other);
  const ports = defaultPorts(options);
  if (given.scheme === undefined) refuse("missing-scheme", "scheme", given);
  if (given.host === undefined || given.host === "") refuse("missing-host", "host", given);
  const origin = originOf(given, ports);
  return pattern((value) => (isUri(value) && originOf(value, ports) === origin ? noSelections : undefined));
};
