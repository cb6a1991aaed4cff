import { afterAll, describe, expect, test } from "vitest";
import { compilers, problemOf } from "../gate/compilers.js";
import { inProject } from "../gate/project.js";
import { builtDeclarations, removeBuiltDeclarations } from "../types/compile-cost.js";
import { declarationsOf, type TypeProject } from "../types/type-project.js";

// What a library that exports tables, links, matches and patterns gives to its users: declarations that name nothing but
// what the package exports.

const table = `import { date, int, json, list, mount, oneOf, optional, route, routes } from "urigami/routes";
export const app = routes({
  home: "/",
  user: route("/users/{id}", { id: int }),
  post: "/users/{user}/posts/{slug}",
  file: "/files{/path*}",
  search: route("/search{?q,page,tag*}{#part}", { page: optional(int, 1) }),
  day: route("/days/{on}{?view,order,at}", { on: date, view: json, order: oneOf("asc", "desc"), at: list(int) }),
  admin: route("https://{tenant}.example.com/admin{/section}"),
  blog: mount("/blog/{year}", { index: "/", post: "/{slug}" }),
});
export const based = routes({ home: "/" }, { base: "https://example.com/v1" });
export const single = route("/users/{id}", { id: int });
export const mounted = mount(route("/org/{org}", { org: int }), { index: "/" });
export const codecs = { id: list(int), page: optional(int, 1), order: oneOf("asc", "desc"), view: json(json as never) };
export const home = app.to.home();
export const user = app.to.user({ id: 1 });
export const post = app.to.blog.post({ year: 1, slug: "s" });
export const search = app.to.search({ q: "a" });
export const safe = app.safeTo.user({ id: 1 });
export const admin = app.to.admin({ tenant: "t" });
export const toUser = (id: number) => app.to.user({ id });
export const { to, safeTo } = app;
export const found = app.match("/");
export const read = (target: string) => app.match(target);
export const converted = app.convert("urlpattern");
export const shown = app.handle("/", {
  home: () => 1, user: ({ id }) => id, post: () => 2, file: ({ path }) => path, search: () => 3, day: () => 4, admin: () => 5,
  "blog.index": () => 6, "blog.post": () => 7,
}, { notFound: () => undefined, invalid: (failure) => failure });
export class Client { readonly routes = routes({ user: "/users/{id}" }); user = (id: string) => this.routes.to.user({ id }); }
`;

const patterns = `import { match } from "ts-pattern";
import { parse } from "urigami";
import { dispatch, every, host, maybe, path, port, query, sameOriginAs, text, under } from "urigami/match";
import { int } from "urigami/routes";
export const tenant = host("{tenant}.example.com");
export const labels = host("{labels*}.com");
export const user = path("/users/{id}", { id: int });
export const files = path("/files{/rest*}");
export const page = query({ page: int, q: maybe(text), tag: every(text), kind: "a" });
export const https = port(443);
export const docs = under("https://example.com/docs");
export const site = sameOriginAs("https://example.com");
export const readers = { maybe: maybe(int, 1), every: every(text), text };
export const links = dispatch({ user: { scheme: "https", host: tenant, path: user }, page: [{ kind: "uri" }, page] });
export const found = links.match(parse("https://a.example.com/users/1" as string));
export const shown = match(parse("https://a.example.com/" as string)).with({ host: tenant }, ({ tenant }) => tenant).otherwise(() => 1);
`;

/** A project with the package in its node_modules: only what the package exports can be named there. */
const withPackage = async (library: string): Promise<TypeProject> => ({
  files: {
    "library.ts": library,
    "node_modules/urigami/package.json": JSON.stringify({
      name: "urigami",
      type: "module",
      exports: {
        ".": "./dist/index.js",
        "./routes": "./dist/routes/index.js",
        "./match": "./dist/match/index.js",
        "./schemes": "./dist/schemes/index.js",
      },
    }),
  },
  options: { preserveSymlinks: true },
  links: {
    "node_modules/urigami/dist": await builtDeclarations(),
    "node_modules/type-fest": inProject("node_modules/type-fest"),
    "node_modules/ts-pattern": inProject("node_modules/ts-pattern"),
  },
});

afterAll(removeBuiltDeclarations);

describe.each(compilers.map((compiler) => [compiler.name, compiler] as const))("TypeScript %s", (_, compiler) => {
  test.each([
    ["a table with its links and matches", table],
    ["patterns", patterns],
  ])("%s", async (_name, library) => {
    const { compiled, declarations } = await declarationsOf(compiler, await withPackage(library), "library.ts");
    expect(problemOf(compiled)).toBeUndefined();
    // Nothing of it became `any`, and each link is one line.
    expect(declarations).not.toMatch(/\bany\b/);
    // A match is one flat object for each route.
    expect(declarations).not.toMatch(/\bMatch(?:ed|esOf|Of)</);
    expect(
      /export declare const found: (?<type>.*?);\n(?=export )/s.exec(declarations)?.groups?.type ?? "",
    ).not.toContain(" & ");
    const lines = declarations
      .split("\n")
      .filter((line) => /^export declare const (home|user|post|search|admin):/.test(line));
    for (const line of lines) expect(line.replaceAll(/import\("[^"]*"\)\./g, "").length).toBeLessThanOrEqual(170);
    const again = await declarationsOf(compiler, await withPackage(declarations), "library.ts");
    expect(problemOf(again.compiled)).toBeUndefined();
  });
});
