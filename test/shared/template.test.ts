import { describe, expect, test } from "vitest";
import { expand, safeExpand, safeTemplate, type TemplateValues } from "../../src/template/index.js";
import { announce, isShared, readShared } from "./folder.js";
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

type Facts = Readonly<Record<string, unknown>>;

interface Fault {
  readonly id: string;
  readonly op: string;
  readonly input: string | Facts;
  readonly expected: string | Facts;
}

/** What templates answer to: the faults of these operations, but for those of routes, which have rules of their own. */
const ops = ["RFC 6570 expand", "RFC 6570 parse", "template", "build path segment", "match two params in a segment"];
const matchOps = ["match wildcard", "match optional wildcard"];
const faults = (wanted: readonly string[]) =>
  isShared ? readShared<Fault[]>("vectors/field-faults.json").filter(({ op }) => wanted.includes(op)) : [];

/** The template and the values of a fault: given apart, or as "{x} with x = ..." in words. */
function givenOf({ id, input }: Fault): readonly [text: string, values: TemplateValues] {
  if (id === "tmpl-reserved-pct") return ["{+id}", { id: "admin%2F" }];
  if (id === "tmpl-pct-varname") return ["{?Stra%C3%9Fe}", { "Stra%C3%9Fe": "x" }];
  if (typeof input === "string") throw new Error(`${id}: "${input}" is not read here`);
  return [
    String(input.template ?? input.pattern),
    (input.vars ?? input.values ?? input.params ?? {}) as TemplateValues,
  ];
}

/** What a template reads, where the file of faults leaves a choice or says it for routes. */
const readings: Readonly<Record<string, readonly unknown[]>> = {
  "dec-splat-conflation": [{ rest: ["a/b", "c"] }],
  "dec-newline-wildcard": [{ rest: ["a\nb"] }],
  "match-optional-empty": [{}, undefined],
};

/** The code that a fault asks for; `true` for any. */
function errorOf(expected: Facts): unknown {
  return expected.runtimeError ?? expected.error;
}

describe.runIf(isShared)("faults met in the field", () => {
  test.each(faults(ops).map((fault) => [fault.id, fault] as const))("%s", (id, fault) => {
    const { input, expected } = fault;
    if (typeof input === "object" && Array.isArray(input.templates)) {
      for (const text of input.templates) expect(safeTemplate(String(text)).ok).toBe(false);
      return;
    }
    const [text, values] = givenOf(fault);
    const made = safeTemplate(text);
    if (!made.ok) throw new Error(`${id}: ${made.error.message}`);
    if (id === "match-greedy-split") {
      expect(() => made.value.match("/news/a-b-c")).toThrow(/read in two ways/);
      return;
    }
    const result = made.value.safeExpand(values);
    if (typeof expected === "string") {
      expect(safeExpand(text, values)).toEqual({ ok: true, value: expected });
      expect(result.ok && result.uri.href).toBe(expected);
      return;
    }
    expect(result.ok).toBe(false);
    const code = errorOf(expected);
    if (!result.ok && typeof code === "string") expect(result.error.code).toBe(code);
    if (expected.param !== undefined) expect(result).toMatchObject({ error: { param: expected.param } });
  });

  test.each(faults(matchOps).map((fault) => [fault.id, fault] as const))("%s", (id, { input }) => {
    if (typeof input === "string") throw new Error(id);
    const made = safeTemplate(String(input.pattern));
    const paths = Array.isArray(input.paths) ? input.paths : [input.path];
    const found = paths.map((path) => made.ok && made.value.match(String(path)));
    expect(found).toEqual(readings[id]);
  });

  test("are all here", () => {
    expect(faults([...ops, ...matchOps]).length).toBe(16);
  });
});
