import { referenceSentences } from "../grammar/reference.js";
import type { PatternCode } from "../uri/codes.js";
import type { Entry } from "../uri/failure.js";
import { valueSentences } from "../uri/sentences.js";

/** What patterns refuse when they are made. */
export const patternSentences = {
  "unclosed-expression": [
    "an opening brace has no closing one, in the {component} pattern at {index}",
    "a closing brace",
  ],
  "unopened-expression": [
    "a closing brace has no opening one, in the {component} pattern at {index}",
    "an opening brace",
  ],
  "invalid-variable": [
    'a hole has a name of letters, digits and "_" between its braces, in the {component} pattern at {index}',
    'ALPHA / DIGIT / "_"',
  ],
  "duplicate-param": [
    'the name "{text}" is taken by another hole, in the {component} pattern at {index}',
    "another name",
  ],
  "ambiguous-pattern": [
    "two holes in one piece have no one reading, in the {component} pattern at {index}: select the piece as a whole",
    "one hole in a piece",
  ],
  "misplaced-expression": [
    "a hole for several pieces, or for one that can be missing, stands at the end of a path or at the start of a host, not in the {component} pattern at {index}",
    "a hole for one piece",
  ],
  "misplaced-wildcard": [
    'a wildcard is a whole label, and "**" the first one, in the {component} pattern at {index}',
    "a whole label",
  ],
  "not-a-prefix": [
    "a prefix has neither a query nor a fragment nor dot segments, unlike this one",
    "a path to stay under",
  ],
  "async-schema": ["a pattern cannot wait: its readers must not be asynchronous", "a synchronous reader"],
  "unknown-condition": ['there is no part "{text}" to hold to anything', "a part of a URI"],
  "indexed-name": ['the arm "{text}" would not stand in its place: an object has numbers before names', "a name"],
} as const satisfies Record<PatternCode, Entry>;

/** What a caller without a compiler is refused. */
export const kindSentences = {
  "not-a-string": ["a pattern is a string, not {text}", "a string"],
  "invalid-value": ["{text}", "what the compiler takes here"],
} as const satisfies Record<"not-a-string" | "invalid-value", Entry>;

/** What the text of a pattern is refused with: the sentences of the grammar, of values and of patterns. */
export const textSentences = { ...referenceSentences, ...valueSentences, ...patternSentences } as const;
