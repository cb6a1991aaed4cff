import { afterAll, describe, expect, test } from "vitest";
import { type Compiler, compilers } from "../gate/compilers.js";
import {
  ceiling,
  everyPart,
  growth,
  longText,
  oneChain,
  oneConstant,
  oneEncodedChain,
  perCharacter,
} from "./budgets.js";
import { type CompileCost, costOf, removeBuiltDeclarations } from "./compile-cost.js";
import { chainsFile, constantsFile, longLiteral, urlsFile } from "./measured-files.js";
import { realisticUrls } from "./realistic-urls.js";

const urls = realisticUrls(2_000);
const first = urls.slice(0, 1);
const [warm = ""] = first;

const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

/** The cost of a file, which must be right; said on the output. */
async function soundCost(compiler: Compiler, file: string): Promise<CompileCost> {
  const cost = await costOf(compiler, file);
  expect(cost.problems).toEqual([]);
  return cost;
}

/** What the constants behind the first add, for each character of them. */
async function costPerCharacter(compiler: Compiler, texts: readonly string[], verb: string): Promise<number> {
  const baseline = await soundCost(compiler, await constantsFile(first, verb));
  const whole = await soundCost(compiler, await constantsFile(texts, verb));
  return (whole.instantiations - baseline.instantiations) / charactersIn(texts.slice(1));
}

const say = (compiler: Compiler, what: string, figure: number): void => {
  process.stdout.write(`TypeScript ${compiler.name}: ${what}: ${figure.toFixed(2)}\n`);
};

afterAll(removeBuiltDeclarations);

describe.each(compilers.map((compiler) => [compiler.name, compiler] as const))("TypeScript %s", (_, compiler) => {
  test.each(Object.entries(perCharacter))("%s of constants", async (verb, { limit }) => {
    const cost = await costPerCharacter(compiler, urls.slice(0, verb === "uri" ? 1_000 : 250), verb);
    say(compiler, `${verb}: instantiations a character`, cost);
    expect(cost).toBeLessThanOrEqual(limit);
  });

  test("one constant of 95 characters", async () => {
    const constant = "https://app.folds.example/crane/white-paper/sizes?from=small&to=large&unit=mm&show=all#step-two";
    expect(constant).toHaveLength(95);
    const one = "https://example.com/one/two/three?one=1&two=2&three=3#one";
    const baseline = await soundCost(compiler, await constantsFile([one]));
    const cost = await soundCost(compiler, await constantsFile([one, constant]));
    say(compiler, "95 characters", cost.instantiations - baseline.instantiations);
    expect(cost.instantiations - baseline.instantiations).toBeLessThanOrEqual(oneConstant.limit);
  });

  test("every part of a constant", async () => {
    const parts = ["kind", "scheme", "userinfo", "host", "hostKind", "port", "path", "query", "fragment", "href"];
    const alone = await soundCost(compiler, await constantsFile(urls.slice(0, 200)));
    const file = (await constantsFile(urls.slice(0, 200))) + readAll(200, parts);
    const cost = await soundCost(compiler, file);
    const each = (cost.instantiations - alone.instantiations) / 200;
    say(compiler, "every part of one constant", each);
    expect(each).toBeLessThanOrEqual(everyPart.limit);
  });

  test.each([
    ["plain", "-", oneChain],
    ["encoded", " ", oneEncodedChain],
  ] as const)("one builder chain of six steps: %s", async (kind, space, { limit }) => {
    const baseline = await soundCost(compiler, await chainsFile(1, space));
    const cost = await soundCost(compiler, await chainsFile(101, space));
    const each = (cost.instantiations - baseline.instantiations) / 100;
    say(compiler, `one builder chain, ${kind}`, each);
    expect(each).toBeLessThanOrEqual(limit);
  });

  test("250, 500, 1,000 and 2,000 constants grow in a line", async () => {
    const costs: number[] = [];
    for (const count of [250, 500, 1_000, 2_000]) {
      costs.push(await costPerCharacter(compiler, urls.slice(0, count), "uri"));
    }
    const [fewest = 0] = costs;
    say(compiler, "growth from 250 to 2,000", (costs.at(-1) ?? 0) / fewest);
    for (const cost of costs) expect(cost / fewest).toBeLessThanOrEqual(growth.limit);
  });

  test("one literal of 1,000 to 8,000 characters grows in a line", async () => {
    const baseline = await soundCost(compiler, await constantsFile([warm]));
    for (const length of [1_000, 2_000, 4_000, 8_000]) {
      const cost = await soundCost(compiler, await constantsFile([warm, longLiteral(length)]));
      const each = (cost.instantiations - baseline.instantiations) / length;
      say(compiler, `${length} characters: instantiations a character`, each);
      expect(each).toBeLessThanOrEqual(longText.limit);
    }
  });

  test("the ceiling: read up to it, taken as wide past it", async () => {
    const origin = "https://example.com/";
    const at = (count: number) => [origin + "abcd/".repeat(count).slice(0, count), `x:${"y".repeat(count - 2)}`];
    const [last, lastPlain] = at(ceiling);
    const [past, pastPlain] = at(ceiling + 1);
    const file = await constantsFile([last, lastPlain, past, pastPlain].map(String));
    const pins = [
      'export const a: "example.com" = c0.host;',
      'export const b: "x" = c1.scheme;',
      "export const c: string extends typeof c2.href ? true : false = true;",
      "export const d: string extends typeof c3.href ? true : false = true;",
      "export const e: string extends typeof c0.href ? true : false = false;",
    ];
    await soundCost(compiler, `${file}${pins.join("\n")}\n`);
  });

  test("1,000 constants against 1,000 of the platform's URL, both net of one", async () => {
    const some = urls.slice(0, 1_000);
    const ours = await soundCost(compiler, await constantsFile(some));
    const oneOfOurs = await soundCost(compiler, await constantsFile(first));
    const theirs = await soundCost(compiler, urlsFile(some));
    const oneOfTheirs = await soundCost(compiler, urlsFile(first));
    const ratio = (ours.checkTime - oneOfOurs.checkTime) / (theirs.checkTime - oneOfTheirs.checkTime);
    say(compiler, "check time of 1,000 constants, against new URL (noisy, not asserted)", ratio);
  });
});

function readAll(count: number, parts: readonly string[]): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const reads = parts.map((part) => `c${index}.${part}`).join(", ");
    return `export const p${index} = [${reads}] as const;`;
  });
  return `${lines.join("\n")}\n`;
}
