// Reference resolution: RFC 3986 section 5.2

import { type Component, fault } from "../grammar/fault.js";
import type { SplitReference } from "../grammar/reference.js";
import { attempt } from "../uri/attempt.js";
import type { Lit, Result, TypedUri, Uri, UriShape } from "../uri/components.js";
import { compose } from "../uri/compose.js";
import { failureOf, UriError } from "../uri/failure.js";
import type { Recompose } from "../uri/recompose.js";
import { requireOptions } from "../uri/require.js";
import type { CheckInput, Input, TextOf } from "./argument.js";
import { hasDotFirst } from "./has-dot-first.js";
import type { Merge } from "./merge.js";
import { type Places, pathEnd, pathStart, placesOf, uriAt } from "./places.js";
import { type RemoveDotSegments, removeDotSegments } from "./remove-dot-segments.js";
import { algorithmSentences } from "./sentences.js";

/** What `resolve` may be asked for beyond section 5.2. */
export interface ResolveOptions {
  /** Refuse a base without a scheme, a base without hierarchy (`mailto:x`), and a ".." above the root. */
  readonly strict?: boolean | undefined;
}

/** The text that a literal reference resolves to from a literal base (section 5.2.2). */
export type ResolveHref<Base extends string, Reference extends string> = Transform<
  SplitReference<Base>,
  SplitReference<Reference>
>;

type AnySplit = SplitReference<string>;

type Transform<Base extends AnySplit, Given extends AnySplit> = Given[0] extends string
  ? Recompose<Given[0], Given[1], RemoveDotSegments<Given[2]>, Given[3], Given[4]>
  : Given[1] extends string
    ? Recompose<Base[0], Given[1], RemoveDotSegments<Given[2]>, Given[3], Given[4]>
    : Given[2] extends ""
      ? Recompose<Base[0], Base[1], Base[2], Given[3] extends string ? Given[3] : Base[3], Given[4]>
      : Recompose<Base[0], Base[1], MergedPath<Base, Given[2]>, Given[3], Given[4]>;

type MergedPath<Base extends AnySplit, Path extends string> = Path extends `/${string}`
  ? RemoveDotSegments<Path>
  : RemoveDotSegments<Merge<Base[1], Base[2], Path>>;

/** What `resolve` returns for the types of its arguments: a literal for literals, at least a URI when there is a scheme. */
export type Resolved<Base, Reference> = 0 extends 1 & (Base | Reference)
  ? Uri
  : [Base] extends [never]
    ? Uri
    : [Reference] extends [never]
      ? Uri
      : ResolvedMember<Base, Reference>;

type ResolvedMember<Base, Reference> = Base extends unknown
  ? Reference extends unknown
    ? Known<TextOf<Base>, TextOf<Reference>, HasScheme<Base> | HasScheme<Reference>>
    : never
  : never;

/** A text that is not known to the end may hold any delimiter, so nothing is computed from it. */
type Known<Base extends string, Reference extends string, Schemes> = {} extends Record<Base, 1> | Record<Reference, 1>
  ? Wide<Schemes>
  : KnownHref<ResolveHref<Base, Reference>, Schemes>;

type KnownHref<Href extends string, Schemes> = {} extends Record<Href, 1> ? Wide<Schemes> : TypedUri<Lit<Href>>;

type Wide<Schemes> = true extends Schemes ? TypedUri<UriShape> : Uri;

type HasScheme<Given> = Given extends { readonly kind: "uri" }
  ? true
  : Given extends string
    ? SplitReference<TextOf<Given>>[0] extends string
      ? true
      : false
    : false;

const fail = (code: keyof typeof algorithmSentences, component: Component, before: string, text: string): never => {
  throw new UriError(failureOf(algorithmSentences, fault(code, component, before, text), before + text));
};

/** Refuses a base that `strict` does not take. References to the base itself ("" and "#f") ask for no hierarchy. */
const checkBase = (base: Places, reference: Places): void => {
  const { text, schemeEnd, authorityEnd } = base;
  if (schemeEnd < 0) fail("relative-base", "scheme", "", text);
  const asksForHierarchy = reference.authorityEnd < 0 && (pathEnd(reference) > 0 || reference.question >= 0);
  const isOpaque = authorityEnd < 0 && text.charCodeAt(schemeEnd + 1) !== 47;
  if (asksForHierarchy && isOpaque) fail("opaque-base", "path", "", text.slice(0, schemeEnd).toLowerCase());
};

const moved = (place: number, by: number): number => (place < 0 ? -1 : place + by);

/**
 * The target: a front, then the text of the reference from a place in its path on. What stands before the path is that
 * of the owner, moved by the length of a scheme put before it.
 */
const join = (
  front: string,
  { text, question, hash }: Places,
  from: number,
  { schemeEnd, authorityEnd, at, portColon }: Places,
  moves = 0,
  mark = moved(question, front.length - from),
): Uri =>
  uriAt({
    text: front + text.slice(from),
    schemeEnd: schemeEnd + moves,
    authorityEnd: moved(authorityEnd, moves),
    at: moved(at, moves),
    portColon: moved(portColon, moves),
    question: mark,
    hash: moved(hash, front.length - from),
    uri: undefined,
  });

/** The place behind the last "/" between two places; the first of them when there is none. */
const behindSlash = (text: string, from: number, to: number): number => {
  let at = to;
  while (at > from && text.charCodeAt(at - 1) !== 47) at--;
  return at;
};

/**
 * The target of a path when the base has an authority and the only dot segments are those in front, which are nearly
 * all there are: these only move the place where the base is cut. Nothing for others.
 */
const resolveCut = (base: Places, reference: Places): Uri | undefined => {
  const { text, authorityEnd } = base;
  const { text: path } = reference;
  let cut = authorityEnd;
  let from = 0;
  if (path.charCodeAt(0) !== 47) {
    cut = behindSlash(text, authorityEnd, pathEnd(base));
    if (cut === authorityEnd || hasDotFirst(text, authorityEnd, cut)) return undefined;
    while (path.charCodeAt(from) === 46) {
      const next = from + (path.charCodeAt(from + 1) === 46 ? 2 : 1);
      if (path.charCodeAt(next) !== 47 || (next > from + 1 && cut === authorityEnd + 1)) return undefined;
      if (next > from + 1) cut = behindSlash(text, authorityEnd, cut - 1);
      from = next + 1;
    }
  }
  return hasDotFirst(path, from, pathEnd(reference)) ? undefined : join(text.slice(0, cut), reference, from, base);
};

/** What a base gives to the path of a reference (section 5.2.3). */
const directory = (base: Places): string => {
  const start = pathStart(base);
  const end = pathEnd(base);
  return start === end && base.authorityEnd >= 0 ? "/" : base.text.slice(start, behindSlash(base.text, start, end));
};

/** The target of a reference, by the letter of section 5.2.2. The text of the scheme stays as it was written. */
const resolvePlaces = (base: Places, reference: Places, strict = false): Uri => {
  const { text, schemeEnd, authorityEnd, question } = reference;
  if (strict && schemeEnd < 0) checkBase(base, reference);
  const start = pathStart(reference);
  const end = pathEnd(reference);
  const isOwner = schemeEnd >= 0 || authorityEnd >= 0;
  if (!isOwner) {
    if (text === "" && base.hash < 0) return uriAt(base);
    if (question === 0) return join(base.text.slice(0, pathEnd(base)), reference, 0, base);
    if (end === 0) {
      return join(
        base.text.slice(0, base.hash < 0 ? base.text.length : base.hash),
        reference,
        0,
        base,
        0,
        base.question,
      );
    }
    const target = base.authorityEnd < 0 ? undefined : resolveCut(base, reference);
    if (target) return target;
  }
  const path = text.slice(start, end);
  const kept = isOwner || path.startsWith("/") ? "" : directory(base);
  const cleaned = removeDotSegments(
    kept + path,
    strict
      ? (index) => fail("excess-dot-segment", "path", text.slice(0, start + Math.max(index - kept.length, 0)), "..")
      : undefined,
  );
  if (schemeEnd >= 0 && cleaned === path) return uriAt(reference);
  const owner = isOwner ? reference : base;
  const moves = isOwner && schemeEnd < 0 ? base.schemeEnd + 1 : 0;
  const front =
    owner.authorityEnd < 0
      ? compose(
          owner.schemeEnd < 0 ? undefined : owner.text.slice(0, owner.schemeEnd),
          undefined,
          cleaned,
          undefined,
          undefined,
        )
      : base.text.slice(0, moves) + owner.text.slice(0, owner.authorityEnd) + cleaned;
  return join(front, reference, end, owner, moves);
};

/** The target of a reference from its places. */
export const resolveFrom = (base: Uri, reference: Places): Uri => resolvePlaces(placesOf(base), reference);

/**
 * The target of a reference, seen from a base: section 5.2 to the letter, with any kind of base. `base` and `reference`
 * are a `Uri` or text; for literals the type of the result is the literal.
 *
 * A ".." above the root is dropped, and the path of an opaque base (`mailto:x`) is replaced like any other; with
 * `strict` both are refused, and so is a base without a scheme.
 *
 * @throws {UriError} for text that is no reference, a look-alike of a `Uri`, and what `strict` refuses.
 * @example
 * resolve("https://example.com/guide/start?lang=en", "../about#team").href; // => "https://example.com/about#team"
 * @see RFC 3986 section 5.2
 */
export const resolve = <const Base extends Input, const Reference extends Input>(
  base: CheckInput<Base>,
  reference: CheckInput<Reference>,
  options?: ResolveOptions,
): Resolved<Base, Reference> => resolveInputs(base, reference, options) as object as Resolved<Base, Reference>;

const resolveInputs = (base: unknown, reference: unknown, options: ResolveOptions | undefined): Uri =>
  resolvePlaces(placesOf(base), placesOf(reference), requireOptions(options)?.strict);

/**
 * The target of a reference, or why there is none, as a value.
 *
 * @example
 * const result = safeResolve("https://example.com/a", "../../b", { strict: true });
 * result.ok ? "" : result.error.code; // => "excess-dot-segment"
 * @see RFC 3986 section 5.2
 */
export const safeResolve = <const Base extends Input, const Reference extends Input>(
  base: Base,
  reference: Reference,
  options?: ResolveOptions,
): Result<Resolved<Base, Reference>> =>
  attempt(() => resolveInputs(base, reference, options) as object as Resolved<Base, Reference>);
