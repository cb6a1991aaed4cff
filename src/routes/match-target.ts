import { pctNormalizeHost } from "../algorithm/pct-normalize.js";
import { pathSet, querySet } from "../grammar/characters.js";
import { fault } from "../grammar/fault.js";
import { textFault } from "../grammar/pct-encoded.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { referenceSentences } from "../grammar/reference.js";
import { scan } from "../grammar/scan.js";
import type { Uri } from "../uri/components.js";
import { failureOf } from "../uri/failure.js";
import { referenceFailure } from "../uri/reference-failure.js";
import { accept, requireUri } from "../uri/uri.js";
import type { Base, CompiledRoute } from "./compile.js";
import type { Forest } from "./insert.js";
import { failureOfRefusal, Refusal, readParams, readPathless } from "./read-params.js";
import type { RouteFailure } from "./route-failure.js";
import { normalSite } from "./site.js";
import type { Leaf } from "./tree.js";
import { ends, normalTriplets, starts, trail, walk } from "./walk.js";

/** What matching gives, without the types of a table. */
export type AnyMatch =
  | { readonly ok: true; readonly name: string; readonly params: object }
  | { readonly ok: false; readonly failure: RouteFailure }
  | undefined;

const yes = (): boolean => true;
const no = (): boolean => false;
const nothing = (): undefined => undefined;

const refused = (failure: RouteFailure): AnyMatch => Object.freeze({ ok: false, failure: Object.freeze(failure) });

const matched = (name: string, params: object): AnyMatch =>
  Object.freeze({ ok: true, name, params: Object.freeze(params) });

/** Where the path of a text ends. */
const pathEnd = (text: string): number => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 63 || code === 35) return index;
  }
  return text.length;
};

/** The index in `text` of the place `at` in `normal`, whose triplets are normal: exact up to the segment. */
const placeIn = (text: string, normal: string, at: number): number => {
  if (text === normal) return at;
  const lost = text.length - normal.length;
  if (at > pathEnd(normal)) return at + lost;
  let [place, walked] = [0, 0];
  while (walked < at && place < text.length) {
    place += text[place] === "%" && normal[walked] !== "%" ? 3 : 1;
    walked++;
  }
  return place;
};

/** What a target that is not as wanted is: a failure when it is no reference, otherwise no match. */
type Miss = (text: string) => AnyMatch;

const missReference: Miss = (text) => (scan(text, yes, no) ? undefined : refused(referenceFailure(text)));

/** What browsers leave in a query as it stands, though no URI has it: it is data, or stands in a pair that is not read. */
const raw = /[%[\\\]^`{|}]/g;

/** The query of a request target as one of a URI, of the same length. */
const asQuery = (text: string): string => text.replace(raw, "-");

/** A request target is a path and a query; "//" at its start is a path too, and it has no fragment. */
const missRequest: Miss = (text) => {
  const question = text.indexOf("?");
  const end = question < 0 ? text.length : question;
  const found = textFault(text.slice(0, end), pathSet, "path", "") ?? queryFault(text, end);
  return found === undefined ? undefined : refused(failureOf(referenceSentences, found, text));
};

/** What is wrong with the query behind the path of a request target. */
const queryFault = (text: string, end: number) =>
  textFault(asQuery(text.slice(end + 1)), querySet, "query", text.slice(0, end + 1));

/** A leaf as a match of the text that led to it; `text` has normal triplets, `input` stands for it in failures. */
const finish = (leaf: Leaf, text: string, path: string, miss: Miss, input: string, offset: number): AnyMatch => {
  const { route } = leaf;
  if (route.constant !== undefined && trail.end === text.length) return route.constant;
  const params = readParams(leaf, text, trail.isRequest ? asQuery : undefined);
  if (params === undefined) return miss(input);
  if (params instanceof Refusal) {
    // What stands behind the host is counted from the end: a port may be left out before it.
    const place =
      params.slot.kind === "label" ? placeIn(input, text, params.at) : placeIn(path, text, params.at) + offset;
    const before = input.slice(0, place);
    return refused(failureOfRefusal(params, route, before, input));
  }
  return route.constant ?? matched(route.name, params);
};

/** Matches text that starts with "/" or is the text of a host route. `input` ends in what stands in `path`. */
const matchPath = (forest: Forest, path: string, miss: Miss, input: string, offset: number): AnyMatch => {
  trail.isEscaped = false;
  const leaf = walk(forest.packed, path);
  if (leaf === undefined) return matchOther(forest, path, miss, input, offset);
  if (trail.isEscaped) {
    const normal = normalTriplets(path, trail.end);
    if (normal !== path) return matchNormal(forest, normal, path, miss, input, offset);
  }
  const { names } = leaf;
  // What most targets are: text in the path and nothing behind it.
  if (names === undefined || trail.end !== path.length) return finish(leaf, path, path, miss, input, offset);
  if (names.length === 0) return leaf.route.constant;
  const params: Record<string, string> = {};
  if (!trail.isEscaped) {
    for (let index = 0; index < names.length; index++) params[names[index]!] = path.slice(starts[index], ends[index]);
    return matched(leaf.name, params);
  }
  for (let index = 0; index < names.length; index++) {
    const value = percentDecode(path.slice(starts[index], ends[index]));
    if (value === undefined) return finish(leaf, path, path, miss, input, offset);
    params[names[index]!] = value;
  }
  return matched(leaf.name, params);
};

/** Nothing was found by the text as it stands; another spelling of it may be known. */
const matchOther = (forest: Forest, path: string, miss: Miss, input: string, offset: number): AnyMatch => {
  if (!path.includes("%") || !isPath(path)) return miss(input);
  const normal = normalTriplets(path, pathEnd(path));
  return normal === path ? miss(input) : matchNormal(forest, normal, path, miss, input, offset);
};

/** Matches by the spelling in which unreserved characters are themselves; `path` is the text as it stands. */
const matchNormal = (
  forest: Forest,
  text: string,
  path: string,
  miss: Miss,
  input: string,
  offset: number,
): AnyMatch => {
  trail.isEscaped = true;
  const leaf = walk(forest.packed, text);
  return leaf === undefined ? miss(input) : finish(leaf, text, path, miss, input, offset);
};

const isPath = (path: string): boolean => textFault(path.slice(0, pathEnd(path)), pathSet, "path", "") === undefined;

/** Matches the text of a reference, or a `Uri`. */
export const matchReference = (forest: Forest, base: Base, target: string | Uri): AnyMatch => {
  trail.isRequest = false;
  if (typeof target === "string") {
    if (target.charCodeAt(0) === 47 && target.charCodeAt(1) !== 47)
      return matchPath(forest, target, missReference, target, 0);
    const parsed = scan<Uri | undefined>(target, accept, nothing);
    return parsed === undefined ? refused(referenceFailure(target)) : matchUri(forest, base, parsed);
  }
  return matchUri(forest, base, requireUri(target));
};

/**
 * Matches an HTTP request target (RFC 9112 section 3.2): origin-form is a path, absolute-form a reference. Its query may
 * have what browsers leave in one.
 */
export const matchRequest = (forest: Forest, base: Base, target: string): AnyMatch => {
  if (typeof target !== "string") return matchReference(forest, base, target);
  if (target.charCodeAt(0) !== 47) {
    const end = target.includes("#") ? -1 : target.indexOf("?");
    const front = end > 0 ? scan<Uri | undefined>(target.slice(0, end), accept, nothing) : undefined;
    if (front === undefined) return matchReference(forest, base, target);
    const found = queryFault(target, end);
    if (found !== undefined) return refused(failureOf(referenceSentences, found, target));
    trail.isRequest = true;
    return matchUri(forest, base, front, target.slice(end));
  }
  if (target.includes("#"))
    return refused(
      failureOf(
        referenceSentences,
        fault("invalid-character", "query", target.slice(0, target.indexOf("#")), "#"),
        target,
      ),
    );
  trail.isRequest = true;
  return matchPath(forest, target, missRequest, target, 0);
};

/** `query` is what stands behind the reference. */
const matchUri = (forest: Forest, base: Base, uri: Uri, query = ""): AnyMatch => {
  const { scheme, authority, userinfo, path } = uri;
  const href = uri.href + query;
  if (authority === undefined && scheme === undefined) {
    if (path.startsWith("/")) return matchPath(forest, href, missReference, href, 0);
    return path === "" ? matchPathless(forest, uri) : undefined;
  }
  // An authority has the normal form of its host: no route has userinfo, so a target with one has no route.
  if (userinfo !== undefined) return undefined;
  const site = normalSite(scheme, pctNormalizeHost(authority ?? ""));
  const front = scheme === undefined ? "//" : authority === undefined ? `${scheme}:` : `${scheme}://`;
  const tail = href.slice(href.length - path.length - tailLength(uri) - query.length);
  const rooted = path === "" && authority !== undefined ? `/${tail}` : tail;
  const offset = href.length - rooted.length;
  if (
    authority !== undefined &&
    scheme === base.scheme &&
    site === base.authority &&
    path.startsWith("/") === (path !== "")
  ) {
    const found = matchPath(forest, rooted, nothing, href, offset);
    if (found !== undefined) return found;
  }
  return scheme === undefined
    ? undefined
    : matchPath(forest, front + site + rooted, nothing, href, href.length - (front + site + rooted).length);
};

const tailLength = ({ query, fragment }: Uri): number =>
  (query === undefined ? 0 : query.length + 1) + (fragment === undefined ? 0 : fragment.length + 1);

const matchPathless = ({ byQuery, byFragment }: Forest, { href, query, fragment }: Uri): AnyMatch => {
  const route: CompiledRoute | undefined =
    query !== undefined ? byQuery : fragment !== undefined ? byFragment : undefined;
  if (route === undefined) return undefined;
  const params = readPathless(route, href);
  if (params === undefined) return undefined;
  if (params instanceof Refusal) return refused(failureOfRefusal(params, route, href.slice(0, params.at), href));
  return matched(route.name, params);
};
