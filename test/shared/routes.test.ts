import { describe, expect, test } from "vitest";
import { UriError } from "../../src/index.js";
import { routes } from "../../src/routes/index.js";
import { announce, isShared, readShared } from "./folder.js";
import { type Conversion, fromPathToRegexp, fromUrlPattern } from "./routes-convert.js";
import { pathToRegexpDecisions, type RouteDecision, urlPatternDecisions } from "./routes-decisions.js";

announce("routes");

interface RouteCase {
  readonly id: string;
  readonly op: string;
  readonly pattern: string;
  readonly path: string;
  readonly expected: Readonly<Record<string, unknown>> | null;
  readonly options?: Readonly<Record<string, unknown>>;
}

interface Suite {
  readonly cases: readonly RouteCase[];
}

/** What one pattern gives for one path. */
function answerOf(pattern: string, path: string): Readonly<Record<string, unknown>> | null | "refused" {
  try {
    const match = routes({ only: pattern }).match(path);
    return match === undefined ? null : match.ok ? { ...match.params } : "refused";
  } catch (error) {
    if (error instanceof UriError) return "refused";
    throw error;
  }
}

/** The suite's parameters in this library's form: a rest is a list of decoded segments, what is missing is no key. */
function expectedOf({ expected }: RouteCase, rest: string | undefined): Readonly<Record<string, unknown>> | null {
  if (expected === null) return null;
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(expected)) {
    if (value === null) continue;
    found[name] = name === rest && typeof value === "string" ? value.split("/") : value;
  }
  if (rest !== undefined) found[rest] ??= [];
  return found;
}

function runSuite(
  file: string,
  convert: (one: RouteCase) => Conversion,
  decisions: Readonly<Record<string, RouteDecision>>,
) {
  const { cases } = isShared ? readShared<Suite>(file) : { cases: [] };
  const unsaid = new Map<string, number>();
  const met = new Set<string>();
  const wrong: unknown[] = [];
  let right = 0;
  for (const one of cases) {
    if (one.op !== "route") continue;
    const conversion = convert(one);
    if ("unsaid" in conversion) {
      unsaid.set(conversion.unsaid, (unsaid.get(conversion.unsaid) ?? 0) + 1);
      continue;
    }
    const answer = answerOf(conversion.pattern, one.path);
    const decision = decisions[one.id];
    const expected = decision === undefined ? expectedOf(one, conversion.rest) : decision.answer;
    if (decision !== undefined) met.add(one.id);
    if (JSON.stringify(answer) === JSON.stringify(expected)) right += 1;
    else wrong.push([one.id, one.pattern, conversion.pattern, one.path, answer, expected]);
  }
  return { right, wrong, unsaid, met };
}

describe.runIf(isShared)("suites of other routers", () => {
  test("path-to-regexp", () => {
    const { right, wrong, unsaid, met } = runSuite(
      "corpus/suites/path-to-regexp.json",
      (one) => fromPathToRegexp(one.pattern, one.options ?? {}),
      pathToRegexpDecisions,
    );
    expect(wrong).toEqual([]);
    expect([...met].sort()).toEqual(Object.keys(pathToRegexpDecisions).sort());
    process.stdout.write(`shared: path-to-regexp: ${right} right, not said: ${JSON.stringify([...unsaid])}\n`);
    expect(right).toBeGreaterThan(30);
  });
  test("URLPattern, pathnames", () => {
    const { right, wrong, unsaid, met } = runSuite(
      "corpus/suites/wpt-urlpattern-pathname-routes.json",
      (one) => fromUrlPattern(one.pattern),
      urlPatternDecisions,
    );
    expect(wrong).toEqual([]);
    expect([...met].sort()).toEqual(Object.keys(urlPatternDecisions).sort());
    process.stdout.write(`shared: URLPattern: ${right} right, not said: ${JSON.stringify([...unsaid])}\n`);
    expect(right).toBeGreaterThan(20);
  });
});

interface Fault {
  readonly id: string;
  readonly op: string;
  readonly input: {
    readonly pattern?: string;
    readonly patterns?: readonly string[];
    readonly path?: string;
    readonly pathJs?: string;
    readonly paths?: readonly string[];
    readonly uri?: string;
    readonly params?: Readonly<Record<string, unknown>>;
  } & Readonly<Record<string, unknown>>;
  readonly expected: unknown;
}

const linkOf = (pattern: string, params: Readonly<Record<string, unknown>>) =>
  routes({ only: pattern }).safeTo.only?.(params);

/** What each fault that is told in words, or measured by a compiler, is held to here. */
const checks: Readonly<Record<string, (fault: Fault) => void>> = {
  "route-redos": () => expect(answerOf("/{a}-{b}", `/a${"-".repeat(100_000)}`)).toBe("refused"),
  "enc-missing-is-undefined": ({ input }) =>
    expect(linkOf(input.pattern ?? "", {})).toMatchObject({ ok: false, error: { code: "missing-param", param: "x" } }),
  "enc-leading-double-slash": ({ input }) =>
    expect(linkOf(input.pattern ?? "", { x: "" })).toMatchObject({ ok: false }),
  "enc-lone-surrogate": ({ input }) =>
    expect(linkOf(input.pattern ?? "", { x: "\ud800" })).toMatchObject({
      ok: false,
      error: { code: "lone-surrogate", param: "x" },
    }),
  "enc-dot-encoded-is-no-fix": ({ input }) =>
    expect(linkOf(input.pattern ?? "", input.params ?? {})).toMatchObject({
      ok: false,
      error: { code: "dot-segment" },
    }),
  "enc-slash": ({ input, expected }) =>
    expect(linkOf(input.pattern ?? "", input.params ?? {})).toMatchObject({ ok: true, uri: { href: expected } }),
  "enc-host-injection": ({ input }) => {
    const tenants: unknown = input.params?.tenant;
    if (!Array.isArray(tenants)) throw new Error("no tenants");
    for (const tenant of tenants)
      expect(linkOf(input.pattern ?? "", { tenant })).toMatchObject({ ok: false, error: { param: "tenant" } });
  },
  "dec-unreserved-static": ({ input }) => {
    const [first = "", second = ""] = input.patterns ?? [];
    expect(routes({ first, second }).match(input.path ?? "")).toMatchObject({ ok: true, name: "first" });
  },
  "match-host-ignored": ({ input }) => expect(routes({ home: "/" }).match(input.uri ?? "")).toBe(undefined),
  "match-greedy-split": ({ input }) => expect(answerOf(input.pattern ?? "", input.path ?? "")).toBe("refused"),
  "match-optional-empty": ({ input }) =>
    expect(input.paths?.map((path) => answerOf(input.pattern ?? "", path))).toEqual([{ rest: [] }, null]),
  "route-malformed-pct": ({ input }) => expect(answerOf(input.pattern ?? "", input.path ?? "")).toBe("refused"),
  "route-dot-param": ({ input }) => expect(answerOf(input.pattern ?? "", input.path ?? "")).toBe(null),
  "ty-duplicate": ({ input }) =>
    expect(() => routes({ a: String(input.a), b: String(input.b) })).toThrow(
      expect.objectContaining({ code: "duplicate-route", message: "'b' matches the same paths as 'a'" }),
    ),
  "ty-malformed-literal": ({ input }) => {
    for (const pattern of input.patterns ?? []) expect(() => routes({ a: pattern })).toThrow(UriError);
  },
  "ty-duplicate-param": ({ input }) =>
    expect(() => routes({ a: input.pattern ?? "" })).toThrow("the parameter 'x' is used twice"),
  "ty-param-name-suffix": ({ input }) => expect(answerOf(input.pattern ?? "", "/f/a.json")).toEqual({ file: "a" }),
  "ty-trailing-wildcard": ({ input }) => expect(answerOf(input.pattern ?? "", input.path ?? "")).toEqual({ rest: [] }),
};

/** What the compiler is asked, in test-d/routes.test-d.ts and in test/routes/compile-budget.test.ts. */
const elsewhere = ["ty-1000-routes", "ty-chain-overflow", "tp-many-arms"];
/** A fault of patterns of ts-pattern, which this entry does not touch. */
const foreignFaults = ["tp-readonly-empty"];

describe.runIf(isShared)("faults met in the field", () => {
  const ops = [
    "match",
    "match time",
    "match wildcard",
    "match full URI",
    "match optional rest",
    "match two params in a segment",
    "match optional wildcard",
    "define table",
    "define pattern",
    "define route",
    "infer params",
    "build path segment",
    "build host label",
    "types",
  ];
  const faults = isShared ? readShared<Fault[]>("vectors/field-faults.json").filter(({ op }) => ops.includes(op)) : [];
  test.each(
    faults
      .filter(({ id }) => ![...elsewhere, ...foreignFaults].includes(id))
      .map((fault) => [fault.id, fault] as const),
  )("%s", (id, fault) => {
    const check = checks[id];
    if (check !== undefined) return check(fault);
    expect(answerOf(fault.input.pattern ?? "", fault.input.path ?? "")).toEqual(fault.expected);
  });
  test("each check is for a fault that is there", () => {
    const ids = faults.map(({ id }) => id);
    for (const id of [...Object.keys(checks), ...elsewhere, ...foreignFaults]) expect(ids).toContain(id);
  });
});
