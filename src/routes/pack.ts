// The tree as numbers: one array of records, so that a way through a large table touches little memory.

import type { Leaf, TreeNode } from "./tree.js";

/** What few nodes have: parameters with text behind them, labels of a host, a rest, a "/" that is ignored. */
export interface Extra {
  /** Parameters with text behind them in the same segment, the longest text first. */
  readonly branches: readonly { readonly suffix: string; readonly node: number }[];
  readonly isHost: boolean;
  /** The number of the leaf of a rest, of a last "/" that is ignored; -1 for none. */
  readonly rest: number;
  readonly slashed: number;
  readonly isLenient: boolean;
}

/** A tree, packed. A node is the place of its record in `nodes`; the root is 0, which no other node leads to. */
export interface Packed {
  readonly nodes: Int32Array;
  /** The node behind a first "/", for text that starts with one; -1 when the root has something to try beside it. */
  readonly behindSlash: number;
  /** The nodes that follow as text, by first character, for nodes with more than one. */
  readonly kids: Int32Array;
  /** The text that leads to the nodes. */
  readonly codes: Uint8Array;
  readonly leaves: readonly Leaf[];
  readonly extras: readonly Extra[];
}

/** The fields of a record. */
export const EDGE_START = 0;
export const EDGE_END = 1;
/** The first character code that follows as text, and how many codes from there are in the table. */
export const LOW = 2;
export const COUNT = 3;
/** The only node that follows, or where the table of them starts. */
export const KIDS = 4;
/** The node behind a whole segment as a parameter, or 0. */
export const PARAM = 5;
/** The number of the leaf that ends here plus 1, or 0. */
export const LEAF = 6;
/** The number of the extra plus 1, or 0. */
export const EXTRA = 7;
const SIZE = 8;

/** Packs a tree. The records of nodes that follow each other stand close together. */
export const pack = (root: TreeNode): Packed => {
  const order: TreeNode[] = [];
  const places = new Map<TreeNode, number>();
  // A loop, since a pattern may be as long as a target.
  const ahead = [root];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    places.set(node, order.length * SIZE);
    order.push(node);
    const next = [...node.kids, ...(node.branches ?? []).map((branch) => branch.node)];
    for (const one of next.reverse()) if (one !== undefined) ahead.push(one);
  }
  const placeOf = (node: TreeNode | undefined): number => (node === undefined ? 0 : (places.get(node) ?? 0));
  const nodes = new Int32Array(order.length * SIZE);
  const kids: number[] = [];
  const codes: number[] = [];
  const leaves: Leaf[] = [];
  const extras: Extra[] = [];
  const leafOf = (leaf: Leaf | undefined): number => (leaf === undefined ? -1 : leaves.push(leaf) - 1);
  for (const node of order) {
    const at = placeOf(node);
    nodes[at + EDGE_START] = codes.length;
    for (let index = 0; index < node.edge.length; index++) codes.push(node.edge.charCodeAt(index));
    nodes[at + EDGE_END] = codes.length;
    nodes[at + LOW] = node.low;
    nodes[at + COUNT] = node.kids.length;
    nodes[at + KIDS] = node.kids.length === 1 ? placeOf(node.kids[0]) : kids.length;
    if (node.kids.length > 1) for (const kid of node.kids) kids.push(placeOf(kid));
    const branches = node.branches ?? [];
    const whole = node.isHost ? undefined : branches.find(({ suffix }) => suffix === "");
    nodes[at + PARAM] = placeOf(whole?.node);
    nodes[at + LEAF] = leafOf(node.leaf ?? node.restLeaf) + 1;
    const others = branches
      .filter((branch) => branch !== whole)
      .map(({ suffix, node: next }) => ({ suffix, node: placeOf(next) }));
    if (others.length === 0 && node.rest === undefined && node.slashed === undefined) continue;
    nodes[at + EXTRA] = extras.push({
      branches: others,
      isHost: node.isHost,
      rest: leafOf(node.rest),
      slashed: leafOf(node.slashed),
      isLenient: node.isLenient,
    });
  }
  const slash = root.kid(47);
  const isAlone = slash !== undefined && slash.edge === "/" && root.rest === undefined && root.branches === undefined;
  const behindSlash = isAlone ? placeOf(slash) : -1;
  return { nodes, behindSlash, kids: Int32Array.from(kids), codes: Uint8Array.from(codes), leaves, extras };
};
