// pct-encoded = "%" HEXDIG HEXDIG   RFC 3986 section 2.1

import type { Hexdig } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { HEXDIG, isIn } from "./characters.js";
import { type Component, type Fault, fault } from "./fault.js";

/** The first "%" that does not open a triplet, or nothing. */
export type PctEncodedFault<Text extends string, Where extends Component, Before extends string> = string extends Text
  ? Fault<"invalid-percent-encoding", Where> | undefined
  : Text extends `${infer Head}%${infer Tail}`
    ? Tail extends `${Hexdig}${Hexdig}${string}`
      ? Tail extends `${infer High}${infer Low}${infer Rest}`
        ? PctEncodedFault<Rest, Where, `${Before}${Head}%${High}${Low}`>
        : never
      : Fault<"invalid-percent-encoding", Where, `${Before}${Head}`, "%">
    : undefined;

export const pctEncodedFault = <Where extends Component>(
  text: string,
  where: Where,
  before: string,
): PctEncodedFault<string, Where, string> => {
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at + 3)) {
    if (!isTriplet(text, at)) return fault("invalid-percent-encoding", where, before + text.slice(0, at), "%");
  }
  return undefined;
};

/** Whether a "%" at the index opens a triplet. */
export const isTriplet = (text: string, at: number): boolean =>
  isIn(text.charCodeAt(at + 1), HEXDIG) && isIn(text.charCodeAt(at + 2), HEXDIG);

/** Whether every "%" of a text opens a triplet. Three triplets a step reach past 2,900 of them. */
export type IsPctEncoded<Text extends string> = Text extends `${string}%${infer Tail}`
  ? Tail extends `${Hexdig}${Hexdig}${infer Rest}`
    ? Rest extends `${string}%${infer Tail2}`
      ? Tail2 extends `${Hexdig}${Hexdig}${infer Rest2}`
        ? IsPctEncodedRest<Rest2>
        : false
      : true
    : false
  : true;

type IsPctEncodedRest<Text extends string> = Text extends `${string}%${infer Tail}`
  ? Tail extends `${Hexdig}${Hexdig}${infer Rest}`
    ? IsPctEncoded<Rest>
    : false
  : true;

/** The first character of a text that is neither in the set nor part of a triplet, or nothing. */
export type TextFault<
  Text extends string,
  Set extends string,
  Where extends Component,
  Before extends string,
> = string extends Text
  ? Fault<"invalid-percent-encoding" | "invalid-character", Where> | undefined
  : Span<Text, Set | "%"> extends [infer Inside extends string, infer Outside extends string]
    ? PctEncodedFault<Inside, Where, Before> extends infer Found extends Fault
      ? Found
      : Outside extends ""
        ? undefined
        : Fault<"invalid-character", Where, `${Before}${Inside}`, Outside>
    : never;

export const textFault = <Where extends Component>(
  text: string,
  set: number,
  where: Where,
  before: string,
): TextFault<string, string, Where, string> => {
  let end = 0;
  while (end < text.length && (isIn(text.charCodeAt(end), set) || text[end] === "%")) end++;
  const found = pctEncodedFault(text.slice(0, end), where, before);
  if (found !== undefined || end === text.length) return found;
  return fault("invalid-character", where, before + text.slice(0, end), text[end]);
};

export const pctEncodedSentences = {
  "invalid-percent-encoding": [
    '"%" must be followed by two hexadecimal digits, in the {component} at {index}: write "%25" for a percent sign (RFC 3986 2.1)',
    '"%" HEXDIG HEXDIG',
  ],
} as const;
