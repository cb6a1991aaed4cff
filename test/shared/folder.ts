import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../shared/", import.meta.url);

/** Whether the folder of borrowed cases lies beside the repository. Its tests are extra: nothing else needs it. */
export const isShared = existsSync(fileURLToPath(root));

/** Says on the output that a file of tests ran over the shared folder, or why it did not. */
export function announce(what: string): void {
  process.stdout.write(
    isShared ? `shared: ${what}: running\n` : `shared: ${what}: skipped, there is no ../shared beside the repository\n`,
  );
}

/** Reads one JSON file of the folder; the caller names the shape its MANIFEST describes. */
export function readShared<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(new URL(path, root), "utf8"));
}

/** The JSON files of one of its folders. */
export function listShared(folder: string): string[] {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `${folder}${name}`);
}
