// Extraction: the values of a link that a template could have made (RFC 6570 section 1.4).

import { isIn, UNRESERVED } from "../grammar/characters.js";
import { isTriplet } from "../grammar/pct-encoded.js";
import { percentDecode } from "../grammar/percent-encode.js";
import type { Automaton, Range } from "./automaton.js";
import { encodeValue, prefixOf } from "./encode-value.js";
import type { MatchedValue } from "./matched.js";
import { type Operator, styles } from "./operator.js";
import type { Part } from "./parse-template.js";
import { automatonOf, normalizeTriplets, type Occurrence, occurrencesOf } from "./readings.js";

/** A template ready to read links. */
export interface Reader {
  readonly automaton: Automaton;
  readonly occurrences: readonly Occurrence[];
  /** The names of the pairs of the query in the order in which the template writes them; none when it has no such pairs. */
  readonly pairNames: readonly string[];
}

/** A template that can read links, or the name of a variable that has two readings. */
export const readerOf = (parts: readonly Part[]): Reader | string => {
  const occurrences = occurrencesOf(parts);
  const pairNames = pairNamesOf(parts);
  for (const strictness of ["lenient", "strict"] as const) {
    const automaton = automatonOf(parts, strictness);
    const ambiguous = automaton.ambiguity();
    if (ambiguous === undefined) return { automaton, occurrences, pairNames };
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

/**
 * The names of the pairs that a template writes in its query; none when it is not made of pairs with a name each, so
 * that their order must be kept.
 */
const pairNamesOf = (parts: readonly Part[]): readonly string[] => {
  let skeleton = "";
  let mustEnd = false;
  for (const part of parts) {
    if (typeof part === "string") {
      if (mustEnd && part[0] !== "&" && part[0] !== "#") return [];
      skeleton += part;
      mustEnd = false;
    } else if (part.operator === "?" || part.operator === "&") {
      if ((part.operator === "&") !== skeleton.includes("?")) return [];
      const names = part.variables.map(({ name, explode }) => (explode ? "*" : name));
      skeleton += `${part.operator}${names.join("&")}`;
      mustEnd = true;
    } else if (part.operator === "#") skeleton += "#";
    else if (skeleton.includes("?") || part.operator === "+") {
      if (part.operator !== "" || mustEnd || !skeleton.endsWith("=")) return [];
      mustEnd = true;
    }
  }
  // As links have it: other characters as triplets, and those of one spelling.
  const [beforeFragment = ""] = normalizeTriplets(String(encodeValue(skeleton, true))).split("#", 1);
  const question = beforeFragment.indexOf("?");
  if (question < 0) return [];
  const names = beforeFragment
    .slice(question + 1)
    .split("&")
    .map((pair) => pair.split("=", 1)[0] ?? "");
  return names.includes("") || new Set(names).size < names.length ? [] : names;
};

/** A link with the pairs of its query in the order of the template: readers of queries do not mind the order. */
const inOrder = (text: string, names: readonly string[]): string => {
  const hash = text.indexOf("#");
  const end = hash < 0 ? text.length : hash;
  const question = text.indexOf("?");
  if (names.length === 0 || question < 0 || question > end) return text;
  const pairs = text.slice(question + 1, end).split("&");
  if (pairs.length === 1) return text;
  const places = new Map<string, number>();
  for (const [place, name] of names.entries()) if (!places.has(name)) places.set(name, place);
  const other = places.get("*") ?? names.length;
  const placed = pairs.map((pair) => ({ pair, place: places.get(pair.split("=", 1)[0] ?? "") ?? other }));
  placed.sort((one, two) => one.place - two.place);
  return `${text.slice(0, question + 1)}${placed.map(({ pair }) => pair).join("&")}${text.slice(end)}`;
};

/** The texts, when all are there. */
const all = (texts: readonly (string | undefined)[]): readonly string[] | undefined =>
  texts.every((text) => text !== undefined) ? texts : undefined;

/** The members of an exploded variable from the text with what stands before each. */
const membersFrom = (text: string, { variable, operator }: Occurrence): MatchedValue | undefined => {
  const { named, separator } = styles[operator];
  const own = normalizeTriplets(variable.name);
  if (!named) return all((operator === "" ? text : text.slice(1)).split(separator).map(percentDecode));
  const pairs = text.slice(1).split(separator === ";" ? ";" : "&");
  const names: string[] = [];
  const values: string[] = [];
  let isOwn = true;
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    if (equals < 0 && separator !== ";") return undefined;
    const written = equals < 0 ? pair : pair.slice(0, equals);
    // The name of a variable is text as it stands; its triplets need not be UTF-8.
    const name = written === own ? variable.name : percentDecode(written);
    const value = percentDecode(equals < 0 ? "" : pair.slice(equals + 1));
    if (name === undefined || value === undefined) return undefined;
    isOwn &&= written === own;
    names.push(name);
    values.push(value);
  }
  if (isOwn) return values;
  if (new Set(names).size < names.length) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
};

/**
 * Data that was written with reserved characters and triplets kept: only what expansion encodes is decoded, so that the
 * same text is written again. A "%25" is a percent sign where that opens no triplet.
 */
const decodeReserved = (text: string): string => {
  let data = "";
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", from)) {
    const octets = text.slice(at, at + 3 * octetCount(text.charCodeAt(at + 1), text.charCodeAt(at + 2)));
    const piece = percentDecode(octets);
    // Octets that are no character stay as they are: a value may have them as triplets.
    const stays = piece === undefined || isKept(piece) || (piece === "%" && isTriplet(text, at + 2));
    const end = piece === undefined ? at + 3 : at + octets.length;
    data += text.slice(from, at) + (stays ? text.slice(at, end) : piece);
    from = end;
  }
  return data + text.slice(from);
};

/** How many octets a character has whose first one is written with two digits, in upper case. */
const octetCount = (high: number, low: number): number =>
  high === 67 || high === 68 ? 2 : high === 69 ? 3 : high === 70 && low < 56 ? 4 : 1;

const isKept = (character: string): boolean => encodeValue(character, true) === character;

const valueFrom = (text: string, occurrence: Occurrence): MatchedValue | undefined => {
  const { variable, operator } = occurrence;
  if (isRaw(operator)) {
    return variable.explode ? text.split(",").map(decodeReserved) : decodeReserved(text);
  }
  return variable.explode ? membersFrom(text, occurrence) : percentDecode(text);
};

/** Whether a value that a variable has elsewhere is the same. A list of one item is the item; more are more than text. */
const isSame = (one: MatchedValue, two: MatchedValue): boolean =>
  JSON.stringify(one) === JSON.stringify(two) || (isText(one) && isText(two) && String(one) === String(two));

/** Whether a value is what a list says that "+" or "#" wrote: they do not tell the commas of its items from others. */
const isJoined = (list: MatchedValue, value: MatchedValue): boolean =>
  Array.isArray(list) && isText(value) && list.join(",") === String(value);

const isText = (value: MatchedValue): boolean => typeof value === "string" || value.length === 1;

const isRaw = (operator: Operator): boolean => operator === "+" || operator === "#";

const NOTHING: Range = [0, 0];

/** The values of a link, or nothing when the template makes no such link. Linear in the link. */
export const readLink = (
  { automaton, occurrences, pairNames }: Reader,
  href: string,
): Readonly<Record<string, MatchedValue>> | undefined => {
  const text = inOrder(normalizeTriplets(href), pairNames);
  const ranges = automaton.read(text, occurrences.length);
  if (ranges === undefined) return undefined;
  const values = new Map<string, MatchedValue>();
  const absent: string[] = [];
  const prefixes: (readonly [occurrence: Occurrence, value: MatchedValue])[] = [];
  const lists: (readonly [name: string, value: MatchedValue])[] = [];
  for (const [slot, occurrence] of occurrences.entries()) {
    const { variable, operator } = occurrence;
    const range = ranges[slot] ?? (operator === "" || operator === "+" ? NOTHING : undefined);
    if (range === undefined) {
      absent.push(variable.name);
      continue;
    }
    const value = valueFrom(text.slice(...range), occurrence);
    if (value === undefined) return undefined;
    const known = values.get(variable.name);
    if (variable.explode && isRaw(operator)) lists.push([variable.name, value]);
    else if (variable.prefix !== undefined) prefixes.push([occurrence, value]);
    else if (known !== undefined && !isSame(known, value)) return undefined;
    else if (typeof known !== "string") values.set(variable.name, value);
  }
  for (const [name, list] of lists) {
    const known = values.get(name) ?? list;
    if (!isSame(list, known) && !isJoined(list, known)) return undefined;
    values.set(name, known);
  }
  // What a prefix has is the value where nothing else tells it, the longest of them, and else the start of the value.
  for (const [{ variable }, value] of prefixes) {
    const known = values.get(variable.name);
    const isAlone = !occurrences.some(
      (one) => one.variable.name === variable.name && one.variable.prefix === undefined,
    );
    if (isAlone && String(value).length > String(known ?? "").length) values.set(variable.name, value);
    else if (known === undefined) values.set(variable.name, value);
  }
  for (const [{ variable, operator }, value] of prefixes) {
    const whole = String(values.get(variable.name));
    if (prefixOf(whole, variable.prefix ?? 0, isRaw(operator)) !== value) return undefined;
  }
  if (absent.some((name) => values.has(name))) return undefined;
  for (const value of values.values()) Object.freeze(value);
  return Object.freeze(Object.fromEntries(values));
};
