import { describe, expect, test } from "vitest";
import { canParse, parse, safeParse } from "../../src/index.js";
import type { AcceptedCase, RefusedCase } from "../corpus/case.js";
import { acceptedCases, refusedCases } from "../corpus/every-case.js";
import { kindCases } from "../corpus/kind.js";

const accepted: readonly AcceptedCase[] = acceptedCases;
const refused: readonly RefusedCase[] = refusedCases;

const absent = {
  scheme: undefined,
  authority: undefined,
  userinfo: undefined,
  host: undefined,
  hostKind: undefined,
  port: undefined,
  query: undefined,
  fragment: undefined,
};

describe("accepted texts", () => {
  test.each(accepted.map((one) => [one.text, one] as const))("%j", (text, { text: href, ...parts }) => {
    const kind = parts.scheme === undefined ? "relative" : "uri";
    const result = safeParse(text);
    // Strict: a part that is absent is a field that is undefined.
    expect(result.ok && { ...result.uri }).toStrictEqual({ ...absent, kind, href, ...parts });
    expect(canParse(text)).toBe(true);
    expect(String(parse(text))).toBe(text);
  });
});

describe("refused texts", () => {
  test.each(refused.map((one) => [one.text, one] as const))("%j", (text, { component, index }) => {
    const result = safeParse(text);
    expect(!result.ok && { component: result.error.component, index: result.error.index }).toEqual({
      component,
      index,
    });
    expect(canParse(text)).toBe(false);
    expect(() => parse(text)).toThrow();
  });
});

describe("kinds", () => {
  test.each(kindCases.map((one) => [one.text, one] as const))("%j", (text, { text: _, ...kinds }) => {
    for (const kind of ["uri", "absolute", "relative"] as const) {
      expect(canParse(text, { kind }), kind).toBe(kinds[kind]);
      expect(safeParse(text, { kind }).ok, kind).toBe(kinds[kind]);
    }
  });
});
