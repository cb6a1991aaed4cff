// "{a,b}": the commas between the variables look like those of their lists, so the text of the expression is shared out.
// A variable that stands elsewhere too, or has a prefix, says which pieces it can have. Of the others each has one, and
// the last what is left over: the values then write the same text, whatever values it was made of.

import { percentDecode } from "../grammar/percent-encode.js";
import { prefixOf } from "./encode-value.js";
import { isRaw, type Observation, textIn, valuesOf } from "./observations.js";
import type { Occurrence } from "./readings.js";
import { octetsOf } from "./same-parts.js";

/** Whether a place has its text in common with others. */
const isShared = (occurrences: readonly Occurrence[], at: number): boolean => {
  const { operator, group } = occurrences[at]!;
  return operator === "" && (group !== at || occurrences[at + 1]?.group === at);
};

/** Whether the text of a place tells all of the value: commas of "+" and "#" are of items or of text. */
const tells = ({ operator, variable }: Occurrence): boolean => variable.prefix === undefined && !isRaw(operator);

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

/** How many pieces from an index on a variable can have; nothing when none. `undefined` for one that can have any. */
type Share = ((pieces: readonly string[], from: number) => number) | undefined;

/** The share of a variable whose text is known: as many pieces as decode to it. */
const shareOfTexts =
  (texts: readonly string[]): Share =>
  (pieces, from) => {
    for (const text of texts) {
      let read = 0;
      let to = from;
      do {
        if (to > from) read++;
        const piece = octetsOf(pieces[to] ?? "", "");
        if (to >= pieces.length || !text.startsWith(piece, read) || (to > from && text[read - 1] !== ",")) break;
        read += piece.length;
        to++;
      } while (read < text.length);
      if (read === text.length && to > from) return to - from;
    }
    return 0;
  };

/** The share of one that is no list: a piece, no longer than its prefix says, that goes with its prefix elsewhere. */
const shareOfScalar =
  (prefix: number | undefined, elsewhere: readonly string[]): Share =>
  (pieces, from) => {
    const piece = pieces[from];
    if (piece === undefined) return 0;
    const octets = octetsOf(piece, "");
    if (!elsewhere.every((other) => other.startsWith(octets) || octets.startsWith(other))) return 0;
    const text = prefix === undefined ? "" : percentDecode(piece);
    return text !== undefined && prefixOf(text, prefix ?? 0, false) === text ? 1 : 0;
  };

/** Where the share of each variable ends. The last one that can have any number of pieces grows until the others fit. */
const endsOf = (shares: readonly Share[], pieces: readonly string[]): readonly number[] | undefined => {
  const ends: number[] = [];
  let open = -1;
  let tries = 16 * (pieces.length + shares.length);
  for (let index = 0; ; ) {
    const from = ends[index - 1] ?? 0;
    if (index === shares.length && from === pieces.length) return ends;
    const share = shares[index];
    const size = index === shares.length ? 0 : share === undefined ? Number(from < pieces.length) : share(pieces, from);
    tries -= 1 + size;
    if (size > 0) {
      if (share === undefined) open = index;
      ends[index++] = from + size;
    } else if (open < 0 || ends[open]! >= pieces.length || tries < 0) return undefined;
    else {
      ends.length = open + 1;
      ends[open] = open === shares.length - 1 ? pieces.length : ends[open]! + 1;
      index = open + 1;
    }
  }
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
    const pieces = group[0]!.text.split(",");
    const shares = group.map((observation): Share => {
      const { name, prefix } = observation.variable;
      const told = byName.get(name) ?? [];
      const elsewhere = told.map(({ text }) => octetsOf(text, ""));
      if (!told.some(tells)) return scalars.has(name) ? shareOfScalar(prefix, elsewhere) : undefined;
      const texts = valuesOf(told).map((value) => textIn(observation, value));
      return shareOfTexts(texts.filter((text) => text !== undefined).map((text) => octetsOf(text, "")));
    });
    const ends = endsOf(shares, pieces);
    if (ends === undefined) return undefined;
    for (const [index, observation] of group.entries())
      byName.add({ ...observation, text: pieces.slice(ends[index - 1] ?? 0, ends[index]).join(",") });
  }
  return byName;
};
