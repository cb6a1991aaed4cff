// The characters that string methods touch, counted: ten times the text is ten times the work, a hundred times where work
// is quadratic. No clock is needed.

import { isMatching } from "ts-pattern";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/index.js";
import { every, host, path, query, text, under } from "../../src/match/index.js";
import { touchedCharacters } from "../parse/touched-characters.js";

/** Texts that made other matchers slow, of about a size. */
const hostile = (size: number): readonly string[] => [
  `/a${"-".repeat(size)}`,
  `/a${"-b".repeat(size / 2)}`,
  "/".repeat(size),
  "/a".repeat(size / 2),
  "/%61".repeat(size / 4),
  `/${"%25".repeat(size / 3)}`,
  `/${"%C3%A9".repeat(size / 6)}`,
  "/a/..".repeat(size / 5),
  `//${"a.".repeat(size / 2)}com`,
  `//${"%2E".repeat(size / 3)}`,
  `/?${"a=b&".repeat(size / 4)}`,
  `/?${"&".repeat(size)}`,
  `/?a=${"%41".repeat(size / 3)}`,
];

const patterns = {
  path: path("/{a}-b{/rest*}"),
  rest: path("{/rest*}"),
  long: path("/a/a/a/a/a/a/a/{b}"),
  host: host("**.example.com"),
  labels: host("{labels*}.com"),
  query: query({ a: every(text) }),
  under: under("/a/a"),
};

describe("patterns on hostile texts", () => {
  it.each(Object.keys(patterns) as (keyof typeof patterns)[])("%s is linear", (name) => {
    const matches = isMatching(patterns[name]);
    const work = (given: string): number => {
      const uri = parse(given);
      // Read once for all arms, and measured where it lives; what a pattern does with it is measured here.
      return uri.params.size >= 0 ? touchedCharacters(() => matches(uri)) : 0;
    };
    const more = hostile(30_000);
    for (const [index, given] of hostile(3_000).entries()) {
      expect(work(more[index] ?? ""), given.slice(0, 20)).toBeLessThanOrEqual(10 * work(given) + 300);
    }
  });

  it("takes long texts", () => {
    for (const given of hostile(200_000)) {
      const uri = parse(given);
      for (const pattern of Object.values(patterns)) isMatching(pattern)(uri);
    }
  });
});
