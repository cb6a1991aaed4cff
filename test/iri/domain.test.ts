import { describe, expect, test } from "vitest";
import { UriError } from "../../src/index.js";
import {
  type DomainOptions,
  domainToAscii,
  domainToUnicode,
  safeDomainToAscii,
  safeDomainToUnicode,
} from "../../src/iri/index.js";

describe("domain names by UTS 46", () => {
  test.each([
    ["example.org", "example.org", "example.org"],
    ["B\u00FCcher.Example", "xn--bcher-kva.example", "b\u00FCcher.example"],
    ["fa\u00DF.de", "xn--fa-hia.de", "fa\u00DF.de"],
    ["\u03C2", "xn--3xa", "\u03C2"],
    ["\u65E5\u672C\u3002jp", "xn--wgv71a.jp", "\u65E5\u672C.jp"],
    ["\uFF21\uFF22\u00AD", "ab", "ab"],
    ["XN--BCHER-KVA", "xn--bcher-kva", "b\u00FCcher"],
    ["\u05D0\u05D1.example", "xn--4dbc.example", "\u05D0\u05D1.example"],
    ["\u0915\u094D\u200D\u0937", "xn--11b2ezcw70k", "\u0915\u094D\u200D\u0937"],
    ["i\u2665.ws", "xn--i-n3p.ws", "i\u2665.ws"],
  ])("%s", (domain, ascii, unicode) => {
    expect([domainToAscii(domain), domainToUnicode(domain)]).toEqual([ascii, unicode]);
    expect(domainToAscii(unicode)).toBe(ascii);
    expect(domainToUnicode(ascii)).toBe(unicode);
    expect(safeDomainToAscii(domain)).toEqual({ ok: true, value: ascii });
    expect(safeDomainToUnicode(domain)).toEqual({ ok: true, value: unicode });
  });
});

describe("each check is on, is named by its failure, and can be turned off", () => {
  test.each<[string, string, number, DomainOptions]>([
    ["a.-b\u00FC", "domain-hyphens", 2, { checkHyphens: false }],
    ["b\u00FC-", "domain-hyphens", 0, { checkHyphens: false }],
    ["x.ab--c", "domain-hyphens", 2, { checkHyphens: false }],
    ["_dmarc.example", "domain-ascii", 0, { useStd3AsciiRules: false }],
    ["a.b c", "domain-ascii", 2, { useStd3AsciiRules: false }],
    ["a\u200Db", "domain-joiners", 0, { checkJoiners: false }],
    ["x.\u05D0a", "domain-bidi", 2, { checkBidi: false }],
    ["0a.\u05D0", "domain-bidi", 0, { checkBidi: false }],
    ["a..b", "domain-length", 2, { verifyDnsLength: false }],
    ["a.", "domain-length", 2, { verifyDnsLength: false }],
    ["", "domain-length", 0, { verifyDnsLength: false }],
    [`x.${"a".repeat(64)}`, "domain-length", 2, { verifyDnsLength: false }],
    [`${"\u00FC".repeat(60)}`, "domain-length", 0, { verifyDnsLength: false }],
    [`${"a.".repeat(127)}`, "domain-length", 254, { verifyDnsLength: false }],
    [Array(5).fill("a".repeat(60)).join("."), "domain-length", 0, { verifyDnsLength: false }],
  ])("%s", (domain, code, index, off) => {
    for (const safe of [safeDomainToAscii, safeDomainToUnicode]) {
      expect(safe(domain)).toMatchObject({ ok: false, error: { code, index, component: "host" } });
      expect(safe(domain, off).ok).toBe(true);
    }
    expect(() => domainToAscii(domain)).toThrow(UriError);
  });

  test.each([
    ["x.xn--a", 2],
    ["xn--a-\u00FC", 0],
    ["\u0300a", 0],
    ["a.\u0378", 2],
    ["a\uD800", 0],
  ])("%j is no domain name under any option", (domain, index) => {
    const off = { checkHyphens: false, checkBidi: false, checkJoiners: false, useStd3AsciiRules: false };
    expect(safeDomainToAscii(domain)).toMatchObject({ ok: false, error: { code: "invalid-domain", index } });
    expect(safeDomainToUnicode(domain, { ...off, verifyDnsLength: false }).ok).toBe(false);
  });

  test("a value that is no text is refused", () => {
    const given: unknown = 1;
    expect(safeDomainToAscii(given as string)).toMatchObject({ ok: false, error: { code: "not-a-string" } });
  });

  test("a text that is longer than any name is refused before it is read, whatever the options", () => {
    const off = {
      checkHyphens: false,
      checkBidi: false,
      checkJoiners: false,
      useStd3AsciiRules: false,
      verifyDnsLength: false,
    };
    const huge = `xn--${"a9".repeat(500_000)}`;
    expect(safeDomainToUnicode(huge, off)).toMatchObject({ ok: false, error: { code: "domain-length" } });
    expect(safeDomainToAscii("\u00FC".repeat(4096), off).ok).toBe(true);
    expect(safeDomainToAscii("\u00FC".repeat(4097), off).ok).toBe(false);
  });
});

describe("idna2008 refuses what UTS 46 takes and RFC 5892 does not", () => {
  test.each([
    "\u2665.net",
    "\u{1F4A9}.la",
    "l\u00B7a",
    "\u00B7l",
    "\u03B1\u0375S",
    "\u05F3\u05D1",
    "A\u05F3\u05D1",
    "a\u30FBb",
    "\u0628\u0660\u06F0",
    "\u0628\u06F0\u0660",
    "a\u302E",
    "\u0640a",
    "\u1100",
    "a\u20D0",
  ])("%s", (domain) => {
    const result = safeDomainToAscii(domain, { idna2008: true, checkBidi: false });
    expect(result).toMatchObject({ ok: false, error: { code: "domain-idna2008" } });
    expect(safeDomainToAscii(domain, { checkBidi: false }).ok).toBe(true);
  });

  test.each([
    "example-1.org",
    "l\u00B7l",
    "\u03B1\u0375\u03B2",
    "\u05D0\u05F3\u05D1",
    "\u05D0\u05F4\u05D1",
    "\u30FB\u3041",
    "\u0628\u0660\u0628",
    "\u00DF\u03C2\u0F0B\u3007",
    "\u06FD\u06FE",
    "\u0915\u094D\u200D\u0937",
    "\u30CF\u30ED\u30FC.jp",
  ])("%s is taken", (domain) => {
    expect(safeDomainToAscii(domain, { idna2008: true }).ok).toBe(true);
  });

  test("points to the label", () => {
    expect(safeDomainToAscii("b\u00FCcher.\u2665", { idna2008: true })).toMatchObject({
      ok: false,
      error: { index: 7 },
    });
  });
});
