// When two links say the same: their parts are equal after decoding (RFC 3986 section 2.4), in a query in any order, in a scheme and
// a host in any case (section 6.2.2.1).

import { isTriplet } from "../grammar/pct-encoded.js";

/** Where a character that delimits is put, so that it differs from the same character in data. */
const APART = 0x100;

/** A text of ASCII as its octets, the delimiters that stand for themselves set apart. */
export const octetsOf = (text: string, delimiters: string): string => {
  let octets = "";
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    const code =
      character === "%" && isTriplet(text, index) ? Number.parseInt(text.slice(index + 1, index + 3), 16) : -1;
    if (code < 0 && !delimiters.includes(character)) continue;
    octets += text.slice(from, index) + String.fromCharCode(code < 0 ? character.charCodeAt(0) + APART : code);
    if (code >= 0) index += 2;
    from = index + 1;
  }
  return octets + text.slice(from);
};

/** The octets of a pair, whose name ends at the first "=". */
const pairOctets = (pair: string): string => {
  const equals = pair.indexOf("=");
  return equals < 0
    ? octetsOf(pair, "")
    : `${octetsOf(pair.slice(0, equals), "")}${String.fromCharCode(APART + 61)}${octetsOf(pair.slice(equals + 1), "")}`;
};

/** What a text starts with: its scheme, what stands before its host, and its host. */
export const headOf = (text: string): readonly [scheme: string, before: string, host: string] => {
  const [, scheme = "", before = "", host = ""] = /^([^:/?#]+:)?(?:(\/\/(?:[^/?#]*@)?)([^/?#]*))?/.exec(text) ?? [];
  return [scheme, before, host];
};

const lowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const partsOf = (link: string): string => {
  const hash = link.indexOf("#");
  const end = hash < 0 ? link.length : hash;
  const question = link.indexOf("?");
  const pathEnd = question < 0 || question > end ? end : question;
  const [scheme, before, host] = headOf(link);
  const pathStart = scheme.length + before.length + host.length;
  const pairs =
    pathEnd === end
      ? []
      : link
          .slice(pathEnd + 1, end)
          .split("&")
          .map(pairOctets)
          .sort();
  const parts = [
    lowerCase(scheme),
    octetsOf(before, "/:@"),
    lowerCase(octetsOf(host, ":[]")),
    octetsOf(link.slice(pathStart, pathEnd), "/"),
    ...pairs,
  ];
  return [...parts, octetsOf(link.slice(end), "#")].join(String.fromCharCode(APART));
};

/** Whether two links decode to the same parts. */
export const areSame = (one: string, two: string): boolean => one === two || partsOf(one) === partsOf(two);
