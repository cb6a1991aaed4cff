import { type Component, fault } from "../grammar/fault.js";
import { pctEncodedFault } from "../grammar/pct-encoded.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { referenceSentences } from "../grammar/reference.js";
import { type Accept, scan } from "../grammar/scan.js";
import type { BuildCode } from "../uri/codes.js";
import type { Uri } from "../uri/components.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { type QueryInput, writeQuery } from "../uri/params.js";
import { type Flag, flag, writePair } from "../uri/query-value.js";
import { nameOf, type Scalar } from "../uri/scalar.js";
import { segmentFailure } from "../uri/segment.js";
import { valueSentences } from "../uri/sentences.js";
import { hrefOf, isUri, refuse } from "../uri/uri.js";
import { writeHole } from "./hole.js";
import { type Place, Position } from "./position.js";

/** What a hole of the tag takes, by where it stands. */
export type Hole = Scalar | Uri | Flag | undefined | readonly (Scalar | Uri | Flag)[] | QueryInput;

/** A hole that was filled: what it wrote, from where to where. */
interface Filled {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
}

const componentOf = (place: Place): Component =>
  place === "base" || place === "nowhere"
    ? "reference"
    : place === "segment" || place === "segment-part"
      ? "path"
      : place === "key" || place === "value" || place === "value-part" || place === "query"
        ? "query"
        : place === "user" || place === "password"
          ? "userinfo"
          : place === "label" || place === "ip-literal"
            ? "host"
            : place;

const stop = (failure: Failure, hole?: number): never => {
  const { input } = failure;
  throw new UriError(
    hole === undefined
      ? failure
      : (Object.defineProperty({ ...failure, hole }, "input", { value: input }) as Failure & { hole: number }),
  );
};

const stopAt = (code: BuildCode, place: Place, value: unknown, hole: number): never =>
  stop(failureOf(valueSentences, fault(code, componentOf(place), "", nameOf(value)), ""), hole);

/** Puts text and values together, each value encoded for where it stands. Text is taken as it is. */
class Assembly {
  /** Everything before the pair of the query, or the fragment, that a hole may drop or repeat; and that with its delimiter. */
  #settled = "";
  #open = "";
  readonly #position: Position;
  /** A pair behind "?" was dropped: the next "&" takes the place of the "?". */
  #wantsQuestion = false;
  readonly filled: Filled[] = [];

  constructor(template: string) {
    this.#position = new Position(template);
  }

  get text(): string {
    return this.#settled + this.#open;
  }

  addText(text: string): void {
    const malformed = pctEncodedFault(text, "reference", this.text);
    if (malformed !== undefined) stop(failureOf(referenceSentences, malformed, this.text + text));
    let added = text;
    if (this.#wantsQuestion && text !== "") {
      if (text.startsWith("&")) added = `?${text.slice(1)}`;
      this.#wantsQuestion = false;
    }
    this.#add(added);
  }

  /** Fills a hole; `after` is the text behind it. */
  addHole(value: unknown, from: number, after: string, hole: number): void {
    const place = this.#position.placeAt(from);
    const start = this.#settled.length + this.#open.length;
    const written = this.#written(place, value, after, hole);
    if (written === undefined) this.#open = "";
    else this.#add(written);
    this.filled.push({ place, start, end: this.#settled.length + this.#open.length });
  }

  #add(text: string): void {
    const start = this.#position.read(text);
    if (start < 0) this.#open += text;
    else {
      this.#settled += this.#open + text.slice(0, start);
      this.#open = text.slice(start);
    }
  }

  /** What a value writes; nothing when it drops what is open. */
  #written(place: Place, value: unknown, after: string, hole: number): string | undefined {
    if (place === "base") return baseText(value, after, hole);
    if (place === "query") return this.#query(value, hole);
    if (place === "value") return this.#value(value, hole);
    if (place === "fragment" && value === undefined && after === "" && this.#open === "#") return undefined;
    const written = writeHole(place, value);
    return typeof written === "string" ? written : stop(written, hole);
  }

  #dropPair(): undefined {
    this.#wantsQuestion = this.#open.startsWith("?");
    this.#position.drop(this.#wantsQuestion);
  }

  #query(value: unknown, hole: number): string | undefined {
    if (value === undefined) return this.#dropPair();
    return guarded(() => writeQuery(value as QueryInput, hrefOf), hole) ?? this.#dropPair();
  }

  #value(value: unknown, hole: number): string | undefined {
    const values: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
    if (values.length === 0) return this.#dropPair();
    const key = this.#open.slice(1, -1);
    const pairs = values.map((one) =>
      one === flag && key !== "" ? key : key + guarded(() => writePair("", one, hrefOf), hole),
    );
    this.#open = this.#open.charAt(0);
    return pairs.join("&");
  }
}

/** The text of the `Uri` that a template starts with; its empty last segment is replaced by a path that follows. */
const baseText = (value: unknown, after: string, hole: number): string => {
  if (!isUri(value)) return stop(failureOf(valueSentences, fault("not-a-uri", "reference", ""), ""), hole);
  const { href, authority, path, query, fragment } = value;
  if (query !== undefined || fragment !== undefined) {
    const found = fault("invalid-value" as const, "reference" as const, "", "a Uri with a query or a fragment");
    return stop(failureOf(valueSentences, found, ""), hole);
  }
  if (authority === undefined && (path === "" || path === "/") && after.startsWith("//")) {
    return stopAt("path-like-authority", "segment", after, hole);
  }
  return after.startsWith("/") && path.endsWith("/") ? href.slice(0, -1) : href;
};

const guarded = <Made>(make: () => Made, hole: number): Made => {
  try {
    return make();
  } catch (error) {
    if (error instanceof UriError) return stop(error.failure, hole);
    throw error;
  }
};

/** Refuses a segment that a hole, joined with its text, made empty or a dot. */
const checkSegments = (uri: Uri, filled: readonly Filled[]): void => {
  const pathStart = uri.href.indexOf(uri.path, (uri.scheme?.length ?? -1) + 1 + (uri.authority?.length ?? -2) + 2);
  let seen = -1;
  filled.forEach(({ place, end }, hole) => {
    const inPath = end - pathStart;
    if (place !== "segment-part" || inPath <= seen) return;
    const start = uri.path.lastIndexOf("/", inPath - 1) + 1;
    const slash = uri.path.indexOf("/", inPath);
    seen = slash < 0 ? uri.path.length : slash;
    const segment = uri.path.slice(start, seen);
    // The longest text of two dots is "%2E%2E".
    const data = segment.length > 6 ? segment : (percentDecode(segment) ?? segment);
    const failure = segmentFailure(data, uri.href.slice(0, pathStart + start), uri.href);
    if (failure !== undefined) stop(failure, hole);
  });
};

/**
 * The `Uri` of a tagged template: the text as it stands, each value encoded for its position. Throws a `UriError`;
 * `accept` may refuse a valid text too.
 */
export const assemble = (
  strings: readonly (string | undefined)[],
  values: readonly unknown[],
  accept: Accept<Uri>,
): Uri => {
  const texts = strings.map((text) =>
    // A backslash that starts no escape of JavaScript leaves no text, and has no place in a URI either.
    typeof text === "string" ? text : refuse("\\"),
  );
  const assembly = new Assembly(texts.join("\0"));
  let from = 0;
  texts.forEach((text, index) => {
    assembly.addText(text);
    from += text.length + 1;
    if (index >= values.length) return;
    // "\0" is what stands for a hole that follows at once.
    const after = texts[index + 1] || (index + 2 < texts.length ? "\0" : "");
    assembly.addHole(values[index], from, after, index);
  });
  const { text, filled } = assembly;
  const uri = guardedScan(text, filled, accept);
  checkSegments(uri, filled);
  return uri;
};

const guardedScan = (text: string, filled: readonly Filled[], accept: Accept<Uri>): Uri => {
  try {
    return scan(text, accept, refuse);
  } catch (error) {
    if (!(error instanceof UriError)) throw error;
    const hole = filled.findIndex(({ start, end }) => start <= error.index && error.index < end);
    return stop(error.failure, hole < 0 ? undefined : hole);
  }
};
