import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Imports each module of a folder in turn and writes down which of them failed: node run-blocks.ts FOLDER REPORT
const [folder = ".", report = "report.json"] = process.argv.slice(2);
const results: Record<string, string> = {};
for (const name of readdirSync(folder).sort()) {
  if (!name.endsWith(".js")) continue;
  try {
    await import(pathToFileURL(path.join(folder, name)).href);
    results[name] = "";
  } catch (error) {
    results[name] = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  writeFileSync(report, JSON.stringify(results));
}
