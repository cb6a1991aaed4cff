import { describe, expect, test } from "vitest";
import { type FailureCode, parse, UriError } from "../../src/index.js";
import * as entry from "../../src/match/index.js";

// What callers without a compiler give: every answer is a failure of this library, never an error of the engine.

type Loose = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
const loose = entry as object as Loose;
const { dispatch, path, host, query, text } = entry;

const codeOf = (make: () => unknown): FailureCode | "nothing thrown" => {
  try {
    make();
    return "nothing thrown";
  } catch (error) {
    if (error instanceof UriError) {
      expect(error.message).toMatch(/^[^{}]+$/);
      return error.code;
    }
    throw error;
  }
};

const noTexts = [null, undefined, 5, Number.NaN, {}, [], ["/"], Symbol("x"), 5n, true, () => "/"];
const noObjects = [null, undefined, 5, "x", true, Symbol("x"), 5n, ["/"]];

describe("a pattern of another kind", () => {
  test.each(noTexts)("host and path of %p", (given) => {
    expect(codeOf(() => loose.host?.(given))).toBe("not-a-string");
    expect(codeOf(() => loose.path?.(given))).toBe("not-a-string");
  });
  test("readers", () => {
    for (const readers of [5, "x", true, ["/"], { id: 5 }, { id: null }, { id: {} }, { other: text }]) {
      expect(codeOf(() => loose.path?.("/{id}", readers))).toBe("invalid-value");
    }
    expect(codeOf(() => loose.path?.("/{id}", null))).toBe("nothing thrown");
    expect(codeOf(() => loose.path?.("/{id}", { id: undefined }))).toBe("nothing thrown");
  });
  test.each(noObjects)("query(%p)", (keys) => expect(codeOf(() => loose.query?.(keys))).toBe("invalid-value"));
  test.each([null, undefined, 5, [], {}, { read: 5 }, { each: 5 }, { optional: null, otherwise: 1 }, Symbol("x")])(
    "query({ a: %p })",
    (a) => expect(codeOf(() => loose.query?.({ a }))).toBe("invalid-value"),
  );
  test("query of a name that sets a prototype, or with options that are none", () => {
    expect(codeOf(() => loose.query?.({ ["__proto__"]: text }))).toBe("invalid-value");
    expect(codeOf(() => loose.query?.({ a: text }, null))).toBe("invalid-value");
  });
  test.each([null, undefined, 5, {}, [], Symbol("x")])("under(%p), sameOriginAs(%p)", (given) => {
    expect(codeOf(() => loose.under?.(given))).toBe("not-a-uri");
    expect(codeOf(() => loose.sameOriginAs?.(given))).toBe("not-a-uri");
  });
  test.each([null, undefined, "443", -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 5n, {}, Symbol("x")])(
    "port(%p)",
    (given) => expect(codeOf(() => loose.port?.(given))).toBe("invalid-value"),
  );
  test.each([null, 5, "x", { schemes: null }, { schemes: 5 }, { schemes: [null] }, { schemes: { a: 5 } }])(
    "options %j",
    (options) => {
      expect(codeOf(() => loose.port?.(443, options))).toBe("invalid-value");
      expect(codeOf(() => loose.under?.("/a", options))).toBe("invalid-value");
      expect(codeOf(() => loose.sameOriginAs?.("https://h", options))).toBe("invalid-value");
    },
  );
});

describe("a dispatcher", () => {
  test.each(noObjects)("dispatch(%p)", (arms) => expect(codeOf(() => loose.dispatch?.(arms))).toBe("invalid-value"));
  test.each([null, undefined, 5, "https", [null], [[5]], Symbol("x"), () => true])("dispatch({ a: %p })", (a) =>
    expect(codeOf(() => loose.dispatch?.({ a }))).toBe("invalid-value"),
  );
  const links = dispatch({ mail: { scheme: "mailto" }, constructor: { scheme: "x" } }) as object as Loose;
  const mail = parse("mailto:a@b");
  test("is asked with a Uri, functions and what happens otherwise", () => {
    for (const uri of [null, undefined, 5, "mailto:a", {}, { ...mail }]) {
      expect(codeOf(() => links.match?.(uri))).toBe("not-a-uri");
      expect(codeOf(() => links.handle?.(uri, {}, () => 1))).toBe("not-a-uri");
    }
    for (const functions of [null, undefined, 5, {}, { mail: 5 }]) {
      expect(codeOf(() => links.handle?.(mail, functions, () => 1))).toBe("invalid-value");
    }
    expect(codeOf(() => links.handle?.(parse("x:y"), {}, () => 1))).toBe("invalid-value");
    expect(codeOf(() => links.handle?.(parse("y:y"), {}, null))).toBe("invalid-value");
    expect(links.handle?.(parse("y:y"), null, () => 1)).toBe(1);
  });
});

describe("a reader that does not do what it should", () => {
  const asked = (reader: unknown) => {
    const one = dispatch({ a: path("/{x}", { x: reader as typeof text }) });
    const two = dispatch({ a: query({ x: reader as typeof text }) });
    return [codeOf(() => one.match(parse("/a"))), codeOf(() => two.match(parse("?x=a")))];
  };
  const throwing = () => {
    throw new TypeError("no");
  };
  test("throws", () => {
    expect(asked({ read: throwing })).toEqual(["invalid-value", "invalid-value"]);
    expect(asked({ "~standard": { validate: throwing } })).toEqual(["invalid-value", "invalid-value"]);
  });
  test("answers later", async () => {
    expect(asked({ "~standard": { validate: () => Promise.reject(new Error("no")) } })).toEqual([
      "async-schema",
      "async-schema",
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  test("answers nothing", () =>
    expect(asked({ "~standard": { validate: () => null } })).toEqual(["nothing thrown", "nothing thrown"]));
});

test("values of another kind match nothing", () => {
  for (const value of [null, 5, {}, [], Symbol("x")]) {
    const one = dispatch({ a: [host("a"), path("/a"), query({})] });
    expect(codeOf(() => (one as object as Loose).match?.(value))).toBe("not-a-uri");
  }
});
