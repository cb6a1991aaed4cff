// the parts of a path that people cut from text: RFC 3986 section 3.3

import type { Uri } from "../uri/components.js";
import type { Input } from "./argument.js";
import { toUri } from "./places.js";

/**
 * The collection that the last segment stands in: the path up to the "/" before that segment, without query and
 * fragment. A "/" at the end belongs to the segment before it, so the parent of "/a/b/" is "/a/". The root has none.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * parent("https://example.com/guide/start?lang=en")?.href; // => "https://example.com/guide/"
 * @see RFC 3986 section 3.3
 */
export const parent = (given: Input): Uri | undefined => {
  const uri = toUri(given);
  const slash = uri.path.lastIndexOf("/", uri.path.length - 2);
  if (slash < 0 || uri.path.length < 2) return undefined;
  return uri.with({ path: uri.path.slice(0, slash + 1), query: null, fragment: null });
};

/**
 * The last segment, decoded; `""` behind a "/" at the end, `undefined` when the path is empty.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * lastSegment("https://example.com/files/annual%20report.pdf?v=2"); // => "annual report.pdf"
 * @see RFC 3986 section 3.3
 */
export const lastSegment = (given: Input): string | undefined => toUri(given).segments.at(-1);

/**
 * What follows the last "." of the last segment, decoded, without the "."; `undefined` when there is none. A "." in
 * front (".profile") begins a name, no extension.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * extension("https://example.com/files/report.tar.gz?v=2.0"); // => "gz"
 * @see RFC 3986 section 3.3
 */
export const extension = (given: Input): string | undefined => {
  const segment = lastSegment(given) ?? "";
  const dot = segment.lastIndexOf(".");
  return dot > 0 && segment !== ".." ? segment.slice(dot + 1) : undefined;
};

/**
 * The reference with a path that ends in "/": the same object when it does.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * withTrailingSlash("https://example.com/guide?lang=en").href; // => "https://example.com/guide/?lang=en"
 * @see RFC 3986 section 3.3
 */
export const withTrailingSlash = (given: Input): Uri => {
  const uri = toUri(given);
  return uri.path.endsWith("/") ? uri : uri.with({ path: `${uri.path}/` });
};

/**
 * The reference with a path that does not end in "/": one "/" is taken off. The root "/" stays, and the same object comes back
 * when nothing changes.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * withoutTrailingSlash("https://example.com/guide/?lang=en").href; // => "https://example.com/guide?lang=en"
 * @see RFC 3986 section 3.3
 */
export const withoutTrailingSlash = (given: Input): Uri => {
  const uri = toUri(given);
  return uri.path.length > 1 && uri.path.endsWith("/") ? uri.with({ path: uri.path.slice(0, -1) }) : uri;
};
