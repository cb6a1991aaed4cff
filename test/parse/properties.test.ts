import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canParse, parse, safeParse } from "../../src/index.js";
import * as arbitraries from "../oracle/arbitraries.js";
import { recompose } from "../oracle/reference-resolution.js";
import { accepts, read } from "../oracle/rfc3986.js";
import { portNumber, uriFields } from "../oracle/uri-fields.js";
import { viablePrefix } from "../oracle/viable-prefix.js";

const numRuns = 3000;

describe("law 1: the text of an accepted reference comes back", () => {
  test("over produced texts", () => {
    fc.assert(
      fc.property(arbitraries.uriReference, (text) => {
        const value = parse(text);
        expect(String(value)).toBe(text);
        expect(value.href).toBe(text);
        expect(JSON.stringify({ value })).toBe(JSON.stringify({ value: text }));
      }),
      { numRuns },
    );
  });
});

describe("law 2: the components that were put in come out", () => {
  test("over pieces that were put together", () => {
    fc.assert(
      fc.property(arbitraries.pieces, ({ text, port, scheme, ...pieces }) => {
        const value = parse(text);
        expect(value).toMatchObject({ ...pieces, scheme: scheme?.toLowerCase(), port: portNumber(port) });
        expect(value.kind).toBe(scheme === undefined ? "relative" : "uri");
      }),
      { numRuns },
    );
  });

  test("section 5.3 puts the text together again, but for the case of the scheme", () => {
    fc.assert(
      fc.property(arbitraries.uriReference, (text) => {
        const value = parse(text);
        const scheme = read(text)?.scheme;
        expect(recompose({ ...value, scheme })).toBe(text);
        expect({ ...parse(recompose(value)) }).toEqual({ ...value, href: recompose(value) });
      }),
      { numRuns },
    );
  });
});

describe("verdict and components are the oracle's", () => {
  test.each([
    ["produced texts", arbitraries.uriReference],
    ["near misses", arbitraries.nearMiss],
    ["any text", fc.string({ unit: "binary", maxLength: 12 })],
    ["lone surrogates", fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))],
  ])("for %s", (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = safeParse(text);
        const fields = uriFields(text);
        expect(canParse(text)).toBe(result.ok);
        if (result.ok) {
          expect({ ...result.uri }).toEqual(fields);
          expect(Object.isFrozen(result.uri)).toBe(true);
        } else {
          expect(fields).toBeUndefined();
          expect(result.error.index).toBeLessThanOrEqual(viablePrefix(text));
          expect(result.error.index).toBeGreaterThanOrEqual(0);
          expect(result.error.input).toBe(text);
          expect(() => parse(text)).toThrow();
        }
      }),
      { numRuns },
    );
  });

  test.each(["uri", "absolute", "relative"] as const)("for kind %s", (kind) => {
    fc.assert(
      fc.property(fc.oneof(arbitraries.uriReference, arbitraries.absoluteUri, arbitraries.nearMiss), (text) => {
        const result = safeParse(text, { kind });
        const fields = uriFields(text, kind);
        expect(canParse(text, { kind })).toBe(result.ok);
        expect(result.ok ? { ...result.uri } : undefined).toEqual(fields);
      }),
      { numRuns },
    );
  });
});

describe("every code point, in every component", () => {
  test.each([
    ["first of a scheme", "", ":"],
    ["in a scheme", "a", ":"],
    ["in the userinfo", "//a", "b@h"],
    ["in a name", "//a", "b"],
    ["in an IPv4 address", "//1.2.3.", ""],
    ["in an IPv6 address", "//[1:", "::1]"],
    ["in a version", "//[v", ".a]"],
    ["in an address of the future", "//[v1.", "]"],
    ["behind a bracket", "//[::1]", ""],
    ["in a port", "//h:", "1"],
    ["in a segment", "/a", "b"],
    ["in a first segment", "a", "b"],
    ["first of a path", "", ""],
    ["in a rootless path", "a:", "b"],
    ["in a query", "?", "a"],
    ["in a fragment", "#", "a"],
    ["first of a triplet", "/%", "0"],
    ["second of a triplet", "?%0", ""],
    ["in the host's triplet", "//%", "1"],
  ])("%s", (_, front, behind) => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const text = front + String.fromCodePoint(code) + behind;
      if (canParse(text) !== accepts(text)) wrong.push(`U+${code.toString(16)}`);
    }
    expect(wrong).toEqual([]);
  });
});
