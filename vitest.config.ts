import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = fileURLToPath(new URL("./src/", import.meta.url));

// Tests read the sources, so that they need no build; the gate's later steps read the package.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^urigami$/, replacement: `${source}index.ts` },
      { find: /^urigami\/(.+)$/, replacement: `${source}$1/index.ts` },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    allowOnly: false,
    passWithNoTests: false,
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
