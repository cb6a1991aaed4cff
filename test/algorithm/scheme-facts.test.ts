// Definitions of schemes that callers give: what no URI could have is refused, and never written into a result.

import { describe, expect, test } from "vitest";
import { equals, type NormalizeOptions, normalize, parse } from "../../src/index.js";
import { failureOf } from "../build/failure-of.js";

/** `normalize` as JavaScript calls it. */
const normalizeWith = (text: string, schemes: unknown) =>
  normalize(parse(text), { schemes } as unknown as NormalizeOptions); // What the types refuse is what is tested.

const refused: readonly (readonly [name: string, facts: object, code: string, component: string])[] = [
  ["a path without a slash", { emptyPath: "x" }, "rootless-path", "path"],
  ["a path with a query", { emptyPath: "/?q" }, "invalid-character", "path"],
  ["a path with a fragment", { emptyPath: "/#f" }, "invalid-character", "path"],
  ["a path with a space", { emptyPath: "/a b" }, "invalid-character", "path"],
  ["a path with a broken triplet", { emptyPath: "/%4" }, "invalid-percent-encoding", "path"],
  ["a path with dot segments", { emptyPath: "/a/../b" }, "invalid-value", "path"],
  ["a path with a needless triplet", { emptyPath: "/%61" }, "invalid-value", "path"],
  ["a path that is a number", { emptyPath: 1 }, "invalid-value", "path"],
  ["a path that is null", { emptyPath: null }, "invalid-value", "path"],
  ["a port of letters", { defaultPort: "abc" }, "invalid-value", "port"],
  ["a port as a text", { defaultPort: "80" }, "invalid-value", "port"],
  ["a port with a sign", { defaultPort: -1 }, "invalid-value", "port"],
  ["a port with a point", { defaultPort: 1.5 }, "invalid-value", "port"],
  ["a port that is no number", { defaultPort: Number.NaN }, "invalid-value", "port"],
  ["a normal form that is no function", { normalForm: "x" }, "invalid-value", "reference"],
];

describe("a definition is held to the rules of the parts", () => {
  test.each(refused)("%s", (_, facts, code, component) => {
    const definition = { scheme: "x", ...facts };
    for (const text of ["x://h", "x://h:", "x://h:80/a", "X:a"]) {
      expect(failureOf(() => normalizeWith(text, [definition]))).toMatchObject({ code, component });
      expect(failureOf(() => normalizeWith(text, { x: definition }))).toMatchObject({ code, component });
      const options = { level: "scheme", schemes: [definition] } as unknown as { schemes: [] }; // The same for `equals`.
      expect(failureOf(() => equals(text, `${text}#f`, options)).code).toBe(code);
    }
    // A definition of another scheme is not read.
    expect(normalizeWith("y://h", [definition]).href).toBe("y://h");
  });

  test.each([["x"], [1], [true]])("%j is no list of definitions", (schemes) => {
    expect(failureOf(() => normalizeWith("x://h", schemes)).code).toBe("invalid-value");
  });

  test("what a normal form gives is a Uri of this library", () => {
    for (const made of ["x://h", { href: "x://h" }, undefined, new URL("https://h")]) {
      expect(failureOf(() => normalizeWith("x://h", [{ scheme: "x", normalForm: () => made }])).code).toBe("not-a-uri");
    }
  });

  test.each([
    ["", "x://h"],
    ["/", "x://h/"],
    ["//", "x://h//"],
    ["/a/%20", "x://h/a/%20"],
  ])("an empty path %j is written", (emptyPath, href) => {
    const made = normalizeWith("x://h:", [{ scheme: "x", emptyPath }]);
    expect(made.href).toBe(href);
    expect({ ...parse(made.href) }).toEqual({ ...made });
    expect(normalizeWith(made.href, [{ scheme: "x", emptyPath }]).href).toBe(href);
  });

  test("a definition without a scheme is none of a relative reference", () => {
    expect(normalizeWith("//h:", [{ scheme: "", emptyPath: "/" }]).href).toBe("//h:");
  });
});
