// Extraction: the values of a link that a template could have made (RFC 6570 section 1.4).

import { pctNormalize } from "../algorithm/pct-normalize.js";
import { isIn, UNRESERVED } from "../grammar/characters.js";
import type { Automaton, Range } from "./automaton.js";
import { shareOut, unshareable } from "./comma-shares.js";
import type { MatchedValue } from "./matched.js";
import { originsOf } from "./normal-text.js";
import { commonValue, type Observation, takeApart } from "./observations.js";
import type { Part } from "./parse-template.js";
import { inOrder, pairNamesOf } from "./query-order.js";
import { automatonOf } from "./readings.js";
import { type Occurrence, occurrencesOf } from "./runs.js";
import type { Plan, VariableStep } from "./write-template.js";

/** A template ready to read links. */
export interface Reader {
  readonly automaton: Automaton;
  readonly occurrences: readonly Occurrence[];
  readonly steps: readonly VariableStep[];
  /** The names of the pairs of the query in the order in which the template writes them; none when it has no such pairs. */
  readonly pairNames: readonly string[];
}

/** A template that can read links, or the name of a variable that has two readings. */
export const readerOf = (parts: readonly Part[], plan: Plan): Reader | string => {
  const occurrences = occurrencesOf(parts);
  const shared = unshareable(occurrences);
  if (shared !== undefined) return shared;
  const pairNames = pairNamesOf(parts);
  const steps = plan.steps.flatMap(({ variables }) => variables);
  for (const strictness of ["lenient", "strict"] as const) {
    const automaton = automatonOf(parts, strictness);
    const ambiguous = automaton.ambiguity();
    if (ambiguous === undefined) return { automaton, occurrences, steps, pairNames };
    if (strictness === "strict") return adjacent(parts) ?? occurrences[ambiguous]?.variable.name ?? "";
  }
  return "";
};

const isAllUnreserved = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) if (!isIn(text.charCodeAt(index), UNRESERVED)) return false;
  return true;
};

/** The last variable of an expression with nothing that ends it before the next: what the compiler sees too. */
const adjacent = (parts: readonly Part[]): string | undefined => {
  let open: string | undefined;
  for (const part of parts) {
    if (typeof part === "string") {
      if (!isAllUnreserved(part)) open = undefined;
      continue;
    }
    if (open !== undefined && (part.operator === "" || part.operator === "+" || part.operator === ".")) return open;
    open = part.variables.at(-1)?.name;
  }
  return undefined;
};

/** The texts of the variables in a link whose parts were read at some ranges. */
const observe = ({ occurrences, steps }: Reader, link: string, ranges: readonly (Range | undefined)[]) => {
  const observations: Observation[] = [];
  for (const [slot, occurrence] of occurrences.entries()) {
    const { operator, variable, group, pairs } = occurrence;
    const range = ranges[group] ?? (operator === "" || operator === "+" ? ([0, 0] as const) : undefined);
    if (range === undefined) continue;
    // The range of a list starts with what stands before its first item. A text in common is told once.
    const opener = variable.explode && operator !== "#" && operator !== "" && operator !== "+" ? 1 : 0;
    if (pairs !== undefined) {
      let [first, end] = [slot, slot];
      while (occurrences[first - 1]?.pairs === slot) first--;
      while (occurrences[end]?.pairs === slot) end++;
      const places = occurrences.slice(first, end).map((place, at) => ({ ...place, step: steps[first + at]! }));
      const start = range[0] + opener;
      observations.push(...takeApart(places, slot - first, link.slice(start, range[1]), link.slice(0, start)));
      continue;
    }
    observations.push({
      ...occurrence,
      step: steps[slot]!,
      text: group === slot ? link.slice(range[0] + opener, range[1]) : "",
    });
  }
  return observations;
};

type Found = Readonly<Record<string, MatchedValue>>;

/**
 * The values that a link may be made of, the most natural ones first: those of the link as it is, of the one with the
 * pairs of its query in the order of the template, and where the name of a pair has items with "=", those with records.
 */
export function* readingsOf(reader: Reader, href: string): Generator<Found> {
  const other = inOrder(href, reader.pairNames);
  for (const link of other === href ? [href] : [href, other]) {
    for (const asRecord of href.includes("?") ? [false, true] : [false]) {
      const found = readLink(reader, link, asRecord);
      if (found !== undefined) yield found;
    }
  }
}

/**
 * The values of a link, or nothing when the template makes no such link. Linear in the link. The automaton takes some
 * links that no values make: whether these do is seen when they are expanded.
 */
const readLink = (reader: Reader, link: string, asRecord: boolean): Found | undefined => {
  const normal = pctNormalize(link);
  const ranges = reader.automaton.read(normal, reader.occurrences.length);
  if (ranges === undefined) return undefined;
  const origins = originsOf(link, normal);
  const inLink = ranges.map((range): Range | undefined =>
    range === undefined || origins === undefined ? range : [origins[range[0]]!, origins[range[1]]!],
  );
  const byName = shareOut(observe(reader, link, inLink));
  if (byName === undefined) return undefined;
  const values: (readonly [name: string, value: MatchedValue])[] = [];
  for (const [name, observations] of byName) {
    const value = commonValue(observations, asRecord);
    if (value === undefined) return undefined;
    values.push([name, Object.freeze(value)]);
  }
  return Object.freeze(Object.fromEntries(values));
};
