import { describe, expect, test } from "vitest";
import { isUri, parse, UriError } from "../../src/index.js";
import { int, mount, optional, route, routes } from "../../src/routes/index.js";

const app = routes({
  home: "/",
  user: route("/users/{id}", { id: int }),
  text: "/t/{x}",
  dotted: "/d/.{x}",
  file: "/files{/path*}",
  root: "{/all*}",
  lang: "/l{/lang,region}/about",
  search: route("/search{?q,page,tag*}{#part}", { page: optional(int, 1) }),
  admin: "https://{tenant}.example.com:8443/admin{/section}",
  bare: "https://{tenant}.example.org",
  item: "shop:/item/{id}",
  isbn: "urn:isbn:{isbn}",
  only: "{?page,q}",
  top: "{#part}",
  blog: mount("/blog/{year}", { index: "/{?q}", post: "/{slug}", slashed: "/all/" }),
});

describe("a link", () => {
  test.each([
    [app.to.home(), "/"],
    [app.to.user({ id: 42 }), "/users/42"],
    [app.to.text({ x: "a/b?c#d%" }), "/t/a%2Fb%3Fc%23d%25"],
    [app.to.text({ x: "é ;=,+:@$&'()*" }), "/t/%C3%A9%20%3B%3D%2C+:@$&'()*"],
    [app.to.text({ x: true }), "/t/true"],
    [app.to.text({ x: 10n }), "/t/10"],
    [app.to.dotted({ x: "a" }), "/d/.a"],
    [app.to.file({ path: ["a/b", "c"] }), "/files/a%2Fb/c"],
    [app.to.file({ path: [] }), "/files"],
    [app.to.file(), "/files"],
    [app.to.root({ all: ["x"] }), "/x"],
    [app.to.lang(), "/l/about"],
    [app.to.lang({ lang: "de" }), "/l/de/about"],
    [app.to.lang({ lang: "de", region: "AT" }), "/l/de/AT/about"],
    [app.to.search(), "/search"],
    [app.to.search({ q: "", page: undefined }), "/search?q="],
    [
      app.to.search({ q: "a+b&c", page: 1, tag: ["x", "y"], part: "é#" }),
      "/search?q=a%2Bb%26c&page=1&tag=x&tag=y#%C3%A9%23",
    ],
    [app.to.admin({ tenant: "acme" }), "https://acme.example.com:8443/admin"],
    [app.to.admin({ tenant: "a-b_1", section: "x" }), "https://a-b_1.example.com:8443/admin/x"],
    [app.to.bare({ tenant: "acme" }), "https://acme.example.org/"],
    [app.to.item({ id: "a b" }), "shop:/item/a%20b"],
    [app.to.isbn({ isbn: "0451450523" }), "urn:isbn:0451450523"],
    [app.to.only({ page: 2 }), "?page=2"],
    [app.to.only(), "?"],
    [app.to.top({ part: "x" }), "#x"],
    [app.to.blog.index({ year: 2026 }), "/blog/2026"],
    [app.to.blog.index({ year: 2026, q: "x" }), "/blog/2026?q=x"],
    [app.to.blog.post({ year: 2026, slug: "s" }), "/blog/2026/s"],
    [app.to.blog.slashed({ year: 2026 }), "/blog/2026/all/"],
  ] as const)("%s", (link, href) => {
    expect(link.href).toBe(href);
    expect(isUri(link)).toBe(true);
    // The value is the one that the text is parsed to.
    expect({ ...link }).toEqual({ ...parse(href as string) });
    const match = app.match(link);
    expect(match).toMatchObject({ ok: true });
  });

  test("is refused where a value would lead elsewhere, with the route that it leads to", () => {
    const shadow = routes({ me: "/users/me", user: "/users/{id}", file: "/{dir}/{name}", any: "{/all*}" });
    expect(shadow.safeTo.user({ id: "me" })).toMatchObject({
      ok: false,
      error: { code: "shadowed-value", route: "user" },
    });
    expect(shadow.safeTo.user({ id: "me" })).toMatchObject({ error: { message: expect.stringContaining("'me'") } });
    expect(shadow.safeTo.file({ dir: "users", name: "x" })).toMatchObject({
      ok: false,
      error: { code: "shadowed-value" },
    });
    expect(shadow.safeTo.any({ all: ["a", "b"] })).toMatchObject({ ok: false, error: { code: "shadowed-value" } });
    expect(shadow.to.any({ all: ["a", "b", "c"] }).href).toBe("/a/b/c");
    expect(() => shadow.to.user({ id: "me" })).toThrow(UriError);
  });

  test("names a missing parameter", () => {
    expect(app.safeTo.text({} as never)).toMatchObject({
      ok: false,
      error: { code: "missing-param", param: "x", route: "text" },
    });
    expect(app.safeTo.text(undefined as never)).toMatchObject({ ok: false, error: { code: "missing-param" } });
    expect(app.safeTo.text(Object.create({ x: "inherited" }) as never)).toMatchObject({
      ok: false,
      error: { code: "missing-param" },
    });
    expect(app.safeTo.lang({ region: "AT" })).toMatchObject({
      ok: false,
      error: { code: "missing-param", param: "lang" },
    });
    expect(app.safeTo.top({} as never)).toMatchObject({ ok: false, error: { code: "missing-param", param: "part" } });
  });

  test.each(["acme.example", "a@b", "h:80", "a/b", "a\\b", " ", "", "+", "ACME", "é", "a%20"])(
    "%j is no label of a host",
    (tenant) => {
      expect(app.safeTo.admin({ tenant })).toMatchObject({
        ok: false,
        error: { code: "invalid-param", component: "host", param: "tenant" },
      });
    },
  );

  test("may hold dots where the segment is more than dots", () => {
    expect(app.safeTo.dotted({ x: "." })).toMatchObject({ ok: false, error: { param: "x", code: "dot-segment" } });
    expect(app.safeTo.dotted({ x: ".." })).toMatchObject({ ok: true });
    expect(app.match("/d/...")).toEqual({ ok: true, name: "dotted", params: { x: ".." } });
  });
});

describe("links between routes", () => {
  test.each([
    ["/blog/2026/a", "/blog/2026/b", "b"],
    ["/blog/2026/a", "/users/1", "/users/1"],
    ["/a/b/c", "/a/d", "../d"],
    ["https://a.example.org/x/y", "https://a.example.org/x/z?q#f", "z?q#f"],
    ["/a/b", "/a/c:d", "./c:d"],
  ])("from %s to %s", (from, to, link) => {
    expect(app.relative(from, to).href).toBe(link);
    expect(app.safeRelative(parse(from), parse(to))).toMatchObject({ ok: true });
  });
  test("of two sites are refused", () => {
    expect(app.safeRelative("/a", "https://h/b")).toMatchObject({ ok: false, error: { code: "unrelated-links" } });
    expect(() => app.relative("https://h/a", "https://g/b")).toThrow(UriError);
  });
});

describe("a base", () => {
  const table = {
    home: "/",
    user: "/users/{id}",
    admin: "https://admin.example.com/x",
    page: "{?page}",
    blog: mount("/blog", { index: "/", post: "/{slug}" }),
  } as const;
  test("with a path stands before every path", () => {
    for (const base of ["/app", "/app/"] as const) {
      const based = routes(table, { base });
      expect([based.to.home().href, based.to.user({ id: 1 }).href, based.to.blog.index().href]).toEqual([
        "/app",
        "/app/users/1",
        "/app/blog",
      ]);
      expect([based.to.admin().href, based.to.page({ page: 1 }).href]).toEqual([
        "https://admin.example.com/x",
        "?page=1",
      ]);
      expect(based.match("/app")).toEqual({ ok: true, name: "home", params: {} });
      expect(based.match("/app/users/1")).toEqual({ ok: true, name: "user", params: { id: "1" } });
      expect([based.match("/"), based.match("/users/1"), based.match("/application")]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
  test("with an authority makes links whole, and matches targets with it or without", () => {
    const based = routes(table, { base: parse("https://example.com:8080/v1") });
    expect(based.to.user({ id: "a b" }).href).toBe("https://example.com:8080/v1/users/a%20b");
    expect({ ...based.to.home() }).toEqual({ ...parse("https://example.com:8080/v1") });
    const match = { ok: true, name: "user", params: { id: "1" } };
    expect(based.match("https://EXAMPLE.com:8080/v1/users/1?x")).toEqual(match);
    expect(based.match("/v1/users/1")).toEqual(match);
    expect([
      based.match("https://example.com/v1/users/1"),
      based.match("http://example.com:8080/v1/users/1"),
      based.match("//example.com:8080/v1/users/1"),
    ]).toEqual([undefined, undefined, undefined]);
    expect(routes({ home: "/" }, { base: "https://example.com" }).to.home().href).toBe("https://example.com/");
    expect(routes({ home: "/" }, { base: "https://example.com/" }).match("https://example.com")).toMatchObject({
      ok: true,
    });
    expect(based.match("https://example.com:8080/v1/users/%FF")).toMatchObject({
      ok: false,
      failure: { index: 34, param: "id" },
    });
  });
  test.each(["https://u@h", "https:", "mailto:a", "/a?b", "/a#b", "a/b", "//h/a"])("%s is none", (base) => {
    expect(() => routes(table, { base })).toThrow(expect.objectContaining({ code: "invalid-base" }));
  });
});

describe("the slash at the end", () => {
  const table = { home: "/", a: "/a", b: "/b/", x: "/x/{x}", r: "/r{/r*}", o: "/o{/o}" } as const;
  test("counts unless it is ignored", () => {
    const strict = routes(table);
    expect(["/a/", "/b", "/x/1/", "/r/", "/r/1/", "/o/"].map((target) => strict.match(target))).toEqual(
      Array(6).fill(undefined),
    );
    const lenient = routes(table, { trailingSlash: "ignore" });
    expect(
      ["/a/", "/a", "/b", "/b/", "/x/1/?q", "/r/", "/r/1/", "/o/", "/o/1/", "/"].map((target) => {
        const match = lenient.match(target);
        return match?.ok ? [match.name, match.params] : match;
      }),
    ).toEqual([
      ["a", {}],
      ["a", {}],
      ["b", {}],
      ["b", {}],
      ["x", { x: "1" }],
      ["r", { r: [] }],
      ["r", { r: ["1"] }],
      ["o", {}],
      ["o", { o: "1" }],
      ["home", {}],
    ]);
    expect(["/a//", "/x/1//", "/r/1//"].map((target) => lenient.match(target))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(lenient.to.b().href).toBe("/b/");
    expect(() => routes({ a: "/a", b: "/a/" }, { trailingSlash: "ignore" })).toThrow(
      expect.objectContaining({ code: "duplicate-route" }),
    );
    expect(routes({ a: "/a", b: "/a/" }).match("/a/")).toMatchObject({ name: "b" });
  });
});

describe("a table", () => {
  test("cannot be changed, nor what hangs on it", () => {
    for (const value of [app, app.table, app.to, app.to.blog, app.safeTo, app.table.user, app.table.blog.routes])
      expect(Object.isFrozen(value)).toBe(true);
  });
});
