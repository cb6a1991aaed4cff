import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Budget, budgets } from "./budgets.js";
import { type Check, type Outcome, outcomeOf } from "./outcome.js";
import { entries, inProject, root } from "./project.js";

/** Bundles what each budget names with esbuild and compares the bytes with its limit. */
export async function bundleStep(): Promise<Outcome> {
  const checks: Check[] = [];
  const notes: string[] = [];
  for (const budget of budgets) {
    const { bytes, parts } = await bundled(budget.code);
    notes.push(`${String(bytes).padStart(6)} of ${String(budget.limit).padStart(6)} bytes  ${budget.code}`);
    const problem = overBudget(budget, bytes);
    checks.push({ name: budget.code, problem: problem && `${problem}; minified: ${parts}` });
  }
  for (const { specifier } of entries()) {
    const known = budgets.some(({ code }) => code.includes(`export * from "${specifier}"`));
    checks.push({ name: specifier, problem: known ? undefined : "has no budget in test/gate/budgets.ts" });
  }
  return outcomeOf(checks, notes);
}

/** What a budget has to say to a size; undefined when it holds. */
export function overBudget({ limit, reason }: Budget, bytes: number): string | undefined {
  if (bytes === 0) return "the bundle is empty";
  return bytes <= limit ? undefined : `${bytes} bytes, ${bytes - limit} over its limit of ${limit} (${reason})`;
}

/** The size of a bundle after gzip, and what each file brings to it before. */
async function bundled(contents: string): Promise<{ readonly bytes: number; readonly parts: string }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: inProject("test") },
    absWorkingDir: root,
    // Without the paths of tsconfig.json, so that the package's own `exports` lead to dist.
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    external: ["ts-pattern", "fast-check"],
    logLevel: "silent",
  });
  const text = outputFiles[0]?.text ?? "";
  const parts = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .map(([name, { bytesInOutput }]) => ({ name, bytesInOutput }))
    .filter(({ bytesInOutput }) => bytesInOutput > 0)
    .sort((a, b) => b.bytesInOutput - a.bytesInOutput)
    .map(({ name, bytesInOutput }) => `${name.replace("dist/", "")} ${bytesInOutput}`);
  return { bytes: /\w/.test(text) ? gzipSync(text, { level: 9 }).length : 0, parts: parts.join(", ") };
}
