import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { failure, type Outcome } from "./outcome.js";
import { runNode } from "./process.js";
import { filesUnder, inProject, root, scratch, sharedFolder } from "./project.js";
import { importsOf } from "./source-rules.js";

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Tests of the gate's own rules, and the rules on the sources. */
export function rulesStep(): Promise<Outcome> {
  return vitest(["test/gate"]);
}

/** All other tests, and the proof that those which read the shared cases ran. */
export async function testsStep(): Promise<Outcome> {
  return vitest(["--exclude", "test/gate/**"], readersOfShared());
}

async function vitest(args: readonly string[], readers?: ReadonlySet<string>): Promise<Outcome> {
  const folder = scratch("vitest");
  const file = path.join(folder, "report.json");
  const tool = inProject("node_modules/vitest/vitest.mjs");
  const shared = sharedFolder();
  const { code, output } = await runNode(
    [tool, "run", ...args, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    { cwd: root, env: shared === undefined ? {} : { URIGAMI_SHARED: shared }, timeout: 3_000_000 },
  );
  if (!existsSync(file)) return failure(output.trim() || "vitest wrote no report");
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  rmSync(folder, { recursive: true, force: true });
  return outcomeOfReport(report, { code, output, shared, readers });
}

interface Circumstances {
  readonly code: number;
  readonly output: string;
  readonly shared: string | undefined;
  /** Test files that read the shared cases; undefined where none is expected to. */
  readonly readers: ReadonlySet<string> | undefined;
}

/** The counts of a vitest report. A skipped test is a failure, except one that needs shared cases which are not there. */
export function outcomeOfReport(report: Report, { code, output, shared, readers }: Circumstances): Outcome {
  const failures: string[] = [];
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  let ranShared = 0;
  for (const file of report.testResults) {
    const name = path.relative(root, file.name).split(path.sep).join("/");
    const reads = readers?.has(name) ?? false;
    if (file.status === "failed" && file.assertionResults.length === 0) {
      failed += 1;
      failures.push(`${name}: ${file.message}`);
    }
    for (const { status, fullName } of file.assertionResults) {
      if (status === "passed") {
        passed += 1;
        if (reads) ranShared += 1;
      } else if (status === "failed") failed += 1;
      else {
        skipped += 1;
        if (!reads || shared !== undefined) {
          failed += 1;
          failures.push(`${name}: skipped: ${fullName}`);
        }
      }
    }
  }
  const notes: string[] = [];
  if (readers !== undefined && shared !== undefined) {
    notes.push(`../shared is there: ${ranShared} tests in ${readers.size} files that read it ran`);
    if (ranShared === 0) {
      failed += 1;
      failures.push("../shared is there, but no test that reads it ran");
    }
  } else if (readers !== undefined) {
    notes.push(
      `../shared is not there: the tests in ${readers.size} files that read it ran without it or were skipped`,
    );
  }
  // How many literals the compilers and the run time agree on: the test says it, behind the dots of the reporter, and the
  // gate passes it on.
  notes.push(...(output.match(/TypeScript \S+: \d+ literals agree .*$/gm) ?? []));
  if (passed + failed === 0) {
    failed += 1;
    failures.push("no test ran");
  }
  if (code !== 0 && failed === 0) failed += 1;
  if (code !== 0) failures.unshift(output.trim());
  return { passed, failed, skipped, notes, failures };
}

/** Whether a test names the shared folder: by URIGAMI_SHARED, or by a path that ends there. */
export function namesShared(text: string): boolean {
  const code = text.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  return /URIGAMI_SHARED|sharedFolder\(|["'`](?:\.\.\/)+shared\/?["'`]|"\.\.", "shared"/.test(code);
}

/** Test files that name the shared folder, or import a file of `test` that does. */
function readersOfShared(): ReadonlySet<string> {
  const files = filesUnder("test").filter((file) => !file.startsWith("test/gate/"));
  const texts = new Map(files.map((file) => [file, readFileSync(inProject(file), "utf8")]));
  const reading = new Set<string>();
  for (const [file, text] of texts) {
    if (namesShared(text)) reading.add(file);
  }
  for (let grown = true; grown; ) {
    grown = false;
    for (const [file, text] of texts) {
      const targets = importsOf(file, text).map(({ to }) => path.posix.join(path.posix.dirname(file), to));
      if (!reading.has(file) && targets.some((target) => reading.has(target.replace(/\.js$/, ".ts")))) {
        reading.add(file);
        grown = true;
      }
    }
  }
  return new Set([...reading].filter((file) => file.endsWith(".test.ts")));
}
