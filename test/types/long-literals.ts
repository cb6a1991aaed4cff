const length = 8_000;

const full = (piece: string): string => piece.repeat(Math.floor(length / piece.length));

/**
 * Texts of 8,000 characters, each long in one component: those that a recursion of one step a character, or a triplet,
 * would not reach the end of.
 */
export const longLiterals: readonly string[] = [
  `${full("abc+")}:x`,
  `${full("abc+")}_:x`,
  `x://${full("host.")}`,
  `x://${full("host.")}/`,
  `x://${full("host.")} /`,
  `x://${full("%41")}`,
  `x://${full("%41")}/`,
  `x://${full("%41")} `,
  `x://${full("1.")}`,
  `x://${full("user")}@h/`,
  `x://${full("%41")}@h/`,
  `x://${full("%41")}^@h/`,
  `x://h:${full("0")}/`,
  `https://h:${full("0")}/`,
  `x://h:${full("9")}`,
  `x://h:${full("9")}a`,
  `x://[v1.${full("ab:")}]/`,
  `x://[v${full("ab")}.a]/`,
  `x://[v1.${full("ab:")}^]/`,
  `x://[${full("1:")}]/`,
  `https://[::1]?${full("%41")}`,
  `https://[::1]/${full("%41")}`,
  `/${full("ab/")}`,
  `/${full("%41")}`,
  `/${full("%41")}%4`,
  `/${full("%41")} `,
  `/${full("abc")}\u00e9`,
  `?${full("a=b&")}`,
  `#${full("ab")}`,
  `#${full("ab")}#`,
  `mailto:${full("a%20")}`,
  `${full("name.")}`,
];
