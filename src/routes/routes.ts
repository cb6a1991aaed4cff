import { pctNormalizeHost } from "../algorithm/pct-normalize.js";
import { relativize, safeRelativize } from "../algorithm/relativize.js";
import { resolve } from "../algorithm/resolve.js";
import { fault } from "../grammar/fault.js";
import { scan } from "../grammar/scan.js";
import { attempt } from "../uri/attempt.js";
import type { Result, Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import { accept, refuse, requireUri } from "../uri/uri.js";
import type { App } from "./app.js";
import { type Base, type CompiledRoute, compileTable } from "./compile.js";
import type { ConvertOptions, Syntax } from "./convert.js";
import { convertRoutes } from "./convert-routes.js";
import { ownTable } from "./define.js";
import { type Forest, plantRoutes } from "./insert.js";
import { type AnyMatch, matchReference, matchRequest } from "./match-target.js";
import type { AnyParams } from "./param-types.js";
import type { CheckTable } from "./route.js";
import { refuseValue } from "./route-failure.js";
import { routeSentences } from "./route-sentences.js";
import { normalSite } from "./site.js";
import type { Table } from "./table.js";
import { writeLink } from "./write-link.js";

/** What holds for a whole table. */
export interface RoutesOptions<BaseText extends string | Uri = string | Uri> {
  /**
   * What stands before every path: `"/app"`, or a scheme and an authority, perhaps with a path. Links begin with it, and
   * a target with its scheme and authority is matched as one without any, whether a default port is written or not. A
   * pattern with that scheme and authority is one of these paths. A last "/" does not count.
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

const noBase: Base = { scheme: undefined, authority: undefined, written: undefined, path: "" };

const readBase = (given: string | Uri | undefined): Base => {
  if (given === undefined || given === "") return noBase;
  const uri = typeof given === "string" ? scan(given, accept, refuse) : requireUri(given);
  const { scheme, authority, userinfo, query, fragment } = uri;
  const isSite = (scheme === undefined) === (authority === undefined) && userinfo === undefined;
  if (!isSite || query !== undefined || fragment !== undefined || (uri.path !== "" && !uri.path.startsWith("/"))) {
    throw new UriError(failureOf(routeSentences, fault("invalid-base", "reference", ""), uri.href));
  }
  const path = uri.path.endsWith("/") ? uri.path.slice(0, -1) : uri.path;
  const written = authority && pctNormalizeHost(authority);
  return { scheme, authority: written && normalSite(scheme, written), written, path };
};

type AnyLink = (values?: AnyParams) => unknown;

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
      else if (route !== undefined) links[name] = Object.freeze(linkOf(route));
    }
    return Object.freeze(links);
  };
  return nest(table, before);
};

type AnyFunction = (given?: unknown) => unknown;

/** A function under its own name; what every object inherits is none. */
const functionOf = (owner: unknown, name: string, among: string): AnyFunction => {
  if (typeof owner !== "object" || owner === null) return refuseValue(`${among} are an object, not ${nameOf(owner)}`);
  const found: unknown = Reflect.get(owner, name);
  const isOwn = typeof found === "function" && found !== Reflect.get(Object.prototype, name);
  return isOwn ? (given) => Reflect.apply(found, owner, [given]) : refuseValue(`${among} have no function '${name}'`);
};

const handled = (match: AnyMatch, handlers: unknown, fallbacks: unknown): unknown => {
  if (match === undefined) return functionOf(fallbacks, "notFound", "the fallbacks")();
  return match.ok
    ? functionOf(handlers, match.name, "the handlers")(match.params)
    : functionOf(fallbacks, "invalid", "the fallbacks")(match.failure);
};

const uriOf = (link: string | Uri): Uri => (typeof link === "string" ? scan(link, accept, refuse) : requireUri(link));

/** Scheme, userinfo, and host with port as they are matched. */
const siteOf = ({ scheme, authority, userinfo }: Uri): string | undefined => {
  if (authority === undefined) return scheme;
  const start = userinfo === undefined ? 0 : userinfo.length + 1;
  return `${scheme}:${authority.slice(0, start)}/${normalSite(scheme, pctNormalizeHost(authority.slice(start)))}`;
};

/** Stands for the scheme and the authority that both links lack. */
const standIn = "x://x";

const refuseRelative = (said: string, to: Uri): never => {
  throw new UriError(failureOf(routeSentences, fault("unrelated-links", "reference", "", said), to.href));
};

const relative = (from: string | Uri, to: string | Uri): Uri => {
  const [one, other] = [uriOf(from), uriOf(to)];
  const site = siteOf(other);
  // A query or a fragment alone leads there from anywhere.
  if (site === undefined && other.path === "") return other;
  if (siteOf(one) !== site) return refuseRelative("the two links do not share scheme and authority", other);
  if (site !== undefined) return relativize(one, other);
  if (other.path[0] !== "/")
    return refuseRelative("a path without a root leads to another place from every link", other);
  const found = one.path[0] === "/" ? safeRelativize(resolve(standIn, one), standIn + other.href) : undefined;
  // The link itself leads there, too; what has the authority that stands in does not.
  return found?.ok && found.uri.authority === undefined ? found.uri : other;
};

const isMatch = (target: unknown): target is AnyMatch =>
  target === undefined || (typeof target === "object" && target !== null && "ok" in target);

const safely = (make: () => Uri): Result => Object.freeze(attempt(make));

const isLenient = (trailingSlash: unknown): boolean => {
  if (trailingSlash === undefined || trailingSlash === "strict") return false;
  if (trailingSlash === "ignore") return true;
  return refuseValue('the option `trailingSlash` is "strict" or "ignore"');
};

/** The app without the types of its table. */
const makeApp = (table: Table, routes: readonly CompiledRoute[], forest: Forest, base: Base) => {
  const match = (target: string | Uri): AnyMatch => matchReference(forest, base, target);
  const write = (route: CompiledRoute, values: AnyParams | undefined): Uri =>
    writeLink(route, values ?? {}, forest, base);
  return Object.freeze({
    table,
    to: linksOf(routes, table, "", (route) => (values) => write(route, values)),
    safeTo: linksOf(routes, table, "", (route) => (values) => safely(() => write(route, values))),
    match,
    matchTarget: (target: string): AnyMatch => matchRequest(forest, base, target),
    handle: (target: string | Uri | AnyMatch, handlers: unknown, fallbacks: unknown): unknown =>
      handled(isMatch(target) ? target : match(target), handlers, fallbacks),
    relative,
    safeRelative: (from: string | Uri, to: string | Uri) => safely(() => relative(from, to)),
    convert: (syntax: Syntax, options?: ConvertOptions) => convertRoutes(routes, syntax, options),
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
 * (`duplicate-route`); `NoDuplicates` says that at compile time. `invalid-value` for what is no table.
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
  const given = ownTable(table);
  const compiled = compileTable(given, base);
  const forest = plantRoutes(compiled, isLenient(options?.trailingSlash));
  return makeApp(given, compiled, forest, base) as object as App<Routes, BaseTextOf<BaseText>>;
};
