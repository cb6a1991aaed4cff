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
import { isInPath, type Part, type Place, placeOf, writeHole } from "./hole.js";

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
  /** What nobody looks at again, and the rest: what says where the next hole stands. */
  #settled = "";
  #open = "";
  #part: Part = "start";
  /** A pair behind "?" was dropped: the next "&" takes the place of the "?". */
  #wantsQuestion = false;
  readonly filled: Filled[] = [];

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
    this.#open += added;
    this.#settle();
  }

  /** The text behind a hole, as far as it says where the hole stands: once a path is sure, the next delimiter does. */
  lookAhead(whole: string, from: number): string {
    return whole.slice(from, this.#part === "start" ? undefined : from + 1);
  }

  addHole(value: unknown, after: string, hole: number): void {
    const place = placeOf(this.#part, this.#open, after);
    const start = this.text.length;
    this.#open = this.#with(place, value, after, hole);
    this.filled.push({ place, start, end: this.text.length });
    this.#settle();
  }

  /** Puts away what stands before the last delimiter, so that no text is looked at again for every hole. */
  #settle(): void {
    const cut = this.#lastDelimiter(this.#open);
    if (cut <= 0) return;
    this.#settled += this.#open.slice(0, cut);
    this.#open = this.#open.slice(cut);
  }

  #lastDelimiter(open: string): number {
    if (this.#part === "fragment" || open.includes("#")) {
      this.#part = "fragment";
      return open.length - 1;
    }
    const ampersand = open.lastIndexOf("&");
    const question = this.#part === "query" || this.#part === "value" ? -1 : open.indexOf("?");
    if (question >= 0 || (this.#part === "value" && ampersand >= 0)) this.#part = "query";
    if (this.#part === "query") {
      const pair = Math.max(question, ampersand, 0);
      const equals = open.indexOf("=", pair);
      if (equals < 0 || equals === open.length - 1) return pair;
      this.#part = "value";
    }
    if (this.#part === "start" && isInPath(open)) this.#part = "path";
    return this.#part === "start" ? 0 : open.length - 1;
  }

  /** The open text with a value put in. */
  #with(place: Place, value: unknown, after: string, hole: number): string {
    if (place === "base") return baseText(value, after, hole);
    if (place === "query") return this.#withQuery(value, hole);
    if (place === "value") return this.#withValue(value, hole);
    if (place === "fragment" && value === undefined && after === "" && this.#open === "#") return "";
    const written = writeHole(place, value);
    return this.#open + (typeof written === "string" ? written : stop(written, hole));
  }

  /** Drops the pair at the end of the text with its delimiter. */
  #withoutPair(): string {
    this.#wantsQuestion = this.#open.startsWith("?");
    return "";
  }

  #withQuery(value: unknown, hole: number): string {
    if (value === undefined) return this.#withoutPair();
    const written = guarded(() => writeQuery(value as QueryInput, hrefOf), hole);
    return written === undefined ? this.#withoutPair() : this.#open + written;
  }

  #withValue(value: unknown, hole: number): string {
    const values: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
    if (values.length === 0) return this.#withoutPair();
    const key = this.#open.slice(1, -1);
    const pairs = values.map((one) =>
      one === flag && key !== "" ? key : key + guarded(() => writePair("", one, hrefOf), hole),
    );
    return this.#open.charAt(0) + pairs.join("&");
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
  const assembly = new Assembly();
  const whole = strings.join("\0");
  let end = 0;
  strings.forEach((given, index) => {
    // A backslash that starts no escape of JavaScript leaves no text, and has no place in a URI either.
    const text = typeof given === "string" ? given : refuse("\\");
    assembly.addText(text);
    end += text.length + 1;
    if (index < values.length) assembly.addHole(values[index], assembly.lookAhead(whole, end), index);
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
