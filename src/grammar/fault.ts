import type { Control, Printable } from "../abnf/charset.js";

/** The parts of a URI that a failure can point at; `reference` is the whole text. */
export type Component =
  | "scheme"
  | "authority"
  | "userinfo"
  | "host"
  | "port"
  | "path"
  | "query"
  | "fragment"
  | "reference";

/** The section of RFC 3986 that holds the rule of each component. */
export const sections = {
  scheme: "3.1",
  authority: "3.2",
  userinfo: "3.2.1",
  host: "3.2.2",
  port: "3.2.3",
  path: "3.3",
  query: "3.4",
  fragment: "3.5",
  reference: "4.1",
} as const satisfies Record<Component, string>;

/** What each component takes, in the words of Appendix A: the expectation of a character that does not fit. */
export const productions = {
  scheme: 'ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )',
  authority: '[ userinfo "@" ] host [ ":" port ]',
  userinfo: 'unreserved / pct-encoded / sub-delims / ":"',
  host: "IP-literal / IPv4address / reg-name",
  port: "*DIGIT",
  path: 'pchar / "/"',
  query: 'pchar / "/" / "?"',
  fragment: 'pchar / "/" / "?"',
  reference: "URI / relative-ref",
} as const satisfies Record<Component, string>;

/**
 * Where a rule of the grammar fails: the code, the component, the text before the place (its length is the index) and
 * the character at the place (`""` at the end). The type rules compute the same record for a literal.
 */
export interface Fault<
  out Code extends string = string,
  out Where extends Component = Component,
  out Before extends string = string,
  out Character extends string = string,
> {
  readonly code: Code;
  readonly component: Where;
  readonly before: Before;
  readonly character: Character;
}

export const fault = <Code extends string, Where extends Component>(
  code: Code,
  component: Where,
  before: string,
  character = "",
): Fault<Code, Where> => ({ code, component, before, character });

/** How a sentence names a character that cannot be shown as it is. */
export const characterNames = {
  "": "the end",
  " ": "a space",
  "\t": "a tab",
  "\n": "a line feed",
  "\r": "a carriage return",
} as const;
export const controlName = "a control character";
export const foreignName = "a character outside ASCII";

/** What to do about a character, by character; said behind the place. */
export const characterHints = {
  "\\": ': a URI has only "/"',
  "{": ": for a template use template",
  "}": ": for a template use template",
  "a character outside ASCII": ": urigami/iri converts it",
} as const;

/** A character as a sentence names it. Compilers split text outside ASCII differently, so it has one wording. */
export type CharacterName<Character extends string> = Character extends keyof typeof characterNames
  ? (typeof characterNames)[Character]
  : Character extends Control
    ? typeof controlName
    : Character extends Printable
      ? `"${Character}"`
      : typeof foreignName;

const names: Readonly<Record<string, string>> = characterNames;

export const characterName = (character: string): string => {
  const code = character.charCodeAt(0);
  return (
    names[character] ??
    (code > 126 && code !== 127 ? foreignName : code < 32 || code === 127 ? controlName : `"${character}"`)
  );
};

const hints: Readonly<Record<string, string>> = characterHints;

/** What to do about a character, or nothing. */
export type CharacterHint<Character extends string> = Character extends keyof typeof characterHints
  ? (typeof characterHints)[Character]
  : CharacterName<Character> extends typeof foreignName
    ? (typeof characterHints)[typeof foreignName]
    : "";

export const characterHint = (character: string): string => hints[character] ?? hints[characterName(character)] ?? "";
