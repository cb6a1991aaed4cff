import { piecesOf, separatorOf } from "./query-piece.js";
import type { QueryOptions } from "./query-value.js";

/** What one step gives to a query: the text of the pair, or of the pairs, of each key that it names, in order. */
export interface QueryChange {
  readonly pairs: readonly (readonly [key: string, texts: string | readonly string[]])[];
  /** The text that it came from, empty pieces and all: what stands when there is no query yet. */
  readonly text: string | undefined;
}

/** What stands in one place: texts, and the separator before them where one was written. */
interface Slot {
  texts: readonly string[];
  before: string;
}

/**
 * A query with changes made one after the other: each sets all pairs of the keys that it names, in place; a new key comes
 * last. `undefined` when none is left. The work is linear in the texts of all of them.
 */
export const mergeChanges = (
  query: string,
  changes: readonly QueryChange[],
  options: QueryOptions,
): string | undefined => {
  const slots: Slot[] = [];
  // The places of the keys that some change names, and of empty pieces, which are no pairs and have no key.
  const places = new Map<string | undefined, Slot[]>([[undefined, []]]);
  for (const { pairs } of changes) for (const [key] of pairs) places.set(key, []);
  let count = 0;
  let isThere = true;
  const add = (key: string | undefined, text: string, before: string): void => {
    const slot = { texts: [text], before };
    slots.push(slot);
    places.get(key)?.push(slot);
    count++;
  };
  const stand = (text: string): void => {
    for (const { key, text: piece, before } of piecesOf(text, options)) add(key, piece, before);
  };
  /** Puts texts in the first place of a key, and takes away what stands at the others. */
  const replace = (key: string | undefined, texts: readonly string[]): void => {
    const standing = places.get(key) ?? [];
    for (const slot of standing) {
      count -= slot.texts.length;
      slot.texts = [];
      slot.before = "";
    }
    const [first] = standing;
    if (first) first.texts = texts;
    count += texts.length;
    places.set(key, first && texts.length > 0 ? [first] : []);
  };
  stand(query);
  for (const { pairs, text } of changes) {
    if (!isThere && text !== undefined) {
      isThere = true;
      stand(text);
    } else if (pairs.length > 0) {
      // One empty piece alone is the empty query, which no pair stands behind.
      if (count === 1) replace(undefined, []);
      const inPlace = new Map<string, string[]>();
      const added: [key: string, text: string][] = [];
      for (const [key, texts] of pairs) {
        const isStanding = places.get(key)?.length;
        if (isStanding && !inPlace.has(key)) inPlace.set(key, []);
        for (const one of typeof texts === "string" ? [texts] : texts) {
          if (isStanding) inPlace.get(key)?.push(one);
          else added.push([key, one]);
        }
      }
      for (const [key, texts] of inPlace) replace(key, texts);
      for (const [key, one] of added) add(key, one, "");
      isThere = count > 0;
    }
  }
  const separator = separatorOf(options);
  let merged: string | undefined;
  for (const { texts, before } of slots)
    for (const one of texts) merged = merged === undefined ? one : merged + (before || separator) + one;
  return isThere ? (merged ?? "") : undefined;
};
