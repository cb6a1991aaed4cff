// Converting URIs to IRIs: RFC 3987 section 3.2.

import type { Uri } from "../uri/components.js";
import { isUcschar } from "./characters.js";
import type { Iri } from "./components.js";
import { safeDomainToUnicode } from "./domain.js";
import { type Outcome, outcomeOf } from "./outcome.js";
import { hostStart } from "./pieces.js";
import { iriOf, readIri } from "./read-iri.js";

/** How the host of a URI is shown in the IRI. */
export interface ToIriOptions {
  /** `"unicode"`: A-labels as the text they stand for, when the whole name is valid by UTS 46. By default `"keep"`. */
  readonly host?: "keep" | "unicode" | undefined;
}

/** The octets that a UTF-8 sequence has, by its first one; 0 when no sequence starts with it. */
const lengthByFirst = (octet: number): number =>
  octet >= 0xc2 && octet < 0xe0 ? 2 : octet >= 0xe0 && octet < 0xf0 ? 3 : octet >= 0xf0 && octet < 0xf5 ? 4 : 0;

/** The character that triplets spell from an index, when they are the one UTF-8 sequence of it; else nothing. */
const characterAt = (text: string, at: number): string | undefined => {
  const length = lengthByFirst(Number.parseInt(text.slice(at + 1, at + 3), 16));
  if (length === 0 || at + 3 * length > text.length) return undefined;
  try {
    const character = decodeURIComponent(text.slice(at, at + 3 * length));
    return (character.codePointAt(0) ?? 0) > 127 ? character : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What stays encoded although it is UTF-8: bidi formatting characters (4.1), what may stand in no IRI, and private-use
 * characters, which mean nothing without an agreement (6.1), in the query too.
 */
const isShown = (character: string): boolean =>
  isUcschar(character.codePointAt(0) ?? 0) && !/\p{Bidi_Control}/u.test(character);

/** A run of triplets with the characters outside ASCII decoded that an IRI can show; the other triplets in capitals. */
const decodeRun = (run: string): string => {
  let decoded = "";
  for (let at = 0; at < run.length; ) {
    const character = characterAt(run, at);
    const octets = character === undefined ? 1 : lengthByFirst(Number.parseInt(run.slice(at + 1, at + 3), 16));
    const text = run.slice(at, at + 3 * octets);
    decoded += character !== undefined && isShown(character) ? character : text.toUpperCase();
    at += text.length;
  }
  return decoded;
};

/** Text with the triplets decoded that an IRI can show. */
const decode = (text: string): string => text.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodeRun);

/** A host with each A-label as its U-label, when the name is valid and comes back; the other labels stay as they are. */
const unicodeHost = (host: string): string => {
  if (!/(?:^|\.)xn--/i.test(host)) return host;
  const name = safeDomainToUnicode(host);
  if (!name.ok) return host;
  const unicode = name.value.split(".");
  return host
    .split(".")
    .map((label, index) => (/^xn--/i.test(label) ? (unicode[index] ?? label) : label))
    .join(".");
};

/**
 * The `Iri` of a URI: the triplets that spell a character outside ASCII as that character, where an IRI may show it.
 *
 * What stays encoded: octets that are no UTF-8, ASCII, private-use characters, and the characters that
 * set the direction of text. These triplets come out in capitals. So `toUri(iri, { host: "percent" })` is the URI again,
 * but for the case of its triplets. A-labels stay, unless `host: "unicode"` asks for their text.
 *
 * @throws {UriError} when the text is no URI and no IRI.
 * @example
 * import { toIri } from "urigami/iri";
 *
 * toIri("https://example.org/D%C3%BCrst/%e2%80%ae").href; // => "https://example.org/D\u00FCrst/%E2%80%AE"
 * toIri("https://xn--bcher-kva.example/", { host: "unicode" }).href; // => "https://b\u00FCcher.example/"
 * @see RFC 3987 section 3.2
 */
export const toIri = (uri: Uri | Iri | string, options: ToIriOptions = {}): Iri => {
  const iri = readIri(decode(iriOf(uri).href));
  const { href, host, hostKind } = iri;
  if (options.host !== "unicode" || host === undefined || hostKind !== "name") return iri;
  const start = hostStart(iri);
  return readIri(href.slice(0, start) + unicodeHost(host) + href.slice(start + host.length));
};

/**
 * The `Iri` of a URI, or why there is none, as a value.
 *
 * @example
 * import { safeToIri } from "urigami/iri";
 *
 * const result = safeToIri("https://example.org/%zz");
 * result.ok ? "" : result.error.code; // => "invalid-percent-encoding"
 * @see RFC 3987 section 3.2
 */
export const safeToIri = (uri: Uri | Iri | string, options: ToIriOptions = {}): Outcome<Iri> =>
  outcomeOf(() => toIri(uri, options));
