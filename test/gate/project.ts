import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A path inside the project. */
export function inProject(...parts: readonly string[]): string {
  return path.join(root, ...parts);
}

/** The folder of shared cases: URIGAMI_SHARED, or `shared` beside the checkout; undefined when it is not there. */
export function sharedFolder(): string | undefined {
  const folder = process.env.URIGAMI_SHARED ?? path.join(root, "..", "shared");
  return existsSync(folder) ? folder : undefined;
}

/** A new empty folder under `temp/`, which is inside the package, so that `import "urigami"` finds `dist`. */
export function scratch(name: string): string {
  mkdirSync(inProject("temp"), { recursive: true });
  return mkdtempSync(inProject("temp", `${name}-`));
}

/** All files under a folder of the project, as paths with `/` relative to the project; [] when there is no such folder. */
export function filesUnder(folder: string, suffix = ".ts"): string[] {
  const start = inProject(folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
    .filter((name) => name.endsWith(suffix) && !name.includes("node_modules/"))
    .filter((name) => statSync(inProject(name)).isFile())
    .sort();
}

/** One line of `exports` in package.json. */
export interface Entry {
  /** What a user imports: `urigami`, `urigami/template`. */
  readonly specifier: string;
  /** The name of its report and budget: `urigami`, `urigami-template`. */
  readonly name: string;
  /** The emitted declaration file, relative to the project. */
  readonly types: string;
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export function packageFile(): PackageFile {
  return JSON.parse(readFileSync(inProject("package.json"), "utf8")) as PackageFile;
}

/** The entries of the package, read from `exports`: adding one there adds it to every step. */
export function entries(): Entry[] {
  const { name, exports } = packageFile();
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === "string") return [];
    const specifier = name + subpath.slice(1);
    return [{ specifier, name: specifier.replaceAll("/", "-"), types: target.types.replace(/^\.\//, "") }];
  });
}
