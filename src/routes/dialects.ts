// The syntaxes of other routers, piece by piece.

import type { Syntax } from "./convert.js";

/** What one router writes for each piece of a path; `undefined` where it has no spelling. */
export interface Dialect {
  /** Text, with what the router reads as syntax escaped. */
  text(text: string): string | undefined;
  /** A parameter with the text before and behind it in its segment. */
  param(name: string, before: string, behind: string): string | undefined;
  /** A "/" and all segments behind it, at least one. */
  rest(name: string): string | undefined;
}

const escaped = (text: string, characters: string): string => {
  let written = "";
  for (const character of text) written += characters.includes(character) ? `\\${character}` : character;
  return written;
};

export const isWord = (character: string): boolean => /^[A-Za-z0-9_$]$/.test(character);

const startsWithDigit = (name: string): boolean => (name[0] ?? "") <= "9";

export const some = (before: string, param: string | undefined, behind: string | undefined): string | undefined =>
  param === undefined || behind === undefined ? undefined : before + param + behind;

/** Text with the triplets decoded that a router decodes before it compares; `undefined` when they are not UTF-8. */
const decoded = (text: string, decode: (text: string) => string): string | undefined => {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
};

const expressText = (text: string): string => escaped(text, "{}()[]+?!:*\\");

/** Express 5 and path-to-regexp 8. */
const express: Dialect = {
  text: expressText,
  param: (name, before, behind) => {
    const isQuoted = startsWithDigit(name) || isWord(behind[0] ?? " ");
    return expressText(before) + (isQuoted ? `:"${name}"` : `:${name}`) + expressText(behind);
  },
  rest: (name) => (startsWithDigit(name) ? `/*"${name}"` : `/*${name}`),
};

/** Hono decodes a path as a whole before it compares, all but "%25" and the triplets of delimiters. */
const honoText = (text: string): string | undefined =>
  decoded(text, (encoded) => decodeURI(encoded.replaceAll("%25", "%2525")));

const honoPattern = (text: string): string | undefined => {
  const plain = honoText(text);
  // Braces end the expression of a parameter, whatever stands before them.
  return plain === undefined || plain.includes("{") || plain.includes("}")
    ? undefined
    : escaped(plain, ".*+?^$()|[]\\");
};

const honoParam = (name: string, before: string | undefined, behind: string | undefined): string | undefined =>
  before === undefined || behind === undefined ? undefined : `:${name}{${before}[^/]+${behind}}`;

/** Hono 4. The value of a parameter holds the text around it. */
const hono: Dialect = {
  text: (text) => {
    const plain = honoText(text);
    return plain === undefined || plain[0] === ":" || plain.includes("*") || plain.includes("{") ? undefined : plain;
  },
  param: (name, before, behind) =>
    before === "" && behind === "" ? `:${name}` : honoParam(name, honoPattern(before), honoPattern(behind)),
  rest: (name) => `/:${name}{.+}`,
};

/** React Router decodes each segment before it compares, and keeps a "/" in it encoded. */
const reactRouterText = (text: string): string | undefined => {
  const plain = decoded(text, decodeURIComponent)?.replaceAll("/", "%2F");
  return plain === undefined || plain[0] === ":" || plain.includes("?") || plain.endsWith("*") ? undefined : plain;
};

/** React Router 7: a parameter stands at the start of its segment; the rest has the name "*". */
const reactRouter: Dialect = {
  text: reactRouterText,
  param: (name, before, behind) =>
    before !== "" || isWord(behind[0] ?? " ") || behind[0] === "-"
      ? undefined
      : some(`:${name}`, reactRouterText(behind), ""),
  rest: () => "/*",
};

export const patternText = (text: string): string => escaped(text, "{}()+?:*\\");

/** The pathname of a URLPattern. */
export const urlPattern: Dialect = {
  text: patternText,
  param: (name, before, behind) =>
    startsWithDigit(name)
      ? undefined
      : `${patternText(before)}${isWord(behind[0] ?? " ") ? `{:${name}}` : `:${name}`}${patternText(behind)}`,
  rest: (name) => (startsWithDigit(name) ? undefined : `/:${name}+`),
};

/** OpenAPI 3: a parameter is one segment or a part of one, and there is no rest. */
const openapi: Dialect = {
  text: (text) => text,
  param: (name, before, behind) => `${before}{${name}}${behind}`,
  rest: () => undefined,
};

export const dialects = {
  express,
  hono,
  "react-router": reactRouter,
  urlpattern: urlPattern,
  openapi,
} as const satisfies Record<Syntax, Dialect>;
