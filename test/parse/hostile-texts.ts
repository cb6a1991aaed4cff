/** Pieces that have made parsers slow, or wrong, when there are many of them. */
export const hostilePieces = [
  "a/../",
  "/..",
  "/.",
  "/",
  "./",
  "a",
  "%",
  "%4",
  "%41",
  "%zz",
  "@",
  "a@",
  ":",
  "a:",
  "[",
  "]",
  "[]",
  "#",
  "?",
  "&=",
  "1",
  "0",
  ".",
  "1.",
  "255.255.255.255",
  "::",
  "1:",
  "ffff:",
  "f",
  "v1.",
  "//[::1]@h",
  "//",
  "\\",
  " ",
  "\u0000",
  "\u00e9",
  "\ud800",
  "-",
] as const;

/** What stands in front of the pieces and behind them: each puts them into another component. */
export const hostileFrames = [
  ["", ""],
  ["a:", ""],
  ["a://", "/"],
  ["//h", ""],
  ["//", "@h"],
  ["//h:", ""],
  ["//[", "]"],
  ["//[v1.", "]"],
  ["//[::", "]:1"],
  ["?", " "],
  ["#", "%"],
  ["/", "^"],
  ["//1.1.1.", ""],
] as const;

/** Many of one piece, about `length` characters in all, in a frame. */
export function flood(piece: string, length: number, [front, behind]: readonly [string, string]): string {
  return front + piece.repeat(Math.ceil(length / piece.length)) + behind;
}
