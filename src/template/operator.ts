// operator     = op-level2 / op-level3 / op-reserve   RFC 6570 section 2.2
// op-level2    = "+" / "#"
// op-level3    = "." / "/" / ";" / "?" / "&"
// op-reserve   = "=" / "," / "!" / "@" / "|"

import type { Chars } from "../abnf/charset.js";

/** How the values of an expression are written: the table of RFC 6570 appendix A. */
export interface Style {
  /** What stands before the first value that is there. */
  readonly first: string;
  /** What stands between values, and between the items of an exploded list. */
  readonly separator: string;
  /** Whether each value has its name before it. */
  readonly named: boolean;
  /** What stands behind the name of an empty value. */
  readonly ifEmpty: string;
  /** Whether reserved characters and triplets of a value stay. */
  readonly reserved: boolean;
}

/** The operators that have a meaning; `""` is the expression without one. */
export const styles = {
  "": { first: "", separator: ",", named: false, ifEmpty: "", reserved: false },
  "+": { first: "", separator: ",", named: false, ifEmpty: "", reserved: true },
  "#": { first: "#", separator: ",", named: false, ifEmpty: "", reserved: true },
  ".": { first: ".", separator: ".", named: false, ifEmpty: "", reserved: false },
  "/": { first: "/", separator: "/", named: false, ifEmpty: "", reserved: false },
  ";": { first: ";", separator: ";", named: true, ifEmpty: "", reserved: false },
  "?": { first: "?", separator: "&", named: true, ifEmpty: "=", reserved: false },
  "&": { first: "&", separator: "&", named: true, ifEmpty: "=", reserved: false },
} as const satisfies Record<string, Style>;

/** The character behind "{", `""` when a name follows at once. */
export type Operator = keyof typeof styles;

/** op-reserve: refused until a document gives them a meaning. */
export const reservedOperators = "=,!@|";
export type ReservedOperator = Chars<typeof reservedOperators>;

/** The operators whose expression can expand to nothing, so that their variables may be missing. */
export type Vanishing = Exclude<Operator, "" | "+">;

export const isOperator = (character: string): character is Operator => Object.hasOwn(styles, character);
