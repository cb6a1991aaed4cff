import { Piece, piecesOf, separatorOf } from "./query-piece.js";
import type { QueryOptions } from "./query-value.js";

/** What one step gives to a query: the text of the pair, or of the pairs, of each key that it names, in order. */
export interface QueryChange {
  readonly pairs: readonly (readonly [key: string, texts: string | readonly string[]])[];
  /** The text that it came from, empty pieces and all: what stands when there is no query yet. */
  readonly text: string | undefined;
}

/** A piece that stands, or the texts that were put in its place. */
type Slot = Piece | readonly string[];

/** A key that some step names: where its pairs stand, and what the last step that named it put in place of them. */
type Named = [places: number[], change?: QueryChange, made?: string[] | undefined];

/**
 * A query with changes made one after the other: each sets all pairs of the keys that it names, in place; a new key comes
 * last. `undefined` when none is left. Pieces are read once, so that the work is linear in the texts of all of them.
 */
export const mergeChanges = (
  query: string,
  changes: readonly QueryChange[],
  options: QueryOptions,
): string | undefined => {
  const slots: Slot[] = [];
  const names = new Map<string | undefined, Named>();
  /** Empty pieces, which are no pairs. */
  const empty: number[] = [];
  let count = 0;
  let isThere = true;

  const stand = (text: string): void => {
    for (const piece of piecesOf(text, options)) {
      const places = piece.key === undefined ? empty : names.get(piece.key)?.[0];
      places?.push(slots.length);
      slots.push(piece);
      count++;
    }
  };
  /** Puts texts in the first of some places, and takes away what stands at the others. */
  const replace = (places: readonly number[], made: readonly string[]): void => {
    places.forEach((place, index) => {
      const slot = slots[place];
      count -= Array.isArray(slot) ? slot.length : 1;
      slots[place] = index === 0 ? made : [];
    });
  };
  /** Puts texts where the pairs of a key stood before this change, or behind all others. */
  const set = (named: Named, change: QueryChange, texts: readonly string[]): void => {
    const [places, last, made] = named;
    count += texts.length;
    if (last !== change) {
      if (made) places.length = made.length && 1;
      const next = places.length > 0 ? [...texts] : undefined;
      if (next) replace(places, next);
      named[1] = change;
      named[2] = next;
      if (next) return;
    } else if (made) {
      for (const text of texts) made.push(text);
      return;
    }
    for (const text of texts) places.push(slots.push([text]) - 1);
  };

  for (const { pairs } of changes) for (const [key] of pairs) if (!names.has(key)) names.set(key, [[]]);
  stand(query);
  for (const change of changes) {
    const { pairs, text } = change;
    if (!isThere && text !== undefined) {
      isThere = true;
      stand(text);
    } else if (pairs.length > 0) {
      // One empty piece alone is the empty query, which no pair stands behind.
      if (count === 1 && empty.length === 1) replace(empty, []);
      for (const [key, texts] of pairs) {
        const named = names.get(key);
        if (named) set(named, change, typeof texts === "string" ? [texts] : texts);
      }
      isThere = count > 0;
    }
  }
  return isThere ? joined(slots, separatorOf(options)) : undefined;
};

const joined = (slots: readonly Slot[], separator: string): string => {
  let query = "";
  let isFirst = true;
  for (const slot of slots) {
    for (const text of slot instanceof Piece ? [slot.text] : slot) {
      query += (isFirst ? "" : (slot instanceof Piece && slot.before) || separator) + text;
      isFirst = false;
    }
  }
  return query;
};
