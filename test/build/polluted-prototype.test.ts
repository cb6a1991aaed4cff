import { afterEach, describe, expect, test } from "vitest";
import { parse, uri } from "../../src/index.js";

// What somebody wrote into the prototype of every object was given by nobody.

const written: Readonly<Record<string, unknown>> = {
  host: "evil.example",
  userinfo: "evil",
  port: 1,
  fragment: "evil",
  query: { evil: 1 },
  path: "/evil",
  authority: "evil.example",
};

afterEach(() => {
  for (const key of Object.keys(written)) Reflect.deleteProperty(Object.prototype, key);
});

describe.each(Object.entries(written))("Object.prototype.%s", (key, value) => {
  const pollute = (): void => {
    Object.defineProperty(Object.prototype, key, { value, configurable: true, enumerable: true, writable: true });
  };

  test("is no part of the object form", () => {
    pollute();
    expect(uri({ scheme: "x", segments: ["a"] }).href).toBe("x:/a");
    if (key !== "host") expect(uri({ scheme: "https", host: "h.example" }).href).toBe("https://h.example");
    const misspelt: object = { scheme: "x", hots: "h.example" };
    expect(() => uri(misspelt)).toThrow(/there is no part "hots"/);
  });

  test("is no part of with", () => {
    pollute();
    expect(parse("https://h.example/a").with({ scheme: "http" }).href).toBe("http://h.example/a");
  });

  test("is no pair of a query", () => {
    pollute();
    expect(uri().scheme("https").host("h.example").query({ a: 1 }).build().href).toBe("https://h.example?a=1");
    expect(parse("https://h.example?b").params.with({ a: 1 }).query).toBe("b&a=1");
  });
});
