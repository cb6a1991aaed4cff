import { describe, expect, test } from "vitest";
import { expand, safeExpand, safeTemplate } from "../../src/template/index.js";
import { announce, isShared } from "./folder.js";
import { syntaxCases, templateCases } from "./template-cases.js";

announce("template");

describe.runIf(isShared)("the suites of RFC 6570", () => {
  test("every case expands as expected, or is refused", () => {
    const cases = templateCases();
    for (const { id, template, variables, expected } of cases) {
      const result = safeExpand(template, variables);
      if (expected.length === 0) {
        expect(result, id).toMatchObject({ ok: false });
        expect(() => expand(template, variables), id).toThrow(result.ok ? "" : result.error.message);
      } else expect(expected, id).toContain(result.ok ? result.value : result.error.message);
    }
    expect(cases.length).toBe(329);
  });

  test("every text is a template, or is none", () => {
    const cases = syntaxCases();
    for (const { id, input, valid } of cases) expect(safeTemplate(input).ok, id).toBe(valid);
    expect(cases.length).toBe(32);
  });
});
