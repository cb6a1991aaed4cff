import { type Random, randomFrom } from "./random.js";

// Every kind of character that the grammar tells apart, the ones that no URI has, and some past ASCII: the first and the
// last of the Latin-1 block, a separator of lines, halves of a surrogate pair, a pair, the last of the plane.
const characters = [
  ..."aZfF09xv:/?#[]@%.-_~!$&'()*+,;=",
  ...' \\"<>^`{|}',
  ..."\u0000\t\n\r\u001f\u007f",
  ..."\u0080\u00e9\u00ff\u0130\u2028\ufeff\uffff",
  "\ud800",
  "\udc00",
  "\u{1f600}",
];

const change = (text: string, random: Random): string => {
  const at = random.below(text.length + 1);
  const kind = random.below(3);
  if (kind === 0) return text.slice(0, at) + random.pick(characters) + text.slice(at);
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1);
  return text.slice(0, at) + random.pick(characters) + text.slice(at + 1);
};

/** Texts that differ from valid ones in one character: inserted, removed or changed; the same ones in every run. */
export function nearMisses(valid: readonly string[], count: number, seed = 1): string[] {
  const random = randomFrom(seed);
  const found = new Set<string>();
  while (found.size < count) found.add(change(random.pick(valid), random));
  return [...found];
}
