import { apiStep } from "./api-step.js";
import { build } from "./build.js";
import { bundleStep } from "./bundle-step.js";
import { biomeStep, tscStep, tsdStep } from "./check-steps.js";
import { compilers } from "./compilers.js";
import { docsStep } from "./docs-step.js";
import { failure, type Outcome, outcomeOf, together } from "./outcome.js";
import { consumerStep, packageStep } from "./package-steps.js";
import { rulesStep, testsStep } from "./vitest-step.js";

// The gate: every step runs, two at a time, also after one failed. `npm test` runs all; names choose some:
//   tsx test/gate/run.ts [--update] [step...]

interface Step {
  readonly name: string;
  readonly says: string;
  readonly needs: readonly string[];
  run(): Promise<Outcome>;
}

const update = process.argv.includes("--update");
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));

async function buildStep(): Promise<Outcome> {
  return outcomeOf([{ name: "build", problem: await build() }]);
}

// The longest come first; the others follow beside them.
const steps: readonly Step[] = [
  { name: "build", says: "dist from src", needs: [], run: buildStep },
  { name: "tests", says: "vitest", needs: [], run: testsStep },
  { name: "consumer", says: "the tarball in an empty project", needs: ["build"], run: consumerStep },
  { name: "docs", says: "README and doc comments compiled and run", needs: ["build"], run: docsStep },
  { name: "rules", says: "layers, cycles, names, sizes; the gate's own tests", needs: [], run: rulesStep },
  { name: "biome", says: "format, lint, imports", needs: [], run: biomeStep },
  ...compilers.map((compiler) => ({
    name: `tsc-${compiler.name}`,
    says: "sources, tests, type tests, examples, benchmarks",
    needs: [],
    run: () => tscStep(compiler),
  })),
  { name: "tsd", says: "type tests against the built declarations", needs: ["build"], run: tsdStep },
  { name: "api", says: "public surface against etc", needs: ["build"], run: () => apiStep(update) },
  { name: "bundle", says: "bytes against budgets", needs: ["build"], run: bundleStep },
  { name: "package", says: "publint and attw on the tarball", needs: ["build"], run: packageStep },
];

const unknown = chosen.filter((name) => !steps.some((step) => matches(step, name)));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(", ")}; there are ${steps.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}
const outcomes = await runAll(wanted());
const total = together([...outcomes.values()]);
const failed = [...outcomes].filter(([, outcome]) => outcome.failed > 0);
console.log("");
for (const [name, outcome] of failed) {
  console.log(`---- ${name} failed`);
  console.log(outcome.failures.slice(0, 60).join("\n"));
  if (outcome.failures.length > 60) console.log(`... and ${outcome.failures.length - 60} more`);
  console.log("");
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(failed.length === 0 ? "every step passed" : `failed steps: ${failed.map(([name]) => name).join(", ")}`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** The chosen steps with what they need, in the order of the table. */
function wanted(): readonly Step[] {
  if (chosen.length === 0) return steps;
  const picked = steps.filter((step) => chosen.some((name) => matches(step, name)));
  return steps.filter((step) => picked.includes(step) || picked.some(({ needs }) => needs.includes(step.name)));
}

function matches(step: Step, name: string): boolean {
  return step.name === name || step.name.startsWith(`${name}-`);
}

/** Runs the steps two at a time; a step whose need failed is a failure without running. */
async function runAll(list: readonly Step[]): Promise<Map<string, Outcome>> {
  const done = new Map<string, Outcome>();
  const waiting = [...list];
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(({ needs }) => needs.every((need) => done.has(need)));
    const next = index >= 0 && running.size < 2 ? waiting.splice(index, 1)[0] : undefined;
    if (next === undefined) {
      await Promise.race(running);
      continue;
    }
    const job: Promise<void> = runOne(next, done).then((outcome) => {
      done.set(next.name, outcome);
      running.delete(job);
    });
    running.add(job);
  }
  return done;
}

async function runOne(step: Step, done: ReadonlyMap<string, Outcome>): Promise<Outcome> {
  const started = Date.now();
  const broken = step.needs.find((need) => (done.get(need)?.failed ?? 0) > 0);
  const outcome = broken === undefined ? await guarded(step) : failure(`not run: the step ${broken} failed`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  const verdict = outcome.failed === 0 ? "ok  " : "FAIL";
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${verdict} ${seconds} s  ${step.name.padEnd(9)} ${counts}  (${step.says})`);
  for (const note of outcome.notes) console.log(`                 ${note}`);
  return outcome;
}

async function guarded(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    return failure(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
