import { pctEncodedSentences } from "../grammar/pct-encoded.js";
import type { RouteCode } from "../uri/codes.js";
import type { Entry } from "../uri/failure.js";
import { valueSentences } from "../uri/sentences.js";

/** What a table, a value for a parameter and a captured text are refused for. */
export const routeSentences = {
  "duplicate-route": ["{text}", "routes that match different paths"],
  "unused-codec": ["{text}", "a codec for a parameter of the pattern"],
  "shadowed-value": ["{text}", "a value that no other route captures"],
  "missing-param": ["the parameter '{text}' has no value", "a value"],
  "invalid-param": ["the parameter {text}", "what the codec takes"],
  "unrelated-links": ["{text}", "links of one site, with a root"],
  "invalid-base": [
    "a base has a scheme with an authority, a path, or both, and no userinfo, query and fragment",
    "a base",
  ],
  "invalid-character": ["{character} cannot separate values", "one of ! $ ' ( ) * , ; : @"],
  "invalid-utf8": valueSentences["invalid-utf8"],
  "invalid-percent-encoding": pctEncodedSentences["invalid-percent-encoding"],
  "not-a-string": ["a pattern is a string, not {text}", "a string"],
  "invalid-value": ["{text}", "what the compiler takes here"],
} as const satisfies Record<
  RouteCode | "invalid-character" | "invalid-utf8" | "invalid-percent-encoding" | "not-a-string" | "invalid-value",
  Entry
>;
