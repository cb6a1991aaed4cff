import { describe, expect, test } from "vitest";
import { UriError } from "../../src/index.js";
import { int, mount, route, routes, type Table } from "../../src/routes/index.js";

const thrownBy = (make: () => unknown): string | undefined => {
  try {
    make();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(UriError);
    return error instanceof UriError ? error.code : undefined;
  }
};

const codeOf = (table: Table, options = {}): string | undefined =>
  thrownBy(() => routes(table as Readonly<Record<string, string>>, options));

describe("a pattern is refused", () => {
  test.each([
    ["/a/{}", "empty-expression"],
    ["/rx/{n", "unclosed-expression"],
    ["/a/b}", "unopened-expression"],
    ["/a/{b*:3}", "invalid-modifier"],
    ["/a/{b:0}", "invalid-modifier"],
    ["/a/{b:3}", "invalid-pattern"],
    ["/{a}-{b}", "ambiguous-pattern"],
    ["/news/{id}-{slug}", "ambiguous-pattern"],
    ["/dup/{x}/{x}", "duplicate-param"],
    ["/{=a}", "reserved-operator"],
    ["/{a-b}", "invalid-variable"],
    ["/a b", "invalid-character"],
    ["/%zz", "invalid-percent-encoding"],
    ["1a:b", "invalid-scheme"],
    ["/a/../b", "dot-segment"],
    ["//a", "path-like-authority"],
    ["a", "invalid-pattern"],
  ])("%s: %s", (pattern, code) => {
    expect(codeOf({ a: pattern })).toBe(code);
    expect(thrownBy(() => route(pattern as string))).toBe(code);
    if (pattern !== "a")
      expect(codeOf({ m: mount("/m", { a: pattern as string }) })).toBe(
        code === "invalid-scheme" ? "invalid-scheme" : code,
      );
  });

  test("at once, however long it is", () => {
    expect(codeOf({ a: `/{a}${"-".repeat(1e5)}{b}` })).toBe("ambiguous-pattern");
  });
});

describe("two routes that match the same paths", () => {
  test.each<[Table, string]>([
    [{ a: "/users/{id}", b: "/users/{name}" }, "'b' matches the same paths as 'a'"],
    [{ a: "/users", b: mount("/users", { c: "/" }) }, "'b.c' matches the same paths as 'a'"],
    [{ a: "/s/static", b: "/s/%73tatic" }, "'b' matches the same paths as 'a'"],
    [{ a: "/x", b: "/x{/y}" }, "'b' matches the same paths as 'a'"],
    [{ a: "/x/{z}", b: "/x{/y}" }, "'b' matches the same paths as 'a'"],
    [{ a: "/x{/a*}", b: "/x{/b*}" }, "'b' matches the same paths as 'a'"],
    [{ a: "/x/{a}.json", b: "/x/{b}.json" }, "'b' matches the same paths as 'a'"],
    [{ a: "https://{a}.h/", b: "HTTPS://{b}.H" }, "'b' matches the same paths as 'a'"],
    [{ a: "{?a}", b: "{?b}" }, "'b' matches the same paths as 'a'"],
    [{ a: "{#a}", b: "{#b}" }, "'b' matches the same paths as 'a'"],
    [{ a: "/x{?a}", b: "/x{#b}" }, "'b' matches the same paths as 'a'"],
  ])("%j", (table, message) => {
    expect(() => routes(table as Readonly<Record<string, string>>)).toThrow(
      expect.objectContaining({ code: "duplicate-route", message }),
    );
  });
  test.each<[Table]>([
    [{ a: "/x", b: "/x{/y*}" }],
    [{ a: "/", b: "{/y*}" }],
    [{ a: "/x/{a}", b: "/x/{a}.json", c: "/x/v{a}", d: "/x/a" }],
    [{ a: "/x", b: "/x/" }],
    [{ a: "{?a}", b: "{#a}" }],
    [{ a: "/x", b: "https://h/x" }],
    [{ a: "/X", b: "/x" }],
  ])("%j stand together", (table) => expect(codeOf(table)).toBe(undefined));
});

describe("a mount", () => {
  test.each<[string, Table, string]>([
    ["/m/", { a: "/" }, "invalid-pattern"],
    ["/m{/x*}", { a: "/" }, "invalid-pattern"],
    ["/m{/x}", { a: "/" }, "invalid-pattern"],
    ["/m{?x}", { a: "/" }, "invalid-pattern"],
    ["/m{#x}", { a: "/" }, "invalid-pattern"],
    ["/m", { a: "https://h/" }, "invalid-pattern"],
    ["/m", { a: mount("https://h/x", { b: "/" }) }, "invalid-pattern"],
    ["/{x}", { a: "/{x}" }, "duplicate-param"],
    ["/{x}", { a: route("/{x}", { x: int }) }, "duplicate-param"],
  ])("%s %j is refused", (prefix, inner, code) => {
    const made = () => routes({ m: mount(prefix as string, inner as Readonly<Record<string, string>>) });
    expect(thrownBy(made)).toBe(code);
  });
  test("takes the codecs of its prefix, and stands behind a host", () => {
    const app = routes({
      org: mount(route("/{org}", { org: int }), { index: "/", repo: "/{repo}" }),
      site: mount("https://{t}.example.com", { index: "/", page: "/{page}" }),
    });
    expect(app.match("/1/x")).toEqual({ ok: true, name: "org.repo", params: { org: 1, repo: "x" } });
    expect(app.match("/x/x")).toMatchObject({ ok: false, failure: { param: "org" } });
    expect(app.to.site.index({ t: "a" }).href).toBe("https://a.example.com/");
    expect(app.match("https://a.example.com/x")).toEqual({
      ok: true,
      name: "site.page",
      params: { t: "a", page: "x" },
    });
  });
});

test("a codec for no parameter is refused", () => {
  expect(codeOf({ a: { pattern: "/a/{b}", codecs: { c: int } } })).toBe("unused-codec");
});

test("a name that an object has from its prototype is a name like others", () => {
  const app = routes({ constructor: "/constructor/{toString}", toString: "/{valueOf}" } as const);
  expect(app.match("/constructor/x")).toEqual({ ok: true, name: "constructor", params: { toString: "x" } });
  expect(app.to.toString({ valueOf: "x" } as never).href).toBe("/x");
});
