import { describe, expect, test } from "vitest";
import { resolve, UriError } from "../../src/index.js";
import { resolveText } from "../oracle/reference-resolution.js";
import { algorithmCases, type Case, operations } from "./algorithm-cases.js";
import { algorithmDecisions } from "./algorithm-decisions.js";
import { algorithmFaults } from "./algorithm-faults.js";
import { announce, isShared, readShared } from "./folder.js";

announce("resolve, relativize, normalize, equals");

/** The answer, or the code of the failure. */
const answer = (one: Case): string | boolean => {
  try {
    return operations[one.op]?.(one) ?? "";
  } catch (error) {
    if (error instanceof UriError) return `refused: ${error.code}`;
    throw error;
  }
};

/** A reference that is shorter than the suite's, and leads to the same text, is right too. */
const isShorter = ({ op, base, target, expected }: Case, ours: string | boolean) =>
  op === "relativize" &&
  typeof ours === "string" &&
  typeof expected === "string" &&
  ours.length < expected.length &&
  resolve(base, ours).href === target;

describe.runIf(isShared)("the undisputed cases", () => {
  const cases = isShared ? algorithmCases().filter(({ disputed }) => disputed === undefined) : [];

  test("are right, or follow the decision written down here", () => {
    const wrong: string[] = [];
    const decided = new Set<string>();
    for (const one of cases) {
      const ours = answer(one);
      if (ours === one.expected || isShorter(one, ours)) continue;
      decided.add(one.id);
      if (ours !== algorithmDecisions[one.id]?.ours) wrong.push(`${one.id}: ${ours}, not ${one.expected}`);
    }
    expect(wrong).toEqual([]);
    expect([...decided].sort()).toEqual(Object.keys(algorithmDecisions).sort());
  });

  test("are as many as they were", () => {
    const counts: Record<string, number> = {};
    for (const { op } of cases) counts[op] = (counts[op] ?? 0) + 1;
    expect(counts).toEqual({
      equivalent: 92,
      "ip-canonical": 485,
      normalize: 657,
      relativize: 75,
      "remove-dot-segments": 14,
      resolve: 6777,
      "resolve-normalize": 6,
    });
  });
});

describe.runIf(isShared)("the disputed cases of resolve", () => {
  test("are what section 5.2 gives, as the oracle reads it", () => {
    const disputed = algorithmCases().filter(({ op, disputed }) => op === "resolve" && disputed !== undefined);
    for (const one of disputed) {
      const expected = resolveText(one.base, one.ref);
      if (expected !== undefined) expect(answer(one), one.id).toBe(expected);
      else expect(answer(one), one.id).toContain("refused");
    }
    expect(disputed.length).toBeGreaterThan(30);
  });
});

const ops = [
  "normalize",
  "resolve",
  "relativize",
  "remove-dot-segments",
  "equal-normalized",
  "equal",
  "append-path",
  "with",
];

describe.runIf(isShared)("faults met in the field", () => {
  const faults = isShared
    ? readShared<{ id: string; op: string }[]>("vectors/field-faults.json").filter(({ op }) => ops.includes(op))
    : [];
  test.each(faults.map(({ id }) => id))("%s", (id) => {
    const fault = algorithmFaults[id];
    expect(fault, "a fault without a line in algorithm-faults.ts").toBeDefined();
    fault?.();
  });

  test.each(["equal-empty-query", "equal-unreserved", "file-from-windows-path", "file-path-caret"])("%s", (id) => {
    algorithmFaults[id]?.();
    expect(algorithmFaults[id]).toBeDefined();
  });
});

interface Textbook {
  readonly labels: readonly {
    readonly host: string;
    readonly labels: readonly string[];
    readonly isSubdomainOf: readonly string[];
    readonly top: string;
  }[];
  readonly sentAgainstUsed: { readonly used: string; readonly sent: string };
  readonly munging: {
    readonly base: string;
    readonly add: Readonly<Record<string, string>>;
    readonly expected: string;
  };
}

describe.runIf(isShared)("textbook examples", () => {
  test("of labels, of what is sent, of a query that grows", async () => {
    const { parse } = await import("../../src/index.js");
    const { isSubdomainOf, labels, withoutFragment } = await import("../../src/operations/index.js");
    const book = readShared<Textbook>("vectors/textbook.json");
    for (const one of book.labels) {
      expect(labels(one.host)).toEqual(one.labels);
      expect(labels(one.host).at(-1)).toBe(one.top);
      for (const domain of one.isSubdomainOf) expect(isSubdomainOf(one.host, domain), domain).toBe(true);
    }
    expect(withoutFragment(book.sentAgainstUsed.used).href).toBe(book.sentAgainstUsed.sent);
    expect(parse(book.munging.base).with({ query: book.munging.add }).href).toBe(book.munging.expected);
  });
});
