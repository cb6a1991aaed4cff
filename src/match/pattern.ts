// How a pattern of this entry speaks to ts-pattern. At run time it is an object with the method `P.matcher`. In the types
// it stands for an intersection of a guard, which adds a mark to the value, and of an object pattern that selects from
// that mark: selections of ts-pattern have the type of what stands at their place in the value, so the types of what is
// decoded must stand in it. The mark exists in the types only. It has a second use: no value has it before it is matched,
// so `P.not` of a pattern excludes nothing.

import { P } from "ts-pattern";
import type { MatcherProtocol } from "ts-pattern/types";

declare const selected: unique symbol;

/** What a value that was matched is marked with: the names and types of the selections. Nothing of it is there at run time. */
export interface Matched<out Selected> {
  readonly [selected]: Selected;
}

/** No selections. (`MatcherProtocol` stands in full in each method: ts-pattern finds its arguments by the name of the alias.) */
type None = { type: "none" };

/** Narrows to a type and leaves everything unhandled: what it refuses cannot be said in a type. */
interface Guard<Narrowed> {
  [P.matcher](): MatcherProtocol<unknown, Narrowed, "default", None, never>;
}

/** Narrows to the value itself. */
interface Itself {
  [P.matcher](): MatcherProtocol<unknown, never, "default", None, never>;
}

/** Selects the value at its place under a name. */
interface Select<Name extends string> {
  [P.matcher](): MatcherProtocol<unknown, unknown, "default", { type: "some"; key: Name }, unknown>;
}

/** True of everything but a `Uri`, whose `kind` is never missing. */
interface NoUri {
  readonly kind?: undefined;
}

/** A part of a `Uri`, at its key: it keeps its type, so a literal stays one. */
interface PartGuard<Mark> {
  [P.matcher](): MatcherProtocol<unknown, readonly [Itself, Guard<NoUri & Mark>], "and", None, never>;
}

/** A `Uri`, whose parts get narrower, or a part of one. */
interface MarkGuard<Parts, Mark> {
  [P.matcher](): MatcherProtocol<unknown, readonly [Guard<Parts & Mark>, PartGuard<Mark>], "or", None, never>;
}

type MarkOf<Selected> = Matched<[keyof Selected] extends [never] ? true : Selected>;

type SelectAll<Selected> = Matched<{ readonly [Name in keyof Selected]: Select<Name & string> }>;

/**
 * A pattern of `urigami/match`: for `match(...).with`, alone, at the key of its part, or anywhere inside a pattern of
 * ts-pattern; and for {@link dispatch}.
 *
 * (An alias: `isMatching` takes objects with an implicit index signature only, which an interface has not.)
 *
 * `Parts` are the parts of a `Uri` that get narrower, `Selected` is what the pattern selects, by name.
 *
 * @example
 * import { isMatching } from "ts-pattern";
 * const profile: UriPattern<{ readonly path: string }, { readonly id: string }> = path("/users/{id}");
 * isMatching(profile, parse("/users/42")); // => true
 */
export type UriPattern<Parts, Selected> = {
  [P.matcher](): MatcherProtocol<
    unknown,
    readonly [MarkGuard<Parts, MarkOf<Selected>>, SelectAll<Selected>],
    "and",
    None,
    never
  >;
};

/** What a pattern selects from a value: values by name, or nothing when the value does not match. */
export type Selections = Readonly<Record<string, unknown>>;

/** Selections of a pattern that has none. */
export const noSelections: Selections = Object.freeze({});

/** A pattern from a function that looks at a value, and the names that it selects. */
export const pattern = <Parts, Selected>(
  look: (value: unknown) => Selections | undefined,
  names: readonly string[] = [],
): UriPattern<Parts, Selected> => {
  const protocol = Object.freeze({
    match: (value: unknown) => {
      const selections = look(value);
      return selections === undefined ? { matched: false } : { matched: true, selections };
    },
    getSelectionKeys: () => [...names],
  });
  return Object.freeze({ [P.matcher]: () => protocol });
};

/** Whether a value is a pattern: one of this entry or of ts-pattern. */
export const isPattern = (value: unknown): value is UriPattern<unknown, unknown> =>
  typeof value === "object" && value !== null && P.matcher in value;

/** What a pattern selects from a value, or nothing when the value does not match. */
export const look = (from: UriPattern<unknown, unknown>, value: unknown): Selections | undefined => {
  const { matched, selections } = from[P.matcher]().match(value);
  return matched ? (selections ?? noSelections) : undefined;
};
