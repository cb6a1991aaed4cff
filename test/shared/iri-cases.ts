import { listShared, readShared } from "./folder.js";

/** A case of the suites, with the fields that the tests of IRIs read. */
export interface IriCase {
  readonly id: string;
  readonly suite: string;
  readonly op: string;
  readonly dialect: string;
  readonly disputed?: string;
  readonly kind?: string;
  readonly level?: string;
  readonly host?: string;
  readonly component?: string;
  readonly input: string;
  readonly valid?: boolean;
  readonly expected?: string | null;
  readonly components?: Readonly<Record<string, string | null>>;
  readonly base?: string;
  readonly ref?: string;
  readonly decoded?: string;
  readonly encoded?: string;
  readonly toUnicode?: string;
  readonly toUnicodeStatus?: readonly string[];
  readonly toAscii?: string;
  readonly toAsciiStatus?: readonly string[];
}

interface Suite {
  readonly suite: string;
  readonly dialect: string;
  readonly cases: readonly IriCase[];
}

/** The cases of some ops, undisputed ones only unless asked, with their dialect filled in. */
export function iriCases(ops: readonly string[], isDisputed = false): IriCase[] {
  return listShared("corpus/suites/").flatMap((path) => {
    const { suite, dialect, cases } = readShared<Suite>(path);
    return cases
      .filter(({ op, disputed }) => ops.includes(op) && (disputed !== undefined) === isDisputed)
      .map((one) => ({ ...one, suite, dialect: one.dialect ?? dialect }));
  });
}

interface Corpus {
  readonly uris: readonly string[];
  readonly iris: readonly string[];
  readonly relativeRefs: readonly string[];
  readonly relativeIriRefs: readonly string[];
  readonly invalid: readonly string[];
}

/** One list of all corpora. */
export const corpusTexts = (list: keyof Corpus): string[] =>
  listShared("corpus/corpora/").flatMap((path) => readShared<Corpus>(path)[list]);
