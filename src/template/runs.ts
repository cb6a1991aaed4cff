// The variables of a template where they stand, and the lists of them that one operator writes.

import { type Operator, styles } from "./operator.js";
import type { Part } from "./parse-template.js";
import type { Variable } from "./variable-list.js";

/** A variable where it stands: each has the slot of its number. */
export interface Occurrence {
  readonly variable: Variable;
  readonly operator: Operator;
  /** The slot of the first variable that it has its text in common with: "{a,b}" is read as one and taken apart. */
  readonly group: number;
  /** The slot that all pairs of its run are read in, when one of them is of an exploded variable: "{?a,b*}". */
  readonly pairs: number | undefined;
}

/** Every variable of a template where it stands, in order. */
export const occurrencesOf = (parts: readonly Part[]): readonly Occurrence[] => {
  const occurrences: Occurrence[] = [];
  for (const run of runsOf(parts)) {
    if (typeof run === "string") continue;
    const { operator, variables } = run;
    const first = occurrences.length;
    const whole = wholeOf(run);
    const pairs = whole < 0 ? undefined : first + whole;
    for (const [index, variable] of variables.entries())
      occurrences.push({ variable, operator, group: operator === "" ? first : first + index, pairs });
  }
  return occurrences;
};

/** A list of variables that one operator writes. */
export interface Run {
  readonly operator: Operator;
  readonly variables: readonly Variable[];
  /** Whether it is of several expressions, so that the first of them may be missing. */
  readonly isJoined: boolean;
}

/** Whether an expression goes on with what the one right before it has begun. */
const goesOn = (before: Operator, next: Operator): boolean =>
  next === "&" ? before === "?" || before === "&" : next === before && (next === "/" || next === "." || next === ";");

export const runsOf = (parts: readonly Part[]): readonly (string | Run)[] => {
  const runs: (string | Run)[] = [];
  let last: { operator: Operator; variables: Variable[]; isJoined: boolean } | undefined;
  for (const part of parts) {
    if (typeof part === "string") {
      runs.push(part);
      last = undefined;
    } else if (last !== undefined && goesOn(last.operator, part.operator)) {
      for (const variable of part.variables) last.variables.push(variable);
      last.isJoined = true;
    } else {
      last = { operator: part.operator, variables: [...part.variables], isJoined: false };
      runs.push(last);
    }
  }
  return runs;
};

/**
 * The only exploded variable of a run of pairs that have different names, or -1. All pairs are then read as one text: what
 * has no other name is its own.
 */
export const wholeOf = ({ operator, variables }: Run): number => {
  const whole = variables.findIndex(({ explode }) => explode);
  const names = new Set(variables.map(({ name, explode }, index) => (explode && index !== whole ? "" : name)));
  return styles[operator].named && names.size === variables.length && !names.has("") ? whole : -1;
};
