// One piece of a path or of a host between separators, and the part of it that a hole takes.

import { percentDecode } from "../grammar/percent-encode.js";
import { type Hole, holeOf } from "./holes.js";

/** A piece of a pattern: literal text, or a hole with the literal text around it. */
export interface Piece {
  readonly before: string;
  readonly hole: Hole | undefined;
  readonly after: string;
}

/** Reads one piece of a pattern; `normal` makes its literal text comparable. */
export const readPiece = (text: string, normal: (text: string) => string): Piece => {
  const open = text.indexOf("{");
  if (open < 0) return { before: normal(text), hole: undefined, after: "" };
  const close = text.indexOf("}", open);
  const hole = holeOf(text.slice(open + 1, close));
  return { before: normal(text.slice(0, open)), hole, after: normal(text.slice(close + 1)) };
};

/** The data that the hole of a piece takes from normal text, decoded once; nothing when the text does not fit. */
export const captured = ({ before, after }: Piece, text: string): string | undefined => {
  const end = text.length - after.length;
  if (end <= before.length || !text.startsWith(before) || !text.endsWith(after)) return undefined;
  return percentDecode(text.slice(before.length, end));
};
