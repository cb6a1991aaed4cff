import { deepStrictEqual, notDeepStrictEqual } from "node:assert";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "../../src/index.js";
import * as arbitraries from "../oracle/arbitraries.js";

// Texts that differ in one part each, and in nothing else that a person would look at.
const texts = [
  "",
  "?",
  "#",
  "?#",
  "/",
  "//",
  "///",
  "h",
  "//h",
  "//h:",
  "//h:0",
  "//h:00",
  "//@h",
  "//:@h",
  "//u@h",
  "//u:@h",
  "//u:p@h",
  "//u:q@h",
  "//H",
  "//h/",
  "//h/a",
  "//h/%61",
  "//h/a?",
  "//h/a?k",
  "//h/a?k=",
  "//h/a?k=#",
  "//h/a#",
  "x:",
  "X:",
  "x:h",
  "x:/h",
  "x://h",
  "x://1.2.3.4",
  "x://[::1]",
  "x://[v1.a]",
];

const touched = (text: string) => {
  const value = parse(text);
  // Lazy parts must not tell a value that was read from one that was not.
  expect([value.segments, value.params.size]).toHaveLength(2);
  return value;
};

describe("values are equal when their texts are", () => {
  test.each(texts)("%j", (text) => {
    for (const other of texts) {
      const [a, b] = [touched(text), parse(other)];
      if (text === other) {
        expect(a).toEqual(b);
        expect(a).toStrictEqual(b);
        expect({ list: [a] }).toEqual({ list: [b] });
        deepStrictEqual(a, b);
      } else {
        expect(a, other).not.toEqual(b);
        expect(a, other).not.toStrictEqual(b);
        expect(b, other).not.toEqual(a);
        expect({ list: [a] }).not.toEqual({ list: [b] });
        notDeepStrictEqual(a, b);
      }
    }
  });

  test("over produced texts", () => {
    fc.assert(
      fc.property(arbitraries.uriReference, arbitraries.uriReference, (one, other) => {
        expect(touched(one)).toStrictEqual(parse(one));
        deepStrictEqual(touched(one), parse(one));
        if (one !== other) {
          expect(parse(one)).not.toEqual(parse(other));
          notDeepStrictEqual(parse(one), parse(other));
        }
      }),
      { numRuns: 300, seed: 3986 },
    );
  });
});

describe("parts that are handed out are equal when their texts are", () => {
  test("params", () => {
    expect(parse("?a=1&b").params).toEqual(parse("/x?a=1&b").params);
    deepStrictEqual(parse("?a=1&b").params, parse("/x?a=1&b").params);
    for (const other of ["?a=1&b=", "?b&a=1", "?a=1", "?a=%31&b", "?", ""]) {
      expect(parse("?a=1&b").params).not.toEqual(parse(other).params);
      notDeepStrictEqual(parse("?a=1&b").params, parse(other).params);
    }
  });

  test("failures", () => {
    const failure = (text: string) => parse("x:").safeWith({ fragment: text });
    expect(failure(" ")).toEqual(failure(" "));
    expect(failure(" ")).not.toEqual(failure("a "));
    expect(failure(" ")).not.toEqual(failure("<"));
  });
});

describe("what a Uri is for other code", () => {
  const value = parse("http://u:p@h:1/a?b#c");

  test("a spread has its fields, and no more", () => {
    expect({ ...value }).toEqual({
      kind: "uri",
      scheme: "http",
      authority: "u:p@h:1",
      userinfo: "u:p",
      host: "h",
      hostKind: "name",
      port: 1,
      path: "/a",
      query: "b",
      fragment: "c",
      href: "http://u:p@h:1/a?b#c",
    });
  });

  test("a clone has the fields", () => {
    expect(structuredClone(value)).toEqual({ ...value });
    expect(Object.hasOwn(structuredClone(parse("/a")), "scheme")).toBe(true);
  });

  test("text, JSON and templates have the whole text", () => {
    expect([`${value}`, String(value), value.toString(), value.toJSON()]).toEqual(Array(4).fill(value.href));
    expect(JSON.parse(JSON.stringify({ value, list: [value] }))).toEqual({ value: value.href, list: [value.href] });
    expect(JSON.stringify(value.params)).toBe('"b"');
    expect(new URL(value.href).href).toBe(value.href);
    expect(new URL(String(value))).toEqual(new URL(value.href));
  });

  test("it has no tag of its own", () => {
    expect(Object.prototype.toString.call(value)).toBe("[object Object]");
  });
});
