import { describe, expect, test } from "vitest";
import { parse, UriError } from "../../src/index.js";
import { int, mount, route, routes } from "../../src/routes/index.js";

// Values and targets that lead other routers elsewhere.

const app = routes({
  home: "/",
  user: "/users/{id}",
  me: "/users/me",
  named: "/users/New%20User",
  lower: "/users/caf%c3%a9",
  json: "/f/{x}.json",
  version: "/v{x}",
  file: "/files{/path*}",
  section: "/admin{/section}",
  search: "/search{?q,page,tag*}{#part}",
  host: "https://{tenant}.example.com/h{/s}",
  preview: "http://{a}.x-{b}.com:8080/",
  item: "shop:/item/{id}",
  opaque: "box:{address}",
  only: "{?query}",
  top: "{#part}",
});
type Loose = Readonly<Record<string, (values: object) => unknown>>;
const links = app.safeTo as object as Loose;

const values = [
  "",
  ".",
  "..",
  "...",
  "%2e",
  "%2E%2e",
  "a/b",
  "a/../b",
  "/..",
  "a;b",
  "..;",
  "a=b",
  "a,b",
  "me",
  "ME",
  "%6de",
  "new user",
  "New User",
  "New%20User",
  "café",
  "cafe\u0301",
  "\\",
  "..\\",
  "//",
  "//evil",
  "http://evil/",
  "é",
  "😀",
  "x".repeat(20_000),
  "\ud800",
  "a\udc00",
  "a.b",
  "a@b",
  "a:80",
  "[::1]",
  "xn--",
  "ABC",
  "a_b",
  "-",
  "1.2.3.4",
  " ",
  "\n",
  "\0",
  "\u2028",
  "?",
  "#",
  "&",
  "&page=1",
  "+",
  "*",
  "'",
  "{id}",
  '|^`"<>',
  "a.json",
  ".json",
  "..json",
  "x.json.json",
  "null",
  "undefined",
  "constructor",
  "__proto__",
];

const params = [
  ["user", "id"],
  ["json", "x"],
  ["version", "x"],
  ["section", "section"],
  ["host", "tenant"],
  ["preview", "a"],
  ["item", "id"],
  ["opaque", "address"],
  ["only", "query"],
  ["top", "part"],
  ["search", "q"],
  ["search", "part"],
] as const;

describe.each(params)("a link of %s with a value of %s", (name, param) => {
  const others = name === "preview" ? { b: "1" } : name === "host" ? { s: "s" } : {};
  test.each(values)("%j comes back, or is refused", (value) => {
    const link = links[name]?.({ ...others, [param]: value }) as ReturnType<typeof app.safeTo.user>;
    if (!link.ok) {
      expect(link.error.param ?? link.error.code).toBe(link.error.code === "shadowed-value" ? "shadowed-value" : param);
      return;
    }
    const given = { ...others, [param]: value };
    expect(parse(link.uri.href)).toEqual(link.uri);
    expect(app.match(link.uri.href)).toMatchObject({ ok: true, name, params: given });
    expect(app.match(link.uri)).toEqual(app.match(link.uri.href));
  });
});

test("values that a sibling captures are refused, and name it", () => {
  for (const [id, sibling] of [
    ["me", "me"],
    ["New User", "named"],
    ["café", "lower"],
  ] as const) {
    expect(app.safeTo.user({ id })).toMatchObject({ ok: false, error: { code: "shadowed-value" } });
    expect(() => app.to.user({ id })).toThrow(`'${sibling}'`);
  }
  // Text with triplets in the pattern itself is no other reading.
  const own = routes({ a: "/{x}/%61b", b: "/a" });
  expect(own.to.a({ x: "a" }).href).toBe("/a/%61b");
});

test("a label never adds a label, userinfo, port or path", () => {
  for (const tenant of ["acme.example", "a@b", "h:80", "a/b", "a\\b", " ", "", "A", "é", "[::1]", "%61"]) {
    expect(app.safeTo.host({ tenant })).toMatchObject({ ok: false, error: { component: "host", param: "tenant" } });
  }
});

/** Targets, with what `match` and `matchTarget` say: a route with its parameters, a code, or nothing. */
const targets: readonly (readonly [target: string, match: unknown, request?: unknown])[] = [
  ["//evil/x", undefined],
  ["//users/1", undefined],
  ["/a//b", undefined],
  ["/users//", undefined],
  ["/users/", undefined],
  ["/users/1/", undefined],
  ["/%2e%2e/x", undefined],
  ["/users/%2e%2e", undefined],
  ["/users/.%2E", undefined],
  ["/users/%2E", undefined],
  ["/x/../users/1", undefined],
  ["/./users/1", undefined],
  ["/a/..;/b", undefined],
  ["/users/..;", ["user", { id: "..;" }]],
  ["/users/a%2Fb", ["user", { id: "a/b" }]],
  ["/users/a%2fb", ["user", { id: "a/b" }]],
  ["/users%2F1", undefined],
  ["/users/%6D%65", ["me", {}]],
  ["/users/%4dE", ["user", { id: "ME" }]],
  ["/users/caf%C3%A9", ["lower", {}]],
  ["/users/new%20user", ["user", { id: "new user" }]],
  ["/USERS/1", undefined],
  ["/users/1?", ["user", { id: "1" }]],
  ["/users/1#", ["user", { id: "1" }], "invalid-character"],
  ["/users/1?x=1#y", ["user", { id: "1" }], "invalid-character"],
  ["/users/1?\0", "invalid-character"],
  ["/users/a b", "invalid-character"],
  ["/users/a\\b", "invalid-character"],
  ["/users/é", "invalid-character"],
  ["/users/%zz", "invalid-percent-encoding"],
  ["/users/%C0%AE", "invalid-utf8"],
  ["/users/%ED%A0%80", "invalid-utf8"],
  ["/users/%00", ["user", { id: "\0" }]],
  ["/files/a%2Fb/c", ["file", { path: ["a/b", "c"] }]],
  ["/files/%0A", ["file", { path: ["\n"] }]],
  ["/files", ["file", { path: [] }]],
  ["/files/", undefined],
  ["/files//a", undefined],
  ["/files/a/", undefined],
  ["/files/../x", undefined],
  ["/files/a/%2e%2e/x", undefined],
  ["/search?q=a&q=b", "invalid-param"],
  ["/search?q=a+b&tag=1&tag=%26", ["search", { q: "a+b", tag: ["1", "&"] }]],
  ["/search?%71=1", ["search", { q: "1", tag: [] }]],
  ["/search?Q=1&q;=2&=3&&", ["search", { tag: [] }]],
  ["/search?q=%E9", "invalid-utf8"],
  ["?x", ["only", {}]],
  ["?query=1", ["only", { query: "1" }]],
  ["#", ["top", { part: "" }]],
  ["*", undefined],
  ["", undefined],
  ["users/1", undefined],
  ["https://h/users/1", undefined],
  ["https://A.EXAMPLE.com/h", ["host", { tenant: "a" }]],
  ["https://%61.example.com/h", ["host", { tenant: "a" }]],
  ["https://a.b.example.com/h", undefined],
  ["https://a%2Eb.example.com/h", undefined],
  ["https://u@a.example.com/h", undefined],
  ["https://a.example.com./h", undefined],
  ["https://.example.com/h", undefined],
  ["https://a.example.com:8443/h", undefined],
  ["http://a.example.com/h", undefined],
  ["https:/a.example.com/h", undefined],
  ["https://a.example.com", undefined],
  ["http://q.x-1.com:8080", ["preview", { a: "q", b: "1" }]],
  ["SHOP:/item/1", ["item", { id: "1" }]],
  ["shop:item/1", undefined],
  ["shop://h/item/1", undefined],
];

describe("a target", () => {
  const rows = targets.map(([target, match, request = match]) => ({ target, match, request }));
  test.each(rows)("$target", ({ target, match, request }) => {
    const said = (found: ReturnType<typeof app.match>): unknown =>
      found === undefined ? undefined : found.ok ? [found.name, found.params] : found.failure.code;
    expect(said(app.match(target))).toEqual(match);
    expect(said(app.matchTarget(target))).toEqual(request);
  });
});

test("a request target that starts with // is a path", () => {
  const admin = routes({ any: "{/rest*}", double: "/a//b" });
  expect(admin.matchTarget("//admin")).toBeUndefined();
  expect(admin.match("//admin")).toBeUndefined();
  expect(admin.match("/a//b")).toMatchObject({ name: "double" });
});

describe("a slash at the end", () => {
  const table = { a: "/a", b: "/b/", c: "/c/{x}", rest: "/r{/x*}", home: "/" } as const;
  const strict = routes(table);
  const lenient = routes(table, { trailingSlash: "ignore" });
  test.each([
    ["/a", "a", "a"],
    ["/a/", undefined, "a"],
    ["/a//", undefined, undefined],
    ["/b", undefined, "b"],
    ["/b/", "b", "b"],
    ["/c/x/", undefined, "c"],
    ["/c/x//", undefined, undefined],
    ["/c//", undefined, undefined],
    ["/c/", undefined, undefined],
    ["/r/", undefined, "rest"],
    ["/r/x/", undefined, "rest"],
    ["/r//", undefined, undefined],
    ["/", "home", "home"],
    ["", undefined, undefined],
    ["/a/?q", undefined, "a"],
    ["/a/#f", undefined, "a"],
  ])("%s", (target, one, other) => {
    expect([strict.match(target)?.ok === true, lenient.match(target)?.ok === true]).toEqual([
      one !== undefined,
      other !== undefined,
    ]);
    expect([strict.match(target), lenient.match(target)]).toMatchObject(
      [one, other].map((name) => (name === undefined ? undefined : { name })),
    );
  });
});

describe("a base", () => {
  test.each([
    ["/app", "/app/users/1", true],
    ["/app", "/app", true],
    ["/app", "/app/", false],
    ["/app", "/users/1", false],
    ["/app", "/APP/users/1", false],
    ["/app", "/%61pp/users/1", true],
    ["/app", "/app/../app/users/1", false],
    ["/app/", "/app/users/1", true],
    ["https://h.example/app", "https://H.example/app/users/1", true],
    ["https://h.example/app", "/app/users/1", true],
    ["https://h.example/app", "//h.example/app/users/1", false],
    ["https://h.example/app", "http://h.example/app/users/1", false],
    ["https://h.example/app", "https://u@h.example/app/users/1", false],
    ["https://h.example/app", "https://h.example.evil/app/users/1", false],
    ["https://h.example", "https://h.example", true],
    ["https://caf%C3%A9.example", "https://CAF%c3%a9.example/users/1", true],
    ["https://caf%c3%a9.example", "https://caf%C3%A9.ex%61mple/users/1", true],
  ])("%s before %s", (base, target, isMatched) => {
    const based = routes({ home: "/", user: route("/users/{id}", { id: int }) }, { base: base as string });
    expect(based.match(target)?.ok === true).toBe(isMatched);
  });
});

test("two routes of one name are refused, however they come to it", () => {
  const table = { m: mount("/m", { x: "/x" }), "m.x": "/other" } as const;
  expect(() => routes(table)).toThrow(
    expect.objectContaining({ code: "duplicate-route", message: "'m.x' is the name of two routes" }),
  );
  expect(() => routes(table)).toThrow(UriError);
});
