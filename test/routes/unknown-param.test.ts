import { expect, test } from "vitest";
import { int, mount, route, routes } from "../../src/routes/index.js";

// A name that the pattern does not have is refused: the compiler says so for a literal, and this for everyone else.

const app = routes({
  home: "/",
  user: route("/users/{id}", { id: int }),
  search: "/search{?q,tag*}{#part}",
  file: "/files{/path*}",
  only: "{?page}",
  host: "https://{tenant}.example.com/",
  org: mount("/orgs/{org}", { repo: "/{repo}" }),
});

const named = <Values>(values: Values): Values => values;

test.each([
  ["home", () => (app.safeTo.home as (values: object) => unknown)({ zz: 1 }), "zz"],
  ["user", () => app.safeTo.user(named({ id: 1, zz: 2 })), "zz"],
  ["user", () => app.safeTo.user(named({ id: 1, ID: null })), "ID"],
  ["user", () => app.safeTo.user(named({ id: 1, toString: "x" })), "toString"],
  ["search", () => app.safeTo.search(named({ q: "a", tags: ["b"] })), "tags"],
  ["file", () => app.safeTo.file(named({ path: [], paths: [] })), "paths"],
  ["only", () => app.safeTo.only(named({ page: 1, pages: 1 })), "pages"],
  ["host", () => app.safeTo.host(named({ tenant: "a", host: "b" })), "host"],
  ["org.repo", () => app.safeTo.org.repo(named({ org: "a", repo: "b", slug: "c" })), "slug"],
  // What is misspelled is said before what is then missing.
  ["user", () => app.safeTo.user(named({ di: 1 }) as never), "di"],
])("%s", (name, make, param) => {
  expect(make()).toMatchObject({
    ok: false,
    error: {
      code: "unknown-param",
      param,
      route: name,
      message: `the route has no parameter '${param}'`,
    },
  });
});

test("a value that is undefined is none", () => {
  expect(app.to.user(named({ id: 1, zz: undefined })).href).toBe("/users/1");
  expect(() => app.to.user(named({ id: 1, zz: 2 }))).toThrow("the route has no parameter 'zz'");
});
