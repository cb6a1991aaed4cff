import { describe, expect, it } from "vitest";
import { blocksOf, commentBlocksOf, expectedErrors, runnable } from "./code-blocks.js";
import { readDiagnostics } from "./compilers.js";
import { equals, prints, throws } from "./expectations.js";

describe("blocks of a document", () => {
  it("are the ts fences, with their line and mark", () => {
    const text =
      "# A\n\n```ts\na();\n```\n\n```sh\nnpm ci\n```\n\n````md\n```ts\nno\n```\n````\n\n```ts no-run\nb();\n```\n";
    expect(blocksOf("README.md", text)).toEqual([
      { file: "README.md", line: 4, code: "a();\n", runs: true },
      { file: "README.md", line: 18, code: "b();\n", runs: false },
    ]);
  });

  it("of a doc comment lose their stars", () => {
    const source = [
      "const a = 1;",
      "/**",
      " * Says it.",
      " *",
      " * @example",
      " * ```ts",
      " * f(1); // => 2",
      " *",
      " *   g();",
      " * ```",
      " * @see section 1",
      " */",
      "export const b = 2;",
      "  /** @example f() */",
      "export const c = 3;",
      "/**",
      " * @example",
      " * one();",
      " *",
      " * @example",
      " * two(",
      " *   2);",
      " * @see section 2",
      " */",
    ].join("\n");
    expect(commentBlocksOf("src/a.ts", source)).toEqual([
      { file: "src/a.ts", line: 7, code: "f(1); // => 2\n\n  g();\n", runs: true },
      { file: "src/a.ts", line: 14, code: "f()\n", runs: true },
      { file: "src/a.ts", line: 18, code: "one();\n", runs: true },
      { file: "src/a.ts", line: 21, code: "two(\n  2);\n", runs: true },
    ]);
  });
});

describe("markers", () => {
  it("of errors name the line they stand on, or the next line of code", () => {
    const code =
      'bad(1); // error: no 1\n// error: no 2\n// error: none\nbad(2);\nok("// error: x");\nok(`// error: ${1} // error: y`);\n';
    expect(expectedErrors(code)).toEqual([
      { line: 1, fragment: "no 1" },
      { line: 4, fragment: "no 2" },
      { line: 4, fragment: "none" },
    ]);
  });

  const rewrite = (code: string) => runnable(code, "e").code.split("\n").slice(1, -2).join("\n").trim();

  it("of values become checks", () => {
    expect(rewrite("f(1); // => 2")).toBe('expectations.equals("2", f(1)); // => 2');
    expect(rewrite("console.log(a, b); // => 1 2")).toBe('expectations.prints("1 2", a, b); // => 1 2');
    expect(rewrite("const a = f(1); // => 2")).toBe('const a = f(1); expectations.equals("2", a); // => 2');
    expect(rewrite("f(\n  1,\n);\n// => 2")).toBe('expectations.equals("2", f(\n  1,\n));\n// => 2');
    expect(rewrite("if (x) {\n  f(1); // => 2\n}")).toBe('if (x) {\n  expectations.equals("2", f(1)); // => 2\n}');
    expect(rewrite("f(1); // throws: no")).toBe('expectations.throws(() => f(1), "no"); // throws: no');
  });

  it("of errors take the statement out", () => {
    expect(rewrite("bad(1); // error: no\nf();")).toBe("; // error: no\nf();");
    expect(rewrite("// error: no\nbad(\n  1);\nf();")).toBe("// error: no\n;\nf();");
  });

  it("behind nothing are a problem", () => {
    expect(runnable("// => 2\n", "e").problems).toEqual(['line 1: "=>" stands behind nothing that has a value']);
    expect(runnable("type A = 1; // => 2\n", "e").problems).toHaveLength(1);
    expect(runnable("\n// error: no\n", "e").problems).toHaveLength(1);
  });
});

describe("expectations", () => {
  it("take JSON, what inspect prints, and expressions", () => {
    equals('"a"', "a");
    equals("'a'", "a");
    equals('["a","b"]', ["a", "b"]);
    equals('["a", "b"]', ["a", "b"]);
    equals("{ a: undefined }", { a: undefined });
    equals("{ a: 1 }", Object.assign(Object.create(null), { a: 1 }));
    equals("undefined", undefined);
    prints("a 1", "a", 1);
    prints('"a"', "a");
    throws(() => {
      throw new Error("no such thing");
    }, "such");
  });

  it("fail", () => {
    expect(() => equals('"a"', "b")).toThrow("the value is 'b', not \"a\"");
    expect(() => equals("{}", { a: undefined })).toThrow("the value is");
    expect(() => equals("a b", 1)).toThrow("the value is");
    expect(() => prints("a", "b")).toThrow("the value is");
    expect(() => throws(() => 1, "x")).toThrow("nothing was thrown");
    expect(() =>
      throws(() => {
        throw new Error("a");
      }, "b"),
    ).toThrow("the error is: a");
  });
});

describe("a compiler's output", () => {
  it("is read with its chain", () => {
    const output = "src/a.ts(3,7): error TS2322: Not\n  because\n    of this\nerror TS5023: Unknown option\n";
    expect(readDiagnostics(output, "/project")).toEqual([
      { file: "/project/src/a.ts", line: 3, column: 7, code: "TS2322", text: "Not\n  because\n    of this" },
      { file: "", line: 0, column: 0, code: "TS5023", text: "Unknown option" },
    ]);
  });
});
