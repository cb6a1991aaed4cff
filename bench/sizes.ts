import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../", import.meta.url));

const imports: readonly string[] = [
  'export { canParse } from "urigami";',
  'export { parse } from "urigami";',
  'export { parse, resolve } from "urigami";',
  'export * from "urigami";',
  'export * from "ufo";',
  'export { URI } from "vscode-uri";',
  'export { default } from "fast-uri";',
  'export { default } from "uri-js";',
  'export { default } from "urijs";',
  'export { default } from "normalize-url";',
  'export { default } from "urlcat";',
];

/** What each import adds to a bundle. */
export const sizeTable = (): Promise<readonly string[]> =>
  Promise.all(
    imports.map(async (contents) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: root },
        absWorkingDir: root,
        // Without the paths of tsconfig.json, so that the package's own `exports` lead to dist.
        tsconfigRaw: {},
        bundle: true,
        minify: true,
        write: false,
        format: "esm",
        platform: "browser",
        target: "es2022",
        logLevel: "silent",
      });
      const bytes = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
      return `${String(bytes).padStart(6)}  ${contents}`;
    }),
  );
