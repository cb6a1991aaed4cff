import { pctNormalize } from "../algorithm/pct-normalize.js";
import { isIn, PCHAR } from "../grammar/characters.js";
import { isTriplet } from "../grammar/pct-encoded.js";
import { COUNT, EDGE_END, EDGE_START, EXTRA, type Extra, KIDS, LEAF, LOW, PARAM, type Packed } from "./pack.js";
import type { Leaf } from "./tree.js";

const SLASH = 47;
const QUESTION = 63;
const HASH = 35;
const DOT = 46;

/** What the last walk found beside the leaf; read before the next one. */
export const trail = {
  /** Where each captured parameter starts and ends. */
  starts: [] as number[],
  ends: [] as number[],
  /** Where the path ends. */
  end: 0,
  /** Whether a captured text holds a "%", so that the path may have another spelling. */
  isEscaped: false,
  /** Whether the text is a request target, whose query may have what no URI has. */
  isRequest: false,
};

/** Where each captured parameter starts and ends, for reading. */
export const { starts, ends } = trail;

/** How each character of a segment is read: 1 goes on, 2 ends it, 3 opens a triplet, 0 is not allowed. */
const reading = /* @__PURE__ */ (() => {
  // One entry for every code unit, so that no code needs a comparison of its own.
  const table = new Uint8Array(65_536);
  for (let code = 0; code < 128; code++) table[code] = isIn(code, PCHAR) ? 1 : 0;
  table[SLASH] = table[QUESTION] = table[HASH] = 2;
  table[37] = 3;
  return table;
})();

/** Where the segment at an index ends, or -1 when a character in it is not allowed. */
const segmentEnd = (text: string, from: number): number => {
  const { length } = text;
  let index = from;
  for (;;) {
    while (index < length && reading[text.charCodeAt(index)] === 1) index++;
    if (index === length) return index;
    const read = reading[text.charCodeAt(index)];
    if (read === 2) return index;
    if (read === 0 || !isTriplet(text, index)) return -1;
    trail.isEscaped = true;
    index += 3;
  }
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

/** What may still be tried when a way fails: node, place and number of captured parameters, and the next of its branches. */
const pending: number[] = [];

/**
 * The leaf that a text leads to, with what it captures in {@link trail}. Text is tried first, then a parameter, then a
 * rest. A node is tried once at most.
 */
export const walk = (packed: Packed, text: string): Leaf | undefined => {
  const { behindSlash, leaves } = packed;
  if (behindSlash < 0 || text.charCodeAt(0) !== SLASH) return leaves[walkFrom(packed, text, 0, 0)];
  const found = walkAhead(packed, text);
  return leaves[found >= 0 ? found : walkFrom(packed, text, behindSlash, 1)];
};

/** The node that the text at an index, which starts with a code, leads to from a node; 0 for none. */
const kidOf = ({ nodes, kids, codes }: Packed, text: string, node: number, at: number, code: number): number => {
  const count = nodes[node + COUNT]!;
  const slot = code - nodes[node + LOW]!;
  if (slot < 0 || slot >= count) return 0;
  const kid = count === 1 ? nodes[node + KIDS]! : kids[nodes[node + KIDS]! + slot]!;
  const start = nodes[kid + EDGE_START]!;
  const size = nodes[kid + EDGE_END]! - start;
  if (kid === 0 || at + size > text.length) return 0;
  for (let index = 1; index < size; index++) if (text.charCodeAt(at + index) !== codes[start + index]) return 0;
  return kid;
};

/** The number of the leaf that is found by going ahead only, which most targets allow; -1 when there is more to be tried. */
const walkAhead = (packed: Packed, text: string): number => {
  const { nodes, behindSlash } = packed;
  const { length } = text;
  let node = behindSlash;
  let depth = 0;
  let at = 1;
  for (;;) {
    if (at >= length) break;
    const code = text.charCodeAt(at);
    const kid = kidOf(packed, text, node, at, code);
    if (kid !== 0) {
      node = kid;
      at += nodes[kid + EDGE_END]! - nodes[kid + EDGE_START]!;
      continue;
    }
    if (nodes[node + EXTRA] !== 0) return -1;
    const param = nodes[node + PARAM]!;
    const end = param === 0 ? at : segmentEnd(text, at);
    if (end <= at) {
      if (code === QUESTION || code === HASH) break;
      return -1;
    }
    if (text.charCodeAt(end - 1) === DOT && isDots(text, end)) return -1;
    starts[depth] = at;
    ends[depth] = end;
    depth++;
    node = param;
    at = end;
  }
  trail.end = at;
  return nodes[node + LEAF]! - 1;
};

/** The number of the leaf, or -1. */
const walkFrom = (packed: Packed, text: string, from: number, start: number): number => {
  const { nodes } = packed;
  const { length } = text;
  let node = from;
  let at = start;
  let depth = 0;
  let top = 0;
  /** The first of the branches of a node that was not tried yet. */
  let turn = 0;
  way: for (;;) {
    let isOver = at >= length;
    if (!isOver) {
      const code = text.charCodeAt(at);
      const kid = kidOf(packed, text, node, at, code);
      if (kid !== 0) {
        if (nodes[node + PARAM] !== 0 || nodes[node + EXTRA] !== 0) {
          pending[top] = node;
          pending[top + 1] = at;
          pending[top + 2] = depth;
          pending[top + 3] = 0;
          top += 4;
        }
        node = kid;
        at += nodes[kid + EDGE_END]! - nodes[kid + EDGE_START]!;
        continue;
      }
      isOver = code === QUESTION || code === HASH;
    }
    if (isOver) {
      const leaf = nodes[node + LEAF]!;
      if (leaf !== 0) {
        trail.end = at;
        return leaf - 1;
      }
    }
    for (;;) {
      if (!isOver) {
        const number = nodes[node + EXTRA]!;
        if (number !== 0) {
          const extra = packed.extras[number - 1]!;
          if (text.charCodeAt(at) === SLASH) {
            const found = walkRest(text, extra, at, depth);
            if (found >= 0) return found;
          } else {
            const found = branchFrom(text, extra, at, depth, turn);
            if (found >= 0) {
              pending[top] = node;
              pending[top + 1] = at;
              pending[top + 2] = depth;
              pending[top + 3] = found + 1;
              top += 4;
              turn = 0;
              const { suffix, node: next } = extra.branches[found]!;
              node = next;
              at = ends[depth]! + suffix.length;
              depth++;
              continue way;
            }
          }
        }
        turn = 0;
        const param = nodes[node + PARAM]!;
        if (param !== 0) {
          const end = segmentEnd(text, at);
          if (end > at && (text.charCodeAt(end - 1) !== DOT || !isDots(text, end))) {
            starts[depth] = at;
            ends[depth] = end;
            depth++;
            node = param;
            at = end;
            continue way;
          }
        }
      }
      if (top === 0) return -1;
      top -= 4;
      node = pending[top]!;
      at = pending[top + 1]!;
      depth = pending[top + 2]!;
      turn = pending[top + 3]!;
      isOver = false;
    }
  }
};

/** The first branch from a number on, a parameter with text behind it or a label, that a text goes on with; -1 for none. */
const branchFrom = (text: string, { branches, isHost }: Extra, at: number, depth: number, turn: number): number => {
  if (turn >= branches.length) return -1;
  const end = isHost ? labelEnd(text, at) : segmentEnd(text, at);
  if (end <= at || (!isHost && isDots(text, end))) return -1;
  for (let number = turn; number < branches.length; number++) {
    const { suffix } = branches[number]!;
    const capturedEnd = end - suffix.length;
    if (capturedEnd <= at || !text.startsWith(suffix, capturedEnd)) continue;
    starts[depth] = at;
    ends[depth] = capturedEnd;
    return number;
  }
  return -1;
};

/** At a "/" that leads no further as text: the rest, or a last "/" that is ignored. */
const walkRest = (text: string, { slashed, rest, isLenient }: Extra, at: number, depth: number): number => {
  if (slashed >= 0 && isEnd(text, at + 1)) {
    trail.end = at + 1;
    return slashed;
  }
  if (rest < 0) return -1;
  const end = restEnd(text, at + 1, isLenient);
  if (end < 0) return -1;
  starts[depth] = at + 1;
  ends[depth] = text.charCodeAt(end - 1) === SLASH ? end - 1 : end;
  trail.end = end;
  return rest;
};

/** A text whose triplets up to an index are characters where they are unreserved, and in upper case otherwise (RFC 3986 6.2.2). */
export const normalTriplets = (text: string, end: number): string => {
  if (end >= text.length) return pctNormalize(text);
  const head = text.slice(0, end);
  const normal = pctNormalize(head);
  return normal === head ? text : normal + text.slice(end);
};
