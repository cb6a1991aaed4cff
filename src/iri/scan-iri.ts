// IRI-reference = IRI / irelative-ref                                            RFC 3987 section 2.2
// The rules are those of RFC 3986 with iunreserved in the place of unreserved, and iprivate in iquery. No rule that an
// IRI shares with a URI (scheme, port, IP-literal, pct-encoded) has unreserved in it, but for IPvFuture. So a text is an
// IRI reference when it is a URI reference after each ucschar outside brackets, and each iprivate in the query, is
// written as "~", which is unreserved and in no narrower set. One grammar serves both.

import { type Fault, fault } from "../grammar/fault.js";
import { referenceFault } from "../grammar/reference.js";
import { type Accept, scan } from "../grammar/scan.js";
import type { ParseCode } from "../uri/codes.js";
import { isAscii, isIprivate, isUcschar } from "./characters.js";

/** Where an IRI takes other characters outside ASCII than elsewhere: none in brackets, more of them in the query. */
const bounds = (text: string) => {
  const hash = text.indexOf("#");
  const mark = text.indexOf("?");
  const queryEnd = hash < 0 ? text.length : hash;
  const query = mark < 0 || mark > queryEnd ? queryEnd : mark;
  const bracket = text.indexOf("[");
  const open = bracket < 0 || bracket > query ? query : bracket;
  const bracketEnd = text.indexOf("]", open);
  const close = bracketEnd < 0 || bracketEnd > query ? query : bracketEnd;
  return { open, close, query, queryEnd };
};

/**
 * The text with "~" for every character outside ASCII that its place allows, up to the first that is not allowed; each
 * index stays what it was.
 */
export const coverIri = (text: string): string => {
  const { open, close, query, queryEnd } = bounds(text);
  const { length } = text;
  let covered = "";
  let from = 0;
  for (let index = 0; index < length; index++) {
    if (text.charCodeAt(index) < 128) continue;
    const start = index;
    while (index < length) {
      const code = text.codePointAt(index) ?? 0;
      if (code < 128) break;
      const isAllowed = isUcschar(code)
        ? index < open || index >= close
        : isIprivate(code) && index > query && index < queryEnd;
      if (!isAllowed) return covered + text.slice(from, start) + "~".repeat(index - start) + text.slice(index);
      index += code > 0xffff ? 2 : 1;
    }
    covered += text.slice(from, start) + "~".repeat(index - start);
    from = index;
  }
  return covered + text.slice(from);
};

/** Reads an IRI reference and calls `accept` with its parts, or `refuse` when it is none. ASCII text is read once. */
export const scanIri = <Result>(text: string, accept: Accept<Result>, refuse: (text: string) => Result): Result =>
  scan(text, accept, () => {
    if (isAscii(text)) return refuse(text);
    return scan(coverIri(text), uncovered(text, accept), () => refuse(text));
  });

/** Takes the parts of a covered text, and hands on those of the text itself, which stand in the same places. */
const uncovered =
  <Result>(text: string, accept: Accept<Result>): Accept<Result> =>
  (_, scheme, authority, userinfo, host, hostKind, port, path, query, fragment) => {
    let at = 0;
    /** The text of the next part, behind a delimiter. */
    const next = <Part extends string | undefined>(part: Part, delimiter: number): Part => {
      if (part === undefined) return part;
      const start = at + delimiter;
      at = start + part.length;
      return text.slice(start, at) as Part;
    };
    if (scheme !== undefined) at = scheme.length + 1;
    const behindScheme = at;
    const ownAuthority = next(authority, 2);
    const behindAuthority = at;
    at = behindScheme;
    const ownUserinfo = next(userinfo, 2);
    const ownHost = next(host, userinfo === undefined ? 2 : 1);
    at = behindAuthority;
    return accept(
      text,
      scheme,
      ownAuthority,
      ownUserinfo,
      ownHost,
      hostKind,
      port,
      next(path, 0),
      next(query, 1),
      next(fragment, 1),
    );
  };

/** Why a text is no IRI reference: the fault that stands first in it. */
export const iriFault = (text: string): Fault<ParseCode> => {
  const found = referenceFault(coverIri(text)) ?? fault("invalid-character", "reference", "");
  const { code, component, before, character } = found;
  const at = before.length;
  const given = text.charCodeAt(at) > 127 && character.length === 1 ? text.charAt(at) : character;
  return fault(code, component, text.slice(0, at), given);
};
