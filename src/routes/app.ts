import type { Result, Uri } from "../uri/components.js";
import type { Codecs } from "./codec.js";
import type { Converted, ConvertOptions, Syntax } from "./convert.js";
import type { LinkUri } from "./href.js";
import type { AnyParams, ParamsOf, ValuesOf } from "./param-types.js";
import type { Joined } from "./route.js";
import type { RouteFailure } from "./route-failure.js";
import type { Mount, Route } from "./table.js";

/** A target that a route matches, with the values of its parameters. What `match` gives is such an object for each route. */
export interface Matched<Name extends string = string, Params = AnyParams> {
  readonly ok: true;
  /** The name of the route; of a mounted one, the names joined with ".". */
  readonly name: Name;
  /** The values, decoded and read. A parameter that is missing is no key. */
  readonly params: Params;
}

/** A target that is no reference, or holds a value that the matched route refuses. */
export interface Refused {
  readonly ok: false;
  readonly failure: RouteFailure;
}

/**
 * Every route of a table as a match: one union, told apart by `name`. Its members are written in full, so that editors and
 * declarations show what is in them.
 */
export type MatchesOf<
  Routes,
  Before extends string = "",
  Prefix extends string = "",
  Outer extends Codecs = {},
> = string extends keyof Routes
  ? Matched
  : {
      [Name in keyof Routes & string]: EntryMatch<Routes[Name], `${Before}${Name}`, Prefix, Outer>;
    }[keyof Routes & string];

type EntryMatch<Entry, Name extends string, Prefix extends string, Outer extends Codecs> = 0 extends 1 & Entry
  ? Matched
  : EntryMatchOf<Entry, Name, Prefix, Outer>;

type EntryMatchOf<Entry, Name extends string, Prefix extends string, Outer extends Codecs> = Entry extends string
  ? {
      readonly ok: true;
      /** The name of the route; of a mounted one, the names joined with ".". */
      readonly name: Name;
      /** The values, decoded and read. A parameter that is missing is no key. */
      readonly params: ParamsOf<Joined<Prefix, Entry>, Outer>;
    }
  : Entry extends Mount<infer Pattern, infer Known, infer Routes>
    ? MatchesOf<Routes, `${Name}.`, Joined<Prefix, Pattern>, Both<Outer, Known>>
    : Entry extends Route<infer Pattern, infer Known>
      ? {
          readonly ok: true;
          /** The name of the route; of a mounted one, the names joined with ".". */
          readonly name: Name;
          /** The values, decoded and read. A parameter that is missing is no key. */
          readonly params: ParamsOf<Joined<Prefix, Pattern>, Both<Outer, Known>>;
        }
      : never;

/** The codecs of a route and of the mounts around it, as one object. */
export type Both<Outer extends Codecs, Known extends Codecs> = [keyof Outer] extends [never]
  ? Known
  : [keyof Known] extends [never]
    ? Outer
    : { readonly [Name in keyof (Outer & Known)]: (Outer & Known)[Name] };

/** What matching a target gives: a route, why there is none, or `undefined` when nothing in the table matches. */
export type MatchOf<Routes> = MatchesOf<Routes> | Refused | undefined;

/** What a link takes: nothing, values, or values that may all be missing. */
type Arguments<Pattern extends string, Known extends Codecs> =
  {} extends Record<Pattern, 1>
    ? [values?: AnyParams]
    : Pattern extends `${string}{${string}`
      ? {} extends ValuesOf<Pattern, Known>
        ? [values?: ValuesOf<Pattern, Known>]
        : [values: ValuesOf<Pattern, Known>]
      : [];

/** Makes a link from the values of the parameters. */
export type Link<Pattern extends string, Known extends Codecs> = (
  ...values: Arguments<Pattern, Known>
) => LinkUri<Pattern, Known>;

/** The same, with the failure as a value. */
export type SafeLink<Pattern extends string, Known extends Codecs> = (
  ...values: Arguments<Pattern, Known>
) => Result<LinkUri<Pattern, Known>>;

/** What is made of each route: a link, or its safe twin. */
type Kind = "link" | "safe";

/** The two kinds side by side; only the one that is asked for is looked at. */
interface Kinds<Pattern extends string, Known extends Codecs> {
  readonly link: Link<Pattern, Known>;
  readonly safe: SafeLink<Pattern, Known>;
}

/** A link for each route, by name; those of a mount under its name. */
export type LinksOf<
  Routes,
  Prefix extends string = "",
  Outer extends Codecs = {},
  One extends Kind = "link",
> = string extends keyof Routes
  ? { readonly [name: string]: Kinds<string, {}>[One] }
  : {
      readonly [Name in keyof Routes]: EntryLinks<Routes[Name], Prefix, Outer, One>;
    };

/** The same for the safe twins. */
export type SafeLinksOf<Routes, Prefix extends string = "", Outer extends Codecs = {}> = LinksOf<
  Routes,
  Prefix,
  Outer,
  "safe"
>;

/** What is `any` may be a route and a mount. */
type EntryLinks<Entry, Prefix extends string, Outer extends Codecs, One extends Kind> = 0 extends 1 & Entry
  ? Kinds<string, {}>[One] & { readonly [name: string]: Kinds<string, {}>[One] }
  : EntryLinksOf<Entry, Prefix, Outer, One>;

type EntryLinksOf<Entry, Prefix extends string, Outer extends Codecs, One extends Kind> = Entry extends string
  ? Kinds<Joined<Prefix, Entry>, Outer>[One]
  : Entry extends Mount<infer Pattern, infer Known, infer Routes>
    ? LinksOf<Routes, Joined<Prefix, Pattern>, Both<Outer, Known>, One>
    : Entry extends Route<infer Pattern, infer Known>
      ? Kinds<Joined<Prefix, Pattern>, Both<Outer, Known>>[One]
      : never;

/** A function for every route. */
export type HandlersOf<Routes> = {
  readonly [One in MatchesOf<Routes> as One["name"]]: (params: One["params"]) => unknown;
};

/** Refuses a handler whose route is gone. */
type NoOthers<Names extends PropertyKey> = { readonly [Name in Names]: `there is no route '${Name & string}'` };

/** What is called when no route matches, and when a target or a value of it is refused. */
export interface Fallbacks<NotFound, Invalid> {
  readonly notFound: () => NotFound;
  readonly invalid: (failure: RouteFailure) => Invalid;
}

/** The table with a base before its paths; queries, fragments and patterns with a scheme stand alone. */
export type Based<Routes, Base extends string> = Base extends ""
  ? Routes
  : string extends keyof Routes
    ? Routes
    : { readonly [Name in keyof Routes]: BasedEntry<Routes[Name], Base> };

type BasedEntry<Entry, Base extends string> = Entry extends string
  ? Behind<Base, Entry>
  : Entry extends Mount<infer Pattern, infer Known, infer Routes>
    ? Mount<Behind<Base, Pattern>, Known, Routes>
    : Entry extends Route<infer Pattern, infer Known>
      ? Route<Behind<Base, Pattern>, Known>
      : never;

/** A path behind a base that does not end in "/"; a base without a path has the path "/" for "/". */
type Behind<Base extends string, Pattern extends string> = Pattern extends `${"/" | "{/"}${string}`
  ? Joined<Base, Pattern>
  : Pattern;

type Returned<Handlers> = {
  [Name in keyof Handlers]: Handlers[Name] extends (...given: never) => infer Value ? Value : never;
}[keyof Handlers];

/** A table of routes: links, matching and types from one definition. Made by `routes`. */
export interface App<Routes, Base extends string = ""> {
  /** The table that it was made from. */
  readonly table: Routes;
  /**
   * Links: `app.to.user({ id: 42 })`. Values are data and are encoded. Throws a `UriError` for a value that has no
   * spelling, that its codec refuses, or that another route would capture (`shadowed-value`).
   */
  readonly to: LinksOf<Based<Routes, Base>>;
  /** The same links, with the failure as a value. */
  readonly safeTo: SafeLinksOf<Based<Routes, Base>>;
  /** The route of a `Uri` or of the text of a reference, with its values. Throws `not-a-uri` for anything else. */
  match(target: string | Uri): MatchesOf<Routes> | Refused | undefined;
  /**
   * The route of an HTTP request target (RFC 9112 section 3.2): text that starts with "/" is a path, `//admin` too. Its
   * query may have what browsers leave in one as it stands, `[ ] | ^ { } \` and the backquote: data of a parameter, and
   * ignored elsewhere. A "%" without two digits is ignored in a pair that the route does not declare, and refused in one
   * that it does. Other characters that no URI has are refused, and all of these by `match`.
   */
  matchTarget(target: string): MatchesOf<Routes> | Refused | undefined;
  /** Calls the handler of the route of a target, or of a match that is there already, and hands on what it returns. */
  handle<const Handlers extends HandlersOf<Routes>, NotFound, Invalid>(
    target: string | Uri | MatchOf<Routes>,
    handlers: Handlers & NoOthers<Exclude<keyof Handlers, MatchesOf<Routes>["name"]>>,
    fallbacks: Fallbacks<NotFound, Invalid>,
  ): Returned<Handlers> | NotFound | Invalid;
  /**
   * The shortest reference that leads from one link to the other. Both are of one site, and a target with a path has a
   * root, otherwise `unrelated-links`. A target that is a query or a fragment alone is handed back: it leads there from
   * anywhere.
   */
  relative(from: string | Uri, to: string | Uri): Uri;
  /** The same, with the failure as a value. */
  safeRelative(from: string | Uri, to: string | Uri): Result;
  /**
   * The table in the syntax of another router, in an order in which the first match is the one that this table gives. A
   * route with optional parts may take several entries. Queries and fragments are no part of these syntaxes, hosts only
   * of URLPattern; React Router ignores a last "/". Throws `invalid-value` for a route that the syntax cannot say, such as
   * a rest in OpenAPI, unless `others` leaves it out.
   */
  convert<To extends Syntax>(syntax: To, options?: ConvertOptions): readonly Converted<To, MatchesOf<Routes>["name"]>[];
}
