import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesUnder, inProject } from "./project.js";
import { fileFaults, importFaults, importsOf, suppressionsOf } from "./source-rules.js";
import { suppressionReport } from "./suppression-report.js";

const sources = new Map(
  filesUnder("src").map((file) => [file.slice("src/".length), readFileSync(inProject(file), "utf8")]),
);

describe("src", () => {
  it("is there", () => {
    expect([...sources.keys()]).toContain("index.ts");
  });

  it("imports downwards only, without cycles, never an index file", () => {
    expect(importFaults(sources)).toEqual([]);
  });

  it.each([...sources])("%s keeps the rules on names, size and schemes", (file, text) => {
    expect(fileFaults(file, text)).toEqual([]);
  });

  it("gives a reason beside each suppression", () => {
    const unexplained = [...sources].flatMap(([file, text]) =>
      suppressionsOf(file, text).unexplained.map((line) => `${file}:${line}`),
    );
    expect(unexplained).toEqual([]);
  });

  it("has the suppressions and casts that etc/suppressions.txt counts (npm run api writes it)", () => {
    const kept = inProject("etc/suppressions.txt");
    expect(suppressionReport()).toBe(existsSync(kept) ? readFileSync(kept, "utf8") : "");
  });
});

describe("the rule on imports sees", () => {
  const faults = (files: Record<string, string>) => importFaults(new Map(Object.entries(files)));

  it("a lower layer that imports a higher one", () => {
    expect(faults({ "abnf/span.ts": 'import { a } from "../uri/uri.js";', "uri/uri.ts": "" })).toEqual([
      "abnf/span.ts imports uri/uri.ts, which is a higher layer",
    ]);
  });

  it("a cycle, of types too", () => {
    const files = {
      "uri/a.ts": 'import type { B } from "./b.js";',
      "uri/b.ts": 'export type X = import("./c.js").C;',
      "uri/c.ts": 'export type { A } from "./a.js";',
    };
    expect(faults(files)).toEqual(["cycle: uri/a.ts -> uri/b.ts -> uri/c.ts -> uri/a.ts"]);
  });

  it("a file that imports itself", () => {
    expect(faults({ "uri/a.ts": 'import "./a.js";' })).toEqual(["cycle: uri/a.ts -> uri/a.ts"]);
  });

  it("an import of an index file, the registry excepted", () => {
    const files = {
      "cli/a.ts": 'import { parse } from "../index.js"; import "../iri/index.js"; import "../schemes/index.js";',
      "index.ts": "",
      "iri/index.ts": "",
      "schemes/index.ts": "",
    };
    expect(faults(files)).toEqual([
      "cli/a.ts imports the surface index.ts",
      "cli/a.ts imports the surface iri/index.ts",
    ]);
  });

  it("a foreign package, and ts-pattern outside match", () => {
    const files = {
      "match/a.ts": 'import { P } from "ts-pattern";',
      "routes/a.ts": 'const load = () => import("ts-pattern");',
      "uri/a.ts": 'import type { Simplify } from "type-fest"; import { b } from "lodash";',
      "uri/b.ts": 'import { c } from "type-fest";',
    };
    expect(faults(files)).toEqual([
      "routes/a.ts imports the package ts-pattern",
      "uri/a.ts imports the package lodash",
      "uri/b.ts imports the package type-fest",
    ]);
  });

  it("a missing ending and a missing file", () => {
    expect(faults({ "uri/a.ts": 'import "./b"; import "./c.js";', "uri/b.ts": "" })).toEqual([
      "uri/a.ts imports ./b without the ending .js",
      "uri/a.ts imports ./c.js, which is not in src",
    ]);
  });

  it("no import in a comment or a string", () => {
    expect(importsOf("a.ts", '// import "./b.js"\nconst text = \'import "./c.js"\';')).toEqual([]);
  });
});

describe("the rules on a file see", () => {
  it("a scheme's name in a string, a type, a template and an identifier", () => {
    const text = 'const a = "https";\ntype B = `mailto:${string}`;\nconst isHttpsUrl = 1;\nconst c = "data:x";\n';
    expect(fileFaults("uri/a.ts", text)).toEqual([
      "uri/a.ts:1: names the scheme https",
      "uri/a.ts:2: names the scheme mailto",
      "uri/a.ts:3: names the scheme https",
      "uri/a.ts:4: names the scheme data:",
    ]);
  });

  it("no scheme in a comment, in other words, in schemes and in entry", () => {
    const text = '/** `https` */ // http\nexport const data = "data"; const file = "newsletter"; const flows = 1;\n';
    expect(fileFaults("uri/a.ts", text)).toEqual([]);
    expect(fileFaults("schemes/http.ts", 'export const scheme = "http";\n')).toEqual([]);
    expect(fileFaults("entry/uri.ts", 'import { http } from "../schemes/http.js";\n')).toEqual([]);
  });

  it("the parser's two constants, and no third", () => {
    expect(fileFaults("uri/uri.ts", 'const a = ["http", "https", "ftp"];\n')).toEqual([
      "uri/uri.ts:1: names the scheme ftp",
    ]);
  });

  it("a long file, a vague name, a wrong folder, a default export, export *", () => {
    expect(fileFaults("uri/a.ts", "\n".repeat(300))).toEqual([]);
    expect(fileFaults("uri/a.ts", "\n".repeat(301))).toEqual(["uri/a.ts: 301 lines; at 300 a file is split by rule"]);
    expect(fileFaults("uri/helpers.ts", "")).toEqual(["uri/helpers.ts: a file is named by what it does"]);
    expect(fileFaults("uri/twoWords.ts", "")).toEqual(["uri/twoWords.ts: file names are kebab-case"]);
    expect(fileFaults("core/a.ts", "")).toEqual(["core/a.ts: no such layer: core"]);
    expect(fileFaults("uri/a.ts", "export default 1;")).toEqual(["uri/a.ts:1: a default export"]);
    expect(fileFaults("index.ts", 'export * from "./uri/uri.js";\nexport const a = 1;')).toEqual([
      "index.ts:1: export *; the surface names what it exports",
      "index.ts:2: an index file holds named exports only",
    ]);
  });

  it("a suppression without a reason", () => {
    const text = [
      "// @ts-expect-error",
      "const a: any = 1;",
      "const b = c as unknown as D;",
      "// The brand exists in types only.",
      "const d = e as never;",
      "// @ts-expect-error the compiler cannot see this",
      "const f = g as const;",
      "const h = i as string;",
    ].join("\n");
    expect(suppressionsOf("uri/a.ts", text)).toEqual({
      file: "uri/a.ts",
      suppressions: 5,
      casts: 2,
      unexplained: [2, 3, 1],
    });
  });
});
