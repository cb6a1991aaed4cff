// The automaton of a template: what its expressions can expand to.

import { bitsByCharacter, hexdig } from "../abnf/charset.js";
import { genDelims, isIn, pchar, queryCharacters, subDelims, UNRESERVED, unreserved } from "../grammar/characters.js";
import { Automaton, type CharacterSet, type Piece } from "./automaton.js";
import { encodeValue } from "./encode-value.js";
import { authorityStart } from "./layout.js";
import { type Operator, styles } from "./operator.js";
import type { Part } from "./parse-template.js";
import type { Variable } from "./variable-list.js";

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
    item: setOf(unreserved),
    matrix: setOf(`${unreserved},`),
    query: setOf(`${unreserved},`),
    reserved: setOf(`${unreserved}${genDelims}${subDelims}`),
  },
  lenient: {
    path: setOf(pchar),
    item: setOf(pchar, ","),
    matrix: setOf(pchar, ";"),
    query: setOf(queryCharacters, "&"),
    reserved: setOf(`${unreserved}${genDelims}${subDelims}`),
  },
} as const;

/** The same where the query has begun: "&" separates its pairs, whatever the operator. */
const lenientQuery = {
  ...sets.lenient,
  path: sets.lenient.query,
  item: setOf(queryCharacters, "&,"),
  matrix: setOf(queryCharacters, "&;"),
} as const;

/** The same before the "=" of a pair: there it ends the name. */
const lenientName = {
  ...lenientQuery,
  path: setOf(queryCharacters, "&="),
  item: setOf(queryCharacters, "&=,"),
} as const;

/** The same behind a "?" that an expression may leave out: what follows is then in the path. */
const lenientEither = {
  ...sets.lenient,
  path: setOf(pchar, "&"),
  item: setOf(pchar, "&,"),
  matrix: setOf(pchar, "&;"),
  query: setOf(pchar, "&"),
} as const;

/** How freely values are read. */
export type Strictness = keyof typeof sets;

const hex = /* @__PURE__ */ setOf(hexdig);
const known = new Map<string, CharacterSet>();

const one = (character: string): CharacterSet => {
  const set = known.get(character) ?? setOf(character);
  known.set(character, set);
  return set;
};

/** A variable where it stands: each has the slot of its number. */
export interface Occurrence {
  readonly variable: Variable;
  readonly operator: Operator;
}

/** Every variable of a template where it stands, in order. */
export const occurrencesOf = (parts: readonly Part[]): readonly Occurrence[] =>
  parts.flatMap((part) =>
    typeof part === "string" ? [] : part.variables.map((variable) => ({ variable, operator: part.operator })),
  );

/** A list of variables that one operator writes; expressions next to each other with "/" or "." are one. */
interface Run {
  readonly operator: Operator;
  readonly variables: Variable[];
}

const runsOf = (parts: readonly Part[]): readonly (string | Run)[] => {
  const runs: (string | Run)[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (typeof part === "string") runs.push(part);
    else if (
      typeof last === "object" &&
      last.operator === part.operator &&
      (part.operator === "/" || part.operator === ".")
    ) {
      last.variables.push(...part.variables);
    } else runs.push({ operator: part.operator, variables: [...part.variables] });
  }
  return runs;
};

/** Whether the end of a text is in an authority. */
const endsInAuthority = (head: string): boolean => {
  const start = authorityStart(head);
  if (start < 0) return false;
  for (let index = start; index < head.length; index++) if ("/?#".includes(head[index] ?? "")) return false;
  return true;
};

/** A text with the triplets of unreserved characters decoded and the others in upper case (RFC 3986 section 6.2.2). */
export const normalizeTriplets = (text: string): string => {
  let normal = "";
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", from)) {
    const code = Number.parseInt(text.slice(at + 1, at + 3), 16);
    normal +=
      text.slice(from, at) +
      (isIn(code, UNRESERVED) ? String.fromCharCode(code) : text.slice(at, at + 3).toUpperCase());
    from = at + 3;
  }
  return normal + text.slice(from);
};

/** Builds the automaton of a template. */
export const automatonOf = (parts: readonly Part[], strictness: Strictness): Automaton => {
  const automaton = new Automaton();
  let set: typeof sets.strict | typeof sets.lenient | typeof lenientQuery | typeof lenientName | typeof lenientEither =
    sets.strict;
  let slot = 0;

  const text = (characters: string, opens = -1): Piece =>
    automaton.sequence(
      ...Array.from(characters, (character, index) => automaton.position(one(character), -1, index === 0 ? opens : -1)),
    );

  /** One character of a value or one triplet, once or more. */
  const characters = (from: CharacterSet, of: number): Piece => {
    const triplet = automaton.sequence(
      automaton.position(one("%"), of),
      automaton.position(hex, of),
      automaton.position(hex, of),
    );
    return automaton.repeated(automaton.either(automaton.position(from, of), triplet));
  };

  const value = (from: CharacterSet, of: number): Piece => automaton.optional(characters(from, of));

  /** Values behind each other with commas, all there: "{a,b}" and "{+a,b}". */
  const needed = ({ operator, variables }: Run): Piece => {
    const from = operator === "+" ? set.reserved : variables.length > 1 ? set.item : set.path;
    const pieces = variables.map((variable, index) => {
      const read = value(variable.explode && operator === "" ? set.path : from, slot++);
      return index === 0 ? read : automaton.sequence(text(","), read);
    });
    return automaton.sequence(...pieces);
  };

  /** "{/a,b}", "{.a,b}" and "{#a,b}": a later one is there only when those before it are. */
  const chain = ({ operator, variables }: Run): Piece => {
    const { first, separator } = styles[operator];
    const from = operator === "#" ? set.reserved : set.path;
    const pieces = variables.map(({ explode }, index) => {
      const of = slot++;
      const data = value(from, of);
      const opener = one(index === 0 ? first : separator);
      if (!explode || operator === "#") return automaton.sequence(automaton.position(opener, -1, of), data);
      return automaton.repeated(automaton.sequence(automaton.position(opener, of, of), data));
    });
    let rest = Automaton.empty;
    for (let index = pieces.length - 1; index >= 0; index--) {
      const piece = pieces[index]!;
      rest = variables[index]!.explode
        ? automaton.sequence(automaton.optional(piece), rest)
        : automaton.optional(automaton.sequence(piece, rest));
    }
    return rest;
  };

  /** A value behind its name. An exploded one is read as a whole and taken apart later. */
  const pair = ({ name, explode }: Variable, opener: string, next: string, of: number, from: CharacterSet): Piece => {
    if (explode) {
      const withEquals = Uint8Array.from(from);
      withEquals[61] = 1;
      const more = automaton.repeated(
        automaton.sequence(automaton.position(one(next), of), characters(withEquals, of)),
      );
      const start = automaton.sequence(automaton.position(one(opener), of, of), characters(withEquals, of));
      return automaton.sequence(start, automaton.optional(more));
    }
    const named = text(opener + normalizeTriplets(name), of);
    const data = automaton.sequence(text("="), value(from, of));
    return automaton.sequence(named, opener === ";" ? automaton.optional(data) : data);
  };

  const matrix = ({ variables }: Run): Piece =>
    automaton.sequence(
      ...variables.map((variable) => automaton.optional(pair(variable, ";", ";", slot++, set.matrix))),
    );

  /** "{?a,b}": whichever is there first has the "?", the others "&". */
  const query = ({ operator, variables }: Run): Piece => {
    const from = slot;
    slot += variables.length;
    let rest = Automaton.empty;
    let whole = Automaton.empty;
    for (let index = variables.length - 1; index >= 0; index--) {
      const variable = variables[index]!;
      const first = automaton.sequence(pair(variable, operator, "&", from + index, set.query), rest);
      whole = automaton.either(first, whole);
      if (index > 0)
        rest = automaton.sequence(automaton.optional(pair(variable, "&", "&", from + index, set.query)), rest);
    }
    return automaton.optional(whole);
  };

  const readers = {
    "": needed,
    "+": needed,
    "#": chain,
    "/": chain,
    ".": chain,
    ";": matrix,
    "?": query,
    "&": query,
  } as const satisfies Record<Operator, (run: Run) => Piece>;

  let head = "";
  let literals = "";
  const pieces = runsOf(parts).map((run) => {
    if (typeof run === "string") {
      head += run;
      literals += run;
      return text(normalizeTriplets(String(encodeValue(run, true))));
    }
    // Delimiters of an authority in a value would change what the host is.
    const isStrict = strictness === "strict" || endsInAuthority(head);
    const isQuery = literals.includes("?") || (run.operator === "?" && !head.includes("?"));
    const isPath = !head.includes("?") && run.operator !== "&";
    const isName = isQuery && !head.includes("=", Math.max(head.lastIndexOf("&"), head.lastIndexOf("?")));
    set = isStrict
      ? sets.strict
      : isName
        ? lenientName
        : isQuery
          ? lenientQuery
          : isPath
            ? sets.lenient
            : lenientEither;
    head += run.operator === "" || run.operator === "+" ? "x" : run.operator;
    return readers[run.operator](run);
  });
  automaton.finish(automaton.sequence(...pieces));
  return automaton;
};
