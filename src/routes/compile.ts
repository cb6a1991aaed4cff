import { fault } from "../grammar/fault.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import type { Codecs, ParamCodec } from "./codec.js";
import { requirePattern } from "./define.js";
import type { Hole, Pattern } from "./pattern.js";
import { patternSentences } from "./pattern-sentences.js";
import { phrases } from "./phrases.js";
import { joined } from "./route.js";
import { routeFailure } from "./route-failure.js";
import { routeSentences } from "./route-sentences.js";
import { normalSite } from "./site.js";
import type { Mount, Table, TableEntry } from "./table.js";

/** A parameter of a route. */
export interface Slot {
  readonly name: string;
  readonly codec: ParamCodec | undefined;
  readonly kind: Hole["kind"] | "query" | "repeated" | "fragment";
}

/** A piece of a link: text, or a parameter. */
export type Piece = string | Slot;

/** A route as the tree and the links use it. */
export interface CompiledRoute {
  readonly name: string;
  readonly pattern: string;
  /** The scheme; `undefined` for a pattern that is a path. */
  readonly scheme: string | undefined;
  /** Host and port as they are matched, as text and labels; `undefined` without "//". */
  readonly authority: readonly Piece[] | undefined;
  /** The same as it is written, for links. */
  readonly written: readonly Piece[] | undefined;
  readonly path: readonly Piece[];
  readonly query: readonly Slot[] | undefined;
  readonly fragment: Slot | undefined;
  /** Whether the pattern has a scheme of its own, and is no path of the base. */
  readonly isOwn: boolean;
  /** Whether values can make the host that of the base, whose paths are tried first. */
  readonly mayBeBase: boolean;
  /** Whether the pattern is a query or a fragment alone. */
  readonly isPathless: boolean;
  /** Every parameter that has a place in the path or the host. */
  readonly slots: readonly Slot[];
  /** A way through the tree has something else to try, so that a value may lead to another route. */
  isShadowed: boolean;
  /** What a match gives when the route has no parameters. */
  readonly constant: { readonly ok: true; readonly name: string; readonly params: object } | undefined;
}

/** A failure of a definition, with the name of the route. */
const refuse = (failure: Failure, route: string): never => {
  throw new UriError(routeFailure(failure, { route }));
};

const refusePhrase = (phrase: "mounted" | "mountPrefix", text: string, name: string): never =>
  refuse(failureOf(patternSentences, fault("invalid-pattern", "reference", "", phrases[phrase]), text), name);

const compileRoute = (pattern: Pattern, name: string, known: Codecs, base: Base): CompiledRoute => {
  const codecOf = (param: string): ParamCodec | undefined => (Object.hasOwn(known, param) ? known[param] : undefined);
  const slots: Slot[] = [];
  const piece = (part: string | Hole): Piece => {
    if (typeof part === "string") return part;
    const slot: Slot = { name: part.name, codec: codecOf(part.name), kind: part.kind };
    slots.push(slot);
    return slot;
  };
  const front = pattern.front.map(piece);
  const path = pattern.path.map(piece);
  const query = pattern.query?.map(
    ({ name: param, repeated }): Slot => ({
      name: param,
      codec: codecOf(param),
      kind: repeated ? "repeated" : "query",
    }),
  );
  const fragment: Slot | undefined =
    pattern.fragment === undefined
      ? undefined
      : { name: pattern.fragment, codec: codecOf(pattern.fragment), kind: "fragment" };
  const isConstant = slots.length === 0 && query === undefined && fragment === undefined;
  const [first = ""] = pattern.front;
  const start = typeof first === "string" ? first : "";
  const hasScheme = start !== "";
  const isReference = !hasScheme && (query !== undefined || fragment !== undefined) && path.length === 0;
  const scheme = hasScheme ? start.slice(0, start.indexOf(":")) : isReference ? undefined : base.scheme;
  const own = start.endsWith("://") ? front.slice(1) : undefined;
  const outer = isReference || base.written === undefined ? undefined : [base.written];
  const written = hasScheme ? own : outer;
  const authority = written?.map((piece) => (typeof piece === "string" ? normalSite(scheme, piece) : piece));
  const isOnBase = scheme !== undefined && scheme === base.scheme && authority !== undefined;
  const hasLabel = front.some((piece) => typeof piece === "object");
  const isOwn = hasScheme && !(isOnBase && !hasLabel && (authority[0] ?? "") === base.authority);
  return {
    name,
    pattern: pattern.text,
    scheme,
    authority,
    written,
    path,
    query,
    fragment,
    slots,
    isOwn,
    mayBeBase: isOwn && isOnBase && hasLabel,
    isPathless: isReference,
    isShadowed: false,
    constant: isConstant ? Object.freeze({ ok: true, name, params: Object.freeze({}) }) : undefined,
  };
};

/** What stands before the paths of a table. */
export interface Base {
  readonly scheme: string | undefined;
  /** Host and port as they are matched, and as links have them. */
  readonly authority: string | undefined;
  readonly written: string | undefined;
  /** A path that does not end in "/". */
  readonly path: string;
}

/** Collects the routes of a table. `prefix` is that of the mounts around it, `undefined` at the top. */
class Collector {
  readonly found: CompiledRoute[] = [];
  /** The names of a mounted route and of one at the top may be written alike. */
  readonly names = new Set<string>();

  constructor(readonly base: Base) {}

  table(table: Table, before: string, prefix: string | undefined, outer: Codecs): void {
    for (const name of Object.keys(table)) {
      const entry = table[name];
      if (entry !== undefined) this.entry(entry, before + name, prefix, outer);
    }
  }

  entry(entry: TableEntry, name: string, prefix: string | undefined, outer: Codecs): void {
    if (typeof entry === "string") this.route(entry, name, prefix, outer, {});
    else if ("pattern" in entry) this.route(entry.pattern, name, prefix, outer, entry.codecs);
    else this.mount(entry, name, prefix, outer);
  }

  mount(entry: Mount, name: string, prefix: string | undefined, outer: Codecs): void {
    const { front, path, query, fragment } = requirePattern(entry.prefix, { route: name });
    const isPrefix =
      query === undefined &&
      fragment === undefined &&
      !entry.prefix.endsWith("/") &&
      !path.some((part) => typeof part === "object" && part.kind !== "segment");
    if (!isPrefix) refusePhrase("mountPrefix", entry.prefix, name);
    if (front.length > 0 && prefix !== undefined) refusePhrase("mounted", entry.prefix, name);
    this.table(entry.routes, `${name}.`, this.behind(prefix, entry.prefix), { ...outer, ...entry.codecs });
  }

  route(text: string, name: string, prefix: string | undefined, outer: Codecs, own: Codecs): void {
    const alone = requirePattern(text, { route: name });
    if (prefix !== undefined && alone.front.length > 0) refusePhrase("mounted", text, name);
    const whole = this.behind(prefix, text);
    const pattern = whole === text ? alone : requirePattern(whole, { route: name });
    const route = compileRoute(pattern, name, { ...outer, ...own }, this.base);
    const params = new Set(
      [...route.slots, ...(route.query ?? []), ...(route.fragment ? [route.fragment] : [])].map((slot) => slot.name),
    );
    for (const param of Object.keys(own)) {
      if (params.has(param)) continue;
      const said = `'${param}' is no parameter of '${text}'`;
      refuse(failureOf(routeSentences, fault("unused-codec", "reference", "", said), text), name);
    }
    if (this.names.has(name)) {
      const said = `'${name}' is the name of two routes`;
      refuse(failureOf(routeSentences, fault("duplicate-route", "reference", "", said), text), name);
    }
    this.names.add(name);
    this.found.push(route);
  }

  behind(prefix: string | undefined, text: string): string {
    if (prefix !== undefined) return joined(prefix, text);
    return text[0] === "/" || text.startsWith("{/") ? joined(this.base.path, text) : text;
  }
}

/** The routes of a table, with those of its mounts. Throws the first fault of a pattern. */
export const compileTable = (table: Table, base: Base): readonly CompiledRoute[] => {
  const collector = new Collector(base);
  collector.table(table, "", undefined, {});
  return collector.found;
};
