import type { IsLiteral } from "../abnf/span.js";
import type { Lit } from "../uri/components.js";

/** What is known of a `Uri` or a text that a pattern is made from: of a literal, its parts; of other text, nothing. */
export type Known<From> = From extends string ? (IsLiteral<From> extends true ? Lit<From> : {}) : From;
