import type { Sentence } from "../uri/failure.js";
import type { templateSentences } from "./failure.js";
import type { TemplateFault } from "./parse-template.js";
import type { ValuesOf } from "./template-values.js";

/**
 * The literal itself when it is a template, otherwise the sentence that says why not. Text that is not a full literal
 * is taken: it is checked at run time.
 *
 * @example
 * declare function link<const Text extends string>(text: CheckTemplate<Text>): void;
 */
export type CheckTemplate<Text extends string> = [Text] extends [never]
  ? Text
  : Text extends unknown
    ? {} extends Record<Text, 1>
      ? Text
      : [ValuesOf<Text>] extends [never]
        ? Sentence<TemplateFault<Text>, typeof templateSentences>
        : Text
    : never;
