// Converting URIs to IRIs: RFC 3987 section 3.2.

import type { Uri } from "../uri/components.js";
import { requireOptions } from "../uri/require.js";
import { isUcschar } from "./characters.js";
import type { Iri } from "./components.js";
import { convertHost } from "./domain.js";
import { type Outcome, outcomeOf } from "./outcome.js";
import { hostStart } from "./pieces.js";
import { iriOf, readIri } from "./read-iri.js";

/** How the host of a URI is shown in the IRI. */
export interface ToIriOptions {
  /** `"unicode"`: A-labels as the text they stand for, when the whole name is valid by UTS 46. By default `"keep"`. */
  readonly host?: "keep" | "unicode" | undefined;
}

/** The lowest code point that a UTF-8 sequence of a length may spell: a lower one has a shorter sequence (RFC 3629). */
const lowest = [0, 0, 0x80, 0x800, 0x10000] as const;

/** The octets that a UTF-8 sequence has, by its first one; 0 when no sequence of several starts with it. */
const lengthByFirst = (octet: number): 0 | 2 | 3 | 4 =>
  octet >= 0xf0 ? (octet < 0xf8 ? 4 : 0) : octet >= 0xe0 ? 3 : octet >= 0xc0 ? 2 : 0;

/** The value of a hexadecimal digit, in both cases. */
const digitAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code > 57 ? (code & 7) + 9 : code & 15;
};

const octetAt = (text: string, at: number): number => (digitAt(text, at + 1) << 4) | digitAt(text, at + 2);

/** The code point outside ASCII that triplets spell from an index, or nothing when they are no UTF-8 (RFC 3629). */
const codePointAt = (text: string, at: number): number | undefined => {
  const first = octetAt(text, at);
  const length = lengthByFirst(first);
  if (length === 0 || at + 3 * length > text.length) return undefined;
  let code = first & (0x7f >> length);
  for (let index = 1; index < length; index++) {
    const octet = octetAt(text, at + 3 * index);
    if ((octet & 0xc0) !== 0x80) return undefined;
    code = (code << 6) | (octet & 0x3f);
  }
  return code < lowest[length] ? undefined : code;
};

/**
 * What stays encoded although it is UTF-8: bidi formatting characters (4.1), what may stand in no IRI, and private-use
 * characters, which mean nothing without an agreement (6.1), in the query too.
 */
const isShown = (code: number): boolean => isUcschar(code) && !isBidiControl(code);

/** The Unicode property Bidi_Control, as it stands since Unicode 6.3. */
const isBidiControl = (code: number): boolean =>
  code === 0x61c ||
  code === 0x200e ||
  code === 0x200f ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069);

/** A run of triplets with the characters outside ASCII decoded that an IRI can show; the other triplets in capitals. */
const decodeRun = (run: string): string => {
  let decoded = "";
  for (let at = 0; at < run.length; ) {
    const code = codePointAt(run, at);
    const end = at + 3 * (code === undefined ? 1 : lengthByFirst(octetAt(run, at)));
    decoded += code !== undefined && isShown(code) ? String.fromCodePoint(code) : run.slice(at, end).toUpperCase();
    at = end;
  }
  return decoded;
};

/** Text with the triplets decoded that an IRI can show. */
const decode = (text: string): string => text.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodeRun);

/** A host with each A-label as its U-label, when the name is valid and comes back; the other labels stay as they are. */
const unicodeHost = (host: string): string => {
  if (!/(?:^|\.)xn--/i.test(host)) return host;
  const name = convertHost(host, {});
  if ("code" in name) return host;
  const unicode = name.unicode.split(".");
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
  requireOptions(options);
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
