// The way from a text to a `Uri`. Nearly every text is a scheme, an authority that is a name, and a path: that is read apart,
// since a value that is made where its parts are found costs a tenth less than one that is made by a function handed in.

import { alpha } from "../abnf/charset.js";
import { pathCharacters, queryCharacters, regName, schemeTail } from "../grammar/characters.js";
import { kindOfHost } from "../grammar/host.js";
import { hasBrokenTriplet, scan } from "../grammar/scan.js";
import type { Uri } from "./components.js";
import { accept, makeUri, refuse, schemeOf } from "./uri.js";

const head = /* @__PURE__ */ new RegExp(`[${alpha}][${schemeTail}]*://[${regName}%]*(?:/[${pathCharacters}%]*)?`, "y");
const tail = /* @__PURE__ */ new RegExp(`[${queryCharacters}%]*`, "y");

/** Where the match from an index on ends; 0 when there is none. */
const endOf = (run: RegExp, text: string, from: number): number => {
  run.lastIndex = from;
  run.test(text);
  return run.lastIndex;
};

/**
 * The first ":" of a text that `head` matched. The place behind "https" is asked first, which costs less than a search:
 * "://" follows the first ":", and no other ":" stands in the authority, so only "x:///:" would be mistaken.
 */
const colonOf = (text: string): number =>
  text.charCodeAt(5) === 58 && text.charCodeAt(1) !== 58 ? 5 : text.indexOf(":");

/** Where the common form is cut: the ":" of the scheme, then the ends of authority, path and query. */
type Cut<Result> = (text: string, colon: number, authorityEnd: number, pathEnd: number, queryEnd: number) => Result;

/** Calls `accept` for a text of the common form; nothing for any other text, a reference or not. */
export const cutCommon = <Result>(text: string, accept: Cut<Result>): Result | undefined => {
  const pathEnd = endOf(head, text, 0);
  if (pathEnd === 0) return undefined;
  const queryEnd = text.charCodeAt(pathEnd) === 63 ? endOf(tail, text, pathEnd + 1) : pathEnd;
  const end = text.charCodeAt(queryEnd) === 35 ? endOf(tail, text, queryEnd + 1) : queryEnd;
  if (end < text.length || hasBrokenTriplet(text)) return undefined;
  const colon = colonOf(text);
  const slash = text.indexOf("/", colon + 3);
  return accept(text, colon, slash < 0 || slash > pathEnd ? pathEnd : slash, pathEnd, queryEnd);
};

const makeCommon: Cut<Uri> = (text, colon, authorityEnd, pathEnd, queryEnd) => {
  const name = text.slice(colon + 3, authorityEnd);
  return makeUri(
    text,
    schemeOf(text.slice(0, colon)),
    name,
    undefined,
    name,
    text.charCodeAt(colon + 3) < 58 ? kindOfHost(name) : "name",
    undefined,
    text.slice(authorityEnd, pathEnd),
    queryEnd > pathEnd ? text.slice(pathEnd + 1, queryEnd) : undefined,
    queryEnd < text.length ? text.slice(queryEnd + 1) : undefined,
  );
};

/** The `Uri` of a text of the common form; nothing for any other text, a reference or not. */
export const readCommon = (text: string): Uri | undefined => cutCommon(text, makeCommon);

/** The `Uri` of a text. Throws the failure of a text that is no reference. */
export const read = (text: string): Uri => readCommon(text) ?? scan(text, accept, refuse);
