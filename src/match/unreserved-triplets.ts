import { isIn, UNRESERVED } from "../grammar/characters.js";
import { isTriplet } from "../grammar/pct-encoded.js";

/**
 * Text with the triplets of unreserved characters as these characters and all others in upper case (RFC 3986 sections
 * 6.2.2.1 and 6.2.2.2): what two pieces are compared by. One pass; what a triplet gives is not read again.
 */
export const withoutUnreservedTriplets = (text: string): string => {
  let at = text.indexOf("%");
  if (at < 0) return text;
  let normal = "";
  let from = 0;
  for (; at >= 0; at = text.indexOf("%", at)) {
    if (!isTriplet(text, at)) {
      at++;
      continue;
    }
    const code = Number.parseInt(text.slice(at + 1, at + 3), 16);
    const written = isIn(code, UNRESERVED) ? String.fromCharCode(code) : text.slice(at, at + 3).toUpperCase();
    normal += text.slice(from, at) + written;
    at += 3;
    from = at;
  }
  return normal + text.slice(from);
};
