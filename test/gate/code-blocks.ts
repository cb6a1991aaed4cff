import ts from "typescript";

/** A piece of TypeScript in a document. */
export interface CodeBlock {
  /** The document, relative to the project. */
  readonly file: string;
  /** The line (from 1) of the block's first line of code. */
  readonly line: number;
  readonly code: string;
  /** False for a block marked `ts no-run`: compiled only. */
  readonly runs: boolean;
}

/** The blocks fenced as ```ts in a text of Markdown. */
export function blocksOf(file: string, markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const fence = /^(\s*)(`{3,})(.*)$/.exec(lines[index] ?? "");
    if (fence === null) continue;
    const [, indent = "", ticks = "", info = ""] = fence;
    const start = index + 1;
    index = start;
    while (index < lines.length && !new RegExp(`^\\s*${ticks}\\s*$`).test(lines[index] ?? "")) index += 1;
    const words = info.trim().split(/\s+/);
    if (words[0] !== "ts" && words[0] !== "typescript") continue;
    const code = lines.slice(start, index).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    blocks.push({ file, line: start + 1, code: `${code.join("\n")}\n`, runs: !words.includes("no-run") });
  }
  return blocks;
}

/** The code in the doc comments of a source file: ts fences, and the text of an `@example` that has no fence. */
export function commentBlocksOf(file: string, source: string): CodeBlock[] {
  return [...source.matchAll(/^[ \t]*\/\*\*[\s\S]*?\*\//gm)].flatMap((comment) => {
    const text = comment[0].replace(/^[ \t]*\/\*\* ?/, "").replace(/\s*\*\/$/, "");
    const lines = text.split("\n").map((line) => line.replace(/^[ \t]*\* ?/, ""));
    const before = source.slice(0, comment.index).split("\n").length - 1;
    const starts = [0, ...lines.flatMap((line, index) => (index > 0 && /^@\w/.test(line) ? [index] : []))];
    return starts.flatMap((start, index) => {
      const section = lines.slice(start, starts[index + 1]);
      return sectionBlocks(file, section).map((block) => ({ ...block, line: block.line + before + start }));
    });
  });
}

/** The blocks of one part of a doc comment, from its tag to the next. */
function sectionBlocks(file: string, section: readonly string[]): CodeBlock[] {
  const example = /^@example\b\s*(.*)$/.exec(section[0] ?? "");
  if (example === null || section.some((line) => line.includes("```"))) return blocksOf(file, section.join("\n"));
  const inline = example[1] ?? "";
  const code = (inline === "" ? section.slice(1) : [inline, ...section.slice(1)]).join("\n").trimEnd();
  return [{ file, line: inline === "" ? 2 : 1, code: `${code}\n`, runs: true }];
}

/** A line that must not compile: some error on it holds the fragment. */
export interface ExpectedError {
  /** Line in the block, from 1. */
  readonly line: number;
  readonly fragment: string;
}

/** The markers `// error: fragment` of a block, at the end of the line or alone right above it. */
export function expectedErrors(code: string): ExpectedError[] {
  const lines = code.split("\n");
  return commentsOf(code).flatMap(({ line, alone, text }) => {
    const fragment = /^error: *(.+)$/.exec(text)?.[1];
    if (fragment === undefined) return [];
    let target = line;
    while (alone && /^\s*\/\//.test(lines[target - 1] ?? "")) target += 1;
    return [{ line: target, fragment: fragment.trim() }];
  });
}

/** A block as a module that checks itself, or what is wrong with its markers. */
export interface Runnable {
  readonly code: string;
  readonly problems: readonly string[];
}

/**
 * Rewrites a block so that running it checks its markers.
 *
 * `// => value` behind a statement, or alone below it, compares the value of the expression (of `console.log`: its argument;
 * of a declaration: the variable). `// throws: fragment` holds that the statement throws an error whose message has the fragment.
 * Statements with an expected compile error are left out.
 */
export function runnable(code: string, expectations: string): Runnable {
  const source = ts.createSourceFile("block.ts", code, ts.ScriptTarget.ES2022, true);
  const problems: string[] = [];
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const edit = (start: number, end: number, text: string) => edits.push({ start, end, text });
  const omitted = new Set<ts.Statement>();
  for (const { line } of expectedErrors(code)) {
    const statement = statementAt(source, line, "any");
    if (statement === undefined) problems.push(`line ${line}: an error is expected where no statement stands`);
    else omitted.add(statement);
  }
  for (const statement of omitted) edit(statement.getStart(source), statement.end, ";");
  for (const { line, alone, text } of commentsOf(code)) {
    const [, kind, rest = ""] = /^(=>|throws:) *(.*)$/.exec(text) ?? [];
    if (kind === undefined) continue;
    const target = alone ? previousCodeLine(code, line) : line;
    const statement = statementAt(source, target, "last");
    const call = statement && expectation(source, statement, kind, rest.trim());
    if (statement === undefined || call === undefined || omitted.has(statement)) {
      problems.push(`line ${line}: "${kind}" stands behind nothing that has a value`);
    } else if (call.replaces) edit(statement.getStart(source), statement.end, call.text);
    else edit(statement.end, statement.end, call.text);
  }
  const changed = edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
  return { code: `import * as expectations from ${JSON.stringify(expectations)};\n${changed}\nexport {};\n`, problems };
}

function expectation(source: ts.SourceFile, statement: ts.Statement, kind: string, rest: string) {
  const text = JSON.stringify(rest);
  if (ts.isExpressionStatement(statement)) {
    const { expression } = statement;
    if (kind === "throws:") {
      return { replaces: true, text: `expectations.throws(() => ${expression.getText(source)}, ${text});` };
    }
    const logged =
      ts.isCallExpression(expression) && expression.expression.getText(source) === "console.log"
        ? expression.arguments
        : undefined;
    const values = logged?.map((argument) => argument.getText(source)).join(", ") ?? expression.getText(source);
    return { replaces: true, text: `expectations.${logged ? "prints" : "equals"}(${text}, ${values});` };
  }
  if (kind === "=>" && ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations.at(-1)?.name.getText(source);
    return { replaces: false, text: ` expectations.equals(${text}, ${name});` };
  }
  return undefined;
}

/** The innermost statement on a line: any that touches it, or one whose last line it is. */
function statementAt(source: ts.SourceFile, line: number, which: "any" | "last"): ts.Statement | undefined {
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  let found: ts.Statement | undefined;
  const visit = (node: ts.Node): void => {
    const first = lineOf(node.getStart(source));
    const last = lineOf(node.end);
    if (first > line || last < line) return;
    if (isStatement(node) && (which === "any" || last === line)) found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function isStatement(node: ts.Node): node is ts.Statement {
  return node.kind >= ts.SyntaxKind.FirstStatement && node.kind <= ts.SyntaxKind.LastStatement
    ? true
    : ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
}

interface LineComment {
  readonly line: number;
  /** Whether nothing else stands on the line. */
  readonly alone: boolean;
  readonly text: string;
}

/** The `//` comments of a text; those inside strings and templates are none. */
function commentsOf(code: string): LineComment[] {
  const source = ts.createSourceFile("block.ts", code, ts.ScriptTarget.ES2022, true);
  const starts = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(code, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(code, node.end) ?? []),
    ]) {
      if (range.kind === ts.SyntaxKind.SingleLineCommentTrivia && !insideText(node)) starts.add(range.pos);
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => {
      const end = code.indexOf("\n", start);
      const before = code.slice(code.lastIndexOf("\n", start - 1) + 1, start);
      const text = code.slice(start + 2, end < 0 ? undefined : end).trim();
      return { line: source.getLineAndCharacterOfPosition(start).line + 1, alone: before.trim() === "", text };
    });
}

/** Positions inside a template or a JSX text are no place for comments. */
function insideText(node: ts.Node): boolean {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
}

function previousCodeLine(code: string, line: number): number {
  const lines = code.split("\n");
  let previous = line - 1;
  while (previous > 0 && /^\s*(\/\/.*)?$/.test(lines[previous - 1] ?? "")) previous -= 1;
  return previous;
}
