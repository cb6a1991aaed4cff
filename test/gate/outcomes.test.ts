import { describe, expect, it } from "vitest";
import { budgets } from "./budgets.js";
import { overBudget } from "./bundle-step.js";
import { outcomeOf, together } from "./outcome.js";
import { inProject } from "./project.js";
import { namesShared, outcomeOfReport } from "./vitest-step.js";

describe("an outcome", () => {
  it("counts its checks, and fails without any", () => {
    const outcome = outcomeOf([{ name: "a" }, { name: "b", problem: "broken" }]);
    expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ["b: broken"] });
    expect(outcomeOf([])).toMatchObject({ passed: 0, failed: 1 });
    expect(together([outcome, outcome])).toMatchObject({ passed: 2, failed: 2, skipped: 0 });
  });
});

describe("a report of vitest", () => {
  const report = (status: string) => ({
    testResults: [
      {
        name: inProject("test/a.test.ts"),
        status: "passed",
        message: "",
        assertionResults: [{ status, fullName: "t" }],
      },
    ],
  });
  const readers = new Set(["test/a.test.ts"]);
  const calm = { code: 0, output: "", shared: undefined, readers: undefined };

  it("passes, fails, and fails without a test", () => {
    expect(outcomeOfReport(report("passed"), calm)).toMatchObject({ passed: 1, failed: 0 });
    expect(outcomeOfReport(report("failed"), { ...calm, code: 1 })).toMatchObject({ passed: 0, failed: 1 });
    expect(outcomeOfReport({ testResults: [] }, calm)).toMatchObject({ passed: 0, failed: 1 });
    const said = "TypeScript 7.0: 6000 literals agree with the run time, 100 of them refused; 0 differ";
    expect(
      outcomeOfReport(report("passed"), { ...calm, output: `dots\u001b[32m·\u001b[39m${said}\n` }).notes,
    ).toContain(said);
    expect(outcomeOfReport(report("passed"), { ...calm, code: 1 })).toMatchObject({ passed: 1, failed: 1 });
  });

  it("fails for a file that could not be loaded", () => {
    const broken = { name: inProject("test/b.test.ts"), status: "failed", message: "no module", assertionResults: [] };
    expect(outcomeOfReport({ testResults: [broken] }, { ...calm, code: 1 })).toMatchObject({ passed: 0, failed: 1 });
  });

  it("takes a skipped test only where shared cases are missing", () => {
    expect(outcomeOfReport(report("pending"), calm)).toMatchObject({ failed: 1, skipped: 1 });
    expect(outcomeOfReport(report("pending"), { ...calm, readers, shared: "shared" }).failed).toBeGreaterThan(0);
    const without = outcomeOfReport(
      { testResults: [...report("pending").testResults, ...report("passed").testResults] },
      { ...calm, readers },
    );
    expect(without).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
  });

  it("wants a test that read the shared cases where they are there", () => {
    const shared = { ...calm, shared: "shared" };
    expect(outcomeOfReport(report("passed"), { ...shared, readers })).toMatchObject({ passed: 1, failed: 0 });
    expect(outcomeOfReport(report("passed"), { ...shared, readers: new Set() })).toMatchObject({ failed: 1 });
  });

  it("knows which test reads them", () => {
    expect(namesShared('new URL("../../../shared/", import.meta.url)')).toBe(true);
    expect(namesShared('join(root, "..", "shared")')).toBe(true);
    expect(namesShared("process.env.URIGAMI_SHARED")).toBe(true);
    expect(namesShared('const text = "../../shared/a.css"; // shared')).toBe(false);
    expect(namesShared('// "../shared/"\n')).toBe(false);
  });
});

describe("a budget", () => {
  it("holds up to its limit and not beyond; an empty bundle does not count", () => {
    const budget = { code: "", limit: 100, reason: "so" };
    expect(overBudget(budget, 100)).toBeUndefined();
    expect(overBudget(budget, 101)).toBe("101 bytes, 1 over its limit of 100 (so)");
    expect(overBudget(budget, 0)).toBe("the bundle is empty");
  });

  it("has a reason", () => {
    expect(budgets.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});
