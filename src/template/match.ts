// Extraction: the values of a link that a template could have made (RFC 6570 section 1.4).

import { isIn, UNRESERVED } from "../grammar/characters.js";
import { percentDecode } from "../grammar/percent-encode.js";
import type { Automaton, Range } from "./automaton.js";
import type { MatchedValue } from "./matched.js";
import { styles } from "./operator.js";
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

/** The names of the pairs that a template writes in its query, as far as its query is made of pairs. */
const pairNamesOf = (parts: readonly Part[]): readonly string[] => {
  let skeleton = "";
  for (const part of parts) {
    if (typeof part === "string") skeleton += part;
    else if (part.operator === "?" || part.operator === "&") {
      for (const [index, { name, explode }] of part.variables.entries()) {
        skeleton += (index === 0 ? part.operator : "&") + (explode ? "*" : name);
      }
    } else if (part.operator === "+") return [];
    else skeleton += part.operator === "" ? "=" : part.operator;
  }
  const hash = skeleton.indexOf("#");
  const beforeFragment = hash < 0 ? skeleton : skeleton.slice(0, hash);
  const question = beforeFragment.indexOf("?");
  if (question < 0) return [];
  const names = beforeFragment
    .slice(question + 1)
    .split("&")
    .map((pair) => pair.split("=", 1)[0] ?? "");
  return names.includes("") ? [] : names;
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

const decodeAll = (texts: readonly string[]): string[] | undefined => {
  const decoded: string[] = [];
  for (const text of texts) {
    const data = percentDecode(text);
    if (data === undefined) return undefined;
    decoded.push(data);
  }
  return decoded;
};

/** The members of an exploded variable from the text with what stands before each. */
const membersFrom = (text: string, { variable, operator }: Occurrence): MatchedValue | undefined => {
  const { named, separator } = styles[operator];
  if (!named) return decodeAll((operator === "/" || operator === "." ? text.slice(1) : text).split(separator));
  const pairs = text.slice(1).split(separator === ";" ? ";" : "&");
  const names: string[] = [];
  const values: string[] = [];
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    const name = percentDecode(equals < 0 ? pair : pair.slice(0, equals));
    const value = percentDecode(equals < 0 ? "" : pair.slice(equals + 1));
    if (name === undefined || value === undefined) return undefined;
    names.push(name);
    values.push(value);
  }
  if (names.every((name) => name === variable.name)) return values;
  if (new Set(names).size < names.length) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
};

const valueFrom = (text: string, occurrence: Occurrence): MatchedValue | undefined => {
  const { variable, operator } = occurrence;
  return variable.explode && operator !== "#" && operator !== "+"
    ? membersFrom(text, occurrence)
    : variable.explode
      ? decodeAll(text.split(","))
      : percentDecode(text);
};

/** Puts a value with one that the same variable has elsewhere; a prefix is the start of the whole. */
const together = (
  one: MatchedValue,
  two: MatchedValue,
  isPrefix: boolean,
  wasPrefix: boolean,
): MatchedValue | undefined => {
  if (typeof one === "string" && typeof two === "string") {
    if (one === two) return one;
    if (isPrefix && one.startsWith(two)) return one;
    return wasPrefix && two.startsWith(one) ? two : undefined;
  }
  return JSON.stringify(one) === JSON.stringify(two) ? one : undefined;
};

const NOTHING: Range = [0, 0];

/** The values of a link, or nothing when the template makes no such link. Linear in the link. */
export const readLink = (
  { automaton, occurrences, pairNames }: Reader,
  href: string,
): Record<string, MatchedValue> | undefined => {
  const text = inOrder(normalizeTriplets(href), pairNames);
  const ranges = automaton.read(text, occurrences.length);
  if (ranges === undefined) return undefined;
  const values = new Map<string, MatchedValue>();
  const prefixes = new Map<string, boolean>();
  for (const [slot, occurrence] of occurrences.entries()) {
    const { variable, operator } = occurrence;
    const range = ranges[slot] ?? (operator === "" || operator === "+" ? NOTHING : undefined);
    if (range === undefined) continue;
    const value = valueFrom(text.slice(...range), occurrence);
    if (value === undefined) return undefined;
    const { name } = variable;
    const isPrefix = variable.prefix !== undefined;
    const known = values.get(name);
    const joined = known === undefined ? value : together(known, value, isPrefix, prefixes.get(name) === true);
    if (joined === undefined) return undefined;
    values.set(name, joined);
    prefixes.set(name, isPrefix && prefixes.get(name) !== false);
  }
  return Object.fromEntries(values);
};
