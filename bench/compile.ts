// What the compiler pays: a project with 2,000 checked constants and 300 builder chains, against the same project with
// `new URL` and template strings, both net of an empty project, on every compiler that the package is held to. Then how
// long an editor on TypeScript 6 waits for completions in one file of it.
//
//   npm run bench:compile -- [runs] [compiler...]

import { compilers } from "../test/gate/compilers.js";
import { builtModule, type CompileCost, measureFiles } from "../test/types/compile-cost.js";
import { openEditor } from "../test/types/language-service.js";
import { chainsFile, constantsFile, templateStringsFile, urlsFile } from "../test/types/measured-files.js";
import { realisticUrls } from "../test/types/realistic-urls.js";

type Files = Readonly<Record<string, string>>;

const runs = Number(process.argv[2] ?? 3);
const perFile = 100;
const urls = realisticUrls(2_000);

async function filesOf(name: string, count: number, file: (from: number) => Promise<string> | string): Promise<Files> {
  const made: Record<string, string> = {};
  for (let from = 0; from < count; from += perFile) made[`${name}-${from}.ts`] = await file(from);
  return made;
}

const slice = (from: number): readonly string[] => urls.slice(from, from + perFile);

const empty: Files = { "empty.ts": "export {};\n" };
const checked: Files = {
  ...(await filesOf("constants", 2_000, (from) => constantsFile(slice(from)))),
  ...(await filesOf("chains", 300, (from) => chainsFile(perFile, "-", from))),
};
const platform: Files = {
  ...(await filesOf("constants", 2_000, (from) => urlsFile(slice(from)))),
  ...(await filesOf("chains", 300, (from) => templateStringsFile(perFile, from))),
};

/** The run with the least check time; the projects take turns, so that a busy moment meets all of them. */
async function least(
  measure: (files: Files) => Promise<CompileCost>,
  projects: readonly Files[],
): Promise<CompileCost[]> {
  const best: CompileCost[] = [];
  for (let run = 0; run < runs; run++) {
    for (const [index, files] of projects.entries()) {
      const cost = await measure(files);
      if (cost.problems.length > 0) throw new Error(cost.problems.slice(0, 3).join("\n"));
      if (cost.checkTime < (best[index]?.checkTime ?? Number.POSITIVE_INFINITY)) best[index] = cost;
    }
  }
  return best;
}

const seconds = (value: number): string => `${value.toFixed(3)} s`;

console.log(`Node ${process.version}; 2,000 constants and 300 chains of six steps; the least of ${runs} runs`);
const named = process.argv.slice(3);
for (const compiler of compilers.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const [none, ours, theirs] = await least((files) => measureFiles(compiler, files), [empty, checked, platform]);
  if (none === undefined || ours === undefined || theirs === undefined) throw new Error("no runs");
  const own = ours.checkTime - none.checkTime;
  const other = theirs.checkTime - none.checkTime;
  console.log(
    `TypeScript ${compiler.name}: check time ${seconds(own)} against ${seconds(other)} (empty ${seconds(none.checkTime)}): ${(own / other).toFixed(1)} times; ${ours.instantiations - none.instantiations} instantiations`,
  );
}

const built = await builtModule();
const editor = openEditor("typescript", checked);
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const waits: number[] = [];
const checks: number[] = [];
const page = await constantsFile(slice(0));
for (let edit = 0; edit < 20; edit++) {
  editor.open(`${page}const edited${edit} = ${edit};\nuri("ht/**/");\n`);
  const started = performance.now();
  if (!editor.completions().includes("https://")) throw new Error(`no completions from ${built}`);
  const completed = performance.now();
  editor.errors();
  waits.push(completed - started);
  checks.push(performance.now() - completed);
}
const [firstWait = 0, ...laterWaits] = waits;
console.log(
  `TypeScript 6, one file of ${perFile} constants in that project: completions ${firstWait.toFixed(0)} ms at first, then ${middle(laterWaits).toFixed(0)} ms after an edit; errors of the file ${middle(checks.slice(1)).toFixed(0)} ms`,
);
