import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolve } from "../../src/algorithm/resolve.js";
import { resolveIri, safeResolveIri, toUri } from "../../src/iri/index.js";
import { iriReference, produce } from "./arbitraries.js";

describe("resolveIri", () => {
  test.each([
    ["http://\u00E9/\u00E9/\u00FC?\u00E9", "../\u65E5?x#\u00E9", "http://\u00E9/\u65E5?x#\u00E9"],
    ["http://\u00E9/a/b", "", "http://\u00E9/a/b"],
    ["http://\u00E9/a/b?q", "#\u{1F363}", "http://\u00E9/a/b?q#\u{1F363}"],
    ["http://a/~0000233/b", "~/\u00E9", "http://a/~0000233/~/\u00E9"],
    ["http://a/b", "//\u00E9/./c", "http://\u00E9/c"],
    ["\u00E9/a", "b", "\u00E9/b"],
    ["x:/\u00E9//a", "..//\u00FC", "x:/\u00E9//\u00FC"],
  ])("%s and %s", (base, reference, target) => {
    expect(resolveIri(base, reference).href).toBe(target);
  });

  test("says what is wrong as a value", () => {
    expect(safeResolveIri("x:/\u00E9", "../../b", { strict: true })).toMatchObject({
      ok: false,
      error: { code: "excess-dot-segment" },
    });
    expect(safeResolveIri("x:/\u00E9", "a b")).toMatchObject({ ok: false, error: { code: "invalid-character" } });
  });

  test("is resolve, before or after the mapping to URIs", () => {
    fc.assert(
      fc.property(produce("IRI"), iriReference, (base, reference) => {
        const percent = { host: "percent" } as const;
        const target = resolve(toUri(base, percent).href as string, toUri(reference, percent).href as string);
        expect(toUri(resolveIri(base, reference), percent).href).toBe(target.href);
      }),
      { numRuns: 2000 },
    );
  });
});
