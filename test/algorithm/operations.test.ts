import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, redact, UriError } from "../../src/index.js";
import {
  appendPath,
  appendSegments,
  chooseBase,
  extension,
  isPrefixOf,
  isSameDocument,
  isSubdomainOf,
  labels,
  lastSegment,
  parent,
  registrableDomain,
  withoutFragment,
  withoutTrailingSlash,
  withTrailingSlash,
} from "../../src/operations/index.js";
import * as arbitraries from "../oracle/arbitraries.js";

const codeOf = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof UriError) return error.code;
    throw error;
  }
  return "no failure";
};

describe("appendSegments", () => {
  test.each([
    ["http://h", ["a"], "http://h/a"],
    ["http://h/", ["a"], "http://h/a"],
    ["http://h/a/", ["b", "c"], "http://h/a/b/c"],
    ["http://h/a//", ["b"], "http://h/a//b"],
    ["http://h/a?q#f", ["b"], "http://h/a/b?q#f"],
    ["http://h/a", ["b/c", "%2F", "ü", "x y"], "http://h/a/b%2Fc/%252F/%C3%BC/x%20y"],
    ["http://h/a", [], "http://h/a"],
    ["http://h", [1, 2n, true], "http://h/1/2/true"],
    ["a", ["b"], "a/b"],
    ["", ["b"], "b"],
    ["", ["a:b"], "./a:b"],
    ["/", ["b"], "/b"],
    ["s:", ["b"], "s:/b"],
    ["s:/.//a", ["b"], "s:/.//a/b"],
  ] as const)("%s with %s: %s", (base, values, expected) => {
    expect(appendSegments(base, ...values).href).toBe(expected);
    expect(appendSegments(parse(base as string), ...values).href).toBe(expected);
  });

  test("gives the values back behind what was there (law 5)", () => {
    const value = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text !== "." && text !== "..");
    fc.assert(
      fc.property(arbitraries.uriReference, fc.array(value, { minLength: 1 }), (text, values) => {
        const base = parse(text);
        const uri = appendSegments(base, ...values);
        expect(uri.segments.slice(-values.length)).toEqual(values);
        expect([uri.scheme, uri.authority, uri.query, uri.fragment]).toEqual([
          base.scheme,
          base.authority,
          base.query,
          base.fragment,
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  test("refuses what has no spelling", () => {
    expect(codeOf(() => appendSegments("/a", ""))).toBe("empty-segment");
    expect(codeOf(() => appendSegments("/a", ".."))).toBe("dot-segment");
    expect(codeOf(() => appendSegments("/a", "\ud800"))).toBe("lone-surrogate");
    expect(codeOf(() => appendSegments("/a", Number.NaN))).toBe("invalid-value");
    expect(codeOf(() => appendSegments({ ...parse("/a") }, "b"))).toBe("not-a-uri");
  });
});

describe("appendPath", () => {
  test.each([
    ["/", "/a", "/a"],
    ["http://h/v1", "/q/w", "http://h/v1/q/w"],
    ["http://h/f", "b/", "http://h/f/b/"],
    ["http://h/f/", "b", "http://h/f/b"],
    ["http://h/f", "a//b", "http://h/f/a//b"],
    ["http://h/f", "//b", "http://h/f//b"],
    ["/", "//b", "/.//b"],
    ["http://h/f", "", "http://h/f"],
    ["http://h/f", "/", "http://h/f/"],
    ["http://h/f?q#f", "a?b#c%20d", "http://h/f/a%3Fb%23c%2520d?q#f"],
    ["", "a/b", "a/b"],
  ])("%s with %s: %s", (base, text, expected) => {
    expect(appendPath(base, text).href).toBe(expected);
  });

  test("refuses dot segments and lone surrogates", () => {
    expect(codeOf(() => appendPath("/a", "b/../c"))).toBe("dot-segment");
    expect(codeOf(() => appendPath("/a", "./c"))).toBe("dot-segment");
    expect(codeOf(() => appendPath("/a", "b/\udc00"))).toBe("lone-surrogate");
  });
});

describe("parts of a path", () => {
  test.each([
    ["http://h/a/b?q#f", "http://h/a/"],
    ["http://h/a/b/", "http://h/a/"],
    ["http://h/a/", "http://h/"],
    ["http://h/a", "http://h/"],
    ["http://h//", "http://h/"],
    ["http://h/", undefined],
    ["http://h", undefined],
    ["urn:a/b", "urn:a/"],
    ["mailto:a@b", undefined],
    ["a/b", "a/"],
    ["a", undefined],
    ["s:/.//x", "s:/.//"],
  ])("the parent of %s is %s", (text, expected) => {
    expect(parent(text)?.href).toBe(expected);
  });

  test.each([
    ["http://h/a/b%20c.tar.gz?x.y#z", "b c.tar.gz", "gz"],
    ["http://h/a/", "", undefined],
    ["http://h", undefined, undefined],
    ["/.profile", ".profile", undefined],
    ["/a.", "a.", ""],
    ["/a.b/c", "c", undefined],
    ["/a%2Eb", "a.b", "b"],
    ["..", "..", undefined],
    ["mailto:ann@example.com", "ann@example.com", "com"],
  ])("the last segment of %s is %j, its extension %j", (text, segment, expected) => {
    expect(lastSegment(text)).toBe(segment);
    expect(extension(text)).toBe(expected);
  });

  test.each([
    ["http://h/a?q", "http://h/a/?q", "http://h/a?q"],
    ["http://h/a/?q", "http://h/a/?q", "http://h/a?q"],
    ["http://h/a//", "http://h/a//", "http://h/a/"],
    ["http://h", "http://h/", "http://h"],
    ["http://h/", "http://h/", "http://h/"],
    ["/", "/", "/"],
  ])("%s with a trailing slash is %s, without %s", (text, slashed, plain) => {
    const given = parse(text);
    expect(withTrailingSlash(given).href).toBe(slashed);
    expect(withoutTrailingSlash(given).href).toBe(plain);
    if (slashed === text) expect(withTrailingSlash(given)).toBe(given);
    if (plain === text) expect(withoutTrailingSlash(given)).toBe(given);
  });
});

describe("documents", () => {
  test("what is sent has no fragment", () => {
    expect(withoutFragment("https://h.example/p?q#f").href).toBe("https://h.example/p?q");
    const given = parse("https://h.example/p?q" as string);
    expect(withoutFragment(given)).toBe(given);
    expect(withoutFragment("#").href).toBe("");
  });

  test.each([
    ["http://a/b?q#f", "", true],
    ["http://a/b?q#f", "#g", true],
    ["http://a/b?q", "?q", true],
    ["http://a/b?q", "b?q", true],
    ["http://a/b?q", "HTTP://A/%62?q#x", true],
    ["http://a/b?q", "?", false],
    ["http://a/b?q", "b", false],
    ["http://a/b?q", "//a/b?q", true],
    ["http://a/b?q", "c", false],
  ])("in %s, %s stays inside: %s", (base, reference, expected) => {
    expect(isSameDocument(base, reference)).toBe(expected);
  });

  test("the base is the first source, and a relative one stands on the next", () => {
    const retrieval = "http://h/a/b?q#f";
    expect(chooseBase({ retrieval }).href).toBe("http://h/a/b?q");
    expect(chooseBase({ embedded: "../c/", retrieval }).href).toBe("http://h/c/");
    expect(chooseBase({ embedded: "http://e/", retrieval }).href).toBe("http://e/");
    expect(chooseBase({ encapsulating: "http://m/", retrieval, default: "http://d/" }).href).toBe("http://m/");
    expect(chooseBase({ embedded: "x", encapsulating: "y/", retrieval }).href).toBe("http://h/a/y/x");
    expect(chooseBase({ embedded: undefined, default: "http://d/" }).href).toBe("http://d/");
    expect(codeOf(() => chooseBase({}))).toBe("relative-base");
    expect(codeOf(() => chooseBase({ embedded: "/a" }))).toBe("relative-base");
  });
});

describe("isPrefixOf", () => {
  test.each([
    ["http://h/a", "http://h/a", true],
    ["http://h/a", "http://h/a/", true],
    ["http://h/a", "http://h/a/b?q#f", true],
    ["http://h/a/", "http://h/a/b", true],
    ["http://h/a/", "http://h/a", false],
    ["http://h/a", "http://h/ab", false],
    ["http://h/a", "http://h/a/../b", false],
    ["http://h/a", "http://h/a/%2e%2E/b", false],
    ["http://h/%61", "HTTP://H/a/b", true],
    ["http://h/a", "http://h/a%2Fb", false],
    ["http://h", "http://h/a", true],
    ["http://h", "http://h", true],
    ["http://h/", "http://h", false],
    ["http://h", "http://h:80/a", false],
    ["http://h", "https://h/a", false],
    ["http://h", "http://u@h/a", false],
    ["/a", "/a/b", true],
    ["/a", "/a/../b", false],
    ["/a/..", "/a/../b", false],
    ["a", "a/b", true],
    ["//h/a", "//h/a/../../b", false],
    ["urn:a", "urn:a/b", true],
    ["urn:a", "urn:ab", false],
    ["a:.", "a:./a", true],
    ["a:", "a:b/c", true],
    ["a:", "a:/b", true],
    ["", "a", true],
    ["", "//h/a", false],
  ])("%s of %s: %s", (prefix, text, expected) => {
    expect(isPrefixOf(prefix, text)).toBe(expected);
  });

  test("holds for what is appended", () => {
    fc.assert(
      fc.property(arbitraries.uri, fc.constantFrom("a", "b/c", "%"), (base, segment) => {
        expect(isPrefixOf(base, appendSegments(base, segment))).toBe(true);
      }),
    );
  });
});

describe("domain labels", () => {
  test("of names only", () => {
    expect(labels("a.B.c.Example")).toEqual(["a", "b", "c", "example"]);
    expect(labels("example.com.")).toEqual(["example", "com"]);
    expect(labels("ex%61mple.com")).toEqual(["example", "com"]);
    for (const host of [undefined, "", "127.0.0.1", "[::1]"]) expect(labels(host)).toEqual([]);
    expect(Object.isFrozen(labels("a"))).toBe(true);
  });

  test.each([
    ["a.b.c.example", "b.c.example", true],
    ["a.b.c.example", "c.example", true],
    ["a.b.c.example", "EXAMPLE.", true],
    ["c.example", "c.example", false],
    ["evilc.example", "c.example", false],
    ["c.example.evil", "c.example", false],
    ["1.127.0.0.1", "127.0.0.1", false],
    ["127.0.0.1", "1", false],
    ["[::1]", "1", false],
    [undefined, "example", false],
    ["a.example", "", false],
  ])("%s below %s: %s", (host, domain, expected) => {
    expect(isSubdomainOf(host, domain)).toBe(expected);
  });

  test.each([
    ["www.example.com", "example.com"],
    ["EXAMPLE.com.", "example.com"],
    ["com", undefined],
    ["a.b.example.co.uk", "example.co.uk"],
    ["example.uk", "example.uk"],
    ["co.uk", undefined],
    ["a.b.c.ck", "b.c.ck"],
    ["c.ck", undefined],
    ["a.www.ck", "www.ck"],
    ["www.ck", "www.ck"],
    ["example.test", undefined],
    ["127.0.0.1", undefined],
  ])("the registrable part of %s is %s", (host, expected) => {
    expect(registrableDomain(host, new Set(["com", "uk", "co.uk", "*.ck", "!www.ck"]))).toBe(expected);
  });
});

describe("redact", () => {
  test.each([
    ["http://u:p@h/", "http://u:***@h/"],
    ["http://u:@h/", "http://u:***@h/"],
    ["http://u:p:q%40@h:8080/a?b#c", "http://u:***@h:8080/a?b#c"],
    ["http://h/?token=a&x=1&Token=b&token&tok%65n=c", "http://h/?token=***&x=1&Token=***&token&tok%65n=***"],
    ["http://h/?x=1;token=a=b", "http://h/?x=1;token=***"],
    ["http://h/#access_token=a&x=1", "http://h/#access_token=***&x=1"],
    ["http://h/?a+b=1&a%20b=2", "http://h/?a+b=***&a%20b=***"],
    ["?token=a", "?token=***"],
  ])("%s: %s", (text, expected) => {
    expect(redact(text, { query: ["token", "access_token", "A b"] }).href).toBe(expected);
  });

  test("returns the same object when nothing is hidden", () => {
    const given = parse("http://u@h/?page=2" as string);
    expect(redact(given)).toBe(given);
    expect(redact(given, { query: ["token"] })).toBe(given);
  });

  test("says no password when the text is refused", () => {
    expect(() => redact("http://u:secret@h h/")).toThrow(expect.not.stringContaining("secret"));
  });
});
