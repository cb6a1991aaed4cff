import { match } from "ts-pattern";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/index.js";
import { every, maybe, query, text, type UriPattern } from "../../src/match/index.js";
import { int as integer, optional } from "../../src/routes/index.js";
import { int, schema, slow } from "./readers.js";

const select = (pattern: UriPattern<unknown, unknown>, given: string): unknown => {
  const uri = parse(given);
  const selected = (value: unknown): unknown => (value === uri ? {} : value);
  const none = () => false;
  const whole = match<unknown>(uri).with(pattern, selected).otherwise(none);
  expect(match<unknown>(uri).with({ params: pattern }, selected).otherwise(none)).toEqual(whole);
  expect(match<unknown>(uri).with({ query: pattern }, selected).otherwise(none)).toEqual(whole);
  return whole;
};

describe("query", () => {
  const list = query({ page: int, q: maybe(text), tag: every(text), format: "json" });

  it.each([
    ["/?page=2&format=json", { page: 2, q: undefined, tag: [] }],
    ["/?format=json&tag=a&page=2&other=1&tag=b%26c&q=x%20y+z", { page: 2, q: "x y+z", tag: ["a", "b&c"] }],
    ["/?p%61ge=%32&format=js%6Fn", { page: 2, q: undefined, tag: [] }],
    ["/?page=2&format=json&q", { page: 2, q: "", tag: [] }],
    ["/?page=x&format=json", false],
    ["/?page=2&page=2&format=json", false],
    ["/?page=2&format=json&q=1&q=2", false],
    ["/?page=2&format=json&format=json", false],
    ["/?page=2&format=xml", false],
    ["/?page=2", false],
    ["/?format=json", false],
    ["/?page=2&format=json&q=%FF", false],
    ["/?page=2&format=json&other=%FF", { page: 2, q: undefined, tag: [] }],
    ["/", false],
    ["/?", false],
  ])("reads %s: %o", (given, expected) => {
    expect(select(list, given)).toEqual(expected);
  });

  it("matches a query that is missing when every key may be", () => {
    expect(select(query({ q: maybe(text), tag: every(int) }), "mailto:x")).toEqual({ q: undefined, tag: [] });
    expect(select(query({}), "/")).toEqual({});
  });

  it("keeps what is missing apart from what is refused", () => {
    expect(select(query({ n: maybe(int) }), "/?n=x")).toBe(false);
    expect(select(query({ n: every(int) }), "/?n=1&n=x")).toBe(false);
    expect(select(query({ n: schema }), "/?n=even")).toEqual({ n: 4 });
    expect(select(query({ n: schema }), "/?n=odd")).toBe(false);
  });

  it("reads with the codecs of routes", () => {
    const page = query({ page: optional(integer, 1), size: maybe(integer, 20) });
    expect(["/", "/?page=2&size=5", "/?page=x", "/?page=1&page=2"].map((given) => select(page, given))).toEqual([
      { page: 1, size: 20 },
      { page: 2, size: 5 },
      false,
      false,
    ]);
  });

  it("reads a form when asked to", () => {
    expect(select(query({ q: text }, { form: true }), "/?q=a+b%2B")).toEqual({ q: "a b+" });
    expect(select(query({ q: text, r: text }, { separator: ";" }), "/?q=a;r=b")).toEqual({ q: "a", r: "b" });
  });

  it("hands out arrays that cannot be changed", () => {
    const { tag } = match(parse("/?tag=a"))
      .with(query({ tag: every(text) }), (selected) => selected)
      .otherwise(() => ({ tag: [] }));
    expect(Object.isFrozen(tag)).toBe(true);
  });

  it("cannot wait for a schema", () => {
    // The compiler lets it through: a Standard Schema may answer either way.
    expect(() => select(query({ q: slow }), "/?q=a")).toThrow("a pattern cannot wait");
  });
});
