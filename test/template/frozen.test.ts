// What templates hand out cannot be changed, and what was given to them can be changed without an effect.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expand, fromOpenApi, safeTemplate, type TemplateValues, template } from "../../src/template/index.js";

describe("templates hand out what cannot be changed", () => {
  const files = template("/files{/path*}{?q*,tag*}{#f}");

  test("a match, its lists and its records", () => {
    const all = template("/files{/path*}{?q*}{#f}").match("/files/a/b?x=1&y=2#f");
    expect(all).toEqual({ path: ["a", "b"], q: { x: "1", y: "2" }, f: "f" });
    for (const value of [all, all?.path, all?.q]) expect(Object.isFrozen(value)).toBe(true);
    const mine = template("/files{/path*}{#f}").partial({ f: "f" }).match("/files/a/b#f");
    expect(mine).toEqual({ path: ["a", "b"] });
    for (const value of [mine, mine?.path]) expect(Object.isFrozen(value)).toBe(true);
  });

  test("templates, their variables, and those with some values", () => {
    for (const of of [files, files.partial({ f: 1 }), fromOpenApi("/users/{user-id}")]) {
      expect(Object.isFrozen(of)).toBe(true);
      expect(Object.isFrozen(of.variables)).toBe(true);
    }
  });

  test("values are taken as they are when they are given", () => {
    const list = ["a"];
    const pairs: [string, string][] = [["k", "v"]];
    const record: Record<string, string> = { k: "v" };
    const map = new Map([["k", "v"]]);
    const of = template("/s{/list*}{?pairs*,record*,map*}").partial({ list, pairs, record, map });
    const before = of.expand().href;
    list.push("b");
    pairs[0]?.splice(1, 1, "w");
    pairs.push(["l", "w"]);
    record.l = "w";
    map.set("l", "w");
    expect(of.expand().href).toBe(before);
    expect(before).toBe("/s/a?k=v&k=v&k=v");
  });
});

describe("a template with some values", () => {
  test("keeps its text, and is expanded with them by the bare function too", () => {
    const repo = template("/repos/{owner}/{repo}{?q}").partial({ owner: "{x}%41", q: "{%}" });
    expect(repo.text).toBe("/repos/{owner}/{repo}{?q}");
    expect(String(repo)).toBe("/repos/{owner}/{repo}{?q}");
    expect(repo.variables).toEqual(["repo"]);
    expect(repo.expand({ repo: "%" }).href).toBe("/repos/%7Bx%7D%2541/%25?q=%7B%25%7D");
    expect(expand(repo, { repo: "%" })).toBe("/repos/%7Bx%7D%2541/%25?q=%7B%25%7D");
  });

  test("gives what all values at once give", () => {
    const text = fc.constantFrom("a", "", "{x}", "%41", "%", "..", "a/b", "?", "#", "@", "\u00e9");
    const value = fc.oneof(text, fc.array(text, { maxLength: 2 }), fc.dictionary(text, text, { maxKeys: 2 }));
    const part = fc.constantFrom(
      "{a}",
      "{+b}",
      "{/a,b}",
      "{?a,c}",
      "{&c*}",
      "{#b}",
      "{;a}",
      "/",
      "x",
      "https://h",
      "?k=1",
    );
    const names = ["a", "b", "c"];
    let made = 0;
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 5 }),
        fc.record({ a: value, b: value, c: value }, { requiredKeys: [] }),
        fc.subarray(names),
        (parts, all, early) => {
          const result = safeTemplate(parts.join("") as string);
          if (!result.ok) throw new Error(result.error.message);
          const of = result.value;
          const entries = Object.entries(all).filter(([name]) => of.variables.includes(name));
          const some = (is: boolean) =>
            Object.fromEntries(entries.filter(([name]) => early.includes(name) === is)) as TemplateValues;
          const whole = of.safeExpand(Object.fromEntries(entries) as TemplateValues);
          const later = of.partial(some(true)).safeExpand(some(false));
          if (whole.ok) made++;
          expect(later.ok ? later.uri.href : { ...later.error }).toEqual(
            whole.ok ? whole.uri.href : { ...whole.error },
          );
        },
      ),
      { numRuns: 5_000 },
    );
    expect(made).toBeGreaterThan(500);
  });
});
