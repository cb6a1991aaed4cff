import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { CheckPattern } from "./check-pattern.js";
import type { Codecs, ParamCodec } from "./codec.js";
import { ownCodecs, ownTable, requirePattern } from "./define.js";
import type { NameOf } from "./expression-fault.js";
import type { Expressions } from "./param-types.js";
import type { patternSentences } from "./pattern-sentences.js";
import type { Phrases } from "./phrases.js";
import type { Mount, Route, Table } from "./table.js";

type NamesOfPattern<Pattern extends string> =
  Expressions<Pattern> extends infer Expression extends string
    ? Expression extends `${"/" | "?" | "#"}${infer Spec}`
      ? NameOf<Spec>
      : Expression
    : never;

/**
 * The pattern itself when it is well formed and each codec has the name of a parameter, otherwise the words. In the type of
 * the pattern, since a check in the type of the codecs would take the types from functions written in place.
 */
export type CheckRoute<Pattern extends string, Known> =
  CheckPattern<Pattern> extends Pattern
    ? string extends Pattern | keyof Known
      ? Pattern
      : [Misnamed<Pattern, Known>] extends [never]
        ? Pattern
        : `'${Misnamed<Pattern, Known>}' is no parameter of the pattern`
    : CheckPattern<Pattern>;

/** The names of codecs that no parameter has; the key `1` is a number. */
type Misnamed<Pattern extends string, Known> = Exclude<`${keyof Known & (string | number)}`, NamesOfPattern<Pattern>>;

/**
 * A route with codecs for its parameters: built-in ones, your own, or any Standard Schema. A parameter without a codec
 * is text. What a schema or a codec of your own makes of a text is handed out as it is; one that throws, or answers
 * later, refuses the text.
 *
 * @throws {UriError} when the pattern is malformed; the compiler says so for a literal. `invalid-value` for what is no
 * codec.
 * @example
 * const app = routes({ user: route("/users/{id}", { id: int }) });
 * app.match("/users/42"); // => { ok: true, name: "user", params: { id: 42 } }
 */
export const route = <const Pattern extends string, const Known extends { readonly [name: string]: ParamCodec }>(
  pattern: CheckRoute<Pattern, Known>,
  codecs?: Known & NamedBy<Pattern>,
): Route<Pattern, OwnCodecs<Known>> => {
  const { text } = requirePattern(pattern);
  return Object.freeze({ pattern: text, codecs: ownCodecs(codecs) }) as object as Route<Pattern, OwnCodecs<Known>>;
};

/** The names that codecs can have: what an editor offers. */
type NamedBy<Pattern extends string> = { readonly [Name in NamesOfPattern<Pattern>]?: unknown };

/** Without an argument for them there are none. A default would take the types from functions written in place. */
type OwnCodecs<Known extends Codecs> = string extends keyof Known ? {} : Known;

type Invalid<Phrase extends keyof Phrases> = Sentence<
  Fault<"invalid-pattern", "reference", "", Phrases[Phrase]>,
  typeof patternSentences
>;

/** The prefix itself when routes can stand behind it: a path without rest, query and fragment, perhaps with a host. */
export type CheckPrefix<Prefix extends string> =
  {} extends Record<Prefix, 1>
    ? Prefix
    : Prefix extends `${string}/` | `${string}{${"/" | "?" | "#"}${string}`
      ? Invalid<"mountPrefix">
      : CheckPattern<Prefix>;

/** The table with the words of what is wrong in the place of each entry that is wrong. */
export type CheckTable<Routes> = {
  readonly [Name in keyof Routes]: Routes[Name] extends string ? CheckPattern<Routes[Name]> : Routes[Name];
};

/** The same for routes behind a prefix: each is a path, a query or a fragment. */
export type CheckMounted<Routes, Prefix extends string> = {
  readonly [Name in keyof Routes]: MountedFault<Routes[Name], Prefix> extends infer Said extends string
    ? Said
    : Routes[Name];
};

/** What is wrong with a route behind a prefix, in words, or nothing. Kept apart from the table, so that nothing is inferred from it. */
type MountedFault<Entry, Prefix extends string> = Entry extends string
  ? {} extends Record<Entry, 1>
    ? undefined
    : Entry extends `${"/" | "{"}${string}`
      ? CheckPattern<Entry> extends Entry
        ? MountedNamesFault<Joined<Prefix, Entry>, Prefix>
        : CheckPattern<Entry>
      : Invalid<"mounted">
  : undefined;

/** Only a prefix with a parameter can hold a name that is used again. */
type MountedNamesFault<Whole extends string, Prefix extends string> = [Prefix] extends [`${string}{${string}`]
  ? CheckPattern<Whole> extends Whole
    ? undefined
    : CheckPattern<Whole>
  : undefined;

/** A pattern behind a prefix. "/" is the prefix itself. */
export type Joined<Prefix extends string, Pattern extends string> = Prefix extends ""
  ? Pattern
  : Pattern extends "/"
    ? Prefix
    : Pattern extends `/{${infer Operator extends "?" | "#"}${infer Tail}`
      ? `${Prefix}{${Operator}${Tail}`
      : `${Prefix}${Pattern}`;

export const joined = (prefix: string, pattern: string): string => {
  if (prefix === "") return pattern;
  return (
    prefix + (pattern === "/" || pattern.startsWith("/{?") || pattern.startsWith("/{#") ? pattern.slice(1) : pattern)
  );
};

export type PatternOfPrefix<Prefix> =
  Prefix extends Route<infer Pattern> ? Pattern : Prefix extends string ? Prefix : never;

type CodecsOfPrefix<Prefix> = Prefix extends Route<string, infer Known> ? Known : {};

/**
 * The table by its members. One that is inferred through `CheckMounted`, inside a table that is inferred so too, is
 * emitted with `any` for each route.
 */
type Plain<Routes extends Table> = { readonly [Name in keyof Routes]: Routes[Name] };

/**
 * Routes behind a prefix: a path, or a scheme and a host with a path. A mounted "/" is the prefix itself. A prefix whose
 * parameters have codecs is a `route`.
 *
 * @throws {UriError} when the prefix is malformed; `invalid-value` for what is no table.
 * @example
 * const app = routes({ blog: mount("/blog", { index: "/", post: "/{slug}" }) });
 * app.to.blog.post({ slug: "first" }).href; // => "/blog/first"
 * app.match("/blog")?.ok; // => true
 */
export const mount = <const Prefix extends string | Route, const Routes extends Table>(
  prefix: Prefix extends string ? CheckPrefix<Prefix> : Prefix,
  routes: CheckMounted<Routes, PatternOfPrefix<Prefix>>,
): Mount<PatternOfPrefix<Prefix>, CodecsOfPrefix<Prefix>, Plain<Routes>> => {
  const given: unknown = prefix;
  const isRoute = typeof given === "object" && given !== null && "pattern" in given;
  const { text } = requirePattern(isRoute ? given.pattern : given);
  const codecs = ownCodecs(isRoute && "codecs" in given ? given.codecs : undefined);
  return Object.freeze({ prefix: text, codecs, routes: ownTable(routes) }) as object as Mount<
    PatternOfPrefix<Prefix>,
    CodecsOfPrefix<Prefix>,
    Plain<Routes>
  >;
};
