import { type Compiler, compile, problemOf } from "./compilers.js";
import { failure, type Outcome, outcomeOf } from "./outcome.js";
import { run, runNode } from "./process.js";
import { filesUnder, inProject, root } from "./project.js";

/** Format, lint and import order; a warning fails as an error does. */
export async function biomeStep(): Promise<Outcome> {
  const tool = inProject("node_modules/@biomejs/biome/bin/biome");
  const { code, output } = await runNode([tool, "check", "--error-on-warnings", "--max-diagnostics=30"], { cwd: root });
  return code === 0 ? outcomeOf([{ name: "biome" }], [lastLine(output)]) : failure(output.trim());
}

/** Sources, tests, type tests, examples and benchmarks under one compiler. */
export async function tscStep(compiler: Compiler): Promise<Outcome> {
  const problem = problemOf(await compile(compiler, inProject("tsconfig.json")));
  return outcomeOf([{ name: `tsc ${compiler.name}`, problem }]);
}

/** The type tests by tsd, against the built declarations. */
export async function tsdStep(): Promise<Outcome> {
  const files = filesUnder("test-d").filter((file) => file.endsWith(".test-d.ts"));
  const { code, output } = await run(process.execPath, [inProject("node_modules/tsd/dist/cli.js")], { cwd: root });
  if (code === 0) return outcomeOf(files.map((name) => ({ name })));
  const found = outcomeOf(files.map((name) => ({ name, problem: output.includes(name) ? "see below" : undefined })));
  return { ...found, failed: Math.max(found.failed, 1), failures: [...found.failures, output.trim()] };
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1) ?? "";
}
