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
import { isUri, refuse } from "../uri/uri.js";
import { type Place, placeOf, writeHole } from "./hole.js";

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

const hrefOf = (value: unknown): string | undefined => (isUri(value) ? value.href : undefined);

/** Puts text and values together, each value encoded for where it stands. Text is taken as it is. */
class Assembly {
  text = "";
  #inQuery = false;
  #inFragment = false;
  /** A pair behind "?" was dropped: the next "&" takes the place of the "?". */
  #wantsQuestion = false;
  readonly filled: Filled[] = [];

  addText(text: string): void {
    const malformed = pctEncodedFault(text, "reference", this.text);
    if (malformed !== undefined) stop(failureOf(referenceSentences, malformed, this.text + text));
    let added = text;
    if (this.#wantsQuestion && text !== "") {
      if (text.startsWith("&")) added = `?${text.slice(1)}`;
      this.#wantsQuestion = false;
    }
    this.text += added;
    this.#inFragment ||= text.includes("#");
    this.#inQuery ||= (this.#inFragment ? text.slice(0, text.indexOf("#")) : text).includes("?");
  }

  addHole(value: unknown, after: string, hole: number): void {
    const place = placeOf(this.text, after, this.#inQuery, this.#inFragment);
    const start = this.text.length;
    this.text = this.#with(place, value, after, hole);
    this.filled.push({ place, start, end: this.text.length });
  }

  /** The text with a value put in. */
  #with(place: Place, value: unknown, after: string, hole: number): string {
    if (place === "base") return baseText(value, after, hole);
    if (place === "query") return this.#withQuery(value, hole);
    if (place === "value") return this.#withValue(value, hole);
    if (place === "fragment" && value === undefined && after === "" && this.text.endsWith("#")) {
      return this.text.slice(0, -1);
    }
    const written = writeHole(place, value);
    return this.text + (typeof written === "string" ? written : stop(written, hole));
  }

  /** The text without the delimiter and the key of the pair at its end. */
  #withoutPair(): string {
    const delimiter = this.#delimiter;
    this.#wantsQuestion = this.text.charAt(delimiter) === "?";
    return this.text.slice(0, delimiter);
  }

  /** Where the pair at the end of the text is delimited; a "?" behind the first is data. */
  get #delimiter(): number {
    return Math.max(this.text.lastIndexOf("&"), this.text.indexOf("?"));
  }

  #withQuery(value: unknown, hole: number): string {
    if (value === undefined) return this.#withoutPair();
    const written = guarded(() => writeQuery(value as QueryInput, hrefOf), hole);
    return written === undefined ? this.#withoutPair() : this.text + written;
  }

  #withValue(value: unknown, hole: number): string {
    const values: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
    if (values.length === 0) return this.#withoutPair();
    const from = this.#delimiter + 1;
    const key = this.text.slice(from, -1);
    const pairs = values.map((one) =>
      one === flag && key !== "" ? key : key + guarded(() => writePair("", one, hrefOf), hole),
    );
    return this.text.slice(0, from) + pairs.join("&");
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
  filled.forEach(({ place, end }, hole) => {
    if (place !== "segment-part") return;
    const inPath = end - pathStart;
    const start = uri.path.lastIndexOf("/", inPath - 1) + 1;
    const slash = uri.path.indexOf("/", inPath);
    const segment = uri.path.slice(start, slash < 0 ? undefined : slash);
    const failure = segmentFailure(percentDecode(segment) ?? segment, uri.href.slice(0, pathStart + start), uri.href);
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
  const assembly = new Assembly();
  strings.forEach((text, index) => {
    // A backslash that starts no escape of JavaScript leaves no text, and has no place in a URI either.
    assembly.addText(text ?? refuse("\\"));
    if (index < values.length) assembly.addHole(values[index], strings.slice(index + 1).join("\0"), index);
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
