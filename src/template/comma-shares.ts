// "{a,b}": the commas between the variables look like those of their lists, so the text of the expression is shared out.
// A variable that stands elsewhere too, or has a prefix, says which pieces it can have. Of the others each has one, and
// the last what is left over: the values then write the same text, whatever values it was made of.

import { percentDecode } from "../grammar/percent-encode.js";
import { prefixOf } from "./encode-value.js";
import { isRaw, type Observation, textIn, valuesOf } from "./observations.js";
import type { Occurrence } from "./runs.js";
import { octetsOf } from "./same-parts.js";

/** Whether a place has its text in common with others. */
const isShared = (occurrences: readonly Occurrence[], at: number): boolean => {
  const { operator, group } = occurrences[at]!;
  return operator === "" && (group !== at || occurrences[at + 1]?.group === at);
};

/** Whether the text of a place tells all of the value: commas of "+" and "#" are of items or of text. */
const tells = ({ operator, variable }: Occurrence): boolean => variable.prefix === undefined && !isRaw(operator);

/** Whether a prefix elsewhere tells all that a place writes: it is not shorter than the prefix there, or the value is. */
const tellsPrefix = ({ operator, variable, text }: Observation, prefix: number | undefined): boolean =>
  variable.prefix !== undefined &&
  !isRaw(operator) &&
  ((prefix !== undefined && prefix <= variable.prefix) ||
    Array.from(percentDecode(text) ?? "").length < variable.prefix);

/** A variable of such a text that stands in several places none of which tells what its share is. */
export const unshareable = (occurrences: readonly Occurrence[]): string | undefined => {
  const places = new Map<string, { shared: number; others: number; isTold: boolean; isScalar: boolean }>();
  for (const [at, occurrence] of occurrences.entries()) {
    const { name, prefix } = occurrence.variable;
    const known = places.get(name) ?? { shared: 0, others: 0, isTold: false, isScalar: false };
    places.set(name, known);
    if (isShared(occurrences, at)) known.shared++;
    else {
      known.others++;
      known.isTold ||= tells(occurrence);
    }
    known.isScalar ||= prefix !== undefined;
  }
  for (const [name, { shared, others, isTold, isScalar }] of places) {
    if (!isScalar && (shared > 1 || (shared === 1 && others > 0 && !isTold))) return name;
  }
  return undefined;
};

/**
 * What a variable can have of such a text: what decodes to one of some texts, or one piece that is no list. `undefined`
 * for one that can have any number of pieces.
 */
type Share = { readonly texts: readonly string[] } | { readonly takes: (piece: string) => boolean } | undefined;

/** A scalar: no longer than its prefix says, and going with its prefix elsewhere. */
const shareOfScalar = (prefix: number | undefined, elsewhere: readonly (readonly string[])[]): Share => ({
  takes: (piece) => {
    const octets = octetsOf(piece, "");
    const text = prefix === undefined ? "" : percentDecode(piece);
    return (
      elsewhere.every((others) => others.some((one) => one.startsWith(octets) || octets.startsWith(one))) &&
      text !== undefined &&
      prefixOf(text, prefix ?? 0, false) === text
    );
  },
});

/** A text in its pieces, and where each of them starts in its octets. */
class Pieces {
  readonly all: readonly string[];
  readonly #octets: string;
  readonly #starts: number[] = [0];
  readonly #pieceAt = new Map([[0, 0]]);

  constructor(text: string) {
    this.all = text.split(",");
    const octets = this.all.map((piece) => octetsOf(piece, ""));
    this.#octets = octets.join(",");
    for (const [index, { length }] of octets.entries()) {
      const next = this.#starts[index]! + length + 1;
      this.#starts.push(next);
      this.#pieceAt.set(next, index + 1);
    }
  }

  /** How many pieces a share has from one on, or with `isBefore` up to one; 0 when it has none. */
  countOf(share: NonNullable<Share>, at: number, isBefore: boolean): number {
    if ("takes" in share) return share.takes(this.all[isBefore ? at - 1 : at] ?? "") ? 1 : 0;
    for (const text of share.texts) {
      const start = this.#starts[at]! - (isBefore ? text.length + 1 : 0);
      const other = this.#pieceAt.get(isBefore ? start : start + text.length + 1);
      if (other !== undefined && this.#octets.startsWith(text, start)) return Math.abs(other - at);
    }
    return 0;
  }

  /** How much the search for a share in the middle may cost: as much as some looks at the whole. */
  get budget(): number {
    return 64 * (this.#octets.length + 64);
  }
}

/** What one look for a share costs at most. */
const costOf = (share: Share): number =>
  1 + (share !== undefined && "texts" in share ? share.texts.reduce((sum, { length }) => sum + length, 0) : 0);

/**
 * Where the share of each variable ends. Behind the last one that can have any number of pieces all is told from the end;
 * before it each such one grows until what follows it fits.
 */
const endsOf = (shares: readonly Share[], pieces: Pieces): readonly number[] | undefined => {
  const ends: number[] = [];
  let stop = pieces.all.length;
  let count = shares.length;
  for (let share = shares[count - 1]; share !== undefined; share = shares[count - 1]) {
    const size = stop > 0 ? pieces.countOf(share, stop, true) : 0;
    if (size === 0) return undefined;
    ends[--count] = stop;
    stop -= size;
  }
  if (count === 0) return stop === 0 ? ends : undefined;
  let open = -1;
  let budget = pieces.budget;
  for (let index = 0, from = 0; budget > 0; ) {
    const share = shares[index];
    if (share === undefined && index === count - 1) {
      if (from >= stop) return undefined;
      ends[index] = stop;
      return ends;
    }
    budget -= costOf(share);
    const size = from >= stop ? 0 : share === undefined ? 1 : pieces.countOf(share, from, false);
    if (size > 0) {
      if (share === undefined) open = index;
      from += size;
      ends[index++] = from;
    } else {
      if (open < 0 || ends[open]! >= stop) return undefined;
      from = ends[open]! + 1;
      ends[open] = from;
      index = open + 1;
    }
  }
  return undefined;
};

/** The texts by the names of their variables. */
class TextsByName extends Map<string, Observation[]> {
  add(observation: Observation): void {
    const others = this.get(observation.variable.name);
    if (others === undefined) this.set(observation.variable.name, [observation]);
    else others.push(observation);
  }
}

/** The texts of the variables by their names, or nothing when a shared text has no such shares. */
export const shareOut = (read: readonly Observation[]): ReadonlyMap<string, readonly Observation[]> | undefined => {
  const byName = new TextsByName();
  const groups = new Map<number, Observation[]>();
  const scalars = new Set<string>();
  for (const observation of read) {
    const group = groups.get(observation.group);
    if (group === undefined) groups.set(observation.group, [observation]);
    else group.push(observation);
    if (observation.variable.prefix !== undefined) scalars.add(observation.variable.name);
  }
  for (const [first, ...others] of groups.values()) if (first !== undefined && others.length === 0) byName.add(first);
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const pieces = new Pieces(group[0]!.text);
    const shares = group.map((observation): Share => {
      const { name, prefix } = observation.variable;
      const told = byName.get(name) ?? [];
      const textsOf = (observations: readonly Observation[]): string[] =>
        valuesOf(observations).flatMap((value) => octetsOf(textIn(observation, value) ?? "", ""));
      if (told.some((one) => tells(one) || tellsPrefix(one, prefix))) return { texts: textsOf(told) };
      return scalars.has(name)
        ? shareOfScalar(
            prefix,
            told.map((one) => textsOf([one])),
          )
        : undefined;
    });
    const ends = endsOf(shares, pieces);
    if (ends === undefined) return undefined;
    for (const [index, observation] of group.entries())
      byName.add({ ...observation, text: pieces.all.slice(ends[index - 1] ?? 0, ends[index]).join(",") });
  }
  return byName;
};
