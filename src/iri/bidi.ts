// Bidirectional IRIs: RFC 3987 section 4. The rules of 4.1 are a MUST, those of 4.2 a SHOULD, so they are reported.

import type { Component } from "../grammar/fault.js";
import type { Iri } from "./components.js";
import { type Piece, piecesOf } from "./pieces.js";
import { iriOf } from "./read-iri.js";

/** A rule of section 4 that an IRI breaks, and where. */
export interface BidiIssue {
  /** Which rule: 4.1, or the first or the second of 4.2. */
  readonly rule: "bidi-formatting-character" | "bidi-mixed-directions" | "bidi-open-edge";
  readonly component: Component;
  /** Where the character or the part stands in the IRI, in UTF-16 units. */
  readonly index: number;
  /** The character, or the whole part. */
  readonly text: string;
  readonly section: "4.1" | "4.2";
}

/**
 * The characters that set the direction of text: those that 4.1 lists, and those that Unicode has added since
 * (U+061C, U+2066-2069).
 */
export const bidiControls = /\p{Bidi_Control}/gu;

/** The blocks where letters run right to left, by the defaults of the Unicode property Bidi_Class. */
const rightToLeft = "\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFF\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}";
const rtlLetter = /* @__PURE__ */ new RegExp(`(?=[${rightToLeft}])\\p{L}`, "u");
const ltrLetter = /* @__PURE__ */ new RegExp(`(?![${rightToLeft}])\\p{L}`, "u");
/** Starts and ends with a letter that runs right to left; marks may follow the last one. */
const closed = /* @__PURE__ */ new RegExp(
  `^(?=[${rightToLeft}])\\p{L}(?:[\\s\\S]*(?=[${rightToLeft}])\\p{L})?\\p{M}*$`,
  "u",
);

const issuesOf = ({ component, index, text }: Piece): BidiIssue[] => {
  const found = [...text.matchAll(bidiControls)].map(
    (match): BidiIssue => ({
      rule: "bidi-formatting-character",
      component,
      index: index + match.index,
      text: match[0],
      section: "4.1",
    }),
  );
  if (!rtlLetter.test(text)) return found;
  if (ltrLetter.test(text)) found.push({ rule: "bidi-mixed-directions", component, index, text, section: "4.2" });
  else if (!closed.test(text)) found.push({ rule: "bidi-open-edge", component, index, text, section: "4.2" });
  return found;
};

/**
 * The rules on bidirectional text (RFC 3987 section 4) that an IRI breaks, in the order of the text; none for most.
 *
 * The parts that are looked at are the userinfo, each label of the host, each segment, each key and value of the query,
 * and the fragment. `parseIri` with `bidi: "refuse"` refuses an IRI with an issue.
 *
 * @throws {UriError} when the text is no IRI.
 * @example
 * import { bidiIssues } from "urigami/iri";
 *
 * bidiIssues("https://example.org/a\u202Eb").map(({ rule }) => rule); // => ["bidi-formatting-character"]
 * @see RFC 3987 section 4
 */
export const bidiIssues = (iri: Iri | string): readonly BidiIssue[] => piecesOf(iriOf(iri)).flatMap(issuesOf);
