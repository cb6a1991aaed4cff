// What is read in the places of a variable, and the one value that writes all of it.

import { pctNormalize } from "../algorithm/pct-normalize.js";
import { isTriplet } from "../grammar/pct-encoded.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { encodeValue } from "./encode-value.js";
import type { MatchedValue } from "./matched.js";
import { type Operator, styles } from "./operator.js";
import type { Occurrence } from "./runs.js";
import { octetsOf } from "./same-parts.js";
import { type VariableStep, writeVariable } from "./write-template.js";

/** A place of a variable, and how it is written there. */
export interface Place extends Occurrence {
  readonly step: VariableStep;
}

/** The text of a variable in one of its places, without what stands before it. */
export interface Observation extends Place {
  readonly text: string;
}

/** Whether values keep reserved characters: their commas are told from no others. */
export const isRaw = (operator: Operator): boolean => operator === "+" || operator === "#";

/** The texts, when all are there. */
const all = (texts: readonly (string | undefined)[]): readonly string[] | undefined =>
  texts.every((text) => text !== undefined) ? texts : undefined;

/** Names with values, when no name is there twice and all are text. */
const recordOf = (pairs: readonly (readonly [string | undefined, string | undefined])[]): MatchedValue | undefined => {
  const record = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (name === undefined || value === undefined || record.has(name)) return undefined;
    record.set(name, value);
  }
  return Object.fromEntries(record);
};

/** A pair as its name and its value, as they are written. */
const splitPair = (pair: string): readonly [name: string, value: string] => {
  const equals = pair.indexOf("=");
  return equals < 0 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)];
};

/** The pairs of an exploded variable: a list when all have its own name, which is text as it stands. */
const pairsOf = ({ text, variable, operator }: Observation): MatchedValue | undefined => {
  const own = pctNormalize(variable.name);
  const written = text.split(styles[operator].separator);
  if (operator !== ";" && written.some((pair) => !pair.includes("="))) return undefined;
  const pairs = written.map(splitPair);
  const isOwn = ([name]: readonly [string, string]): boolean => pctNormalize(name) === own;
  if (pairs.every(isOwn)) return all(pairs.map(([, value]) => percentDecode(value)));
  return recordOf(pairs.map((pair) => [isOwn(pair) ? variable.name : percentDecode(pair[0]), percentDecode(pair[1])]));
};

/** Where two pairs of a query change places, the link is the same. */
const isInQuery = (before: string): boolean => /^[^?#]*\?[^#]*$/.test(before);

/**
 * The pairs that an exploded variable is read with, each as a text of the variable whose name it has; what is left is its
 * own. Outside of a query the others stand before and behind it in their order.
 */
export const takeApart = (places: readonly Place[], whole: number, text: string, before: string): Observation[] => {
  const own = places[whole]!;
  const { separator } = styles[own.operator];
  const pairs: (string | undefined)[] = text.split(separator);
  const names = pairs.map((pair = "") => pctNormalize(splitPair(pair)[0]));
  const firsts = new Map(names.map((_, at) => [names.at(-1 - at), names.length - 1 - at]));
  const isAnywhere = isInQuery(before);
  const observations: Observation[] = [];
  let start = 0;
  let end = pairs.length;
  const take = (place: Place, next: number): number => {
    const name = pctNormalize(place.variable.name);
    const at = isAnywhere ? (firsts.get(name) ?? -1) : next;
    const pair = pairs[at];
    if (pair === undefined || names[at] !== name || (separator === "&" && !pair.includes("="))) return 0;
    observations.push({ ...place, text: splitPair(pair)[1] });
    pairs[at] = undefined;
    return 1;
  };
  for (let at = 0; at < whole; at++) start += take(places[at]!, start);
  for (let at = places.length - 1; at > whole; at--) end -= take(places[at]!, end - 1);
  const left = pairs.filter((pair) => pair !== undefined);
  if (left.length > 0) observations.push({ ...own, text: left.join(separator) });
  return observations;
};

/** How many octets a character has that starts with one. */
const octetCount = (first: number): number => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/**
 * Data that was written with reserved characters and triplets kept: only what expansion encodes is decoded, so that the
 * same text is written again. A "%25" is a percent sign where that opens no triplet.
 */
const decodeReserved = (text: string): string => {
  let data = "";
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", from)) {
    const octets = text.slice(at, at + 3 * octetCount(Number.parseInt(text.slice(at + 1, at + 3), 16)));
    const piece = percentDecode(octets);
    // Octets that are no character stay as they are: a value may have them as triplets.
    const stays = piece === undefined || isKept(piece) || (piece === "%" && isTriplet(text, at + 2));
    const end = piece === undefined ? at + 3 : at + octets.length;
    data += text.slice(from, at) + (stays ? text.slice(at, end) : piece);
    from = end;
  }
  return data + text.slice(from);
};

const isKept = (character: string): boolean => encodeValue(character, true) === character;

/** What a text is read as where nothing else is known of the variable. */
const firstReading = (observation: Observation): MatchedValue | undefined => {
  const { text, variable, operator } = observation;
  if (isRaw(operator)) return variable.explode ? text.split(",").map(decodeReserved) : decodeReserved(text);
  if (!variable.explode) return percentDecode(text);
  return styles[operator].named ? pairsOf(observation) : all(text.split(styles[operator].separator).map(percentDecode));
};

/** What else a text may be of: a list or a record that is written without "*", a record that is written as items. */
const otherReadings = ({ text, variable, operator }: Observation): readonly (MatchedValue | undefined)[] => {
  const decode = isRaw(operator) ? decodeReserved : percentDecode;
  // A value may have the triplets itself.
  const kept = isRaw(operator) && text.includes("%") ? [text] : [];
  if (variable.prefix !== undefined || (variable.explode && styles[operator].named)) return kept;
  const items = text.split(variable.explode ? styles[operator].separator : ",");
  if (variable.explode) {
    const pairs = items.map(splitPair).map(([name, value]) => [decode(name), decode(value)] as const);
    return items.every((item) => item.includes("=")) ? [recordOf(pairs), ...kept] : kept;
  }
  const record = items.flatMap((name, index) =>
    index % 2 === 0
      ? [[decode(name), items[index + 1] === undefined ? undefined : decode(items[index + 1]!)] as const]
      : [],
  );
  return [all(items.map(decode)), recordOf(record), ...kept];
};

/** Which readings come first: those of texts that have all of a value, then those that have it in its own form. */
const rank = ({ variable, operator }: Observation): number =>
  variable.prefix !== undefined ? 3 : isRaw(operator) ? 2 : variable.explode ? 1 : 0;

/** The values that a variable may have by its texts, without those that others of the same kind have too. */
const candidatesOf = (observations: readonly Observation[]): readonly MatchedValue[] => {
  const kinds = new Map<string, Observation>();
  for (const observation of observations) {
    const { operator, variable } = observation;
    const kind = variable.prefix === undefined ? `${operator}${variable.explode}` : `prefix ${isRaw(operator)}`;
    const seen = kinds.get(kind);
    // Of prefixes the longest tells most.
    if (seen === undefined || (variable.prefix !== undefined && seen.text.length < observation.text.length))
      kinds.set(kind, observation);
  }
  const sorted = [...kinds.values()].sort((one, two) => rank(one) - rank(two));
  const first = sorted.map(firstReading);
  const single = first.map((value) => (Array.isArray(value) && value.length === 1 ? String(value[0]) : undefined));
  return [...first, ...single, ...sorted.flatMap(otherReadings)].filter((value) => value !== undefined);
};

/** The text that a value has in a place, without what stands before it; nothing when it cannot stand there. */
export const textIn = ({ step, variable, operator }: Place, value: MatchedValue): string | undefined => {
  const written = writeVariable(step, { [variable.name]: value }, true);
  if (typeof written !== "string") return undefined;
  if (!styles[operator].named || variable.explode) return written.slice(styles[operator].first.length);
  return written === step.firstEmpty ? "" : written.slice(step.first.length);
};

/** Whether a value is written as a text, or as one that decodes to the same. */
const isWrittenAs = (value: MatchedValue, observation: Observation): boolean => {
  const { variable, operator, text } = observation;
  const written = textIn(observation, value);
  if (written === undefined || written === text) return written === text;
  const delimiters = isRaw(operator) ? "/?#&=" : variable.explode ? styles[operator].separator : "";
  return octetsOf(written, delimiters) === octetsOf(text, delimiters);
};

/** The values that write all of some texts of a variable, the most natural one first. */
export const valuesOf = (observations: readonly Observation[]): readonly MatchedValue[] =>
  candidatesOf(observations).filter((value) => observations.every((observation) => isWrittenAs(value, observation)));

/**
 * The value that a variable has by its texts, or nothing when no value writes all of them. Items that all have a "=" are
 * read as a list, and as a record where `asRecord` asks for that.
 */
export const commonValue = (observations: readonly Observation[], asRecord: boolean): MatchedValue | undefined => {
  const [first] = observations;
  if (first === undefined || observations.length > 1) return valuesOf(observations)[0];
  return (
    (asRecord && first.variable.explode && !isRaw(first.operator) ? otherReadings(first)[0] : undefined) ??
    firstReading(first)
  );
};
