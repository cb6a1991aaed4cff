import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile, compilers, problemOf } from "./compilers.js";
import { type Check, failure, type Outcome, outcomeOf } from "./outcome.js";
import { run, runNode } from "./process.js";
import { entries, filesUnder, inProject, packageFile, root } from "./project.js";

/** Packs the project as `npm publish` would, into a folder. Answers the tarball's path or what npm said. */
async function pack(folder: string): Promise<{ readonly tarball: string } | { readonly problem: string }> {
  const args = ["pack", "--ignore-scripts", "--pack-destination", folder];
  const { code, output } = await run("npm", args, { cwd: root });
  const { name, version } = packageFile();
  const tarball = path.join(folder, `${name}-${version}.tgz`);
  return code === 0 && existsSync(tarball) ? { tarball } : { problem: `npm pack: ${output.trim()}` };
}

/** The packed tarball under publint and attw. */
export async function packageStep(): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), "urigami-pack-"));
  try {
    const packed = await pack(folder);
    if ("problem" in packed) return failure(packed.problem);
    const publint = await runNode([inProject("node_modules/publint/src/cli.js"), packed.tarball, "--strict"]);
    const attwTool = inProject("node_modules/@arethetypeswrong/cli/dist/index.js");
    const attw = await runNode([attwTool, packed.tarball, "--profile", "esm-only", "--format", "ascii", "--no-emoji"]);
    const listed = await run("tar", ["-tzf", packed.tarball]);
    const foreign = listed.output
      .split("\n")
      .filter(
        (name) => name !== "" && !/^package\/(dist\/.+\.(js|d\.ts)|package\.json|README\.md|LICENSE)$/.test(name),
      );
    return outcomeOf([
      { name: "publint", problem: publint.code === 0 ? undefined : publint.output.trim() },
      { name: "attw", problem: attw.code === 0 ? undefined : attw.output.trim() },
      { name: "tarball", problem: foreign.length === 0 ? undefined : `holds ${foreign.join(", ")}` },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const strict = {
  target: "ES2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
};

/** How a user may compile: Node's own resolution, a bundler's, and a library without DOM and Node types. */
const settings = [
  {
    name: "nodenext",
    options: { module: "NodeNext", types: ["node"], outDir: "out", declaration: true },
    include: ["*.ts"],
  },
  {
    name: "bundler",
    options: { module: "ESNext", moduleResolution: "bundler", types: ["node"], noEmit: true },
    include: ["*.ts"],
  },
  {
    name: "bare",
    options: { module: "NodeNext", lib: ["ES2022"], types: [], noEmit: true },
    include: ["bare/*.ts"],
  },
] as const;

/** The tarball in an empty project: every example compiled under each setting by each compiler, then run. */
export async function consumerStep(): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), "urigami-consumer-"));
  try {
    const packed = await pack(folder);
    if ("problem" in packed) return failure(packed.problem);
    const installed = await install(folder, packed.tarball);
    if (installed !== undefined) return failure(installed);
    const examples = filesUnder("examples").filter((file) => path.posix.dirname(file) === "examples");
    for (const file of examples) copyFileSync(inProject(file), path.join(folder, path.posix.basename(file)));
    const checks: Check[] = examples.length === 0 ? [{ name: "examples", problem: "there is none" }] : [];
    await run("mkdir", [path.join(folder, "bare")]);
    const lines = entries().map(({ specifier }, index) => `export * as entry${index} from "${specifier}";`);
    writeFileSync(path.join(folder, "bare", "entries.ts"), `${lines.join("\n")}\n`);
    for (const setting of settings) {
      const project = path.join(folder, `tsconfig.${setting.name}.json`);
      const compilerOptions = { ...strict, ...setting.options };
      writeFileSync(project, JSON.stringify({ compilerOptions, include: setting.include }));
      const modules = path.join(folder, "node_modules");
      const compiled = await Promise.all(compilers.map((compiler) => compile(compiler, project, [], modules)));
      compiled.forEach((result, index) => {
        checks.push({ name: `${setting.name} under tsc ${compilers[index]?.name}`, problem: problemOf(result) });
      });
    }
    for (const file of examples) checks.push(await ranExample(folder, path.posix.basename(file, ".ts")));
    return outcomeOf(checks, [`${examples.length} examples`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ranExample(folder: string, name: string): Promise<Check> {
  const file = path.join(folder, "out", `${name}.js`);
  if (!existsSync(file)) return { name: `examples/${name}.ts`, problem: "was not compiled" };
  const { code, output } = await runNode([file], { cwd: folder, timeout: 60_000 });
  return { name: `examples/${name}.ts`, problem: code === 0 ? undefined : output.trim() || `ended with code ${code}` };
}

/** Installs the tarball and what an example may use, in the versions of this project. */
async function install(folder: string, tarball: string): Promise<string | undefined> {
  const manifest = { name: "consumer", private: true, type: "module" };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
  const plain = ["ts-pattern", "@types/node"].map((name) => `${name}@${installedVersion(name)}`);
  const aliased = compilers.map(({ folder: name }) => `${name}@npm:typescript@${installedVersion(name)}`);
  const args = ["install", tarball, ...plain, ...aliased, "--prefer-offline", "--no-audit", "--no-fund"];
  const { code, output } = await run("npm", args, { cwd: folder });
  return code === 0 ? undefined : `npm install: ${output.trim()}`;
}

function installedVersion(name: string): string {
  const file = inProject("node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
