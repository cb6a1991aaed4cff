/** A limit on instantiations, net of the same file with one use. */
export interface TypeBudget {
  readonly limit: number;
  /** Why this number, and what was measured when it was set. */
  readonly reason: string;
}

/** Instantiations a character: the mean over 1,000 different URLs of 60 to 120 characters. */
export const perCharacter = {
  uri: { limit: 4.5, reason: "the aim is 4.5; measured 4.1" },
  parse: { limit: 4, reason: "uri without the rules of its schemes; measured 3.6" },
  safeParse: { limit: 4, reason: "as parse; measured 3.5" },
  canParse: { limit: 0.1, reason: "a boolean for any text; measured 0" },
} as const satisfies Readonly<Record<string, TypeBudget>>;

/** One constant of 95 characters with an origin, a path, a query and a fragment that no other constant shares. */
export const oneConstant: TypeBudget = { limit: 700, reason: "the aim is 700; a first prototype took 626" };

/** Every part of a constant, read; for each constant of 60 to 120 characters. */
export const everyPart: TypeBudget = { limit: 250, reason: "measured 160" };

/** One builder chain of six steps with literal values, its href read: the mean of 100. */
export const oneChain: TypeBudget = { limit: 1_500, reason: "the aim is 1,500; measured 1,291" };

/** The same with a space in three of the values, which is encoded. */
export const oneEncodedChain: TypeBudget = {
  limit: 1_900,
  reason: "each character of such a value is looked at; measured 1,670",
};

/** Instantiations a character of one literal of 1,000 to 8,000 characters with a triplet every 22. */
export const longText: TypeBudget = { limit: 6, reason: "measured 5" };

/** How much dearer one of 2,000 constants may be than one of 250: growth is linear. */
export const growth: TypeBudget = {
  limit: 1.1,
  reason: "what repeats gets cheaper, nothing gets dearer; measured 0.97",
};

/** The characters behind the origin, or of a text without one, that the compiler reads; one more is taken as wide. */
export const ceiling = 8_196;
