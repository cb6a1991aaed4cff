// Whether values fit a link: what the compiler says of constants is what the run time does with them.

import { expect, test } from "vitest";
import { safeTemplate, type TemplateValues } from "../../src/template/index.js";
import { compileGenerated, compilers } from "../routes/compile-generated.js";

/** What stands before expressions that can vanish, the expressions, and what stands behind them. */
const heads = ["", "/s", "/s?k=1", "/s#f", "x:", "http://h", "http://h/"];
const expressions = [
  "{?a}",
  "{#a}",
  "{/a}",
  "{;a}",
  "{.a}",
  "{&a}",
  "{?a,b}",
  "{/a,b}",
  "{/a}{/b}",
  "{?a}{&b}",
  "{?a}{#b}",
  "{#a}{?b}",
];
const tails = [
  "",
  "x",
  "/x",
  "//x",
  "&k=1",
  "#f",
  "b:c",
  "{c}",
  "{+c}",
  "{/c}",
  "{&c}",
  "{#c}",
  "{?c}",
  "{#c}x",
  "{&c}x",
];

/** Which of "a", "b" and "c" have a value, and which have a list without items. */
const choices = ["", "a", "b", "c", "ab", "ac", "bc", "abc"].flatMap((names) => [
  { names, empty: "" },
  ...["a", "b", "c"].filter((name) => !names.includes(name)).map((empty) => ({ names, empty })),
]);

/** What is refused since something is missing, not for what is there. */
const codes = ["missing-param", "rootless-path", "path-like-authority", "colon-in-first-segment"];

interface Row {
  readonly call: string;
  readonly isRefused: boolean;
}

const rows: readonly Row[] = heads.flatMap((head) =>
  expressions.flatMap((expression) =>
    tails.flatMap((tail) => {
      // Right behind a host nothing of these operators has a place, but as a part of the host.
      if (head === "http://h" && /^\{[;.&]/.test(expression)) return [];
      const text = head + expression + tail;
      const made = safeTemplate(text as string);
      if (!made.ok) return [];
      return choices.flatMap(({ names, empty }): Row[] => {
        const variables = made.value.variables as readonly string[];
        if ([...names, ...empty].some((name) => !variables.includes(name))) return [];
        const values = Object.fromEntries([
          ...[...names].map((name) => [name, "v"]),
          ...[...empty].map((name) => [name, []]),
        ]) as TemplateValues;
        const result = made.value.safeExpand(values);
        const call = `template(${JSON.stringify(text)}).expand(${JSON.stringify(values)});`;
        if (result.ok) return [{ call, isRefused: false }];
        const { code, param } = result.error;
        return codes.includes(code) && !names.includes(param ?? "") ? [{ call, isRefused: true }] : [];
      });
    }),
  ),
);

test("there are many of both kinds", () => {
  expect(rows.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(1_000);
  expect(rows.filter(({ isRefused }) => !isRefused).length).toBeGreaterThan(3_000);
});

const linesWithErrors = (output: string): ReadonlySet<number> =>
  new Set([...output.matchAll(/main\.ts[(:](\d+)/g)].map(([, line]) => Number(line)));

/** Some of all kinds: the compilers take a second for a thousand. */
const sample = rows.filter((_, index) => (index * 7919) % 48 === 0);

test.each(Object.keys(compilers) as (keyof typeof compilers)[])(
  "the compiler says what the run time does, %s",
  (compiler) => {
    const source = ['import { template } from "urigami/template";', ...sample.map(({ call }) => call)].join("\n");
    const { output } = compileGenerated(compiler, source);
    const refused = linesWithErrors(output);
    const wrong = sample.filter(({ isRefused }, index) => refused.has(index + 2) !== isRefused);
    expect(wrong).toEqual([]);
  },
);
