/** What one step of the gate found: counts, and the lines a person reads. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Printed in any case: figures and tables. */
  readonly notes: readonly string[];
  /** Printed when the step fails, one entry per failure. */
  readonly failures: readonly string[];
}

/** One thing that was looked at: fine without `problem`. */
export interface Check {
  readonly name: string;
  readonly problem?: string | undefined;
}

/** Counts a list of checks. An empty list is a failure: a step that looks at nothing proves nothing. */
export function outcomeOf(checks: readonly Check[], notes: readonly string[] = []): Outcome {
  if (checks.length === 0) return failure("nothing was checked", notes);
  const failures = checks.flatMap((check) => (check.problem === undefined ? [] : [`${check.name}: ${check.problem}`]));
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, notes, failures };
}

/** A step that fails as a whole. */
export function failure(text: string, notes: readonly string[] = []): Outcome {
  return { passed: 0, failed: 1, skipped: 0, notes, failures: [text] };
}

/** Several outcomes of one step as one. */
export function together(outcomes: readonly Outcome[]): Outcome {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  return {
    passed: sum((outcome) => outcome.passed),
    failed: sum((outcome) => outcome.failed),
    skipped: sum((outcome) => outcome.skipped),
    notes: outcomes.flatMap((outcome) => outcome.notes),
    failures: outcomes.flatMap((outcome) => outcome.failures),
  };
}
