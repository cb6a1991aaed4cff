import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUri, parse, UriError } from "../../src/index.js";
import { canParseIri, isIri, type ParseIriOptions, parseIri, safeParseIri, toUri } from "../../src/iri/index.js";
import { everyString } from "../oracle/every-string.js";
import { iriReference, nearMiss } from "./arbitraries.js";
import { type IriKind, isInRule, readIri } from "./rfc3987.js";

const numRuns = 2000;
const text = (value: string): string => value;

describe("an Iri", () => {
  test("has the raw parts", () => {
    const iri = parseIri("HTTPS://j\u00F6rg:p%C3%A4@b\u00FCcher.example:8080/stra\u00DFe/?q=\u0434#\u65E5");
    expect({ ...iri }).toEqual({
      kind: "iri",
      scheme: "https",
      authority: "j\u00F6rg:p%C3%A4@b\u00FCcher.example:8080",
      userinfo: "j\u00F6rg:p%C3%A4",
      host: "b\u00FCcher.example",
      hostKind: "name",
      port: 8080,
      path: "/stra\u00DFe/",
      query: "q=\u0434",
      fragment: "\u65E5",
      href: "HTTPS://j\u00F6rg:p%C3%A4@b\u00FCcher.example:8080/stra\u00DFe/?q=\u0434#\u65E5",
    });
  });

  test("tells a part that is missing from an empty one", () => {
    expect(parseIri("\u00E9")).toMatchObject({
      kind: "relative",
      scheme: undefined,
      authority: undefined,
      path: "\u00E9",
    });
    expect(parseIri("//?#")).toMatchObject({
      authority: "",
      host: "",
      port: undefined,
      path: "",
      query: "",
      fragment: "",
    });
  });

  test.each([
    ["//127.0.0.1/\u00E9", "ipv4"],
    ["//[::1]/\u00E9", "ipv6"],
    ["//[v1.a]/\u00E9", "ipvfuture"],
    ["//127.0.0.\uFF11", "name"],
  ])("knows the kind of the host in %s", (href, hostKind) => {
    expect(parseIri(text(href)).hostKind).toBe(hostKind);
  });

  test("is frozen, is itself, and is no Uri", () => {
    const iri = parseIri("https://example.org/caf\u00E9");
    expect(Object.isFrozen(iri)).toBe(true);
    expect([isIri(iri), isIri({ ...iri }), isIri("x"), isIri(null), isUri(iri), isIri(parse("/x"))]).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([String(iri), JSON.stringify(iri)]).toEqual([iri.href, `"${iri.href}"`]);
    expect(() => Reflect.construct(Reflect.get(iri, "constructor"), [Symbol(), "x"])).toThrow(TypeError);
  });

  test("is printed without its password", () => {
    const printed = inspect(parseIri("https://j\u00F6rg:s\u00E9cret@h/"));
    expect(printed).toContain("j\u00F6rg:***@h");
    expect(printed).not.toContain("s\u00E9cret");
    expect(inspect(parseIri("//h/\u00E9"))).toContain("/\u00E9");
  });
});

describe("options", () => {
  test.each<[string, ParseIriOptions, string]>([
    ["/\u00E9", { kind: "iri" }, "missing-scheme"],
    ["/\u00E9", { kind: "absolute" }, "missing-scheme"],
    ["x:\u00E9#", { kind: "absolute" }, "unexpected-fragment"],
    ["x:\u00E9", { kind: "relative" }, "unexpected-scheme"],
    ["x:\u202E", { bidi: "refuse" }, "bidi-formatting-character"],
    ["x:a\u05D0", { bidi: "refuse" }, "bidi-mixed-directions"],
    ["x:\u05D01", { bidi: "refuse" }, "bidi-open-edge"],
  ])("%s under %o is refused", (iri, options, code) => {
    const result = safeParseIri(iri, options);
    expect(result.ok ? undefined : result.error.code).toBe(code);
    expect(canParseIri(iri, options)).toBe(false);
    expect(canParseIri(iri)).toBe(true);
    expect(() => parseIri(text(iri), options)).toThrow(UriError);
  });

  test("what fits is taken", () => {
    expect(parseIri("x:\u00E9", { kind: "absolute", bidi: "refuse" }).scheme).toBe("x");
    expect(parseIri("\u00E9", { kind: "relative" }).path).toBe("\u00E9");
    expect(canParseIri("x:\u05D0\u05D1", { kind: "iri", bidi: "refuse" })).toBe(true);
  });
});

describe("failures", () => {
  test.each([
    ["\u00E9:b", "invalid-scheme", "scheme", 0, "3.1"],
    ["//h:8\u00E9/", "invalid-port", "port", 5, "3.2.3"],
    ["//[::\u00E9]/", "invalid-ipv6-address", "host", 3, "3.2.2"],
    ["//[v1.\u00E9]/", "invalid-ipvfuture", "host", 3, "3.2.2"],
    ["//\u00E9@[v1.\u00E9", "unclosed-ip-literal", "host", 4, "3.2.2"],
    ["/\u00E9%\u00E9", "invalid-percent-encoding", "path", 2, "3.3"],
    ["/\u00E9 ", "invalid-character", "path", 2, "RFC 3987 2.2"],
    ["/\u{1F363}\uE000", "invalid-character", "path", 3, "RFC 3987 2.2"],
    ["?\uE000#\uE000", "invalid-character", "fragment", 3, "RFC 3987 2.2"],
    ["?\uD800", "invalid-character", "query", 1, "RFC 3987 2.2"],
    ["//\u00E9\\", "invalid-character", "host", 3, "RFC 3987 2.2"],
    ["/\uFDD0", "invalid-character", "path", 1, "RFC 3987 2.2"],
  ])("%j", (iri, code, component, index, section) => {
    const result = safeParseIri(text(iri));
    expect(result).toMatchObject({ ok: false, error: { code, component, index, section } });
    if (!result.ok) expect([result.error.input, Object.keys(result.error).includes("input")]).toEqual([iri, false]);
  });

  test("say what an IRI takes, and name no character outside ASCII", () => {
    const result = safeParseIri("?\uFFFE");
    expect(result.ok ? {} : result.error).toMatchObject({
      expected: '*( ipchar / iprivate / "/" / "?" )',
      message: "a character outside ASCII is not allowed in the query of an IRI, at 1",
    });
  });

  test("a value that is no text is refused", () => {
    const values: unknown[] = [1, null, undefined, {}, ["x"]];
    for (const value of values) {
      const given = value as string;
      expect(canParseIri(given)).toBe(false);
      expect(safeParseIri(given)).toMatchObject({ ok: false, error: { code: "not-a-string" } });
      expect(() => toUri(given)).toThrow(UriError);
    }
  });
});

const library = (kind: IriKind) => (kind === "reference" ? undefined : { kind });

/** What the library and the grammar say differently about a text. */
function difference(iri: string, kind: IriKind): string | undefined {
  const read = readIri(iri, kind);
  if (canParseIri(iri, library(kind)) !== (read !== undefined)) return `${JSON.stringify(iri)}: accepted is ${!read}`;
  const result = safeParseIri(iri, library(kind));
  if (!result.ok) return read === undefined ? undefined : `${JSON.stringify(iri)}: ${result.error.code}`;
  const { scheme, userinfo, host, port, path, query, fragment } = result.value;
  const parts = { scheme, userinfo, host, port, path, query, fragment };
  return JSON.stringify(parts) === JSON.stringify(read)
    ? undefined
    : `${JSON.stringify(iri)}: ${JSON.stringify(parts)}`;
}

const firstDifferences = (texts: Iterable<string>, kind: IriKind): string[] => {
  const found: string[] = [];
  for (const iri of texts) {
    const differs = difference(iri, kind);
    if (differs !== undefined && found.push(differs) === 10) break;
  }
  return found;
};

// A letter, a hex digit, the delimiters, a ucschar, an iprivate, one that no rule has.
const classes = "g1:/?#[@%.\u00E9\uE000\uFFFE";

describe("every short string, one character for each class", () => {
  test.each(["reference", "iri", "absolute", "relative"] as const)("as kind %s", (kind) => {
    expect(firstDifferences(everyString(classes, 4), kind)).toEqual([]);
  });

  test.each([
    ["x:", ""],
    ["//", "/"],
    ["//h:", ""],
    ["//[v1.", "]"],
    ["//[::", "]"],
    ["//\u{1F363}@", "?"],
    ["/%", ""],
    ["?", "\u{10FFFD}"],
  ])("between %s and %s", (front, behind) => {
    const framed = [...everyString(classes, 3)].map((one) => front + one + behind);
    expect(firstDifferences(framed, "reference")).toEqual([]);
  });
});

describe("over produced texts and near misses", () => {
  test.each([
    ["produced", iriReference],
    ["near misses", nearMiss],
    ["any code units", fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))],
  ])("%s: verdict and parts are those of the grammar", (_, texts) => {
    fc.assert(
      fc.property(texts, (iri) => difference(iri, "reference") === undefined),
      { numRuns },
    );
  });

  test("the text comes back", () => {
    fc.assert(
      fc.property(iriReference, (iri) => String(parseIri(iri)) === iri),
      { numRuns },
    );
  });

  test("a failure points into the text", () => {
    fc.assert(
      fc.property(nearMiss, (iri) => {
        const result = safeParseIri(iri);
        if (result.ok) return;
        expect(result.error.index).toBeGreaterThanOrEqual(0);
        expect(result.error.index).toBeLessThanOrEqual(iri.length);
      }),
      { numRuns },
    );
  });
});

/** The code points that a rule has, as a table: a million answers are asked for nine times. */
const tableOf = (rule: string): Uint8Array => {
  const isIn = isInRule(rule);
  return Uint8Array.from({ length: 0x110000 }, (_, code) => Number(isIn(code)));
};

describe("every code point in every component", () => {
  const iunreserved = tableOf("iunreserved");
  const subDelims = tableOf("sub-delims");
  const iprivate = tableOf("iprivate");
  const isOneOf = (code: number, extra: string) => code < 128 && extra.includes(String.fromCharCode(code));
  const has = (extra: string) => (code: number) =>
    iunreserved[code] === 1 || subDelims[code] === 1 || isOneOf(code, extra);

  // Behind the rule's own characters: the delimiters that end the component there and leave a reference.
  test.each<[string, string, string, (code: number) => boolean]>([
    ["scheme", "a", ":", (code) => code < 128 && /[A-Za-z0-9+.:/?#-]/.test(String.fromCharCode(code))],
    ["userinfo", "//a", "a@h", has(":/?#")],
    ["host", "//a", "", has(":@/?#")],
    ["port", "//h:1", "", (code) => isOneOf(code, "0123456789/?#@")],
    ["path", "/a", "a", has(":@/?#")],
    ["first segment", "a", "/", has(":@/?#")],
    ["query", "?a", "a", (code) => has(":@/?#")(code) || iprivate[code] === 1],
    ["fragment", "#a", "a", has(":@/?")],
    ["IPvFuture", "//[v1.a", "]", (code) => code < 128 && has(":")(code)],
  ])("%s", (_, front, behind, isAllowed) => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const iri = front + String.fromCodePoint(code) + behind;
      if (canParseIri(iri) !== isAllowed(code) && wrong.push(`U+${code.toString(16)}`) === 10) break;
    }
    expect(wrong).toEqual([]);
  });
});
