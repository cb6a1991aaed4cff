// What callers without types pass: a `UriError` with a code, or from a safe twin a value; never another error.

import { describe, expect, test } from "vitest";
import { UriError } from "../../src/index.js";
import { expand, fromOpenApi, safeExpand, safeTemplate, template } from "../../src/template/index.js";

type Untyped = (...given: readonly unknown[]) => unknown;
const untyped = (of: unknown): Untyped => of as Untyped;

const throwing = {
  toString(): string {
    throw new Error("asked for its text");
  },
};

const texts = [null, undefined, 5, true, Symbol("x"), () => "/a", [], {}, Object.create(null), new Map(), throwing];

const noValues = [null, 5, "a", true, Symbol("x"), () => 1, [], new Map([["id", 1]])];

const values: readonly (readonly [name: string, value: unknown, code: string])[] = [
  ["a toString that throws", throwing, "invalid-value"],
  ["a function whose toString throws", Object.assign(() => 1, throwing), "invalid-value"],
  ["a symbol", Symbol("x"), "invalid-value"],
  ["a function", () => 1, "invalid-value"],
  ["a class", class {}, "invalid-value"],
  ["NaN", Number.NaN, "invalid-value"],
  ["Infinity", Number.POSITIVE_INFINITY, "invalid-value"],
  ["1e21", 1e21, "invalid-value"],
  ["1e-7", 1e-7, "invalid-value"],
  ["a lone surrogate", "\ud800", "lone-surrogate"],
  ["a lone surrogate in a list", ["\udc00"], "lone-surrogate"],
  ["a lone surrogate as a name", { "\ud800": "x" }, "lone-surrogate"],
  ["a list of lists", [["a"]], "invalid-value"],
  ["pairs of lists", [["a", ["b"]]], "invalid-value"],
  ["a list of symbols", [Symbol("x")], "invalid-value"],
  ["a record of records", { a: { b: 1 } }, "invalid-value"],
  ["a Map of objects", new Map([["a", {}]]), "invalid-value"],
  ["a Map with a name that is no text", new Map([[{}, "a"]]), "invalid-value"],
  ["a Set", new Set(["a"]), "invalid-value"],
  ["a Date", new Date(0), "invalid-value"],
  ["a URL", new URL("https://h.example/"), "invalid-value"],
  ["a boxed string", Object("a"), "invalid-value"],
  ["a regular expression", /a/, "invalid-value"],
];

const codeOf = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof UriError) return error.code;
    throw error;
  }
  return "nothing was thrown";
};

describe("callers without types", () => {
  test.each(texts.map((text) => [text]))("a text that is none, %#", (text) => {
    for (const of of [template, expand, fromOpenApi]) expect(codeOf(() => untyped(of)(text, {}))).toBe("not-a-string");
    for (const of of [safeTemplate, safeExpand]) {
      expect(untyped(of)(text, {})).toMatchObject({ ok: false, error: { code: "not-a-string" } });
    }
  });

  test.each(noValues.map((given) => [given]))("values that are none, %#", (given) => {
    const user = template("/users/{id}");
    const says = { code: "invalid-value", message: expect.stringContaining("an object by the names") };
    expect(codeOf(() => untyped(user.expand.bind(user))(given))).toBe("invalid-value");
    expect(codeOf(() => untyped(user.partial.bind(user))(given))).toBe("invalid-value");
    expect(codeOf(() => untyped(expand)("/users/{id}", given))).toBe("invalid-value");
    expect(untyped(user.safeExpand.bind(user))(given)).toMatchObject({ ok: false, error: says });
    expect(untyped(safeExpand)("/users/{id}", given)).toMatchObject({ ok: false, error: says });
    expect(untyped(safeExpand)(user, given)).toMatchObject({ ok: false, error: says });
  });

  test.each([null, undefined, 5, Symbol("x"), [], {}].map((uri) => [uri]))("a link that is none, %#", (uri) => {
    const user = template("/users/{id}");
    expect(codeOf(() => untyped(user.match.bind(user))(uri))).toBe("not-a-uri");
  });

  test.each(values)("a value: %s", (_, value, code) => {
    const user = template("/users/{id}{?q*}");
    for (const name of ["id", "q"]) {
      const given = { id: 1, [name]: value };
      expect(untyped(user.safeExpand.bind(user))(given)).toMatchObject({ ok: false, error: { code, param: name } });
      expect(untyped(safeExpand)("/users/{id}{?q*}", given)).toMatchObject({ ok: false, error: { code, param: name } });
      const mine = untyped(user.partial.bind(user))(given) as { expand(): unknown };
      expect(codeOf(() => mine.expand())).toBe(code);
    }
  });
});
