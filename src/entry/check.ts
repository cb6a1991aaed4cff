import type { NoParts } from "../build/check.js";
import type { Fault } from "../grammar/fault.js";
import type { ReferenceFault, referenceSentences } from "../grammar/reference.js";
import type { IsReference } from "../grammar/scan.js";
import type { Branded } from "../uri/brand.js";
import type { Sentence } from "../uri/failure.js";
import type { Mask } from "../uri/mask.js";
import type { CheckParts } from "./object.js";
import type { OptionsFault, ParseOptions } from "./options.js";
import type { IsPlainUri } from "./plain.js";
import type { HostScheme, ShapeOfTail, shapeSentences } from "./shape.js";

/** The sentence for `string`: text that is not known until run time. */
export type NotConstant = "this is a string, not a constant: use parse for text that is known at run time only";

/** The sentence for a template with holes. */
export type HalfOpen =
  "this text has a hole, which could hold anything: use the tag, uri`...`, or template, which encode what is put in";

/**
 * The literal itself when `parse` takes it, otherwise the sentence that says why not. Text that is not a full literal
 * is taken: it is checked at run time. Every member of a union is asked for itself.
 */
export type CheckReference<Text extends string> =
  IsPlainUri<Text> extends true ? Text : NoInfer<CheckAnyReference<Text>>;

type CheckAnyReference<Text extends string> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? Text
    : IsReference<Text> extends false
      ? ReferenceSentence<Text>
      : Text
  : never;

/** The same under options: a literal that they refuse is one that `parse` would always throw for. */
export type CheckParse<Text extends string, Options> = ParseOptions extends Options
  ? CheckReference<Text>
  : NoInfer<CheckUnder<Text, Options>>;

type CheckUnder<Text extends string, Options> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? Text
    : IsReference<Text> extends true
      ? OptionsSentence<OptionsFault<Text, Options>, Text>
      : CheckReference<Text>
  : never;

type OptionsSentence<Found, Text extends string> = Found extends Fault ? Sentence<Found, typeof shapeSentences> : Text;

type ReferenceSentence<Text extends string> = Sentence<ReferenceFault<Text>, typeof referenceSentences>;

/**
 * The literal itself when `uri` takes it, otherwise the sentence that says why not. For parameters of your own
 * functions: `function link<const Text extends string>(to: CheckUri<Text>)`.
 *
 * @example
 * const link = <const Text extends string>(to: CheckUri<Text>) => to;
 * link("https://example.com/"); // => "https://example.com/"
 */
export type CheckUri<Text extends string> = UriArgument<Text>;

/**
 * What `uri` takes as its one argument: a constant, a `Uri`, the parts, or the text of a tag without holes. The rules
 * are asked only for what is not plain, and nothing is inferred from them: both are dear.
 */
export type UriArgument<Given> = IsPlainUri<Given> extends true ? Given : NoInfer<CheckArgument<Given>>;

type CheckArgument<Given> = Given extends string
  ? CheckAnyUri<Given>
  : Given extends Branded | TemplateStringsArray
    ? Given
    : Given extends object
      ? CheckObject<Given>
      : NotConstant;

type CheckObject<Given extends object> = Given extends readonly unknown[]
  ? NoParts<Given>
  : Given extends (...args: never) => unknown
    ? Sentence<Fault<"not-a-string", "reference", "", "function">, typeof shapeSentences>
    : CheckParts<Given>;

type CheckAnyUri<Text extends string> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? NotLiteral<Text>
    : IsReference<Text> extends true
      ? CheckShape<Text>
      : IsReference<Text> extends false
        ? ReferenceSentence<Text> | NoInfer<StartOf<Text>>
        : Text
  : never;

/** `any` is taken as it is. */
type NotLiteral<Text extends string> = 0 extends 1 & Text ? Text : string extends Text ? NotConstant : HalfOpen;

/** The rules of `uri` on a valid reference: the shape of the scheme, or an obvious start. */
type CheckShape<Text extends string> = Text extends `${infer Scheme}:${infer Tail}`
  ? Lowercase<Scheme> extends HostScheme
    ? ShapeOfTail<Tail, Scheme> extends infer Found extends Fault
      ? Sentence<Found, typeof shapeSentences>
      : Text
    : Scheme extends `${string}${"/" | "?" | "#"}${string}`
      ? CheckStart<Text>
      : Text
  : CheckStart<Text>;

/** The empty text is taken, and may be the start of one: completions are asked for in it. */
type CheckStart<Text extends string> = Text extends `${"/" | "?" | "#" | "./" | "../"}${string}`
  ? Text
  : Text extends ""
    ? Text | NoInfer<StartOf<Text>>
    : MissingScheme<Text>;

type MissingScheme<Text extends string> =
  | Sentence<Fault<"missing-scheme", "scheme", "", Mask<Text>>, typeof shapeSentences>
  | NoInfer<StartOf<Text>>;

/** What a constant may start with: offered as completions as long as it is not complete. */
type StartOf<Text extends string> = Exclude<
  Extract<`${HostScheme}://` | "file:///" | "mailto:" | "tel:" | "urn:" | "data:", `${Text}${string}`>,
  Text
>;
