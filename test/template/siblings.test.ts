// An exploded variable in a query beside others: what has the name of another is that of the other, the rest is its own.

import { describe, expect, test } from "vitest";
import { template } from "../../src/template/index.js";

/** The decoded pairs of a link, in any order: nothing of the library judges them. */
const pairsOf = (link: string): string[] =>
  [...new URL(link).searchParams].map(([name, value]) => `${name}=${value}`).sort();

describe("match(expand(values)) of the headline template", () => {
  const api = template("https://api.example.com/users/{id}{/rest*}{?page,tag*}{#frag}");
  const ids = ["42", "a/b", "\u00e9 %41"];
  const rests = [undefined, ["a"], ["a/b", "c=d", "x,y"]];
  const pages = [undefined, "", "2", "a&tag=b", "1,2"];
  const tags = [
    undefined,
    ["a"],
    [""],
    ["a", "b=c", "&page=1"],
    { k: "v" },
    { k: "", "a&b": "c=d" },
    { tag: "a", k: "b" },
  ];
  const fragments = [undefined, "", "x y", "?page=3&tag=d"];
  const all = ids.flatMap((id) =>
    rests.flatMap((rest) =>
      pages.flatMap((page) => tags.flatMap((tag) => fragments.map((frag) => ({ id, rest, page, tag, frag })))),
    ),
  );

  test("is the values", () => {
    for (const values of all) {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      expect(api.match(api.expand(values))).toEqual(given);
    }
    expect(all.length).toBe(1_260);
  });

  test("is the values of the same link for what a link does not tell", () => {
    const others = [
      { page: "1", tag: { page: "2" } },
      { tag: { page: "2" } },
      { tag: { x: "1", page: "2" } },
      { tag: { tag: "a" } },
      { tag: "a" },
      { page: ["1", "2"], tag: { page: "3", tag: "4" } },
    ];
    for (const values of others) {
      const link = api.expand({ id: "1", ...values });
      const found = api.match(link);
      expect(found).toBeDefined();
      const again = api.expand({ ...found, id: "1" });
      expect(pairsOf(again.href)).toEqual(pairsOf(link.href));
    }
  });
});
