import fc from "fast-check";
import { expect, test } from "vitest";
import { routes } from "../../src/routes/index.js";
import { routeList } from "./arbitrary-table.js";
import { oracleMatch } from "./oracle-match.js";

const segments = fc.array(
  fc.constantFrom(
    "",
    "a",
    "b",
    "ab",
    "v",
    "me",
    "json",
    "x.json",
    "v1",
    "x-y",
    "a-x",
    "a.",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    "%61",
    "a%2Fb",
    "%c3%A9",
    "%C3%A9",
    "a:b",
    "..json",
    ".json",
    "new",
    "users",
    "-",
    "-x",
    "v-x",
  ),
  { minLength: 1, maxLength: 5 },
);

test("the tree finds what trying everything finds", () => {
  let found = 0;
  fc.assert(
    fc.property(routeList, fc.array(segments, { minLength: 1, maxLength: 12 }), (given, targets) => {
      const table: Record<string, string> = {};
      for (const [index, { pattern }] of given.entries()) {
        const path = pattern.replace(/\{[?#][^}]*\}/g, "");
        try {
          routes({ ...table, [`r${index}`]: path });
        } catch {
          continue;
        }
        table[`r${index}`] = path;
      }
      const app = routes(table);
      for (const parts of targets) {
        const path = `/${parts.join("/")}`;
        // "//" at the start is an authority, which only a request target reads as a path.
        const match = path.startsWith("//") ? app.matchTarget(path) : app.match(path);
        const expected = oracleMatch(table, path);
        if (expected !== undefined) found += 1;
        expect(match, path).toEqual(expected === undefined ? undefined : { ok: true, ...expected });
      }
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(1000);
});
