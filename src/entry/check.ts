import type { Fault } from "../grammar/fault.js";
import type { ReferenceFault, referenceSentences } from "../grammar/reference.js";
import type { IsReference } from "../grammar/scan.js";
import type { Sentence } from "../uri/failure.js";
import type { ShapeFault, shapeSentences } from "./shape.js";

/** The sentence for `string`: text that is not known until run time. */
export type NotConstant = "this is a string, not a constant: use parse for text that is known at run time only";

/** The sentence for a template with holes. */
export type HalfOpen =
  "this text has a hole, which could hold anything: use the tag, uri`...`, or template, which encode what is put in";

/** The same question for every member of a union; `any` and `never` are taken as they are. */
type IsAnyOrNever<Text> = 0 extends 1 & Text ? true : [Text] extends [never] ? true : false;

/**
 * The literal itself when `parse` takes it, otherwise the sentence that says why not. Text that is not a full literal
 * is taken: it is checked at run time.
 */
export type CheckReference<Text extends string> =
  IsAnyOrNever<Text> extends true ? Text : Text extends unknown ? CheckReferenceMember<Text> : never;

type CheckReferenceMember<Text extends string> =
  {} extends Record<Text, 1> ? Text : IsReference<Text> extends false ? ReferenceSentence<Text> : Text;

type ReferenceSentence<Text extends string> = Sentence<ReferenceFault<Text>, typeof referenceSentences>;

/**
 * The literal itself when `uri` takes it, otherwise the sentence that says why not. For parameters of your own
 * functions: `function link<const Text extends string>(to: CheckUri<Text>)`.
 *
 * @example
 * declare function link<const Text extends string>(to: CheckUri<Text>): void;
 */
export type CheckUri<Text extends string> =
  IsAnyOrNever<Text> extends true ? Text : Text extends unknown ? CheckUriMember<Text> : never;

type CheckUriMember<Text extends string> =
  {} extends Record<Text, 1>
    ? string extends Text
      ? NotConstant
      : HalfOpen
    : IsReference<Text> extends false
      ? ReferenceSentence<Text>
      : IsReference<Text> extends true
        ? CheckShape<Text>
        : Text;

/** The rules of `uri` on a valid reference: an obvious start or a scheme, and the shape of the scheme. */
type CheckShape<Text extends string> = Text extends `${"/" | "?" | "#" | "./" | "../"}${string}` | ""
  ? Text
  : Text extends `${infer Scheme}:${string}`
    ? Scheme extends `${string}${"/" | "?" | "#"}${string}`
      ? Missing<Text>
      : ShapeFault<Text> extends infer Found extends Fault
        ? Sentence<Found, typeof shapeSentences>
        : Text
    : Missing<Text>;

type Missing<Text extends string> = Sentence<Fault<"missing-scheme", "scheme", "", Text>, typeof shapeSentences>;
