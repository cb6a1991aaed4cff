import type { Joined, Mount, Route } from "./route.js";

/** What a path matches, without the names of its parameters; a union where a part can be missing. */
export type ShapeOf<Pattern extends string, Read extends string = ""> = Pattern extends `${infer Head}{${infer Inside}}${infer Tail}`
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
  : Text extends `${string}://${infer Tail}`
    ? Tail extends `${string}/${string}`
      ? Text
      : `${Text}/`
    : Text;

/** One shape for each number of segments that are there. A rest that is empty yields to what has no rest. */
type OptionalShape<List extends string, Read extends string, Tail extends string> = List extends `${infer First},${infer Others}`
  ? ShapeOf<Tail, Read> | OptionalShape<Others, `${Read}/{}`, Tail>
  : List extends `${string}*`
    ? `${OfWhole<Read, "">} and a rest`
    : ShapeOf<Tail, Read> | ShapeOf<Tail, `${Read}/{}`>;

/** The shapes of all routes of a table, each with the names that have it. */
type Shapes<Routes, Before extends string, Prefix extends string> = {
  [Name in keyof Routes & string as EntryShapes<Routes[Name], `${Before}${Name}`, Prefix>[0]]: `${Before}${Name}`;
};

type EntryShapes<Entry, Name extends string, Prefix extends string> = Entry extends string
  ? [ShapeOf<Joined<Prefix, Entry>>, Name]
  : Entry extends Route<infer Pattern>
    ? [ShapeOf<Joined<Prefix, Pattern>>, Name]
    : [never, Name];
