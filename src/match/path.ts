import { pctNormalize } from "../algorithm/pct-normalize.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { hasBrokenTriplet } from "../grammar/scan.js";
import { failureOf, UriError } from "../uri/failure.js";
import { isUri } from "../uri/uri.js";
import { type Hole, type HolesOf, holeOf, type NameOf, type SelectedBy } from "./holes.js";
import { type CheckPathPattern, pathPatternFault } from "./path-pattern.js";
import { pattern, type Selections, type UriPattern } from "./pattern.js";
import { captured, type Piece, readPiece } from "./piece.js";
import { isReader, notReader, type ReadBy, type Reader, readWith } from "./reader.js";
import { refuseValue, requireRecord, requireText } from "./refuse-value.js";
import { textSentences } from "./sentences.js";

/**
 * What may read the values of a pattern's holes, by name. An index, since a property `toString` would be asked of every
 * object.
 */
export interface ReadersByName {
  readonly [name: string]: Reader;
}

/** Nobody can give a reader of a hole that is not there. The key `1` is a number. */
export type NoOthers<Text extends string, Given> = {
  readonly [Name in keyof Given as `${Name & (string | number)}` extends NameOf<HolesOf<Text>> ? never : Name]: never;
};

/** The names that readers can have: what an editor offers. */
type NamedBy<Text extends string> = { readonly [Name in NameOf<HolesOf<Text>> & string]?: unknown };

/** What holes select when they are read. */
export type SelectedWith<Text extends string, Readers> = SelectedBy<
  Text,
  { readonly [Name in keyof Readers as `${Name & (string | number)}`]: ReadBy<Readers[Name]> }
>;

/** A pattern of a path, ready to be compared. */
interface Compiled {
  /** The literal text that every path of the pattern starts with, in normal form. */
  readonly prefix: string;
  readonly isRooted: boolean;
  readonly pieces: readonly Piece[];
  readonly tail: Hole | undefined;
  readonly names: readonly string[];
}

const compile = (text: string): Compiled => {
  const tailStart = text.indexOf("{/");
  const tail = tailStart < 0 ? undefined : holeOf(text.slice(tailStart + 1, -1));
  const fixed = tailStart < 0 ? text : text.slice(0, tailStart);
  const isRooted = fixed.startsWith("/") || (fixed === "" && tail !== undefined);
  const pieces =
    fixed === ""
      ? []
      : fixed
          .slice(isRooted ? 1 : 0)
          .split("/")
          .map((piece) => readPiece(piece, pctNormalize));
  const holes = [...pieces.map(({ hole }) => hole), tail];
  const prefix = pctNormalize(fixed.split("{", 1)[0] ?? "");
  return { prefix, isRooted, pieces, tail, names: holes.flatMap((hole) => hole?.name ?? []) };
};

const isDotSegment = (text: string): boolean => text === "." || text === "..";

/** The segments of a path, normal and still encoded; nothing when one is a dot segment. */
export const segmentsOf = (path: string, isRooted: boolean): readonly string[] | undefined => {
  if (path === "") return [];
  if (path.startsWith("/") !== isRooted) return undefined;
  const segments = pctNormalize(isRooted ? path.slice(1) : path).split("/");
  return segments.some(isDotSegment) ? undefined : segments;
};

type Readers = Readonly<Record<string, Reader | undefined>>;

/** A copy of readers, each of a hole. */
const requireReaders = (readers: Readers, names: readonly string[]): Readers => {
  const own: Record<string, Reader | undefined> = {};
  for (const [name, reader] of Object.entries(requireRecord(readers, "readers"))) {
    if (!names.includes(name)) refuseValue(`there is no hole "${name}" to read`);
    else if (reader !== undefined && !isReader(reader)) refuseValue(`the reader of "${name}" ${notReader(reader)}`);
    else own[name] = reader;
  }
  return own;
};

/** Puts a value under a name, read when it has a reader. Tells whether the reader took it. */
const put = (into: Record<string, unknown>, name: string, text: string | undefined, readers: Readers): boolean => {
  if (text === undefined) return false;
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (reader === undefined) {
    into[name] = text;
    return true;
  }
  const result = readWith(reader, text);
  if (result === undefined) return false;
  into[name] = result.value;
  return true;
};

/** Puts what a tail takes under its name: nothing or one segment, or all that are left. */
const putTail = (into: Record<string, unknown>, tail: Hole, rest: readonly string[], readers: Readers): boolean => {
  if (!tail.isList) {
    const [segment] = rest;
    if (segment === undefined) into[tail.name] = undefined;
    return (
      rest.length < 2 &&
      (segment === undefined || (segment !== "" && put(into, tail.name, percentDecode(segment), readers)))
    );
  }
  const items: unknown[] = [];
  for (const segment of rest) {
    const item: Record<string, unknown> = {};
    if (!put(item, tail.name, percentDecode(segment), readers)) return false;
    items.push(item[tail.name]);
  }
  into[tail.name] = Object.freeze(items);
  return true;
};

/** Whether a path cannot start with a prefix: most arms of a long match end here, without a look at segments. */
const startsOtherwise = (path: string, prefix: string): boolean => {
  if (path.startsWith(prefix)) return false;
  const triplet = path.indexOf("%");
  return triplet < 0 || triplet >= prefix.length;
};

const select = (
  { prefix, isRooted, pieces, tail }: Compiled,
  path: string,
  readers: Readers,
): Selections | undefined => {
  // What is no `Uri` may be any text, and a "%" without digits has no reading.
  if (startsOtherwise(path, prefix) || hasBrokenTriplet(path)) return undefined;
  // Where nothing stands before a tail, "/" is the path that has nothing in it.
  const segments = path === "/" && pieces.length === 0 && tail !== undefined ? [] : segmentsOf(path, isRooted);
  if (segments === undefined || segments.length < pieces.length) return undefined;
  if (tail === undefined && segments.length > pieces.length) return undefined;
  const into: Record<string, unknown> = {};
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    const segment = segments[index];
    if (piece === undefined || segment === undefined) return undefined;
    if (
      piece.hole === undefined
        ? piece.before !== segment
        : !put(into, piece.hole.name, captured(piece, segment), readers)
    ) {
      return undefined;
    }
  }
  const fits = tail === undefined || putTail(into, tail, segments.slice(pieces.length), readers);
  return fits ? Object.freeze(into) : undefined;
};

/**
 * A pattern of the path: of a `Uri`, or of the text at its key `path`.
 *
 * `{id}` takes one segment, or what stands in a segment between literal text (`{file}.json`), and never an empty one. At
 * the end, `{/section}` takes a segment or nothing, and `{/rest*}` all segments that are left, as an array; with nothing
 * before them, "/" has no segment. What they
 * take is selected by name, decoded after splitting; `readers` make other values of it, and what they refuse does not
 * match. Triplets of unreserved characters count as the characters (`/%73` is `/s`). A path with a dot segment, however
 * it is written, matches nothing; so does one whose selected text is not UTF-8. A last "/" is a segment of its own.
 *
 * The type of the path does not get narrower: other spellings match too.
 *
 * @throws {UriError} when the pattern is malformed, which the compiler says of literals; `invalid-value` for what is no
 * reader, or reads no hole.
 * @example
 * import { match } from "ts-pattern";
 * const name = match(parse("https://example.com/users/ann%20b"))
 *   .with(path("/users/{name}"), ({ name }) => name)
 *   .otherwise(() => undefined);
 * name; // => "ann b"
 * @see RFC 3986 section 3.3
 */
export const path = <const Text extends string, const Given extends ReadersByName = {}>(
  text: CheckPathPattern<Text>,
  readers?: Given & NoOthers<Text, Given> & NamedBy<Text>,
): UriPattern<{ readonly path: string }, SelectedWith<Text, Given>> => pathPattern(text, readers ?? {});

/** The same for a text that no compiler has looked at. */
export const pathPattern = <Parts, Selected>(text: string, given: Readers): UriPattern<Parts, Selected> => {
  const found = pathPatternFault(requireText(text));
  if (found !== undefined) throw new UriError(failureOf(textSentences, found, text));
  const compiled = compile(text);
  const readers = requireReaders(given, compiled.names);
  return pattern((value) => {
    if (isUri(value)) return select(compiled, value.path, readers);
    return typeof value === "string" ? select(compiled, value, readers) : undefined;
  }, compiled.names);
};
