import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, resolve } from "../../src/index.js";
import { routes } from "../../src/routes/index.js";

// A relative link leads from one link to the other, wherever the two stand.

const app = routes({
  home: "/",
  page: "{?page}",
  part: "{#part}",
  file: "/files{/path*}{?q}{#f}",
  item: "shop:/item/{id}",
});

describe("a relative link", () => {
  test.each([
    ["/about", "?page=2", "?page=2"],
    ["/a", "", ""],
    ["/a", "#f", "#f"],
    ["?page=1", "?page=2", "?page=2"],
    ["?page=1", "/a/b", "/a/b"],
    ["a/b", "/c", "/c"],
    ["/a?x", "/a", "a"],
    ["/a/b", "/a/c?x#y", "c?x#y"],
    ["/a/b", "/a/./c", "/a/./c"],
    ["/a", "/.//x", "/.//x"],
    ["https://h/a", "?page=2", "?page=2"],
    ["shop:/item/1", "shop:/item/2", "2"],
  ])("from '%s' to '%s' is '%s'", (from, to, link) => {
    expect(app.relative(from, to).href).toBe(link);
    expect(app.safeRelative(from, to)).toMatchObject({ ok: true, uri: { href: link } });
  });

  test("of a table is none of the host that stands in", () => {
    expect(app.relative("/about", app.to.page({ page: 2 })).href).toBe("?page=2");
    expect(app.relative("/about", app.to.part({ part: "x" })).href).toBe("#x");
  });

  test.each([
    ["a/b", "c/d"],
    ["/a/b", "c/d"],
    ["/a", "./x"],
  ])("from '%s' to '%s' is refused: the target has no root", (from, to) => {
    expect(app.safeRelative(from, to)).toMatchObject({
      ok: false,
      error: { code: "unrelated-links", message: expect.stringContaining("a path without a root") },
    });
  });
});

const link = fc.oneof(
  fc
    .tuple(
      fc.array(fc.constantFrom("a", "b", "a:b", "..", ".", "", "x"), { maxLength: 4 }),
      fc.constantFrom("", "?", "?q=1", "?q=2"),
      fc.constantFrom("", "#", "#f"),
    )
    .map(([segments, query, fragment]) => `/${segments.join("/")}${query}${fragment}`)
    .filter((text) => !text.startsWith("//")),
  fc.constantFrom("", "?page=1", "?page=2#x", "#f", "/.//x", "/.//x/y"),
);

const bases = ["https://h/p/q?r", "https://x", "http://x/x", "x://x/a/b", "shop:/p/q", "shop:", "file:///a/b"];

test("resolved where the first link leads, it leads where the second does", () => {
  let shorter = 0;
  fc.assert(
    fc.property(link, link, fc.constantFrom(...bases), (from, to, base) => {
      const made = app.relative(from, to);
      expect(made.authority, `${from} ${to}`).toBeUndefined();
      if (made.href.length < to.length) shorter += 1;
      const start = resolve(base, parse(from));
      expect(resolve(start, made).href, `${from} ${to} ${made.href} ${base}`).toBe(resolve(start, parse(to)).href);
    }),
    { numRuns: 5000 },
  );
  expect(shorter).toBeGreaterThan(150);
});
