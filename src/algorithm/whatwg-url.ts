// from and to the URL class of the platform, which follows the WHATWG standard

import { splitAuthority } from "../grammar/authority.js";
import { type CharacterSet, pathSet, querySet, regNameSet, userinfoSet } from "../grammar/characters.js";
import { type Component, fault } from "../grammar/fault.js";
import { splitReference } from "../grammar/reference.js";
import type { Uri } from "../uri/components.js";
import { compose } from "../uri/compose.js";
import { type Entry, failureOf, UriError } from "../uri/failure.js";
import { requireOptions, requireText } from "../uri/require.js";
import { encodeData } from "../uri/scalar.js";
import type { Input } from "./argument.js";
import { toUri } from "./places.js";

/** One component that a conversion changed. */
export interface Change {
  readonly component: Component;
  readonly before: string | number | undefined;
  readonly after: string | number | undefined;
}

/** The `URL` of the platform; where its types are not loaded, what is known of it. */
export type PlatformUrl = typeof globalThis extends { readonly URL: new (text: string) => infer Made }
  ? Made
  : { readonly href: string };

const urlSentences = {
  "unlike-url": ["the URL class does not take this: {text}", "a URI that WHATWG accepts"],
} as const satisfies Readonly<Record<string, Entry>>;

const parts = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** Every character that the component does not take, percent-encoded; triplets stay. */
const encodeForeign = (text: string, set: CharacterSet, component: Component): string =>
  text
    .split(/(%[\dA-Fa-f]{2})/)
    .map((piece, index) => {
      const encoded = index % 2 === 1 ? piece : encodeData(piece, set, component);
      if (typeof encoded === "object") throw new UriError(encoded);
      return encoded;
    })
    .join("");

/**
 * A `Uri` from a `URL`, a `Location` or a link element, and what had to change: WHATWG leaves characters in place that
 * no URI has ("|", "^", "[" in a path, a bare "%"), which are percent-encoded here. The list is empty for nearly all.
 *
 * @throws {UriError} when `href` is no text of a URL.
 * @example
 * const made = fromUrl(new URL("https://example.com/a|b"));
 * made.uri.href; // => "https://example.com/a%7Cb"
 * made.changes.map((change) => change.component); // => ["path"]
 * @see https://url.spec.whatwg.org/
 */
export const fromUrl = (source: {
  readonly href: string;
}): { readonly uri: Uri; readonly changes: readonly Change[] } => {
  const { href: given } = requireOptions<{ readonly href: string } | undefined>(source) ?? { href: undefined };
  const changes: Change[] = [];
  const convert = (component: Component, before: string | undefined, set: CharacterSet): string | undefined => {
    const after = before && encodeForeign(before, set, component);
    if (after !== before) changes.push(Object.freeze({ component, before, after }));
    return after;
  };
  const [scheme, authority, path, query, fragment] = splitReference(requireText(given, "reference"));
  let converted = authority;
  if (authority !== undefined) {
    const [userinfo, host, port] = splitAuthority(authority);
    const user = convert("userinfo", userinfo, userinfoSet);
    const name = host.startsWith("[") ? host : convert("host", host, regNameSet);
    converted = `${user === undefined ? "" : `${user}@`}${name}${port === undefined ? "" : `:${port}`}`;
  }
  const href = compose(
    scheme,
    converted,
    convert("path", path, pathSet) ?? "",
    convert("query", query, querySet),
    convert("fragment", fragment, querySet),
  );
  return Object.freeze({ uri: toUri(href), changes: Object.freeze(changes) });
};

/**
 * The `URL` of a URI, and what WHATWG changed on the way: the case of the host, a default port, dot segments, an empty
 * path, numbers that it reads as an IPv4 address, "'" in a query.
 *
 * @throws {UriError} `unlike-url` for a relative reference and for what WHATWG refuses.
 * @example
 * const made = toUrl("http://example.com:80/a/../b");
 * made.url.href; // => "http://example.com/b"
 * made.changes.map((change) => change.component); // => ["port", "path"]
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export const toUrl = (given: Input): { readonly url: PlatformUrl; readonly changes: readonly Change[] } => {
  const uri = toUri(given);
  const { URL } = globalThis;
  if (!URL.canParse(uri.href)) {
    const reason = uri.scheme === undefined ? "it is relative" : "it is not accepted";
    throw new UriError(failureOf(urlSentences, fault("unlike-url", "reference", "", reason), uri.href));
  }
  const url = new URL(uri.href);
  const other = fromUrl(url).uri;
  const changes = parts
    .filter((component) => uri[component] !== other[component])
    .map((component) => Object.freeze({ component, before: uri[component], after: other[component] }));
  return Object.freeze({ url, changes: Object.freeze(changes) });
};

/** The `URLSearchParams` of the platform; where its types are not loaded, what is known of it. */
export type PlatformSearchParams = typeof globalThis extends { readonly URLSearchParams: new () => infer Made }
  ? Made
  : Iterable<[string, string]>;

/**
 * The pairs of the query as a `URLSearchParams`. A "+" of the query is a plus and stays one, and a key that stands alone
 * has the value `""`. The way back is `uri.with({ query: searchParams })`.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * toSearchParams("?sum=1+1&page=2").get("sum"); // => "1+1"
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export const toSearchParams = (given: Input): PlatformSearchParams => {
  const search = new globalThis.URLSearchParams();
  for (const [key, value] of toUri(given).params) search.append(key, value);
  return search;
};
