// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet                RFC 3986 section 3.2.2
// dec-octet   = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35

import type { Chars, Digit } from "../abnf/charset.js";
import { DIGIT, isIn } from "./characters.js";

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

/** Whether the text from `start` to `end` is an IPv4address. */
export const isIpv4Address = (text: string, start: number, end: number): IsIpv4Address<string> => {
  if (end - start < 7 || end - start > 15) return false;
  let octets = 0;
  let at = start;
  for (;;) {
    const first = at;
    let value = 0;
    for (let code = text.charCodeAt(at); at < end && isIn(code, DIGIT); code = text.charCodeAt(++at)) {
      value = value * 10 + code - 48;
    }
    const digits = at - first;
    if (digits === 0 || value > 255 || (digits > 1 && text.charCodeAt(first) === 48)) return false;
    octets++;
    if (octets === 4) return at === end;
    if (at === end || text.charCodeAt(at) !== 46) return false;
    at++;
  }
};
