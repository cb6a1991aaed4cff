import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUri, parse } from "../../src/index.js";
import { fromWebAddress } from "../../src/iri/index.js";

describe("what people type", () => {
  test.each<[string, string, readonly string[]]>([
    ["www.io.example/iel", "https://www.io.example/iel", ["scheme"]],
    ["io.example", "https://io.example", ["scheme"]],
    ["Example.ORG?q#f", "https://Example.ORG?q#f", ["scheme"]],
    ["example.org.", "https://example.org.", ["scheme"]],
    ["b\u00FCcher.example./", "https://xn--bcher-kva.example./", ["scheme", "domain"]],
    ["  example.org\n", "https://example.org", ["trimmed", "scheme"]],
    ["//host/x", "https://host/x", ["scheme"]],
    ["//u:p@host/x", "https://u:p@host/x", ["scheme"]],
    ["localhost", "https://localhost", ["scheme"]],
    ["LOCALHOST/x", "https://LOCALHOST/x", ["scheme"]],
    ["localhost:3000", "https://localhost:3000", ["scheme", "port"]],
    ["localhost:3000/x?y#z", "https://localhost:3000/x?y#z", ["scheme", "port"]],
    ["db:5432", "https://db:5432", ["scheme", "port"]],
    ["example.org:65535", "https://example.org:65535", ["scheme", "port"]],
    ["192.0.2.1:80/x", "https://192.0.2.1:80/x", ["scheme"]],
    ["[2001:db8::1]:3000/x", "https://[2001:db8::1]:3000/x", ["scheme"]],
    ["b\u00FCcher.example", "https://xn--bcher-kva.example", ["scheme", "domain"]],
    [
      "\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444:8080/x",
      "https://xn--e1afmkfd.xn--p1ai:8080/x",
      ["scheme", "domain"],
    ],
    ["example\u3002org/caf\u00E9", "https://example.org/caf%C3%A9", ["scheme", "domain", "encoded"]],
    ["r3---sn-x.example.com", "https://r3---sn-x.example.com", ["scheme"]],
    ["my_shop.example.com", "https://my_shop.example.com", ["scheme"]],
    ["HTTP://Example.ORG/", "HTTP://Example.ORG/", []],
    ["ftp://host/x", "ftp://host/x", []],
    ["https://user@host/", "https://user@host/", []],
    ["https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/", []],
  ])("%j", (typed, href, assumed) => {
    const result = fromWebAddress(typed);
    expect(result).toMatchObject({ ok: true, uri: { href }, assumed });
    if (!result.ok) return;
    expect([isUri(result.uri), Object.isFrozen(result.assumed)]).toEqual([true, true]);
    expect(parse(result.uri.href as string).host).toBe(result.uri.host);
  });

  test.each<[string, string, number]>([
    [".example", "unlikely-host", 0],
    ["", "not-a-web-address", 0],
    ["   ", "not-a-web-address", 3],
    ["/path", "not-a-web-address", 0],
    ["?q", "not-a-web-address", 0],
    ["#f", "not-a-web-address", 0],
    ["https:///x", "not-a-web-address", 8],
    ["http:example.org", "not-a-web-address", 0],
    ["example.org:80a", "not-a-web-address", 0],
    ["example.org:", "not-a-web-address", 0],
    ["192.0.2.1:", "not-a-web-address", 10],
    ["javascript:alert(1)", "not-a-web-address", 0],
    ["javascript://x/%0Aalert(1)", "scheme-not-allowed", 0],
    ["urn:isbn:0", "not-a-web-address", 0],
    ["mailto:me@example.org", "unsafe-userinfo", 9],
    ["me@example.org", "unsafe-userinfo", 2],
    ["good.example:x@bad.example", "unsafe-userinfo", 14],
    ["good.example@bad.example/x", "unsafe-userinfo", 12],
    ["word", "unlikely-host", 0],
    ["word/x", "unlikely-host", 0],
    ["1.2.3", "unlikely-host", 0],
    ["999.1.1.1", "unlikely-host", 0],
    ["0x7f.1", "unlikely-host", 0],
    ["a.0x7f", "unlikely-host", 0],
    ["3.14", "unlikely-host", 0],
    ["a..b", "unlikely-host", 2],
    [" x.-a.b", "unlikely-host", 3],
    ["a-.b", "unlikely-host", 0],
    [`${"a".repeat(64)}.example`, "unlikely-host", 0],
    [`${"a.".repeat(127)}aa`, "unlikely-host", 0],
    ["-\u00FC.example", "unlikely-host", 0],
    ["\u00FC..", "domain-length", 2],
    ["\u00FC-.example", "unlikely-host", 0],
    ["ex%61mple.org", "unlikely-host", 0],
    ["ex$mple.org", "unlikely-host", 0],
    ["https://.example/", "unlikely-host", 8],
    ["::1", "bare-ipv6-address", 0],
    ["2001:db8::1/x", "bare-ipv6-address", 0],
    ["[::1", "unclosed-ip-literal", 0],
    ["example.org:99999/", "port-out-of-range", 12],
    ["exa mple.org", "invalid-character", 3],
    ["example.org/a b", "invalid-character", 13],
    ["C:\\dir", "not-a-web-address", 0],
    ["a.example\\@b.example", "unsafe-userinfo", 10],
    ["https://a.example\\@b.example", "invalid-character", 17],
    ["example.org/%zz", "invalid-percent-encoding", 12],
    ["x.xn--a.example", "invalid-domain", 2],
    ["x.xn--a.\u00FC", "invalid-domain", 2],
    ["x.\u05D0a", "domain-bidi", 2],
  ])("%j is refused", (typed, code, index) => {
    const result = fromWebAddress(typed);
    expect(result).toMatchObject({ ok: false, error: { code, index } });
    if (!result.ok) expect(result.error.input).toBe(typed);
  });

  test("the scheme is what is asked for", () => {
    expect(fromWebAddress("example.org", { scheme: "gopher" })).toMatchObject({
      ok: true,
      uri: { href: "gopher://example.org" },
    });
    expect(fromWebAddress("GOPHER://example.org", { scheme: "gopher" })).toMatchObject({ ok: true, assumed: [] });
    expect(fromWebAddress("gopher://example.org")).toMatchObject({ ok: false, error: { code: "scheme-not-allowed" } });
    expect(fromWebAddress("example.org", { scheme: "1x" })).toMatchObject({
      ok: false,
      error: { code: "invalid-scheme" },
    });
    expect(fromWebAddress("example.org", { scheme: "a:b" }).ok).toBe(false);
    expect(fromWebAddress("example.org", { scheme: "" }).ok).toBe(false);
  });

  test("a value that is no text is refused", () => {
    const given: unknown = 1;
    expect(fromWebAddress(given as string)).toMatchObject({ ok: false, error: { code: "not-a-string" } });
  });

  test("never throws, and what it makes has a host that the text shows", () => {
    const pieces = fc.constantFrom(
      "a",
      "example",
      ".",
      ":",
      "/",
      "//",
      "@",
      "[",
      "]",
      "::1",
      "80",
      "xn--",
      "-",
      "?",
      "#",
      "%",
      "\u00FC",
      " ",
      "\\",
      "\uD800",
      "https",
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 8 }).map((all) => all.join("")),
        (typed) => {
          const result = fromWebAddress(typed);
          if (result.ok) {
            expect(result.uri.host).not.toBe("");
            expect(parse(result.uri.href as string).href).toBe(result.uri.href);
            if (result.assumed.length === 0) expect(result.uri.href).toBe(typed);
          } else expect(result.error.index).toBeLessThanOrEqual(typed.length);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
