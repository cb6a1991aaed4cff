import { createRequire } from "node:module";
import path from "node:path";
import type tsModule from "typescript";
import { inProject } from "../gate/project.js";
import { baseOptions } from "./type-project.js";

type TypeScript = typeof tsModule;

/** The compilers that have an API to ask as an editor does. */
export const editors = [
  { name: "5.9", folder: "typescript-5.9" },
  { name: "6.0", folder: "typescript" },
] as const;

/** One error, and the piece of source it stands on. */
export interface ShownError {
  readonly text: string;
  readonly on: string;
}

/** An editor with one open file, which imports the sources as `urigami`. */
export interface Editor {
  /** Opens a text in the place of the last one. In it, "/**\/" marks the cursor. */
  open(source: string): void;
  errors(): ShownError[];
  /** What hovering the name that stands behind the mark shows, on one line per line of the editor. */
  hover(): string;
  completions(): string[];
}

const mark = "/**/";

/** Starts the language service of a compiler, on a project of the open file and of others that do not change. */
export function openEditor(folder: string, others: Readonly<Record<string, string>> = {}): Editor {
  const ts = createRequire(import.meta.url)(folder) as TypeScript;
  // Inside the package, so that its dependencies are found; nothing is written there.
  const file = inProject("test-d", "open-in-editor.ts");
  const beside = new Map(Object.entries(others).map(([name, text]) => [inProject("test-d", name), text]));
  let source = "";
  let version = 0;
  const { target: _t, lib: _l, module: _m, moduleResolution: _r, rootDir: _d, ...rest } = baseOptions;
  const options: tsModule.CompilerOptions = {
    ...rest,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    paths: { urigami: [inProject("src/index.ts")], "urigami/*": [inProject("src/*/index.ts")] },
  };
  const host: tsModule.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file, ...beside.keys()],
    getScriptVersion: (name) => (name === file ? String(version) : "0"),
    getScriptSnapshot: (name) => {
      const text = name === file ? source.replaceAll(mark, "") : (beside.get(name) ?? ts.sys.readFile(name));
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => inProject(),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (name) => name === file || beside.has(name) || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? source.replaceAll(mark, "") : (beside.get(name) ?? ts.sys.readFile(name))),
    readDirectory: (...given) => ts.sys.readDirectory(...given),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? path.resolve(name),
  };
  const service = ts.createLanguageService(host);
  const cursor = (): number => {
    const at = source.indexOf(mark);
    if (at < 0) throw new Error("the source has no mark");
    return at;
  };
  return {
    open(text) {
      source = text;
      version++;
    },
    errors() {
      const shown = source.replaceAll(mark, "");
      return service.getSemanticDiagnostics(file).map(({ messageText, start = 0, length = 0 }) => ({
        text: ts.flattenDiagnosticMessageText(messageText, "\n"),
        on: shown.slice(start, start + length),
      }));
    },
    hover() {
      const info = service.getQuickInfoAtPosition(file, cursor());
      return ts.displayPartsToString(info?.displayParts);
    },
    completions() {
      const found = service.getCompletionsAtPosition(file, cursor(), {});
      return (found?.entries ?? []).map(({ name }) => name);
    },
  };
}
