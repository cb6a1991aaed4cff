// The automaton of a template: what its expressions can expand to.

import { bitsByCharacter, hexdig } from "../abnf/charset.js";
import { pctNormalize } from "../algorithm/pct-normalize.js";
import { genDelims, pchar, queryCharacters, subDelims, unreserved } from "../grammar/characters.js";
import { Automaton, type CharacterSet, type Piece } from "./automaton.js";
import { encodeValue } from "./encode-value.js";
import { addName, type NameTree, namePieces } from "./name-tree.js";
import { type Operator, styles } from "./operator.js";
import type { Part } from "./parse-template.js";
import { type Run, runsOf, wholeOf } from "./runs.js";
import { headOf } from "./same-parts.js";
import { Surroundings } from "./surroundings.js";

const setOf = (characters: string, without = ""): CharacterSet => {
  const table = bitsByCharacter([[1, characters]]);
  for (const character of without) table[character.charCodeAt(0)] = 0;
  return Uint8Array.from(table);
};

/**
 * The characters of values, `strict` as expansion writes them and `lenient` as others may: RFC 3986 lets more of them
 * stand for themselves. The lenient reading is taken where it has no second one.
 */
const sets = {
  strict: {
    path: setOf(`${unreserved},`),
    members: setOf(`${unreserved},=`),
    matrix: setOf(`${unreserved},`),
    query: setOf(`${unreserved},`),
    reserved: setOf(`${unreserved}${genDelims}${subDelims}`),
  },
  lenient: {
    path: setOf(pchar),
    members: setOf(pchar),
    matrix: setOf(pchar, ";"),
    query: setOf(queryCharacters, "&"),
    reserved: setOf(`${unreserved}${genDelims}${subDelims}`),
  },
} as const;

type Sets = Readonly<Record<keyof typeof sets.strict, CharacterSet>>;

/** The same where the query has begun: "&" separates its pairs, whatever the operator. */
const lenientQuery: Sets = {
  ...sets.lenient,
  path: sets.lenient.query,
  members: sets.lenient.query,
  matrix: setOf(queryCharacters, "&;"),
};

/** The same before the "=" of a pair: there it ends the name. */
const lenientName: Sets = {
  ...lenientQuery,
  path: setOf(queryCharacters, "&="),
};

/** The same behind a "?" that an expression may leave out: what follows is then in the path. */
const lenientEither: Sets = {
  ...sets.lenient,
  path: setOf(pchar, "&"),
  members: setOf(pchar, "&"),
  matrix: setOf(pchar, "&;"),
  query: setOf(pchar, "&"),
};

/** How freely values are read. */
export type Strictness = keyof typeof sets;

const hex = /* @__PURE__ */ setOf(hexdig);
const known = new Map<string, CharacterSet>();

const one = (character: string): CharacterSet => {
  const set = known.get(character) ?? setOf(character);
  known.set(character, set);
  return set;
};

/** Makes the pieces of an automaton, one for each run. */
class Builder {
  readonly automaton = new Automaton();
  set: Sets = sets.strict;
  #slot = 0;

  /** Literals, in any case where `caseless` has no space (RFC 3986 section 6.2.2.1). */
  text(characters: string, caseless = ""): Piece {
    const pieces = Array.from(characters, (character, index) =>
      this.automaton.position(
        one((caseless[index] ?? " ") === " " ? character : character.toLowerCase() + character.toUpperCase()),
      ),
    );
    return this.automaton.sequence(pieces);
  }

  /** One character of a value or one triplet, once or more. */
  characters(from: CharacterSet, of: number): Piece {
    const { automaton } = this;
    const triplet = automaton.sequence([
      automaton.position(one("%"), of),
      automaton.position(hex, of),
      automaton.position(hex, of),
    ]);
    return automaton.repeated(automaton.either([automaton.position(from, of), triplet]));
  }

  value(from: CharacterSet, of: number): Piece {
    return this.automaton.optional(this.characters(from, of));
  }

  /** "{a}", "{a,b}": as one text, which may have more commas than there are variables. */
  plain({ variables }: Run): Piece {
    const slot = this.#slot;
    this.#slot += variables.length;
    return this.value(variables.some(({ explode }) => explode) ? this.set.members : this.set.path, slot);
  }

  /** "{+a}", "{+a,b}": values behind each other with commas, all there. */
  reserved({ variables }: Run): Piece {
    const pieces = variables.flatMap((_, index) => {
      const read = this.value(this.set.reserved, this.#slot++);
      return index === 0 ? [read] : [this.text(","), read];
    });
    return this.automaton.sequence(pieces);
  }

  /** "{/a,b}", "{.a,b}" and "{#a,b}": a later one is there only when those before it are, but for lists. */
  chain({ operator, variables }: Run): Piece {
    const { automaton, set } = this;
    const { first, separator } = styles[operator];
    const firsts: number[] = [];
    const lasts: number[] = [];
    let before: readonly number[] = [];
    let isStart = true;
    for (const { explode } of variables) {
      const of = this.#slot++;
      const isList = explode && operator !== "#";
      const opener = automaton.position(one(lasts.length === 0 ? first : separator), isList ? of : -1, of);
      const data = this.value(operator === "#" ? set.reserved : explode ? set.members : set.path, of);
      const piece = automaton.sequence([opener, data]);
      if (isList) automaton.repeated(piece);
      automaton.link(before, piece.first);
      if (isStart) firsts.push(...piece.first);
      lasts.push(...piece.last);
      before = isList ? [...before, ...piece.last] : piece.last;
      isStart &&= isList;
      if (automaton.isUnreadable) break;
    }
    return { first: firsts, last: lasts, nullable: true };
  }

  /**
   * "{?a,b}", "{&a,b}" and "{;a,b}": pairs by their names, in any order: the wrong ones are seen when the link is made
   * again. An exploded variable has pairs of any name, read as a whole with all others and taken apart later.
   */
  named(run: Run): Piece {
    const { operator, variables, isJoined } = run;
    const { automaton } = this;
    const { separator, first } = styles[operator];
    const from = operator === ";" ? this.set.matrix : this.set.query;
    const names: NameTree = { children: new Map(), slots: [] };
    const pieces: Piece[] = [];
    const whole = wholeOf(run);
    const opens = whole < 0 ? -1 : this.#slot + whole;
    for (const { name, explode } of variables) {
      const of = this.#slot++;
      if (explode) {
        const withEquals = Uint8Array.from(from);
        withEquals[61] = 1;
        const pair = this.characters(withEquals, of);
        pieces.push(operator === ";" ? automaton.optional(pair) : pair);
      } else if (whole < 0) addName(names, pctNormalize(name), of);
    }
    const dataOf = (slot: number): Piece => {
      const data = automaton.sequence([automaton.position(one("="), -1, slot), this.value(from, slot)]);
      return operator === ";" ? automaton.optional(data) : data;
    };
    const pair = automaton.either([...pieces, ...namePieces(automaton, names, one, dataOf)]);
    const next = automaton.position(one(separator), opens, opens);
    const opener = first === separator ? next : automaton.position(one(first), opens, opens);
    const opened = automaton.sequence([opener, pair]);
    automaton.link(opened.last, next.first);
    automaton.link(next.last, pair.first);
    if (pair.nullable) automaton.link(next.last, next.first);
    // Behind a "?" of the literals "{?a}{&b}" may start with "&".
    const firsts = isJoined && opener !== next ? [...opened.first, ...next.first] : opened.first;
    return { first: firsts, last: pair.nullable ? [...opened.last, ...next.last] : opened.last, nullable: true };
  }
}

const readers = {
  "": "plain",
  "+": "reserved",
  "#": "chain",
  "/": "chain",
  ".": "chain",
  ";": "named",
  "?": "named",
  "&": "named",
} as const satisfies Record<Operator, keyof Builder>;

/** The sets for an expression, by what stands before it. */
const setsFor = (operator: Operator, around: Surroundings, strictness: Strictness): Sets => {
  // Delimiters of an authority in a value would change what the host is.
  if (strictness === "strict" || around.isAuthority) return sets.strict;
  if (around.hasLiteralQuery || (operator === "?" && !around.hasQuery))
    return around.isValue ? lenientQuery : lenientName;
  return !around.hasQuery && operator !== "&" ? sets.lenient : lenientEither;
};

/** Builds the automaton of a template. */
export const automatonOf = (parts: readonly Part[], strictness: Strictness): Automaton => {
  const builder = new Builder();
  const around = new Surroundings();
  const pieces: Piece[] = [];
  const runs = runsOf(parts).map((run) =>
    typeof run === "string" ? pctNormalize(String(encodeValue(run, true))) : run,
  );
  // The whole with a character for each expression: of its scheme and its host the case does not count.
  const [scheme, before, host] = headOf(
    runs.map((run) => (typeof run === "string" ? run : run.operator.replace("+", "") || "x")).join(""),
  );
  const caseless = scheme + " ".repeat(before.length) + host;
  let start = 0;
  for (const run of runs) {
    if (typeof run === "string") {
      around.addLiterals(run);
      pieces.push(builder.text(run, caseless.slice(start, start + run.length)));
      start += run.length;
      continue;
    }
    start++;
    // No part of a host is empty, so the commas of "{a,b}" cannot be shared out freely there.
    if (around.isAuthority && run.operator === "" && run.variables.length > 1) builder.automaton.isUnreadable = true;
    builder.set = setsFor(run.operator, around, strictness);
    around.addExpression(run.operator);
    pieces.push(builder[readers[run.operator]](run));
  }
  builder.automaton.finish(builder.automaton.sequence(pieces));
  return builder.automaton;
};
