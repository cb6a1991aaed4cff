// The way from a text to a `Uri`. Nearly every text is a scheme, an authority that is a name, and a path: that is read apart,
// since a value that is made where its parts are found costs a tenth less than one that is made by a function handed in.

import { alpha } from "../abnf/charset.js";
import { pathCharacters, queryCharacters, regName, schemeTail } from "../grammar/characters.js";
import { kindOfHost } from "../grammar/host.js";
import { hasBrokenTriplet, scan } from "../grammar/scan.js";
import type { Uri } from "./components.js";
import { accept, makeUri, refuse, schemeOf } from "./uri.js";

const head = /* @__PURE__ */ new RegExp(
  `[${alpha}][${schemeTail}]*://[${regName}%]*(?:/[${pathCharacters}%]*|(?=[?#]|$))`,
  "y",
);
const tail = /* @__PURE__ */ new RegExp(`[${queryCharacters}%]*`, "y");

/** Where the match from an index on ends; 0 when there is none. */
const endOf = (run: RegExp, text: string, from: number): number => {
  run.lastIndex = from;
  run.test(text);
  return run.lastIndex;
};

/** The `Uri` of a text of the common form; nothing for any other text, a reference or not. */
export const readCommon = (text: string): Uri | undefined => {
  const pathEnd = endOf(head, text, 0);
  if (pathEnd === 0) return undefined;
  const isQuery = text.charCodeAt(pathEnd) === 63;
  const queryEnd = isQuery ? endOf(tail, text, pathEnd + 1) : pathEnd;
  const isFragment = text.charCodeAt(queryEnd) === 35;
  const end = isFragment ? endOf(tail, text, queryEnd + 1) : queryEnd;
  if (end < text.length || hasBrokenTriplet(text)) return undefined;
  const colon = text.indexOf(":");
  const slash = text.indexOf("/", colon + 3);
  const pathStart = slash < 0 || slash > pathEnd ? pathEnd : slash;
  const name = text.slice(colon + 3, pathStart);
  return makeUri(
    text,
    schemeOf(text.slice(0, colon)),
    name,
    undefined,
    name,
    text.charCodeAt(colon + 3) < 58 ? kindOfHost(name) : "name",
    undefined,
    text.slice(pathStart, pathEnd),
    isQuery ? text.slice(pathEnd + 1, queryEnd) : undefined,
    isFragment ? text.slice(queryEnd + 1) : undefined,
  );
};

/** The `Uri` of a text. Throws the failure of a text that is no reference. */
export const read = (text: string): Uri => readCommon(text) ?? scan(text, accept, refuse);
