// npm run test:literals [-- --all] [-- 5.9 6.0 7.0]: the comparison by hand, over a sample or over everything.

import { compilers } from "../gate/compilers.js";
import { isShared } from "../shared/folder.js";
import { compareLiterals, describeComparison } from "./compare-literals.js";
import { literalSources } from "./literal-sources.js";

const everything = process.argv.includes("--all");
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const sources = literalSources(everything);
const texts = sources.flatMap((source) => source.texts);
console.log(isShared ? "../shared is used" : "../shared is not there: its texts are left out");
for (const source of sources) console.log(`${String(source.texts.length).padStart(7)}  ${source.name}`);
console.log(`${String(texts.length).padStart(7)}  literals in all`);
for (const compiler of compilers.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const started = performance.now();
  const comparison = await compareLiterals(compiler, texts);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${describeComparison(compiler, comparison)} (${seconds} s)`);
  if (comparison.differences.length > 0) process.exitCode = 1;
}
