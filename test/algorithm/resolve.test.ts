import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, resolve, safeResolve } from "../../src/index.js";
import * as arbitraries from "../oracle/arbitraries.js";
import { everyString } from "../oracle/every-string.js";
import { resolveText } from "../oracle/reference-resolution.js";
import { accepts } from "../oracle/rfc3986.js";
import { sameFields, uriFields } from "../oracle/uri-fields.js";
import { exampleBase, examples } from "./examples-5-4.js";

describe("the examples of section 5.4", () => {
  test("are 42", () => {
    expect(Object.keys(examples)).toHaveLength(42);
  });

  test.each(Object.entries(examples))("%s", (reference, target) => {
    expect(resolve(exampleBase as string, reference).href).toBe(target);
    expect(resolve(parse(exampleBase), parse(reference as string)).href).toBe(target);
  });
});

/** What differs from the oracle: the text, or a component of the value (law 2). */
function difference(base: string, reference: string): string | undefined {
  const expected = resolveText(base, reference);
  const target = resolve(base, reference);
  if (target.href !== expected) return `${base} + ${reference}: ${target.href}, not ${expected}`;
  const fields = uriFields(target.href);
  if (fields === undefined || !sameFields(target, fields)) return `${base} + ${reference}: fields of ${target.href}`;
  return undefined;
}

const references = (alphabet: string, longest: number) =>
  [...everyString(alphabet, longest)].filter((text) => accepts(text));

describe("exhaustive in the small: the target and its components are the oracle's", () => {
  test.each([
    ["g/.:", 4, "g/.:", 6],
    ["g/.?#", 4, "g/.?#", 5],
    ["/.", 6, "/.", 7],
    ["g:/.@[]1", 3, "g:/.@?#", 4],
  ])("bases over %s up to %i, references over %s up to %i", (baseAlphabet, baseLongest, alphabet, longest) => {
    const bases = references(baseAlphabet, baseLongest);
    const all = [...bases, ...bases.map((text) => `x:${text}`), ...bases.map((text) => `x://h${text}`)].filter((text) =>
      accepts(text),
    );
    const found: string[] = [];
    const given = references(alphabet, longest);
    // Every pair is too many: each base meets a stride of the references, so that all of both are met.
    const stride = Math.max(1, Math.floor((all.length * given.length) / 400_000));
    let count = 0;
    for (const [index, base] of all.entries()) {
      for (let at = index % stride; at < given.length; at += stride) {
        count++;
        const differs = difference(base, given[at] ?? "");
        if (differs !== undefined) found.push(differs);
      }
      if (found.length > 10) break;
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(50_000);
  });
});

describe("laws over produced texts", () => {
  test("the target and its components are the oracle's", () => {
    fc.assert(
      fc.property(arbitraries.uriReference, arbitraries.uriReference, (base, reference) => {
        expect(difference(base, reference)).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });

  test("text and values give the same", () => {
    fc.assert(
      fc.property(arbitraries.uriReference, arbitraries.uriReference, (base, reference) => {
        const target = resolve(base, reference);
        expect({ ...resolve(parse(base), parse(reference)) }).toEqual({ ...target });
        expect(Object.isFrozen(target)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("the same object comes back when nothing changes", () => {
  test("for a URI without dot segments, and for the empty reference", () => {
    const target = parse("http://h/a/b?q#f" as string);
    const base = parse("http://a/b?q" as string);
    expect(resolve(base, target)).toBe(target);
    expect(resolve(base, "")).toBe(base);
    expect(resolve("//x", target)).toBe(target);
    expect(resolve(parse("http://a/b#f" as string), "").href).toBe("http://a/b");
  });
});

describe("strict", () => {
  const code = (base: string, reference: string) => {
    const result = safeResolve(base, reference, { strict: true });
    return result.ok ? result.uri.href : `${result.error.code} ${result.error.component} ${result.error.index}`;
  };

  test.each([
    ["http://a/b/c/d;p?q", "../../g", "http://a/g"],
    ["http://a/b/c/d;p?q", "../../../g", "excess-dot-segment path 6"],
    ["http://a/b/c/d;p?q", "/../g", "excess-dot-segment path 1"],
    ["http://a/b", "..", "excess-dot-segment path 0"],
    ["http://a", "x/../..", "excess-dot-segment path 5"],
    ["http://a/b", "s:../x", "excess-dot-segment path 2"],
    ["http://a/b", "//h/../x", "excess-dot-segment path 4"],
    ["http://a/../../b/c", "d", "excess-dot-segment path 0"],
    ["mailto:x@y", "z", "opaque-base path 0"],
    ["mailto:x@y", "/z", "opaque-base path 0"],
    ["mailto:x@y", "?z", "opaque-base path 0"],
    ["mailto:", "z", "opaque-base path 0"],
    ["mailto:x@y", "#f", "mailto:x@y#f"],
    ["mailto:x@y", "", "mailto:x@y"],
    ["mailto:x@y", "//h/z", "mailto://h/z"],
    ["mailto:x@y", "tel:1", "tel:1"],
    ["file:/x", "y", "file:/y"],
    ["/a/b", "c", "relative-base scheme 0"],
    ["//a/b", "#f", "relative-base scheme 0"],
    ["/a/b", "s:/c", "s:/c"],
  ])("%s + %s: %s", (base, reference, expected) => {
    expect(code(base, reference)).toBe(expected);
  });

  test("gives what the letter gives, or refuses", () => {
    fc.assert(
      fc.property(arbitraries.uriReference, arbitraries.uriReference, (base, reference) => {
        const result = safeResolve(base, reference, { strict: true });
        if (result.ok) expect(result.uri.href).toBe(resolve(base, reference).href);
        else expect(["excess-dot-segment", "opaque-base", "relative-base"]).toContain(result.error.code);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("what is no reference is refused", () => {
  test("text, a copy of a Uri, another value", () => {
    const base = parse("http://a/b" as string);
    expect(() => resolve("http://a b" as string, "x")).toThrow("a space");
    expect(() => resolve(base, "x y" as string)).toThrow("a space");
    expect(() => resolve({ ...base }, "x")).toThrow("a copy or a look-alike");
    const result = safeResolve(structuredClone(base), "x");
    expect(result.ok ? "" : result.error.code).toBe("not-a-uri");
  });
});
