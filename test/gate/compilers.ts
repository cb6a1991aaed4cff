import path from "node:path";
import { runNode } from "./process.js";
import { inProject } from "./project.js";

/** The compilers that the package is held to, by their folder in node_modules; the one in the middle builds. */
export const compilers = [
  { name: "5.9", folder: "typescript-5.9" },
  { name: "6.0", folder: "typescript" },
  { name: "7.0", folder: "typescript-7" },
] as const;

export type Compiler = (typeof compilers)[number];

/** One error of a compiler; `line` and `column` count from 1; `text` holds the whole chain. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly text: string;
}

export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** All that the compiler printed; says why when it failed without a diagnostic. */
  readonly output: string;
  readonly code: number;
}

/** Runs a compiler on a project file. `modules` is the folder of node_modules to take the compiler from. */
export async function compile(
  compiler: Compiler,
  project: string,
  args: readonly string[] = [],
  modules = inProject("node_modules"),
): Promise<Compiled> {
  const cwd = path.dirname(project);
  const tsc = path.join(modules, compiler.folder, "bin", "tsc");
  const { code, output } = await runNode([tsc, "-p", project, "--pretty", "false", ...args], { cwd });
  return { diagnostics: readDiagnostics(output, cwd), output, code };
}

/** Reads what a compiler printed without `--pretty`: one line per error, its chain indented below. */
export function readDiagnostics(output: string, cwd: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const head = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/.exec(line);
    const last = found.at(-1);
    if (head) {
      const [, file, row, column, code, text] = head;
      found.push({
        file: file === undefined ? "" : path.resolve(cwd, file),
        line: Number(row ?? 0),
        column: Number(column ?? 0),
        code: code ?? "",
        text: text ?? "",
      });
    } else if (last !== undefined && line.startsWith("  ")) {
      found[found.length - 1] = { ...last, text: `${last.text}\n${line}` };
    }
  }
  return found;
}

/** What went wrong in a compilation that should have passed; undefined when it did. */
export function problemOf(compiled: Compiled): string | undefined {
  return compiled.code === 0 ? undefined : compiled.output.trim() || `the compiler ended with code ${compiled.code}`;
}
