import { describe, expect, test } from "vitest";
import { type CompilerName, compileGenerated, compilers, errorsOf } from "./compile-generated.js";

/** One table of many routes, each linked and matched once. */
function linked(count: number): string {
  const lines = ['import { routes } from "urigami/routes";', "export const app = routes({"];
  for (let index = 0; index < count; index++) lines.push(`  r${index}: "/r${index}/{id}",`);
  lines.push("});");
  for (let index = 0; index < count; index++) {
    lines.push(
      `export const link${index}: \`/r${index}/\${string}\` = app.to.r${index}({ id: "x" }).href;`,
      `export const match${index} = app.match("/r${index}/x");`,
    );
  }
  // The name is the union of all names: one that is none is refused.
  lines.push('const found = app.match("/");', 'if (found?.ok) { const name: typeof found.name = "r0"; void name; }');
  lines.push(
    "// @ts-expect-error: the union of names has no such member",
    'if (found?.ok) { const name: typeof found.name = "other"; void name; }',
  );
  return lines.join("\n");
}

/** A table with a handler for each route. */
function handled(count: number): string {
  const lines = ['import { routes } from "urigami/routes";', "const app = routes({"];
  for (let index = 0; index < count; index++) lines.push(`  r${index}: "/r${index}/{id}",`);
  lines.push("});", 'export const answer = app.handle("/", {');
  for (let index = 0; index < count; index++) lines.push(`  r${index}: ({ id }) => id.length,`);
  lines.push("}, { notFound: () => 0, invalid: () => 0 });");
  return lines.join("\n");
}

const withDuplicateCheck = (source: string): string =>
  `${source}\nimport type { NoDuplicates } from "urigami/routes";\nexport type Checked = NoDuplicates<typeof app.table>;`;

describe.each(Object.keys(compilers) as CompilerName[])("the compiler %s", (compiler) => {
  test("checks 1,000 routes, each linked and matched, in fewer than 400 instantiations a route", () => {
    const base = compileGenerated(compiler, linked(1));
    const full = compileGenerated(compiler, linked(1000));
    expect(errorsOf(full)).toEqual([]);
    const perRoute = (full.instantiations - base.instantiations) / 999;
    process.stdout.write(
      `routes: tsc ${compiler}: ${perRoute.toFixed(0)} instantiations a route, ${(full.checkSeconds - base.checkSeconds).toFixed(2)} s more for 1,000\n`,
    );
    expect(perRoute).toBeLessThan(400);
    // The time is printed and not asserted: the count is the same on every machine.
  }, 300_000);
});

// The count is the same under all three, so the quickest one is asked.
describe("instantiations", () => {
  const compiler = "7.0";

  test("is linear in the table", () => {
    const [small, middle, large] = [100, 300, 600].map(
      (count) => compileGenerated(compiler, linked(count)).instantiations,
    );
    const slopes = [((middle ?? 0) - (small ?? 0)) / 200, ((large ?? 0) - (middle ?? 0)) / 300];
    expect((slopes[1] ?? 0) / (slopes[0] ?? 1)).toBeLessThan(1.1);
  }, 300_000);

  test("checks handlers: 200 routes cost at most 5 times what 50 cost", () => {
    const base = compileGenerated(compiler, handled(1)).instantiations;
    const [few, many] = [50, 200].map((count) => compileGenerated(compiler, handled(count)).instantiations - base);
    expect((many ?? 0) / (few ?? 1)).toBeLessThan(5);
  }, 300_000);

  test("finds duplicates in 300 routes in linear instantiations", () => {
    const cost = (count: number) =>
      compileGenerated(compiler, withDuplicateCheck(linked(count))).instantiations -
      compileGenerated(compiler, linked(count)).instantiations;
    expect(cost(300) / cost(100)).toBeLessThan(3.3);
  }, 300_000);
});
