// the ladder of comparison: RFC 3986 section 6.2

import { fault } from "../grammar/fault.js";
import { failureOf, UriError } from "../uri/failure.js";
import { requireOptions } from "../uri/require.js";
import type { Input } from "./argument.js";
import { normalText, type SchemeList } from "./normalize.js";
import { placesOf } from "./places.js";
import { algorithmSentences } from "./sentences.js";

/**
 * Which rung of section 6.2 decides: `"string"` compares the texts (6.2.1), `"syntax"` the syntax-based normal forms
 * (6.2.2), `"scheme"` those with what the schemes define (6.2.3). Without a level it is the highest one there is.
 */
export type EqualsOptions =
  | { readonly level?: "string" | "syntax" | undefined; readonly schemes?: undefined }
  | { readonly level?: "string" | "syntax" | "scheme" | undefined; readonly schemes: SchemeList };

/**
 * Whether two references are equivalent on a rung of section 6.2: by their syntax-based normal forms, unless the options
 * say otherwise. `false` means that the rung finds no equivalence, not that the resources differ.
 *
 * @throws {UriError} for text that is no reference, a look-alike of a `Uri`, and the level `"scheme"` without `schemes`.
 * @example
 * equals("https://example.com/%7Euser", "HTTPS://example.com/~user"); // => true
 * @see RFC 3986 section 6.2
 */
export const equals = (a: Input, b: Input, given: EqualsOptions = {}): boolean => {
  const { level, schemes } = requireOptions(given, "level", ["string", "syntax", "scheme"]);
  const [one, other] = [placesOf(a), placesOf(b)];
  if (one.text === other.text) return true;
  if (level === "string") return false;
  if (level === "scheme" && schemes === undefined) {
    throw new UriError(failureOf(algorithmSentences, fault("missing-schemes", "scheme", ""), ""));
  }
  const options = { schemes: level === "syntax" ? undefined : schemes };
  return normalText(one, options) === normalText(other, options);
};
