import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { blocksOf, type CodeBlock, commentBlocksOf, expectedErrors, runnable } from "./code-blocks.js";
import { type Compiler, compile, compilers, type Diagnostic } from "./compilers.js";
import { type Check, type Outcome, outcomeOf } from "./outcome.js";
import { runNode } from "./process.js";
import { entries, filesUnder, inProject, scratch } from "./project.js";

/** A block with the imports that it lacks, as a file of the scratch folder. */
interface BlockFile {
  readonly block: CodeBlock;
  readonly name: string;
  /** Lines put before the block. */
  readonly imports: readonly string[];
}

/** README blocks and the examples of doc comments: compiled by each compiler against `dist`, then run. */
export async function docsStep(): Promise<Outcome> {
  const documents = ["README.md", ...filesUnder("docs", ".md")].filter((file) => existsSync(inProject(file)));
  const readme = documents.flatMap((file) => blocksOf(file, readFileSync(inProject(file), "utf8")));
  const surface = publicSurface();
  const checks: Check[] = [...surface.checks];
  const temporary = scratch("docs");
  // tsx prefers a .ts file to the .js beside it, so what is compiled and what runs stand apart.
  const folder = path.join(temporary, "compile");
  const running = path.join(temporary, "run");
  mkdirSync(folder);
  mkdirSync(running);
  const files: BlockFile[] = readme.map((block, index) => ({ block, name: `readme-${index}`, imports: [] }));
  for (const source of filesUnder("src")) {
    for (const block of commentBlocksOf(source, readFileSync(inProject(source), "utf8"))) {
      if (block.code.trim() === "") checks.push({ name: place(block), problem: "an example without code" });
      files.push({ block, name: `comment-${files.length}`, imports: missingImports(block, surface.names, folder) });
    }
  }
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(docsConfig));
  for (const { name, block, imports } of files) {
    writeFileSync(path.join(folder, `${name}.ts`), [...imports, block.code].join("\n"));
  }
  for (const compiler of compilers) checks.push(...(await compiledChecks(files, folder, compiler)));
  checks.push(...(await ranChecks(files, running)));
  rmSync(temporary, { recursive: true, force: true });
  const notes = [`${readme.length} blocks in documents, ${files.length - readme.length} in doc comments`];
  if (readme.length === 0) checks.push({ name: "README.md", problem: "has no ```ts block" });
  return outcomeOf(checks, notes);
}

const docsConfig = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    moduleDetection: "force",
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    // The clean consumer checks the declarations; here the blocks are judged.
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["*.ts"],
};

async function compiledChecks(files: readonly BlockFile[], folder: string, compiler: Compiler): Promise<Check[]> {
  const { diagnostics, code, output } = await compile(compiler, path.join(folder, "tsconfig.json"));
  const owners = new Map(files.map((file) => [path.join(folder, `${file.name}.ts`), file]));
  const checks: Check[] = files.map((file) => {
    const own = diagnostics.filter((diagnostic) => owners.get(diagnostic.file) === file);
    return { name: `${place(file.block)} (tsc ${compiler.name})`, problem: compileProblem(file, own) };
  });
  const strays = diagnostics.filter(({ file }) => !owners.has(file));
  const stray = strays.map(({ file, line, text }) => `${file}:${line} ${text}`).join("\n");
  if (strays.length > 0) checks.push({ name: `outside the blocks (tsc ${compiler.name})`, problem: stray });
  if (code !== 0 && diagnostics.length === 0) checks.push({ name: `tsc ${compiler.name}`, problem: output });
  return checks;
}

function compileProblem({ block, imports }: BlockFile, diagnostics: readonly Diagnostic[]): string | undefined {
  const expected = expectedErrors(block.code);
  const lineOf = (diagnostic: Diagnostic) => diagnostic.line - imports.length;
  const missing = expected
    .filter(
      ({ line, fragment }) => !diagnostics.some((found) => lineOf(found) === line && found.text.includes(fragment)),
    )
    .map(({ line, fragment }) => `line ${block.line + line - 1} has no error with: ${fragment}`);
  const surplus = diagnostics
    .filter((diagnostic) => missing.length > 0 || !expected.some(({ line }) => lineOf(diagnostic) === line))
    .map((diagnostic) => `line ${block.line + lineOf(diagnostic) - 1}: ${diagnostic.code} ${diagnostic.text}`);
  const problems = [...missing, ...surplus];
  return problems.length === 0 ? undefined : problems.join("\n");
}

async function ranChecks(files: readonly BlockFile[], folder: string): Promise<Check[]> {
  const report = path.join(folder, "report.json");
  const running = files.filter(({ block }) => block.runs);
  if (running.length === 0) return [];
  const problems = new Map<string, string>();
  for (const { name, block, imports } of running) {
    const rewritten = runnable(block.code, inProject("test/gate/expectations.ts"));
    if (rewritten.problems.length > 0) problems.set(name, rewritten.problems.join("\n"));
    const { outputText } = ts.transpileModule([...imports, rewritten.code].join("\n"), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: true,
      },
    });
    writeFileSync(path.join(folder, `${name}.js`), outputText);
  }
  const tsx = inProject("node_modules/tsx/dist/cli.mjs");
  const args = [
    tsx,
    "--tsconfig",
    inProject("tsconfig.build.json"),
    inProject("test/gate/run-blocks.ts"),
    folder,
    report,
  ];
  const ended = await runNode(args, { timeout: 120_000 });
  const results: Record<string, string> = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  return running.map(({ name, block }) => {
    const result = results[`${name}.js`] ?? `did not end: ${ended.output.trim()}`;
    return { name: `${place(block)} (run)`, problem: problems.get(name) ?? (result === "" ? undefined : result) };
  });
}

interface Surface {
  /** The specifier and kind of each public name; the core entry wins. */
  readonly names: ReadonlyMap<string, { readonly specifier: string; readonly isType: boolean }>;
  /** Every public name has a doc comment, every public function one with an example. */
  readonly checks: readonly Check[];
}

function publicSurface(): Surface {
  const all = entries().filter(({ types }) => existsSync(inProject(types)));
  const program = ts.createProgram(
    all.map(({ types }) => inProject(types)),
    { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [] },
  );
  const checker = program.getTypeChecker();
  const names = new Map<string, { specifier: string; isType: boolean }>();
  const checks: Check[] = [];
  for (const { specifier, types } of all) {
    const file = program.getSourceFile(inProject(types));
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
      if (!names.has(exported.name)) names.set(exported.name, { specifier, isType });
      const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      const hasExample = symbol.getJsDocTags(checker).some((tag) => tag.name === "example");
      const problem = comment === "" ? "has no doc comment" : !isType && !hasExample ? "has no @example" : undefined;
      checks.push({ name: `${specifier}: ${exported.name}`, problem });
    }
  }
  return { names, checks };
}

/** Import lines for what a doc comment's block uses and does not import: public names, then those of its own file. */
function missingImports(block: CodeBlock, surface: Surface["names"], folder: string): string[] {
  const known = new Map(surface);
  const own = path.relative(folder, inProject(block.file.replace(/^src\//, "dist/").replace(/\.ts$/, ".js")));
  for (const [name, isType] of exportsOf(block.file)) {
    if (!known.has(name)) known.set(name, { specifier: own.split(path.sep).join("/"), isType });
  }
  const source = ts.createSourceFile("block.ts", block.code, ts.ScriptTarget.ES2022, true);
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) (isDeclared(node) ? declared : isReference(node) ? used : undefined)?.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].flatMap((name) => {
    const found = declared.has(name) ? undefined : known.get(name);
    return found ? [`import ${found.isType ? "type " : ""}{ ${name} } from "${found.specifier}";`] : [];
  });
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isNamespaceImport(parent) || ts.isImportClause(parent)) return true;
  const named =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isClassDeclaration(parent);
  return named && parent.name === node;
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name !== node;
  return true;
}

/** The exported names of a source file, and whether each is a type. */
function exportsOf(file: string): Map<string, boolean> {
  const source = ts.createSourceFile(file, readFileSync(inProject(file), "utf8"), ts.ScriptTarget.ES2022, true);
  const names = new Map<string, boolean>();
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) names.set(name.getText(source), false);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) names.set(statement.name.text, false);
    } else if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      if (!names.has(statement.name.text)) names.set(statement.name.text, true);
    }
  }
  return names;
}

function place({ file, line }: CodeBlock): string {
  return `${file}:${line}`;
}
