// The order of the pairs of a query: readers do not mind it, so a link may have another one than the template.

import { pctNormalize } from "../algorithm/pct-normalize.js";
import { encodeValue } from "./encode-value.js";
import type { Part } from "./parse-template.js";

/**
 * The names of the pairs that a template writes in its query, "*" for those of an exploded variable; none when it is not
 * made of pairs with a name each, so that their order must be kept.
 */
export const pairNamesOf = (parts: readonly Part[]): readonly string[] => {
  let skeleton = "";
  let isQuery = false;
  let mustEnd = false;
  for (const part of parts) {
    if (typeof part === "string") {
      if (mustEnd && part[0] !== "&" && part[0] !== "#") return [];
      skeleton += part;
      isQuery ||= part.includes("?");
      mustEnd = false;
    } else if (part.operator === "?" || part.operator === "&") {
      if ((part.operator === "&") !== isQuery) return [];
      const names = part.variables.map(({ name, explode }) => (explode ? "*" : name));
      skeleton += `${part.operator}${names.join("&")}`;
      isQuery = true;
      mustEnd = true;
    } else if (part.operator === "#") skeleton += "#";
    else if (isQuery || part.operator === "+") {
      if (part.operator !== "" || mustEnd || skeleton.at(-1) !== "=") return [];
      mustEnd = true;
    }
  }
  // As links have it: other characters as triplets, and those of one spelling.
  const [beforeFragment = ""] = pctNormalize(String(encodeValue(skeleton, true))).split("#", 1);
  const question = beforeFragment.indexOf("?");
  if (question < 0) return [];
  const names = beforeFragment
    .slice(question + 1)
    .split("&")
    .map((pair) => nameOf(pair));
  return names.includes("") || new Set(names).size < names.length ? [] : names;
};

const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? "";

/** A link with the pairs of its query in the order of the template. */
export const inOrder = (text: string, names: readonly string[]): string => {
  const hash = text.indexOf("#");
  const end = hash < 0 ? text.length : hash;
  const question = text.indexOf("?");
  if (names.length === 0 || question < 0 || question > end) return text;
  const pairs = text.slice(question + 1, end).split("&");
  if (pairs.length === 1) return text;
  const places = new Map(names.map((name, place) => [name, place]));
  const other = places.get("*") ?? names.length;
  const placed = pairs.map((pair) => ({ pair, place: places.get(pctNormalize(nameOf(pair))) ?? other }));
  placed.sort((one, two) => one.place - two.place);
  return `${text.slice(0, question + 1)}${placed.map(({ pair }) => pair).join("&")}${text.slice(end)}`;
};
