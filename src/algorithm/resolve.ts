// Reference resolution: RFC 3986 section 5.2

import { type Component, fault } from "../grammar/fault.js";
import type { SplitReference } from "../grammar/reference.js";
import { attempt } from "../uri/attempt.js";
import type { Lit, Result, TypedUri, Uri, UriShape } from "../uri/components.js";
import { hasColonFirst } from "../uri/compose.js";
import { failureOf, UriError } from "../uri/failure.js";
import { accept } from "../uri/uri.js";
import type { CheckInput, Input, TextOf } from "./argument.js";
import { hasDotFirst } from "./has-dot-first.js";
import { type Places, pathEnd, pathStart, placesOf, uriAt } from "./places.js";
import type { Merge, Recompose } from "./recompose.js";
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
  const { text, schemeEnd } = base;
  if (schemeEnd < 0) fail("relative-base", "scheme", "", text);
  const asksForHierarchy = reference.authorityEnd < 0 && (pathEnd(reference) > 0 || reference.question >= 0);
  if (asksForHierarchy && text[schemeEnd + 1] !== "/") fail("opaque-base", "path", "", text.slice(0, schemeEnd));
};

/** The two guards of `compose` on a path without authority: "//x" would be read as one, "a:b" as a scheme. */
const guard = (path: string, isRelative: boolean): string =>
  path.startsWith("//") ? `/.${path}` : isRelative && hasColonFirst(path) ? `./${path}` : path;

const move = (place: number, by: number): number => (place < 0 ? -1 : place + by);

/** The target: the scheme and authority of `front`, a path, and what follows the path of `reference`. */
const assemble = (front: Places, path: string, reference: Places): Uri => {
  const { text, schemeEnd, authorityEnd, at, portColon, host } = front;
  const head = text.slice(0, pathStart(front)) + (authorityEnd < 0 ? guard(path, schemeEnd < 0) : path);
  const end = pathEnd(reference);
  const by = head.length - end;
  const { question, hash } = reference;
  const href = head + reference.text.slice(end);
  return accept(href, schemeEnd, authorityEnd, at, portColon, host, move(question, by), move(hash, by));
};

/** The target of "" and "#f": the base with another fragment. */
const sameDocument = (base: Places, { text }: Places): Uri => {
  const { hash, schemeEnd, authorityEnd, at, portColon, host, question } = base;
  if (text === "" && hash < 0) return uriAt(base);
  const before = hash < 0 ? base.text : base.text.slice(0, hash);
  return accept(
    before + text,
    schemeEnd,
    authorityEnd,
    at,
    portColon,
    host,
    question,
    text === "" ? -1 : before.length,
  );
};

/** A reference with an authority, behind the scheme of the base. */
const behindScheme = (base: Places, reference: Places): Places => {
  const by = base.schemeEnd + 1;
  if (by === 0) return reference;
  const { text, authorityEnd, at, portColon, host, question, hash } = reference;
  return {
    text: base.text.slice(0, by) + text,
    schemeEnd: base.schemeEnd,
    authorityEnd: authorityEnd + by,
    at: move(at, by),
    portColon: move(portColon, by),
    host,
    question: move(question, by),
    hash: move(hash, by),
    uri: undefined,
  };
};

/** The target of a reference, by the letter of section 5.2.2. The text of the scheme stays as it was written. */
export const resolvePlaces = (base: Places, reference: Places, strict = false): Uri => {
  const { text, schemeEnd, authorityEnd, question, hash } = reference;
  if (strict && schemeEnd < 0) checkBase(base, reference);
  const start = pathStart(reference);
  const end = pathEnd(reference);

  if (schemeEnd >= 0 || authorityEnd >= 0) {
    const front = schemeEnd >= 0 ? reference : behindScheme(base, reference);
    if (!hasDotFirst(text, start, end)) return uriAt(front);
    return assemble(front, withoutDots(reference, "", strict), reference);
  }
  const baseStart = pathStart(base);
  const baseEnd = pathEnd(base);
  if (end === 0) {
    return question < 0
      ? sameDocument(base, reference)
      : assemble(base, base.text.slice(baseStart, baseEnd), reference);
  }
  // What stays of the path of the base (section 5.2.3).
  let cut = baseStart;
  if (text.charCodeAt(0) !== 47) {
    if (baseStart === baseEnd && base.authorityEnd >= 0)
      return assemble(base, withoutDots(reference, "/", strict), reference);
    cut = baseEnd;
    while (cut > baseStart && base.text.charCodeAt(cut - 1) !== 47) cut--;
  }
  if (base.authorityEnd < 0 || hasDotFirst(text, 0, end) || hasDotFirst(base.text, baseStart, cut)) {
    return assemble(base, withoutDots(reference, base.text.slice(baseStart, cut), strict), reference);
  }
  const href = base.text.slice(0, cut) + text;
  return accept(
    href,
    base.schemeEnd,
    base.authorityEnd,
    base.at,
    base.portColon,
    base.host,
    move(question, cut),
    move(hash, cut),
  );
};

/** The path of a reference behind what it keeps of the base's, without dot segments. */
const withoutDots = (reference: Places, kept: string, strict: boolean): string => {
  const { text } = reference;
  const start = pathStart(reference);
  return removeDotSegments(
    kept + text.slice(start, pathEnd(reference)),
    strict
      ? (index) => fail("excess-dot-segment", "path", text.slice(0, start + Math.max(index - kept.length, 0)), "..")
      : undefined,
  );
};

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
): Resolved<Base, Reference> =>
  resolvePlaces(placesOf(base), placesOf(reference), options?.strict) as object as Resolved<Base, Reference>;

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
  attempt(
    () => resolvePlaces(placesOf(base), placesOf(reference), options?.strict) as object as Resolved<Base, Reference>,
  );
