// Values as text: RFC 6570 sections 1.6 (U and U+R), 2.4.1 (prefixes) and 3.2.1.

import { bitsByCharacter } from "../abnf/charset.js";
import { genDelims, subDelims, unreserved, unreservedSet } from "../grammar/characters.js";
import { isTriplet } from "../grammar/pct-encoded.js";
import { percentEncode } from "../grammar/percent-encode.js";

const U = 1;
const U_R = 2;
const kept = /* @__PURE__ */ bitsByCharacter([
  [U | U_R, unreserved],
  [U_R, `${genDelims}${subDelims}`],
]);

/** The triplet of each character of ASCII, by character code. */
const triplets: readonly string[] = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) =>
  String(percentEncode(String.fromCharCode(code), unreservedSet)),
);

/** Encodes from the first character that needs it. */
const encodeRest = (text: string, first: number, set: number): string | number => {
  let encoded = text.slice(0, first);
  let from = first;
  for (let index = first; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128) {
      if ((kept[code]! & set) !== 0) continue;
      if (code === 37 && set === U_R && isTriplet(text, index)) {
        index += 2;
        continue;
      }
      encoded += text.slice(from, index) + triplets[code];
    } else {
      const end = code >= 0xd800 && code < 0xdc00 ? index + 2 : index + 1;
      const written = percentEncode(text.slice(index, end), unreservedSet);
      if (typeof written === "number") return index;
      encoded += text.slice(from, index) + written;
      index = end - 1;
    }
    from = index + 1;
  }
  return encoded + text.slice(from);
};

/**
 * The text of a value: with the set of its operator, everything is encoded but the unreserved characters, and under "+"
 * and "#" the reserved ones and triplets; literals are written like those. A lone surrogate has no UTF-8: the answer is
 * then its index.
 */
export const encodeValue = (text: string, reserved: boolean): string | number => {
  const set = reserved ? U_R : U;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 127 || (kept[code]! & set) === 0) return encodeRest(text, index, set);
  }
  return text;
};

/**
 * The first characters of a value. A character is a code point; where triplets stay as they are, a triplet is one too,
 * so that no triplet is cut.
 */
export const prefixOf = (text: string, length: number, reserved: boolean): string => {
  if (text.length <= length) return text;
  let index = 0;
  for (let count = 0; count < length && index < text.length; count++) {
    const code = text.codePointAt(index) ?? 0;
    index += code > 0xffff ? 2 : reserved && code === 37 && isTriplet(text, index) ? 3 : 1;
  }
  return text.slice(0, index);
};
