import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isMatching, match, P } from "ts-pattern";
import { describe, expect, test } from "vitest";
import { parse } from "../../src/index.js";
import { dispatch } from "../../src/match/index.js";
import { pathPattern } from "../../src/match/path.js";
import { look } from "../../src/match/pattern.js";
import { announce, isShared, readShared } from "./folder.js";

announce("patterns");

interface Fault {
  readonly id: string;
  readonly op: string;
  readonly input: unknown;
  readonly expected: unknown;
}

interface PathFault {
  readonly pattern?: string;
  readonly patterns?: readonly string[];
  readonly path?: string;
  readonly paths?: readonly string[];
  readonly pathJs?: string;
}

const faults = isShared ? readShared<readonly Fault[]>("vectors/field-faults.json") : [];
const faultOf = (id: string): Fault => {
  const found = faults.find((fault) => fault.id === id);
  if (found === undefined) throw new Error(`there is no fault ${id}`);
  return found;
};

/** What the pattern of a fault selects from its path; nothing when the path does not match or is no path. */
const selected = (pattern: string, text: string): unknown =>
  match(text)
    .with(
      P.when((given) => parseable(given)),
      (given) => look(pathPattern(pattern, {}), parse(given)),
    )
    .otherwise(() => undefined);

const parseable = (text: string): boolean => {
  try {
    return parse(text) !== undefined;
  } catch {
    return false;
  }
};

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the fastest compiler prints about code; test-d/match-uri.test-d.ts holds the same on all three. */
const compile = (code: string): string => {
  mkdirSync(path.join(root, "temp"), { recursive: true });
  const folder = mkdtempSync(path.join(root, "temp", "faults-"));
  try {
    writeFileSync(path.join(folder, "fault.ts"), code);
    writeFileSync(path.join(folder, "tsconfig.json"), '{ "extends": "../../tsconfig.json", "include": ["fault.ts"] }');
    const tsc = path.join(root, "node_modules", "typescript-7", "bin", "tsc");
    return execFileSync(process.execPath, [tsc, "-p", folder, "--noEmit"], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe.runIf(isShared)("faults of matchers", () => {
  const one = (id: string): unknown => {
    const { pattern = "", path = "" } = faultOf(id).input as PathFault;
    return selected(pattern, path);
  };

  test.each([
    "dec-slash-in-param",
    "dec-not-decoded",
    "dec-splat-conflation",
    "dec-newline-wildcard",
    "match-trailing-value",
  ])("%s", (id) => {
    expect(one(id)).toEqual(faultOf(id).expected);
  });

  test.each(["route-malformed-pct", "route-dot-param"])("%s matches nothing", (id) => {
    expect(one(id)).toBeUndefined();
  });

  test("dec-unreserved-static", () => {
    const { patterns = [], path = "" } = faultOf("dec-unreserved-static").input as PathFault;
    const first = patterns.find((pattern) => isMatching(pathPattern(pattern, {}), parse(path)));
    expect({ matched: first }).toEqual(faultOf("dec-unreserved-static").expected);
  });

  test("match-optional-empty", () => {
    const { pattern = "", paths = [] } = faultOf("match-optional-empty").input as PathFault;
    expect(paths.map((path) => selected(pattern, path))).toEqual([{ rest: [] }, { rest: [""] }]);
  });

  test.each(["match-greedy-split", "route-redos"])("%s is refused when it is made", (id) => {
    const { pattern = "" } = faultOf(id).input as PathFault;
    expect(() => pathPattern(pattern, {})).toThrow("two holes in one piece have no one reading");
  });

  test("ty-param-name-suffix", () => {
    const { pattern = "" } = faultOf("ty-param-name-suffix").input as PathFault;
    expect(selected(pattern, "/f/a.json")).toEqual({ file: "a" });
  });

  test("ty-malformed-literal", () => {
    const { patterns = [] } = faultOf("ty-malformed-literal").input as PathFault;
    expect(patterns.length).toBeGreaterThan(4);
    for (const pattern of patterns) expect(() => pathPattern(pattern, {}), pattern).toThrow("in the path pattern at");
  });

  test("tp-readonly-empty type-checks and runs", () => {
    const { input } = faultOf("tp-readonly-empty");
    const code = `import { match, P } from "ts-pattern";\nimport type { Uri } from "urigami";\ndeclare const u: Uri;\nconst f = () => 1;\nconst g = () => 2;\nexport const n: number = ${String(input)};\n`;
    expect(compile(code)).toBe("");
    const count = (text: string): number =>
      match(parse(text).segments)
        .with([], () => 1)
        .with([P._, ...P.array()], () => 2)
        .exhaustive();
    expect([count(""), count("/a")]).toEqual([1, 2]);
  });

  // The fault speaks of tables of routes; a dispatcher has the same form. Its cost is counted in test/match/cost.test.ts.
  test("tp-many-arms", () => {
    expect(faultOf("tp-many-arms").expected).toContain("at most 5 times");
    const arms = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`r${index}`, pathPattern(`/r${index}/{id}`, {})]),
    );
    expect(dispatch(arms).match(parse("/r199/x"))).toMatchObject({ name: "r199", selected: { id: "x" } });
  });

  test("no fault about ts-pattern is left out", () => {
    expect(
      faults
        .filter(({ id }) => id.startsWith("tp-"))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["tp-many-arms", "tp-readonly-empty"]);
  });
});
