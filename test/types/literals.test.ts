import { describe, expect, test } from "vitest";
import { compilers } from "../gate/compilers.js";
import { announce } from "../shared/folder.js";
import { compareLiterals, describeComparison } from "./compare-literals.js";
import { fewest, literalSources } from "./literal-sources.js";

announce("literals");

const texts = literalSources().flatMap((source) => source.texts);

describe("the compiler says of a literal what the run time says", () => {
  test("of enough literals", () => {
    expect(texts.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each(compilers.map((compiler) => [compiler.name, compiler] as const))(
    "on TypeScript %s",
    async (_, compiler) => {
      const comparison = await compareLiterals(compiler, texts);
      process.stdout.write(`${describeComparison(compiler, comparison)}\n`);
      expect(comparison.differences.slice(0, 5)).toEqual([]);
      expect(comparison.agreed).toBe(texts.length);
    },
    600_000,
  );
});
