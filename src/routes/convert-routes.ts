import { pctNormalize } from "../algorithm/pct-normalize.js";
import type { CompiledRoute, Piece, Slot } from "./compile.js";
import type { Converted, ConvertOptions, Syntax, UrlPatternParts } from "./convert.js";
import { type Dialect, dialects, isWord, patternText, some, urlPattern } from "./dialects.js";
import { ways } from "./insert.js";
import { refuseValue } from "./route-failure.js";

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
  readonly route: CompiledRoute;
  readonly segments: readonly Segment[];
  readonly rest: Slot | undefined;
  readonly isEmptyRest: boolean;
}

const linesOf = (route: CompiledRoute): readonly Line[] => {
  if (route.isPathless) return [];
  const all = ways(route, false);
  const rest = route.slots.find(({ kind }) => kind === "rest");
  return all.map(({ pieces, isRest }, index) => ({
    route,
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

const writtenPath = (dialect: Dialect, { segments, rest }: Line): string | undefined => {
  let path: string | undefined = "";
  for (const { before, slot, behind } of segments) {
    // Triplets in the spelling that is matched here; other routers compare text.
    const [front, back] = [pctNormalize(before), pctNormalize(behind)];
    const text = slot === undefined ? dialect.text(front) : dialect.param(slot.name, front, back);
    path = some(`${path}/`, text, "");
    if (path === undefined) return undefined;
  }
  return rest === undefined ? path : some(path, dialect.rest(rest.name), "");
};

/** Scheme, host and port of a URLPattern; `undefined` where a label has no name that it allows. */
const writtenSite = ({ scheme, authority = [] }: CompiledRoute): Omit<UrlPatternParts, "pathname"> | undefined => {
  let host = "";
  for (const [index, piece] of authority.entries()) {
    const next = authority[index + 1];
    const behind = typeof next === "string" ? next : "";
    const text = typeof piece === "string" ? patternText(piece) : urlPattern.param(piece.name, "", "");
    if (text === undefined) return undefined;
    host += typeof piece === "object" && isWord(behind[0] ?? " ") ? `{${text}}` : text;
  }
  const colon = host.lastIndexOf("\\:");
  const [hostname, port] = colon < 0 ? [host, ""] : [host.slice(0, colon), host.slice(colon + 2)];
  return { protocol: scheme ?? "", hostname, port };
};

/** What a line is in a syntax, or nothing. A host is known to URLPattern only. */
const written = (syntax: Syntax, line: Line): string | UrlPatternParts | undefined => {
  const { route } = line;
  if (route.isOwn && (syntax !== "urlpattern" || route.authority === undefined)) return undefined;
  const pathname = writtenPath(dialects[syntax], line);
  if (pathname === undefined || syntax !== "urlpattern") return pathname;
  const site = route.isOwn ? writtenSite(route) : {};
  return site === undefined ? undefined : Object.freeze({ ...site, pathname });
};

const refuseLine = ({ name, pattern }: CompiledRoute, syntax: Syntax): never =>
  refuseValue(`'${name}' has no spelling in the syntax of ${syntax}: '${pattern}'`, { route: name });

/** The routes in the syntax of another router, those first that take their turn first. */
export const convertRoutes = (
  routes: readonly CompiledRoute[],
  syntax: Syntax,
  options: ConvertOptions | undefined,
): readonly Converted[] => {
  if (!Object.hasOwn(dialects, syntax)) return refuseValue(`the syntax is one of ${Object.keys(dialects).join(", ")}`);
  const leavesOut = options?.others === "leave-out";
  const pathless = routes.find(({ isPathless }) => isPathless);
  if (pathless !== undefined && !leavesOut) refuseLine(pathless, syntax);
  const lines = routes.flatMap(linesOf).sort(byTurn);
  const found: { readonly name: string; readonly path: string | UrlPatternParts }[] = [];
  for (const line of lines) {
    const path = written(syntax, line);
    if (path !== undefined) found.push(Object.freeze({ name: line.route.name, path }));
    else if (!leavesOut) refuseLine(line.route, syntax);
  }
  return Object.freeze(found);
};
