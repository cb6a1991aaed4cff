import { shapeFault } from "../entry/shape.js";
import { pathSet } from "../grammar/characters.js";
import { type Component, type Fault, fault } from "../grammar/fault.js";
import { textFault } from "../grammar/pct-encoded.js";
import { schemeFault } from "../grammar/scheme.js";
import { reservedOperators } from "../template/operator.js";
import { parseVariableList, type Variable } from "../template/variable-list.js";
import type { RoutePatternCode } from "../uri/codes.js";
import type { State } from "./expression-fault.js";
import type { AnyPatternFault, PatternFault } from "./pattern-fault.js";
import { phrases } from "./phrases.js";

/** A parameter in the host or the path. */
export interface Hole {
  readonly name: string;
  /** `optional` and `rest` stand for their "/" too. */
  readonly kind: "label" | "segment" | "optional" | "rest";
}

/** A parameter of the query. */
export interface QueryVariable {
  readonly name: string;
  /** Whether the key is repeated, one value each. */
  readonly repeated: boolean;
}

/** The parts of a pattern, in order. */
export interface Pattern {
  readonly text: string;
  /** Scheme, "//" and host with port as text and labels; empty for a pattern that is a path. */
  readonly front: readonly (string | Hole)[];
  readonly path: readonly (string | Hole)[];
  readonly query: readonly QueryVariable[] | undefined;
  readonly fragment: string | undefined;
}

const invalid = (phrase: keyof typeof phrases, text: string, at: number): AnyPatternFault =>
  fault("invalid-pattern", "reference", text.slice(0, at), phrases[phrase]);

const faultAt = (
  code: RoutePatternCode,
  where: Component,
  text: string,
  at: number,
  character = text[at] ?? "",
): AnyPatternFault => fault(code, where, text.slice(0, at), character);

const misplaced = { rest: "notLast", query: "notLastInQuery", fragment: "afterFragment" } as const;

const misplacedIn = (where: State, text: string, at: number): AnyPatternFault | undefined =>
  where === "rest" || where === "query" || where === "fragment" ? invalid(misplaced[where], text, at) : undefined;

const isDots = (segment: string): boolean => {
  const dots = segment.toLowerCase().replaceAll("%2e", ".");
  return dots === "." || dots === "..";
};

const dotFault = (piece: string, isWhole: boolean, text: string, from: number): AnyPatternFault | undefined => {
  for (let slash = piece.indexOf("/"); slash >= 0; ) {
    const next = piece.indexOf("/", slash + 1);
    if (next < 0 && !isWhole) return undefined;
    const segment = piece.slice(slash + 1, next < 0 ? piece.length : next);
    if (isDots(segment)) return faultAt("dot-segment", "path", text, from + slash + 1, ".");
    slash = next;
  }
  return undefined;
};

const foreign = (piece: string, text: string, from: number): AnyPatternFault | undefined => {
  const found = textFault(piece, pathSet, "path", text.slice(0, from));
  if (found?.code !== "invalid-character") return found;
  const at = found.before.length;
  if (found.character === "}") return faultAt("unopened-expression", "reference", text, at);
  if (found.character === "?") return invalid("query", text, at);
  return found.character === "#" ? invalid("literalFragment", text, at) : found;
};

/** The same steps as the type rule `PatternFault`, on text that is known at run time. */
class Reader {
  readonly seen = new Set<string>();
  readonly front: (string | Hole)[] = [];
  readonly path: (string | Hole)[] = [];
  query: readonly QueryVariable[] | undefined;
  fragment: string | undefined;

  constructor(readonly text: string) {}

  read(): AnyPatternFault | undefined {
    const { text } = this;
    if (text.startsWith("//")) return fault("path-like-authority", "path", "", "/");
    if (text.startsWith("/") || (text[0] === "{" && "/?#".includes(text[1] ?? " "))) return this.readPath(0);
    const colon = text.indexOf(":");
    const scheme = text.slice(0, colon);
    if (colon <= 0 || scheme.includes("/") || scheme.includes("{")) return invalid("start", text, 0);
    const found = schemeFault(scheme);
    if (found !== undefined) return found;
    if (!text.startsWith("//", colon + 1)) {
      const misshapen = shapeFault(scheme.toLowerCase(), undefined, undefined, text.slice(0, colon + 1));
      if (misshapen !== undefined) return misshapen;
      this.front.push(`${scheme.toLowerCase()}:`);
      return this.readPath(colon + 1);
    }
    this.front.push(`${scheme.toLowerCase()}://`);
    return this.readHost(colon + 3);
  }

  readHost(from: number): AnyPatternFault | undefined {
    const { text } = this;
    const end = hostEnd(text, from);
    let isHeld = false;
    for (let index = from; ; ) {
      const brace = text.indexOf("{", index);
      const isLast = brace < 0 || brace >= end;
      const piece = text.slice(index, isLast ? end : brace);
      if (!isLabels(piece, isLast)) return invalid("host", text, index);
      if (piece !== "") this.front.push(piece.toLowerCase());
      if (isLast) return this.shapeOf(from, end) ?? this.readPath(end);
      const close = text.indexOf("}", brace);
      if (close < 0 || close >= end) return faultAt("unclosed-expression", "host", text, brace);
      if (piece.includes(".")) isHeld = false;
      if (isHeld) return faultAt("ambiguous-pattern", "host", text, brace);
      const variables = this.variables(brace + 1, close, "");
      if ("code" in variables) return variables;
      for (const { name } of variables) this.front.push({ name, kind: "label" });
      isHeld = true;
      index = close + 1;
    }
  }

  /** The rules of the scheme on the host from one index to another. */
  shapeOf(from: number, end: number): AnyPatternFault | undefined {
    const [host = "", port] = this.text.slice(from, end).split(":");
    return shapeFault(this.text.slice(0, from - 3).toLowerCase(), host, port, this.text.slice(0, from));
  }

  readPath(from: number): AnyPatternFault | undefined {
    const { text } = this;
    let where: State = "segment";
    for (let index = from; ; ) {
      const brace = text.indexOf("{", index);
      const piece = text.slice(index, brace < 0 ? text.length : brace);
      const operator = brace < 0 ? "" : (text[brace + 1] ?? "");
      const isWhole = brace < 0 || operator === "/" || operator === "?" || operator === "#" || operator === "";
      const inPiece = this.pieceFault(piece, where, index, isWhole);
      if (inPiece !== undefined) return inPiece;
      if (piece !== "") this.path.push(piece);
      if (brace < 0) return undefined;
      const close = text.indexOf("}", brace);
      if (close < 0) return faultAt("unclosed-expression", "reference", text, brace);
      if (piece.includes("/")) where = "segment";
      const next = this.readExpression(brace + 1, close, where, piece);
      if (typeof next !== "string") return next;
      where = next;
      index = close + 1;
    }
  }

  pieceFault(piece: string, where: State, from: number, isWhole: boolean): AnyPatternFault | undefined {
    if (piece === "") return undefined;
    const found = misplacedIn(where, this.text, from) ?? foreign(piece, this.text, from);
    if (found !== undefined) return found;
    if (where === "apart" && piece[0] !== "/") return invalid("behindOptional", this.text, from);
    return dotFault(piece, isWhole, this.text, from);
  }

  readExpression(from: number, close: number, where: State, before: string): State | AnyPatternFault {
    const { text } = this;
    const operator = from === close ? "" : (text[from] ?? "");
    if (operator === "/" || operator === "?" || operator === "#") {
      const found = this.operatorFault(operator, where, before, from);
      if (found !== undefined) return found;
      const variables = this.variables(from + 1, close, operator);
      return "code" in variables ? variables : this.put(operator, variables);
    }
    if (operator !== "" && "+.;&".includes(operator)) return invalid("operator", text, from);
    if (operator !== "" && reservedOperators.includes(operator))
      return faultAt("reserved-operator", "reference", text, from);
    const found = misplacedIn(where, text, from);
    if (found !== undefined) return found;
    if (where !== "segment") return faultAt("ambiguous-pattern", "path", text, from, "{");
    const variables = this.variables(from, close, "");
    if ("code" in variables) return variables;
    for (const { name } of variables) this.path.push({ name, kind: "segment" });
    return "held";
  }

  operatorFault(operator: "/" | "?" | "#", where: State, before: string, from: number): AnyPatternFault | undefined {
    const { text } = this;
    if (where === "fragment") return invalid("afterFragment", text, from);
    if (operator === "#") return undefined;
    if (where === "query") return invalid("notLastInQuery", text, from);
    if (operator === "?") return undefined;
    if (where === "rest") return invalid("notLast", text, from);
    if (before.endsWith("/")) return invalid("doubled", text, from);
    const isSecond = where !== "apart" && text.slice(0, from).includes("{/");
    return isSecond ? invalid("apart", text, from) : undefined;
  }

  put(operator: "/" | "?" | "#", variables: readonly Variable[]): State {
    if (operator === "?") {
      this.query = variables.map(({ name, explode }) => ({ name, repeated: explode }));
      return "query";
    }
    if (operator === "#") {
      this.fragment = variables[0]?.name;
      return "fragment";
    }
    for (const { name, explode } of variables) this.path.push({ name, kind: explode ? "rest" : "optional" });
    return variables.at(-1)?.explode === true ? "rest" : "apart";
  }

  variables(from: number, close: number, operator: string): readonly Variable[] | AnyPatternFault {
    const { text, seen } = this;
    if (from === close) return faultAt("empty-expression", "reference", text, from, "}");
    const variables = parseVariableList(text, from, close);
    // The codes of a list of variables are those of a pattern too.
    if ("code" in variables) return variables as AnyPatternFault;
    for (const [position, { name, explode, prefix, index }] of variables.entries()) {
      const isLast = position === variables.length - 1;
      if (!isLast && operator !== "/" && operator !== "?") {
        return invalid(operator === "#" ? "fragment" : "several", text, text.indexOf(",", index));
      }
      if (prefix !== undefined) return invalid("prefix", text, index);
      if (name.includes(".") || name.includes("%") || name === "__proto__") return invalid("name", text, index);
      if (seen.has(name)) return faultAt("duplicate-param", "reference", text, index, name);
      seen.add(name);
      if (!explode || operator === "?") continue;
      if (operator !== "/") return invalid(operator === "#" ? "fragment" : "rest", text, index);
      if (!isLast) return invalid("notLast", text, index);
    }
    return variables;
  }
}

const hostEnd = (text: string, from: number): number => {
  for (let index = from; index < text.length; index++) {
    if (text[index] === "/") return index;
    if (text[index] === "{" && "/?#".includes(text[index + 1] ?? " ")) return index;
  }
  return text.length;
};

const isLabels = (piece: string, isLast: boolean): boolean => {
  const colon = isLast ? piece.indexOf(":") : -1;
  for (let index = 0; index < piece.length; index++) {
    const code = piece.charCodeAt(index);
    const isDigit = code > 47 && code < 58;
    if (index === colon || isDigit) continue;
    if (colon >= 0 && index > colon) return false;
    const isLetter = (code | 32) > 96 && (code | 32) < 123;
    if (!isLetter && code !== 45 && code !== 46 && code !== 95) return false;
  }
  return true;
};

/** The parts of a pattern, or the fault that stands first in it. */
export const parsePattern = (text: string): Pattern | NonNullable<PatternFault<string>> => {
  const reader = new Reader(text);
  const found = reader.read();
  if (found !== undefined) return found;
  const { front, path, query, fragment } = reader;
  return { text, front, path, query, fragment };
};

/** Whether `parsePattern` refused the text. */
export const isPatternFault = (parsed: Pattern | Fault): parsed is AnyPatternFault => "code" in parsed;
