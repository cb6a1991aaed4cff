// Characters that look like others. The list of Unicode (UTS 39 section 4) has ten thousand entries; these are the ones
// that change what an address seems to say: delimiters, and letters that make up a whole label that looks Latin.

/** Characters outside ASCII that look like "/", "?", "#", ":", "@", "%" or a backslash, or like a dot that is none. */
export const delimiterLookAlikes =
  /[\u2044\u2215\u2571\u27CB\u29F8\u2F03\u3033\uFF0F\u0294\uFF1F\uFF03\u02D0\u0589\u05C3\u2236\uA789\uFE55\uFF1A\uFE6B\uFF20\u066A\uFF05\u29F5\uFE68\uFF3C\u0701\u0702\u2024\uA4F8\uFE52]/gu;

/** Cyrillic, Greek and Armenian letters that look like letters of ASCII. */
const latinLookAlikes =
  /^[\u0430\u0441\u0501\u0435\u04BB\u0456\u0458\u04CF\u043E\u0440\u051B\u0455\u0475\u051D\u0445\u0443\u044A\u044C\u04BD\u043F\u0433\u0461\u03B1\u03B3\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5\u03C7\u03C9\u03F2\u03F3\u0561\u0563\u0566\u0570\u0575\u0578\u057D\u0581\u0584\u0585\d-]+$/u;

/** Whether a label has letters outside ASCII, and each letter looks like one of ASCII; marks do not count. */
export const looksLatin = (label: string): boolean => {
  const letters = label.normalize("NFD").replace(/\p{M}/gu, "");
  return /\p{L}/u.test(letters) && !/[a-z]/i.test(letters) && latinLookAlikes.test(letters);
};
