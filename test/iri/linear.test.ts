import { describe, expect, test } from "vitest";
import {
  bidiIssues,
  canParseIri,
  display,
  fromWebAddress,
  resolveIri,
  safeDomainToAscii,
  safeParseIri,
  safeToUri,
  toIri,
} from "../../src/iri/index.js";

const size = 30_000;
const hostile: Readonly<Record<string, string>> = {
  "characters outside ASCII": "/" + "\u00E9".repeat(size),
  "runs of one": "/" + "a\u00E9".repeat(size),
  triplets: "/" + "%C3%A9".repeat(size),
  "triplets that are no UTF-8": "/" + "%C3".repeat(size),
  "starts of sequences": "/" + "%F0%9F%8D".repeat(size),
  brackets: "//[" + "\u00E9[".repeat(size),
  "segments that run right to left": "/\u05D01".repeat(size),
  "marks behind a letter": "/\u05D0" + "\u0301".repeat(size) + "1",
  labels: "//" + "\u00E9.".repeat(size),
  "one label": "//" + "\u00E9".repeat(size),
  Punycode: "//xn--" + "a9".repeat(size),
  joiners: "//" + "\u0628\u200C".repeat(size),
  "keys and values": "?" + "\u00E9=&".repeat(size),
  "a late fault": "/" + "\u00E9".repeat(size) + " ",
  "dot segments": "/" + "\u00E9/../".repeat(size),
};

// Text of this size takes well under a second; a quadratic step in it takes minutes, and the test ends at its limit.
describe("hostile texts", () => {
  test.each(Object.entries(hostile))("%s", (_, text) => {
    canParseIri(text);
    safeParseIri(text, { bidi: "refuse" });
    safeToUri(text);
    safeToUri(text, { host: "percent" });
    fromWebAddress(text);
    fromWebAddress(text.slice(2));
    safeDomainToAscii(text.slice(2));
    if (canParseIri(text)) {
      toIri(text, { host: "unicode" });
      bidiIssues(text);
      resolveIri("x:/\u00E9", text);
      expect(display(text).text).not.toBe("");
    }
  });
});
