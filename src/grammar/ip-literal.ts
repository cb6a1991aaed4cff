// IP-literal = "[" ( IPv6address / IPvFuture  ) "]"                                RFC 3986 section 3.2.2
// IPvFuture  = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )

import { type Hexdig, hexdig } from "../abnf/charset.js";
import type { Span } from "../abnf/span.js";
import { type UserinfoCharacters, userinfoCharacters } from "./characters.js";
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

const ipvFuture = /* @__PURE__ */ new RegExp(`^[vV][${hexdig}]+\\.[${userinfoCharacters}]+$`);

/** Whether a text, without its brackets, is an IPvFuture. */
export const isIpvFuture = (text: string): IsIpvFuture<string> => ipvFuture.test(text);

/** Whether a host that starts with "[" is an IP-literal: one that ends with the "]" and holds an address. */
export const isIpLiteral = (host: string): boolean => {
  const address = host.slice(1, -1);
  return isIpv6Address(address) || isIpvFuture(address);
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
  if (/^v/i.test(text)) return isIpvFuture(text) ? undefined : fault("invalid-ipvfuture", "host", before, "v");
  if (isIpv6Address(text)) return undefined;
  const [address = "", zone] = text.split("%", 2);
  return zone !== undefined && isIpv6Address(address)
    ? fault("zone-id", "host", before + address, "%")
    : fault("invalid-ipv6-address", "host", before);
};

export const ipLiteralSentences = {
  "unclosed-ip-literal": ['the "[" of the host has no "]", at {index}'],
  "invalid-ipv6-address": ["there is no IPv6 address between the brackets of the host, at {index}", "IPv6address"],
  "invalid-ipvfuture": ["there is no IPvFuture between the brackets of the host, at {index}", "IPvFuture"],
  "zone-id": ["a URI has no zone identifier (RFC 9844), in the host at {index}", "IPv6address"],
} as const;
