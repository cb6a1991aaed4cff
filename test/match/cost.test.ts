// What many arms cost the compiler. Instantiations are exact and nearly the same on every compiler; the fastest one counts.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
let folder = "";

beforeAll(() => {
  mkdirSync(path.join(root, "temp"), { recursive: true });
  folder = mkdtempSync(path.join(root, "temp", "cost-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

/** A table of arms and a function for each, with typed selections. */
const dispatcher = (count: number): string => `
import { type TextReader, dispatch, host, path } from "urigami/match";
import type { Uri } from "urigami";
declare const uri: Uri;
declare const int: TextReader<number>;
const table = dispatch({
${lines(count, (index) => `  r${index}: { scheme: "https", host: host("{tenant}.h${index}.com"), path: path("/r${index}/{id}", { id: int }) },`)}
});
export const shown: string = table.handle(uri, {
${lines(count, (index) => `  r${index}: ({ tenant, id }) => tenant + id.toFixed(),`)}
}, () => "");
`;

const instantiations = (name: string, code: string): number => {
  writeFileSync(path.join(folder, `${name}.ts`), code);
  const project = path.join(folder, `${name}.json`);
  writeFileSync(project, JSON.stringify({ extends: "../../tsconfig.json", include: [`${name}.ts`] }));
  const tsc = path.join(root, "node_modules", "typescript-7", "bin", "tsc");
  const output = execFileSync(process.execPath, [tsc, "-p", project, "--noEmit", "--extendedDiagnostics"], {
    encoding: "utf8",
  });
  return Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
};

it("a dispatcher costs the compiler the sum of its arms", () => {
  const [one, fifty, twoHundred] = [1, 50, 200].map((count) => instantiations(`arms-${count}`, dispatcher(count)));
  if (one === undefined || fifty === undefined || twoHundred === undefined) return expect.unreachable();
  const each = (twoHundred - one) / 199;
  // 1,060 when this was written, for the checks of two patterns, their types and a function.
  expect(each).toBeLessThan(1_400);
  // Linear: 150 arms more cost three times what 50 cost, within a tenth.
  expect((twoHundred - fifty) / (fifty - one)).toBeLessThan((150 / 49) * 1.1);
});
