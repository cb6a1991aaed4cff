import type { shapeSentences } from "../entry/shape.js";
import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { templateSentences } from "./failure.js";
import type { HeadFault } from "./head-shape.js";
import type { TemplateFault } from "./parse-template.js";
import type { ValuesOf } from "./template-values.js";

/**
 * The literal itself when it is a template whose links can have the shape of their scheme, otherwise the sentence that
 * says why not. Text that is not a full literal is taken: it is checked at run time.
 *
 * @example
 * declare function link<const Text extends string>(text: CheckTemplate<Text>): void;
 */
export type CheckTemplate<Text extends string> = [Text] extends [never]
  ? Text
  : Text extends unknown
    ? CheckSyntax<Text> extends Text
      ? CheckHead<Text>
      : CheckSyntax<Text>
    : never;

/** The same by RFC 6570 alone, which knows no shapes. */
export type CheckSyntax<Text extends string> = [Text] extends [never]
  ? Text
  : Text extends unknown
    ? {} extends Record<Text, 1>
      ? Text
      : [ValuesOf<Text>] extends [never]
        ? Sentence<TemplateFault<Text>, typeof templateSentences>
        : Text
    : never;

/** The literal itself when its scheme needs no host, or it has a host and a port in range, otherwise the sentence. */
export type CheckHead<Text extends string> =
  {} extends Record<Text, 1>
    ? Text
    : HeadFault<Text> extends infer Found extends Fault
      ? Sentence<Found, typeof shapeSentences>
      : Text;
