import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The compilers that the package supports, by the script that runs them. */
export const compilers = {
  "5.9": "typescript-5.9/bin/tsc",
  "6.0": "typescript/bin/tsc",
  "7.0": "typescript-7/bin/tsc",
} as const;

export type CompilerName = keyof typeof compilers;

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Compiled {
  readonly output: string;
  /** Declarations of `main.ts`, when they were asked for. */
  readonly declarations: string;
  readonly instantiations: number;
  readonly checkSeconds: number;
}

/** Compiles one generated file with one compiler, in a folder of its own that is removed again. */
export function compileGenerated(compiler: CompilerName, source: string, declaration = false): Compiled {
  const folder = mkdtempSync(path.join(tmpdir(), "urigami-routes-"));
  try {
    const options = {
      target: "ES2022",
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      module: "NodeNext",
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      rootDir: path.parse(root).root,
      outDir: path.join(folder, "out"),
      noEmit: !declaration,
      declaration,
      emitDeclarationOnly: declaration,
      paths: {
        urigami: [path.join(root, "src/index.ts")],
        "urigami/*": [path.join(root, "src/*/index.ts")],
        "source/*": [path.join(root, "src/*")],
      },
    };
    writeFileSync(path.join(folder, "main.ts"), source);
    writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["main.ts"] }));
    const output = run(path.join(root, "node_modules", compilers[compiler]), folder);
    const emitted = path.join(folder, "out", path.relative(path.parse(root).root, folder), "main.d.ts");
    return {
      output,
      declarations: declaration ? readFileSync(emitted, "utf8") : "",
      instantiations: figure(output, "Instantiations"),
      checkSeconds: figure(output, "Check time"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(script: string, folder: string): string {
  try {
    return execFileSync(process.execPath, [script, "-p", folder, "--extendedDiagnostics"], {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
  } catch (error) {
    // A compiler that reports errors ends with a code, and has said them on its output.
    if (error instanceof Error && "stdout" in error) return String(error.stdout);
    throw error;
  }
}

function figure(output: string, name: string): number {
  const line = output.split("\n").find((one) => one.startsWith(`${name}:`));
  return Number.parseFloat((line ?? "").replace(/^[^:]*:\s*/, "").replaceAll(",", ""));
}

/** The lines that report errors. */
export function errorsOf({ output }: Compiled): readonly string[] {
  return output.split("\n").filter((line) => line.includes("error TS"));
}
