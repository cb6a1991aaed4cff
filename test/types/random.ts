/** Numbers that look random and are the same in every run. */
export interface Random {
  /** An integer from 0 up to `limit`, without it. */
  below(limit: number): number;
  /** One of the members. */
  pick<Member>(members: readonly Member[]): Member;
}

/** The generator `mulberry32`, from a seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  };
  return {
    below,
    pick(members) {
      const member = members[below(members.length)];
      if (member === undefined) throw new Error("nothing to pick from");
      return member;
    },
  };
}

/** Some of the members, in a shuffled order; all of them when there are no more than `count`. */
export function sample<Member>(members: readonly Member[], count: number, random: Random): Member[] {
  const left = [...members];
  const chosen: Member[] = [];
  while (chosen.length < count && left.length > 0) {
    const index = random.below(left.length);
    const [member] = left.splice(index, 1, left[left.length - 1] as Member);
    left.pop();
    if (member !== undefined) chosen.push(member);
  }
  return chosen;
}
