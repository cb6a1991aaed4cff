import type { CheckInput, Input } from "../algorithm/argument.js";
import { toUri } from "../algorithm/places.js";
import { fault } from "../grammar/fault.js";
import type { Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { isUri } from "../uri/uri.js";
import type { Known } from "./known.js";
import { segmentsOf } from "./path.js";
import { noSelections, pattern, type UriPattern } from "./pattern.js";
import { type DefaultPorts, defaultPorts, type PortOptions } from "./port.js";
import { type OriginParts, originOf, type SchemeOf } from "./same-origin-as.js";
import { textSentences } from "./sentences.js";

/** The parts of a value that stands under a prefix, as far as the type of the prefix tells. */
export type UnderParts<From> =
  Known<From> extends { readonly scheme: string; readonly host: string }
    ? OriginParts<SchemeOf<From>>
    : Known<From> extends { readonly scheme: string }
      ? { readonly kind: "uri"; readonly scheme: SchemeOf<From> }
      : { readonly path: string };

/** Whether the segments of a prefix stand at the start of others; an empty last one stands for any, or none but itself. */
const isUnder = (prefix: readonly string[], segments: readonly string[]): boolean => {
  if (segments.length < prefix.length) return false;
  const last = prefix.length - 1;
  return prefix.every((segment, index) => segment === segments[index] || (index === last && segment === ""));
};

const isSamePlace = (prefix: Uri, uri: Uri, ports: DefaultPorts): boolean =>
  prefix.scheme === undefined && prefix.host === undefined
    ? true
    : prefix.scheme === uri.scheme && originOf(prefix, ports) === originOf(uri, ports);

/**
 * A pattern of all that stands under a prefix, for a whole `Uri`: a path such as "/docs", or a URI, whose origin must
 * then be the same too ({@link sameOriginAs}). Segments are compared, not text: "/docs" has "/docs", "/docs/" and
 * "/docs/a" under it, and not "/docs2"; "/docs/" has not "/docs".
 *
 * A path with a dot segment, however it is written, is under nothing. The type of the path does not get narrower: other
 * spellings match too.
 *
 * @throws {UriError} `not-a-prefix` when the prefix has a query, a fragment or a dot segment; what `parse` throws.
 * @example
 * import { isMatching } from "ts-pattern";
 * const docs = under("/docs");
 * [parse("/docs/intro"), parse("/docs2"), parse("/docs/../admin")].map((link) => isMatching(docs, link)); // => [true, false, false]
 * @see RFC 3986 section 3.3
 */
export const under = <const From extends Input>(
  prefix: CheckInput<From>,
  options: PortOptions = {},
): UriPattern<UnderParts<From>, {}> => {
  const given = toUri(prefix);
  const ports = defaultPorts(options);
  const isRooted = given.path.startsWith("/") || given.path === "";
  const segments = segmentsOf(given.path === "/" ? "" : given.path, isRooted);
  if (segments === undefined || given.query !== undefined || given.fragment !== undefined) {
    throw new UriError(failureOf(textSentences, fault("not-a-prefix", "path", ""), given.href));
  }
  return pattern((value) => {
    if (!isUri(value) || !isSamePlace(given, value, ports)) return undefined;
    const others = segmentsOf(value.path, isRooted);
    return others !== undefined && isUnder(segments, others) ? noSelections : undefined;
  });
};
