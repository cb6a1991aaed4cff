// Mapping of IRIs to URIs: RFC 3987 section 3.1.

import { fault } from "../grammar/fault.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { scan } from "../grammar/scan.js";
import { attempt } from "../uri/attempt.js";
import type { Result, Uri } from "../uri/components.js";
import { UriError } from "../uri/failure.js";
import { requireOptions } from "../uri/require.js";
import { accept, refuse } from "../uri/uri.js";
import { isAscii } from "./characters.js";
import type { Iri } from "./components.js";
import { convertHost, type DomainOptions } from "./domain.js";
import { domainFailure } from "./domain-sentences.js";
import { hostStart } from "./pieces.js";
import { iriOf } from "./read-iri.js";

/** How the host of an IRI is written, when it has characters outside ASCII. */
export interface ToUriOptions {
  /**
   * `"idna"`: as the domain name that the DNS looks up, with A-labels; a name that is none is refused. `"percent"`: as
   * percent-encoded UTF-8, as everything else; for hosts that are no domain names. By default `"idna"`.
   */
  readonly host?: "idna" | "percent" | undefined;
  /** The checks on the domain name. */
  readonly domain?: DomainOptions | undefined;
}

/** Well-formed text with every character outside ASCII as percent-encoded UTF-8. */
const encode = (text: string): string => text.replace(/[^\0-\x7F]+/g, encodeURIComponent);

/** A host as a domain name in ASCII; triplets are read first (RFC 3986 section 3.2.2). The failure points into the IRI. */
const asciiHost = (host: string, before: string, href: string, options: DomainOptions): string => {
  const name = convertHost(percentDecode(host) ?? host, options);
  if (!("code" in name)) return name.ascii;
  const inHost = host.includes("%") ? "" : name.before;
  throw new UriError(domainFailure(fault(name.code, "host", before + inHost), href));
};

/**
 * The `Uri` of an IRI: the characters outside ASCII as percent-encoded UTF-8, the host as a domain name or as that too.
 *
 * Text in ASCII is not changed at all, so the `Uri` of a URI is the same text. Nothing is normalized.
 *
 * @throws {UriError} when the text is no IRI, or the host is no domain name.
 * @example
 * import { toUri } from "urigami/iri";
 *
 * toUri("https://b\u00FCcher.example/caf\u00E9").href; // => "https://xn--bcher-kva.example/caf%C3%A9"
 * toUri("https://b\u00FCcher.example/", { host: "percent" }).href; // => "https://b%C3%BCcher.example/"
 * @see RFC 3987 section 3.1
 */
export const toUri = (iri: Iri | Uri | string, options: ToUriOptions = {}): Uri => {
  const value = iriOf(iri);
  requireOptions(options);
  const { href, host } = value;
  if (host === undefined || options.host === "percent" || isAscii(host)) return scan(encode(href), accept, refuse);
  const start = hostStart(value);
  const before = href.slice(0, start);
  const name = asciiHost(host, before, href, options.domain ?? {});
  return scan(encode(before) + name + encode(href.slice(start + host.length)), accept, refuse);
};

/**
 * The `Uri` of an IRI, or why there is none, as a value.
 *
 * @example
 * import { safeToUri } from "urigami/iri";
 *
 * const result = safeToUri("https://-b\u00FCcher.example/");
 * result.ok ? "" : result.error.code; // => "domain-hyphens"
 * @see RFC 3987 section 3.1
 */
export const safeToUri = (iri: Iri | Uri | string, options: ToUriOptions = {}): Result =>
  attempt(() => toUri(iri, options));
