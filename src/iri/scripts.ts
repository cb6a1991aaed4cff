// Which scripts a text is written in, and which go together: UTS 39 section 5, the level "highly restrictive".

/** The scripts in everyday use: UAX 31 table 5. */
const everyday = [
  "Arabic",
  "Armenian",
  "Bengali",
  "Bopomofo",
  "Cyrillic",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Greek",
  "Gujarati",
  "Gurmukhi",
  "Han",
  "Hangul",
  "Hebrew",
  "Hiragana",
  "Kannada",
  "Katakana",
  "Khmer",
  "Lao",
  "Latin",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
] as const;

/** A script in everyday use, or `Other` for all the others. */
export type Script = (typeof everyday)[number] | "Other";

/** The scripts that are written together, each with Latin too. */
const together: readonly (readonly Script[])[] = [
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Hangul"],
];

const shared = /^[\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]$/u;

const patterns: readonly (readonly [script: Script, pattern: RegExp])[] = /* @__PURE__ */ everyday.map((script) => [
  script,
  new RegExp(`^\\p{Script_Extensions=${script}}$`, "u"),
]);

const found = new Map<string, readonly Script[] | undefined>();

/** The scripts that use a character, or nothing for one that all of them use. The answers are few, so they are kept. */
const scriptsOfCharacter = (character: string): readonly Script[] | undefined => {
  if (shared.test(character)) return undefined;
  const scripts = patterns.filter(([, pattern]) => pattern.test(character)).map(([script]) => script);
  return scripts.length === 0 ? ["Other"] : scripts;
};

const remembered = (character: string): readonly Script[] | undefined => {
  if (found.has(character)) return found.get(character);
  const scripts = scriptsOfCharacter(character);
  if (found.size < 1000) found.set(character, scripts);
  return scripts;
};

const isWithin = (sets: readonly (readonly Script[])[], allowed: readonly Script[]): boolean =>
  sets.every((scripts) => scripts.some((script) => allowed.includes(script)));

/**
 * What a text is written in: the scripts of its characters, and whether they go together. Text in one script does, as
 * do Latin and Han with the scripts of Chinese, Japanese or Korean.
 */
export const scriptsOf = (text: string): { readonly scripts: readonly Script[]; readonly isMixed: boolean } => {
  const sets = [...new Set([...text].map(remembered))].filter((scripts) => scripts !== undefined);
  const scripts = [...new Set(sets.flat())];
  const isOne = scripts.some((script) => isWithin(sets, [script])) || together.some((some) => isWithin(sets, some));
  return { scripts, isMixed: sets.length > 0 && !isOne };
};
