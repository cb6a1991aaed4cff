import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canParse, parse, safeParse } from "../../src/index.js";
import { scheme, uri, uriReference } from "../oracle/arbitraries.js";
import { read } from "../oracle/rfc3986.js";

type Options = NonNullable<Parameters<typeof safeParse>[1]>;

describe("what options refuse in a valid reference", () => {
  test.each<[text: string, options: Options, code: string, component: string, index: number]>([
    ["a/b", { kind: "uri" }, "missing-scheme", "scheme", 0],
    ["", { kind: "uri" }, "missing-scheme", "scheme", 0],
    ["//h", { kind: "absolute" }, "missing-scheme", "scheme", 0],
    ["#f", { kind: "absolute" }, "missing-scheme", "scheme", 0],
    ["a:b#f", { kind: "absolute" }, "unexpected-fragment", "fragment", 3],
    ["a:#", { kind: "absolute" }, "unexpected-fragment", "fragment", 2],
    ["a:b", { kind: "relative" }, "unexpected-scheme", "scheme", 0],
    ["a:#", { kind: "relative" }, "unexpected-scheme", "scheme", 0],
    ["http://h", { schemes: ["https"] }, "scheme-not-allowed", "scheme", 0],
    ["HTTP://h", { schemes: ["https", "wss"] }, "scheme-not-allowed", "scheme", 0],
    ["http:", { schemes: [] }, "scheme-not-allowed", "scheme", 0],
    // The schemes that need a host bring their rules with them.
    ["https:", { schemes: ["https"] }, "missing-host", "host", 6],
    ["https:/a", { schemes: ["https"] }, "missing-host", "host", 6],
    ["wss://", { schemes: ["wss"] }, "missing-host", "host", 6],
    ["http://u@/a", { schemes: ["http"] }, "missing-host", "host", 9],
    ["ftp://:21", { schemes: ["ftp"] }, "missing-host", "host", 6],
    ["ws://h:65536", { schemes: ["ws"] }, "port-out-of-range", "port", 7],
  ])("%j with %j", (text, options, code, component, index) => {
    const result = safeParse(text, options);
    expect(result.ok ? undefined : result.error).toMatchObject({ code, component, index });
    expect(canParse(text, options)).toBe(false);
    expect(() => parse(text, options)).toThrow();
    expect(canParse(text)).toBe(true);
  });

  test.each<[text: string, options: Options]>([
    ["HTTPS://h", { schemes: ["https"] }],
    ["https://h:65535", { schemes: ["ftp", "https"] }],
    ["file:", { schemes: ["file"] }],
    ["x://:99999", { schemes: ["x"] }],
    ["https://h?q", { schemes: ["https"], kind: "absolute" }],
    ["https://h#f", { schemes: ["https"], kind: "uri" }],
  ])("nothing: %j with %j", (text, options) => {
    expect(safeParse(text, options)).toEqual({ ok: true, uri: parse(text) });
    expect(canParse(text, options)).toBe(true);
  });

  test("a reference without a scheme has none of the schemes", () => {
    expect(canParse("//h/p", { schemes: ["https"] })).toBe(false);
    expect(canParse("", { schemes: ["https"] })).toBe(false);
  });

  test("the schemes let through exactly the texts that have one of them", () => {
    fc.assert(
      fc.property(fc.oneof(uri, uriReference), fc.array(scheme), (text, others) => {
        const own = read(text)?.scheme?.toLowerCase();
        const schemes = others.map((other) => other.toLowerCase()).filter((other) => other !== own);
        expect(canParse(text, { schemes })).toBe(false);
        // Texts of these have to fit their rules too.
        if (own !== undefined && !["http", "https", "ws", "wss", "ftp"].includes(own))
          expect(canParse(text, { schemes: [...schemes, own] })).toBe(true);
      }),
    );
  });

  test("a fault of the grammar comes first", () => {
    expect(safeParse("a b", { kind: "uri" })).toMatchObject({ error: { code: "invalid-character" } });
    expect(safeParse("a:%", { kind: "relative" })).toMatchObject({ error: { code: "invalid-percent-encoding" } });
    expect(safeParse("a:[", { schemes: ["https"] })).toMatchObject({ error: { code: "invalid-character" } });
  });
});
