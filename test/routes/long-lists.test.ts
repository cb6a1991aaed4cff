import { describe, expect, test } from "vitest";
import { routes, type Table } from "../../src/routes/index.js";
import { type CompilerName, compileGenerated, compilers, errorsOf } from "./compile-generated.js";

// Lists of names of any length: typed up to 384 names, wide beyond, where the check is that of the run time.

const namesOf = (count: number): string => Array.from({ length: count }, (_, index) => `q${index}`).join();

const source = (counts: readonly number[]): string =>
  [
    'import { int, route, routes } from "urigami/routes";',
    "type Equal<One, Other> =",
    "  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;",
    ...counts.map(
      (count) => `
const app${count} = routes({
  a: "/a{?${namesOf(count)}}",
  b: route("/b{?${namesOf(count)}}{#f}", { q1: int }),
  c: "/c{/${namesOf(count)}}{?x}",
});
app${count}.to.a({ q0: "x" });
app${count}.to.a();
app${count}.to.b({ q1: 1, f: "x" });
const found${count} = app${count}.match("/");
if (found${count}?.ok && found${count}.name === "b") {
  const { params } = found${count};
  const isWide: Equal<typeof params, Readonly<Record<string, unknown>>> = ${count > 384};
  void isWide;
  ${count > 384 ? "" : `const one: number | undefined = params.q1; const last: string | undefined = params.q${count - 1}; void [one, last];`}
}
${
  count > 384
    ? ""
    : `// @ts-expect-error: the codec takes a number
app${count}.to.b({ q1: "x" });
// @ts-expect-error: there is no such parameter
app${count}.to.a({ q${count}: "x" });
// @ts-expect-error: the parameter 'q0' is used twice
routes({ bad: "/a{?${namesOf(count - 1)},q0}" });`
}`,
    ),
    "export {};",
  ].join("\n");

describe.each(Object.keys(compilers) as CompilerName[])("the compiler %s", (compiler) => {
  test("takes lists of any length", () => {
    expect(errorsOf(compileGenerated(compiler, source([47, 48, 49, 300, 384, 385, 1000, 5000])))).toEqual([]);
  }, 120_000);
});

test("a list past the reach of the compiler is checked at run time", () => {
  const app = routes({ a: `/a{?${namesOf(5000)}}` } as Table);
  expect(app.match("/a?q4999=x")).toStrictEqual({ ok: true, name: "a", params: { q4999: "x" } });
  expect(() => routes({ a: `/a{?${namesOf(5000)},q7}` } as Table)).toThrow("the parameter 'q7' is used twice");
});
