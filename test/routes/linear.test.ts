import { describe, expect, test } from "vitest";
import { int, route, routes } from "../../src/routes/index.js";
import { touchedCharacters } from "../parse/touched-characters.js";

const app = routes({
  a: "/a/{x}",
  b: "/{x}/b/{y}",
  c: "/{x}/{y}/c",
  rest: "/files{/path*}",
  affixed: "/f/{x}.json",
  other: "/f/{x}.tar.json",
  number: route("/n/{x}", { x: int }),
  search: "/search{?q,t*}{#f}",
  host: "https://{a}.{b}.example.com/{c}",
});

const hostile: Readonly<Record<string, (size: number) => string>> = {
  slashes: (size) => "/".repeat(size),
  "slashes behind a rest": (size) => `/files${"/".repeat(size)}`,
  segments: (size) => `/files${"/a".repeat(size / 2)}`,
  "dot segments": (size) => "/a/..".repeat(size / 5),
  "encoded dots": (size) => `/files${"/%2e%2e".repeat(size / 7)}`,
  percent: (size) => `/a/${"%".repeat(size)}`,
  triplets: (size) => `/a/${"%41".repeat(size / 3)}`,
  "foreign triplets": (size) => `/a/${"%C3%A9".repeat(size / 6)}`,
  "broken triplets": (size) => `/a/${"%FF".repeat(size / 3)}`,
  suffixes: (size) => `/f/${".json".repeat(size / 5)}`,
  "a long segment": (size) => `/x/b/${"-".repeat(size)}`,
  "ands in the query": (size) => `/search?${"&".repeat(size)}`,
  "keys in the query": (size) => `/search?${"t=1&".repeat(size / 4)}`,
  equals: (size) => `/search?q=${"=".repeat(size)}`,
  "a long fragment": (size) => `/search#${"a".repeat(size)}`,
  "a long number": (size) => `/n/${"1".repeat(size)}`,
  labels: (size) => `https://${"a.".repeat(size / 2)}example.com/x`,
  "at signs": (size) => `https://${"@".repeat(size)}`,
  bad: (size) => `/a/${" ".repeat(size)}`,
};

describe("1 MB of", () => {
  test.each(Object.keys(hostile))("%s is matched in linear time", (name) => {
    const make = hostile[name];
    if (make === undefined) throw new Error(name);
    const [short, long] = [make(1e4), make(1e5)];
    for (const work of [app.match, app.matchTarget]) {
      const [one, ten] = [short, long].map((text) => touchedCharacters(() => work(text)));
      expect(ten).toBeLessThanOrEqual(11 * (one ?? 0) + 1000);
    }
    // And a megabyte as it is: a quadratic step in it takes minutes, and the test ends at its limit.
    app.match(make(1e6));
  });
});

test("a table that could be walked in many ways is walked once", () => {
  // Each level has text and a parameter that both fit, and no way reaches the end.
  const table: Record<string, string> = {};
  for (let mask = 0; mask < 1024; mask++) {
    let pattern = "";
    for (let level = 0; level < 10; level++) pattern += (mask >> level) & 1 ? "/a" : `/{p${level}}`;
    table[`r${mask}`] = `${pattern}/end`;
  }
  const deep = routes(table);
  const target = `${"/a".repeat(10)}/other`;
  expect(deep.match(target)).toBe(undefined);
  // The tree has 2,046 edges, and each is looked at once: four characters of the target.
  expect(touchedCharacters(() => deep.match(target))).toBeLessThan(5 * 2_046);
  expect(deep.match(`${"/a".repeat(10)}/end`)).toEqual({ ok: true, name: "r1023", params: {} });
});
