import { isMatching, match } from "ts-pattern";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/index.js";
import { path, type UriPattern } from "../../src/match/index.js";
import { pathPattern } from "../../src/match/path.js";
import { int, schema } from "./readers.js";

const select = (pattern: UriPattern<unknown, unknown>, text: string): unknown => {
  const uri = parse(text);
  const whole = match<unknown>(uri)
    .with(pattern, (selected: unknown) => (selected === uri ? {} : selected))
    .otherwise(() => false);
  const part = match<unknown>(uri)
    .with({ path: pattern }, (selected: unknown) => (selected === uri ? {} : selected))
    .otherwise(() => false);
  expect(part).toEqual(whole);
  return whole;
};

describe("path", () => {
  it.each([
    ["/users/{id}", "/users/42", { id: "42" }],
    ["/users/{id}", "https://example.com/users/42?x#y", { id: "42" }],
    ["/users/{id}", "/users/a%2Fb", { id: "a/b" }],
    ["/users/{id}", "/users/caf%C3%A9%20%2B+", { id: "café ++" }],
    ["/users/{id}", "/users/%2541", { id: "%41" }],
    ["/users/{id}", "/users/a%0Ab", { id: "a\nb" }],
    ["/users/{id}", "/us%65rs/42", { id: "42" }],
    ["/us%65rs/{id}", "/users/42", { id: "42" }],
    ["/users/{id}", "/Users/42", false],
    ["/users/{id}", "/users/", false],
    ["/users/{id}", "/users", false],
    ["/users/{id}", "/users/42/", false],
    ["/users/{id}", "//h/users/42/x", false],
    ["/users/{id}", "users/42", false],
    ["/users/{id}", "x:/users/42", { id: "42" }],
    ["/users/{id}", "/users/%FF", false],
    ["/users/{id}", "/users/..", false],
    ["/users/{id}", "/users/%2e%2E", false],
    ["/users/{id}", "/users/.", false],
    ["/users/{id}", "/users/...", { id: "..." }],
    ["/users/{id}/", "/users/42/", { id: "42" }],
    ["/a%2Fb/{id}", "/a%2fb/1", { id: "1" }],
    ["/a%2Fb/{id}", "/a/b/1", false],
    ["/f/{file}.json", "/f/a.b.json", { file: "a.b" }],
    ["/f/{file}.json", "/f/.json", false],
    ["/f/{file}%2Ejson", "/f/a.json", { file: "a" }],
    ["/f/x{file}x", "/f/x", false],
    ["/v{major}/{id}", "/v1/2", { major: "1", id: "2" }],
    ["/files{/rest*}", "/files", { rest: [] }],
    ["/files{/rest*}", "/files/", { rest: [""] }],
    ["/files{/rest*}", "/files/a%2Fb/c", { rest: ["a/b", "c"] }],
    ["/files{/rest*}", "/filesystem/a", false],
    ["/files{/rest*}", "/files/a/../b", false],
    ["/files{/rest*}", "/files/a/%2E", false],
    ["/files{/rest*}", "/files/a/%FF", false],
    ["{/rest*}", "/a/b", { rest: ["a", "b"] }],
    ["{/rest*}", "", { rest: [] }],
    ["{/rest*}", "a/b", false],
    ["{/rest*}", "/", { rest: [] }],
    ["{/section}", "/", { section: undefined }],
    ["{/section}", "https://example.com", { section: undefined }],
    ["{/section}", "//example.com/x", { section: "x" }],
    ["{/section}", "/x/", false],
    ["", "/", false],
    ["/{first}{/rest*}", "/a", { first: "a", rest: [] }],
    ["/admin{/section}", "/admin", { section: undefined }],
    ["/admin{/section}", "/admin/users", { section: "users" }],
    ["/admin{/section}", "/admin/", false],
    ["/admin{/section}", "/admin/users/1", false],
    ["", "", {}],
    ["", "https://example.com", {}],
    ["", "/", false],
    ["/", "/", {}],
    ["/", "", false],
    ["{user}@example.com", "mailto:help@example.com", { user: "help" }],
    ["{user}@example.com", "/help@example.com", false],
    ["/a//b", "/a//b", {}],
    ["/a//b", "/a/b", false],
  ] as const)("%s takes %s: %o", (pattern, text, expected) => {
    expect(select(pathPattern(pattern, {}), text)).toEqual(expected);
  });

  it("reads what holes take", () => {
    expect(select(path("/u/{id}", { id: int }), "/u/42")).toEqual({ id: 42 });
    expect(select(path("/u/{id}", { id: int }), "/u/%342")).toEqual({ id: 42 });
    expect(select(path("/u/{id}", { id: int }), "/u/x")).toBe(false);
    expect(select(path("/u/{id}/{name}", { id: int }), "/u/1/2")).toEqual({ id: 1, name: "2" });
    expect(select(path("/u{/ids*}", { ids: int }), "/u/1/2")).toEqual({ ids: [1, 2] });
    expect(select(path("/u{/ids*}", { ids: int }), "/u/1/x")).toBe(false);
    expect(select(path("/u{/id}", { id: int }), "/u")).toEqual({ id: undefined });
    expect(select(path("/u/{id}", { id: schema }), "/u/even")).toEqual({ id: 4 });
    expect(select(path("/u/{id}", { id: schema }), "/u/odd")).toBe(false);
  });

  it("does not read a property of a prototype", () => {
    expect(select(path("/{toString}/{constructor}"), "/a/b")).toEqual({ toString: "a", constructor: "b" });
  });

  it("matches no look-alike, no other value, no text that is no path", () => {
    const any = isMatching(path("{/rest*}"));
    for (const value of [{ ...parse("/a") }, undefined, null, 1, {}, ["/a"], "/%zz"]) expect(any(value)).toBe(false);
    expect(any("/a")).toBe(true);
  });

  it("gives back what a builder wrote", () => {
    const pattern = path("/users/{id}/{name}");
    for (let code = 1; code < 0x180; code++) {
      const character = String.fromCharCode(code);
      const data = [`${character}x`, `x${character}`];
      const link = parse("/users/x/y").with({ segments: ["users", ...data] });
      expect(select(pattern, link.href)).toEqual({ id: data[0], name: data[1] });
    }
  });
});
