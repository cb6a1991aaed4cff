// What people type is no URI reference: "www.example.org/path" is a relative path by RFC 3986, whose section 4.5 leaves
// such text to the user's side. This file guesses, by rules that are few, and says each guess.

import { needsHost, shapeSentences } from "../entry/shape.js";
import { type Fault, fault } from "../grammar/fault.js";
import { isIpv6Address } from "../grammar/ipv6-address.js";
import { schemes } from "../schemes/index.js";
import { failedWith } from "../uri/attempt.js";
import type { BuildCode, DomainCode, ParseCode, ShapeCode } from "../uri/codes.js";
import type { UriWith } from "../uri/components.js";
import { type Failure, failureOf } from "../uri/failure.js";
import { optionsFailure } from "../uri/require.js";
import { nameOf } from "../uri/scalar.js";
import { valueSentences } from "../uri/sentences.js";
import { isAscii } from "./characters.js";
import type { Iri } from "./components.js";
import { convertDomain, convertHost, type DomainOptions } from "./domain.js";
import { domainFailure, domainSentences } from "./domain-sentences.js";
import { acceptIri } from "./iri.js";
import { iriFailure } from "./iri-sentences.js";
import { hostStart } from "./pieces.js";
import { iriFault, scanIri } from "./scan-iri.js";
import { toUri } from "./to-uri.js";
import { type WebAddressFault, webAddressSentences } from "./web-address-sentences.js";

/** What `fromWebAddress` is told. */
export interface WebAddressOptions {
  /** The scheme of an address that is typed without one. By default that of the web with TLS. */
  readonly scheme?: string | undefined;
}

/**
 * What was guessed: `trimmed`, spaces around the text were left out; `scheme`, it is the default one; `port`, the number
 * behind "name:" is a port and the name no scheme; `domain`, the host is written as a domain name in ASCII; `encoded`,
 * other characters outside ASCII are percent-encoded.
 */
export type Assumption = "trimmed" | "scheme" | "port" | "domain" | "encoded";

/** A web address as a `Uri` with what was assumed, or why it is none. */
export type WebAddress =
  | {
      readonly ok: true;
      readonly uri: UriWith<{ readonly scheme: string; readonly host: string; readonly authority: string }>;
      readonly assumed: readonly Assumption[];
    }
  | { readonly ok: false; readonly error: Failure };

type AnyFault = Fault<ParseCode> | Fault<DomainCode> | Fault<ShapeCode> | Fault<BuildCode> | WebAddressFault;

/** The scheme of the web with TLS, by what its definition says: no scheme is named outside its file. */
const defaultScheme = (): string =>
  Object.values(schemes).find(({ defaultPort, ...rest }) => defaultPort === 443 && "emptyPath" in rest)?.scheme ?? "";

/** The text as an IRI: what was put before it, and what that assumes. */
interface Reading {
  readonly prefix: string;
  readonly assumed: readonly Assumption[];
  /** Whether the place of the host is marked by "//" or by a port, so that a name of one label is meant. */
  readonly isMarked: boolean;
}

/** How a text is read. The first ":" ends a scheme when "//" follows, and a host when a number does. */
const readTyped = (text: string, scheme: string): Reading | AnyFault => {
  const [, name, rest = ""] = /^([a-z][a-z0-9+.-]*):([\s\S]*)$/i.exec(text) ?? [];
  const at = /^[^/?#]*@/.exec(text)?.[0];
  if (name !== undefined && rest.startsWith("//")) {
    const typed = name.toLowerCase();
    if (needsHost(typed) || typed === scheme.toLowerCase()) return { prefix: "", assumed: [], isMarked: true };
    return fault("scheme-not-allowed", "scheme", "", typed);
  }
  const head = /^[^/?#]*/.exec(text)?.[0] ?? "";
  if (isIpv6Address(head)) return fault("bare-ipv6-address", "host", "", head);
  if (at !== undefined) return fault("unsafe-userinfo", "userinfo", at.slice(0, -1));
  if (name !== undefined) {
    if (!/^\d+(?:[/?#]|$)/.test(rest)) return fault("not-a-web-address", "host", "");
    return { prefix: `${scheme}://`, assumed: ["scheme", "port"], isMarked: true };
  }
  if (text.startsWith("//")) return { prefix: `${scheme}:`, assumed: ["scheme"], isMarked: true };
  return { prefix: `${scheme}://`, assumed: ["scheme"], isMarked: text.startsWith("[") };
};

/** Hosts in use have hyphens where CheckHyphens has none. */
const inUse: DomainOptions = { checkHyphens: false };

const ldh = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;

/** Why a host in ASCII is no domain name that somebody would type, or nothing. A dot for the root may end it. */
const nameFault = (host: string, before: string, isMarked: boolean): AnyFault | undefined => {
  const labels = host.replace(/\.$/, "").split(".");
  let index = before;
  for (const label of labels) {
    if (!ldh.test(label)) return fault("unlikely-host", "host", index);
    if (/^xn--/i.test(label)) {
      const name = convertDomain(label, inUse);
      if ("code" in name) return { ...name, before: index };
    }
    index += `${label}.`;
  }
  const last = labels.at(-1) ?? "";
  const isName = labels.length > 1 || isMarked || last.toLowerCase() === "localhost";
  return isName && host.length < 255 && !/^(?:\d+|0x[\da-f]*)$/i.test(last)
    ? undefined
    : fault("unlikely-host", "host", before);
};

/** Why an IRI is no web address, or nothing. */
const hostFault = (iri: Iri, isMarked: boolean): AnyFault | undefined => {
  const { host, hostKind, href, port, authority } = iri;
  if (host === undefined || host === "") return fault("not-a-web-address", "host", href.slice(0, hostStart(iri)));
  const before = href.slice(0, hostStart(iri));
  if (authority?.endsWith(":")) return fault("not-a-web-address", "port", `${before}${host}:`);
  if (port !== undefined && port > 65535) return fault("port-out-of-range", "port", `${before}${host}:`, String(port));
  if (hostKind !== "name") return undefined;
  if (isAscii(host)) return nameFault(host, before, isMarked);
  const name = convertHost(host, inUse);
  if ("code" in name) return { ...name, before: before + name.before };
  if (/^-|-$|-\.|\.-/.test(name.unicode)) return fault("unlikely-host", "host", before);
  return nameFault(name.ascii, before, isMarked);
};

/** Whether a fault has its sentence in a table. */
const isOf = <Code extends string>(table: Readonly<Record<Code, unknown>>, found: Fault): found is Fault<Code> =>
  found.code in table;

const failureOfFault = (found: AnyFault, text: string): Failure => {
  if (isOf(webAddressSentences, found)) return failureOf(webAddressSentences, found, text);
  if (isOf(domainSentences, found)) return domainFailure(found, text);
  if (isOf(shapeSentences, found)) return failureOf(shapeSentences, found, text);
  return isOf(valueSentences, found) ? failureOf(valueSentences, found, text) : iriFailure(found, text);
};

const failed = (error: Failure): WebAddress => failedWith(error);

/**
 * The `Uri` that somebody means who types a web address: `www.example.org/path`, `example.org`, `//host/x`,
 * `localhost:3000`, `192.0.2.1`, or a whole URI with a host. Says each thing that it assumed.
 *
 * It never throws. Text with an "@" before the host is refused unless "//" stands before it, and so are a name of one
 * label (but `localhost`, and any behind "//" or with a port), numbers that are no IP address, and schemes without a host.
 *
 * @example
 * import { fromWebAddress } from "urigami/iri";
 *
 * const typed = fromWebAddress("www.example.org/caf\u00E9");
 * typed.ok ? typed.uri.href : ""; // => "https://www.example.org/caf%C3%A9"
 * typed.ok ? typed.assumed : []; // => ["scheme", "encoded"]
 * @see RFC 3986 section 4.5
 */
export const fromWebAddress = (text: string, options: WebAddressOptions = {}): WebAddress => {
  if (typeof text !== "string") {
    return failed(failureOf(shapeSentences, fault("not-a-string", "reference", "", nameOf(text)), ""));
  }
  const wrong = optionsFailure(options);
  if (wrong !== undefined) return failed(wrong);
  const typed = text.trim();
  const start = text.length - text.trimStart().length;
  const reading = readTyped(typed, options.scheme ?? defaultScheme());
  const refuse = (found: AnyFault, added: number): WebAddress => {
    const index = start + Math.max(0, found.before.length - added);
    return failed(failureOfFault({ ...found, before: text.slice(0, index) }, text));
  };
  if ("code" in reading) return refuse(reading, 0);
  const { prefix, assumed, isMarked } = reading;
  const address = prefix + typed;
  const iri = scanIri<Iri | undefined>(address, acceptIri, () => undefined);
  const found = iri === undefined ? iriFault(address) : hostFault(iri, isMarked);
  if (iri === undefined || found !== undefined) return refuse(found ?? iriFault(address), prefix.length);
  const uri = toUri(iri, { domain: inUse });
  const { host = "" } = iri;
  const isEncoded = !isAscii(address.slice(0, hostStart(iri)) + address.slice(hostStart(iri) + host.length));
  return Object.freeze({
    ok: true,
    uri: uri as UriWith<{ readonly scheme: string; readonly host: string; readonly authority: string }>,
    assumed: Object.freeze([
      ...(typed === text ? [] : ["trimmed" as const]),
      ...assumed,
      ...(isAscii(host) ? [] : ["domain" as const]),
      ...(isEncoded ? ["encoded" as const] : []),
    ]),
  });
};
