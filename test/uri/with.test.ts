import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flag, list, type Parts, parse } from "../../src/index.js";
import { failureOf } from "../build/failure-of.js";
import * as arbitraries from "../oracle/arbitraries.js";
import { uriFields } from "../oracle/uri-fields.js";

const full = "HTTP://u:p@h:080/a//%62?k=%41&&l#%46";

/** Each part of a full URI: raw text, nothing said, and removed. */
const single: readonly (readonly [from: string, parts: Parts, expected: string])[] = [
  [full, {}, full],
  [full, { scheme: "x" }, "x://u:p@h:080/a//%62?k=%41&&l#%46"],
  [full, { scheme: "HTTPS" }, "HTTPS://u:p@h:080/a//%62?k=%41&&l#%46"],
  [full, { scheme: null }, "//u:p@h:080/a//%62?k=%41&&l#%46"],
  [full, { authority: "i" }, "HTTP://i/a//%62?k=%41&&l#%46"],
  [full, { authority: "" }, "HTTP:///a//%62?k=%41&&l#%46"],
  [full, { authority: "v@[::1]:" }, "HTTP://v@[::1]:/a//%62?k=%41&&l#%46"],
  [full, { authority: null }, "HTTP:/a//%62?k=%41&&l#%46"],
  [full, { userinfo: "v%3A" }, "HTTP://v%3A@h:080/a//%62?k=%41&&l#%46"],
  [full, { userinfo: "" }, "HTTP://@h:080/a//%62?k=%41&&l#%46"],
  [full, { userinfo: null }, "HTTP://h:080/a//%62?k=%41&&l#%46"],
  [full, { host: "I" }, "HTTP://u:p@I:080/a//%62?k=%41&&l#%46"],
  [full, { host: "[::1]" }, "HTTP://u:p@[::1]:080/a//%62?k=%41&&l#%46"],
  [full, { host: "" }, "HTTP://u:p@:080/a//%62?k=%41&&l#%46"],
  [full, { host: null }, "HTTP:/a//%62?k=%41&&l#%46"],
  [full, { port: 81 }, "HTTP://u:p@h:81/a//%62?k=%41&&l#%46"],
  [full, { port: "0081" }, "HTTP://u:p@h:0081/a//%62?k=%41&&l#%46"],
  [full, { port: "" }, "HTTP://u:p@h:/a//%62?k=%41&&l#%46"],
  [full, { port: null }, "HTTP://u:p@h/a//%62?k=%41&&l#%46"],
  [full, { path: "/%2e/b" }, "HTTP://u:p@h:080/%2e/b?k=%41&&l#%46"],
  [full, { path: "" }, "HTTP://u:p@h:080?k=%41&&l#%46"],
  [full, { path: null }, "HTTP://u:p@h:080?k=%41&&l#%46"],
  [full, { segments: ["a/b", 1, true, 2n] }, "HTTP://u:p@h:080/a%2Fb/1/true/2?k=%41&&l#%46"],
  [full, { segments: [] }, "HTTP://u:p@h:080?k=%41&&l#%46"],
  [full, { query: "x=%79" }, "HTTP://u:p@h:080/a//%62?x=%79#%46"],
  [full, { query: "" }, "HTTP://u:p@h:080/a//%62?#%46"],
  [full, { query: null }, "HTTP://u:p@h:080/a//%62#%46"],
  [
    full,
    { query: { a: "b c", d: [1, 2], e: flag, f: list([1, 2]), g: undefined, h: [] } },
    "HTTP://u:p@h:080/a//%62?a=b%20c&d=1&d=2&e&f=1,2#%46",
  ],
  [full, { query: {} }, "HTTP://u:p@h:080/a//%62#%46"],
  [
    full,
    {
      query: [
        ["a", "1"],
        ["a", "2"],
      ],
    },
    "HTTP://u:p@h:080/a//%62?a=1&a=2#%46",
  ],
  [full, { query: new URLSearchParams("a=1+2&a") }, "HTTP://u:p@h:080/a//%62?a=1%202&a=#%46"],
  [full, { query: new Map([["a", 1]]) }, "HTTP://u:p@h:080/a//%62?a=1#%46"],
  [full, { query: parse("?%61&&b=%2b").params }, "HTTP://u:p@h:080/a//%62?%61&&b=%2b#%46"],
  [full, { fragment: "%67" }, "HTTP://u:p@h:080/a//%62?k=%41&&l#%67"],
  [full, { fragment: "" }, "HTTP://u:p@h:080/a//%62?k=%41&&l#"],
  [full, { fragment: null }, "HTTP://u:p@h:080/a//%62?k=%41&&l"],
  // What is not there can be removed as well.
  [
    "",
    { scheme: null, authority: null, userinfo: null, host: null, port: null, path: null, query: null, fragment: null },
    "",
  ],
  ["x:a", { host: null, port: null }, "x:a"],
  // Several parts at once; the order of the keys says nothing.
  ["x:/a", { path: "//b", host: "h", scheme: "y" }, "y://h//b"],
  ["//h/a", { host: "i", userinfo: "u", port: 1 }, "//u@i:1/a"],
  ["/a", { host: "h", userinfo: "u", port: 1 }, "//u@h:1/a"],
];

/** Bytes of parts that are not named stay. */
const untouched = [
  "HtTp://h",
  "x://h:",
  "x://h:0",
  "x://h:00080/",
  "x://@h",
  "x://:@h",
  "x://h?",
  "x://h#",
  "x://h?#",
  "x://h/%7e?%7e#%7e",
  "x://H",
];

/** Paths that would be read as something else, where the text has a spelling for them. */
const guarded: readonly (readonly [from: string, parts: Parts, expected: string, path: string])[] = [
  ["x/y", { path: "//z" }, "/.//z", "/.//z"],
  ["x:a", { path: "//z" }, "x:/.//z", "/.//z"],
  ["x:a?q#f", { path: "///" }, "x:/.///?q#f", "/.///"],
  ["x://h//z", { authority: null }, "x:/.//z", "/.//z"],
  ["x://h//z", { host: null }, "x:/.//z", "/.//z"],
  ["//h//z", { host: null }, "/.//z", "/.//z"],
  ["x:a:b", { scheme: null }, "./a:b", "./a:b"],
  ["x:a:b/c?q", { scheme: null }, "./a:b/c?q", "./a:b/c"],
  ["y", { path: "a:b" }, "./a:b", "./a:b"],
  ["y", { path: "http://h" }, "./http://h", "./http://h"],
  ["y", { path: ":" }, "./:", "./:"],
  // No guard is needed.
  ["y", { path: "a/b:c" }, "a/b:c", "a/b:c"],
  ["y", { path: "/a:b" }, "/a:b", "/a:b"],
  ["x:y", { path: "a:b" }, "x:a:b", "a:b"],
  ["x:y", { scheme: null, path: "a:b", query: null }, "./a:b", "./a:b"],
  ["//h", { path: "//z" }, "//h//z", "//z"],
  // A guard is text: it stays when it is no longer needed.
  ["x:/.//z", { host: "h" }, "x://h/.//z", "/.//z"],
  ["./a:b", { scheme: "x" }, "x:./a:b", "./a:b"],
];

const refused: readonly (readonly [from: string, parts: object, code: string, component: string])[] = [
  ["x:a", { host: "h" }, "rootless-path", "path"],
  ["x:a", { authority: "h" }, "rootless-path", "path"],
  ["a", { host: "" }, "rootless-path", "path"],
  ["//h", { path: "a" }, "rootless-path", "path"],
  ["//h", { path: "a:b" }, "rootless-path", "path"],
  ["/a", { port: 1 }, "missing-authority", "port"],
  ["/a", { userinfo: "u" }, "missing-authority", "userinfo"],
  ["//h", { host: null, port: 1 }, "missing-authority", "port"],
  ["//h", { host: null, userinfo: "u" }, "missing-authority", "userinfo"],
  ["/a", { authority: "h", host: "i" }, "unknown-part", "authority"],
  ["/a", { authority: "h", port: 1 }, "unknown-part", "authority"],
  ["/a", { authority: null, userinfo: "u" }, "unknown-part", "authority"],
  ["/a", { path: "/b", segments: ["c"] }, "unknown-part", "path"],
  ["/a", { scheme: "" }, "invalid-scheme", "scheme"],
  ["/a", { scheme: "1a" }, "invalid-scheme", "scheme"],
  ["/a", { scheme: "a:" }, "invalid-scheme", "scheme"],
  ["/a", { host: "a/b" }, "invalid-character", "host"],
  ["/a", { host: "[::1" }, "unclosed-ip-literal", "host"],
  ["/a", { host: "[fe80::1%25en0]" }, "zone-id", "host"],
  ["/a", { host: "[::g]" }, "invalid-ipv6-address", "host"],
  ["/a", { host: "[v.a]" }, "invalid-ipvfuture", "host"],
  ["//h", { port: "8x" }, "invalid-port", "port"],
  ["//h", { port: -1 }, "invalid-port", "port"],
  ["//h", { port: 1.5 }, "invalid-value", "port"],
  ["//h", { port: Number.NaN }, "invalid-value", "port"],
  ["//h", { port: 2 ** 53 }, "invalid-value", "port"],
  ["//h", { port: 1n }, "invalid-value", "port"],
  ["/a", { path: "/b?c" }, "invalid-character", "path"],
  ["/a", { path: "/%" }, "invalid-percent-encoding", "path"],
  ["/a", { path: 1 }, "invalid-value", "path"],
  ["/a", { query: "a#b" }, "invalid-character", "query"],
  ["/a", { query: "é" }, "invalid-character", "query"],
  ["/a", { query: 1 }, "invalid-value", "query"],
  ["/a", { query: { a: null } }, "invalid-value", "query"],
  ["/a", { query: { a: {} } }, "invalid-value", "query"],
  ["/a", { query: new Date(0) }, "invalid-value", "query"],
  ["/a", { query: ["ab"] }, "invalid-value", "query"],
  ["/a", { fragment: "a#b" }, "invalid-character", "fragment"],
  ["/a", { fragment: true }, "invalid-value", "fragment"],
  ["/a", { segments: "abc" }, "invalid-value", "path"],
  ["/a", { segments: new Set(["a"]) }, "invalid-value", "path"],
  ["/a", { segments: [""] }, "empty-segment", "path"],
  ["/a", { segments: ["a", ".."] }, "dot-segment", "path"],
  ["/a", { segments: [undefined] }, "invalid-value", "path"],
  ["/a", { segments: ["\ud800"] }, "lone-surrogate", "path"],
];

describe("with", () => {
  test.each(single)("%j with %o is %j", (from, parts, expected) => {
    const value = parse(from);
    const made = value.with(parts);
    expect(made.href).toBe(expected);
    expect(made).toEqual(parse(expected));
    expect(value.safeWith(parts)).toEqual({ ok: true, uri: made });
    expect(value).toEqual(parse(from));
  });

  test.each(untouched)("the text of %j stays", (text) => {
    const value = parse(text);
    expect(value.with({}).href).toBe(text);
    expect(value.with({ scheme: undefined, host: undefined, port: undefined, path: undefined }).href).toBe(text);
    expect(value.with({ fragment: "new" }).with({ fragment: value.fragment ?? null }).href).toBe(text);
    expect(value.with({ query: "new" }).with({ query: value.query ?? null }).href).toBe(text);
    expect(value.with({ path: "/new" }).with({ path: value.path }).href).toBe(text);
    expect(value.with({ host: "new" }).with({ host: value.host }).href).toBe(text);
  });

  test.each(guarded)("%j with %o is %j", (from, parts, expected, path) => {
    const made = parse(from).with(parts);
    expect(made).toMatchObject({ href: expected, path });
    expect(made).toEqual(parse(expected));
  });

  test.each(refused)("%j with %o: %s", (from, parts, code, component) => {
    const value = parse(from);
    const failure = failureOf(() => value.with(parts as Parts));
    expect(failure).toMatchObject({ code, component });
    expect(value.safeWith(parts as Parts)).toEqual({ ok: false, error: failure });
  });

  test.each(["kind", "href", "hostKind", "params", "Scheme", "hash", "toString", "constructor", ""])(
    "there is no part %j",
    (key) => {
      expect(failureOf(() => parse("/a").with({ [key]: "x" })).code).toBe("unknown-part");
      expect(failureOf(() => parse("/a").with({ [key]: undefined })).code).toBe("unknown-part");
    },
  );

  test("another Uri is no set of parts", () => {
    expect(failureOf(() => parse("/a").with(parse("/b") as never)).code).toBe("unknown-part");
  });
});

describe("law 2: with gives the components that were put in", () => {
  const given = <Value>(part: fc.Arbitrary<Value>) => fc.option(fc.option(part, { nil: null }), { nil: undefined });
  const authorityParts = {
    userinfo: given(arbitraries.userinfo),
    host: given(arbitraries.host),
    port: given(arbitraries.port),
  };
  const rest = {
    scheme: given(arbitraries.scheme),
    path: given(fc.oneof(arbitraries.pathAbempty, arbitraries.pathRootless, arbitraries.pathNoscheme)),
    query: given(arbitraries.query),
    fragment: given(arbitraries.fragment),
  };
  const parts = fc.oneof(
    fc.record({ ...rest, ...authorityParts }),
    fc.record({ ...rest, authority: given(arbitraries.authority) }),
  );
  const put = <Value>(value: Value | null | undefined, standing: Value | undefined): Value | undefined =>
    value === undefined ? standing : (value ?? undefined);

  test("or says why not", () => {
    let made = 0;
    fc.assert(
      fc.property(arbitraries.uriReference, parts, (text, some: Parts) => {
        const value = parse(text);
        const result = value.safeWith(some);
        const scheme = put(some.scheme, text.slice(0, value.scheme?.length ?? 0) || undefined);
        const hasAuthority =
          some.authority === undefined
            ? put(some.host, value.host) !== undefined
            : put(some.authority, value.authority) !== undefined;
        const path = put(some.path, value.path) ?? "";
        if (!result.ok) {
          const needsHost = !hasAuthority && (some.userinfo ?? some.port) != null;
          const isRootless = hasAuthority && path !== "" && !path.startsWith("/");
          expect(needsHost || isRootless, result.error.code).toBe(true);
          return;
        }
        made++;
        const { uri } = result;
        expect(uri).toEqual(parse(uri.href));
        expect({ ...uri }).toEqual(uriFields(uri.href));
        expect(uri.href.startsWith(scheme === undefined ? "" : `${scheme}:`)).toBe(true);
        expect(uri).toMatchObject({
          scheme: scheme?.toLowerCase(),
          query: put(some.query, value.query),
          fragment: put(some.fragment, value.fragment),
        });
        const isNetworkPath = !hasAuthority && path.startsWith("//");
        const isColonFirst = !hasAuthority && scheme === undefined && /^[^/]*:/.test(path);
        expect(uri.path).toBe(isNetworkPath ? `/.${path}` : isColonFirst ? `./${path}` : path);
        if (some.authority !== undefined) expect(uri.authority).toBe(put(some.authority, value.authority));
        else if (hasAuthority) {
          expect(uri.host).toBe(put(some.host, value.host));
          expect(uri.userinfo).toBe(put(some.userinfo, value.userinfo));
        } else expect(uri.authority).toBeUndefined();
      }),
      { numRuns: 2000, seed: 3986 },
    );
    expect(made).toBeGreaterThan(500);
  });
});
