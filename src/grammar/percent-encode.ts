// Data to text and back: RFC 3986 sections 2.1, 2.4 and 2.5. Data is UTF-8 (RFC 3629).

import { isIn } from "./characters.js";

const hexdigits = "0123456789ABCDEF";

const triplet = (octet: number): string => `%${hexdigits[octet >> 4]}${hexdigits[octet & 15]}`;

/** The UTF-8 octets of a code point as triplets. */
const triplets = (code: number): string =>
  code < 0x80
    ? triplet(code)
    : code < 0x800
      ? triplet(0xc0 | (code >> 6)) + triplet(0x80 | (code & 63))
      : code < 0x10000
        ? triplet(0xe0 | (code >> 12)) + triplet(0x80 | ((code >> 6) & 63)) + triplet(0x80 | (code & 63))
        : triplet(0xf0 | (code >> 18)) +
          triplet(0x80 | ((code >> 12) & 63)) +
          triplet(0x80 | ((code >> 6) & 63)) +
          triplet(0x80 | (code & 63));

/**
 * Data with every character outside the sets of `bits` as percent-encoded UTF-8; a "%" is data too. A lone surrogate
 * has no UTF-8: the answer is then its index.
 */
export const percentEncode = (data: string, bits: number): string | number => {
  const { length } = data;
  let index = 0;
  while (index < length && isIn(data.charCodeAt(index), bits)) index++;
  if (index === length) return data;
  let encoded = "";
  let from = 0;
  while (index < length) {
    const code = data.codePointAt(index) ?? 0;
    if (!isIn(code, bits)) {
      if (code >= 0xd800 && code < 0xe000) return index;
      encoded += data.slice(from, index) + triplets(code);
      from = index + (code > 0xffff ? 2 : 1);
    }
    index += code > 0xffff ? 2 : 1;
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
