import * as hyperjump from "@hyperjump/uri";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as arbitraries from "./arbitraries.js";
import { everyString, grammarClasses } from "./every-string.js";
import { merge, removeDotSegments, resolveText } from "./reference-resolution.js";
import type { Kind } from "./rfc3986.js";
import { accepts, grammar, hostKind, matches, read, ruleOf } from "./rfc3986.js";
import { automatonAccepts, viablePrefix } from "./viable-prefix.js";

const productions: Record<Kind, string> = {
  reference: "URI-reference",
  uri: "URI",
  absolute: "absolute-URI",
  relative: "relative-ref",
};
const kinds = Object.keys(productions) as Kind[];

/** Whether @hyperjump/uri gave up on an IPvFuture host: the one accepted form that it does not read. */
const unsupported = (error: unknown) => error instanceof Error && error.message.startsWith("Unsupported IP version");

/** The parts @hyperjump/uri reads, in the oracle's shape; undefined when it refuses, "ipvfuture" when it gives up. */
function hyperjumpReads(text: string) {
  try {
    if (!hyperjump.isUriReference(text)) return undefined;
  } catch (error) {
    if (unsupported(error)) return "ipvfuture";
    throw error;
  }
  const { scheme, authority, userinfo, host, port, path, query, fragment } = hyperjump.parseUriReference(text);
  return { scheme, authority, userinfo, host, port, path, query, fragment };
}

function oracleReads(text: string) {
  const reading = read(text);
  if (reading === undefined) return undefined;
  if (reading.hostKind === "ipvfuture") return "ipvfuture";
  const { hostKind: _, ...parts } = reading;
  return parts;
}

const flat = (parts: object | string | undefined) =>
  JSON.stringify(parts, (_, value) => (value === undefined ? null : value));

describe("the grammar", () => {
  test("every rule that is named is defined, and every rule is read", () => {
    expect(grammar.size).toBe(39);
    const named = new Set<string>();
    const walk = (expression: ReturnType<typeof ruleOf>): void => {
      if (expression.tag === "rule") named.add(expression.name);
      else if (expression.tag === "repeat") walk(expression.of);
      else if (expression.tag === "either" || expression.tag === "sequence") expression.of.forEach(walk);
    };
    for (const expression of grammar.values()) walk(expression);
    for (const name of named) expect(grammar.has(name), name).toBe(true);
    expect([...grammar.keys()].filter((name) => !named.has(name))).toEqual([
      "URI-reference",
      "absolute-URI",
      "path",
      "reserved",
    ]);
    const ipv6 = ruleOf("IPv6address");
    expect(ipv6.tag === "either" && ipv6.of.length).toBe(9);
  });

  test.each([
    ["unreserved", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"],
    ["sub-delims", "!$&'()*+,;="],
    ["gen-delims", ":/?#[]@"],
    ["HEXDIG", "0123456789ABCDEFabcdef"],
    ["pchar", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@"],
  ])("%s is the characters the prose of section 2 lists", (rule, characters) => {
    for (let code = 0; code <= 0xffff; code++) {
      const character = String.fromCharCode(code);
      if (matches(rule, character) !== characters.includes(character)) expect.fail(`U+${code.toString(16)}`);
    }
  });

  test("dec-octet is 0 to 255 without leading zeros", () => {
    const right = new Set(Array.from({ length: 256 }, (_, octet) => String(octet)));
    for (const text of everyString("0123456789", 4)) expect(matches("dec-octet", text)).toBe(right.has(text));
  });
});

describe("two engines over one grammar", () => {
  test.each(kinds)("agree on every short string as %s", (kind) => {
    let accepted = 0;
    for (const text of everyString(grammarClasses, 4)) {
      const verdict = accepts(text, kind);
      if (verdict !== automatonAccepts(text, productions[kind])) expect.fail(JSON.stringify(text));
      if (verdict !== (read(text, kind) !== undefined)) expect.fail(JSON.stringify(text));
      if (verdict) accepted++;
    }
    expect(accepted).toBeGreaterThan(200);
  });

  test("a text is a beginning of something exactly as far as the automaton goes", () => {
    expect(
      ["a b", "1a:b", ":a", "//h:8x", "%4g", "//[1::2::", "//[::1]x", "http://h/"].map((text) => viablePrefix(text)),
    ).toEqual([1, 2, 0, 6, 2, 8, 7, 9]);
  });
});

describe("@hyperjump/uri", () => {
  test("reads every short string alike", () => {
    let accepted = 0;
    for (const text of everyString(grammarClasses, 4)) {
      const [ours, theirs] = [oracleReads(text), hyperjumpReads(text)];
      if (flat(ours) !== flat(theirs)) expect.fail(`${JSON.stringify(text)}\n${flat(ours)}\n${flat(theirs)}`);
      if (ours !== undefined) accepted++;
    }
    expect(accepted).toBeGreaterThan(5000);
  });

  test("reads every short bracket content alike", () => {
    let accepted = 0;
    for (const inside of everyString(":1fv.g", 6)) {
      const text = `//[${inside}]`;
      const [ours, theirs] = [oracleReads(text), hyperjumpReads(text)];
      if (flat(ours) !== flat(theirs)) expect.fail(`${text}\n${flat(ours)}\n${flat(theirs)}`);
      if (ours !== undefined) accepted++;
    }
    expect(accepted).toBeGreaterThan(300);
  });

  test("reads produced texts and near misses alike", () => {
    fc.assert(
      fc.property(fc.oneof(arbitraries.uriReference, arbitraries.nearMiss), (text) => {
        const theirs = hyperjumpReads(text);
        expect(oracleReads(text)).toEqual(theirs);
        if (theirs === "ipvfuture") return;
        expect(accepts(text, "uri")).toBe(hyperjump.isUri(text));
        expect(accepts(text, "absolute")).toBe(hyperjump.isAbsoluteUri(text));
      }),
      { numRuns: 5000 },
    );
  });
});

describe("the generator", () => {
  test.each([...grammar.keys()])("%s produces what it matches", (rule) => {
    fc.assert(
      fc.property(arbitraries.produce(rule), (text) => {
        expect(matches(rule, text)).toBe(true);
        expect(automatonAccepts(text, rule)).toBe(true);
      }),
    );
  });

  test("pieces are what the oracle reads in their text", () => {
    fc.assert(
      fc.property(arbitraries.pieces, ({ text, ...parts }) => {
        expect(read(text)).toMatchObject(parts);
      }),
      { numRuns: 2000 },
    );
  });

  test("near misses hold accepted and refused texts", () => {
    const verdicts = fc.sample(arbitraries.nearMiss, { numRuns: 1000, seed: 3986 }).map((text) => accepts(text));
    expect(verdicts.filter(Boolean).length).toBeGreaterThan(100);
    expect(verdicts.filter((verdict) => !verdict).length).toBeGreaterThan(100);
  });
});

describe("hosts", () => {
  test.each([
    ["", "name"],
    ["h", "name"],
    ["1.2.3.4", "ipv4"],
    ["1.2.3.4.", "name"],
    ["1.2.3.04", "name"],
    ["1.2.3.256", "name"],
    ["[::]", "ipv6"],
    ["[v1.a]", "ipvfuture"],
    ["[1]", undefined],
  ] as const)("%s is %s", (host, kind) => expect(hostKind(host)).toBe(kind));
});

describe("section 5.4, by the letter of 5.2", () => {
  test.each([
    ["g:h", "g:h"],
    ["g", "http://a/b/c/g"],
    ["./g", "http://a/b/c/g"],
    ["g/", "http://a/b/c/g/"],
    ["/g", "http://a/g"],
    ["//g", "http://g"],
    ["?y", "http://a/b/c/d;p?y"],
    ["g?y", "http://a/b/c/g?y"],
    ["#s", "http://a/b/c/d;p?q#s"],
    ["g#s", "http://a/b/c/g#s"],
    ["g?y#s", "http://a/b/c/g?y#s"],
    [";x", "http://a/b/c/;x"],
    ["g;x", "http://a/b/c/g;x"],
    ["g;x?y#s", "http://a/b/c/g;x?y#s"],
    ["", "http://a/b/c/d;p?q"],
    [".", "http://a/b/c/"],
    ["./", "http://a/b/c/"],
    ["..", "http://a/b/"],
    ["../", "http://a/b/"],
    ["../g", "http://a/b/g"],
    ["../..", "http://a/"],
    ["../../", "http://a/"],
    ["../../g", "http://a/g"],
    ["../../../g", "http://a/g"],
    ["../../../../g", "http://a/g"],
    ["/./g", "http://a/g"],
    ["/../g", "http://a/g"],
    ["g.", "http://a/b/c/g."],
    [".g", "http://a/b/c/.g"],
    ["g..", "http://a/b/c/g.."],
    ["..g", "http://a/b/c/..g"],
    ["./../g", "http://a/b/g"],
    ["./g/.", "http://a/b/c/g/"],
    ["g/./h", "http://a/b/c/g/h"],
    ["g/../h", "http://a/b/c/h"],
    ["g;x=1/./y", "http://a/b/c/g;x=1/y"],
    ["g;x=1/../y", "http://a/b/c/y"],
    ["g?y/./x", "http://a/b/c/g?y/./x"],
    ["g?y/../x", "http://a/b/c/g?y/../x"],
    ["g#s/./x", "http://a/b/c/g#s/./x"],
    ["g#s/../x", "http://a/b/c/g#s/../x"],
    ["http:g", "http:g"],
  ])("%s is %s", (reference, target) => expect(resolveText("http://a/b/c/d;p?q", reference)).toBe(target));

  test("the loophole for a reference with the base's scheme", () => {
    expect(resolveText("http://a/b/c/d;p?q", "http:g", "same-scheme-is-relative")).toBe("http://a/b/c/g");
  });

  test("the two worked examples of 5.2.4, and 5.2.3", () => {
    expect(removeDotSegments("/a/b/c/./../../g")).toBe("/a/g");
    expect(removeDotSegments("mid/content=5/../6")).toBe("mid/6");
    const base = { scheme: "x", authority: "h", path: "", query: undefined, fragment: undefined };
    expect(merge(base, "g")).toBe("/g");
    expect(merge({ ...base, authority: undefined, path: "a/b" }, "g")).toBe("a/g");
    expect(merge({ ...base, authority: undefined, path: "a" }, "g")).toBe("g");
  });

  test("a target keeps its components when it is written and read again", () => {
    expect(resolveText("a:/x", ".//b")).toBe("a:/.//b");
    expect(resolveText("x/y", "./c:d")).toBe("x/c:d");
    expect(resolveText("x", "./c:d")).toBe("./c:d");
    fc.assert(
      fc.property(arbitraries.uri, arbitraries.uriReference, (base, reference) => {
        const target = resolveText(base, reference);
        expect(target !== undefined && accepts(target, "uri")).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
