import type { BuildCode, ValueCode } from "./codes.js";
import type { Entry } from "./failure.js";

/** The sentences of the value and of everything that writes one. */
export const valueSentences = {
  "not-a-uri": ["a Uri is wanted here, made by this library: a copy or a look-alike of one has no guarantees", "Uri"],
  "invalid-utf8": ["the triplets are not UTF-8, in the {component} at {index} (RFC 3629)", "UTF-8"],
  "empty-segment": [
    "an empty value would remove the segment, in the {component} at {index}",
    "a segment that is not empty",
  ],
  "dot-segment": [
    'a segment "{text}" is removed by every reader of the path, however it is written (RFC 3986 5.2.4 and 6.2.2)',
    'a segment that is not "." or ".."',
  ],
  "lone-surrogate": ["half of a surrogate pair has no UTF-8, in the {component} at {index}", "well-formed text"],
  "invalid-value": ["{text} is no value for the {component}", "a string, a finite number, a bigint or a boolean"],
  "path-like-authority": [
    'a path that starts with "//" would be read as an authority: give a host, or use raw.path("/.//...") (RFC 3986 3.3)',
    'a path that does not start with "//"',
  ],
  "colon-in-first-segment": [
    'the first segment of "{text}" would be read as a scheme: write "./{text}" (RFC 3986 4.2)',
    'a first segment without ":"',
  ],
  "rootless-path": [
    'a path behind a host starts with "/": write "/{text}" (RFC 3986 3.3)',
    'a path that is empty or starts with "/"',
  ],
  "missing-authority": ["a {component} needs a host (RFC 3986 3.2)", "a host"],
  "bare-ipv6-address": ['an IPv6 address stands in brackets: write "[{text}]" (RFC 3986 3.2.2)', '"[" IPv6address "]"'],
  "unknown-part": ["there is no part {text}", "a part of a URI"],
} as const satisfies Record<BuildCode | ValueCode, Entry>;
