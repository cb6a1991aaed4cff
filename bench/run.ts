// The run-time benchmark: `npm run bench`, or `npm run bench -- parse build --seconds 20`. All contenders of a job run in
// turn, window by window; the lowest time of each window counts. Ratios travel between machines, times do not.

import { parseArgs } from "node:util";
import { jobsOf } from "./jobs.js";
import { Measured } from "./measure.js";
import { sizeTable } from "./sizes.js";
import { targetLines } from "./targets.js";
import { readUrls } from "./urls.js";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "60" } },
});

const { source, texts } = readUrls();
const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
console.log(`Node ${process.version}, ${texts.length} URLs (${source}), ${mean.toFixed(0)} characters in the mean.`);
console.log("Multiples of the floor (one pass, validating, own fields, not frozen) and of urigami; lower is faster.");

const jobs = jobsOf(texts).filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const measured = jobs.map((job) => new Measured(job));
const end = performance.now() + Number(values.seconds) * 1000;
do for (const one of measured) one.round();
while (performance.now() < end);

for (const one of measured) {
  const { job, times, rounds } = one;
  const floor = times.get("floor") ?? Number.NaN;
  const ours = Math.min(...Array.from(times).flatMap(([name, time]) => (name.startsWith("urigami") ? [time] : [])));
  console.log(`\n${job.name}: ${job.says} (${job.texts.length} URLs, ${rounds} rounds)`);
  for (const [name, time] of Array.from(times).sort(([, a], [, b]) => a - b)) {
    const ratios = [time / floor, time / ours].map((ratio) => ratio.toFixed(2).padStart(8));
    console.log(`  ${name.padEnd(28)}${ratios.join("")}`);
  }
}

console.log("\ntargets");
for (const line of targetLines(new Map(measured.map(({ job, times }) => [job.name, times])))) console.log(`  ${line}`);

if (positionals.length === 0) {
  console.log("\nbytes after minifying and gzip (esbuild)");
  for (const line of await sizeTable()) console.log(`  ${line}`);
}
