import { relativize } from "../algorithm/relativize.js";
import { fault } from "../grammar/fault.js";
import { scan } from "../grammar/scan.js";
import { attempt } from "../uri/attempt.js";
import type { Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { accept, refuse, requireUri } from "../uri/uri.js";
import type { App, Fallbacks } from "./app.js";
import { type Base, type CompiledRoute, compileTable } from "./compile.js";
import type { Syntax } from "./convert.js";
import { convertRoutes } from "./convert-routes.js";
import { type Forest, plantRoutes } from "./insert.js";
import { type AnyMatch, matchReference, matchRequest } from "./match-target.js";
import type { CheckTable, Table } from "./route.js";
import { routeSentences } from "./route-sentences.js";
import { writeLink } from "./write-link.js";

/** What holds for a whole table. */
export interface RoutesOptions<BaseText extends string | Uri = string | Uri> {
  /**
   * What stands before every path: `"/app"`, or a scheme and an authority, perhaps with a path. Links begin with it, and
   * a target with its scheme and authority is matched as one without any. A last "/" does not count.
   */
  readonly base?: BaseText;
  /** `"strict"` (the default): `/a` and `/a/` are two paths. `"ignore"`: a target may have one more or one less "/" at its end. */
  readonly trailingSlash?: "strict" | "ignore";
}

/** The text before the paths of a table. */
export type BaseTextOf<Given> = Given extends { readonly href: infer Href extends string }
  ? WithoutSlash<Href>
  : Given extends string
    ? WithoutSlash<Given>
    : "";

type WithoutSlash<Text extends string> = Text extends `${infer Head}/` ? Head : Text;

const readBase = (given: string | Uri | undefined): Base => {
  if (given === undefined || given === "") return { scheme: undefined, authority: undefined, path: "" };
  const uri = typeof given === "string" ? scan(given, accept, refuse) : requireUri(given);
  const { scheme, authority, userinfo, query, fragment } = uri;
  const isSite = (scheme === undefined) === (authority === undefined) && userinfo === undefined;
  if (!isSite || query !== undefined || fragment !== undefined || (uri.path !== "" && !uri.path.startsWith("/"))) {
    throw new UriError(failureOf(routeSentences, fault("invalid-base", "reference", ""), uri.href));
  }
  const path = uri.path.endsWith("/") ? uri.path.slice(0, -1) : uri.path;
  return { scheme, authority: authority?.toLowerCase(), path };
};

type AnyLink = (values?: Readonly<Record<string, unknown>>) => unknown;

interface Links {
  [name: string]: AnyLink | Links;
}

/** The links of all routes, nested as the table is. */
const linksOf = (
  routes: readonly CompiledRoute[],
  table: Table,
  before: string,
  linkOf: (route: CompiledRoute) => AnyLink,
): Links => {
  const byName = new Map(routes.map((route) => [route.name, route]));
  const nest = (entries: Table, outer: string): Links => {
    const links: Links = Object.create(null);
    for (const name of Object.keys(entries)) {
      const entry = entries[name];
      const route = byName.get(outer + name);
      if (typeof entry === "object" && "prefix" in entry) links[name] = nest(entry.routes, `${outer}${name}.`);
      else if (route !== undefined) links[name] = linkOf(route);
    }
    return Object.freeze(links);
  };
  return nest(table, before);
};

type Handlers = Readonly<Record<string, (params: object) => unknown>>;

const handled = (match: AnyMatch, handlers: Handlers, { notFound, invalid }: Fallbacks<unknown, unknown>): unknown => {
  if (match === undefined) return notFound();
  return match.ok ? handlers[match.name]?.(match.params) : invalid(match.failure);
};

const uriOf = (link: string | Uri): Uri => (typeof link === "string" ? scan(link, accept, refuse) : requireUri(link));

/** Stands for the scheme and the authority that both links lack. */
const site = "x://x";

const relative = (from: string | Uri, to: string | Uri): Uri => {
  const [one, other] = [uriOf(from), uriOf(to)];
  if (one.scheme !== other.scheme || one.authority !== other.authority) {
    throw new UriError(failureOf(routeSentences, fault("unrelated-links", "reference", ""), other.href));
  }
  return one.scheme === undefined && one.authority === undefined
    ? relativize(site + one.href, site + other.href)
    : relativize(one, other);
};

const isMatch = (target: unknown): target is AnyMatch =>
  target === undefined || (typeof target === "object" && target !== null && "ok" in target);

/** The app without the types of its table. */
const makeApp = (table: Table, routes: readonly CompiledRoute[], forest: Forest, base: Base) => {
  const match = (target: string | Uri): AnyMatch => matchReference(forest, base, target);
  return Object.freeze({
    table,
    to: linksOf(routes, table, "", (route) => (values) => writeLink(route, values ?? {}, forest)),
    safeTo: linksOf(routes, table, "", (route) => (values) => attempt(() => writeLink(route, values ?? {}, forest))),
    match,
    matchTarget: (target: string): AnyMatch => matchRequest(forest, base, target),
    handle: (target: string | Uri | AnyMatch, handlers: Handlers, fallbacks: Fallbacks<unknown, unknown>): unknown =>
      handled(isMatch(target) ? target : match(target), handlers, fallbacks),
    relative,
    safeRelative: (from: string | Uri, to: string | Uri) => attempt(() => relative(from, to)),
    convert: (syntax: Syntax) => convertRoutes(routes, syntax),
  });
};

/**
 * Links, matching and their types from one table of patterns.
 *
 * A pattern is text with `{name}` for one segment or a part of one, `{/name}` for a segment that may be missing,
 * `{/name*}` for all segments that follow, then `{?name,other}` for the query and `{#name}` for the fragment. It may
 * start with a scheme and a host, where `{name}` is one label. Static text beats a parameter, a parameter beats a rest.
 *
 * @throws {UriError} when a pattern is malformed, which the compiler says too, or when two routes match the same paths
 * (`duplicate-route`); `NoDuplicates` says that at compile time.
 * @example
 * const app = routes({ home: "/", user: route("/users/{id}", { id: int }), file: "/files{/path*}" });
 * app.to.user({ id: 42 }).href; // => "/users/42"
 * app.match("/files/a%2Fb/c"); // => { ok: true, name: "file", params: { path: ["a/b", "c"] } }
 */
export const routes = <const Routes extends Table, const BaseText extends string | Uri = "">(
  table: CheckTable<Routes>,
  options?: RoutesOptions<BaseText>,
): App<Routes, BaseTextOf<BaseText>> => {
  const base = readBase(options?.base);
  const given = Object.freeze({ ...(table as object as Table) });
  const compiled = compileTable(given, base);
  const forest = plantRoutes(compiled, options?.trailingSlash === "ignore");
  return makeApp(given, compiled, forest, base) as object as App<Routes, BaseTextOf<BaseText>>;
};
