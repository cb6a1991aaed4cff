// The names of the pairs of an expression as a tree of characters: however many they are, a link is in one place of it.

import type { Automaton, CharacterSet, Piece } from "./automaton.js";

/** Names with a common start, and the slots of those that end here. */
export interface NameTree {
  readonly children: Map<string, NameTree>;
  readonly slots: number[];
}

/** Adds a name, which is not empty. */
export const addName = (tree: NameTree, name: string, slot: number): void => {
  let node = tree;
  for (const character of name) {
    const next = node.children.get(character) ?? { children: new Map(), slots: [] };
    node.children.set(character, next);
    node = next;
  }
  node.slots.push(slot);
};

/**
 * The pieces that read one of the names and its value. The last character of a name has a position of its own, which says
 * whose name it is, beside the one that leads to longer names.
 */
export const namePieces = (
  automaton: Automaton,
  tree: NameTree,
  setOf: (character: string) => CharacterSet,
  dataOf: (slot: number) => Piece,
): readonly Piece[] => {
  const firsts: number[] = [];
  const lasts: number[] = [];
  const open: (readonly [node: NameTree, before: readonly number[] | undefined])[] = [[tree, undefined]];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [{ children }, before] = entry;
    for (const [character, child] of children) {
      const positions: number[] = [];
      for (const slot of child.slots) {
        const end = automaton.sequence([automaton.position(setOf(character), -1, slot), dataOf(slot)]);
        positions.push(...end.first);
        for (const last of end.last) lasts.push(last);
      }
      if (child.children.size > 0) {
        const { first } = automaton.position(setOf(character));
        positions.push(...first);
        open.push([child, first]);
      }
      if (before === undefined) firsts.push(...positions);
      else automaton.link(before, positions);
    }
  }
  return [{ first: firsts, last: lasts, nullable: false }];
};
