import { describe, expect, test } from "vitest";
import { type Editor, editors, openEditor } from "../types/language-service.js";

// What an editor offers and shows while a table of routes is written and used.

const head = 'import { int, list, mount, optional, route, routes } from "urigami/routes";\n';
const table = `${head}const app = routes({
  home: "/",
  user: route("/users/{id}/{slug}", { id: int }),
  search: route("/search{?q,page,tag*}{#part}", { page: optional(int, 1) }),
  blog: mount("/blog/{year}", { index: "/", post: "/{slug}" }),
  org: mount(route("/org/{org}", { org: int }), { repo: route("/{id}", { id: list(int) }) }),
});
`;
const names = ["blog.index", "blog.post", "home", "org.repo", "search", "user"];

describe.each(editors.map((editor) => [editor.name, editor] as const))("TypeScript %s", (_, { folder }) => {
  const editor: Editor = openEditor(folder);
  const offered = (source: string) => {
    editor.open(source);
    return editor
      .completions()
      .map((name) => name.replaceAll('"', ""))
      .sort();
  };
  const shown = (source: string) => {
    editor.open(source);
    return editor.hover().replaceAll(/\s+/g, " ");
  };

  test.each([
    ['route("/users/{id}/{name}{?page,tag*}{#part}", { /**/ })', ["id", "name", "page", "part", "tag"]],
    ['route("/users/{id}/{name}", { id: int, /**/ })', ["name"]],
    ['route("/users/{id}/{name}", { na/**/ })', ["id", "name"]],
    ['route("https://{tenant}.example.com/files{/rest*}", { /**/ })', ["rest", "tenant"]],
    ['routes({ user: route("/users/{id}/{name}", { /**/ }) })', ["id", "name"]],
    ['mount(route("/org/{org}", { /**/ }), { index: "/" })', ["org"]],
  ])("%s offers the parameters of the pattern", (code, expected) => {
    expect(offered(head + code)).toEqual(expected);
  });

  test.each([
    ["app.to./**/", ["blog", "home", "org", "search", "user"]],
    ["app.safeTo.blog./**/", ["index", "post"]],
    ["app.to.user({ /**/ })", ["id", "slug"]],
    ["app.to.user({ id: 1, /**/ })", ["slug"]],
    ["app.to.search({ /**/ })", ["page", "part", "q", "tag"]],
    ["app.to.org.repo({ /**/ })", ["id", "org"]],
    ['app.handle("/", { /**/ })', names],
    ['app.handle("/", { home: () => 1, /**/ })', names.filter((name) => name !== "home")],
    ['app.handle("/", { user: ({ /**/ }) => 1 })', ["id", "slug"]],
    ['app.handle("/", {} as never, { /**/ })', ["invalid", "notFound"]],
    ['const match = app.match("/"); if (match?.ok && match.name === "/**/") {}', names],
    ['const match = app.match("/"); if (match?.ok && match.name === "user") match.params./**/', ["id", "slug"]],
    ['app.convert("/**/")', ["express", "hono", "openapi", "react-router", "urlpattern"]],
    ['routes({ home: "/" }, { trailingSlash: "/**/" })', ["ignore", "strict"]],
  ])("%s offers what the table has", (code, expected) => {
    expect(offered(table + code)).toEqual(expected);
  });

  test("a match is shown as objects, one for each route", () => {
    const whole = shown(`${table}const /**/match = app.match("/");`);
    expect(whole).toContain('{ readonly ok: true; readonly name: "home"; readonly params: {}; }');
    expect(whole).toContain(
      '{ readonly ok: true; readonly name: "user"; readonly params: { readonly id: number; readonly slug: string; }; }',
    );
    expect(whole).toContain("Refused");
    expect(whole).not.toMatch(/ & |Matched|Codec|Route</);
  });

  test.each([
    [
      "search",
      "{ readonly page: number; readonly tag: readonly string[]; readonly q?: string; readonly part?: string; }",
    ],
    ["blog.post", "{ readonly year: string; readonly slug: string; }"],
    ["org.repo", "{ readonly org: number; readonly id: readonly number[]; }"],
  ])("the match of %s is one flat object", (name, params) => {
    const sorted = (text: string) =>
      text
        .split(/[{};]/)
        .map((part) => part.trim())
        .sort();
    const found = shown(`${table}const m = app.match("/"); if (m?.ok && m.name === "${name}") { /**/m; }`);
    expect(sorted(found)).toEqual(
      sorted(`const m: { readonly ok: true; readonly name: "${name}"; readonly params: ${params}; }`),
    );
  });
});
