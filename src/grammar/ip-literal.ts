// IP-literal = "[" ( IPv6address / IPvFuture  ) "]"                                RFC 3986 section 3.2.2
// IPvFuture  = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )

import type { Hexdig } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { HEXDIG, isIn, REG_NAME, type UserinfoCharacters } from "./characters.js";
import { type Fault, fault } from "./fault.js";
import { type IsIpv6Address, isIpv6Address } from "./ipv6-address.js";

/** Whether a text, without its brackets, is an IPvFuture. */
export type IsIpvFuture<Text extends string> = string extends Text
  ? boolean
  : Text extends `${"v" | "V"}${Hexdig}${infer Tail}`
    ? Span<Tail, Hexdig> extends [infer Version extends string, "."]
      ? Tail extends `${Version}.${infer Address}`
        ? Address extends ""
          ? false
          : Span<Address, UserinfoCharacters>[1] extends ""
            ? true
            : false
        : false
      : false
    : false;

/** Whether the text from `start` to `end`, without its brackets, is an IPvFuture. */
export const isIpvFuture = (text: string, start: number, end: number): IsIpvFuture<string> => {
  if ((text.charCodeAt(start) | 32) !== 118) return false;
  let at = start + 1;
  while (at < end && isIn(text.charCodeAt(at), HEXDIG)) at++;
  if (at === start + 1 || at + 1 >= end || text.charCodeAt(at) !== 46) return false;
  for (at++; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 58 && !isIn(code, REG_NAME)) return false;
  }
  return true;
};

type LiteralFault<Code extends string, Before extends string, Character extends string> = Fault<
  Code,
  "host",
  Before,
  Character
>;

/** Why a text between brackets is no address, or nothing. `Before` ends with the opening bracket. */
export type IpLiteralFault<Text extends string, Before extends string> = string extends Text
  ? Fault<"invalid-ipv6-address" | "invalid-ipvfuture" | "zone-id", "host"> | undefined
  : Text extends `${"v" | "V"}${string}`
    ? IsIpvFuture<Text> extends true
      ? undefined
      : LiteralFault<"invalid-ipvfuture", Before, "v">
    : IsIpv6Address<Text> extends true
      ? undefined
      : Text extends `${infer Address}%${string}`
        ? IsIpv6Address<Address> extends true
          ? LiteralFault<"zone-id", `${Before}${Address}`, "%">
          : LiteralFault<"invalid-ipv6-address", Before, "">
        : LiteralFault<"invalid-ipv6-address", Before, "">;

export const ipLiteralFault = (text: string, before: string): IpLiteralFault<string, string> => {
  if (text[0] === "v" || text[0] === "V") {
    return isIpvFuture(text, 0, text.length) ? undefined : fault("invalid-ipvfuture", "host", before, "v");
  }
  if (isIpv6Address(text, 0, text.length)) return undefined;
  const zone = text.indexOf("%");
  return zone < 0 || !isIpv6Address(text, 0, zone)
    ? fault("invalid-ipv6-address", "host", before)
    : fault("zone-id", "host", before + text.slice(0, zone), "%");
};

export const ipLiteralSentences = {
  "unclosed-ip-literal": [
    'the "[" of the host has no "]", at {index} (RFC 3986 3.2.2)',
    '"[" ( IPv6address / IPvFuture ) "]"',
  ],
  "invalid-ipv6-address": [
    "the text between the brackets of the host is no IPv6 address, at {index} (RFC 3986 3.2.2)",
    '8 groups of 1*4HEXDIG, or at most 7 and one "::"; the last two may be an IPv4address',
  ],
  "invalid-ipvfuture": [
    "the text between the brackets of the host is no IPvFuture, at {index} (RFC 3986 3.2.2)",
    '"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )',
  ],
  "zone-id": ["a URI has no zone identifiers, in the host at {index} (RFC 9844 and RFC 3986 3.2.2)", "IPv6address"],
} as const;
