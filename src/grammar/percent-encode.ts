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

/** Text with its triplets read as UTF-8, or nothing when they are none. The triplets are taken to be well-formed. */
export const percentDecode = (text: string): string | undefined => {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
