// What happens to each character of ASCII in data, written down from section 2.3 of the design and from the RFC, not
// from the tables of the library.

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";
const unreserved = `${letters}${digits}-._~`;

/** The characters that stay as they are in data; every other one is percent-encoded. */
export const kept = {
  unreserved,
  user: `${unreserved}!$&'()*+,;=`,
  password: `${unreserved}!$&'()*+,;=:`,
  host: `${unreserved}!$&'()*+,;=`,
  segment: `${unreserved}:@!$&'()*+`,
  path: `${unreserved}:@!$&'()*+/`,
  query: `${unreserved}/?:@$!()*,`,
  listOfCommas: `${unreserved}/?:@$!()*`,
  listOfSlashes: `${unreserved}?:@$!()*,`,
  fragment: `${unreserved}!$&'()*+,;=:@/?`,
} as const;

/** The characters that raw text may hold; every other one is refused. A "%" needs two hexadecimal digits. */
export const allowed = {
  scheme: `${letters}${digits}+-.`,
  authority: `${unreserved}!$&'()*+,;=@`,
  userinfo: `${unreserved}!$&'()*+,;=:`,
  host: `${unreserved}!$&'()*+,;=`,
  label: `${letters}${digits}-_~!$&'()*+,;=`,
  insideBrackets: "ABCDEFabcdef0123456789:.",
  port: digits,
  path: `${unreserved}!$&'()*+,;=:@/`,
  segment: `${unreserved}!$&'()*+,;=:@`,
  query: `${unreserved}!$&'()*+,;=:@/?`,
  fragment: `${unreserved}!$&'()*+,;=:@/?`,
} as const;

export const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Characters of two, three and four octets, with their UTF-8 as triplets. */
export const beyondAscii = [
  ["\u0080", "%C2%80"],
  ["é", "%C3%A9"],
  ["\u07ff", "%DF%BF"],
  ["\u0800", "%E0%A0%80"],
  ["€", "%E2%82%AC"],
  ["\ud7ff", "%ED%9F%BF"],
  ["\ue000", "%EE%80%80"],
  ["\ufeff", "%EF%BB%BF"],
  ["\uffff", "%EF%BF%BF"],
  ["\u{10000}", "%F0%90%80%80"],
  ["😀", "%F0%9F%98%80"],
  ["\u{10ffff}", "%F4%8F%BF%BF"],
] as const;

/** Texts that have no UTF-8, with the index of the surrogate that stands alone. */
export const loneSurrogates = [
  ["a high one", "x\ud83dy", 1],
  ["a high one at the end", "xy\ud83d", 2],
  ["a low one", "x\ude00y", 1],
  ["a low one at the start", "\ude00", 0],
  ["a pair the wrong way round", "xy\ude00\ud83d", 2],
  ["a high one behind a pair", "😀\ud83d", 2],
] as const;

/** One octet as a triplet. */
export const triplet = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
