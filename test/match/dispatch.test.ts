import { describe, expect, it, vi } from "vitest";
import { parse, type Uri } from "../../src/index.js";
import { dispatch, host, path, query, text } from "../../src/match/index.js";
import { int } from "./readers.js";

const read = (given: string): Uri => parse(given);

const links = dispatch({
  profile: { scheme: ["http", "https"], host: host("{tenant}.example.com"), path: path("/users/{id}", { id: int }) },
  search: [{ scheme: "https" }, path("/search"), query({ q: text })],
  secure: { scheme: "https", port: undefined },
  page: path("/{page}"),
  mail: { scheme: "mailto" },
  bare: { kind: "relative", host: undefined },
});

describe("dispatch", () => {
  it.each([
    ["https://acme.example.com/users/42", "profile", { tenant: "acme", id: 42 }],
    ["http://acme.example.com/users/42", "profile", { tenant: "acme", id: 42 }],
    ["https://acme.example.com/users/x", "secure", {}],
    ["https://h/search?q=a", "search", { q: "a" }],
    ["https://h/search", "secure", {}],
    ["https://h:1/search", "page", { page: "search" }],
    ["http://h/search?q=a", "page", { page: "search" }],
    ["mailto:x@y", "mail", {}],
    ["/about", "page", { page: "about" }],
    ["", "bare", {}],
  ])("%s goes to %s", (given, name, selected) => {
    const uri = read(given);
    expect(links.match(uri)).toEqual({ name, selected, uri });
    expect(links.match(uri)?.uri).toBe(uri);
  });

  it("calls the function of one arm, or otherwise", () => {
    const shown = (given: string): string =>
      links.handle(
        read(given),
        {
          profile: ({ tenant, id }, { scheme }) => `${scheme} ${tenant} ${id + 1}`,
          search: ({ q }) => q,
          secure: (_, uri) => uri.scheme,
          page: ({ page }) => page,
          mail: (_, uri) => uri.path,
          bare: () => "bare",
        },
        (uri) => `? ${uri.href}`,
      );
    expect(["https://a.example.com/users/1", "mailto:x@y", "tel:1", "//h"].map(shown)).toEqual([
      "https a 2",
      "x@y",
      "? tel:1",
      "? //h",
    ]);
    const one = vi.fn();
    dispatch({ a: {}, b: {} }).handle(read("x:y"), { a: one, b: () => expect.unreachable() }, () =>
      expect.unreachable(),
    );
    expect(one).toHaveBeenCalledOnce();
  });

  it("tries arms in their order, with and without schemes", () => {
    const order = dispatch({ all: path("/a"), http: { scheme: "http" }, rest: {} });
    expect(["http://h/a", "http://h/b", "x:/a", "x:/b"].map((given) => order.match(read(given))?.name)).toEqual([
      "all",
      "http",
      "all",
      "rest",
    ]);
  });

  it("takes nothing when an arm names no value", () => {
    expect(dispatch({ none: { scheme: [] } }).match(read("a:b"))).toBeUndefined();
    expect(dispatch({}).match(read("a:b"))).toBeUndefined();
  });

  it("holds every scheme that an arm names", () => {
    const never = dispatch({ both: [{ scheme: "a" }, { scheme: "b" }] });
    expect([never.match(read("a:x")), never.match(read("b:x"))]).toEqual([undefined, undefined]);
  });

  it("takes no look-alike", () => {
    expect(() => links.match({ ...read("a:b") })).toThrow(expect.objectContaining({ code: "not-a-uri" }));
  });

  it("has arms named like properties of every object", () => {
    const odd = dispatch({ constructor: { scheme: "a" }, toString: { scheme: "b" } });
    expect([odd.match(read("a:x"))?.name, odd.match(read("b:x"))?.name]).toEqual(["constructor", "toString"]);
  });

  it("agrees with ts-pattern, arm by arm", async () => {
    const { isMatching } = await import("ts-pattern");
    const schemes = ["http", "https", "x"];
    const hosts = ["a.example.com", "example.com"];
    const paths = ["/users/1", "/users/x", "/search", ""];
    const profile = isMatching({ host: host("{tenant}.example.com"), path: path("/users/{id}", { id: int }) });
    const table = dispatch({ profile: { host: host("{tenant}.example.com"), path: path("/users/{id}", { id: int }) } });
    for (const scheme of schemes)
      for (const name of hosts)
        for (const rest of paths) {
          const uri = read(`${scheme}://${name}${rest}`);
          expect(table.match(uri) !== undefined, uri.href).toBe(profile(uri));
        }
  });
});
