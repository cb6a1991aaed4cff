import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compile, compilers, problemOf } from "./compilers.js";
import { filesUnder, inProject, scratch } from "./project.js";

const stamp = "temp/built";

/** Whether `dist` is older than the sources or than what says how to build them. */
export function isStale(): boolean {
  if (!existsSync(inProject(stamp)) || !existsSync(inProject("dist/index.js"))) return true;
  const built = Number(readFileSync(inProject(stamp), "utf8"));
  return [...filesUnder("src"), "src", "tsconfig.json", "tsconfig.build.json", "package.json"].some(
    (name) => statSync(inProject(name)).mtimeMs > built,
  );
}

/** Builds `dist`; the old one is replaced only by a build that passed. Answers the compiler's complaint, or undefined. */
export async function build(): Promise<string | undefined> {
  const started = Date.now();
  const folder = scratch("build");
  const compiler = compilers[1];
  const problem = problemOf(await compile(compiler, inProject("tsconfig.build.json"), ["--outDir", folder]));
  if (problem !== undefined) {
    rmSync(folder, { recursive: true, force: true });
    return problem;
  }
  const old = scratch("old");
  if (existsSync(inProject("dist"))) renameSync(inProject("dist"), `${old}/dist`);
  renameSync(folder, inProject("dist"));
  rmSync(old, { recursive: true, force: true });
  writeFileSync(inProject(stamp), String(started));
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (!process.argv.includes("--if-stale") || isStale()) {
    const problem = await build();
    if (problem !== undefined) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
}
