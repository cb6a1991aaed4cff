import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Compiled, type Compiler, compile } from "../gate/compilers.js";
import { inProject } from "../gate/project.js";

/** The options that the package is built with, for files that import the sources by their full path. */
export const baseOptions = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  useDefineForClassFields: false,
  skipLibCheck: true,
  noEmit: true,
  rootDir: path.parse(inProject()).root,
} as const;

/** A module of the sources, as generated files import it. */
export function sourceModule(name: string): string {
  return JSON.stringify(inProject("src", name).split(path.sep).join("/"));
}

/** A text as a literal in source code; everything outside ASCII is escaped, so that no compiler reads bytes of its own way. */
export function literalOf(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The files of a project, by name, and what its compiler is told beyond {@link baseOptions}. */
export interface TypeProject {
  readonly files: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Folders that are linked into the project, by the place where it finds them. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Writes a project into a new folder, which the caller removes. */
export function writeProject({ files, options, links = {} }: TypeProject): string {
  const folder = mkdtempSync(path.join(tmpdir(), "urigami-types-"));
  for (const [name, text] of Object.entries({
    ...files,
    "package.json": '{ "type": "module", "private": true }',
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...baseOptions, ...options },
      files: Object.keys(files).filter((name) => /\.tsx?$/.test(name)),
    }),
  })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    symlinkSync(target, path.join(folder, name), "junction");
  }
  return folder;
}

/** Compiles a project in a folder that is gone afterwards. */
export async function compileProject(
  compiler: Compiler,
  project: TypeProject,
  args: readonly string[] = [],
): Promise<Compiled> {
  const folder = writeProject(project);
  try {
    return await compile(compiler, path.join(folder, "tsconfig.json"), args);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles a project and reads the declarations it emits for one of its files. */
export async function declarationsOf(
  compiler: Compiler,
  project: TypeProject,
  file: string,
): Promise<{ readonly compiled: Compiled; readonly declarations: string }> {
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: "out" };
  const folder = writeProject({ ...project, options: { ...project.options, ...emit } });
  try {
    const compiled = await compile(compiler, path.join(folder, "tsconfig.json"));
    const below = path.relative(baseOptions.rootDir, path.join(folder, file)).replace(/\.tsx?$/, ".d.ts");
    return { compiled, declarations: readFileSync(path.join(folder, "out", below), "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
