// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet                RFC 3986 section 3.2.2
// dec-octet   = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35

import type { Chars, Digit } from "../abnf/charset.js";

export type DecOctet =
  | Digit
  | `${Exclude<Digit, "0">}${Digit}`
  | `1${Digit}${Digit}`
  | `2${Chars<"01234">}${Digit}`
  | `25${Chars<"012345">}`;

/** Whether a text is an IPv4address. The first test, without inference, sends nearly every name away. */
export type IsIpv4Address<Text extends string> = string extends Text
  ? boolean
  : Text extends `${bigint}.${bigint}.${bigint}.${bigint}`
    ? Text extends `${infer A}.${infer B}.${infer C}.${infer D}`
      ? A | B | C | D extends DecOctet
        ? true
        : false
      : false
    : false;

const decOctet = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4Address = /* @__PURE__ */ new RegExp(`^${decOctet}(?:\\.${decOctet}){3}$`);

/** Whether a text is an IPv4address; most names are told apart by their first character. */
export const isIpv4Address = (text: string): IsIpv4Address<string> =>
  text.length < 16 && text.charCodeAt(0) < 58 && ipv4Address.test(text);
