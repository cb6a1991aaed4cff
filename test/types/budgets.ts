/** A limit on instantiations, net of the same file with one use. */
export interface TypeBudget {
  readonly limit: number;
  /** Why this number, and what was measured when it was set. */
  readonly reason: string;
}

/** Instantiations a character: the mean over 1,000 different URLs of 60 to 120 characters. */
export const perCharacter = {
  uri: {
    limit: 1.8,
    reason: "read piece by piece, and pieces repeat; measured 1.5 (4.1 when every text was read whole)",
  },
  parse: { limit: 2.5, reason: "as uri; measured 2.0 over a quarter of the URLs, of which fewer pieces repeat" },
  safeParse: { limit: 2.5, reason: "as parse; measured 2.0" },
  canParse: { limit: 0.1, reason: "a boolean for any text; measured 0" },
} as const satisfies Readonly<Record<string, TypeBudget>>;

/** One constant of 95 characters of which no other constant shares a piece, beside one with the same components. */
export const oneConstant: TypeBudget = {
  limit: 700,
  reason: "the dearest there is: nine pieces, each read for the first time; measured 650",
};

/** Every part of a constant, read; for each constant of 60 to 120 characters. */
export const everyPart: TypeBudget = { limit: 200, reason: "measured 160" };

/** One builder chain of six steps with literal values, its href read: the mean of 100. */
export const oneChain: TypeBudget = { limit: 750, reason: "the first aim was 1,500; measured 645" };

/** The same with a space in three of the values, which is encoded. */
export const oneEncodedChain: TypeBudget = {
  limit: 1_450,
  reason: "each character of such a value is looked at; measured 1,356",
};

/** Instantiations a character of one literal of 1,000 to 8,000 characters with a triplet every 22. */
export const longText: TypeBudget = { limit: 5.5, reason: "measured 4.9 at 1,000, 4.5 at 8,000" };

/** How much dearer one of 2,000 constants may be than one of 250: growth is linear. */
export const growth: TypeBudget = {
  limit: 1.1,
  reason: "what repeats gets cheaper, nothing gets dearer; measured 0.67",
};

/** The characters behind the origin, or of a text without one, that the compiler reads; one more is taken as wide. */
export const ceiling = 8_196;
