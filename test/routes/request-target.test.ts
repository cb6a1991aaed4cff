import { describe, expect, test } from "vitest";
import { int, list, optional, route, routes } from "../../src/routes/index.js";

// A request target has what browsers leave in a query; `match` keeps to the letter of RFC 3986.

const table = {
  home: "/",
  me: "/users/me",
  user: route("/users/{id}", { id: int }),
  search: route("/search{?q,page,tag*,ids}", { page: optional(int, 1), ids: list() }),
  file: "/files{/path*}",
} as const;
const app = routes(table);
const sited = routes(table, { base: "https://example.com/v1" });

/** Printable ASCII that a URL of the WHATWG has in its query as it stands. */
const kept = Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33)).filter(
  // It encodes "'", which a URI may have.
  (character) => character === "'" || new URL(`http://h/?${character}`).search === `?${character}`,
);
const notOfUri = ["[", "\\", "]", "^", "`", "{", "|", "}"];

test("what is taken is what the WHATWG leaves, and no more", () => {
  expect(kept.filter((character) => !app.match(`/?${character}`)?.ok)).toEqual(["%", ...notOfUri]);
  for (let code = 1; code < 256; code++) {
    const character = String.fromCharCode(code);
    const match = app.matchTarget(`/?x=${character}`);
    expect(match?.ok, character).toBe(kept.includes(character));
  }
});

describe.each([
  ["origin-form", app, ""],
  ["absolute-form", sited, "https://example.com/v1"],
  ["absolute-form with a port", sited, "HTTPS://EXAMPLE.com:443/v1"],
  ["origin-form, with a base", sited, "/v1"],
] as const)("%s", (_, one, front) => {
  test.each([
    "/users/me?x=[1]",
    "/users/me?a|b",
    "/users/me?x={}",
    "/users/me?`^",
    "/users/me?\\",
    "/users/me?100%",
    "/users/me?%zz=%&%",
  ])("%s", (target) => expect(one.matchTarget(front + target)).toStrictEqual({ ok: true, name: "me", params: {} }));

  test.each(notOfUri)("'%s' is data of a parameter", (character) => {
    expect(
      one.matchTarget(`${front}/search?q=a${character}b%41&x=${character}%&tag=${character}&ids=${character},b`),
    ).toStrictEqual({
      ok: true,
      name: "search",
      params: { q: `a${character}bA`, page: 1, tag: [character], ids: [character, "b"] },
    });
  });

  test("the browser's own URL is matched", () => {
    const { href, pathname, search } = new URL(
      `https://example.com${front.startsWith("/") ? "/v1" : ""}/search?q=[a]|{b}^\`\\ "<>é`,
    );
    const target = front.toLowerCase().startsWith("https")
      ? front + href.slice("https://example.com".length)
      : pathname + search;
    expect(one.matchTarget(target)).toMatchObject({ ok: true, params: { q: '[a]|{b}^`\\ "<>é' } });
  });

  test.each([
    ["/search?q=100%", "invalid-percent-encoding", "q", "/search?q="],
    ["/search?x=%&q=%zz", "invalid-percent-encoding", "q", "/search?x=%&q="],
    ["/search?x=[&q=%FF", "invalid-utf8", "q", "/search?x=[&q="],
    ["/search?x=[]&page=[1]", "invalid-param", "page", "/search?x=[]&page="],
  ])("%s is refused: %s", (target, code, param, before) => {
    const match = one.matchTarget(front + target);
    expect(match).toMatchObject({
      ok: false,
      failure: { code, param, route: "search", index: (front + before).length },
    });
    expect(match?.ok === false && match.failure.input).toBe(front + target);
  });

  test.each([
    ["/users/me?x=[ ]", "/users/me?x=["],
    ["/users/me?|\u0000", "/users/me?|"],
    ['/users/me?{"', "/users/me?{"],
    ["/users/me?é", "/users/me?"],
    ["/nowhere?[<", "/nowhere?["],
  ])("%j is refused", (target, before) => {
    expect(one.matchTarget(front + target)).toMatchObject({
      ok: false,
      failure: { code: "invalid-character", component: "query", index: (front + before).length },
    });
  });

  test("what no route matches is none", () => expect(one.matchTarget(`${front}/nowhere?[|]%`)).toBeUndefined());
});

test("a fragment is none of a request target", () => {
  expect(sited.matchTarget("https://example.com/v1/users/me?x=[#f")).toMatchObject({ ok: false });
  expect(sited.matchTarget("https://example.com/v1/users/me?x#f")).toMatchObject({ ok: true });
});

test("a key that is no text is none of the route", () => {
  expect(app.matchTarget("/search?%=1&%zz=2&q=3&%FF")).toMatchObject({ ok: true, params: { q: "3" } });
});

test.each(["/files/[", "/files/a|b", "/files/%", "/users/{x}"])("the path keeps to the letter: %s", (target) => {
  expect(app.matchTarget(target)).toMatchObject({ ok: false });
  expect(app.matchTarget(`${target}?[`)).toMatchObject({ ok: false });
});

test.each(["/users/me?x=[1]", "/users/me?a|b", "/search?q={}", "/users/me?%"])("`match` refuses %s", (target) => {
  app.matchTarget(target);
  expect(app.match(target)).toMatchObject({ ok: false });
  expect(sited.match(`https://example.com/v1${target}`)).toMatchObject({ ok: false });
});

test("a codec that matches another target changes nothing", () => {
  const outer = routes({
    a: route("/a{?x,y}", {
      x: { takes: "x", read: (text: string) => (app.match("/")?.ok ? text : undefined), write: String },
    }),
  });
  expect(outer.matchTarget("/a?x=[&y=]")).toStrictEqual({ ok: true, name: "a", params: { x: "[", y: "]" } });
});
