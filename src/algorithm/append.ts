// paths that grow: RFC 3986 section 3.3

import { segmentDataSet } from "../grammar/characters.js";
import type { Uri } from "../uri/components.js";
import { UriError } from "../uri/failure.js";
import { requireText } from "../uri/require.js";
import { encodeData, type Scalar } from "../uri/scalar.js";
import { segmentFailure, writeSegments } from "../uri/segment.js";
import type { Input } from "./argument.js";
import { toUri } from "./places.js";

/** The path before what is appended; an empty last segment is replaced. */
const stem = (path: string): string => (path.endsWith("/") ? path.slice(0, -1) : path);

/** A rooted path behind the path of a `Uri`; a path without a root stays without one. */
const append = (uri: Uri, path: string): Uri => {
  const isRootless = uri.path === "" && uri.authority === undefined && uri.scheme === undefined;
  return uri.with({ path: isRootless ? path.slice(1) : stem(uri.path) + path });
};

/**
 * A reference with segments appended to its path. Each value is data and becomes exactly one segment: "/" in it is
 * encoded. Query and fragment stay. A last segment that is empty ("/a/") is replaced.
 *
 * @throws {UriError} for a value without a spelling: `""`, `"."`, `".."`, a lone surrogate, `NaN`, `Infinity`.
 * @example
 * appendSegments("https://example.com/v1", "users", "a/b", 7).href; // => "https://example.com/v1/users/a%2Fb/7"
 * @see RFC 3986 section 3.3
 */
export const appendSegments = (base: Input, ...values: readonly Scalar[]): Uri => {
  const uri = toUri(base);
  if (values.length === 0) return uri;
  const written = writeSegments(values);
  if (typeof written === "object") throw new UriError(written);
  return append(uri, written);
};

/**
 * A reference with path text appended to its path: "/" separates, everything else is data and gets encoded. A "/" in
 * front is syntax, not an empty segment; one at the end stays. Query and fragment stay.
 *
 * @throws {UriError} for the segments "." and "..", and for a lone surrogate.
 * @example
 * appendPath("https://example.com/files/", "/2026/annual report.pdf").href; // => "https://example.com/files/2026/annual%20report.pdf"
 * @see RFC 3986 section 3.3
 */
export const appendPath = (base: Input, text: string): Uri => {
  const uri = toUri(base);
  if (requireText(text, "path") === "") return uri;
  let path = "";
  for (const segment of (text.startsWith("/") ? text.slice(1) : text).split("/")) {
    const failure = segment === "" ? undefined : segmentFailure(segment);
    const encoded = failure ?? encodeData(segment, segmentDataSet, "path");
    if (typeof encoded === "object") throw new UriError(encoded);
    path += `/${encoded}`;
  }
  return append(uri, path);
};
