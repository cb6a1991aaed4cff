// remove_dot_segments: RFC 3986 section 5.2.4

import type { Steps } from "../abnf/steps.js";
import { hasDotFirst } from "./has-dot-first.js";

/**
 * A path without its dot segments, by the letter of section 5.2.4; `string` for a path of more segments than the
 * compiler is asked to walk.
 */
export type RemoveDotSegments<Path extends string> = Path extends `.${string}` | `${string}/.${string}`
  ? DropLeading<Path>
  : Path;

/** Steps A and D: dots in front of everything else. */
type DropLeading<Path extends string, Left extends keyof Steps = 683> = Left extends 0
  ? string
  : Path extends `./${infer Tail}` | `../${infer Tail}`
    ? DropLeading<Tail, Steps[Left]>
    : Path extends "." | ".."
      ? ""
      : WalkFirst<Path>;

/** The walk and the join are two: each is a chain of calls, and one chain of both is too long for the compiler. */
type WalkFirst<Path extends string> = Path extends `/${infer Tail}`
  ? Joined<Walk<Tail, []>>
  : Path extends `${infer First}/${infer Tail}`
    ? Joined<Walk<Tail, [First]>>
    : Path;

type Joined<Out> = Out extends string[] ? Join<Out> : string;

/** Steps B, C and E on what follows a "/": `Out` holds the segments that stay, each with its "/". */
type Walk<Rest extends string, Out extends string[], Left extends keyof Steps = 683> = Left extends 0
  ? "long"
  : Rest extends `${infer Segment}/${infer Tail}`
    ? Walk<Tail, Push<Out, Segment>, Steps[Left]>
    : Rest extends "." | ".."
      ? [...Push<Out, Rest>, "/"]
      : [...Out, `/${Rest}`];

type Push<Out extends string[], Segment extends string> = Segment extends "."
  ? Out
  : Segment extends ".."
    ? Out extends [...infer Rest extends string[], string]
      ? Rest
      : []
    : [...Out, `/${Segment}`];

type Join<Pieces extends string[], Text extends string = ""> = Pieces extends [
  infer Head extends string,
  ...infer Tail extends string[],
]
  ? Join<Tail, `${Text}${Head}`>
  : Text;

/**
 * A path without its dot segments, by the letter of section 5.2.4. `excess` is called with the index of each ".." that
 * has nothing to remove.
 *
 * One forward pass: what stays is a list of runs of the path, so a ".." only shortens or drops the last run.
 */
export const removeDotSegments = (path: string, excess?: (index: number) => void): string => {
  if (!hasDotFirst(path, 0, path.length)) return path;
  const { length } = path;
  const isEnd = (at: number): boolean => at === length || path.charCodeAt(at) === 47;
  let from = 0;
  // Steps A and D: dots in front of everything else.
  while (path.charCodeAt(from) === 46) {
    const end = from + (path.charCodeAt(from + 1) === 46 ? 2 : 1);
    if (!isEnd(end)) break;
    if (end > from + 1) excess?.(from);
    from = Math.min(end + 1, length);
  }
  if (from === length) return "";
  const runs: number[] = [];
  let at = path.indexOf("/.", from);
  while (at >= 0) {
    const next = at + (path.charCodeAt(at + 2) === 46 ? 3 : 2);
    if (isEnd(next)) {
      if (at > from) runs.push(from, at);
      if (next > at + 2) {
        const end = runs.pop();
        if (end === undefined) excess?.(at + 1);
        else {
          const slash = path.lastIndexOf("/", end - 1);
          if (slash > (runs[runs.length - 1] ?? 0)) runs.push(slash);
          else runs.pop();
        }
      }
      from = next;
    }
    at = path.indexOf("/.", next);
  }
  let kept = "";
  for (let index = 0; index < runs.length; index += 2) kept += path.slice(runs[index], runs[index + 1]);
  return kept + (from === length ? "/" : path.slice(from));
};
