import { createServer, type Server } from "node:http";
import { serve } from "@hono/node-server";
import express from "express";
import { Hono } from "hono";
import { matchPath } from "react-router";
import { URLPattern } from "urlpattern-polyfill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes, type Syntax } from "../../src/routes/index.js";

// One table, in an order that a router which takes the first match would get wrong, and targets for each route of it.
const table = {
  all: "{/rest*}",
  user: "/users/{id}",
  me: "/users/me",
  posts: "/users/{id}/posts/{post}",
  home: "/",
  file: "/files{/path*}",
  license: "/files/LICENSE",
  page: "/pages/{name}.html",
  plain: "/pages/{name}",
  version: "/v{major}/docs",
  admin: "/admin{/section}",
  odd: "/odd/a+b(c)!",
  encoded: "/caf%C3%A9/a%20b",
  lower: "/caf%c3%a9/%61b/{x}",
  percent: "/50%25/{x}",
  slash: "/a%2Fb",
  dollar: "/d/a.b$c'd;e=f,g&h@i:j~k",
} as const;

const app = routes(table);

const targets = [
  "/",
  "/users/42",
  "/users/me",
  "/users/a%20b",
  "/users/caf%C3%A9",
  "/users/42/posts/7",
  "/users/a%2Fb/posts/c%2Fd",
  "/files",
  "/files/a",
  "/files/a/b%20c/d",
  "/files/LICENSE",
  "/pages/x.html",
  "/pages/x",
  "/pages/x.y.html",
  "/v1/docs",
  "/v12/docs",
  "/admin",
  "/admin/users",
  "/odd/a+b(c)!",
  "/caf%C3%A9/a%20b",
  "/caf%C3%A9/ab/1",
  "/caf%C3%A9/other",
  "/50%25/a%25b",
  "/a%2Fb",
  "/a/b",
  "/d/a.b$c'd;e=f,g&h@i:j~k",
  "/d/axb$c'd;e=f,g&h@i:j~k",
  "/nothing",
  "/a/b/c",
];

interface Answer {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const own = (target: string): Answer | undefined => {
  const match = app.match(target);
  return match?.ok ? { name: match.name, params: { ...match.params } } : undefined;
};

/** A rest as other routers hand it out: one text. An empty one is missing there. */
const joined = ({ name, params }: Answer): Answer => ({
  name,
  params: Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      Array.isArray(value) ? (value.length === 0 ? [] : [[key, value.join("/")]]) : [[key, value]],
    ),
  ),
});

/** What differs, and why. */
const reasons: Partial<Record<Syntax, Readonly<Record<string, string>>>> = {
  hono: {
    "/pages/x.html": "a parameter of Hono is a whole segment: its value holds the text around it",
    "/pages/x.y.html": "a parameter of Hono is a whole segment: its value holds the text around it",
    "/v1/docs": "a parameter of Hono is a whole segment: its value holds the text around it",
    "/v12/docs": "a parameter of Hono is a whole segment: its value holds the text around it",
  },
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
    });
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const ask = async (port: number, target: string): Promise<Answer | undefined> => {
  const response = await fetch(`http://127.0.0.1:${port}${target}`, { signal: AbortSignal.timeout(5000) });
  return response.status === 200 ? ((await response.json()) as Answer) : undefined;
};

describe("Express serves the table as it is matched here", () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    const router = express.Router({ caseSensitive: true, strict: true });
    for (const { name, path } of app.convert("express")) {
      router.get(path, (request, response) => {
        response.json({ name, params: request.params });
      });
    }
    server = createServer(express().use(router));
    port = await listening(server);
  });
  afterAll(() => closed(server));
  test.each(targets)("%s", async (target) => {
    const expected = own(target);
    const answer = await ask(port, target);
    // Express hands out a rest as decoded segments too, and none where it is empty.
    expect(answer && joined(answer)).toEqual(expected && joined(expected));
  });
});

describe("Hono serves the table as it is matched here", () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    const hono = new Hono({ strict: true });
    for (const { name, path } of app.convert("hono"))
      hono.get(path, (context) => context.json({ name, params: context.req.param() }));
    await new Promise<void>((resolve) => {
      server = serve({ fetch: hono.fetch, port: 0, hostname: "127.0.0.1" }, (info) => {
        port = info.port;
        resolve();
      }) as Server;
    });
  });
  afterAll(() => closed(server));
  test.each(targets)("%s", async (target) => {
    const expected = own(target);
    const answer = await ask(port, target);
    expect(answer?.name).toBe(expected?.name);
    if (reasons.hono?.[target] === undefined) expect(answer && joined(answer)).toEqual(expected && joined(expected));
    else expect(Object.keys(answer?.params ?? {})).toEqual(Object.keys(expected?.params ?? {}));
  });
});

describe("React Router matches as is matched here", () => {
  const converted = app.convert("react-router", { others: "leave-out" });
  test("all but text before a parameter, which it does not have", () => {
    expect(new Set(Object.keys(table).filter((name) => !converted.some((one) => one.name === name)))).toEqual(
      new Set(["version"]),
    );
  });
  test.each(targets.filter((target) => !target.startsWith("/v")))("%s", (target) => {
    const decoded = target
      .split("/")
      .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
      .join("/");
    const found = converted
      .map(({ name, path }) => ({ name, match: matchPath({ path, caseSensitive: true, end: true }, decoded) }))
      .find(({ match }) => match !== null);
    const expected = own(target);
    expect(found?.name).toBe(expected?.name);
    const params = Object.fromEntries(
      Object.entries(found?.match?.params ?? {}).map(([name, value]) => [name === "*" ? "rest" : name, value]),
    );
    const wanted = expected === undefined ? {} : joined(expected).params;
    expect(params).toEqual(
      Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name === "path" ? "rest" : name, value])),
    );
  });
});

describe("URLPattern matches as is matched here", () => {
  const patterns = app.convert("urlpattern").map(({ name, path }) => ({ name, pattern: new URLPattern({ ...path }) }));
  test.each(targets)("%s", (target) => {
    const found = patterns
      .map(({ name, pattern }) => ({ name, result: pattern.exec({ pathname: target }) }))
      .find(({ result }) => result !== null);
    const expected = own(target);
    expect(found?.name).toBe(expected?.name);
    // Groups are raw text; a rest is one text.
    const groups = Object.fromEntries(
      Object.entries(found?.result?.pathname.groups ?? {}).map(([name, value]) => [
        name,
        value === undefined ? value : decodeURIComponent(value),
      ]),
    );
    expect(groups).toEqual(expected === undefined ? {} : joined(expected).params);
  });
});

describe("conversion", () => {
  test("to OpenAPI has a path for each optional segment, and no rest", () => {
    const paths = app.convert("openapi", { others: "leave-out" }).map(({ name, path }) => `${name} ${path}`);
    expect(paths).toContain("user /users/{id}");
    expect(paths).toContain("page /pages/{name}.html");
    expect(paths).toContain("version /v{major}/docs");
    expect(paths.filter((path) => path.startsWith("admin "))).toEqual(["admin /admin/{section}", "admin /admin"]);
    expect(paths.filter((path) => path.startsWith("file "))).toEqual(["file /files"]);
  });
  test("escapes what other routers read as syntax", () => {
    const of = (syntax: Syntax) =>
      app.convert(syntax, { others: "leave-out" }).find(({ name }) => name === "odd")?.path;
    expect(of("express")).toBe("/odd/a\\+b\\(c\\)\\!");
    expect(of("urlpattern")).toEqual({ pathname: "/odd/a\\+b\\(c\\)!" });
    expect(of("hono")).toBe("/odd/a+b(c)!");
    expect(
      routes({ a: "/{n}abc", b: "/{0}" })
        .convert("express")
        .map(({ path }) => path),
    ).toEqual(['/:"n"abc', '/:"0"']);
    expect(routes({ a: "/{n}abc", b: "/{0}" }).convert("urlpattern", { others: "leave-out" })).toEqual([
      { name: "a", path: { pathname: "/{:n}abc" } },
    ]);
  });
  test("leaves out hosts, queries and fragments alone when it is asked to", () => {
    const mixed = routes({ a: "https://{t}.h/", b: "{?q}", c: "{#f}", d: "/x{?q}", e: "box:/{x}" });
    expect(mixed.convert("express", { others: "leave-out" })).toEqual([{ name: "d", path: "/x" }]);
    expect(mixed.convert("urlpattern", { others: "leave-out" }).map(({ name }) => name)).toEqual(["a", "d"]);
    expect(routes({ d: "/x{?q}{#f}" }).convert("express")).toEqual([{ name: "d", path: "/x" }]);
  });
  test.each<[Syntax, string]>([
    ["express", "https://{t}.h/"],
    ["express", "{?q}"],
    ["express", "{#f}"],
    ["express", "box:/{x}"],
    ["hono", "https://{t}.h/"],
    ["hono", "/:x"],
    ["hono", "/*"],
    ["hono", "/a*"],
    ["hono", "/%7Bx%7D"],
    ["hono", "/%7B{x}"],
    ["hono", "/%E9"],
    ["react-router", "/:x"],
    ["react-router", "/%3Ax"],
    ["react-router", "/*"],
    ["react-router", "/a%3F"],
    ["react-router", "/%E9"],
    ["react-router", "/v{x}"],
    ["react-router", "/{x}-y"],
    ["react-router", "/{x}%3F"],
    ["urlpattern", "/{1}"],
    ["urlpattern", "/x{/1*}"],
    ["urlpattern", "https://{1}.h/"],
    ["urlpattern", "box:/{x}"],
    ["openapi", "/files{/path*}"],
    ["openapi", "https://h/"],
  ])("to %s refuses %s", (syntax, pattern) => {
    const one = routes({ one: pattern });
    const wanted = { code: "invalid-value", message: `'one' has no spelling in the syntax of ${syntax}: '${pattern}'` };
    expect(() => one.convert(syntax)).toThrow(expect.objectContaining(wanted));
    // What is left is the way without its rest.
    const left = one.convert(syntax, { others: "leave-out" });
    expect(left.length).toBe(pattern.endsWith("*}") ? 1 : 0);
  });
});

describe("URLPattern matches hosts as they are matched here", () => {
  const hosts = routes({
    tenant: "https://{tenant}.example.com/x/{id}{/section}",
    preview: "http://pr-{number}x.example.com:8080/",
    plain: "https://example.com{/rest*}",
  });
  const converted = hosts.convert("urlpattern");
  const patterns = converted.map(({ name, path }) => ({ name, pattern: new URLPattern({ ...path }) }));
  test.each([
    "https://a.example.com/x/1",
    "https://a.example.com/x/1/s",
    "https://a.b.example.com/x/1",
    "http://a.example.com/x/1",
    "https://a.example.com:8443/x/1",
    "http://pr-12x.example.com:8080/",
    "http://pr-12.example.com:8080/",
    "http://pr-12x.example.com/",
    "https://example.com/",
    "https://example.com/a/b",
    "https://example.org/a",
  ])("%s", (target) => {
    const found = patterns.find(({ pattern }) => pattern.test(target));
    const match = hosts.match(target);
    expect(found?.name).toBe(match?.ok ? match.name : undefined);
  });
});
