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
  const converted = app.convert("react-router");
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
    const paths = app.convert("openapi").map(({ name, path }) => `${name} ${path}`);
    expect(paths).toContain("user /users/{id}");
    expect(paths).toContain("page /pages/{name}.html");
    expect(paths).toContain("version /v{major}/docs");
    expect(paths.filter((path) => path.startsWith("admin "))).toEqual(["admin /admin/{section}", "admin /admin"]);
    expect(paths.filter((path) => path.startsWith("file "))).toEqual(["file /files"]);
  });
  test("escapes what other routers read as syntax", () => {
    const of = (syntax: Syntax) => app.convert(syntax).find(({ name }) => name === "odd")?.path;
    expect(of("express")).toBe("/odd/a\\+b\\(c\\)\\!");
    expect(of("urlpattern")).toEqual({ pathname: "/odd/a\\+b\\(c\\)!" });
    expect(of("hono")).toBe("/odd/a+b(c)!");
    expect(routes({ a: "/:x", b: "/*" }).convert("hono")).toEqual([]);
    expect(routes({ a: "/:x", b: "/*" }).convert("react-router")).toEqual([]);
    expect(
      routes({ a: "/{n}abc", b: "/{0}" })
        .convert("express")
        .map(({ path }) => path),
    ).toEqual(['/:"n"abc', '/:"0"']);
    expect(routes({ a: "/{n}abc", b: "/{0}" }).convert("urlpattern")).toEqual([
      { name: "a", path: { pathname: "/{:n}abc" } },
    ]);
  });
  test("leaves out hosts, queries and fragments alone", () => {
    expect(routes({ a: "https://{t}.h/", b: "{?q}", c: "{#f}", d: "/x{?q}" }).convert("express")).toEqual([
      { name: "d", path: "/x" },
    ]);
  });
});
