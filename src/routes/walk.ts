import { classes, PCHAR, isIn } from "../grammar/characters.js";
import { isTriplet } from "../grammar/pct-encoded.js";
import type { Leaf, TreeNode } from "./tree.js";

/** What the last walk found beside the leaf; read before the next one. */
export const trail = {
  /** Where each captured parameter starts and ends. */
  starts: [] as number[],
  ends: [] as number[],
  /** Where the path ends. */
  end: 0,
  /** Whether a captured text holds a "%", so that the path may have another spelling. */
  isEscaped: false,
};

const { starts, ends } = trail;

const SLASH = 47;
const QUESTION = 63;
const HASH = 35;

/** Where the segment at an index ends, or -1 when a character in it is not allowed. */
const segmentEnd = (text: string, from: number): number => {
  const { length } = text;
  for (let index = from; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128 && ((classes[code] ?? 0) & PCHAR) !== 0) continue;
    if (code === SLASH || code === QUESTION || code === HASH) return index;
    if (code !== 37 || !isTriplet(text, index)) return -1;
    trail.isEscaped = true;
    index += 2;
  }
  return length;
};

/** Where the label at an index ends. */
const labelEnd = (text: string, from: number): number => {
  let index = from;
  for (; index < text.length; index++) if (!isLabelCode(text.charCodeAt(index))) break;
  return index;
};

/** Whether a code may stand in a label that a parameter gives: a lower-case letter, a digit, "-" or "_". */
export const isLabelCode = (code: number): boolean =>
  (code > 96 && code < 123) || (code > 47 && code < 58) || code === 45 || code === 95;

/** Whether the segment that ends at an index is "." or "..", which name no segment. */
const isDots = (text: string, end: number): boolean => {
  if (text.charCodeAt(end - 1) !== 46) return false;
  const before = text.charCodeAt(end - 2);
  return before === SLASH || (before === 46 && text.charCodeAt(end - 3) === SLASH);
};

/** Where the path ends when all segments from an index have a text; -1 when one has none. */
const restEnd = (text: string, from: number, isLenient: boolean): number => {
  for (let index = from; ; ) {
    if (isLenient && index > from && isEnd(text, index)) return index;
    const end = segmentEnd(text, index);
    if (end <= index || isDots(text, end)) return -1;
    if (end === text.length || text.charCodeAt(end) !== SLASH) return end;
    index = end + 1;
  }
};

const isEnd = (text: string, at: number): boolean => {
  if (at === text.length) return true;
  const code = text.charCodeAt(at);
  return code === QUESTION || code === HASH;
};

const follows = (text: string, at: number, edge: string): boolean => {
  const { length } = edge;
  if (at + length > text.length) return false;
  for (let index = 1; index < length; index++) {
    if (text.charCodeAt(at + index) !== edge.charCodeAt(index)) return false;
  }
  return true;
};

/** The leaf that a text leads to from a node, with what it captures in {@link trail}. */
export const walk = (text: string, from: TreeNode, start: number, captured: number): Leaf | undefined => {
  const { length } = text;
  let node = from;
  let at = start;
  let depth = captured;
  for (;;) {
    if (at === length) {
      trail.end = at;
      return node.leaf ?? node.restLeaf;
    }
    const code = text.charCodeAt(at);
    const slot = code - node.low;
    const kid = slot >= 0 && slot < node.kids.length ? node.kids[slot] : undefined;
    if (kid !== undefined && follows(text, at, kid.edge)) {
      if (node.isPlain) {
        at += kid.edge.length;
        node = kid;
        continue;
      }
      const found = walk(text, kid, at + kid.edge.length, depth);
      if (found !== undefined) return found;
    }
    if (code === QUESTION || code === HASH) {
      trail.end = at;
      return node.leaf ?? node.restLeaf;
    }
    if (node.isPlain) return undefined;
    if (code === SLASH) return walkRest(text, node, at, depth);
    const { branches } = node;
    if (branches === undefined) return undefined;
    const end = node.isHost ? labelEnd(text, at) : segmentEnd(text, at);
    if (end <= at || (!node.isHost && isDots(text, end))) return undefined;
    const last = branches.length - 1;
    let next: TreeNode | undefined;
    for (let index = 0; index <= last; index++) {
      const branch = branches[index];
      if (branch === undefined) continue;
      const capturedEnd = end - branch.suffix.length;
      if (capturedEnd <= at || !text.startsWith(branch.suffix, capturedEnd)) continue;
      starts[depth] = at;
      ends[depth] = capturedEnd;
      if (index === last) {
        next = branch.node;
        break;
      }
      const found = walk(text, branch.node, end, depth + 1);
      if (found !== undefined) return found;
    }
    if (next === undefined) return undefined;
    node = next;
    at = end;
    depth++;
  }
};

/** At a "/" that leads no further as text: the rest, or a last "/" that is ignored. */
const walkRest = (text: string, node: TreeNode, at: number, depth: number): Leaf | undefined => {
  if (node.slashed !== undefined && isEnd(text, at + 1)) {
    trail.end = at + 1;
    return node.slashed;
  }
  if (node.rest === undefined) return undefined;
  const end = restEnd(text, at + 1, node.isLenient);
  if (end < 0) return undefined;
  starts[depth] = at + 1;
  ends[depth] = text.charCodeAt(end - 1) === SLASH ? end - 1 : end;
  trail.end = end;
  return node.rest;
};

/** The path of a text with unreserved triplets as characters and all others in upper case (RFC 3986 6.2.2). */
export const normalTriplets = (text: string, end: number): string => {
  let written = "";
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0 && at < end; at = text.indexOf("%", at + 3)) {
    const triplet = text.slice(at, at + 3).toUpperCase();
    const code = Number.parseInt(triplet.slice(1), 16);
    written += text.slice(from, at) + (isIn(code, 256) ? String.fromCharCode(code) : triplet);
    from = at + 3;
  }
  return from === 0 ? text : written + text.slice(from);
};
