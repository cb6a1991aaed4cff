import type { CharacterName, Fault, foreignName } from "../grammar/fault.js";
import type { ReferenceFault } from "../grammar/reference.js";
import type { IsReference } from "../grammar/scan.js";
import type { Sentence } from "../uri/failure.js";
import type { iriSentences } from "./iri-sentences.js";

/**
 * The literal itself when `parseIri` may take it, otherwise the sentence that says why not. The rules on ASCII are those
 * of a URI and are checked here; what stands outside ASCII is checked at run time.
 *
 * @example
 * import type { CheckIri } from "urigami/iri";
 *
 * declare function open<const Text extends string>(page: CheckIri<Text>): void;
 */
export type CheckIri<Text extends string> = 0 extends 1 & Text
  ? Text
  : [Text] extends [never]
    ? Text
    : Text extends unknown
      ? CheckMember<Text>
      : never;

type CheckMember<Text extends string> =
  {} extends Record<Text, 1> ? Text : IsReference<Text> extends false ? IriSentence<ReferenceFault<Text>, Text> : Text;

/** A fault at a character of ASCII is one in an IRI too; at any other the run time decides. */
type IriSentence<Found, Text extends string> =
  Found extends Fault<string, infer _, string, infer Character>
    ? CharacterName<Character> extends typeof foreignName
      ? Text
      : Sentence<Found, typeof iriSentences>
    : Text;
