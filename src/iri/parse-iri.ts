import { shapeSentences } from "../entry/shape.js";
import { type Fault, fault } from "../grammar/fault.js";
import type { IsReference } from "../grammar/scan.js";
import { failedWith, successOf } from "../uri/attempt.js";
import type { ShapeCode } from "../uri/codes.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { optionsFailure as wrongOptions } from "../uri/require.js";
import { bidiIssues } from "./bidi.js";
import type { CheckIri } from "./check-iri.js";
import type { FullIriShape, Iri, LitIri, RelativeIriShape, TypedIri } from "./components.js";
import { iriFailure } from "./iri-sentences.js";
import type { Outcome } from "./outcome.js";
import { iriOrFailure } from "./read-iri.js";
import { scanIri } from "./scan-iri.js";

/** What `parseIri` may be asked for beyond the syntax. */
export interface ParseIriOptions {
  /** `"iri"`: with a scheme; `"absolute"`: and without a fragment; `"relative"`: without a scheme (RFC 3987 section 2.2). */
  readonly kind?: "iri" | "absolute" | "relative" | undefined;
  /** `"refuse"`: an IRI that breaks a rule of section 4 is refused. By default `bidiIssues` reports it, if asked. */
  readonly bidi?: "refuse" | undefined;
}

/** The type of a literal, parsed as an IRI; of any other text, what the options say. */
export type ParsedIri<Text extends string, Options extends ParseIriOptions> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? RestrictedIri<Options>
    : IsReference<Text> extends "long"
      ? RestrictedIri<Options>
      : TypedIri<LitIri<Text>>
  : never;

type RestrictedIri<Options extends ParseIriOptions> = Options extends { readonly kind: "iri" | "absolute" }
  ? TypedIri<FullIriShape>
  : Options extends { readonly kind: "relative" }
    ? TypedIri<RelativeIriShape>
    : Iri;

const shapeFailure = (found: Fault<ShapeCode>, text: string): Failure => failureOf(shapeSentences, found, text);

/** Why an IRI does not fit the options, or nothing. */
const optionsFailure = (iri: Iri, { kind, bidi }: ParseIriOptions): Failure | undefined => {
  const { href } = iri;
  if (iri.scheme === undefined && (kind === "iri" || kind === "absolute")) {
    return shapeFailure(fault("missing-scheme", "scheme", "", href), href);
  }
  if (iri.scheme !== undefined && kind === "relative") {
    return shapeFailure(fault("unexpected-scheme", "scheme", ""), href);
  }
  if (iri.fragment !== undefined && kind === "absolute") {
    return shapeFailure(fault("unexpected-fragment", "fragment", href.slice(0, -1 - iri.fragment.length)), href);
  }
  const issue = bidi === "refuse" ? bidiIssues(iri)[0] : undefined;
  return issue && iriFailure(fault(issue.rule, issue.component, href.slice(0, issue.index)), href);
};

const parseText = (text: string, options: ParseIriOptions | undefined): Iri | Failure => {
  const found = wrongOptions(options, "kind", ["iri", "absolute", "relative"]) ?? iriOrFailure(text);
  return options === undefined || "code" in found ? found : (optionsFailure(found, options) ?? found);
};

/**
 * The `Iri` of a text, by RFC 3987 to the letter: an IRI or a relative IRI reference. A URI is an IRI.
 *
 * A constant is checked by the compiler as far as it is ASCII, and the type of the result knows its parts.
 *
 * @throws {UriError} that says what is wrong, where, and which rule it is.
 * @example
 * import { parseIri } from "urigami/iri";
 *
 * parseIri("https://example.org/caf\u00E9?x#y").path; // => "/caf\u00E9"
 * @see RFC 3987 section 2.2
 */
export const parseIri = <const Text extends string, const Options extends ParseIriOptions = ParseIriOptions>(
  text: CheckIri<Text>,
  options?: Options,
): ParsedIri<Text, Options> => {
  const found = parseText(text, options);
  if ("code" in found) throw new UriError(found);
  return found as object as ParsedIri<Text, Options>;
};

/**
 * The `Iri` of a text, or why it is none, as a value.
 *
 * @example
 * import { safeParseIri } from "urigami/iri";
 *
 * const result = safeParseIri("https://example.org/caf\u00E9 au lait");
 * result.ok ? "" : result.error.code; // => "invalid-character"
 * @see RFC 3987 section 2.2
 */
export const safeParseIri = <const Text extends string, const Options extends ParseIriOptions = ParseIriOptions>(
  text: Text,
  options?: Options,
): Outcome<ParsedIri<Text, Options>> => {
  const found = parseText(text, options);
  if ("code" in found) return failedWith(found);
  return successOf(found as object as ParsedIri<Text, Options>);
};

/**
 * Whether a text is an IRI reference, and fits the options.
 *
 * @example
 * import { canParseIri } from "urigami/iri";
 *
 * canParseIri("https://example.org/\uE000"); // => false
 * canParseIri("https://example.org/?\uE000"); // => true
 * @see RFC 3987 section 2.2
 */
export const canParseIri = (text: string, options?: ParseIriOptions): boolean => {
  if (typeof text !== "string") return false;
  if (options !== undefined) return !("code" in parseText(text, options));
  return scanIri(
    text,
    () => true,
    () => false,
  );
};
