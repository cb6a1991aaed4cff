// what is fetched, and what stays inside a document: RFC 3986 sections 3.5, 4.4 and 5.1

import { fault } from "../grammar/fault.js";
import type { Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { requireOptions } from "../uri/require.js";
import type { Input } from "./argument.js";
import { normalize } from "./normalize.js";
import { toUri } from "./places.js";
import { resolve } from "./resolve.js";
import { algorithmSentences } from "./sentences.js";

/**
 * The reference without its fragment: what is sent to a server. The same object when there is none.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * withoutFragment("https://example.com/p?q#f").href; // => "https://example.com/p?q"
 * @see RFC 3986 section 3.5
 */
export const withoutFragment = (given: Input): Uri => {
  const uri = toUri(given);
  return uri.fragment === undefined ? uri : uri.with({ fragment: null });
};

/**
 * Whether a reference points into the document whose base this is: its target is the base, fragments left aside. Both
 * are compared by their syntax-based normal forms.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * isSameDocument("https://example.com/guide?lang=en", "#intro"); // => true
 * @see RFC 3986 section 4.4
 */
export const isSameDocument = (base: Input, reference: Input): boolean => {
  const from = toUri(base);
  const target = resolve(from, toUri(reference));
  return normalize(withoutFragment(target)).href === normalize(withoutFragment(from)).href;
};

/** Where a base may come from, in the order of section 5.1. */
export interface BaseSources {
  /** The base that the document names (`<base href>`, `xml:base`); a relative one is resolved against the next source. */
  readonly embedded?: Input | undefined;
  /** The base of what the document came in: a message, an archive, the document of a frame. */
  readonly encapsulating?: Input | undefined;
  /** The URI that the document was retrieved from, the last one when there were redirects. */
  readonly retrieval?: Input | undefined;
  /** The base of the application. */
  readonly default?: Input | undefined;
}

/**
 * The base for the references of a document: the first of the sources that is there, without a fragment. A relative one
 * is resolved against those behind it.
 *
 * @throws {UriError} `relative-base` when no source has a scheme; for text that is no reference.
 * @example
 * const base = chooseBase({ embedded: "/docs/", retrieval: "https://example.com/index.html#top" });
 * base.href; // => "https://example.com/docs/"
 * @see RFC 3986 section 5.1
 */
export const chooseBase = (sources: BaseSources): Uri => {
  const { embedded, encapsulating, retrieval, default: last } = requireOptions<BaseSources | undefined>(sources) ?? {};
  let base: Uri | undefined;
  for (const source of [last, retrieval, encapsulating, embedded]) {
    if (source !== undefined) base = base === undefined ? toUri(source) : resolve(base, toUri(source));
  }
  if (base?.scheme !== undefined) return withoutFragment(base);
  throw new UriError(failureOf(algorithmSentences, fault("relative-base", "scheme", ""), base?.href ?? ""));
};
