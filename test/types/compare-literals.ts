import { type Compiler, problemOf } from "../gate/compilers.js";
import { factsFile, runtimeFacts } from "./literal-facts.js";
import { declarationsOf } from "./type-project.js";

/** What a compiler and the run time say about the same texts. */
export interface Comparison {
  readonly agreed: number;
  readonly refused: number;
  /** How many types are wider than the value, by the reason. */
  readonly wider: ReadonlyMap<string, number>;
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly text: string;
  readonly compiler: string;
  readonly runtime: string;
}

/** Texts that are compiled at once; more take more memory than they save time. */
const batch = 10_000;

/** Compiles the texts as literals, and compares the declarations with the run time as text. */
export async function compareLiterals(compiler: Compiler, texts: readonly string[]): Promise<Comparison> {
  let agreed = 0;
  let refused = 0;
  const wider = new Map<string, number>();
  const differences: Difference[] = [];
  for (let from = 0; from < texts.length; from += batch) {
    const some = texts.slice(from, from + batch);
    const types = await emittedTypes(compiler, some);
    some.forEach((text, index) => {
      const expected = runtimeFacts(text);
      const emitted = types.get(`r${index}`) ?? "nothing";
      if (emitted !== expected.type) {
        differences.push({ text, compiler: emitted, runtime: expected.type });
        return;
      }
      agreed++;
      if (expected.type.endsWith("false]")) refused++;
      for (const reason of expected.wider) wider.set(reason, (wider.get(reason) ?? 0) + 1);
    });
  }
  return { agreed, refused, wider, differences };
}

async function emittedTypes(compiler: Compiler, texts: readonly string[]): Promise<Map<string, string>> {
  const files = { "literals.ts": factsFile(texts) };
  const { compiled, declarations } = await declarationsOf(compiler, { files }, "literals.ts");
  const problem = problemOf(compiled);
  if (problem !== undefined) throw new Error(problem);
  const lines = declarations.matchAll(/^export declare const (r\d+): (.*);$/gm);
  return new Map([...lines].map(([, name = "", type = ""]) => [name, withPlainEscapes(type)]));
}

/** Control characters as `JSON.stringify` spells them; compilers have shorter escapes for some, and none for DEL. */
function withPlainEscapes(type: string): string {
  return type
    .replaceAll(/\\(.)/g, (whole, letter) => (letter === "0" ? "\\u0000" : letter === "v" ? "\\u000b" : whole))
    .replaceAll(/\\u[0-9A-F]{4}/gi, (whole) => whole.toLowerCase())
    .replaceAll("\u007f", "\\u007f");
}

/** The comparison in words, for people. */
export function describeComparison(compiler: Compiler, comparison: Comparison): string {
  const { agreed, refused, wider, differences } = comparison;
  const lines = [
    `TypeScript ${compiler.name}: ${agreed} literals agree with the run time, ${refused} of them refused; ${differences.length} differ`,
    ...[...wider].map(([reason, count]) => `  ${count} types are wider than the value: ${reason}`),
    ...differences
      .slice(0, 20)
      .map(
        ({ text, compiler: said, runtime }) =>
          `  ${JSON.stringify(text)}\n    compiler ${said}\n    run time ${runtime}`,
      ),
  ];
  return lines.join("\n");
}
