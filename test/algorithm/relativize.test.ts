import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, relativize, resolve, safeRelativize } from "../../src/index.js";
import * as arbitraries from "../oracle/arbitraries.js";
import { everyString } from "../oracle/every-string.js";
import { resolveText } from "../oracle/reference-resolution.js";
import { accepts } from "../oracle/rfc3986.js";

describe("one by one", () => {
  test.each([
    ["http://h.example/test", "http://h.example/test/foo", "test/foo"],
    ["http://h.example/foo", "http://h.example/", "."],
    ["http://h.example/a", "http://h.example//x", ".//x"],
    ["http://h.example/a", "http://g.example/a", "//g.example/a"],
    ["http://h.example/a", "https://h.example/a", "https://h.example/a"],
    ["HTTP://h/a", "http://h/a", "http://h/a"],
    ["http://h/a/b/c/d", "http://h/x", "/x"],
    ["http://h/a/b/c/d", "http://h/a/b/x", "../x"],
    ["http://h/a/b/c", "http://h/a/", ".."],
    ["http://h/a/b/c", "http://h/a/?q", "..?q"],
    ["http://h/a/b/c", "http://h/a/b/", "."],
    ["http://h/a/b", "http://h/a/c:d", "./c:d"],
    ["http://h/a/b?q", "http://h/a/b?q#f", "#f"],
    ["http://h/a/b?q", "http://h/a/b?r", "?r"],
    ["http://h/a/b?q", "http://h/a/b", "b"],
    ["http://h/a/b?q#f", "http://h/a/b?q", ""],
    ["http://h/a/?q", "http://h/a/", "."],
    ["http://h", "http://h/", "."],
    ["http://h/", "http://h", "//h"],
    ["http://h?q", "http://h", "//h"],
    ["http://h", "http://h?q#f", "?q#f"],
    ["s:/a/b", "s:/.//c", "..//c"],
    ["s:/a", "s:/.//c", ".//c"],
    ["s://h/a", "s:/b", "s:/b"],
    ["s:/a", "s://h/b", "//h/b"],
    ["a:b/c", "a:b/d", "d"],
    ["a:b/c", "a:d", "a:d"],
    ["a:b/c", "a:/d", "/d"],
    ["mailto:a@b", "mailto:a@b?subject=x", "?subject=x"],
    ["http://h/a/../b/c", "http://h/b/d", "d"],
    ["http://h/a/../b", "http://h/a/../b?q", "?q"],
    ["a/b", "a/c", "c"],
    ["d/e", "d/a:b", "./a:b"],
    ["e", "./a:b", "./a:b"],
    ["/a/b", "http://h/", "http://h/"],
    ["//h/a", "//g/a", "//g/a"],
  ])("from %s to %s: %s", (base, target, expected) => {
    expect(relativize(base, target).href).toBe(expected);
    expect(resolve(base, expected).href).toBe(target);
  });

  test.each([
    ["http://h/a", "http://h/b/../c", "dot segments"],
    ["http://h/a", "http://g/.", "dot segments"],
    ["http://h/a", "/b", "no scheme"],
    ["//h/a", "b", "lacks a root or an authority"],
    ["a/b", "c", "lacks a root"],
  ])("from %s to %s: %s", (base, target, reason) => {
    const result = safeRelativize(base, target);
    expect(result.ok ? "" : result.error.code).toBe("unreachable-target");
    expect(() => relativize(base, target)).toThrow(reason);
  });

  test("a target that is the answer is the same object; a copy is refused", () => {
    const target = parse("http://h/a" as string);
    expect(relativize("https://h/", target)).toBe(target);
    expect(() => relativize("https://h/", { ...target })).toThrow("a copy or a look-alike");
  });
});

/** What breaks law 4, or a dot segment that was no reason to give up. */
function breach(base: string, target: string): string | undefined {
  const result = safeRelativize(base, target);
  if (!result.ok) {
    return /(?:^|[/:])\.\.?(?:$|[/?#])/.test(target) || !/^[a-z][a-z0-9+.-]*:/i.test(target)
      ? undefined
      : `${base} to ${target}: refused`;
  }
  const { href } = result.uri;
  if (resolveText(base, href) !== target) return `${base} to ${target}: ${href} leads to ${resolveText(base, href)}`;
  return resolve(base, result.uri).href === target ? undefined : `${base} to ${target}: ${href} as a value`;
}

describe("law 4: resolve(base, relativize(base, target)) is the target", () => {
  test("over produced texts", () => {
    fc.assert(
      fc.property(arbitraries.uri, arbitraries.uri, (base, target) => {
        expect(breach(base, target)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  test("over targets that share a beginning with the base", () => {
    const path = fc
      .array(fc.constantFrom("a", "b", "", ".", "..", "a:b", "%2e"), { maxLength: 6 })
      .map((all) => all.join("/"));
    const uri = fc
      .tuple(
        fc.constantFrom("s:", "s:/", "s://h/", "s://h", "s:///", "S:/"),
        path,
        fc.constantFrom("", "?", "?q", "#", "?q#f"),
      )
      .map((all) => all.join(""))
      .filter((text) => accepts(text));
    fc.assert(
      fc.property(uri, uri, (base, target) => {
        expect(breach(base, target)).toBeUndefined();
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("exhaustive in the small", () => {
  const alphabet = "a/.:?";
  /** One base in a stride; with `URIGAMI_STRIDE=1` all of them, in eight minutes. */
  const longest = 5;
  const stride = Number(process.env.URIGAMI_STRIDE ?? 37);
  const references = [...everyString(`${alphabet}#`, longest)].filter((text) => accepts(text));
  const tails = [...everyString(alphabet, 4)];
  const bases = ["s:", "s:/", "s://", "s://a", "s://a/", "", "//a"]
    .flatMap((front) => tails.map((tail) => front + tail))
    .filter((text) => accepts(text));

  test("every target that a short reference reaches is reached by one that is as short", () => {
    const found: string[] = [];
    let reached = 0;
    for (let at = 0; at < bases.length; at += stride) {
      const base = bases[at] ?? "";
      const shortest = new Map<string, string>();
      for (const reference of references) {
        const target = resolve(base, reference).href;
        if (!shortest.has(target)) shortest.set(target, reference);
      }
      for (const [target, reference] of shortest) {
        reached++;
        const result = safeRelativize(base, target);
        if (!result.ok) found.push(`${base} to ${target}: ${reference} was not found`);
        else if (result.uri.href.length > reference.length) {
          found.push(`${base} to ${target}: ${result.uri.href}, but ${reference} is shorter`);
        } else if (resolve(base, result.uri).href !== target)
          found.push(`${base} to ${target}: ${result.uri.href} is wrong`);
      }
      if (found.length > 20) break;
    }
    expect(found.slice(0, 20)).toEqual([]);
    expect(reached).toBeGreaterThan(20_000);
  });
});
