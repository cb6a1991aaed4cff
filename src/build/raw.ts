import {
  type CharacterSet,
  type PathCharacters,
  type Pchar,
  pathSet,
  pcharSet,
  type QueryCharacters,
  querySet,
} from "../grammar/characters.js";
import type { Component, Fault } from "../grammar/fault.js";
import { type TextFault, textFault } from "../grammar/pct-encoded.js";
import { referenceSentences } from "../grammar/reference.js";
import { failureOf, type Sentence, UriError } from "../uri/failure.js";
import { requireText } from "../uri/require.js";

declare const rawBrand: unique symbol;

/** What raw text can stand for. */
export type RawPart = "path" | "segment" | "query" | "fragment";

/** Text that is already encoded, made by {@link raw}: validated, and never encoded again. */
export interface Raw<out Part extends RawPart = RawPart, out Text extends string = string> {
  readonly [rawBrand]: true;
  readonly part: Part;
  readonly text: Text;
}

class RawValue {
  declare readonly part: RawPart;
  declare readonly text: string;
  #isRaw = true;

  constructor(part: RawPart, text: string) {
    this.part = part;
    this.text = text;
    Object.freeze(this);
  }

  static is(value: object): value is RawValue {
    return #isRaw in value && value.#isRaw;
  }
}

// Whoever reaches the class could make raw text that nobody validated.
Reflect.deleteProperty(RawValue.prototype, "constructor");
Object.freeze(RawValue.prototype);

/** The text of a value when it is raw text for a part, or nothing; a look-alike is none. */
export const rawText = (value: unknown, part: RawPart): string | undefined =>
  typeof value === "object" && value !== null && RawValue.is(value) && value.part === part ? value.text : undefined;

type RawCheck<Text extends string, Set extends string, Where extends Component> =
  {} extends Record<Text, 1>
    ? Text
    : TextFault<Text, Set, Where, ""> extends infer Found extends Fault
      ? Sentence<Found, typeof referenceSentences>
      : Text;

const make = <Part extends RawPart, Text extends string>(
  part: Part,
  text: string,
  set: CharacterSet,
  where: Component,
): Raw<Part, Text> => {
  const found = textFault(requireText(text, where), set, where, "");
  if (found !== undefined) throw new UriError(failureOf(referenceSentences, found, text));
  return new RawValue(part, text) as object as Raw<Part, Text>;
};

/**
 * Brings text that is already encoded into the builder: `raw.path`, `raw.segment`, `raw.query`, `raw.fragment`. It is
 * validated and marked at run time, and never encoded again.
 *
 * @throws {UriError} where a character, or a "%" without two hexadecimal digits, is not allowed.
 * @example
 * uri().scheme("https").host("example.com").path(raw.path("/a//b%20c")).build().href; // => "https://example.com/a//b%20c"
 * @see RFC 3986 section 2.4
 */
export const raw = /* @__PURE__ */ Object.freeze({
  path: <const Text extends string>(text: RawCheck<Text, PathCharacters, "path">): Raw<"path", Text> =>
    make("path", text, pathSet, "path"),
  segment: <const Text extends string>(text: RawCheck<Text, Pchar, "path">): Raw<"segment", Text> =>
    make("segment", text, pcharSet, "path"),
  query: <const Text extends string>(text: RawCheck<Text, QueryCharacters, "query">): Raw<"query", Text> =>
    make("query", text, querySet, "query"),
  fragment: <const Text extends string>(text: RawCheck<Text, QueryCharacters, "fragment">): Raw<"fragment", Text> =>
    make("fragment", text, querySet, "fragment"),
} as const);
