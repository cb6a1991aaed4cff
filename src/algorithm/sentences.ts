import type { Entry } from "../uri/failure.js";

/** The sentences of `resolve`, `relativize` and `equals`. */
export const algorithmSentences = {
  "excess-dot-segment": ['the ".." at {index} goes above the root (RFC 3986 5.2.4)', 'fewer ".."'],
  "opaque-base": ['the path of the base "{text}:" has no "/" to resolve at', "a hierarchical base"],
  "relative-base": ["the base has no scheme (RFC 3986 5.1)", "a URI"],
  "unreachable-target": ["no reference leads from the base to the target: {text}", "a target that can be reached"],
  "missing-schemes": ['the level "scheme" needs definitions of schemes', "schemes"],
} as const satisfies Readonly<Record<string, Entry>>;
