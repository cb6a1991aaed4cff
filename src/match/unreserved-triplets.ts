import { isIn, UNRESERVED } from "../grammar/characters.js";
import { isTriplet } from "../grammar/pct-encoded.js";

/**
 * Text with the triplets of unreserved characters as these characters and all others in upper case (RFC 3986 sections
 * 6.2.2.1 and 6.2.2.2): what two pieces are compared by. One pass without a regular expression, so that the work can be
 * counted; what a triplet gives is not read again, and a "%" that opens none stays, as it may in text that is no URI.
 */
export const withoutUnreservedTriplets = (text: string): string => {
  let at = text.indexOf("%");
  if (at < 0) return text;
  let normal = "";
  let from = 0;
  while (at >= 0) {
    let next = at + 1;
    if (isTriplet(text, at)) {
      next = at + 3;
      const code = Number.parseInt(text.slice(at + 1, next), 16);
      const written = isIn(code, UNRESERVED) ? String.fromCharCode(code) : text.slice(at, next).toUpperCase();
      normal += text.slice(from, at) + written;
      from = next;
    }
    at = text.indexOf("%", next);
  }
  return normal + text.slice(from);
};

/** The normal form of a host: the same in lower case, in which hosts are compared (RFC 3986 section 6.2.2.1). */
export const normalHost = (host: string): string => withoutUnreservedTriplets(host).toLowerCase();
