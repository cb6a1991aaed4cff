// Data to text and back: RFC 3986 sections 2.1, 2.4 and 2.5. Data is UTF-8 (RFC 3629).

import type { CharacterSet } from "./characters.js";

/** The triplets of a code point: its UTF-8, for which the platform has the fastest way outside ASCII. */
const tripletsOf = (code: number): string =>
  code > 127
    ? encodeURIComponent(String.fromCodePoint(code))
    : `%${code < 16 ? "0" : ""}${code.toString(16).toUpperCase()}`;

/** What a code point is written as: itself, or its triplets. Kept for those of one and two octets. */
export const formOf = (code: number, { outside, forms }: CharacterSet): string => {
  const known = forms[code];
  if (known !== undefined) return known;
  const character = String.fromCodePoint(code);
  const form = character.search(outside) < 0 ? character : tripletsOf(code);
  if (code < 0x800) forms[code] = form;
  return form;
};

/**
 * Data with every character outside a set as percent-encoded UTF-8; a "%" is data too. A lone surrogate has no UTF-8:
 * the answer is then its index.
 */
export const percentEncode = (data: string, set: CharacterSet): string | number => {
  const first = data.search(set.outside);
  if (first < 0) return data;
  let encoded = "";
  let from = 0;
  for (let at = first; at < data.length; at++) {
    const code = data.codePointAt(at) ?? 0;
    if (code >= 0xd800 && code < 0xe000) return at;
    const form = formOf(code, set);
    if (form.length > 2) {
      encoded += data.slice(from, at) + form;
      from = at + (code > 0xffff ? 2 : 1);
    }
    if (code > 0xffff) at++;
  }
  return encoded + data.slice(from);
};

/** A triplet outside ASCII, and the sequences of them that are UTF-8 (RFC 3629 section 4). */
const highTriplet = /%[89A-F]/i;
const utf8Sequence =
  /%(?:C[2-9A-F]|D.)%[89AB].|%(?:E0%[AB].|E[1-9A-CEF]%[89AB].|ED%[89].)%[89AB].|%(?:F0%[9AB].|F[1-3]%[89AB].|F4%8.)%[89AB].%[89AB]./gi;

/**
 * Text with its triplets read as UTF-8, or nothing when they are none. The triplets are taken to be well-formed. What
 * cannot be read is seen before the platform is asked: an error of it costs as much as reading a thousand characters.
 */
export const percentDecode = (text: string): string | undefined => {
  if (!text.includes("%")) return text;
  const isUtf8 = !highTriplet.test(text) || !highTriplet.test(text.replace(utf8Sequence, ""));
  return isUtf8 ? decodeURIComponent(text) : undefined;
};
