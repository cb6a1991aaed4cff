// Text with the triplets of unreserved characters decoded and the others in upper case (RFC 3986 section 6.2.2).

import { isIn, UNRESERVED } from "../grammar/characters.js";

/** A text in its normal form. */
export const normalizeTriplets = (text: string): string => {
  let normal = "";
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", from)) {
    normal += text.slice(from, at) + normalTriplet(text, at);
    from = at + 3;
  }
  return normal + text.slice(from);
};

const normalTriplet = (text: string, at: number): string => {
  const code = Number.parseInt(text.slice(at + 1, at + 3), 16);
  return isIn(code, UNRESERVED) ? String.fromCharCode(code) : text.slice(at, at + 3).toUpperCase();
};

/** Where the characters of a normal form stand in the text, and where the text ends; nothing where nothing has moved. */
export const originsOf = (text: string, normal: string): Uint32Array | undefined => {
  if (text.length === normal.length) return undefined;
  const origins = new Uint32Array(normal.length + 1);
  for (let at = 0, index = 0; at <= normal.length; at++) {
    origins[at] = index;
    index += text[index] === "%" && normal[at] !== "%" ? 3 : 1;
  }
  return origins;
};
