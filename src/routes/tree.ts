// A radix tree over the text of paths. A node has the text that leads to it, what may follow as text, and what may follow
// as a parameter. Text is tried first, then parameters, then the rest: each node is visited once at most for a target, so
// the work is bounded by the table and by the length of the target, never by their product in combinations.

import type { CompiledRoute, Slot } from "./compile.js";

/** Where a way through the tree ends: a route with the parameters that the way captures, in order. */
export interface Leaf {
  readonly route: CompiledRoute;
  readonly name: string;
  readonly slots: readonly Slot[];
  /** The rest that is captured behind the slots, or that is empty here. */
  readonly rest: Slot | undefined;
  /** Whether the rest is captured and not empty. */
  readonly isRest: boolean;
  /** The names of the slots, when they are all parameters that the route has, and text as it stands. */
  readonly names: readonly string[] | undefined;
}

/** A parameter that may follow, with the text behind it in the same segment. */
export interface Branch {
  readonly suffix: string;
  readonly node: TreeNode;
}

const noKids: readonly (TreeNode | undefined)[] = [];

/** What follows a text. Fields are plain and always there, so that all nodes have one shape. */
export class TreeNode {
  /** The text that leads here from the node above. */
  edge: string;
  /** The first character code of `kids`. */
  low = 0;
  /** What may follow as text, by first character. */
  kids: readonly (TreeNode | undefined)[] = noKids;
  /** Parameters that may follow, the longest text behind them first. */
  branches: Branch[] | undefined = undefined;
  /** Whether the parameters are labels of a host. */
  isHost = false;
  /** The route that ends here. */
  leaf: Leaf | undefined = undefined;
  /** The route whose empty rest ends here. */
  restLeaf: Leaf | undefined = undefined;
  /** The route that captures all segments that follow. */
  rest: Leaf | undefined = undefined;
  /** The route that ends here when one "/" follows and is ignored. */
  slashed: Leaf | undefined = undefined;
  /** Whether one "/" at the end of a path is ignored. */
  isLenient = false;

  constructor(edge: string) {
    this.edge = edge;
  }

  kid(code: number): TreeNode | undefined {
    return this.kids[code - this.low];
  }

  setKid(code: number, node: TreeNode): void {
    const old = this.kids;
    const low = old.length === 0 ? code : Math.min(this.low, code);
    const high = old.length === 0 ? code : Math.max(this.low + old.length - 1, code);
    const kids: (TreeNode | undefined)[] = [];
    for (let at = low; at <= high; at++) kids.push(at === code ? node : old[at - this.low]);
    this.low = low;
    this.kids = kids;
  }

  /** The node that a text leads to; made when it is not there. */
  follow(text: string): TreeNode {
    let node: TreeNode = this;
    for (let at = 0; at < text.length; ) {
      const code = text.charCodeAt(at);
      let kid = node.kid(code);
      if (kid === undefined) {
        kid = new TreeNode(text.slice(at));
        node.setKid(code, kid);
        return kid;
      }
      const { edge } = kid;
      let shared = 1;
      while (shared < edge.length && edge[shared] === text[at + shared]) shared++;
      if (shared < edge.length) {
        const split = new TreeNode(edge.slice(0, shared));
        kid.edge = edge.slice(shared);
        split.setKid(kid.edge.charCodeAt(0), kid);
        node.setKid(code, split);
        kid = split;
      }
      node = kid;
      at += shared;
    }
    return node;
  }

  /** The node behind a parameter and the text that follows it in its segment; made when it is not there. */
  branch(suffix: string): TreeNode {
    this.branches ??= [];
    const found = this.branches.find((one) => one.suffix === suffix);
    if (found !== undefined) return found.node;
    const node = new TreeNode("");
    this.branches.push({ suffix, node });
    this.branches.sort((one, other) => other.suffix.length - one.suffix.length);
    return node;
  }
}
