import type { AlgorithmCode } from "../uri/codes.js";
import type { Entry } from "../uri/failure.js";

/** The sentences of the functions of this folder. */
export const algorithmSentences = {
  "excess-dot-segment": [
    'the ".." at {index} of the path goes above the root (RFC 3986 5.2.4)',
    'no more ".." than there are segments before it',
  ],
  "opaque-base": [
    'the base "{text}:" has a path without "/", so it has no hierarchy to resolve in (RFC 3986 5.2.3)',
    "a base with an authority or a rooted path",
  ],
  "relative-base": ["the base has no scheme (RFC 3986 5.1)", "a base with a scheme"],
  "unreachable-target": [
    "no reference leads from the base to the target: {text} (RFC 3986 5.2)",
    'a target without the segments "." and "..", with a scheme when the base has one',
  ],
  "missing-schemes": ["the scheme-based level needs the definitions of schemes (RFC 3986 6.2.3)", "schemes"],
  "unlike-url": [
    "the URL class does not take this reference: {text} (WHATWG URL 4.4)",
    "a URI that WHATWG URL accepts",
  ],
  "unlike-file-path": ["the text is no path of a file: {text} (RFC 8089 2)", "an absolute path"],
  "unlike-file-uri": ["the reference names no file: {text} (RFC 8089 2)", "a file URI"],
} as const satisfies Record<AlgorithmCode, Entry>;
