// What is wrong with the pattern of a path, at both levels: its holes, and segments that no reader of a path keeps.

import { pctNormalize } from "../algorithm/pct-normalize.js";
import { type Fault, fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import { type HolesFault, holesFault, type IsOneLiteral, type NotOnePattern } from "./holes.js";
import type { textSentences } from "./sentences.js";

/** A dot as a segment has it (RFC 3986 section 6.2.2.2). */
type Dot = "." | "%2E" | "%2e";

type HasSegment<Text extends string, Segment extends string> = Text extends
  | Segment
  | `${Segment}/${string}`
  | `${string}/${Segment}`
  | `${string}/${Segment}/${string}`
  ? true
  : false;

/** What is wrong with the pattern of a path, or nothing. */
export type PathPatternFault<Text extends string> =
  HolesFault<Text, "path"> extends infer Found extends Fault ? Found : DotSegmentFault<Text>;

type DotSegmentFault<Text extends string> = string extends Text
  ? Fault<"dot-segment", "path"> | undefined
  : HasSegment<Text, `${Dot}${Dot}`> extends true
    ? Fault<"dot-segment", "path", "", "..">
    : HasSegment<Text, Dot> extends true
      ? Fault<"dot-segment", "path", "", ".">
      : undefined;

export const pathPatternFault = (text: string): Fault<keyof typeof textSentences, "path"> | undefined => {
  const found = holesFault(text, "path");
  if (found !== undefined) return found;
  const segments = pctNormalize(text).split("/");
  if (segments.includes("..")) return fault("dot-segment", "path", "", "..");
  return segments.includes(".") ? fault("dot-segment", "path", "", ".") : undefined;
};

/** The pattern of a path itself, or the sentence that says what is wrong with it. */
export type CheckPathPattern<Text extends string> = 0 extends 1 & Text
  ? Text
  : IsOneLiteral<Text> extends true
    ? PathPatternFault<Text> extends infer Found extends Fault
      ? Sentence<Found, typeof textSentences>
      : Text
    : NotOnePattern;
