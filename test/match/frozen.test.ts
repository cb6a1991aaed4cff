import { expect, test } from "vitest";
import { parse } from "../../src/index.js";
import { dispatch, every, host, maybe, path, port, query, sameOriginAs, text, under } from "../../src/match/index.js";
import { look, type UriPattern } from "../../src/match/pattern.js";

const patterns: Readonly<Record<string, UriPattern<unknown, unknown>>> = {
  host: host("{tenant}.example.com"),
  labels: host("{labels*}.com"),
  path: path("/users/{id}{/rest*}"),
  section: path("/users/{id}{/section}"),
  query: query({ page: text, tag: every(text), size: maybe(text, "1"), other: maybe(text, ["a"]) }),
  port: port(443),
  under: under("/users"),
  origin: sameOriginAs("https://a.example.com"),
};
const uri = parse("https://a.example.com/users/1/b?page=1&tag=a");

test.each(Object.entries(patterns))("the pattern and the selections of %s", (_, pattern) => {
  expect(Object.isFrozen(pattern)).toBe(true);
  const selections = look(pattern, uri);
  expect(selections).toBeDefined();
  expect(Object.isFrozen(selections)).toBe(true);
  for (const value of Object.values(selections ?? {})) expect(Object.isFrozen(value)).toBe(true);
});

test("what a dispatcher gives", () => {
  const { host: tenant, path: user } = patterns;
  if (tenant === undefined || user === undefined) throw new Error("two patterns");
  const schemes = ["https"];
  const links = dispatch({ both: [{ scheme: schemes }, tenant, user], plain: { kind: "uri" } });
  schemes.pop();
  expect(Object.isFrozen(links)).toBe(true);
  const found = links.match(uri);
  expect(found).toEqual({ name: "both", selected: { tenant: "a", id: "1", rest: ["b"] }, uri });
  expect([Object.isFrozen(found), Object.isFrozen(found?.selected)]).toEqual([true, true]);
  expect(Object.isFrozen(links.match(parse("a:b"))?.selected)).toBe(true);
});

test("readers", () => {
  const own = ["a"];
  const read = maybe(text, own);
  own.push("b");
  expect(read.otherwise).toEqual(["a"]);
  const moment = new Date("2026-11-30");
  const from = maybe(text, { at: [moment] });
  moment.setTime(0);
  from.otherwise.at[0]?.setTime(1);
  expect(from.otherwise).toEqual({ at: [new Date("2026-11-30")] });
  expect(Object.isFrozen(from.otherwise.at)).toBe(true);
  for (const value of [text, read, read.otherwise, every(text)]) expect(Object.isFrozen(value)).toBe(true);
});
