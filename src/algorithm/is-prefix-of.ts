// below a prefix, by whole segments: RFC 3986 section 3.3

import type { Input } from "./argument.js";
import { normalize } from "./normalize.js";
import { toUri } from "./places.js";

/**
 * Whether a reference is a prefix itself or stands below it: the same scheme and authority, and a path that begins with
 * the segments of the prefix's path. Whole segments are compared, in normal form, so "/a" is no prefix of "/ab", nor of
 * "/a/../b". Query and fragment do not count.
 *
 * "%2F" is data in a segment. A server that decodes before it splits sees another path.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * isPrefixOf("https://example.com/api", "https://example.com/api/v1/users?page=2"); // => true
 * @see RFC 3986 section 3.3
 */
export const isPrefixOf = (prefix: Input, given: Input): boolean => {
  const [one, other] = [normalize(toUri(prefix)), normalize(toUri(given))];
  if (one.scheme !== other.scheme || one.authority !== other.authority) return false;
  // The dots of a relative reference stay until it is resolved: what they climb to is not known.
  if (other.scheme === undefined && /(?:^|\/)\.\.?(?:\/|$)/.test(`${one.path}/${other.path}`)) return false;
  // An empty path has no segments: every path begins with them, a rootless one too.
  const stem = one.path === "" || one.path.endsWith("/") ? one.path : `${one.path}/`;
  return other.path === one.path || other.path.startsWith(stem);
};
