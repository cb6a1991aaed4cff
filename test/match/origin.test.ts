import { isMatching, match } from "ts-pattern";
import { describe, expect, it } from "vitest";
import { parse, type Uri } from "../../src/index.js";
import { port, sameOriginAs, under } from "../../src/match/index.js";

const read = (text: string): Uri => parse(text);

describe("port", () => {
  it("is the one that is written, or the default of the scheme", () => {
    const wanted = (text: string) => isMatching(port(443), read(text));
    const yes = [
      "https://h/",
      "https://h:443/",
      "https://h:/",
      "https://h:0443/",
      "wss://h",
      "http://h:443",
      "//h:443",
      "https://u:p@h",
    ];
    const no = [
      "http://h/",
      "https://h:80/",
      "https://h:4430",
      "//h/",
      "x://h",
      "mailto:x",
      "/443",
      "https://u:443@h:80",
    ];
    expect(yes.filter((text) => !wanted(text))).toEqual([]);
    expect(no.filter(wanted)).toEqual([]);
  });

  it("takes the definitions that are given", () => {
    const postgres = { scheme: "postgres", host: true, defaultPort: 5432 } as const;
    expect(isMatching(port(5432, { schemes: [postgres] }), read("postgres://h/db"))).toBe(true);
    expect(isMatching(port(5432, { schemes: { postgres } }), read("postgres://h:1/db"))).toBe(false);
    expect(isMatching(port(443, { schemes: [] }), read("https://h"))).toBe(false);
  });

  it("is no default when the text has a number past 2^53", () => {
    expect(isMatching(port(443), read("https://h:99999999999999999999/"))).toBe(false);
  });
});

describe("sameOriginAs", () => {
  const yes = [
    "https://example.com",
    "https://EXAMPLE.com:443/x?y#z",
    "HTTPS://user:pass@ex%61mple.com:/",
    "https://example.com:0443",
  ];
  const no = [
    "http://example.com/",
    "https://example.com:8443/",
    "https://www.example.com/",
    "https://example.com./",
    "https://example.com@evil.org/",
    "//example.com/",
    "/x",
    "",
    "mailto:a@example.com",
  ];

  it("compares scheme, host and port in effect", () => {
    const ours = isMatching(sameOriginAs("https://example.com/"));
    expect(yes.filter((text) => !ours(read(text)))).toEqual([]);
    expect(no.filter((text) => ours(read(text)))).toEqual([]);
  });

  it("takes a Uri, and stands inside bigger patterns", () => {
    const site = read("https://example.com/a");
    const found = match({ to: read("https://example.com/b") })
      .with({ to: sameOriginAs(site) }, ({ to }) => to.host)
      .otherwise(() => undefined);
    expect(found).toBe("example.com");
  });

  it("compares explicit ports of schemes without a definition", () => {
    const ours = isMatching(sameOriginAs("x://h:1"));
    expect([ours(read("x://h:1/")), ours(read("x://h")), ours(read("x://H:01"))]).toEqual([true, false, true]);
  });

  it("refuses what has no origin", () => {
    expect(() => sameOriginAs("/x")).toThrow("there is no scheme");
    expect(() => sameOriginAs("mailto:x@y")).toThrow("needs a host");
    expect(() => sameOriginAs("file:///x")).toThrow("needs a host");
    expect(() => sameOriginAs({ ...read("https://h") })).toThrow(expect.objectContaining({ code: "not-a-uri" }));
  });
});

describe("under", () => {
  const isUnder = (prefix: string) => (text: string) => isMatching(under(prefix), read(text));

  it.each([
    [
      "/docs",
      ["/docs", "/docs/", "/docs/a/b", "/d%6Fcs/a", "https://h/docs/a?b"],
      ["/docs2", "/", "", "docs", "/Docs", "/a/docs", "//docs"],
    ],
    ["/docs/", ["/docs/", "/docs/a"], ["/docs", "/docs2"]],
    ["/", ["/", "/a", "", "https://h"], ["a", "mailto:x"]],
    ["docs", ["docs/a", "docs"], ["/docs/a", "docs2"]],
    ["/a%2Fb", ["/a%2fb/c"], ["/a/b/c"]],
    [
      "https://h/docs",
      ["https://h/docs/a", "https://H:443/docs"],
      ["http://h/docs", "//h/docs", "/docs", "https://h.evil/docs", "https://h/docs2"],
    ],
    ["https://h", ["https://h", "https://h/", "https://h/a"], ["https://h2/a", "/a"]],
    ["urn:a/b", ["urn:a/b/c"], ["urn:a", "x:a/b/c", "a/b/c", "urn://a/b"]],
  ])("%s", (prefix, yes, no) => {
    expect(yes.filter((text) => !isUnder(prefix)(text))).toEqual([]);
    expect(no.filter(isUnder(prefix))).toEqual([]);
  });

  it("has no path with dot segments under it", () => {
    const texts = ["/docs/../admin", "/docs/%2e%2e/admin", "/docs/.%2E/admin", "/docs/./a", "/docs/a/.."];
    expect(texts.filter(isUnder("/docs"))).toEqual([]);
    expect(texts.filter(isUnder("/"))).toEqual([]);
  });

  it("refuses what is no prefix", () => {
    for (const text of ["/docs?a", "/docs#a", "/docs?", "/docs/..", "./docs"]) {
      expect(() => under(text), text).toThrow("a prefix has neither a query nor a fragment nor dot segments");
    }
  });
});
