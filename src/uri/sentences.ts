import type { Component, Fault } from "../grammar/fault.js";
import type { BuildCode, ValueCode } from "./codes.js";
import type { Entry, Sentence } from "./failure.js";

/** The sentences of the value and of everything that writes one. */
export const valueSentences = {
  "not-a-uri": ["a Uri of this library is wanted here, not a copy or a look-alike", "Uri"],
  "invalid-utf8": ["the triplets are not UTF-8, in the {component} at {index}", "UTF-8"],
  "empty-segment": ["an empty value is no segment: it would vanish"],
  "dot-segment": ['"{text}" is no segment: readers of the path remove it, however it is written'],
  "lone-surrogate": ["half of a surrogate pair has no UTF-8, in the {component} at {index}"],
  "invalid-value": ["{text} is no value for the {component}"],
  "path-like-authority": ['a path that starts with "//" would be read as a host'],
  "colon-in-first-segment": ['"{text}" would be read as a scheme: write "./{text}"'],
  "rootless-path": ['a path behind a host starts with "/": write "/{text}"'],
  "missing-authority": ["a {component} needs a host"],
  "bare-ipv6-address": ['an IPv6 address stands in brackets: write "[{text}]"'],
  "unknown-part": ["there is no part {text}"],
} as const satisfies Record<BuildCode | ValueCode, Entry>;

/** One of these as a type, on a text that stands alone. */
export type ValueSentence<Code extends string, Where extends Component, Text extends string> = Sentence<
  Fault<Code, Where, "", Text>,
  typeof valueSentences
>;
