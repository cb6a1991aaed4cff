import fc, { type Arbitrary } from "fast-check";
import type { Expression } from "../oracle/abnf.js";
import { ruleOf } from "./rfc3987.js";

const produced = new Map<string, Arbitrary<string>>();

function arbitraryOf(expression: Expression): Arbitrary<string> {
  switch (expression.tag) {
    case "range":
      return fc.integer({ min: expression.from, max: expression.to }).map((code) => String.fromCodePoint(code));
    case "text":
      return fc.constant(expression.text);
    case "rule":
      return produce(expression.name);
    case "either":
      return fc.oneof(...expression.of.map(arbitraryOf));
    case "sequence":
      return fc.tuple(...expression.of.map(arbitraryOf)).map((parts) => parts.join(""));
    case "repeat":
      return fc
        .array(arbitraryOf(expression.of), {
          minLength: expression.min,
          maxLength: Math.min(expression.max, expression.min + 5),
        })
        .map((parts) => parts.join(""));
  }
}

/** Texts that a rule of RFC 3987 produces. */
export function produce(rule: string): Arbitrary<string> {
  const known = produced.get(rule);
  if (known !== undefined) return known;
  const arbitrary = arbitraryOf(ruleOf(rule));
  produced.set(rule, arbitrary);
  return arbitrary;
}

export const iriReference = fc.oneof(produce("IRI"), produce("irelative-ref"));

/** Produced texts with a character put in somewhere. */
export const nearMiss = fc
  .tuple(
    iriReference,
    fc.nat(),
    fc.constantFrom("\uE000", "\uD800", "\uFFFE", "\u{E0001}", " ", "[", "]", "%", "\u00E9", "#", ":", "\\"),
  )
  .map(([text, place, character]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + character + text.slice(at);
  });
