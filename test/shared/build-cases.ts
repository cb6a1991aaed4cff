import type { EncodeTarget } from "../../src/index.js";
import { listShared, readShared } from "./folder.js";

type Raw = string | null;

interface Case {
  readonly id: string;
  readonly op: string;
  readonly dialect?: string;
  readonly disputed?: string;
  readonly kind?: string;
  readonly component?: string;
  readonly extra?: Raw;
  readonly input?: string;
  readonly value?: Raw;
  readonly valid?: boolean;
  readonly hasAuthority?: boolean;
  readonly expected?: Raw;
  readonly components?: Readonly<Record<string, Raw>>;
}

interface Suite {
  readonly dialect: string;
  readonly cases: readonly Case[];
}

const dialects = ["rfc3986", "rfc3987"];

/** The undisputed cases of an operation, of RFC 3986 and 3987. */
export const casesOf = (op: string): Case[] =>
  listShared("corpus/suites/").flatMap((path) => {
    const suite = readShared<Suite>(path);
    return suite.cases.filter(
      (one) => one.op === op && one.disputed === undefined && dialects.includes(one.dialect ?? suite.dialect),
    );
  });

/** The encode sets of suites, by our names. */
const targets: Readonly<Record<string, EncodeTarget>> = {
  userinfo: "userinfo",
  "userinfo:": "user",
  "path-segment": "segment",
  path_segment: "segment",
  path: "path",
  query: "query",
  fragment: "fragment",
  reg_name: "host",
  unreserved: "unreserved",
  unreserve: "unreserved",
};

/** What stays in a suite's set and is encoded in ours, because design 2.3 says so. */
export const encodedHere: Readonly<
  Partial<Record<EncodeTarget, { readonly characters: string; readonly why: string }>>
> = {
  segment: { characters: ";=,", why: "3.3 names them as delimiters inside a segment, and data does not delimit" },
  path: { characters: ";=,", why: "as in a segment" },
  query: { characters: "&=;+'", why: "they delimit pairs or are rewritten by readers of queries" },
};

/** Sets that this library does not have, with the reason. */
export const noTarget: Readonly<Record<string, string>> = {
  "path-segment@": '"@" stays in a segment (3.3)',
  "path@": '"@" stays in a path (3.3)',
  "query@": '"@" stays in a query (3.4)',
  "fragment@": '"@" stays in a fragment (3.5)',
  "unreserved-path": 'a path of unreserved characters only: encode("unreserved", ...) of each segment',
  characters: "all characters of a URI: nothing is encoded for a whole reference, since its delimiters are lost then",
};

/** A case of `op: encode`, with our name for its set; the expectation with triplets in upper case. */
export const encodeCases = () =>
  casesOf("encode").map(({ id, component = "", extra, input = "", expected, dialect }) => {
    const set = `${component}${extra ?? ""}`;
    const text = (expected ?? "").replace(/%[0-9a-f]{2}/gi, (one) => one.toUpperCase());
    return { id, set, target: targets[set], input, expected: text, isIri: dialect === "rfc3987" };
  });
