import { acceptedCases, refusedCases } from "../corpus/every-case.js";
import { isShared } from "../shared/folder.js";
import { addressCases, corpora, disputedParseCases, parseCases } from "../shared/parse-cases.js";
import { longLiterals } from "./long-literals.js";
import { nearMisses } from "./near-misses.js";
import { randomFrom, sample } from "./random.js";
import { realisticUrls } from "./realistic-urls.js";

/** Texts of one origin. */
export interface LiteralSource {
  readonly name: string;
  readonly texts: readonly string[];
}

/** The fewest literals that a run compares. */
export const fewest = 5_000;

const accepted = acceptedCases.map(({ text }): string => text);

/** Written for this project: they are compared in every run. */
const ownSources = (): LiteralSource[] => [
  { name: "the corpus of the project", texts: [...accepted, ...refusedCases.map(({ text }) => text)] },
  { name: "realistic URLs", texts: realisticUrls(300) },
  { name: "long literals", texts: longLiterals },
];

/** From the folder beside the repository: every text of the suites and every refused one; of the others, some. */
const sharedSources = (everything: boolean): LiteralSource[] => {
  const { uris, relativeRefs, refused } = corpora();
  const good = [...new Set([...uris, ...relativeRefs])];
  const suites = [...parseCases(), ...disputedParseCases()].map(({ input }) => input);
  const hosts = addressCases().map(({ kind, input }) => (kind === "ipv4" ? `//${input}` : `//[${input}]`));
  return [
    { name: "../shared, suites", texts: [...suites, ...hosts] },
    { name: "../shared, corpora, refused", texts: refused },
    { name: "../shared, corpora, accepted", texts: everything ? good : sample(good, 1_000, randomFrom(3)) },
  ];
};

/**
 * The literals of a run, each once. Without `everything` these are some 5,000 to 6,000; near misses fill up what the
 * folder beside the repository does not give.
 */
export function literalSources(everything = false): LiteralSource[] {
  const seen = new Set<string>();
  const unseen = ({ name, texts }: LiteralSource): LiteralSource => ({
    name,
    texts: texts.filter((text) => !seen.has(text) && seen.add(text)),
  });
  const sources = [...ownSources(), ...(isShared ? sharedSources(everything) : [])].map(unseen);
  const misses = everything ? 10_000 : Math.max(1_000, fewest - seen.size);
  const valid = [...accepted, ...realisticUrls(300)].filter((text) => text.length <= 200);
  return [...sources, unseen({ name: "near misses", texts: nearMisses(valid, misses + 500, 2) })];
}
