import path from "node:path";
import ts from "typescript";

/** Source texts by path, relative to `src`. */
export type Sources = ReadonlyMap<string, string>;

/** The folders of `src`, lowest first. A folder imports from itself and from what stands before it. */
export const layers: readonly string[] = ["abnf", "grammar", "uri", "algorithm", "build", "schemes", "entry"];

/** The folders above the layers, one per entry of the package; they may use each other as long as there is no cycle. */
export const tops: readonly string[] = [
  "template",
  "routes",
  "match",
  "iri",
  "operations",
  "security",
  "schema",
  "testing",
  "cli",
];

/** The packages that a folder may import; everything else stands on its own. type-fest holds types only. */
const packages: Readonly<Record<string, readonly string[]>> = {
  match: ["ts-pattern", "ts-pattern/types"],
  iri: ["tr46"],
  testing: ["fast-check"],
  cli: ["node:fs", "node:process", "node:util"],
};
const typePackages = ["type-fest"];

const forbiddenNames = /^(utils?|helpers?|common|types|misc|impl|shared)$/;

/** At 300 lines a file is split by rule: a reader holds one rule at a time. */
const longest = 300;

/** Words that are scheme names and nothing else; in a string or in an identifier they name a scheme. */
const schemeWords = /(?<![a-z])(?:https?|wss?|ftps?|mailto|urn|ldaps?)(?![a-z])/;
/** Scheme names that are words of English too; in a string they name a scheme when a colon follows. */
const schemePrefixes = /(?<![a-z0-9])(?:data|file|tel|sms|geo|blob|about|javascript|tag|news|info|did|view-source):/;

/** The parser hands out these two as constants for speed; the only file below `schemes` that may name them. */
const schemeConstants = { file: "uri/uri.ts", names: ["http", "https"] };

/** The one index file that is no surface: it holds the registry, so that a scheme is one file and one line. */
const registry = "schemes/index.ts";

export interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

/** The import lines of a file: import, export from, `import("...")` as a value and as a type. */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (node !== undefined && ts.isStringLiteralLike(node)) found.push({ from: file, to: node.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}

/** Breaches of the rules on imports: layers, cycles, index files, foreign packages. */
export function importFaults(sources: Sources): string[] {
  const faults: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, text] of sources) {
    const targets: string[] = [];
    graph.set(file, targets);
    for (const { to, typeOnly } of importsOf(file, text)) {
      if (!to.startsWith(".")) {
        if (!mayImportPackage(folderOf(file), to, typeOnly)) faults.push(`${file} imports the package ${to}`);
        continue;
      }
      const target = path.posix.join(path.posix.dirname(file), to).replace(/\.js$/, ".ts");
      if (!to.endsWith(".js")) faults.push(`${file} imports ${to} without the ending .js`);
      else if (!sources.has(target)) faults.push(`${file} imports ${to}, which is not in src`);
      targets.push(target);
      if (path.posix.basename(target) === "index.ts" && target !== registry)
        faults.push(`${file} imports the surface ${target}`);
      if (rankOf(target) > rankOf(file)) faults.push(`${file} imports ${target}, which is a higher layer`);
    }
  }
  for (const cycle of cyclesOf(graph)) faults.push(`cycle: ${cycle.join(" -> ")}`);
  return faults;
}

/** Breaches of the rules on names, size, exports and scheme names. */
export function fileFaults(file: string, text: string): string[] {
  const faults: string[] = [];
  const folder = folderOf(file);
  const name = path.posix.basename(file, ".ts");
  if (folder !== "" && !isKnown(folder)) faults.push(`${file}: no such layer: ${folder}`);
  if (folder === "" && file !== "index.ts") faults.push(`${file}: only index.ts stands directly in src`);
  if (forbiddenNames.test(name)) faults.push(`${file}: a file is named by what it does`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) faults.push(`${file}: file names are kebab-case`);
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  if (lines > longest) faults.push(`${file}: ${lines} lines; at ${longest} a file is split by rule`);
  const source = parse(file, text);
  for (const statement of source.statements) faults.push(...exportFaults(file, source, statement));
  if (folder !== "" && folder !== "schemes" && folder !== "entry") faults.push(...schemeNameFaults(file, source));
  return faults;
}

function exportFaults(file: string, source: ts.SourceFile, statement: ts.Statement): string[] {
  const line = lineOf(source, statement);
  if (ts.isExportAssignment(statement)) return [`${file}:${line}: a default export`];
  if (ts.isExportDeclaration(statement) && statement.exportClause === undefined) {
    return [`${file}:${line}: export *; the surface names what it exports`];
  }
  const logic = path.posix.basename(file) === "index.ts" && file !== registry && !ts.isExportDeclaration(statement);
  return logic ? [`${file}:${line}: an index file holds named exports only`] : [];
}

function schemeNameFaults(file: string, source: ts.SourceFile): string[] {
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) || isText(node) ? node.text : undefined;
    if (text !== undefined && !isModuleSpecifier(node)) {
      const allowed = file === schemeConstants.file && schemeConstants.names.includes(text);
      const words = ts.isIdentifier(node) ? text.replace(/([a-z])([A-Z])/g, "$1 $2") : text;
      const found = schemeWords.exec(words.toLowerCase()) ?? (isText(node) ? schemePrefixes.exec(text) : null);
      if (found && !allowed) faults.push(`${file}:${lineOf(source, node)}: names the scheme ${found[0]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** What switches the compiler off in a place, counted; `casts` are assertions other than `as const`. */
export interface Suppressions {
  readonly file: string;
  readonly suppressions: number;
  readonly casts: number;
  /** Lines (from 1) of suppressions without a reason on the same or the previous line. */
  readonly unexplained: readonly number[];
}

/** Counts `@ts-` comments, `any`, `as unknown as`, `as never` (suppressions) and all other assertions (casts). */
export function suppressionsOf(file: string, text: string): Suppressions {
  const source = parse(file, text);
  const places: number[] = [];
  let casts = 0;
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) places.push(lineOf(source, node));
    if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
      const type = node.type.getText(source);
      const twice = ts.isAsExpression(node.expression) && node.expression.type.getText(source) === "unknown";
      if (twice || type === "never") places.push(lineOf(source, node.type));
      else if (type !== "const" && type !== "any") casts += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    if (/\/[/*].*@ts-(?:ignore|expect-error|nocheck)/.test(line)) places.push(index + 1);
  });
  const unexplained = places.filter((place) => !hasReason(lines[place - 1]) && !hasReason(lines[place - 2]));
  return { file, suppressions: places.length, casts, unexplained };
}

/** A comment of at least three words, the directive itself not counted. */
function hasReason(line: string | undefined): boolean {
  const comment = /(?:\/\/|\/\*|^\s*\*)\s*(.*)$/.exec(line ?? "")?.[1] ?? "";
  return (
    comment
      .replace(/@ts-\S+|biome-ignore \S+/g, "")
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length >= 3
  );
}

/** The strongly connected parts of a graph that are more than one node, or a node that points to itself. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

function mayImportPackage(folder: string, name: string, typeOnly: boolean): boolean {
  return (typeOnly && typePackages.includes(name)) || (packages[folder] ?? []).includes(name);
}

function folderOf(file: string): string {
  return file.includes("/") ? (file.split("/")[0] ?? "") : "";
}

function isKnown(folder: string): boolean {
  return layers.includes(folder) || tops.includes(folder);
}

function rankOf(file: string): number {
  const rank = layers.indexOf(folderOf(file));
  return rank >= 0 ? rank : layers.length;
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function isModuleSpecifier(node: ts.Node): boolean {
  return ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
}

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
}
