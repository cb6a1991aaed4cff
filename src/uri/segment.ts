import { segmentDataSet } from "../grammar/characters.js";
import { fault } from "../grammar/fault.js";
import { type Failure, failureOf } from "./failure.js";
import { encodeScalar, invalidValue } from "./scalar.js";
import { type ValueSentence, valueSentences } from "./sentences.js";

/** Why a text cannot be a segment that somebody gives as data, as a type: that of a dot, or that of an empty one. */
export type SegmentSentence<Value> = Value extends "." | ".."
  ? ValueSentence<"dot-segment", "path", Value>
  : ValueSentence<"empty-segment", "path", "">;

const isDot = (text: string): boolean => text === "." || text === "..";

/** Why a text cannot be a segment that somebody gives as data, or nothing: an empty one vanishes, dots are removed. */
export const segmentFailure = (text: string, before = "", input = text): Failure | undefined => {
  if (text.length > 2) return undefined;
  const code = text === "" ? "empty-segment" : isDot(text) ? "dot-segment" : undefined;
  return code && failureOf(valueSentences, fault(code, "path", before, text), input);
};

/** A value as exactly one segment, encoded, or the failure that says why it has no spelling. */
export const writeSegment = (value: unknown): string | Failure => {
  const failure = typeof value === "string" ? segmentFailure(value) : undefined;
  return failure ?? encodeScalar(value, segmentDataSet, "path");
};

/** Values as a rooted path, or the first failure. */
export const writeSegments = (values: unknown): string | Failure => {
  if (!Array.isArray(values)) return invalidValue("path", values);
  let path = "";
  for (const value of values) {
    const segment = writeSegment(value);
    if (typeof segment !== "string") return segment;
    path += `/${segment}`;
  }
  return path;
};
