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

const chainOf = (index: number): string => {
  const host = hosts[index % hosts.length] ?? "";
  const section = sections[index % sections.length] ?? "";
  return [
    "uri()",
    '.scheme("https")',
    `.host("${host}")`,
    `.port(${8000 + (index % 50)})`,
    `.segments("v1", "${section}", "item ${index}")`,
    `.query({ page: ${index}, q: "a b" })`,
    `.fragment("row-${index}")`,
    ".build()",
  ].join("");
};

/** One builder chain of six steps with literal values a line, all different. */
export async function chainsFile(count: number): Promise<string> {
  const lines = Array.from({ length: count }, (_, index) => `export const b${index} = ${chainOf(index)}.href;`);
  return `import { uri } from ${await builtModule()};\n${lines.join("\n")}\n`;
}

/** A literal of a length: an origin, then a path, a query and triplets. */
export function longLiteral(length: number): string {
  const start = "https://example.com/";
  const piece = "segment-of-path/a%20b/";
  return (start + piece.repeat(Math.ceil(length / piece.length))).slice(0, length - 2) + "/z";
}
