import { type Fault, fault } from "../grammar/fault.js";
import { type Accept, type IsReference, isReference, scan } from "../grammar/scan.js";
import { failedWith, success } from "../uri/attempt.js";
import type { ShapeCode } from "../uri/codes.js";
import type { Lit, RelativeShape, Result, TypedUri, Uri, UriShape } from "../uri/components.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import type { HalfUriShape } from "../uri/half-literal.js";
import { read, readCommon } from "../uri/read.js";
import { referenceFailure } from "../uri/reference-failure.js";
import { isOneOf, optionsFailure, requireOptions } from "../uri/require.js";
import { nameOf } from "../uri/scalar.js";
import { accept, refuse } from "../uri/uri.js";
import type { CheckParse } from "./check.js";
import { type OptionsFault, optionsFault, type ParseOptions } from "./options.js";
import type { IsPlainUri } from "./plain.js";
import { type HostScheme, shapeSentences } from "./shape.js";

export type { ParseOptions } from "./options.js";

/** The type of a literal, parsed; of a template what stands before its holes; of any other text, what the options say. */
export type Parsed<Text extends string, Options extends ParseOptions> = [Text] extends [never]
  ? Restricted<Options>
  : IsPlainUri<Text> extends true
    ? TypedUri<Lit<Text>>
    : ParsedAny<Text, Options>;

type ParsedAny<Text extends string, Options extends ParseOptions> =
  {} extends Record<Text, 1> ? Open<Text, Options> : ParsedMember<Text, Options>;

type ParsedMember<Text extends string, Options extends ParseOptions> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? Open<Text, Options>
    : IsReference<Text> extends "long"
      ? Restricted<Options>
      : TypedUri<Lit<Text>>
  : never;

/** Text that is no full literal: `string`, a template with a hole, `any` or `never`. */
type Open<Text extends string, Options extends ParseOptions> = string extends Text
  ? Restricted<Options>
  : [Text] extends [never]
    ? Restricted<Options>
    : ParseOptions extends Options
      ? Uri<HalfUriShape<Text>>
      : Restricted<Options>;

type Restricted<Options extends ParseOptions> = Options extends {
  readonly schemes: readonly (infer Scheme extends string)[];
}
  ? WithScheme<Scheme>
  : Options extends { readonly kind: "uri" | "absolute" }
    ? TypedUri<UriShape>
    : Options extends { readonly kind: "relative" }
      ? TypedUri<RelativeShape>
      : Uri;

type WithScheme<Scheme extends string> = Scheme extends HostScheme
  ? TypedUri<UriShape & { readonly scheme: Scheme; readonly host: string; readonly authority: string }>
  : TypedUri<UriShape & { readonly scheme: Scheme }>;

const kinds = ["uri", "absolute", "relative"] as const satisfies readonly ParseOptions["kind"][];

const shapeFailure = (found: Fault<ShapeCode>, text: string): Failure => failureOf(shapeSentences, found, text);

const notText = (value: unknown): Failure => shapeFailure(fault("not-a-string", "reference", "", nameOf(value)), "");

const acceptResult: Accept<Result> = (...parts) => success(accept(...parts));

const refuseResult = (text: string): Result => failedWith(referenceFailure(text));

const no = (): boolean => false;

/**
 * The `Uri` of a text, by the generic syntax of RFC 3986 to the letter: a URI or a relative reference.
 *
 * A constant is checked by the compiler, and the type of the result knows its parts. Any other text is checked at run
 * time. `kind` and `schemes` ask for more, and narrow the type.
 *
 * @throws {UriError} that says what is wrong, where, and which rule it is.
 * @example
 * parse("https://example.com/guide?lang=en").host; // => "example.com"
 * @see RFC 3986 section 4.1
 */
export const parse = <const Text extends string, const Options extends ParseOptions = ParseOptions>(
  text: CheckParse<Text, Options>,
  options?: Options,
): Parsed<Text, Options> => parseText(text, options) as object as Parsed<Text, Options>;

const parseText = (text: string, options: ParseOptions | undefined): Uri => {
  if (typeof text !== "string") throw new UriError(notText(text));
  if (options === undefined) return read(text);
  requireOptions(options, "kind", kinds);
  return scan<Uri>(
    text,
    (...parts) => {
      const found = optionsFault(options, ...parts);
      if (found !== undefined) throw new UriError(shapeFailure(found, text));
      return accept(...parts);
    },
    refuse,
  );
};

/** What `safeParse` gives for a type of text: a literal that the compiler refuses gives only a failure. */
export type SafeParsed<Text extends string, Options extends ParseOptions> = [Text] extends [never]
  ? Result<Restricted<Options>>
  : IsPlainUri<Text> extends true
    ? SafeParsedAs<true, Text, Options>
    : SafeParsedAny<Text, Options>;

type SafeParsedAny<Text extends string, Options extends ParseOptions> =
  {} extends Record<Text, 1> ? Result<Open<Text, Options>> : SafeParsedMember<Text, Options>;

type SafeParsedMember<Text extends string, Options extends ParseOptions> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? Result<Open<Text, Options>>
    : IsReference<Text> extends infer Answer
      ? SafeParsedAs<Answer, Text, Options>
      : never
  : never;

type SafeParsedAs<Answer, Text extends string, Options extends ParseOptions> = Answer extends false
  ? Extract<Result, { readonly ok: false }>
  : Answer extends true
    ? ParseOptions extends Options
      ? Success<Text>
      : SafeUnder<OptionsFault<Text, Options>, Text>
    : Result<Restricted<Options>>;

type Success<Text extends string> = { readonly ok: true; readonly uri: TypedUri<Lit<Text>> };

type SafeUnder<Found, Text extends string> = Found extends Fault
  ? Extract<Result, { readonly ok: false }>
  : Found extends undefined
    ? Success<Text>
    : Result<TypedUri<Lit<Text>>>;

/**
 * The `Uri` of a text, or why it is none, as a value.
 *
 * @example
 * const result = safeParse("https://example.com:80a/");
 * result.ok ? "" : result.error.code; // => "invalid-port"
 * @see RFC 3986 section 4.1
 */
export const safeParse = <const Text extends string, const Options extends ParseOptions = ParseOptions>(
  text: Text,
  options?: Options,
): SafeParsed<Text, Options> => safeParseText(text, options) as object as SafeParsed<Text, Options>;

const safeParseText = (text: string, options: ParseOptions | undefined): Result => {
  if (typeof text !== "string") return failedWith(notText(text));
  if (options === undefined) {
    const uri = readCommon(text);
    return uri === undefined ? scan(text, acceptResult, refuseResult) : success(uri);
  }
  const failure = optionsFailure(options, "kind", kinds);
  if (failure !== undefined) return failedWith(failure);
  return scan<Result>(
    text,
    (...parts) => {
      const found = optionsFault(options, ...parts);
      return found === undefined ? success(accept(...parts)) : failedWith(shapeFailure(found, text));
    },
    refuseResult,
  );
};

/**
 * Whether a text is a URI reference, and fits the options. Makes nothing, so it is the fastest of the three.
 *
 * @example
 * canParse("https://exa mple.com/"); // => false
 * @see RFC 3986 section 4.1
 */
export const canParse = (text: string, options?: ParseOptions): boolean => {
  if (typeof text !== "string") return false;
  if (options === undefined) return isReference(text);
  // Not `optionsFailure`: a verdict alone brings no sentences with it.
  if (typeof options !== "object" || options === null || !isOneOf(options.kind, kinds)) return false;
  return scan<boolean>(text, (...parts) => optionsFault(options, ...parts) === undefined, no);
};
