import type { PctNormalize } from "../algorithm/pct-normalize.js";
import type { Joined } from "./route.js";
import type { NormalSite } from "./site.js";
import type { Mount, Route } from "./table.js";

/** What a path matches, without the names of its parameters; a union where a part can be missing. */
export type ShapeOf<
  Pattern extends string,
  Read extends string = "",
> = Pattern extends `${infer Head}{${infer Inside}}${infer Tail}`
  ? Inside extends `${"?" | "#"}${string}`
    ? OfWhole<`${Read}${Head}`, Inside>
    : Inside extends `/${infer List}`
      ? OptionalShape<List, `${Read}${Head}`, Tail>
      : ShapeOf<Tail, `${Read}${Head}{}`>
  : OfWhole<`${Read}${Pattern}`, "">;

/** A pattern that is a query or a fragment alone is told from paths. */
type OfWhole<Text extends string, Inside extends string> = Text extends ""
  ? Inside extends `${infer Operator extends "?" | "#"}${string}`
    ? Operator
    : "/"
  : Text extends `/${string}`
    ? Normal<Text>
    : Text extends `${infer Front}://${infer Tail}`
      ? Tail extends `${infer Host}/${infer Rest}`
        ? `${Site<Lowercase<Front>, Lowercase<Host>>}/${Normal<Rest>}`
        : `${Site<Lowercase<Front>, Lowercase<Tail>>}/`
      : Text extends `${infer Scheme}:${infer Rest}`
        ? `${Lowercase<Scheme>}:${Normal<Rest>}`
        : Text;

type Site<Scheme extends string, Written extends string> = `${Scheme}://${NormalSite<Scheme, Written>}`;

/** Text with its triplets as they are matched. */
type Normal<Text extends string> = Text extends `${string}%${string}` ? PctNormalize<Text> : Text;

/** One shape for each number of segments that are there. A rest that is empty yields to what has no rest. */
type OptionalShape<
  List extends string,
  Read extends string,
  Tail extends string,
> = List extends `${string},${infer Others}`
  ? ShapeOf<Tail, Read> | OptionalShape<Others, `${Read}/{}`, Tail>
  : List extends `${string}*`
    ? `${OfWhole<Read, "">} and a rest`
    : ShapeOf<Tail, Read> | ShapeOf<Tail, `${Read}/{}`>;

/** A route of a table by its shape. */
interface Shaped<out Shape extends string, out Name extends string> {
  readonly shape: Shape;
  readonly name: Name;
}

/** All routes of a table, those of its mounts too, one member for each shape of each. */
type ShapedRoutes<Routes, Before extends string, Prefix extends string> = string extends keyof Routes
  ? never
  : {
      [Name in keyof Routes & string]: ShapedEntry<Routes[Name], `${Before}${Name}`, Prefix>;
    }[keyof Routes & string];

type ShapedEntry<Entry, Name extends string, Prefix extends string> = Entry extends string
  ? ShapedPattern<Joined<Prefix, Entry>, Name>
  : Entry extends Mount<infer Pattern, infer _, infer Routes>
    ? ShapedRoutes<Routes, `${Name}.`, Joined<Prefix, Pattern>>
    : Entry extends Route<infer Pattern>
      ? ShapedPattern<Joined<Prefix, Pattern>, Name>
      : never;

/** What is not known when the program is compiled is left to the run time. */
type ShapedPattern<Pattern extends string, Name extends string> =
  {} extends Record<Pattern, 1> ? never : Shaped<ShapeOf<Pattern>, Name>;

/** The names that have each shape. */
type NamesByShape<One extends Shaped<string, string>> = { [Each in One as Each["shape"]]: Each["name"] };

/** The table, with the words of what is wrong in the place of each route whose paths another one matches too. */
export type Distinct<
  Routes,
  ByShape = NamesByShape<ShapedRoutes<Routes, "", "">>,
  Before extends string = "",
  Prefix extends string = "",
> = {
  readonly [Name in keyof Routes]: string extends Name
    ? Routes[Name]
    : DistinctEntry<Routes[Name], ByShape, `${Before}${Name & string}`, Prefix>;
};

type DistinctEntry<Entry, ByShape, Name extends string, Prefix extends string> = Entry extends string
  ? DistinctPattern<Entry, ShapeOf<Joined<Prefix, Entry>>, ByShape, Name>
  : Entry extends Mount<infer Pattern, infer Known, infer Routes>
    ? Mount<Pattern, Known, Routes> & {
        readonly routes: Distinct<Routes, ByShape, `${Name}.`, Joined<Prefix, Pattern>>;
      }
    : Entry extends Route<infer Pattern>
      ? DistinctPattern<Entry, ShapeOf<Joined<Prefix, Pattern>>, ByShape, Name>
      : never;

type DistinctPattern<Entry, Shape extends string, ByShape, Name extends string> =
  {} extends Record<Shape, 1>
    ? Entry
    : ByShape extends { readonly [One in Shape]: infer Names }
      ? [Names] extends [Name]
        ? Entry
        : `'${Name}' matches the same paths as '${Exclude<Names, Name> & string}'`
      : Entry;

/**
 * The table itself when no two of its routes match the same paths; an error on the argument otherwise, which names both.
 * `routes` refuses such a table at run time. Up to some hundred routes it costs little in an editor.
 *
 * @example
 * const app = routes({ user: "/users/{id}", me: "/users/me" });
 * type Checked = NoDuplicates<typeof app.table>;
 */
export type NoDuplicates<Routes extends Distinct<Routes>> = Routes;
