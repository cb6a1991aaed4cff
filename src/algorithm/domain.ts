// the labels of a domain name: RFC 1034 section 3.1, RFC 3986 section 3.2.2

import { hostFault, kindOfHost } from "../grammar/host.js";
import { referenceSentences } from "../grammar/reference.js";
import { failureOf, UriError } from "../uri/failure.js";
import { requireText } from "../uri/require.js";
import { invalidValue } from "../uri/scalar.js";
import { pctNormalizeHost } from "./pct-normalize.js";

/**
 * The labels of a host, from the left, in lower case; a "." at the end (the root) is left out. An IP address has none,
 * nor has a missing host.
 *
 * @throws {UriError} for text that is no host.
 * @example
 * labels("a.b.c.example"); // => ["a", "b", "c", "example"]
 * @see RFC 3986 section 3.2.2
 */
export const labels = (host: string | undefined): readonly string[] => {
  if (host === undefined) return Object.freeze([]);
  const found = hostFault(requireText(host, "host"), "");
  if (found !== undefined) throw new UriError(failureOf(referenceSentences, found, host));
  const isName = host !== "" && kindOfHost(host) === "name";
  return Object.freeze(isName ? pctNormalizeHost(host).replace(/\.$/, "").split(".") : []);
};

/**
 * Whether a host stands below a domain: it has more labels, and ends with all of the domain's. A domain is not below
 * itself, and nothing is below an IP address.
 *
 * @throws {UriError} for text that is no host.
 * @example
 * isSubdomainOf("a.b.c.example", "c.example"); // => true
 * @see RFC 1034 section 3.1
 */
export const isSubdomainOf = (host: string | undefined, domain: string): boolean => {
  const [own, above] = [labels(host), labels(domain)];
  return above.length > 0 && own.length > above.length && own.slice(-above.length).join(".") === above.join(".");
};

/**
 * The part of a host that somebody can register: the longest suffix of the list, and one label more. The list has the
 * rules of the Public Suffix List ("com", "co.uk", "*.ck", "!www.ck"), in lower case; the library brings none.
 * `undefined` when no rule fits, the host is a suffix itself, or it is an IP address.
 *
 * @throws {UriError} for text that is no host, and for a list that is no set.
 * @example
 * registrableDomain("www.shop.example.co.uk", new Set(["uk", "co.uk"])); // => "example.co.uk"
 * @see https://publicsuffix.org/list/
 */
export const registrableDomain = (host: string | undefined, suffixes: ReadonlySet<string>): string | undefined => {
  if (typeof suffixes?.has !== "function")
    throw new UriError(invalidValue("host", suffixes, " in the place of the list"));
  // A name has at most 127 labels (RFC 1035 section 2.3.4).
  const own = labels(host).slice(-127);
  for (let at = 0; at < own.length; at++) {
    const name = own.slice(at).join(".");
    const above = own.slice(at + 1).join(".");
    if (suffixes.has(`!${name}`)) return name;
    if (suffixes.has(name) || (above !== "" && suffixes.has(`*.${above}`))) {
      return at === 0 ? undefined : own.slice(at - 1).join(".");
    }
  }
  return undefined;
};
