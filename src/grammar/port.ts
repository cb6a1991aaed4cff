// port = *DIGIT   RFC 3986 section 3.2.3

import type { Digit } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { type Fault, fault } from "./fault.js";

/** The first character of a port that is no digit, or nothing. */
export type PortFault<Text extends string, Before extends string> = string extends Text
  ? Fault<"invalid-port", "port"> | undefined
  : Span<Text, Digit> extends [infer Inside extends string, infer Outside extends string]
    ? Outside extends ""
      ? undefined
      : Fault<"invalid-port", "port", `${Before}${Inside}`, Outside>
    : never;

export const portFault = (text: string, before: string): PortFault<string, string> => {
  const at = text.search(/\D/);
  return at < 0 ? undefined : fault("invalid-port", "port", before + text.slice(0, at), text[at]);
};

/** The number that a port says: leading zeros do not count, and past 2^53 there is none. */
export type PortNumber<Text extends string> = string extends Text
  ? number | undefined
  : Text extends `0000000000000000${infer Tail}`
    ? PortNumber<`0${Tail}`>
    : Text extends `0${infer Tail}`
      ? Tail extends ""
        ? 0
        : PortNumber<Tail>
      : Text extends ""
        ? undefined
        : ExactNumber<Text>;

/** A number of up to 15 digits has one spelling; the compiler does not compare longer ones with 2^53. */
type ExactNumber<Text extends string> =
  Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer _6}${infer _7}${infer _8}${infer _9}${infer _A}${infer _B}${infer _C}${infer _D}${infer _E}${infer _F}${infer _G}${string}`
    ? number | undefined
    : Text extends `${infer Value extends number}`
      ? Value
      : number | undefined;

export const portNumber = (text: string): PortNumber<string> => {
  const value = Number(text);
  return text !== "" && Number.isSafeInteger(value) ? value : undefined;
};

/** The digits of a port without the zeros before them that do not count; they have no limit. */
export const portDigits = (digits: string): string => {
  let from = 0;
  while (from < digits.length - 1 && digits[from] === "0") from++;
  return digits.slice(from);
};

export const portSentences = {
  "invalid-port": ["{character} is not allowed in the port, at {index}: a port is digits only"],
} as const;
