import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "../../src/index.js";
import { display, parseIri, toUri } from "../../src/iri/index.js";
import { iriReference } from "./arbitraries.js";

const kindsOf = (text: string) => display(text).findings.map(({ kind }) => kind);

describe("display shows what can be told by eye", () => {
  test.each([
    [
      "https://xn--bcher-kva.example/caf%C3%A9?q=%E2%82%AC#%C3%BC",
      "https://b\u00FCcher.example/caf\u00E9?q=\u20AC#\u00FC",
    ],
    ["http://ru.wikipedia.org/wiki/%D0%9C%D0%B8", "http://ru.wikipedia.org/wiki/\u041C\u0438"],
    [
      "https://\u65E5\u672C\u8A9E\u30CE\u30FC\u30C8.example/\u65E5\u672COK",
      "https://\u65E5\u672C\u8A9E\u30CE\u30FC\u30C8.example/\u65E5\u672COK",
    ],
    ["https://\uD55C\uAD6D\u6F22\u5B57a.example/", "https://\uD55C\uAD6D\u6F22\u5B57a.example/"],
    ["https://r3---s_x.example.org:8080/%20%2F%41", "https://r3---s_x.example.org:8080/%20%2F%41"],
    ["https://[2001:db8::1]/", "https://[2001:db8::1]/"],
    ["../\u03B1-version", "../\u03B1-version"],
    ["", ""],
  ])("%s", (given, text) => {
    expect(display(given)).toEqual({ text, isClear: true, findings: [] });
  });

  test("takes an Iri, a Uri, or text, and is frozen", () => {
    expect(display(parse("/%C3%A9")).text).toBe("/\u00E9");
    const shown = display(parseIri("/\u00E9 ".trim()));
    expect([shown.text, Object.isFrozen(shown), Object.isFrozen(shown.findings)]).toEqual(["/\u00E9", true, true]);
    expect(() => display("a b")).toThrow("a space");
  });
});

describe("display flags what cannot be told by eye, and does not hide it", () => {
  test("letters of scripts that do not go together", () => {
    expect(display("https://xn--pple-43d.example/")).toEqual({
      text: "https://xn--pple-43d.example/",
      isClear: false,
      findings: [
        {
          kind: "mixed-script",
          component: "host",
          index: 8,
          text: "\u0430pple",
          codePoints: ["U+0430"],
          scripts: ["Cyrillic", "Latin"],
        },
      ],
    });
    expect(display("/x/p\u0430y").findings).toMatchObject([
      { kind: "mixed-script", component: "path", index: 3, text: "p\u0430y" },
    ]);
    expect(kindsOf("//\u03B1\u0430.example")).toEqual(["mixed-script"]);
    expect(kindsOf("//\u30CE\uD55C.example")).toEqual(["mixed-script"]);
  });

  test("a label of other letters that all look Latin", () => {
    const shown = display("https://\u0430\u0440\u0440\u04CF\u0435.com/");
    expect([shown.text, shown.findings[0]?.kind]).toEqual(["https://xn--80ak6aa92e.com/", "latin-look-alike"]);
    expect(kindsOf("//\u03BD\u03BF.example")).toEqual(["latin-look-alike"]);
    expect(kindsOf("//\u043C\u043E\u0441\u043A\u0432\u0430.example")).toEqual([]);
  });

  test("characters without a glyph, and those that set the direction", () => {
    expect(display("https://h/a\u200Bb%E2%80%AEc\u00A0?\u3000\uE000#\u115F")).toMatchObject({
      text: "https://h/a%E2%80%8Bb%E2%80%AEc%C2%A0?%E3%80%80%EE%80%80#%E1%85%9F",
      findings: [
        { kind: "invisible", component: "path", index: 11, codePoints: ["U+200B"] },
        { kind: "invisible", component: "path", codePoints: ["U+00A0"] },
        { kind: "invisible", component: "query", codePoints: ["U+3000"] },
        { kind: "invisible", component: "query", codePoints: ["U+E000"] },
        { kind: "invisible", component: "fragment", codePoints: ["U+115F"] },
      ],
    });
    const shown = display("x:a\u202Eb");
    expect(shown).toMatchObject({
      text: "x:a%E2%80%AEb",
      findings: [{ kind: "bidi-control", index: 3, codePoints: ["U+202E"] }],
    });
    expect(display("//\u0915\u094D\u200D\u0937.example/")).toMatchObject({
      text: "//xn--11b2ezcw70k.example/",
      isClear: false,
    });
  });

  test("characters that look like delimiters", () => {
    expect(display("//bank.example\u2044x.evil.example/a\uFF0Fb")).toMatchObject({
      text: "//bank.xn--examplex-k03d.evil.example/a%EF%BC%8Fb",
      findings: [{ kind: "delimiter-look-alike" }, { kind: "delimiter-look-alike", component: "path" }],
    });
  });

  test("a script that few read, and a label that is none", () => {
    expect(kindsOf("//\u{10330}.example/")).toEqual(["uncommon-script"]);
    expect(display("//xn--a.example/")).toMatchObject({
      text: "//xn--a.example/",
      findings: [{ kind: "invalid-domain", text: "xn--a" }],
    });
    expect(display("//%CE\u00E9/")).toMatchObject({ text: "//%CE%C3%A9/", findings: [{ kind: "invalid-domain" }] });
    expect(display("//\u0378.example/")).toMatchObject({
      text: "//%CD%B8.example/",
      findings: [{ kind: "invalid-domain" }],
    });
  });

  test("text before the host; the password is not shown", () => {
    expect(display("https://good.example:s\u00E9cret@bad.example/")).toMatchObject({
      text: "https://good.example:***@bad.example/",
      findings: [{ kind: "userinfo", component: "userinfo", index: 8, text: "good.example" }],
    });
    expect(JSON.stringify(display("https://u:s\u00E9cret@h/"))).not.toContain("cret");
    expect(display("https://u\u200B@h/").findings.map(({ kind }) => kind)).toEqual(["userinfo", "invisible"]);
  });
});

describe("the text that is shown", () => {
  test("is an IRI for the same URI, and each finding points into it", () => {
    fc.assert(
      fc.property(
        iriReference.filter((iri) => !/^[^/?#]*\/\/[^/?#]*:[^/?#]*@/.test(iri)),
        (iri) => {
          const { text, findings } = display(iri);
          const whole = toUri(iri, { host: "percent" });
          const shown = toUri(text, { host: "percent" });
          const upper = (value: string | undefined) => value?.replace(/%[0-9a-f]{2}/gi, (one) => one.toUpperCase());
          for (const part of ["scheme", "userinfo", "port", "path", "query", "fragment"] as const) {
            expect(upper(String(shown[part]))).toBe(upper(String(whole[part])));
          }
          for (const { index } of findings) expect(index).toBeLessThanOrEqual(text.length);
          expect(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Z}]/u.test(text)).toBe(false);
          expect(display(text).text).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
