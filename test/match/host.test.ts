import { isMatching, match } from "ts-pattern";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/index.js";
import { hostPattern } from "../../src/match/host.js";
import { host, type Selections, type UriPattern } from "../../src/match/index.js";

/** What a pattern selects from the host of a text, on the whole `Uri`; `false` when it does not match. */
const select = (pattern: UriPattern<unknown, unknown>, text: string): unknown => {
  const uri = parse(`https://${text}/` as string);
  const whole = match<unknown>(uri)
    .with(pattern, (selected: unknown) => (selected === uri ? {} : selected))
    .otherwise(() => false);
  const part = match<unknown>({ host: text })
    .with({ host: pattern }, (selected: Selections) => ("host" in selected && selected.host === text ? {} : selected))
    .otherwise(() => false);
  expect(part).toEqual(whole);
  return whole;
};

describe("host", () => {
  it.each([
    ["example.com", "example.com", {}],
    ["example.com", "EXAMPLE.Com", {}],
    ["Example.com", "example.com", {}],
    ["example.com", "ex%61mple.com", {}],
    ["ex%61mple.com", "example.com", {}],
    ["example.com", "example%2Ecom", {}],
    ["%c3%a9.com", "%C3%A9.com", {}],
    ["example.com", "example.com.", false],
    ["example.com", "example.org", false],
    ["example.com", "a.example.com", false],
    ["[::1]", "[::1]", {}],
    ["[::A]", "[::a]", {}],
    ["192.0.2.1", "192.0.2.1", {}],
  ] as const)("%s takes %s: %o", (pattern, text, expected) => {
    expect(select(hostPattern(pattern), text)).toEqual(expected);
  });

  it.each([
    ["acme.example.com", true],
    ["ACME.EXAMPLE.COM", true],
    ["a%2Dc.example.com", true],
    ["%C3%A9.example.com", true],
    ["example.com", false],
    ["a.b.example.com", false],
    ["a%2Eb.example.com", false],
    [".example.com", false],
    ["acme.example.com.evil.org", false],
    ["acmeexample.com", false],
    ["a%2Fb.example.com", false],
    ["a%40b.example.com", false],
    ["a+b.example.com", false],
    ["%FF.example.com", false],
    ["[::1]", false],
  ])("*.example.com takes %s: %s", (text, expected) => {
    expect(select(host("*.example.com"), text)).toEqual(expected ? {} : false);
  });

  it("takes no part of an address for a label", () => {
    for (const pattern of [host("*.0.2.1"), host("192.0.2.*"), host("**.2.1"), host("{a}.0.2.1")]) {
      expect(select(pattern, "192.0.2.1")).toBe(false);
    }
    expect(select(host("192.0.2.*"), "192.0.2.example")).toEqual({});
  });

  it("takes one or more labels for **", () => {
    const texts = ["a.example.com", "a.b.c.example.com", "example.com", ".example.com", "a..example.com"];
    expect(texts.map((text) => select(host("**.example.com"), text))).toEqual([{}, {}, false, false, false]);
  });

  it("selects labels, in lower case and decoded once", () => {
    expect(select(host("{tenant}.{region}.example.com"), "Acme.EU.example.com")).toEqual({
      tenant: "acme",
      region: "eu",
    });
    expect(select(host("{tenant}.example.com"), "caf%C3%A9.example.com")).toEqual({ tenant: "café" });
    expect(select(host("{tenant}.example.com"), "a%2541.example.com")).toBe(false);
    expect(select(host("pr-{number}.preview.example.com"), "PR-12.preview.example.com")).toEqual({ number: "12" });
    expect(select(host("pr-{number}.preview.example.com"), "pr-.preview.example.com")).toBe(false);
    expect(select(host("{labels*}.example.com"), "a.B.example.com")).toEqual({ labels: ["a", "b"] });
    expect(select(host("*.{zone}.com"), "a.b.com")).toEqual({ zone: "b" });
    expect(select(host("{any}"), "localhost")).toEqual({ any: "localhost" });
  });

  it("hands out arrays that cannot be changed", () => {
    const { labels } = match(parse("//a.b.com"))
      .with(host("{labels*}.com"), (selected) => selected)
      .otherwise(() => ({ labels: [] }));
    expect(Object.isFrozen(labels)).toBe(true);
  });

  it("matches neither a reference without a host nor what is no Uri", () => {
    const any = isMatching(host("**.com"));
    const real = parse("//a.com");
    expect(any(real)).toBe(true);
    for (const value of [parse("mailto:a.com"), parse("/a.com"), { ...real }, undefined, null, 1, {}, []]) {
      expect(any(value)).toBe(false);
    }
  });

  it("is not fooled by userinfo, port and path", () => {
    const ours = isMatching(host("*.example.com"));
    const texts = [
      "https://www.example.com@evil.org/",
      "https://evil.org/www.example.com",
      "https://evil.org:80/#www.example.com",
      "https://evil.org?www.example.com",
      "https://www.example.com%40evil.org/",
      "https://www.example.com%2Eevil.org/",
    ];
    expect(texts.map((text) => ours(parse(text)))).toEqual(texts.map(() => false));
    expect(ours(parse("https://user@www.example.com:8443/"))).toBe(true);
  });

  it("agrees with a slow reading on every short host", () => {
    const letters = ["", "a", "b", "A", "%61", "ab"];
    const hosts = letters.flatMap((one) =>
      letters.flatMap((two) => letters.map((three) => [one, two, three].join("."))),
    );
    const all = [...hosts, ...letters, ...letters.flatMap((one) => letters.map((two) => `${one}.${two}`))];
    const patterns = {
      "*.a": /^[^.]+\.a$/,
      "**.a": /^([^.]+\.)+a$/,
      "a.*": /^a\.[^.]+$/,
      "b{x}.*.a": /^b[^.]+\.[^.]+\.a$/,
    };
    for (const text of all) {
      const normal = text.replaceAll("%61", "a").toLowerCase();
      for (const name of ["*.a", "**.a", "a.*", "b{x}.*.a"] as const) {
        expect(isMatching(hostPattern(name), parse(`//${text}`)), `${name} on ${text}`).toBe(
          patterns[name].test(normal),
        );
      }
    }
  });
});
