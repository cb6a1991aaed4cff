// The sentences of the malformed texts, one for one. The compiler holds them to the type level, the test to the run time.

import type { CheckTemplate } from "../../src/template/index.js";
import type { malformed } from "./malformed.js";

export type SentencesOf<Table extends readonly (readonly [text: string, ...rest: unknown[]])[]> = {
  readonly [Key in keyof Table]: CheckTemplate<Table[Key][0]>;
};

export const sentences: SentencesOf<typeof malformed> = [
  '"{" opens an expression, and nothing closes it, at 3 (RFC 6570 2.2)',
  '"{" opens an expression, and nothing closes it, at 0 (RFC 6570 2.2)',
  '"{" opens an expression, and nothing closes it, at 3 (RFC 6570 2.2)',
  '"}" closes no expression, at 4: write "%7D" for a brace in a literal (RFC 6570 2.1)',
  '"}" closes no expression, at 3: write "%7D" for a brace in a literal (RFC 6570 2.1)',
  "there is no variable between the braces, at 0 (RFC 6570 2.2)",
  '"=" is no operator yet, it is reserved, at 1 (RFC 6570 2.2)',
  '"|" is no operator yet, it is reserved, at 4 (RFC 6570 2.2)',
  '"," is no operator yet, it is reserved, at 1 (RFC 6570 2.2)',
  '"!" is no operator yet, it is reserved, at 1 (RFC 6570 2.2)',
  '"@" is no operator yet, it is reserved, at 1 (RFC 6570 2.2)',
  'a space cannot stand here in the name of a variable, at 2: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"}" cannot stand here in the name of a variable, at 2: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"}" cannot stand here in the name of a variable, at 3: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"," cannot stand here in the name of a variable, at 3: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"}" cannot stand here in the name of a variable, at 3: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"." cannot stand here in the name of a variable, at 3: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"." cannot stand here in the name of a variable, at 2: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"{" cannot stand here in the name of a variable, at 2: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"-" cannot stand here in the name of a variable, at 5: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"$" cannot stand here in the name of a variable, at 1: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"?" cannot stand here in the name of a variable, at 2: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"%" cannot stand here in the name of a variable, at 1: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  'a character outside ASCII cannot stand here in the name of a variable, at 1: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"*" cannot stand here in the name of a variable, at 1: a name has letters, digits, "_", and "." between them (RFC 6570 2.3)',
  '"*:3" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  '":3*" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  '":0" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  '":01" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  '":" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  '":x" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  '":10000" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  '"**" is no modifier, at 2: it is "*", or ":" and a number from 1 to 9999, not both (RFC 6570 2.4)',
  "a space is not allowed in a template, at 2 (RFC 6570 2.1)",
  '"\\" is not allowed in a template, at 2 (RFC 6570 2.1)',
  '"^" is not allowed in a template, at 3 (RFC 6570 2.1)',
  "a control character is not allowed in a template, at 1 (RFC 6570 2.1)",
  '"%" must be followed by two hexadecimal digits, in the template at 0: write "%25" for a percent sign (RFC 6570 2.1)',
  '"%" must be followed by two hexadecimal digits, in the template at 3: write "%25" for a percent sign (RFC 6570 2.1)',
];
