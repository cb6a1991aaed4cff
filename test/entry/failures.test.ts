import { describe, expect, test } from "vitest";
import { type Failure, safeParse, UriError } from "../../src/index.js";
import { failureOf } from "../build/failure-of.js";
import { coreFailures, type Provocation } from "./core-failures.js";

/** A result, or the failure of one. */
interface Refused {
  readonly ok: false;
  readonly error: Failure;
}

const cases = Object.entries(coreFailures).flatMap(([code, provocations]) =>
  provocations.map((provocation: Provocation, index) => [`${code}, ${index + 1}`, code, provocation] as const),
);

describe.each(cases)("%s", (_, code, { call, safe, component, index, section, hole, input }) => {
  const failure = failureOf(call);

  test("says what, where, and which rule", () => {
    expect(failure).toMatchObject({ code, component, index, section });
    expect(failure.hole).toBe(hole);
    if (input !== undefined) expect(failure.input).toBe(input);
    expect(failure.expected.length).toBeGreaterThan(0);
    expect(failure.message).toMatch(/^(?=NaN|[^A-Z]).*[^.]$/);
    expect({ message: failure.message, expected: failure.expected }).toMatchSnapshot();
  });

  test("is a UriError with the same facts", () => {
    expect(call).toThrow(UriError);
    expect(call).toThrow(failure.message);
  });

  if (safe === undefined) return;

  test("is the same as a value", () => {
    const result = safe() as Refused;
    expect(result).toEqual({ ok: false, error: failure });
    expect(result.error.input).toBe(failure.input);
    expect(result.error).not.toBeInstanceOf(Error);
  });
});

describe("the index", () => {
  test("stands inside the input, or at its end", () => {
    for (const [name, , { call }] of cases) {
      const { index, input } = failureOf(call);
      if (input !== "") expect(index, name).toBeLessThanOrEqual(input.length);
    }
  });

  test("counts UTF-16 units", () => {
    const result = safeParse("/%F0%9F%98%80/😀");
    expect(result.ok ? undefined : result.error.index).toBe(14);
  });
});

describe("a message", () => {
  test("names no character outside ASCII", () => {
    for (const character of ["é", "😀", "\ud800", "\u0080", "\u202e", "\ufeff"]) {
      const result = safeParse(`/${character}`);
      expect(result.ok ? "" : result.error.message).toMatch(/^[ -~]+$/);
    }
  });

  test("shows no control character", () => {
    for (let code = 0; code < 33; code++) {
      const result = safeParse(`/${String.fromCharCode(code)}`);
      expect(result.ok ? "" : result.error.message).toMatch(/^[ -~]+$/);
    }
  });
});
