// the way back from resolution: RFC 3986 sections 4.2 and 5.2

import { fault } from "../grammar/fault.js";
import { attempt } from "../uri/attempt.js";
import type { Result, Uri } from "../uri/components.js";
import { hasColonFirst } from "../uri/compose.js";
import { failureOf, UriError } from "../uri/failure.js";
import type { CheckInput, Input } from "./argument.js";
import { type Places, pathEnd, pathStart, placesOf, uriAt } from "./places.js";
import { removeDotSegments } from "./remove-dot-segments.js";
import { resolveFrom } from "./resolve.js";
import { algorithmSentences } from "./sentences.js";

/** From the directory of the base to the target's path, by steps up; nothing when one is rooted and the other is not. */
const climb = (basePath: string, path: string): string => {
  const directory = removeDotSegments(basePath.slice(0, basePath.lastIndexOf("/") + 1));
  let shared = 0;
  for (let at = 0; at < directory.length && directory[at] === path[at]; at++) if (path[at] === "/") shared = at + 1;
  const ups = directory.slice(shared).split("/").length - 1;
  const rest = path.slice(shared);
  if (ups === 0) return rest === "" ? "." : rest.startsWith("/") || hasColonFirst(rest) ? `./${rest}` : rest;
  return rest === "" ? "../".repeat(ups).slice(0, -1) : "../".repeat(ups) + rest;
};

/** Why a target is out of reach. */
const reasonFor = (base: Places, target: Places): string =>
  target.schemeEnd < 0 && base.schemeEnd >= 0
    ? "it has no scheme"
    : "its path has dot segments, or it lacks a root or an authority";

/** The references that may lead to a target, the preferred one first among those of the same length. */
const candidates = (base: Places, target: Places): string[] => {
  const { text } = target;
  const start = pathStart(target);
  const end = pathEnd(target);
  const path = text.slice(start, end);
  const tail = text.slice(end);
  const baseStart = pathStart(base);
  const basePath = base.text.slice(baseStart, pathEnd(base));
  const isInside = text.slice(0, start) === base.text.slice(0, baseStart);
  const found = isInside && path === basePath ? [target.hash < 0 ? "" : text.slice(target.hash), tail] : [];
  // Without what guards it: resolving writes the guard again.
  const bare = path.replace(/^(?:\/\.(?=\/\/)|\.\/(?=[^/]*:))/, "");
  if (removeDotSegments(bare) !== bare) return found;
  if (isInside) {
    found.push(climb(basePath === "" && base.authorityEnd >= 0 ? "/" : basePath, bare) + tail);
    if (path.startsWith("/")) found.push((path.startsWith("//") ? `/.${path}` : path) + tail);
  }
  const scheme = text.slice(0, target.schemeEnd + 1);
  if (target.authorityEnd >= 0 && scheme === base.text.slice(0, base.schemeEnd + 1))
    found.push(text.slice(scheme.length));
  return [...found, text].sort((a, b) => a.length - b.length);
};

const relativizePlaces = (base: Places, target: Places): Uri => {
  const from = uriAt(base);
  for (const text of candidates(base, target)) {
    const reference = placesOf(text);
    if (resolveFrom(from, reference).href === target.text)
      return text === target.text ? uriAt(target) : uriAt(reference);
  }
  const found = fault("unreachable-target", "reference", "", reasonFor(base, target));
  throw new UriError(failureOf(algorithmSentences, found, target.text));
};

/**
 * The shortest reference that leads from a base to a target: `resolve(base, relativize(base, target)).href` is the text
 * of the target, to the letter. It never begins with a scheme or an authority by accident ("./a:b", ".//x"); where
 * nothing shorter is right it is a network-path reference or the target itself.
 *
 * @throws {UriError} when no reference resolves to the target: its path has dot segments, or it has no scheme and the
 * base has one.
 * @example
 * relativize("https://example.com/guide/start", "https://example.com/guide/img/map.png").href; // => "img/map.png"
 * @see RFC 3986 section 4.2
 */
export const relativize = <const Base extends Input, const Target extends Input>(
  base: CheckInput<Base>,
  target: CheckInput<Target>,
): Uri => relativizePlaces(placesOf(base), placesOf(target));

/**
 * The shortest reference that leads from a base to a target, or why there is none, as a value.
 *
 * @example
 * const result = safeRelativize("https://example.com/a", "https://example.com/b/../c");
 * result.ok ? "" : result.error.code; // => "unreachable-target"
 * @see RFC 3986 section 4.2
 */
export const safeRelativize = (base: Input, target: Input): Result =>
  attempt(() => relativizePlaces(placesOf(base), placesOf(target)));
