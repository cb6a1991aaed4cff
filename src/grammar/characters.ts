// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"                             RFC 3986 section 2.3
// gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"                           RFC 3986 section 2.2
// sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="   RFC 3986 section 2.2
// pchar      = unreserved / pct-encoded / sub-delims / ":" / "@"                 RFC 3986 section 3.3

import { alpha, bitsByCharacter, type Chars, digit, hexdig } from "../abnf/charset.js";

/** "-" stands first in each set: so a set is a class of a regular expression as it is. */
export const unreserved = `-${alpha}${digit}._~` as const;
export const genDelims = ":/?#[]@";
export const subDelims = "!$&'()*+,;=";
/** pchar without pct-encoded, which is more than one character. */
export const pchar = `${unreserved}${subDelims}:@` as const;
/** The characters of the scheme behind its first: ALPHA / DIGIT / "+" / "-" / ".". */
export const schemeTail = `-${alpha}${digit}+.` as const;
/** reg-name without pct-encoded. */
export const regName = `${unreserved}${subDelims}` as const;
export const userinfoCharacters = `${regName}:` as const;
export const pathCharacters = `${pchar}/` as const;
/** query and fragment have the same characters (sections 3.4 and 3.5). */
export const queryCharacters = `${pchar}/?` as const;

export type Unreserved = Chars<typeof unreserved>;
export type SubDelims = Chars<typeof subDelims>;
export type RegName = Unreserved | SubDelims;
export type Pchar = RegName | ":" | "@";
export type SchemeTail = Chars<typeof schemeTail>;
export type UserinfoCharacters = RegName | ":";
export type PathCharacters = Pchar | "/";
export type QueryCharacters = Pchar | "/" | "?";
/** Every character that occurs in some URI. */
export type UriCharacters = QueryCharacters | "#" | "[" | "]" | "%";

/** Data in a segment: pchar without ";", "=" and ",", which delimit inside a segment (section 3.3). */
export const segmentData = `${unreserved}:@!$&'()*+` as const;
/** Data in a key or value of the query: without "&", "=", ";", "+" and "'", which readers of queries rewrite or split at. */
export const queryData = `${unreserved}/?:@$!()*,` as const;

export type SegmentData = Chars<typeof segmentData>;
export type QueryData = Chars<typeof queryData>;

/** A set of characters as two questions to a text. An engine answers them in less time than a loop over the codes. */
export interface CharacterSet {
  /** A character that is not in the set. */
  readonly outside: RegExp;
  /** The first character that is neither in the set nor part of a triplet: what raw text cannot hold. */
  readonly unfit: RegExp;
  /** What characters are written as in data, by code: filled by who encodes. */
  readonly forms: string[];
}

const characterSet = (members: string): CharacterSet => ({
  outside: new RegExp(`[^${members}]`),
  unfit: new RegExp(`[^${members}%]|%(?![${hexdig}]{2})`),
  forms: [],
});

export const unreservedSet = /* @__PURE__ */ characterSet(unreserved);
export const regNameSet = /* @__PURE__ */ characterSet(regName);
export const userinfoSet = /* @__PURE__ */ characterSet(userinfoCharacters);
export const pcharSet = /* @__PURE__ */ characterSet(pchar);
export const pathSet = /* @__PURE__ */ characterSet(pathCharacters);
export const querySet = /* @__PURE__ */ characterSet(queryCharacters);
export const segmentDataSet = /* @__PURE__ */ characterSet(segmentData);
export const queryDataSet = /* @__PURE__ */ characterSet(queryData);

/** The bits that {@link isIn} takes. */
export const DIGIT = 1;
export const HEXDIG = 2;
export const PCHAR = 4;
export const QUERY = 8;
export const UNRESERVED = 16;

/** The same for those who ask for one character after the other: the sets that each of ASCII is in, by its code. */
const classes: Uint16Array = /* @__PURE__ */ bitsByCharacter([
  [DIGIT, digit],
  [HEXDIG, hexdig],
  [PCHAR, pchar],
  [QUERY, queryCharacters],
  [UNRESERVED, unreserved],
]);

/** Whether the character code is in one of the sets of `bits`; codes past ASCII are in none. */
export const isIn = (code: number, bits: number): boolean => code < 128 && ((classes[code] ?? 0) & bits) !== 0;
