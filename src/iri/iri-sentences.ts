import type { Component, Fault } from "../grammar/fault.js";
import { productions, sections } from "../grammar/fault.js";
import { referenceSentences } from "../grammar/reference.js";
import type { IriCode, ParseCode } from "../uri/codes.js";
import { type Entry, type Failure, failureOf } from "../uri/failure.js";

/** The sentences of the rules that an IRI shares with a URI, and of the one that differs: which characters it takes. */
export const iriSentences = {
  ...referenceSentences,
  "invalid-character": ["{character} is not allowed in the {component} of an IRI, at {index}"],
  "not-an-iri": ["an Iri is wanted here, made by this library: a copy or a look-alike of one has no guarantees", "Iri"],
  "bidi-formatting-character": [
    "a character that sets the direction of text is not allowed in an IRI, in the {component} at {index}",
    "no bidirectional formatting character",
  ],
  "bidi-mixed-directions": [
    "a part of the {component} has letters of both directions, at {index}",
    "a part with letters of one direction",
  ],
  "bidi-open-edge": [
    "a part of the {component} has letters that run right to left and does not start and end with one, at {index}",
    "a part that starts and ends with a letter that runs right to left",
  ],
} as const satisfies Record<ParseCode | IriCode, Entry>;

/** What each component takes where an IRI takes more than a URI. */
const iriProductions: Partial<Record<Component, string>> = {
  userinfo: '*( iunreserved / pct-encoded / sub-delims / ":" )',
  host: "IP-literal / IPv4address / *( iunreserved / pct-encoded / sub-delims )",
  path: '*( ipchar / "/" )',
  query: '*( ipchar / iprivate / "/" / "?" )',
  fragment: '*( ipchar / "/" / "?" )',
  reference: "IRI / irelative-ref",
};

/** The failure of a text that is no IRI, with the rule of RFC 3987 where it is another than that of RFC 3986. */
export const iriFailure = (found: Fault<ParseCode | IriCode>, input: string): Failure => {
  const failure = failureOf(iriSentences, found, input);
  const { code, component } = found;
  if (code === "invalid-character") {
    const expected = iriProductions[component] ?? productions[component];
    return Object.assign(failure, { section: "RFC 3987 2.2", expected });
  }
  if (code.startsWith("bidi-")) {
    return Object.assign(failure, { section: code === "bidi-formatting-character" ? "RFC 3987 4.1" : "RFC 3987 4.2" });
  }
  return Object.assign(failure, { section: sections[component] });
};
