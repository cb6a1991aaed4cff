// What is wrong with the pattern of a host, at both levels: its holes and wildcards, or the host that it is.

import { type Fault, fault } from "../grammar/fault.js";
import { type HostFault, hostFault } from "../grammar/host.js";
import type { Sentence } from "../uri/failure.js";
import { type HolesFault, holesFault, type IsOneLiteral, type NotOnePattern } from "./holes.js";
import type { textSentences } from "./sentences.js";

/** What is wrong with the pattern of a host, or nothing. An IP literal has no holes. */
export type HostPatternFault<Text extends string> = Text extends `[${string}`
  ? HostFault<Text, "">
  : HolesFault<Text, "host"> extends infer Found extends Fault
    ? Found
    : WildcardFault<Text>;

/** The first "*" that is neither a whole label nor in a hole, nor part of a first "**". */
type WildcardFault<Text extends string, Before extends string = ""> = string extends Text
  ? Fault<"misplaced-wildcard", "host"> | undefined
  : Text extends `${infer Head}*${infer Tail}`
    ? Tail extends `}${infer Rest}`
      ? WildcardFault<Rest, `${Before}${Head}*}`>
      : IsLabel<`${Before}${Head}`, Tail> extends true
        ? WildcardFault<Tail extends `*${infer Rest}` ? Rest : Tail, `${Before}${Head}*`>
        : Fault<"misplaced-wildcard", "host", `${Before}${Head}`, "*">
    : undefined;

type IsLabel<Before extends string, Tail extends string> = Tail extends `*${infer Rest}`
  ? [Before, Rest] extends ["", `.${string}`]
    ? true
    : false
  : Before extends "" | `${string}.`
    ? Tail extends "" | `.${string}`
      ? true
      : false
    : false;

const isLabel = (before: string, tail: string): boolean =>
  tail.startsWith("*")
    ? before === "" && tail.startsWith("*.")
    : (before === "" || before.endsWith(".")) && (tail === "" || tail.startsWith("."));

export const hostPatternFault = (text: string): Fault<keyof typeof textSentences, "host"> | undefined => {
  if (text.startsWith("[")) return hostFault(text, "");
  const found = holesFault(text, "host");
  if (found !== undefined) return found;
  for (let at = text.indexOf("*"); at >= 0; at = text.indexOf("*", at + 1)) {
    if (text[at + 1] === "}") continue;
    if (!isLabel(text.slice(0, at), text.slice(at + 1)))
      return fault("misplaced-wildcard", "host", text.slice(0, at), "*");
    if (text[at + 1] === "*") at++;
  }
  return undefined;
};

/** The pattern of a host itself, or the sentence that says what is wrong with it. */
export type CheckHostPattern<Text extends string> = 0 extends 1 & Text
  ? Text
  : IsOneLiteral<Text> extends true
    ? HostPatternFault<Text> extends infer Found extends Fault
      ? Sentence<Found, typeof textSentences>
      : Text
    : NotOnePattern;
