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

/** More positions do not follow one: where so many expressions can be missing, two of them are told apart by nothing. */
const most = 256;

/** Position 0 is the start; the others read a character each. */
export class Automaton {
  readonly #sets: CharacterSet[] = [new Uint8Array(128)];
  /** The variable whose value a position belongs to, or -1. */
  readonly #slots: number[] = [-1];
  /** The variable that has a value, maybe an empty one, when a position was passed; or -1. */
  readonly #opens: number[] = [-1];
  readonly #follow: number[][] = [[]];
  #isLast: readonly boolean[] = [];
  /** Whether it is given up: more can follow than is looked at, or what is read would not be told apart. */
  isUnreadable = false;

  static readonly empty: Piece = { first: [], last: [], nullable: true };

  position(set: CharacterSet, slot = -1, opens = -1): Piece {
    const index = this.#sets.push(set) - 1;
    this.#slots.push(slot);
    this.#opens.push(opens);
    this.#follow.push([]);
    return { first: [index], last: [index], nullable: false };
  }

  sequence(pieces: readonly Piece[]): Piece {
    let whole = Automaton.empty;
    for (const piece of pieces) {
      this.link(whole.last, piece.first);
      // Where there are too many ways nothing is read, and the rest is not looked at.
      if (this.isUnreadable) return whole;
      whole = {
        first: whole.nullable ? [...whole.first, ...piece.first] : whole.first,
        last: piece.nullable ? [...whole.last, ...piece.last] : piece.last,
        nullable: whole.nullable && piece.nullable,
      };
    }
    return whole;
  }

  either(pieces: readonly Piece[]): Piece {
    return {
      first: pieces.flatMap(({ first }) => first),
      last: pieces.flatMap(({ last }) => last),
      nullable: pieces.some(({ nullable }) => nullable),
    };
  }

  optional(piece: Piece): Piece {
    return { ...piece, nullable: true };
  }

  /** The piece once or more. */
  repeated(piece: Piece): Piece {
    this.link(piece.last, piece.first);
    return piece;
  }

  /** Makes the piece the whole. */
  finish(whole: Piece): void {
    this.link([0], whole.first);
    const last = new Set(whole.last);
    this.#isLast = this.#sets.map((_, index) => (index === 0 ? whole.nullable : last.has(index)));
  }

  /** Lets what ends in some positions go on with others. */
  link(from: readonly number[], to: readonly number[]): void {
    for (const index of from) {
      const follow = this.#follow[index]!;
      for (const next of to) {
        if (follow.includes(next)) continue;
        if (follow.push(next) < most) continue;
        this.isUnreadable = true;
        return;
      }
    }
  }

  /**
   * A variable with two readings of some text, or nothing. Looks at pairs of different positions that the same text leads
   * to. Such a pair is a second reading when both reach an end by the same text, or one position, as each reaches an end.
   */
  ambiguity(): number | undefined {
    if (this.isUnreadable) return this.#firstSlot();
    const size = this.#sets.length;
    const limit = 16 * size;
    const seen = this.#siblings(limit);
    const before = new Map<number, number[]>();
    const open = [...seen];
    const ends: number[] = [];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      // Once there is a second reading, more of them only tell whether it is of an earlier variable.
      if (seen.size > limit && ends.length === 0) return this.#firstSlot();
      if (seen.size > 2 * size + limit / 64 && ends.length > 0) break;
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

  #firstSlot(): number {
    return this.#slots.find((slot) => slot >= 0) ?? 0;
  }

  /** The pairs of positions that follow one position by the same character; more than `limit` of them only just. */
  #siblings(limit: number): Set<number> {
    const pairs = new Set<number>();
    for (const follow of this.#follow) {
      for (let at = 1; at < follow.length && pairs.size <= limit; at++) {
        for (let before = 0; before < at; before++) {
          const [one, other] = [follow[before]!, follow[at]!];
          if (this.#overlap(one, other)) pairs.add(Math.min(one, other) * this.#sets.length + Math.max(one, other));
        }
      }
    }
    return pairs;
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
