// IRI-reference = IRI / irelative-ref                                            RFC 3987 section 2.2
// The rules are those of RFC 3986 with iunreserved in the place of unreserved, and iprivate in iquery. No rule that an
// IRI shares with a URI (scheme, port, IP-literal, pct-encoded) has unreserved in it, but for IPvFuture. So a text is an
// IRI reference when it is a URI reference after each ucschar outside brackets, and each iprivate in the query, is
// written as "~", which is unreserved and in no narrower set. One grammar serves both.

import { type Fault, fault } from "../grammar/fault.js";
import { referenceFault } from "../grammar/reference.js";
import { type Accept, scan } from "../grammar/scan.js";
import type { ParseCode } from "../uri/codes.js";
import { isAscii, queryRuns, ucscharRuns } from "./characters.js";

const cover = (text: string, runs: RegExp): string => text.replace(runs, (run) => "~".repeat(run.length));

/** Covers the text before the query: what stands in the first brackets is an IP literal, which has ASCII only. */
const coverStart = (text: string): string => {
  const open = text.indexOf("[");
  if (open < 0) return cover(text, ucscharRuns);
  const close = text.indexOf("]", open);
  const end = close < 0 ? text.length : close;
  return cover(text.slice(0, open), ucscharRuns) + text.slice(open, end) + cover(text.slice(end), ucscharRuns);
};

/** The text with "~" for every character outside ASCII that its place allows; each index stays what it was. */
export const coverIri = (text: string): string => {
  const hash = text.indexOf("#");
  const body = hash < 0 ? text.length : hash;
  const mark = text.indexOf("?");
  const question = mark < 0 || mark > body ? body : mark;
  const query = cover(text.slice(question, body), queryRuns);
  return coverStart(text.slice(0, question)) + query + cover(text.slice(body), ucscharRuns);
};

/** Reads an IRI reference and calls `accept` with its parts, or `refuse` when it is none. ASCII text is read once. */
export const scanIri = <Result>(text: string, accept: Accept<Result>, refuse: (text: string) => Result): Result =>
  scan(text, accept, () => {
    if (isAscii(text)) return refuse(text);
    return scan(
      coverIri(text),
      (_, ...indexes) => accept(text, ...indexes),
      () => refuse(text),
    );
  });

/** Why a text is no IRI reference: the fault that stands first in it. */
export const iriFault = (text: string): Fault<ParseCode> => {
  const found = referenceFault(coverIri(text)) ?? fault("invalid-character", "reference", "");
  const { code, component, before, character } = found;
  const at = before.length;
  const given = text.charCodeAt(at) > 127 && character.length === 1 ? text.charAt(at) : character;
  return fault(code, component, text.slice(0, at), given);
};
