import { shapeSentences } from "../entry/shape.js";
import type { RoutePatternCode } from "../uri/codes.js";
import type { Entry } from "../uri/failure.js";

/** What the text of a pattern is refused for, at both levels. */
export const patternSentences = {
  "invalid-pattern": ["{text}, at {index} of the pattern", "a pattern of a route"],
  "ambiguous-pattern": [
    'two parameters in one segment have no one reading, at {index} of the pattern: put a "/" between them, or read one and split it',
    "one parameter in a segment",
  ],
  "duplicate-param": ["the parameter '{text}' is used twice, at {index} of the pattern", "names that differ"],
  "invalid-character": ["{character} is not allowed in a pattern, at {index}{hint}", 'pchar, "/" and expressions'],
  "invalid-percent-encoding": [
    '"%" must be followed by two hexadecimal digits, at {index} of the pattern: write "%25" for a percent sign (RFC 3986 2.1)',
    '"%" HEXDIG HEXDIG',
  ],
  "invalid-scheme": [
    '{character} is not allowed in the scheme, the part before the first ":", at {index} (RFC 3986 3.1)',
  ],
  "unclosed-expression": ["{character} is not closed, at {index} of the pattern", '"}"'],
  "unopened-expression": ["{character} closes nothing, at {index} of the pattern", '"{"'],
  "empty-expression": ["a parameter without a name, at {index} of the pattern", "a name"],
  "reserved-operator": [
    "{character} has no meaning at the start of an expression, at {index} of the pattern (RFC 6570 2.2)",
    'a name, "/", "?" or "#"',
  ],
  "invalid-variable": [
    "{character} is not allowed in the name of a parameter, at {index} of the pattern",
    'letters, digits and "_"',
  ],
  "invalid-modifier": [
    '"{text}" is no modifier, at {index} of the pattern',
    '"*" behind the name of a rest or of a query parameter',
  ],
  "dot-segment": [
    'a segment "." or ".." is removed by every reader of the path, at {index} of the pattern (RFC 3986 5.2.4)',
    'a segment that is not "." or ".."',
  ],
  "path-like-authority": ['a pattern that starts with "//" would be read as an authority (RFC 3986 4.2)', 'one "/"'],
  "missing-host": shapeSentences["missing-host"],
  "port-out-of-range": shapeSentences["port-out-of-range"],
} as const satisfies Record<RoutePatternCode, Entry>;
