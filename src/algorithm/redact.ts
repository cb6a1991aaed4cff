// a copy that is safe to log: RFC 3986 sections 3.2.1 and 7.5

import { percentDecode } from "../grammar/percent-encode.js";
import type { Uri } from "../uri/components.js";
import { UriError } from "../uri/failure.js";
import { requireOptions, requireText } from "../uri/require.js";
import { invalidValue } from "../uri/scalar.js";
import type { Input } from "./argument.js";
import { toUri } from "./places.js";

/** What `redact` hides beside the password. */
export interface RedactOptions {
  /** The keys of the query, in any case, whose values are secret; looked for in the fragment too. */
  readonly query?: readonly string[] | undefined;
}

const hidden = "***";

/**
 * A copy that is safe to log: the password is "***", and so is the value of each pair of the query, or of a fragment
 * that is written as pairs, whose key is named. Everything else keeps its text. The same object when nothing is hidden.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`. The message has no password either.
 * @example
 * redact("https://ann:secret@example.com/?token=abc&page=2", { query: ["token"] }).href; // => "https://ann:***@example.com/?token=***&page=2"
 * @see RFC 3986 section 7.5
 */
export const redact = (given: Input, options: RedactOptions = {}): Uri => {
  const uri = toUri(given);
  const { query: names = [] } = requireOptions(options);
  if (!Array.isArray(names)) throw new UriError(invalidValue("query", names));
  const secret = new Set(names.map((name) => requireText(name, "query").toLowerCase()));
  const hidePair = (pair: string): string => {
    const equals = pair.indexOf("=");
    const key = pair.slice(0, Math.max(equals, 0));
    const isSecret = secret.has((percentDecode(key.replaceAll("+", " ")) ?? key).toLowerCase());
    return equals >= 0 && isSecret ? `${key}=${hidden}` : pair;
  };
  const hide = (pairs: string | undefined): string | undefined =>
    pairs
      ?.split(/([&;])/)
      .map(hidePair)
      .join("");
  const colon = uri.userinfo?.indexOf(":") ?? -1;
  const userinfo = colon < 0 ? uri.userinfo : `${uri.userinfo?.slice(0, colon)}:${hidden}`;
  const [query, fragment] = [hide(uri.query), hide(uri.fragment)];
  const isSame = userinfo === uri.userinfo && query === uri.query && fragment === uri.fragment;
  return isSame ? uri : uri.with({ userinfo, query, fragment });
};
