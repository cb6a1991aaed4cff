// host     = IP-literal / IPv4address / reg-name        RFC 3986 section 3.2.2
// reg-name = *( unreserved / pct-encoded / sub-delims )

import { type RegName, regNameSet } from "./characters.js";
import { type Fault, fault } from "./fault.js";
import { type IpLiteralFault, ipLiteralFault } from "./ip-literal.js";
import { type IsIpv4Address, isIpv4Address } from "./ipv4-address.js";
import { type TextFault, textFault } from "./pct-encoded.js";

/** What a host is: a name (the empty one too), an IPv4 address, or one of the two IP literals. */
export type HostKind = "name" | "ipv4" | "ipv6" | "ipvfuture";

/** The first of IP-literal, IPv4address and reg-name that a host matches (section 3.2.2, "first-match-wins"). */
export type KindOfHost<Host extends string> = string extends Host
  ? HostKind
  : Host extends `[${infer Literal}`
    ? Literal extends `${"v" | "V"}${string}`
      ? "ipvfuture"
      : "ipv6"
    : IsIpv4Address<Host> extends true
      ? "ipv4"
      : "name";

export const kindOfHost = (host: string): KindOfHost<string> => {
  if (host.charCodeAt(0) === 91) return (host.charCodeAt(1) | 32) === 118 ? "ipvfuture" : "ipv6";
  // An address ends in a digit: most hosts need not be asked further.
  const last = host.charCodeAt(host.length - 1);
  return last > 47 && last < 58 && isIpv4Address(host) ? "ipv4" : "name";
};

/** Why a text is no host, or nothing. */
export type HostFault<Text extends string, Before extends string> = string extends Text
  ? Fault<HostCode, "host"> | undefined
  : Text extends `[${infer Tail}`
    ? Tail extends `${infer Literal}]${infer Rest}`
      ? IpLiteralFault<Literal, `${Before}[`> extends infer Found extends Fault
        ? Found
        : Rest extends `${infer First}${string}`
          ? Fault<"invalid-character", "host", `${Before}[${Literal}]`, First>
          : undefined
      : Fault<"unclosed-ip-literal", "host", Before, "[">
    : TextFault<Text, RegName, "host", Before>;

type HostCode =
  | "invalid-character"
  | "invalid-percent-encoding"
  | "unclosed-ip-literal"
  | "invalid-ipv6-address"
  | "invalid-ipvfuture"
  | "zone-id";

export const hostFault = (text: string, before: string): HostFault<string, string> => {
  if (text.charCodeAt(0) !== 91) return textFault(text, regNameSet, "host", before);
  const close = text.indexOf("]");
  if (close < 0) return fault("unclosed-ip-literal", "host", before, "[");
  const next = text[close + 1];
  return (
    ipLiteralFault(text.slice(1, close), `${before}[`) ??
    (next === undefined ? next : fault("invalid-character", "host", before + text.slice(0, close + 1), next))
  );
};
