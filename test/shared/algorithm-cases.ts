import { removeDotSegments } from "../../src/algorithm/remove-dot-segments.js";
import { equals, normalize, relativize, resolve } from "../../src/index.js";
import { schemes } from "../../src/schemes/index.js";
import { listShared, readShared } from "./folder.js";

/** A case of the suites, with the fields that the operations here read. */
export interface Case {
  readonly id: string;
  readonly op: string;
  readonly dialect?: string;
  readonly disputed?: string;
  readonly level?: string;
  readonly scheme_based?: boolean;
  readonly kind?: string;
  readonly input: string;
  readonly base: string;
  readonly ref: string;
  readonly target: string;
  readonly a: string;
  readonly b: string;
  readonly expected: string | boolean;
}

const dialects = new Set(["rfc3986", "rfc3987", "rfc5952", "urijs", "scheme-specific"]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const ascii = /^[\x00-\x7f]*$/;

const isScheme = ({ level, scheme_based }: Case) => level?.startsWith("scheme") || scheme_based === true;

/** What the library gives for a case, by operation. */
export const operations: Readonly<Record<string, (one: Case) => string | boolean>> = {
  resolve: ({ base, ref }) => resolve(base, ref).href,
  "resolve-normalize": (one) =>
    normalize(resolve(one.base, one.ref), { schemes: isScheme(one) ? schemes : undefined }).href,
  normalize: (one) =>
    normalize(one.input, { ipv6: one.level === "syntax+ipv6", schemes: isScheme(one) ? schemes : undefined }).href,
  equivalent: (one) => equals(one.a, one.b, isScheme(one) ? { schemes } : { level: "syntax" }),
  "remove-dot-segments": ({ input }) => removeDotSegments(input),
  "normalize-path": ({ input }) => removeDotSegments(input),
  relativize: ({ base, target }) => relativize(base, target).href,
  "ip-canonical": ({ input }) => normalize(`//[${input}]`, { ipv6: true }).host?.slice(1, -1) ?? "",
};

/** Every case of these operations whose texts are ASCII. */
export const algorithmCases = (): Case[] =>
  listShared("corpus/suites/").flatMap((path) => {
    const suite = readShared<{ readonly dialect: string; readonly cases: readonly Case[] }>(path);
    return suite.cases.filter(
      ({ op, dialect = suite.dialect, input, base, ref, target, a, b }) =>
        op in operations &&
        dialects.has(dialect) &&
        [input, base, ref, target, a, b].every((text) => ascii.test(text ?? "")),
    );
  });
