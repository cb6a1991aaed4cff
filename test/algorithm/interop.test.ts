import { fileURLToPath, pathToFileURL } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, safeParse, UriError } from "../../src/index.js";
import { fromFilePath, fromUrl, toFilePath, toSearchParams, toUrl } from "../../src/operations/index.js";
import * as arbitraries from "../oracle/arbitraries.js";

const codeOf = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof UriError) return error.code;
    throw error;
  }
  return "no failure";
};

describe("from a URL", () => {
  test.each([
    [
      "https://example.com/a|b^c[d]?q[]={}#x|y#z",
      "https://example.com/a%7Cb%5Ec%5Bd%5D?q%5B%5D=%7B%7D#x%7Cy%23z",
      ["path", "query", "fragment"],
    ],
    ["https://example.com/100%/%zz", "https://example.com/100%25/%25zz", ["path"]],
    ["https://ann:pa|ss@example.com:8080/", "https://ann:pa%7Css@example.com:8080/", []],
    ["http://[::1]:8080/", "http://[::1]:8080/", []],
    ["web+x:a b", "web+x:a%20b", ["path"]],
    ["https://example.com/a%7Cb", "https://example.com/a%7Cb", []],
  ])("%s is %s, with changes in %j", (text, expected, components) => {
    const url = new URL(text);
    const { uri, changes } = fromUrl(url);
    expect(uri.href).toBe(expected);
    expect(changes.map(({ component }) => component)).toEqual(components);
    for (const { before } of changes) expect(url.href).toContain(String(before));
    expect(Object.isFrozen(changes)).toBe(true);
  });

  test("takes a Location, and an object with an href", () => {
    expect(fromUrl({ href: "https://example.com/a" }).uri.href).toBe("https://example.com/a");
  });

  test("loses nothing: every URL has a Uri, which is the text itself where that is a URI", () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ["https", "foo"] }),
        fc.string(),
        (text, more) => {
          const url = new URL(text);
          url.pathname += more;
          url.hash = more;
          const { uri, changes } = fromUrl(url);
          const own = safeParse(url.href);
          if (own.ok) expect(uri.href).toBe(url.href);
          expect(changes.length === 0).toBe(own.ok);
          expect(new URL(uri.href).host).toBe(url.host);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("a lone surrogate and no text of a URL are refused", () => {
    expect(codeOf(() => fromUrl({ href: "https://h/\ud800" }))).toBe("lone-surrogate");
    expect(codeOf(() => fromUrl({ href: "1:x" }))).toBe("invalid-scheme");
  });
});

describe("to a URL", () => {
  test.each([
    ["https://example.com/a?b#c", "https://example.com/a?b#c", []],
    [
      "HTTP://Example.COM:80",
      "http://example.com/",
      [
        ["host", "Example.COM", "example.com"],
        ["port", 80, undefined],
        ["path", "", "/"],
      ],
    ],
    ["http://h/a/../b", "http://h/b", [["path", "/a/../b", "/b"]]],
    ["http://0x7f.1/", "http://127.0.0.1/", [["host", "0x7f.1", "127.0.0.1"]]],
    ["http://h/?it's", "http://h/?it%27s", [["query", "it's", "it%27s"]]],
    ["mailto:a@b", "mailto:a@b", []],
  ])("%s is %s", (text, href, changes) => {
    const made = toUrl(text);
    expect(made.url.href).toBe(href);
    expect(made.changes.map(({ component, before, after }) => [component, before, after])).toEqual(changes);
  });

  test("a relative reference, and what WHATWG refuses, are refused", () => {
    expect(codeOf(() => toUrl("/a"))).toBe("unlike-url");
    expect(codeOf(() => toUrl("http://"))).toBe("unlike-url");
    expect(codeOf(() => toUrl("http://h:65536/"))).toBe("unlike-url");
  });

  test("says when it changes something", () => {
    fc.assert(
      fc.property(arbitraries.uri, (text) => {
        if (!URL.canParse(text)) return;
        const { url, changes } = toUrl(text);
        if (changes.length === 0 && safeParse(url.href).ok) {
          expect({ ...parse(url.href), href: "" }).toEqual({
            ...parse(text),
            href: "",
            authority: parse(url.href).authority,
          });
        }
        if (url.href === text) expect(changes).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("URLSearchParams", () => {
  test("are made from params, and a query from them, without a loss", () => {
    const search = toSearchParams("?a=1+1&a=2%262&b&c=%C3%A9");
    expect(search).toBeInstanceOf(URLSearchParams);
    expect([...search]).toEqual([
      ["a", "1+1"],
      ["a", "2&2"],
      ["b", ""],
      ["c", "é"],
    ]);
    expect(parse("https://h/" as string).with({ query: search }).href).toBe("https://h/?a=1%2B1&a=2%262&b=&c=%C3%A9");
    expect([...new URLSearchParams("a=1+1")]).toEqual([...parse("?a=1+1" as string).params.as({ form: true })]);
  });
});

describe("paths of files", () => {
  const windows = { platform: "windows" } as const;
  const posix = { platform: "posix" } as const;

  test.each([
    ["/a b/c#d?e%f", "file:///a%20b/c%23d%3Fe%25f"],
    ["/a^|[b", "file:///a%5E%7C%5Bb"],
    ["/", "file:///"],
    ["/a//b/", "file:///a//b/"],
    ["//a", "file:////a"],
    ["/é\\x", "file:///%C3%A9%5Cx"],
    ["/c:/x", "file:///c:/x"],
  ])("of POSIX: %s is %s", (path, expected) => {
    const uri = fromFilePath(path, posix);
    expect(uri.href).toBe(expected);
    expect(toFilePath(uri, posix)).toBe(path);
    expect(fileURLToPath(uri.href)).toBe(path);
  });

  test.each([
    ["C:\\a b\\c#d.txt", "file:///C:/a%20b/c%23d.txt"],
    ["C:\\", "file:///C:/"],
    ["\\\\server\\share\\a", "file://server/share/a"],
  ])("of Windows: %s is %s", (path, expected) => {
    const uri = fromFilePath(path, windows);
    expect(uri.href).toBe(expected);
    expect(toFilePath(uri, windows)).toBe(path);
    expect(fromFilePath(path.replaceAll("\\", "/"), windows).href).toBe(expected);
  });

  test.each([
    ["a/b", posix, "unlike-file-path"],
    ["", posix, "unlike-file-path"],
    ["/a\0", posix, "unlike-file-path"],
    ["/a/../b", posix, "dot-segment"],
    ["C:a", windows, "unlike-file-path"],
    ["\\a", windows, "unlike-file-path"],
    ["\\\\?\\C:\\a", windows, "unlike-file-path"],
    ["\\\\.\\COM1", windows, "unlike-file-path"],
    ["\\\\server", windows, "unlike-file-path"],
    ["C:\\a\\..\\b", windows, "dot-segment"],
  ])("%j as %j is refused: %s", (path, options, code) => {
    expect(codeOf(() => fromFilePath(path, options))).toBe(code);
  });

  test.each([
    ["http://h/a", posix, "unlike-file-uri"],
    ["/a", posix, "unlike-file-uri"],
    ["file:a", posix, "unlike-file-uri"],
    ["file:///a?q", posix, "unlike-file-uri"],
    ["file:///a#f", posix, "unlike-file-uri"],
    ["file://h/a", posix, "unlike-file-uri"],
    ["file://u@localhost/a", posix, "unlike-file-uri"],
    ["file:///a%2Fb", posix, "unlike-file-uri"],
    ["file:///a%00", posix, "unlike-file-uri"],
    ["file:///a%FF", posix, "invalid-utf8"],
    ["file:///a", windows, "unlike-file-uri"],
    ["file:///C:/a%5Cb", windows, "unlike-file-uri"],
    ["file:///C:/a%2Fb", windows, "unlike-file-uri"],
    ["file:///C:", windows, "unlike-file-uri"],
  ])("%s as %j is refused: %s", (text, options, code) => {
    expect(codeOf(() => toFilePath(text, options))).toBe(code);
  });

  test("dot segments, encoded ones too, are removed before the path is read", () => {
    expect(toFilePath("file:///a/%2e%2E/b", posix)).toBe("/b");
    expect(toFilePath("file://localhost/a", posix)).toBe("/a");
    expect(toFilePath("file:/a", posix)).toBe("/a");
  });

  test("round trips, and Node reads the same path", () => {
    const segment = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !/^\.\.?$|[/\0]/.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
        const path = `/${segments.join("/")}`;
        const uri = fromFilePath(path, posix);
        expect(toFilePath(uri, posix)).toBe(path);
        expect(fileURLToPath(uri.href)).toBe(path);
        expect(toFilePath(fromUrl(pathToFileURL(path)).uri, posix)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
