import type { CompiledRoute, Piece, Slot } from "./compile.js";
import type { Converted, Syntax, UrlPatternParts } from "./convert.js";
import { ways } from "./insert.js";
import { refuseValue } from "./route-failure.js";

/** What one router writes for each piece of a path; `undefined` where it has no spelling. */
interface Dialect {
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

const isWord = (character: string): boolean => /^[A-Za-z0-9_$]$/.test(character);

const startsWithDigit = (name: string): boolean => (name[0] ?? "") <= "9";

const some = (before: string, param: string | undefined, behind: string | undefined): string | undefined =>
  param === undefined || behind === undefined ? undefined : before + param + behind;

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

const hasHonoSyntax = (text: string): boolean =>
  text.split("/").some((segment) => segment[0] === ":" || segment === "*");

/** Hono 4. The value of a parameter holds the text around it. */
const hono: Dialect = {
  text: (text) => (hasHonoSyntax(text) ? undefined : text),
  param: (name, before, behind) =>
    before === "" && behind === ""
      ? `:${name}`
      : `:${name}{${escaped(before, ".*+?^${}()|[]\\")}[^/]+${escaped(behind, ".*+?^${}()|[]\\")}}`,
  rest: (name) => `/:${name}{.+}`,
};

/** React Router 7: a parameter stands at the start of its segment; the rest has the name "*". */
const reactRouter: Dialect = {
  text: (text) => (hasHonoSyntax(text) || text.endsWith("*") ? undefined : text),
  param: (name, before, behind) =>
    before !== "" || isWord(behind[0] ?? " ") || behind[0] === "-" || behind.endsWith("*")
      ? undefined
      : `:${name}${behind}`,
  rest: () => "/*",
};

const patternText = (text: string): string => escaped(text, "{}()+?:*\\");

/** The pathname of a URLPattern. */
const urlPattern: Dialect = {
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

const dialects = {
  express,
  hono,
  "react-router": reactRouter,
  urlpattern: urlPattern,
  openapi,
} as const satisfies Record<Syntax, Dialect>;

/** A segment: the text before and behind its parameter, or the text that it is. */
interface Segment {
  readonly before: string;
  readonly slot: Slot | undefined;
  readonly behind: string;
}

const segmentsOf = (pieces: readonly Piece[]): readonly Segment[] => {
  const found: Segment[] = [];
  let current: Segment | undefined;
  for (const piece of pieces) {
    if (typeof piece === "object") {
      if (piece.kind === "optional" || current === undefined) {
        if (current !== undefined) found.push(current);
        current = { before: "", slot: piece, behind: "" };
      } else current = { ...current, slot: piece };
      continue;
    }
    for (const [index, text] of piece.split("/").entries()) {
      if (index > 0) {
        if (current !== undefined) found.push(current);
        current = { before: text, slot: undefined, behind: "" };
      } else if (text !== "" && current !== undefined) current = { ...current, behind: current.behind + text };
    }
  }
  if (current !== undefined) found.push(current);
  return found;
};

/** One way to a route as segments, with what decides its turn. */
interface Line {
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly rest: Slot | undefined;
  readonly isEmptyRest: boolean;
}

const linesOf = (route: CompiledRoute): readonly Line[] => {
  if (route.isOwn || route.isPathless) return [];
  const all = ways(route);
  const rest = route.slots.find(({ kind }) => kind === "rest");
  return all.map(({ pieces, isRest }, index) => ({
    name: route.name,
    segments: segmentsOf(pieces),
    rest: isRest ? rest : undefined,
    isEmptyRest: rest !== undefined && !isRest && index === all.length - 2,
  }));
};

/** Which of two segments takes its turn first, where both may match: text, then a parameter with the most text around it. */
const bySegment = (one: Segment, other: Segment): number => {
  const [a, b] = [one.slot === undefined, other.slot === undefined];
  if (a && b) return one.before < other.before ? -1 : one.before > other.before ? 1 : 0;
  if (a !== b) return a ? -1 : 1;
  return other.before.length - one.before.length || other.behind.length - one.behind.length;
};

const byTurn = (one: Line, other: Line): number => {
  const shared = Math.min(one.segments.length, other.segments.length);
  for (let index = 0; index < shared; index++) {
    const [a, b] = [one.segments[index], other.segments[index]];
    const order = a === undefined || b === undefined ? 0 : bySegment(a, b);
    if (order !== 0) return order;
  }
  // A line that ends is no match for more segments, unless a rest takes them, which comes last.
  if (one.segments.length !== other.segments.length) return other.segments.length - one.segments.length;
  return (
    Number(one.rest !== undefined) - Number(other.rest !== undefined) ||
    Number(one.isEmptyRest) - Number(other.isEmptyRest)
  );
};

const written = (dialect: Dialect, { segments, rest }: Line): string | undefined => {
  let path: string | undefined = "";
  for (const { before, slot, behind } of segments) {
    const text = slot === undefined ? dialect.text(before) : dialect.param(slot.name, before, behind);
    path = some(`${path}/`, text, "");
    if (path === undefined) return undefined;
  }
  return rest === undefined ? path : some(path, dialect.rest(rest.name), "");
};

/** The routes in the syntax of another router, those first that take their turn first. */
export const convertRoutes = (routes: readonly CompiledRoute[], syntax: Syntax): readonly Converted[] => {
  if (!Object.hasOwn(dialects, syntax)) return refuseValue(`the syntax is one of ${Object.keys(dialects).join(", ")}`);
  const lines = routes.flatMap(linesOf).sort(byTurn);
  const found: { readonly name: string; readonly path: string | UrlPatternParts }[] = [];
  for (const line of lines) {
    const path = written(dialects[syntax], line);
    if (path === undefined) continue;
    found.push(
      Object.freeze({ name: line.name, path: syntax === "urlpattern" ? Object.freeze({ pathname: path }) : path }),
    );
  }
  return Object.freeze(found);
};
