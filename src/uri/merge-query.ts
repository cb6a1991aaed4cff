import { Piece, piecesOf, separatorOf } from "./query-piece.js";
import type { QueryOptions } from "./query-value.js";

/** What one step gives to a query: the text of the pair, or of the pairs, of each key that it names, in order. */
export interface QueryChange {
  readonly pairs: readonly (readonly [key: string, texts: string | readonly string[]])[];
  /** The text that it came from, empty pieces and all: what stands when there is no query yet. */
  readonly text: string | undefined;
}

/** A key that some step names: where its pairs stand, and what the last step that named it put in place of them. */
class Named {
  first = -1;
  others: number[] | undefined;
  change: QueryChange | undefined;
  made: string[] | undefined;

  /** One place costs no list: most keys have one. */
  add(place: number): void {
    if (this.first < 0) this.first = place;
    else if (this.others === undefined) this.others = [place];
    else this.others.push(place);
  }
}

/** A query on which changes are made one after the other. Its pieces are read once. */
class Merging {
  /** A piece that stands, or what was put in its place. */
  readonly #slots: (Piece | string | readonly string[])[] = [];
  readonly #named = new Map<string, Named>();
  /** Where empty pieces stand, which are no pairs. */
  readonly #empty = new Named();
  #count = 0;
  #isThere = true;

  constructor(
    query: string,
    changes: readonly QueryChange[],
    readonly options: QueryOptions,
  ) {
    for (const { pairs } of changes) for (const [key] of pairs) this.#named.set(key, new Named());
    this.#stand(query);
    for (const change of changes) this.#make(change);
  }

  get text(): string | undefined {
    const separator = separatorOf(this.options);
    let query: string | undefined;
    const add = (text: string, before = separator): void => {
      query = query === undefined ? text : query + before + text;
    };
    for (const slot of this.#slots) {
      if (typeof slot === "string") add(slot);
      else if (slot instanceof Piece) add(slot.text, slot.before || separator);
      else for (const text of slot) add(text);
    }
    return this.#isThere ? (query ?? "") : undefined;
  }

  #stand(text: string): void {
    for (const piece of piecesOf(text, this.options)) {
      const named = piece.key === undefined ? this.#empty : this.#named.get(piece.key);
      named?.add(this.#slots.length);
      this.#slots.push(piece);
      this.#count++;
    }
  }

  #make(change: QueryChange): void {
    const { pairs, text } = change;
    if (!this.#isThere && text !== undefined) {
      this.#isThere = true;
      this.#stand(text);
    } else if (pairs.length > 0) {
      // One empty piece alone is the empty query, which no pair stands behind.
      if (this.#count === 1 && this.#empty.first >= 0) this.#replace(this.#empty, []);
      for (const [key, texts] of pairs) this.#set(this.#named.get(key) ?? new Named(), change, texts);
      this.#isThere = this.#count > 0;
    }
  }

  /** Puts texts where the pairs of a key stood before this change, or behind all others. */
  #set(named: Named, change: QueryChange, texts: string | readonly string[]): void {
    const made = typeof texts === "string" ? [texts] : [...texts];
    this.#count += made.length;
    if (named.change !== change) {
      named.change = change;
      if (named.made?.length === 0) named.first = -1;
      named.made = undefined;
      if (named.first >= 0) {
        this.#replace(named, made);
        named.made = made;
        return;
      }
    }
    if (named.made !== undefined) for (const text of made) named.made.push(text);
    else for (const text of made) named.add(this.#slots.push(text) - 1);
  }

  /** Puts texts in the first place, and takes away what stands at the others. */
  #replace(named: Named, made: readonly string[]): void {
    const { first, others = [] } = named;
    for (const place of [first, ...others]) {
      const slot = this.#slots[place];
      this.#count -= Array.isArray(slot) ? slot.length : 1;
      this.#slots[place] = place === first ? made : [];
    }
    named.others = undefined;
  }
}

/**
 * A query with changes made one after the other: each sets all pairs of the keys that it names, in place; a new key comes
 * last. `undefined` when none is left. The work is linear in the texts of all of them.
 */
export const mergeChanges = (
  query: string,
  changes: readonly QueryChange[],
  options: QueryOptions,
): string | undefined => new Merging(query, changes, options).text;
