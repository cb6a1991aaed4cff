import { expect, test } from "vitest";
import { mount, routes } from "../../src/routes/index.js";

// The run-time half of test-d/routes-duplicates.test-d.ts.

const twins = {
  case: { a: "https://H/x", b: "HTTPS://h/x" },
  scheme: { a: "BOX:/x/{y}", b: "box:/x/{z}" },
  triplet: { a: "/%61", b: "/a" },
  digits: { a: "/x%2Fy", b: "/x%2fy" },
  names: { a: "/{1}", b: "/{constructor}" },
  middle: { a: "/x{/y}/z", b: "/x/z" },
} as const;
const distinct = {
  slash: { a: "/x%2Fy", b: "/x/y" },
  case: { a: "/A", b: "/a", c: "https://h/X", d: "https://h/x" },
  kinds: { a: "{?q}", b: "{#q}", c: "/", d: "{/rest*}", e: "/{x}.json", f: "/{x}" },
} as const;

test.each(Object.entries(twins))("%s: twins are refused", (_, table) => {
  const loose: Readonly<Record<string, string>> = table;
  expect(() => routes(loose)).toThrow(expect.objectContaining({ code: "duplicate-route" }));
});

test.each(Object.entries(distinct))("%s: others stand together", (_, table) => {
  const loose: Readonly<Record<string, string>> = table;
  expect(Object.keys(routes(loose).table)).toEqual(Object.keys(table));
});

test("in a mount too", () => {
  const loose: Readonly<Record<string, string>> = { x: "/%78" };
  expect(() => routes({ m: mount("/m", loose), n: "/m/x" })).toThrow("'n' matches the same paths as 'm.x'");
});
