import { isMatching } from "ts-pattern";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/index.js";
import { every, host, path, query, text, under } from "../../src/match/index.js";

const size = 1_000_000;

/** Texts that made other matchers slow, a million characters each. */
const hostile: readonly string[] = [
  `/a${"-".repeat(size)}`,
  "/".repeat(size),
  "/a".repeat(size / 2),
  "/%61".repeat(size / 4),
  `/${"%25".repeat(size / 3)}`,
  "/a/..".repeat(size / 5),
  `//${"a.".repeat(size / 2)}com`,
  `//${"%2E".repeat(size / 3)}`,
  `/?${"a=b&".repeat(size / 4)}`,
  `/?${"&".repeat(size)}`,
];

const patterns = {
  path: path("/{a}-b{/rest*}"),
  rest: path("{/rest*}"),
  host: host("**.example.com"),
  labels: host("{labels*}.com"),
  query: query({ a: every(text) }),
  under: under("/a/a"),
};

describe("patterns on hostile texts", () => {
  // The bound is wide: this is about quadratic work, which takes minutes here.
  it.each(Object.keys(patterns) as (keyof typeof patterns)[])("%s is linear", (name) => {
    const pattern = isMatching(patterns[name]);
    for (const given of hostile) {
      const uri = parse(given);
      const start = performance.now();
      pattern(uri);
      expect(performance.now() - start, given.slice(0, 20)).toBeLessThan(2_000);
    }
  });
});
