// Data to text and back: RFC 3986 sections 2.1, 2.4 and 2.5. Data is UTF-8 (RFC 3629).

import { span } from "./characters.js";

/** The triplets of a code point: its UTF-8, for which the platform has the fastest way outside ASCII. */
const triplets = (code: number): string =>
  code > 127
    ? encodeURIComponent(String.fromCodePoint(code))
    : `%${code < 16 ? "0" : ""}${code.toString(16).toUpperCase()}`;

/** The triplets of code points of one and two octets, kept: most of what is encoded is a few of them. */
const known: string[] = [];

const tripletsOf = (code: number): string => {
  if (code > 0x7ff) return triplets(code);
  known[code] ??= triplets(code);
  return known[code];
};

/**
 * Data with every character outside the sets of `bits` as percent-encoded UTF-8; a "%" is data too. A lone surrogate
 * has no UTF-8: the answer is then its index.
 */
export const percentEncode = (data: string, bits: number): string | number => {
  let index = span(data, 0, bits);
  if (index === data.length) return data;
  let encoded = "";
  let from = 0;
  while (index < data.length) {
    const code = data.codePointAt(index) ?? 0;
    if (code >= 0xd800 && code < 0xe000) return index;
    encoded += data.slice(from, index) + tripletsOf(code);
    from = index + (code > 0xffff ? 2 : 1);
    index = span(data, from, bits);
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
