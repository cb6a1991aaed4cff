import { describe, expect, test } from "vitest";
import { oneOf, route, routes } from "../../src/routes/index.js";

// The paths of a table stand on the base, where a pattern with a host may stand too.

describe("a pattern with the scheme and the authority of the base", () => {
  const table = {
    home: "/",
    user: "/users/{id}",
    me: "HTTPS://Example.com:0443/users/me",
    docs: "https://docs.example.com/",
  } as const;
  const app = routes(table, { base: "https://example.com" });

  test("is one of its paths", () => {
    for (const front of ["", "https://example.com", "https://EXAMPLE.com:443"]) {
      expect(app.match(`${front}/users/me`)).toEqual({ ok: true, name: "me", params: {} });
      expect(app.match(`${front}/users/you`)).toEqual({ ok: true, name: "user", params: { id: "you" } });
    }
    expect(app.match("http://example.com/users/me")).toBeUndefined();
    expect(app.match("https://docs.example.com/")).toEqual({ ok: true, name: "docs", params: {} });
    expect(app.convert("express", { others: "leave-out" })).toEqual([
      { name: "home", path: "/" },
      { name: "me", path: "/users/me" },
      { name: "user", path: "/users/:id" },
    ]);
  });

  test("keeps its text in links, which lead to it", () => {
    expect(app.to.me().href).toBe("https://example.com:0443/users/me");
    expect(app.match(app.to.me())).toMatchObject({ name: "me" });
    expect(app.safeTo.user({ id: "me" })).toMatchObject({
      ok: false,
      error: { code: "shadowed-value", route: "user" },
    });
  });

  test("has the path of its own, whatever the path of the base is", () => {
    const v1 = routes(
      { user: "/users/{id}", old: "https://example.com/old", site: "https://example.com{?q}" },
      { base: "https://example.com/v1" },
    );
    expect(v1.match("https://example.com/old")).toMatchObject({ name: "old" });
    expect(v1.match("https://example.com/v1/old")).toBeUndefined();
    expect(v1.match("https://example.com?q=1")).toEqual({ ok: true, name: "site", params: { q: "1" } });
    expect(v1.to.site({ q: 1 }).href).toBe("https://example.com/?q=1");
    expect(v1.match("https://example.com/v1/users/1")).toMatchObject({ name: "user" });
  });

  test("is refused beside the same path", () => {
    for (const other of ["https://example.com/users/{name}", "https://EXAMPLE.com:/users/{name}"]) {
      expect(() => routes({ user: "/users/{id}", other }, { base: "https://example.com" })).toThrow(
        "'other' matches the same paths as 'user'",
      );
      expect(() => routes({ user: "/users/{id}", other })).not.toThrow();
      expect(() => routes({ user: "/users/{id}", other }, { base: "https://example.com/v1" })).not.toThrow();
    }
  });
});

describe("a host with a parameter beside a base", () => {
  const app = routes(
    {
      user: route("/users/{id}", { id: oneOf("me", "you") }),
      tenant: "https://{tenant}.example.com/users/{id}",
      own: "https://{tenant}.example.com/own",
    },
    { base: "https://www.example.com:443" },
  );
  test("is matched where no path of the base is", () => {
    expect(app.match("https://www.example.com/users/me")).toMatchObject({ name: "user" });
    expect(app.match("https://www.example.com/own")).toMatchObject({ name: "own", params: { tenant: "www" } });
    expect(app.match("https://a.example.com/users/me")).toMatchObject({ name: "tenant" });
  });
  test("takes no value that leads to a path of the base", () => {
    expect(app.safeTo.tenant({ tenant: "a", id: "me" })).toMatchObject({ ok: true });
    for (const id of ["me", "x"]) {
      expect(app.safeTo.tenant({ tenant: "www", id })).toMatchObject({
        ok: false,
        error: { code: "shadowed-value", route: "tenant" },
      });
    }
    expect(app.to.own({ tenant: "www" }).href).toBe("https://www.example.com/own");
  });
});
