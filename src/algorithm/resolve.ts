// Reference resolution: RFC 3986 section 5.2

import { type Component, fault } from "../grammar/fault.js";
import type { SplitReference } from "../grammar/reference.js";
import { attempt } from "../uri/attempt.js";
import type { Lit, Result, TypedUri, Uri, UriShape } from "../uri/components.js";
import { hasColonFirst } from "../uri/compose.js";
import { failureOf, UriError } from "../uri/failure.js";
import type { Recompose } from "../uri/recompose.js";
import { makeUri } from "../uri/uri.js";
import type { CheckInput, Input, TextOf } from "./argument.js";
import { hasDotFirst } from "./has-dot-first.js";
import type { Merge } from "./merge.js";
import { type Places, pathEnd, pathStart, placesOf, toUri, uriAt } from "./places.js";
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
const checkBase = (base: Uri, reference: Places): void => {
  if (base.scheme === undefined) fail("relative-base", "scheme", "", base.href);
  const asksForHierarchy = reference.authorityEnd < 0 && (pathEnd(reference) > 0 || reference.question >= 0);
  const isOpaque = base.authority === undefined && !base.path.startsWith("/");
  if (asksForHierarchy && isOpaque) fail("opaque-base", "path", "", base.scheme ?? "");
};

/** The two guards of `compose` on a path without authority: "//x" would be read as one, "a:b" as a scheme. */
const guard = (path: string, isRelative: boolean): string =>
  path.startsWith("//") ? `/.${path}` : isRelative && hasColonFirst(path) ? `./${path}` : path;

/** The target from the scheme, the owner of the authority, a path, and what follows the path of the reference. */
const assemble = (front: string, scheme: string | undefined, owner: Uri, path: string, reference: Places): Uri => {
  const { text, question, hash } = reference;
  const { authority } = owner;
  const target = authority === undefined ? guard(path, scheme === undefined) : path;
  return makeUri(
    front + target + text.slice(pathEnd(reference)),
    scheme,
    authority,
    owner.userinfo,
    owner.host,
    owner.hostKind,
    owner.port,
    target,
    question < 0 ? undefined : text.slice(question + 1, hash < 0 ? text.length : hash),
    hash < 0 ? undefined : text.slice(hash + 1),
  );
};

/** The place behind the last "/" before a place; 0 when there is none. */
const behindSlash = (path: string, to: number): number => {
  let at = to;
  while (at > 0 && path.charCodeAt(at - 1) !== 47) at--;
  return at;
};

/**
 * Merges a path with that of the base and removes the dot segments (sections 5.2.3 and 5.2.4). The dot segments in
 * front, which are nearly all there are, only move the place where the base's path is cut.
 */
const merge = (base: Uri, path: string, clean: (kept: string) => string): string => {
  const { path: from } = base;
  if (from === "") return clean(base.authority === undefined ? "" : "/");
  const whole = behindSlash(from, from.length);
  let cut = whole;
  let at = 0;
  if (from.charCodeAt(0) === 47 && !hasDotFirst(from, 0, cut)) {
    while (path.charCodeAt(at) === 46) {
      const next = at + (path.charCodeAt(at + 1) === 46 ? 2 : 1);
      if (path.charCodeAt(next) !== 47 || (next > at + 1 && cut === 1)) break;
      if (next > at + 1) cut = behindSlash(from, cut - 1);
      at = next + 1;
    }
    if (!hasDotFirst(path, at, path.length)) return from.slice(0, cut) + path.slice(at);
  }
  return clean(from.slice(0, whole));
};

/** The target of a reference, by the letter of section 5.2.2. The text of the scheme stays as it was written. */
export const resolveFrom = (base: Uri, reference: Places, strict = false): Uri => {
  const { text, schemeEnd, authorityEnd, question, hash } = reference;
  if (strict && schemeEnd < 0) checkBase(base, reference);
  const start = pathStart(reference);
  const path = text.slice(start, pathEnd(reference));
  const clean = (kept: string): string =>
    removeDotSegments(
      kept + path,
      strict
        ? (index) => fail("excess-dot-segment", "path", text.slice(0, start + Math.max(index - kept.length, 0)), "..")
        : undefined,
    );
  const { scheme, authority, href } = base;
  const schemeText = scheme === undefined ? "" : href.slice(0, scheme.length + 1);
  if (schemeEnd >= 0 || authorityEnd >= 0) {
    const owner = uriAt(reference);
    const target = clean("");
    if (schemeEnd < 0) return assemble(schemeText + text.slice(0, start), scheme, owner, target, reference);
    return target === path ? owner : assemble(text.slice(0, start), owner.scheme, owner, target, reference);
  }
  const front = authority === undefined ? schemeText : href.slice(0, schemeText.length + 2 + authority.length);
  if (path !== "") {
    const target = path.charCodeAt(0) === 47 ? clean("") : merge(base, path, clean);
    return assemble(front, scheme, base, target, reference);
  }
  if (question >= 0) return assemble(front, scheme, base, base.path, reference);
  if (text === "" && base.fragment === undefined) return base;
  const { userinfo, host, hostKind, port, query, fragment } = base;
  const before = fragment === undefined ? href : href.slice(0, -fragment.length - 1);
  const own = hash < 0 ? undefined : text.slice(1);
  return makeUri(before + text, scheme, authority, userinfo, host, hostKind, port, base.path, query, own);
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
  resolveFrom(toUri(base), placesOf(reference), options?.strict) as object as Resolved<Base, Reference>;

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
  attempt(() => resolveFrom(toUri(base), placesOf(reference), options?.strict) as object as Resolved<Base, Reference>);
