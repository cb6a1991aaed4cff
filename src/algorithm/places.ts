// What the functions of this folder work on: a text and where its parts stand in it, so that no value is made on the way.

import { pathCharacters, queryCharacters, regName } from "../grammar/characters.js";
import { kindOfHost } from "../grammar/host.js";
import { type Accept, hasBrokenTriplet, scan } from "../grammar/scan.js";
import type { Uri } from "../uri/components.js";
import { cutCommon, read } from "../uri/read.js";
import { accept, refuse, requireUri } from "../uri/uri.js";

/** A valid reference and the index of each delimiter in it, -1 where there is none. */
export interface Places {
  readonly text: string;
  readonly schemeEnd: number;
  readonly authorityEnd: number;
  readonly at: number;
  readonly portColon: number;
  readonly question: number;
  readonly hash: number;
  /** The value, when the text has one already. */
  readonly uri: Uri | undefined;
}

const locate = (
  uri: Uri | undefined,
  text: string,
  scheme: string | undefined,
  authority: string | undefined,
  userinfo: string | undefined,
  host: string | undefined,
  path: string,
  query: string | undefined,
  fragment: string | undefined,
): Places => {
  const schemeEnd = scheme === undefined ? -1 : scheme.length;
  const start = schemeEnd + 3;
  const authorityEnd = authority === undefined ? -1 : start + authority.length;
  const at = userinfo === undefined ? -1 : start + userinfo.length;
  const hostEnd = host === undefined ? -1 : (at < 0 ? start : at + 1) + host.length;
  return {
    text,
    schemeEnd,
    authorityEnd,
    at,
    portColon: hostEnd < authorityEnd ? hostEnd : -1,
    question: query === undefined ? -1 : (authorityEnd < 0 ? schemeEnd + 1 : authorityEnd) + path.length,
    hash: fragment === undefined ? -1 : text.length - fragment.length - 1,
    uri,
  };
};

const placesAt = (text: string, schemeEnd: number, authorityEnd: number, question: number, hash: number): Places => ({
  text,
  schemeEnd,
  authorityEnd,
  at: -1,
  portColon: -1,
  question,
  hash,
  uri: undefined,
});

/** A relative reference without an authority. */
const relative = /* @__PURE__ */ new RegExp(
  `^(?!//)[${regName}@%]*(?:/[${pathCharacters}%]*)?(?:\\?[${queryCharacters}%]*)?(?:#[${queryCharacters}%]*)?$`,
);

const locateRelative = (text: string): Places | undefined => {
  if (!relative.test(text) || hasBrokenTriplet(text)) return undefined;
  const hash = text.indexOf("#");
  const question = text.indexOf("?");
  return placesAt(text, -1, -1, hash >= 0 && question > hash ? -1 : question, hash);
};

const acceptCut = (text: string, colon: number, authorityEnd: number, pathEnd: number, queryEnd: number): Places =>
  placesAt(text, colon, authorityEnd, queryEnd > pathEnd ? pathEnd : -1, queryEnd < text.length ? queryEnd : -1);

/** The places in a text. In the common forms an engine finds them in less time than the parts. */
const locateText = (text: string): Places => {
  const found = text.charCodeAt(0) < 65 ? locateRelative(text) : cutCommon(text, acceptCut);
  return found ?? scan(text, acceptPlaces, refuse);
};

const acceptPlaces: Accept<Places> = (text, scheme, authority, userinfo, host, _kind, _port, path, query, fragment) =>
  locate(undefined, text, scheme, authority, userinfo, host, path, query, fragment);

/**
 * Where the parts of an argument stand. Throws the failure of a text that is no reference, and `not-a-uri` for a
 * look-alike of a `Uri`.
 */
export const placesOf = (given: unknown): Places => {
  if (typeof given === "string") return locateText(given);
  const uri = requireUri(given);
  const { href, scheme, authority, userinfo, host, path, query, fragment } = uri;
  return locate(uri, href, scheme, authority, userinfo, host, path, query, fragment);
};

/** The `Uri` of a text with its places. */
export const uriAt = ({ text, schemeEnd, authorityEnd, at, portColon, question, hash, uri }: Places): Uri => {
  if (uri !== undefined) return uri;
  const start = schemeEnd + 3;
  const has = authorityEnd >= 0;
  const host = has ? text.slice(at < 0 ? start : at + 1, portColon < 0 ? authorityEnd : portColon) : undefined;
  const bodyEnd = hash < 0 ? text.length : hash;
  return accept(
    text,
    schemeEnd < 0 ? undefined : text.slice(0, schemeEnd),
    has ? text.slice(start, authorityEnd) : undefined,
    at < 0 ? undefined : text.slice(start, at),
    host,
    host === undefined ? undefined : kindOfHost(host),
    portColon < 0 ? undefined : text.slice(portColon + 1, authorityEnd),
    text.slice(has ? authorityEnd : schemeEnd + 1, question < 0 ? bodyEnd : question),
    question < 0 ? undefined : text.slice(question + 1, bodyEnd),
    hash < 0 ? undefined : text.slice(hash + 1),
  );
};

/** The `Uri` of an argument. */
export const toUri = (given: unknown): Uri => (typeof given === "string" ? read(given) : requireUri(given));

/** Where the path begins. */
export const pathStart = ({ schemeEnd, authorityEnd }: Places): number =>
  authorityEnd < 0 ? schemeEnd + 1 : authorityEnd;

/** Where the path ends. */
export const pathEnd = ({ text, question, hash }: Places): number =>
  question >= 0 ? question : hash >= 0 ? hash : text.length;
