import { rmSync } from "node:fs";
import path from "node:path";
import { type Compiler, compile, compilers } from "../gate/compilers.js";
import { inProject, scratch } from "../gate/project.js";
import { compileProject } from "./type-project.js";

/** What a compiler says that a project cost. */
export interface CompileCost {
  readonly instantiations: number;
  /** Seconds of the checker: noisy, never asserted. */
  readonly checkTime: number;
  /** Errors, as the compiler prints them; none for a project that is right. */
  readonly problems: readonly string[];
}

const newest = compilers[compilers.length - 1] as Compiler;
let emitted: Promise<string> | undefined;
let made: string | undefined;

/** Removes the folder of {@link builtDeclarations}: a worker of vitest is ended without the event that would. */
export function removeBuiltDeclarations(): void {
  if (made !== undefined) rmSync(made, { recursive: true, force: true });
  emitted = undefined;
}

/**
 * The declarations of the sources, in a folder inside the package: what a user's compiler reads. Emitted once, by the
 * newest compiler.
 */
export function builtDeclarations(): Promise<string> {
  emitted ??= (async () => {
    const folder = scratch("declarations");
    made = folder;
    process.once("exit", removeBuiltDeclarations);
    const args = ["--emitDeclarationOnly", "--outDir", folder, "--noEmitOnError", "false"];
    await compile(newest, inProject("tsconfig.build.json"), args);
    return folder;
  })();
  return emitted;
}

/** The module name of the built declarations of an entry, as a literal in source code. */
export async function builtModule(entry = "index.js"): Promise<string> {
  return JSON.stringify(
    path
      .join(await builtDeclarations(), entry)
      .split(path.sep)
      .join("/"),
  );
}

const known = new Map<string, Promise<CompileCost>>();

/** Compiles one file and reads what it cost; the same file is compiled once. */
export function costOf(compiler: Compiler, file: string): Promise<CompileCost> {
  const key = `${compiler.name}\n${file}`;
  const found = known.get(key) ?? measure(compiler, file);
  known.set(key, found);
  return found;
}

/** Without the declarations of the DOM, a third of the time, where nothing of the platform is used. */
function measure(compiler: Compiler, file: string): Promise<CompileCost> {
  return measureFiles(compiler, { "measured.ts": file }, file.includes("new URL(") ? {} : { lib: ["ES2022"] });
}

/** Compiles files and reads what they cost, every time anew. */
export async function measureFiles(
  compiler: Compiler,
  files: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<CompileCost> {
  const { output, diagnostics } = await compileProject(compiler, { files, options }, ["--extendedDiagnostics"]);
  const numberAfter = (name: string): number => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(output)?.[1]);
  const cost = {
    instantiations: numberAfter("Instantiations"),
    checkTime: numberAfter("Check time"),
    problems: diagnostics.map(({ line, text }) => `line ${line}: ${text}`),
  };
  if (Number.isNaN(cost.instantiations) || Number.isNaN(cost.checkTime)) throw new Error(output);
  return cost;
}
