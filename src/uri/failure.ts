import { type Say, say } from "../abnf/sentence.js";
import type { Length } from "../abnf/span.js";
import {
  type CharacterHint,
  type CharacterName,
  type Component,
  characterHint,
  characterName,
  type Fault,
  productions,
  sections,
} from "../grammar/fault.js";
import type { FailureCode } from "./codes.js";
import { mask } from "./mask.js";

/** Everything a failure says beside its code. */
interface FailureOf<Code extends FailureCode> {
  /** Which rule was broken. */
  readonly code: Code;
  /** The part of the URI that breaks it. */
  readonly component: Component;
  /** Where, as an offset in the input in UTF-16 units; 0 where the failure has no place. */
  readonly index: number;
  /** What the rule takes, mostly in the words of the ABNF. */
  readonly expected: string;
  /** The section of RFC 3986 that holds the rule, or the name of another document. */
  readonly section: string;
  /** The number of the hole, from 0, when a tagged template failed. */
  readonly hole?: number;
  /** The name of the parameter, when a value of a template or a route failed. */
  readonly param?: string;
  /** The sentence for people. It never holds a password. */
  readonly message: string;
  /** The text that was refused. Not enumerable: a printed failure must not leak it. */
  readonly input: string;
}

/**
 * Why something was refused: one plain object for each {@link FailureCode}, told apart by `code`.
 *
 * @example
 * const result = safeParse("https://exa mple.com/");
 * if (!result.ok) result.error.code; // => "invalid-character"
 */
export type Failure = { [Code in FailureCode]: FailureOf<Code> }[FailureCode];

/** A sentence with its `{names}`, and what the rule expects; without one the component's production stands in. */
export type Entry = readonly [sentence: string, expected?: string];

/** The sentence of a fault, from the table of the rules: the same text at compile time and in `UriError`. */
export type Sentence<Found, Table> =
  Found extends Fault<infer Code, infer Where, infer Before, infer Character>
    ? Code extends keyof Table
      ? Table[Code] extends Entry
        ? Say<
            Table[Code][0],
            {
              component: Where;
              index: Length<Before>;
              character: CharacterName<Character>;
              hint: CharacterHint<Character>;
              section: (typeof sections)[Where];
              text: Character;
            }
          >
        : never
      : never
    : never;

/** A failure from what a rule found in a text; `table` holds the sentences of the layer that asks. */
export const failureOf = <Code extends FailureCode>(
  table: Readonly<Record<Code, Entry>>,
  { code, component, before, character }: Fault<Code>,
  input: string,
): Failure => {
  const [sentence, expected = productions[component]] = table[code];
  const index = before.length;
  const section = sections[component];
  const values = {
    component,
    index,
    section,
    character: characterName(character),
    hint: characterHint(character),
    text: mask(character),
  };
  const failure = { code, component, index, expected, section, message: say(sentence, values) };
  return Object.defineProperty(failure, "input", { value: input }) as Failure & typeof failure;
};

/**
 * What every throwing function of the library throws: a {@link Failure} as an `Error`.
 *
 * @example
 * try {
 *   parse("https://exa mple.com/" as string);
 * } catch (error) {
 *   if (error instanceof UriError) error.index; // => 11
 * }
 */
export class UriError extends Error {
  declare readonly code: FailureCode;
  declare readonly component: Component;
  declare readonly index: number;
  declare readonly expected: string;
  declare readonly section: string;
  declare readonly hole?: number;
  declare readonly param?: string;
  declare readonly input: string;
  /** The same facts as a plain value, to narrow by `code`. */
  declare readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    Object.assign(this, failure);
    Object.defineProperties(this, {
      name: { value: "UriError" },
      input: { value: failure.input },
      failure: { value: Object.freeze(failure) },
    });
  }
}

/** The text, or its failure thrown. */
export const orThrow = (text: string | Failure): string => {
  if (typeof text === "string") return text;
  throw new UriError(text);
};
