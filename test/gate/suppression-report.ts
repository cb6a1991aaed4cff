import { readFileSync } from "node:fs";
import { filesUnder, inProject } from "./project.js";
import { suppressionsOf } from "./source-rules.js";

/** The text of etc/suppressions.txt: one line per file of src that switches the compiler off or asserts a type. */
export function suppressionReport(): string {
  const lines = filesUnder("src")
    .map((file) => suppressionsOf(file, readFileSync(inProject(file), "utf8")))
    .filter(({ suppressions, casts }) => suppressions + casts > 0)
    .map(({ file, suppressions, casts }) => `${file}: ${suppressions} suppressions, ${casts} other assertions`);
  return `${["Places in src where the compiler is overruled. Written by `npm run api`.", "", ...lines].join("\n")}\n`;
}
