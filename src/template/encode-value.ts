// Values as text: RFC 6570 sections 1.6 (U and U+R), 2.4.1 (prefixes) and 3.2.1.

import { bitsByCharacter } from "../abnf/charset.js";
import { genDelims, subDelims, unreserved, unreservedSet } from "../grammar/characters.js";
import { isTriplet } from "../grammar/pct-encoded.js";

const U = 1;
const U_R = 2;
const kept = /* @__PURE__ */ bitsByCharacter([
  [U | U_R, unreserved],
  [U_R, `${genDelims}${subDelims}`],
]);

/** Up to here a loop finds what needs encoding sooner than an expression does. */
const short = 24;

/** What the platform's function leaves beside the unreserved characters. */
const left = /[!'()*]/;
const allLeft = /[!'()*]/g;
const written: Readonly<Record<string, string>> = { "!": "%21", "'": "%27", "(": "%28", ")": "%29", "*": "%2A" };

/** Everything outside the unreserved set as triplets: the platform is the fastest where there are some. */
const encodeAll = (text: string): string | number => {
  let encoded: string;
  try {
    encoded = encodeURIComponent(text);
  } catch {
    return loneSurrogate(text);
  }
  return text.search(left) < 0 ? encoded : encoded.replace(allLeft, (character) => written[character] ?? character);
};

const loneSurrogate = (text: string): number => {
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (code >= 0xd800 && code < 0xe000) return index;
    if (code > 0xffff) index++;
  }
  return 0;
};

/** The same from the first character that needs it, where reserved characters and triplets stay. */
const encodeReserved = (text: string, first: number): string | number => {
  let encoded = "";
  let from = 0;
  for (let index = first; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128) {
      if ((kept[code]! & U_R) !== 0) continue;
      if (code === 37 && isTriplet(text, index)) {
        index += 2;
        continue;
      }
    }
    let end = index + 1;
    if (code > 127) while (text.charCodeAt(end) > 127) end++;
    const piece = encodeAll(text.slice(index, end));
    if (typeof piece === "number") return index + piece;
    encoded += text.slice(from, index) + piece;
    from = end;
    index = end - 1;
  }
  return encoded + text.slice(from);
};

/**
 * The text of a value: with the set of its operator, everything is encoded but the unreserved characters, and under "+"
 * and "#" the reserved ones and triplets; literals are written like those. A lone surrogate has no UTF-8: the answer is
 * then its index.
 */
export const encodeValue = (text: string, reserved: boolean): string | number => {
  if (text.length > short && !reserved) return text.search(unreservedSet.outside) < 0 ? text : encodeAll(text);
  const set = reserved ? U_R : U;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 127 || (kept[code]! & set) === 0) return reserved ? encodeReserved(text, index) : encodeAll(text);
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
