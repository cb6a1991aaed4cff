import { describe, expect, test } from "vitest";
import { parse, UriError } from "../../src/index.js";
import {
  bool,
  date,
  int,
  json,
  list,
  mount,
  number,
  oneOf,
  optional,
  route,
  routes,
  uuid,
} from "../../src/routes/index.js";

const app = routes({
  home: "/",
  user: route("/users/{id}", { id: int }),
  me: "/users/me",
  file: "/files{/path*}",
  static: "/s/static",
  any: "/s/{x}",
  json: "/s/{x}.json",
  tree: "/tree{/branch}{/at*}",
  search: route("/search{?q,page,tag*}{#part}", { page: int }),
  admin: route("https://{tenant}.example.com/admin{/section}"),
  blog: mount("/blog", { index: "/", post: "/{slug}", feed: mount("/feed", { atom: "/atom" }) }),
});

const found = (name: string, params: object = {}) => ({ ok: true, name, params });

describe("a target", () => {
  test.each([
    ["/", found("home")],
    ["/?x=1#y", found("home")],
    ["/users/42", found("user", { id: 42 })],
    ["/users/me", found("me")],
    ["/users/%6de", found("me")],
    ["/users/me/", undefined],
    ["/files", found("file", { path: [] })],
    ["/files/", undefined],
    ["/files//a", undefined],
    ["/files/a%2Fb/c", found("file", { path: ["a/b", "c"] })],
    ["/files/a%0Ab", found("file", { path: ["a\nb"] })],
    ["/tree", found("tree", { at: [] })],
    ["/tree/main", found("tree", { branch: "main", at: [] })],
    ["/tree/main/a/b", found("tree", { branch: "main", at: ["a", "b"] })],
    ["/s/%73tatic", found("static")],
    ["/s/%2e%2E", undefined],
    ["/s/..", undefined],
    ["/s/caf%C3%A9", found("any", { x: "café" })],
    ["/s/caf%c3%a9", found("any", { x: "café" })],
    ["/s/%252F", found("any", { x: "%2F" })],
    ["/s/a.json", found("json", { x: "a" })],
    ["/s/a%2Ejson", found("json", { x: "a" })],
    ["/s/.json", found("any", { x: ".json" })],
    ["/search", found("search", { tag: [] })],
    [
      "/search?q=a%20b&page=2&tag=x&tag=y&other=1#top",
      found("search", { q: "a b", page: 2, tag: ["x", "y"], part: "top" }),
    ],
    ["/search?q&page=1", found("search", { q: "", page: 1, tag: [] })],
    ["/search?%71=a+b", found("search", { q: "a+b", tag: [] })],
    ["/search#", found("search", { tag: [], part: "" })],
    ["https://acme.example.com/admin", found("admin", { tenant: "acme" })],
    ["HTTPS://ACME.Example.COM/admin/x", found("admin", { tenant: "acme", section: "x" })],
    ["https://a.b.example.com/admin", undefined],
    ["https://u@acme.example.com/admin", undefined],
    ["https://acme.example.com:8443/admin", undefined],
    ["http://acme.example.com/admin", undefined],
    ["http://other.example/", undefined],
    ["//other.example/", undefined],
    ["//users/me", undefined],
    ["/blog", found("blog.index")],
    ["/blog/", undefined],
    ["/blog/first", found("blog.post", { slug: "first" })],
    ["/blog/feed/atom", found("blog.feed.atom")],
    ["", undefined],
    ["?q=1", undefined],
    ["users/me", undefined],
    ["mailto:a@b", undefined],
  ])("%s", (target, expected) => {
    expect(app.match(target)).toEqual(expected);
    expect(app.match(parse(target))).toEqual(expected);
  });

  test.each([
    [
      "/users/x",
      {
        code: "invalid-param",
        component: "path",
        index: 7,
        param: "id",
        route: "user",
        message: "the parameter 'id' takes an integer",
      },
    ],
    ["/users/%E9", { code: "invalid-utf8", component: "path", index: 7, param: "id", route: "user" }],
    ["/s/%E9", { code: "invalid-utf8", index: 3, param: "x" }],
    ["/%75sers/x", { code: "invalid-param", index: 9, param: "id" }],
    ["/search?page=x", { code: "invalid-param", component: "query", index: 13, param: "page" }],
    ["/search?page=1&page=2", { code: "invalid-param", component: "query", param: "page" }],
    ["/search?q=%FF", { code: "invalid-utf8", component: "query", index: 10, param: "q" }],
    ["/search#%FF", { code: "invalid-utf8", component: "fragment", index: 8, param: "part" }],
    ["https://acme.example.com/admin/%FF", { code: "invalid-utf8", index: 31, param: "section" }],
    ["/files/a/%FF", { code: "invalid-utf8", index: 9, param: "path" }],
  ])("%s is refused by a parameter", (target, failure) => {
    expect(app.match(target)).toMatchObject({ ok: false, failure });
  });

  test.each([
    "/users/%zz",
    "/s/%",
    "/nothing/%4",
    "/s/a b",
    "/s/é",
    "/search?q=%",
    "/search?a b",
    "/search#a#b",
    "/s/x?%zz",
    "/a\\b",
    "https://h:x/",
    "/s/[",
    "\n",
  ])("%j is no reference", (target) => {
    const match = app.match(target);
    expect(match).toMatchObject({ ok: false });
    expect(match?.ok === false && match.failure.param).toBe(undefined);
  });

  test("a look-alike of a Uri is refused", () => {
    expect(() => app.match({ ...parse("/") })).toThrow(UriError);
  });
});

describe("a request target", () => {
  test.each([
    ["/users/42?x", found("user", { id: 42 })],
    ["//users/42", undefined],
    ["//admin?x", undefined],
    ["https://acme.example.com/admin", found("admin", { tenant: "acme" })],
    ["*", undefined],
    ["example.com:443", undefined],
  ])("%s", (target, expected) => expect(app.matchTarget(target)).toEqual(expected));
  test.each(["//x y", "/a#b", "/%zz", "/a?<", "/a?b c"])("%s is refused", (target) => {
    expect(app.matchTarget(target)).toMatchObject({ ok: false });
  });
  test("is a path even where it starts with //", () => {
    expect(routes({ rest: "/a{/rest*}" }).matchTarget("//a/b")).toBe(undefined);
    expect(app.matchTarget("//acme.example.com/admin")).toBe(undefined);
  });
});

describe("handle", () => {
  const handle = (target: string) =>
    app.handle(
      target,
      {
        home: () => "home",
        user: ({ id }) => id + 1,
        me: () => "me",
        tree: ({ at }) => at.length,
        file: ({ path }) => path.length,
        static: () => "static",
        any: ({ x }) => x,
        json: ({ x }) => x,
        search: ({ page }) => page ?? 0,
        admin: ({ tenant }) => tenant,
        "blog.index": () => "blog",
        "blog.post": ({ slug }) => slug,
        "blog.feed.atom": () => "atom",
      },
      { notFound: () => "nothing", invalid: (failure) => failure.code },
    );
  test.each([
    ["/", "home"],
    ["/users/41", 42],
    ["/blog/first", "first"],
    ["/nothing/here", "nothing"],
    ["/users/x", "invalid-param"],
    ["/%zz", "invalid-percent-encoding"],
  ])("%s", (target, expected) => expect(handle(target)).toBe(expected));
  test("takes a match that is there already", () => {
    const small = routes({ home: "/" });
    const answer = (target: Parameters<typeof small.handle>[0]) =>
      small.handle(target, { home: () => 1 }, { notFound: () => 2, invalid: () => 3 });
    expect([
      answer(small.matchTarget("/")),
      answer(small.matchTarget("//x")),
      answer(small.matchTarget("/%")),
      answer(parse("/")),
    ]).toEqual([1, 2, 3, 1]);
  });
});

describe("codecs", () => {
  const codecs = routes({
    int: route("/int/{x}", { x: int }),
    number: route("/number/{x}", { x: number }),
    bool: route("/bool/{x}", { x: bool }),
    uuid: route("/uuid/{x}", { x: uuid }),
    date: route("/date/{x}", { x: date }),
    one: route("/one/{x}", { x: oneOf(["asc", "desc"], 1) }),
    json: route("/json/{x}", { x: json }),
    list: route("/list/{x}", { x: list(int) }),
    ints: route("/ints{/x*}", { x: int }),
    many: route("/many{?x*}", { x: int }),
    optional: route("/optional{/x}", { x: optional(int, 7) }),
    page: route("/page{?x,y}", { x: optional(int, 1), y: optional(int) }),
    own: route("/own/{x}", {
      x: {
        takes: "xs",
        read: (text) => (/^x+$/.test(text) ? text.length : undefined),
        write: (value: number) => "x".repeat(value),
      },
    }),
  });
  test.each([
    ["/int/-7", -7],
    ["/int/0", 0],
    ["/int/9007199254740991", 9007199254740991],
    ["/number/1.50", 1.5],
    ["/number/-0.5", -0.5],
    ["/number/10", 10],
    ["/bool/true", true],
    ["/bool/false", false],
    ["/uuid/0190a3c4-7b1f-7d6e-8a90-ABCDEF012345", "0190a3c4-7b1f-7d6e-8a90-ABCDEF012345"],
    ["/date/2026-11-30", new Date("2026-11-30")],
    ["/date/2026-11-30T12:30:00Z", new Date("2026-11-30T12:30:00Z")],
    ["/date/2024-02-29", new Date("2024-02-29")],
    ["/date/2026-11-30T12:30:00.125Z", new Date("2026-11-30T12:30:00.125Z")],
    ["/one/asc", "asc"],
    ["/one/1", 1],
    ["/json/%7B%22a%22:%5B1%5D%7D", { a: [1] }],
    ["/list/1,2,3", [1, 2, 3]],
    ["/list/1", [1]],
    ["/ints/1/2", [1, 2]],
    ["/ints", []],
    ["/many?x=1&x=2", [1, 2]],
    ["/many", []],
    ["/optional", 7],
    ["/optional/8", 8],
    ["/page", 1],
    ["/page?x=2&y=3", 2],
    ["/own/xxx", 3],
  ])("%s is read", (target, x) => {
    const match = codecs.match(target);
    expect(match?.ok && match.params.x).toEqual(x);
  });
  test.each([
    "/int/042",
    "/int/1.0",
    "/int/+1",
    "/int/-0",
    "/int/1e3",
    "/int/9007199254740992",
    "/int/0x1",
    "/int/-",
    "/int/1%20",
    "/number/.5",
    "/number/5.",
    "/number/01",
    "/number/1e3",
    "/number/Infinity",
    "/number/1.2.3",
    "/number/--1",
    "/bool/TRUE",
    "/bool/1",
    "/uuid/0190a3c4",
    "/uuid/0190a3c4-7b1f-7d6e-8a90-ABCDEF01234g",
    "/uuid/0190a3c4x7b1f-7d6e-8a90-ABCDEF012345",
    "/date/2026-02-30",
    "/date/2023-02-29",
    "/date/2026-13-01",
    "/date/26-1-1",
    "/date/2026-11-30T25:00:00Z",
    "/date/2026-11-30T12:00:00+01:00",
    "/one/x",
    "/json/%7B",
    "/list/1,,2",
    "/list/1,x",
    "/ints/1/x",
    "/many?x=1&x=y",
    "/optional/x",
    "/page?x=",
    "/own/y",
  ])("%s is refused, with the parameter and no fall-through", (target) => {
    expect(codecs.match(target)).toMatchObject({ ok: false, failure: { code: "invalid-param", param: "x" } });
  });
  test.each([
    [codecs.safeTo.int({ x: 1.5 })],
    [codecs.safeTo.int({ x: 2 ** 53 })],
    [codecs.safeTo.number({ x: 1e21 })],
    [codecs.safeTo.bool({ x: "true" as never })],
    [codecs.safeTo.uuid({ x: "x" })],
    [codecs.safeTo.date({ x: new Date(Number.NaN) })],
    [codecs.safeTo.date({ x: new Date("+012026-01-01") })],
    [codecs.safeTo.one({ x: "y" as never })],
    [codecs.safeTo.one({ x: "1" as never })],
    [codecs.safeTo.json({ x: { a: undefined } as never })],
    [codecs.safeTo.json({ x: [Number.NaN] })],
    [codecs.safeTo.json({ x: new Date() as never })],
    [codecs.safeTo.list({ x: [] })],
    [codecs.safeTo.list({ x: 1 as never })],
    [codecs.safeTo.ints({ x: 1 as never })],
    [codecs.safeTo.many({ x: 1 as never })],
  ])("a value without a text is refused (%#)", (result) => {
    expect(result).toMatchObject({ ok: false, error: { code: "invalid-param", param: "x" } });
  });
  test("dates are written as days at midnight and as moments otherwise", () => {
    expect(codecs.to.date({ x: new Date("2026-11-30") }).href).toBe("/date/2026-11-30");
    expect(codecs.to.date({ x: new Date("2026-11-30T12:30:00Z") }).href).toBe("/date/2026-11-30T12:30:00.000Z");
  });
  test("a list keeps its separator out of its items", () => {
    const app = routes({ at: route("/at/{x}{?y}", { x: list(), y: list(undefined, ";") }) });
    const link = app.to.at({ x: ["a,b", "c"], y: ["1;2", "3"] });
    expect(link.href).toBe("/at/a%2Cb,c?y=1%3B2;3");
    expect(app.match(link)).toEqual({ ok: true, name: "at", params: { x: ["a,b", "c"], y: ["1;2", "3"] } });
    for (const separator of ["", "ab", "/", "&", "=", "+", "a", "%", "-", " ", "é"])
      expect(() => list(int, separator)).toThrow(UriError);
  });
  test("what is read cannot be changed", () => {
    for (const target of ["/json/%5B%5B1%5D%5D", "/list/1,2", "/ints/1", "/many?x=1", "/many"]) {
      const match = codecs.match(target);
      expect(Object.isFrozen(match?.ok && match.params.x)).toBe(true);
    }
    const nested = codecs.match("/json/%5B%5B1%5D%5D");
    expect(
      nested?.ok && nested.name === "json" && Array.isArray(nested.params.x) && Object.isFrozen(nested.params.x[0]),
    ).toBe(true);
  });
});
