import { describe, expect, test } from "vitest";
import { type Uri, UriError } from "../../src/index.js";
import { mount, oneOf, route, routes } from "../../src/routes/index.js";
import { schemes } from "../../src/schemes/index.js";

// A port that is empty, or the default one of the scheme, counts as none (RFC 3986 section 6.2.3). What links have is the
// text as it is written.

const defaults = Object.values(schemes).map(({ scheme, defaultPort }) => [scheme, defaultPort] as const);

/** The spellings of one origin. */
const spellings = (scheme: string, port: number): readonly string[] => [
  `${scheme}://api.example.com`,
  `${scheme}://api.example.com:`,
  `${scheme}://api.example.com:${port}`,
  `${scheme}://api.example.com:0${port}`,
  `${scheme.toUpperCase()}://API.example.com:${port}`,
  `${scheme}://%61pi.example.com:${port}`,
];

const matchOf = (pattern: string, target: string) => routes({ one: pattern }).match(target)?.ok;

describe.each(defaults)("%s", (scheme, port) => {
  const all = spellings(scheme, port);
  // A pattern has no triplets in its host.
  const written = all.filter((text) => !text.includes("%"));

  test.each(written)("the pattern %s/x matches every spelling of its origin, and no other port", (site) => {
    for (const target of all) expect(matchOf(`${site}/x`, `${target}/x`), target).toBe(true);
    for (const other of [port + 1, `${port}0`, 0, 8080]) {
      expect(matchOf(`${site}/x`, `${scheme}://api.example.com:${other}/x`)).toBeUndefined();
      expect(matchOf(`${scheme}://api.example.com:${other}/x`, `${site}/x`)).toBeUndefined();
    }
  });

  test.each(written)("the base %s takes every spelling of its origin", (site) => {
    const app = routes({ home: "/", user: "/users/{id}" }, { base: `${site}/v1` });
    for (const target of all) {
      expect(app.match(`${target}/v1/users/1`)).toEqual({ ok: true, name: "user", params: { id: "1" } });
      expect(app.match(`${target}/v1`)).toEqual({ ok: true, name: "home", params: {} });
      expect(app.matchTarget(`${target}/v1/users/1`)?.ok).toBe(true);
    }
    expect(app.match(`${scheme}://api.example.com:${port + 1}/v1/users/1`)).toBeUndefined();
  });

  test.each(written)("links of %s keep the text as it is written", (site) => {
    const kept = site.toLowerCase();
    const app = routes({ x: `${site}/x`, user: `${site}/users/{id}`, me: `${site}/users/me` });
    const link: Uri = app.to.x?.() as Uri;
    expect(link.href).toBe(`${kept}/x`);
    expect(link.authority).toBe(kept.slice(kept.indexOf("//") + 2));
    expect(app.match(link)).toEqual({ ok: true, name: "x", params: {} });
    const based = routes({ user: "/users/{id}" }, { base: site });
    expect(based.to.user({ id: 1 }).href).toBe(`${kept}/users/1`);
    expect(based.match(based.to.user({ id: 1 }))?.ok).toBe(true);
    // The tree still knows which value another route would capture.
    const { safeTo } = app as unknown as { safeTo: { user: (values: { id: string }) => unknown } };
    expect(safeTo.user({ id: "you" })).toMatchObject({ ok: true });
    expect(safeTo.user({ id: "me" })).toMatchObject({ ok: false, error: { code: "shadowed-value" } });
  });

  test("two spellings of one origin are one route", () => {
    for (const site of written)
      expect(() => routes({ a: `${scheme}://api.example.com/x`, b: `${site}/x` })).toThrow(UriError);
    expect(() => routes({ a: `${scheme}://api.example.com/x`, b: `${scheme}://api.example.com:1/x` })).not.toThrow();
  });

  test("two links of one origin have a relative one, whatever the spelling", () => {
    const app = routes({ home: "/" });
    for (const target of all) {
      expect(app.safeRelative(`${scheme}://api.example.com/a`, `${target}/b`), target).toMatchObject({ ok: true });
    }
    expect(app.safeRelative(`${scheme}://api.example.com/a`, `${scheme}://api.example.com:1/b`)).toMatchObject({
      error: { code: "unrelated-links" },
    });
  });
});

describe("a scheme without a definition", () => {
  test("has no default port, and an empty one counts as none", () => {
    expect(matchOf("shop://h/x", "shop://h:/x")).toBe(true);
    expect(matchOf("shop://h:/x", "shop://h/x")).toBe(true);
    expect(matchOf("shop://h:080/x", "shop://h:80/x")).toBe(true);
    for (const port of [80, 443, 21, 0]) {
      expect(matchOf("shop://h/x", `shop://h:${port}/x`)).toBeUndefined();
      expect(matchOf(`shop://h:${port}/x`, "shop://h/x")).toBeUndefined();
    }
  });
});

describe("a default port", () => {
  test("stands behind a label that is a parameter", () => {
    const app = routes({
      tenant: "https://{tenant}:443/x",
      sub: "https://{tenant}.example.com:443/x",
      dev: "https://{tenant}.example.com:8443/x",
      org: mount("https://{org}.example.org:0443/v1", { repo: "/{repo}" }),
    });
    expect(app.match("https://localhost/x")).toEqual({ ok: true, name: "tenant", params: { tenant: "localhost" } });
    expect(app.match("https://localhost:443/x")?.ok).toBe(true);
    expect(app.match("https://acme.example.com/x")).toEqual({ ok: true, name: "sub", params: { tenant: "acme" } });
    expect(app.match("https://acme.example.com:/x")).toEqual({ ok: true, name: "sub", params: { tenant: "acme" } });
    expect(app.match("https://acme.example.com:8443/x")).toMatchObject({ name: "dev" });
    expect(app.match("https://acme.example.com:80/x")).toBeUndefined();
    expect(app.match("https://acme.example.org/v1/a")).toMatchObject({ name: "org.repo", params: { org: "acme" } });
    expect(app.to.tenant({ tenant: "localhost" }).href).toBe("https://localhost:443/x");
    expect(app.to.org.repo({ org: "acme", repo: "r" }).href).toBe("https://acme.example.org:0443/v1/r");
  });

  test("stands behind an address", () => {
    const app = routes({ home: "/" }, { base: "https://[2001:DB8::1]:443" });
    expect(app.match("https://[2001:db8::1]/")?.ok).toBe(true);
    expect(app.match("https://[2001:db8::1]:443/")?.ok).toBe(true);
    expect(app.match("https://[2001:db8::1]:80/")).toBeUndefined();
    expect(app.match("https://[2001:db8::1:443]/")).toBeUndefined();
    expect(app.to.home().href).toBe("https://[2001:db8::1]:443/");
    expect(routes({ home: "/" }, { base: "https://[::443]" }).match("https://[::443]:443/")?.ok).toBe(true);
  });

  test("is no part of a target with userinfo", () => {
    const app = routes({ x: "https://h/x" });
    expect(app.match("https://user:443@h/x")).toBeUndefined();
    expect(app.match("https://user@h:443/x")).toBeUndefined();
    expect(app.safeRelative("https://u@h/a", "https://U@h:443/b")).toMatchObject({ ok: false });
    expect(app.safeRelative("https://u@h/a", "https://u@H:443/b")).toMatchObject({ ok: true });
  });

  test("moves no place of a failure", () => {
    const app = routes({
      x: route("https://{tenant}.example.com/{id}{?page}", { tenant: oneOf("a"), id: oneOf("1"), page: oneOf("1") }),
    });
    const indexOf = (target: string) => {
      const match = app.match(target);
      return match?.ok === false ? match.failure.index : undefined;
    };
    for (const port of ["", ":", ":443", ":000443"]) {
      for (const path of ["/2", "/2?page=1"]) expect(indexOf(`https://b.example.com${port}${path}`)).toBe(8);
      expect(indexOf(`https://%62b.example.com${port}/1`)).toBe(8);
      expect(indexOf(`https://a.example.com${port}/2`)).toBe(22 + port.length);
      expect(indexOf(`https://%61.example.com${port}/2`)).toBe(24 + port.length);
      expect(indexOf(`https://a.example.com${port}/1?page=2`)).toBe(29 + port.length);
    }
    const home = routes({ x: route("https://{tenant}.example.com", { tenant: oneOf("a") }) });
    expect(home.match("https://b.example.com")).toMatchObject({ failure: { index: 8 } });
  });

  test("is none for URLPattern", () => {
    const parts = (pattern: string) => routes({ x: pattern }).convert("urlpattern")[0]?.path;
    expect(parts("https://h:443/x")).toEqual(parts("https://h/x"));
    expect(parts("https://{t}:443/x")).toEqual({ protocol: "https", hostname: ":t", port: "", pathname: "/x" });
    expect(parts("https://h:8443/x")).toMatchObject({ hostname: "h", port: "8443" });
  });
});
