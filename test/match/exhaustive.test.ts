// Every short path against a slow reading of the same patterns by regular expressions over normal segments.

import { expect, test } from "vitest";
import { safeParse } from "../../src/index.js";
import { path, under } from "../../src/match/index.js";
import { look } from "../../src/match/pattern.js";

const pieces = ["a", "b", "/", ".", "%61", "%2e", "%2F"] as const;
const longest = 6;

function* texts(length: number): Generator<string> {
  if (length === 0) return yield "";
  for (const text of texts(length - 1)) for (const piece of pieces) yield text + piece;
}

/** The path with unreserved triplets as characters; nothing when a segment is a dot segment. */
const normal = (text: string): string | undefined => {
  const read = text.replaceAll("%61", "a").replaceAll("%2e", ".");
  return read.split("/").some((segment) => segment === "." || segment === "..") ? undefined : read;
};

const data = (segment: string | undefined): string | undefined => segment?.replaceAll("%2F", "/");

const cases = [
  {
    pattern: path("/a/{x}"),
    expected: (text: string) => {
      const found = /^\/a\/([^/]+)$/.exec(text);
      return found ? { x: data(found[1]) } : undefined;
    },
  },
  {
    pattern: path("/{x}.a{/y}"),
    expected: (text: string) => {
      const found = /^\/([^/]+)\.a(?:\/([^/]+))?$/.exec(text);
      return found ? { x: data(found[1]), y: data(found[2]) } : undefined;
    },
  },
  {
    pattern: path("/a{/rest*}"),
    expected: (text: string) => {
      const found = /^\/a(\/.*)?$/.exec(text);
      return found ? { rest: found[1] === undefined ? [] : found[1].slice(1).split("/").map(data) } : undefined;
    },
  },
  {
    pattern: path("a{x}/b"),
    expected: (text: string) => {
      const found = /^a([^/]+)\/b$/.exec(text);
      return found ? { x: data(found[1]) } : undefined;
    },
  },
  { pattern: under("/a"), expected: (text: string) => (/^\/a(\/|$)/.test(text) ? {} : undefined) },
  { pattern: under("/a/"), expected: (text: string) => (/^\/a\//.test(text) ? {} : undefined) },
] as const;

test("every path of up to six pieces", () => {
  const differences: unknown[] = [];
  let matched = 0;
  for (let length = 0; length <= longest; length++) {
    for (const text of texts(length)) {
      const result = safeParse(text);
      // "//a" is an authority.
      if (!result.ok || result.uri.path !== text) continue;
      const read = normal(text);
      for (const [index, { pattern, expected }] of cases.entries()) {
        const wanted = read === undefined ? undefined : expected(read);
        const given = look(pattern, result.uri);
        if (given !== undefined) matched++;
        if (JSON.stringify(given) !== JSON.stringify(wanted)) differences.push([index, text, given, wanted]);
      }
    }
  }
  expect(differences.slice(0, 5)).toEqual([]);
  expect(matched).toBeGreaterThan(1_000);
});
