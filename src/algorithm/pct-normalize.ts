// percent-encoding normalization: RFC 3986 sections 6.2.2.1 and 6.2.2.2

import type { Steps } from "../abnf/steps.js";
import { unreservedSet } from "../grammar/characters.js";
import { formOf } from "../grammar/percent-encode.js";

/** The triplets that stand for an unreserved character, by their two digits in upper case. */
// biome-ignore format: a table
interface UnreservedTriplets {
  "2D": "-"; "2E": "."; "5F": "_"; "7E": "~";
  30: "0"; 31: "1"; 32: "2"; 33: "3"; 34: "4"; 35: "5"; 36: "6"; 37: "7"; 38: "8"; 39: "9";
  41: "A"; 42: "B"; 43: "C"; 44: "D"; 45: "E"; 46: "F"; 47: "G"; 48: "H"; 49: "I"; "4A": "J"; "4B": "K"; "4C": "L"; "4D": "M";
  "4E": "N"; "4F": "O"; 50: "P"; 51: "Q"; 52: "R"; 53: "S"; 54: "T"; 55: "U"; 56: "V"; 57: "W"; 58: "X"; 59: "Y"; "5A": "Z";
  61: "a"; 62: "b"; 63: "c"; 64: "d"; 65: "e"; 66: "f"; 67: "g"; 68: "h"; 69: "i"; "6A": "j"; "6B": "k"; "6C": "l"; "6D": "m";
  "6E": "n"; "6F": "o"; 70: "p"; 71: "q"; 72: "r"; 73: "s"; 74: "t"; 75: "u"; 76: "v"; 77: "w"; 78: "x"; 79: "y"; "7A": "z";
}

type Unreserved = { [Digits in keyof UnreservedTriplets as `${Digits}`]: UnreservedTriplets[Digits] };

type Triplet<Digits extends string> = Digits extends keyof Unreserved ? Unreserved[Digits] : `%${Digits}`;

/**
 * A text whose triplets are in upper case, and decoded when they stand for an unreserved character; `string` for more
 * triplets than the compiler is asked to read.
 */
export type PctNormalize<Text extends string, Read extends string = "", Left extends keyof Steps = 683> = Left extends 0
  ? string
  : Text extends `${infer Head}%${infer High}${infer Low}${infer Tail}`
    ? PctNormalize<Tail, `${Read}${Head}${Triplet<Uppercase<`${High}${Low}`>>}`, Steps[Left]>
    : `${Read}${Text}`;

/** The same for a host, the rest of which is in lower case. */
export type PctNormalizeHost<
  Text extends string,
  Read extends string = "",
  Left extends keyof Steps = 683,
> = Left extends 0
  ? string
  : Text extends `${infer Head}%${infer High}${infer Low}${infer Tail}`
    ? PctNormalizeHost<Tail, `${Read}${Lowercase<Head>}${HostTriplet<Uppercase<`${High}${Low}`>>}`, Steps[Left]>
    : `${Read}${Lowercase<Text>}`;

type HostTriplet<Digits extends string> = Digits extends keyof Unreserved
  ? Lowercase<Unreserved[Digits]>
  : `%${Digits}`;

const hexdigit = (code: number): number => (code < 58 ? code - 48 : (code | 32) - 87);

/**
 * A text whose triplets are in upper case, and decoded when they stand for an unreserved character; the text itself when
 * nothing changes.
 */
export const pctNormalize = (text: string): string => {
  let normal = "";
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at + 3)) {
    const high = text.charCodeAt(at + 1);
    const low = text.charCodeAt(at + 2);
    const form = formOf(hexdigit(high) * 16 + hexdigit(low), unreservedSet);
    if (form.length > 1 && high < 97 && low < 97) continue;
    normal += text.slice(from, at) + (form.length > 1 ? text.slice(at, at + 3).toUpperCase() : form);
    from = at + 3;
  }
  return from === 0 ? text : normal + text.slice(from);
};

/** The same for a host, the rest of which is in lower case. */
export const pctNormalizeHost = (host: string): string => pctNormalize(pctNormalize(host).toLowerCase());
