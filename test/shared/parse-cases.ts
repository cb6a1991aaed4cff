import type { Kind } from "../oracle/rfc3986.js";
import { listShared, readShared } from "./folder.js";

type Raw = string | null;

interface Case {
  readonly id: string;
  readonly op: string;
  readonly dialect?: string;
  readonly disputed?: string;
  readonly kind?: string;
  readonly input: string;
  readonly valid?: boolean;
  readonly components?: Readonly<Record<string, Raw>>;
  readonly hostIs?: string;
  readonly hostType?: string;
}

interface Suite {
  readonly dialect: string;
  readonly cases: readonly Case[];
}

/** A case of `op: parse`, as RFC 3986 alone judges it. */
export interface ParseCase {
  readonly id: string;
  readonly input: string;
  readonly kind: Kind;
  readonly accepted: boolean;
  readonly components: Readonly<Record<string, Raw>> | undefined;
  readonly hostIs: string | undefined;
  readonly hostType: string | undefined;
}

const kinds: Readonly<Record<string, Kind>> = {
  uri: "uri",
  iri: "uri",
  "uri-reference": "reference",
  "iri-reference": "reference",
  "absolute-uri": "absolute",
  "relative-ref": "relative",
};

const dialects = ["rfc3986", "rfc3987", "rfc6874", "scheme-specific"];
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const ascii = /^[\x00-\x7f]*$/;
const zone = /\[[^\]/?#]*%/;

function suites(): Suite[] {
  return listShared("corpus/suites/").map((path) => readShared<Suite>(path));
}

function toParseCase({ id, input, kind, valid, components, hostIs, hostType }: Case): ParseCase {
  const production = kinds[kind ?? ""];
  if (production === undefined) throw new Error(`${id}: kind ${kind}`);
  // An IRI is a URI exactly when it is ASCII; a zone id is in no URI.
  const accepted = valid === true && ascii.test(input) && !zone.test(input);
  return { id, input, kind: production, accepted, components: accepted ? components : undefined, hostIs, hostType };
}

const parses = (suite: Suite) =>
  suite.cases.filter(({ op, dialect = suite.dialect }) => op === "parse" && dialects.includes(dialect));

/** Every undisputed case. */
export const parseCases = (): ParseCase[] =>
  suites().flatMap((suite) =>
    parses(suite)
      .filter(({ disputed }) => disputed === undefined)
      .map(toParseCase),
  );

/** Every case whose suite and the RFC disagree. */
export const disputedParseCases = (): ParseCase[] =>
  suites().flatMap((suite) =>
    parses(suite)
      .filter(({ disputed }) => disputed !== undefined)
      .map(toParseCase),
  );

/** Texts of addresses without brackets. */
export const addressCases = () =>
  suites().flatMap((suite) =>
    suite.cases
      .filter(
        ({ op, dialect = suite.dialect, disputed }) => op === "ip" && dialect === "rfc3986" && disputed === undefined,
      )
      .map(({ id, kind, input, valid }) => ({ id, kind, input, valid: valid === true })),
  );

/** Texts cut by appendix B, which checks nothing. */
export const splitCases = () =>
  suites().flatMap((suite) =>
    suite.cases
      .filter(
        ({ op, dialect = suite.dialect, disputed }) =>
          op === "split" && dialect === "rfc3986" && disputed === undefined,
      )
      .map(({ id, input, components = {} }) => ({ id, input, components })),
  );

interface Corpus {
  readonly uris: readonly string[];
  readonly relativeRefs: readonly string[];
  readonly iris: readonly string[];
  readonly relativeIriRefs: readonly string[];
  readonly invalid: readonly string[];
}

/** Texts met in the wild: which of them are URIs, relative references, or neither. */
export function corpora(): { readonly uris: string[]; readonly relativeRefs: string[]; readonly refused: string[] } {
  const all = listShared("corpus/corpora/").map((path) => readShared<Corpus>(path));
  return {
    uris: all.flatMap(({ uris }) => uris),
    relativeRefs: all.flatMap(({ relativeRefs }) => relativeRefs),
    refused: all.flatMap(({ iris, relativeIriRefs, invalid }) => [...iris, ...relativeIriRefs, ...invalid]),
  };
}
