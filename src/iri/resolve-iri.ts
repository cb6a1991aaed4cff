// Relative IRI references are resolved as those of RFC 3986 section 5.2 (RFC 3987 section 6.5). That algorithm cuts at
// delimiters, joins, and drops dot segments, so characters outside ASCII may stand for themselves in any spelling that
// has none of these. They are spelled "~" with seven digits for the time of the resolution, and "~" itself is too.

import { type ResolveOptions, resolve } from "../algorithm/resolve.js";
import type { Uri } from "../uri/components.js";
import type { Iri } from "./components.js";
import { type Outcome, outcomeOf } from "./outcome.js";
import { iriOf, readIri } from "./read-iri.js";

const spell = (text: string): string =>
  text.replace(/~|[^\0-\x7F]/gu, (character) => `~${String(character.codePointAt(0)).padStart(7, "0")}`);

const unspell = (text: string): string =>
  text.replace(/~(\d{7})/g, (_, code: string) => String.fromCodePoint(Number(code)));

/**
 * The target of an IRI reference, seen from a base: RFC 3986 section 5.2, with the characters kept as they are.
 *
 * @throws {UriError} for text that is no IRI reference, and for what `strict` refuses.
 * @example
 * import { resolveIri } from "urigami/iri";
 *
 * resolveIri("https://example.org/caf\u00E9/menu", "../th\u00E9?x").href; // => "https://example.org/th\u00E9?x"
 * @see RFC 3987 section 6.5, RFC 3986 section 5.2
 */
export const resolveIri = (base: Iri | Uri | string, reference: Iri | Uri | string, options?: ResolveOptions): Iri =>
  readIri(unspell(resolve(spell(iriOf(base).href), spell(iriOf(reference).href), options).href));

/**
 * The target of an IRI reference, or why there is none, as a value.
 *
 * @example
 * import { safeResolveIri } from "urigami/iri";
 *
 * safeResolveIri("https://example.org/caf\u00E9", "a b").ok; // => false
 * @see RFC 3987 section 6.5
 */
export const safeResolveIri = (
  base: Iri | Uri | string,
  reference: Iri | Uri | string,
  options?: ResolveOptions,
): Outcome<Iri> => outcomeOf(() => resolveIri(base, reference, options));
