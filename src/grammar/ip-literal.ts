// IP-literal = "[" ( IPv6address / IPvFuture  ) "]"                                RFC 3986 section 3.2.2
// IPvFuture  = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )

import type { Hexdig } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { HEXDIG, span, USERINFO, type UserinfoCharacters } from "./characters.js";
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
  const dot = span(text, start + 1, HEXDIG);
  return (
    (text.charCodeAt(start) | 32) === 118 &&
    dot > start + 1 &&
    dot + 1 < end &&
    text.charCodeAt(dot) === 46 &&
    span(text, dot + 1, USERINFO) === end
  );
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
  const end = text.length;
  if ((text.charCodeAt(0) | 32) === 118) {
    return isIpvFuture(text, 0, end) ? undefined : fault("invalid-ipvfuture", "host", before, "v");
  }
  if (isIpv6Address(text, 0, end)) return undefined;
  const zone = text.indexOf("%");
  return isIpv6Address(text, 0, zone)
    ? fault("zone-id", "host", before + text.slice(0, zone), "%")
    : fault("invalid-ipv6-address", "host", before);
};

export const ipLiteralSentences = {
  "unclosed-ip-literal": ['the "[" of the host has no "]", at {index}'],
  "invalid-ipv6-address": ["there is no IPv6 address between the brackets of the host, at {index}", "IPv6address"],
  "invalid-ipvfuture": ["there is no IPvFuture between the brackets of the host, at {index}", "IPvFuture"],
  "zone-id": ["a URI has no zone identifier (RFC 9844), in the host at {index}", "IPv6address"],
} as const;
