// pct-encoded = "%" HEXDIG HEXDIG   RFC 3986 section 2.1

import { type Hexdig, hexdig } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { type CharacterSet, HEXDIG, isIn } from "./characters.js";
import { type Component, type Fault, fault } from "./fault.js";

/** The first "%" that does not open a triplet, or nothing. */
export type PctEncodedFault<Text extends string, Where extends Component, Before extends string> = string extends Text
  ? Fault<"invalid-percent-encoding", Where> | undefined
  : IsPctEncoded<Text> extends true
    ? undefined
    : FirstNoTriplet<Text, Where, Before>;

/** The same for a text that has one, three triplets a step, then one. */
type FirstNoTriplet<
  Text extends string,
  Where extends Component,
  Before extends string,
> = Text extends `${infer H1}%${infer A}${infer B}${infer H2}%${infer C}${infer D}${infer H3}%${infer E}${infer F}${infer Tail}`
  ? A | B | C | D | E | F extends Hexdig
    ? FirstNoTriplet<Tail, Where, `${Before}${H1}%${A}${B}${H2}%${C}${D}${H3}%${E}${F}`>
    : NextNoTriplet<Text, Where, Before>
  : NextNoTriplet<Text, Where, Before>;

type NextNoTriplet<
  Text extends string,
  Where extends Component,
  Before extends string,
> = Text extends `${infer Head}%${infer Tail}`
  ? Tail extends `${infer High}${infer Low}${infer Rest}`
    ? High | Low extends Hexdig
      ? NextNoTriplet<Rest, Where, `${Before}${Head}%${High}${Low}`>
      : Fault<"invalid-percent-encoding", Where, `${Before}${Head}`, "%">
    : Fault<"invalid-percent-encoding", Where, `${Before}${Head}`, "%">
  : undefined;

/** Whether a "%" at the index opens a triplet. */
export const isTriplet = (text: string, at: number): boolean =>
  isIn(text.charCodeAt(at + 1), HEXDIG) && isIn(text.charCodeAt(at + 2), HEXDIG);

/** A "%" that opens no triplet. */
export const brokenTriplet = /* @__PURE__ */ new RegExp(`%(?![${hexdig}]{2})`);

export const pctEncodedFault = <Where extends Component>(
  text: string,
  where: Where,
  before: string,
): PctEncodedFault<string, Where, string> => {
  const at = text.search(brokenTriplet);
  return at < 0 ? undefined : fault("invalid-percent-encoding", where, before + text.slice(0, at), "%");
};

/**
 * Whether every "%" of a text opens a triplet. The digits are taken out and looked up together: a pattern of two sets
 * would be one of 484 members. Three triplets a step reach past 2,900 of them.
 */
export type IsPctEncoded<Text extends string> = Text extends `${string}%${infer High}${infer Low}${infer Tail}`
  ? High | Low extends Hexdig
    ? Tail extends `${string}%${string}`
      ? AreTriplets<Tail>
      : true
    : false
  : Text extends `${string}%${string}`
    ? false
    : true;

type AreTriplets<Text extends string> =
  Text extends `${string}%${infer A}${infer B}${string}%${infer C}${infer D}${string}%${infer E}${infer F}${infer Tail}`
    ? A | B | C | D | E | F extends Hexdig
      ? AreTriplets<Tail>
      : false
    : IsPctEncoded<Text>;

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
  text: string | undefined,
  { unfit }: CharacterSet,
  where: Where,
  before: string,
): TextFault<string, string, Where, string> => {
  const at = text === undefined ? -1 : text.search(unfit);
  if (text === undefined || at < 0) return undefined;
  const character = text[at];
  const code = character === "%" ? "invalid-percent-encoding" : "invalid-character";
  return fault(code, where, before + text.slice(0, at), character);
};

export const pctEncodedSentences = {
  "invalid-percent-encoding": [
    '"%" without two hexadecimal digits in the {component}, at {index}: write "%25" for a percent sign',
    '"%" HEXDIG HEXDIG',
  ],
} as const;
