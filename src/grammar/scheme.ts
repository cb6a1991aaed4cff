// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )   RFC 3986 section 3.1

import { type Alpha, alpha } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { type SchemeTail, schemeTail } from "./characters.js";
import { type Fault, fault } from "./fault.js";

/** Why the text before the first ":" is no scheme, or nothing. */
export type SchemeFault<Text extends string> = string extends Text
  ? Fault<"invalid-scheme", "scheme"> | undefined
  : Text extends `${Alpha}${infer Tail}`
    ? Span<Tail, SchemeTail> extends [infer Inside extends string, infer Outside extends string]
      ? Outside extends ""
        ? undefined
        : Text extends `${infer Before}${Outside}${string}`
          ? Fault<"invalid-scheme", "scheme", Before, Outside>
          : Fault<"invalid-scheme", "scheme", Inside, Outside>
      : never
    : Fault<"invalid-scheme", "scheme", "", Text extends `${infer First}${string}` ? First : ":">;

const scheme = /* @__PURE__ */ new RegExp(`^[${alpha}][${schemeTail}]*$`);
const beginning = /* @__PURE__ */ new RegExp(`^(?:[${alpha}][${schemeTail}]*)?`);

export const schemeFault = (text: string): SchemeFault<string> => {
  if (scheme.test(text)) return undefined;
  const [before = ""] = beginning.exec(text) ?? [];
  return fault("invalid-scheme", "scheme", before, text[before.length] ?? ":");
};

export const schemeSentences = {
  "invalid-scheme": ['{character} is not allowed in the scheme, the part before the first ":", at {index}'],
} as const;
