import { builtModule } from "./compile-cost.js";
import { literalOf } from "./type-project.js";

// The files whose cost is measured. Each has a baseline beside it: the same file with one use.

/** One constant a line. `read` is what is read of each, so that its type is computed. */
export async function constantsFile(texts: readonly string[], verb = "uri", read = ""): Promise<string> {
  const lines = texts.map((text, index) => `export const c${index} = ${verb}(${literalOf(text)})${read};`);
  return `import { canParse, parse, safeParse, uri, uris } from ${await builtModule()};\n${lines.join("\n")}\n`;
}

/** The same lines with the platform's class. */
export function urlsFile(texts: readonly string[]): string {
  return `${texts.map((text, index) => `export const c${index} = new URL(${literalOf(text)});`).join("\n")}\n`;
}

const sections = ["users", "orders", "teams", "invoices", "projects"];
const hosts = ["api.example.com", "shop.example", "docs.example.org"];

const chainOf = (index: number, space: string): string =>
  [
    "uri()",
    '.scheme("https")',
    `.host("${hosts[index % hosts.length]}")`,
    `.port(${8000 + (index % 50)})`,
    `.segments("v1", "${sections[index % sections.length]}", "item${space}${index}")`,
    `.query({ page: ${index}, q: "a${space}b" })`,
    `.fragment("row${space}${index}")`,
    ".build().href",
  ].join("");

/** One builder chain of six steps with literal values a line, all different; with a space in three of them, or without. */
export async function chainsFile(count: number, space: " " | "-" = "-", from = 0): Promise<string> {
  const lines = Array.from(
    { length: count },
    (_, index) => `export const b${index} = ${chainOf(from + index, space)};`,
  );
  return `import { uri } from ${await builtModule()};\n${lines.join("\n")}\n`;
}

/** The same links from template strings. */
export function templateStringsFile(count: number, from = 0): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const index = from + at;
    const host = hosts[index % hosts.length];
    const section = sections[index % sections.length];
    return [
      `const page${index} = ${index};`,
      `export const b${index} = new URL(\`https://${host}:${8000 + (index % 50)}/v1/${section}/item-\${page${index}}?page=\${page${index}}&q=a-b#row-\${page${index}}\`).href;`,
    ].join("\n");
  });
  return `${lines.join("\n")}\n`;
}

/** A literal of a length: an origin and a path, of which every other segment has a triplet. */
export function longLiteral(length: number): string {
  const start = "https://example.com/";
  const piece = "segment-of-path/a%20b/";
  const pieces = piece.repeat(Math.floor((length - start.length) / piece.length));
  return (start + pieces).padEnd(length, "z");
}
