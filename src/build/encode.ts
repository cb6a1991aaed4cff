import {
  type CharacterSet,
  queryDataSet,
  querySet,
  regNameSet,
  segmentDataSet,
  unreservedSet,
  userinfoSet,
} from "../grammar/characters.js";
import { type Component, fault } from "../grammar/fault.js";
import { pctEncodedFault } from "../grammar/pct-encoded.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { referenceSentences } from "../grammar/reference.js";
import { failedWith, successOf } from "../uri/attempt.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { requireText } from "../uri/require.js";
import { encodeData, invalidValue } from "../uri/scalar.js";
import { valueSentences } from "../uri/sentences.js";

/** What data is encoded for, and the characters that then stay as they are. */
const sets = {
  /** Everything but letters, digits, "-", ".", "_" and "~" is encoded, as RFC 6570 does it. */
  unreserved: [unreservedSet, "reference"],
  /** The user in front of the ":" of the userinfo. */
  user: [regNameSet, "userinfo"],
  userinfo: [userinfoSet, "userinfo"],
  /** A registered name; the labels of a domain name need `urigami/iri`. */
  host: [regNameSet, "host"],
  segment: [segmentDataSet, "path"],
  /** The same with "/" between segments. */
  path: [segmentDataSet, "path"],
  /** A key or a value of the query. */
  query: [queryDataSet, "query"],
  fragment: [querySet, "fragment"],
} as const satisfies Record<string, readonly [set: CharacterSet, where: Component]>;

/** What {@link encode} can encode for. */
export type EncodeTarget = keyof typeof sets;

/**
 * Data as text of a component: every character that is not allowed there, or delimits there, as percent-encoded UTF-8.
 * A "%" in the data becomes "%25".
 *
 * @throws {UriError} `lone-surrogate`: half of a surrogate pair has no UTF-8; `invalid-value` for another target.
 * @example
 * encode("segment", "a/b c"); // => "a%2Fb%20c"
 * @see RFC 3986 sections 2.1 and 2.4
 */
export const encode = (target: EncodeTarget, data: string): string => {
  if (!Object.hasOwn(sets, requireText(target, "reference"))) {
    throw new UriError(invalidValue("reference", target, " that names no target"));
  }
  const [set, where] = sets[target];
  const text = requireText(data, where);
  const pieces = (target === "path" ? text.split("/") : [text]).map((piece) => {
    const encoded = encodeData(piece, set, where);
    if (typeof encoded !== "string") throw new UriError(encoded);
    return encoded;
  });
  return pieces.join("/");
};

/** What `safeDecode` returns. */
export type Decoded = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: Failure };

/**
 * Text with its triplets read as UTF-8, or why that fails, as a value.
 *
 * @example
 * safeDecode("%FF").ok; // => false
 * @see RFC 3986 sections 2.1 and 2.5
 */
export const safeDecode = (text: string): Decoded => {
  if (typeof text !== "string") return failedWith(invalidValue("reference", text));
  const malformed = pctEncodedFault(text, "reference", "");
  if (malformed !== undefined) return failedWith(failureOf(referenceSentences, malformed, text));
  const value = percentDecode(text);
  if (value !== undefined) return successOf(value);
  return failedWith(failureOf(valueSentences, fault("invalid-utf8", "reference", beforeInvalid(text)), text));
};

/** The text before the first run of triplets that is not UTF-8. */
const beforeInvalid = (text: string): string => {
  for (const { 0: run, index } of text.matchAll(/(?:%[0-9A-Fa-f]{2})+/g)) {
    if (percentDecode(run) === undefined) return text.slice(0, index);
  }
  return text;
};

/**
 * Text with its triplets read as UTF-8; a "+" stays a "+". Decode one piece, behind the split at its delimiters.
 *
 * @throws {UriError} `invalid-percent-encoding` for a "%" without two hexadecimal digits, `invalid-utf8` for octets that
 * are not UTF-8.
 * @example
 * decode("caf%C3%A9"); // => "café"
 * @see RFC 3986 sections 2.1 and 2.5
 */
export const decode = (text: string): string => {
  const decoded = safeDecode(text);
  if (decoded.ok) return decoded.value;
  throw new UriError(decoded.error);
};
