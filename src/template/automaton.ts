// The expansions of a template as an automaton with one position per character that it can read (Glushkov). A link is
// read in one pass; as no link has two ways through an unambiguous automaton, nothing is ever tried again.

/** The characters that a position reads, by character code. */
export type CharacterSet = Uint8Array;

/** A piece of an automaton: where it starts, where it ends, and whether it reads nothing too. */
export interface Piece {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly nullable: boolean;
}

/** What the text that a variable was read from is: from the first character of its value to behind the last. */
export type Range = readonly [start: number, end: number];

/** Up to so many positions behind one are looked at in pairs. */
const few = 16;

/** Position 0 is the start; the others read a character each. */
export class Automaton {
  readonly #sets: CharacterSet[] = [new Uint8Array(128)];
  /** The variable whose value a position belongs to, or -1. */
  readonly #slots: number[] = [-1];
  /** The variable that has a value, maybe an empty one, when a position was passed; or -1. */
  readonly #opens: number[] = [-1];
  readonly #follow: number[][] = [[]];
  #isLast: readonly boolean[] = [];

  static readonly empty: Piece = { first: [], last: [], nullable: true };

  position(set: CharacterSet, slot = -1, opens = -1): Piece {
    const index = this.#sets.push(set) - 1;
    this.#slots.push(slot);
    this.#opens.push(opens);
    this.#follow.push([]);
    return { first: [index], last: [index], nullable: false };
  }

  sequence(...pieces: readonly Piece[]): Piece {
    return pieces.reduce((before, piece) => {
      this.#link(before.last, piece.first);
      return {
        first: before.nullable ? [...before.first, ...piece.first] : before.first,
        last: piece.nullable ? [...before.last, ...piece.last] : piece.last,
        nullable: before.nullable && piece.nullable,
      };
    }, Automaton.empty);
  }

  either(...pieces: readonly Piece[]): Piece {
    return {
      first: pieces.flatMap(({ first }) => first),
      // What follows several pieces is in each of them.
      last: [...new Set(pieces.flatMap(({ last }) => last))],
      nullable: pieces.some(({ nullable }) => nullable),
    };
  }

  optional(piece: Piece): Piece {
    return { ...piece, nullable: true };
  }

  /** The piece once or more. */
  repeated(piece: Piece): Piece {
    this.#link(piece.last, piece.first);
    return piece;
  }

  /** Makes the piece the whole. */
  finish(whole: Piece): void {
    this.#link([0], whole.first);
    const last = new Set(whole.last);
    this.#isLast = this.#sets.map((_, index) => (index === 0 ? whole.nullable : last.has(index)));
  }

  #link(from: readonly number[], to: readonly number[]): void {
    for (const index of from) {
      const follow = this.#follow[index]!;
      for (const next of to) if (!follow.includes(next)) follow.push(next);
    }
  }

  /**
   * A variable with two readings of some text, or nothing. Looks at pairs of different positions that the same text leads
   * to. Such a pair is a second reading when both reach an end by the same text, or one position, as each reaches an end.
   */
  ambiguity(): number | undefined {
    const size = this.#sets.length;
    const limit = 64 * size;
    const seen = new Set(this.#siblings());
    const before = new Map<number, number[]>();
    const open = [...seen];
    const ends: number[] = [];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      if (seen.size > limit) return this.#slots.find((slot) => slot >= 0) ?? 0;
      const [one, other] = [Math.floor(pair / size), pair % size];
      let isEnd = this.#isLast[one] === true && this.#isLast[other] === true;
      for (const left of this.#follow[one]!) {
        for (const right of this.#follow[other]!) {
          if (left === right) {
            isEnd = true;
            continue;
          }
          if (!this.#overlap(left, right)) continue;
          const next = left < right ? left * size + right : right * size + left;
          const earlier = before.get(next);
          if (earlier !== undefined) earlier.push(pair);
          else before.set(next, [pair]);
          if (seen.has(next)) continue;
          seen.add(next);
          open.push(next);
        }
      }
      if (isEnd) ends.push(pair);
    }
    const reaching = new Set(ends);
    let found: number | undefined;
    for (let pair = ends.pop(); pair !== undefined; pair = ends.pop()) {
      const [one, other] = [Math.floor(pair / size), pair % size];
      const slot = [this.#slots[one]!, this.#opens[one]!, this.#slots[other]!, this.#opens[other]!].filter(
        (of) => of >= 0,
      );
      found = Math.min(found ?? Number.POSITIVE_INFINITY, ...slot);
      for (const earlier of before.get(pair) ?? []) {
        if (reaching.has(earlier)) continue;
        reaching.add(earlier);
        ends.push(earlier);
      }
    }
    return found === undefined || Number.isFinite(found) ? found : 0;
  }

  /** The pairs of positions that follow one position by the same character. */
  #siblings(): readonly number[] {
    const size = this.#sets.length;
    const words = Math.ceil(size / 32);
    const pairs: number[] = [];
    // Where many follow, as behind the variables of a long "{?a,b}", most follow others too: they are collected as bits.
    const together = new Map<number, Uint32Array>();
    for (const follow of this.#follow) {
      if (follow.length < 2) continue;
      if (follow.length <= few) {
        for (const [at, one] of follow.entries()) {
          for (let to = at + 1; to < follow.length; to++) this.#addPair(pairs, one, follow[to]!);
        }
        continue;
      }
      const bits = new Uint32Array(words);
      for (const next of follow) bits[next >>> 5]! |= 1 << (next & 31);
      for (const next of follow) {
        const all = together.get(next);
        if (all === undefined) together.set(next, Uint32Array.from(bits));
        else for (let word = 0; word < words; word++) all[word]! |= bits[word]!;
      }
    }
    for (const [one, all] of together) {
      for (let other = one + 1; other < size; other++) {
        if ((all[other >>> 5]! & (1 << (other & 31))) !== 0) this.#addPair(pairs, one, other);
      }
    }
    return pairs;
  }

  #addPair(pairs: number[], one: number, other: number): void {
    if (!this.#overlap(one, other)) return;
    pairs.push(Math.min(one, other) * this.#sets.length + Math.max(one, other));
  }

  #overlap(one: number, other: number): boolean {
    const [left, right] = [this.#sets[one]!, this.#sets[other]!];
    return left === right || overlap(left, right);
  }

  /** The ranges of the variables in a text of ASCII, by their slots; nothing when the automaton does not take it. */
  read(text: string, slots: number): readonly (Range | undefined)[] | undefined {
    let active = [0];
    const trail: Trail = { position: [0], before: [-1] };
    let entries = [0];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      const nextActive: number[] = [];
      const nextEntries: number[] = [];
      for (let at = 0; at < active.length; at++) {
        const follow = this.#follow[active[at]!]!;
        for (let to = 0; to < follow.length; to++) {
          const next = follow[to]!;
          if (this.#sets[next]![code] !== 1) continue;
          nextActive.push(next);
          nextEntries.push(trail.position.push(next) - 1);
          trail.before.push(entries[at]!);
        }
      }
      if (nextActive.length === 0) return undefined;
      active = nextActive;
      entries = nextEntries;
    }
    const end = active.findIndex((position) => this.#isLast[position]);
    return end < 0 ? undefined : this.#ranges(trail, entries[end]!, text.length, slots);
  }

  #ranges({ position, before }: Trail, last: number, length: number, slots: number): readonly (Range | undefined)[] {
    const ranges: (Range | undefined)[] = Array.from({ length: slots });
    let entry = last;
    for (let index = length - 1; index >= 0; index--) {
      const at = position[entry]!;
      const slot = this.#slots[at]!;
      const opens = this.#opens[at]!;
      if (slot >= 0) ranges[slot] = [index, ranges[slot]?.[1] ?? index + 1];
      if (opens >= 0) ranges[opens] ??= [index + 1, index + 1];
      entry = before[entry]!;
    }
    return ranges;
  }
}

/** Which position was reached from which entry. */
interface Trail {
  readonly position: number[];
  readonly before: number[];
}

const overlap = (one: CharacterSet, other: CharacterSet): boolean => {
  for (let code = 0; code < 128; code++) if (one[code] === 1 && other[code] === 1) return true;
  return false;
};
