// iunreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar                  RFC 3987 section 2.2
// ucschar     = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF
//             / %x10000-1FFFD / %x20000-2FFFD / ... / %xD0000-DFFFD / %xE1000-EFFFD
// iprivate    = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD, in iquery only

type Range = readonly [from: number, to: number];

/** The planes that ucschar takes whole, but for the two noncharacters at their end. */
const planes: readonly Range[] = Array.from({ length: 13 }, (_, index) => [
  (index + 1) << 16,
  ((index + 1) << 16) | 0xfffd,
]);

export const ucschar: readonly Range[] = [
  [0xa0, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xffef],
  ...planes,
  [0xe1000, 0xefffd],
];

export const iprivate: readonly Range[] = [
  [0xe000, 0xf8ff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
];

const classOf = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join("");

/** Runs of ucschar; with the flag `u`, half of a surrogate pair is in no range. */
export const ucscharRuns = /* @__PURE__ */ new RegExp(`[${classOf(ucschar)}]+`, "gu");

/** Runs of ucschar and iprivate: what stands outside ASCII in a query. */
export const queryRuns = /* @__PURE__ */ new RegExp(`[${classOf([...ucschar, ...iprivate])}]+`, "gu");

const holds = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

/** Whether a code point is a ucschar. */
export const isUcschar = (code: number): boolean => holds(ucschar, code);

/** Whether a text has characters of ASCII only. */
export const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
};
