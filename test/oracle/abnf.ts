/** An expression of RFC 5234 ABNF, as far as RFC 3986 uses it. */
export type Expression =
  | { readonly tag: "range"; readonly from: number; readonly to: number }
  | { readonly tag: "text"; readonly text: string }
  | { readonly tag: "rule"; readonly name: string }
  | { readonly tag: "either"; readonly of: readonly Expression[] }
  | { readonly tag: "sequence"; readonly of: readonly Expression[] }
  | { readonly tag: "repeat"; readonly min: number; readonly max: number; readonly of: Expression };

/** The rules of a grammar by their name. */
export type Grammar = ReadonlyMap<string, Expression>;

const tokens =
  /\s+|;[^\n]*|"([^"]*)"|%x([0-9A-F]+)-([0-9A-F]+)|<([\w-]+)>|(\d*\*\d*|\d+)|([A-Za-z][\w-]*)|([=/()[\]])/gy;

type Token = {
  readonly kind: "text" | "range" | "prose" | "count" | "name" | "mark";
  readonly value: string;
  readonly to: string;
};

function tokenize(source: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of source.matchAll(tokens)) {
    end = match.index + match[0].length;
    const [, text, from, to = "", prose, count, name, mark] = match;
    if (text !== undefined) found.push({ kind: "text", value: text, to });
    else if (from !== undefined) found.push({ kind: "range", value: from, to });
    else if (prose !== undefined) found.push({ kind: "prose", value: prose, to });
    else if (count !== undefined) found.push({ kind: "count", value: count, to });
    else if (name !== undefined) found.push({ kind: "name", value: name, to });
    else if (mark !== undefined) found.push({ kind: "mark", value: mark, to });
  }
  if (end !== source.length) throw new Error(`not ABNF at ${end}: ${source.slice(end, end + 20)}`);
  return found;
}

/**
 * Reads a rule list: `name = elements`, over as many lines as it takes.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc5234#section-4}
 */
export function readAbnf(source: string): Grammar {
  const list = tokenize(source);
  const grammar = new Map<string, Expression>();
  let at = 0;

  const isMark = (value: string) => list[at]?.kind === "mark" && list[at]?.value === value;
  const isRuleHead = () => list[at]?.kind === "name" && list[at + 1]?.value === "=" && list[at + 1]?.kind === "mark";
  const take = (): Token => {
    const token = list[at++];
    if (token === undefined) throw new Error("ABNF ends early");
    return token;
  };
  const expect = (value: string) => {
    if (!isMark(value)) throw new Error(`ABNF: "${value}" expected at token ${at}`);
    at++;
  };

  // alternation = concatenation *( "/" concatenation )
  const alternation = (): Expression => {
    const of = [concatenation()];
    while (isMark("/")) {
      at++;
      of.push(concatenation());
    }
    return of.length === 1 ? (of[0] as Expression) : { tag: "either", of };
  };
  // concatenation = repetition *( repetition )
  const concatenation = (): Expression => {
    const of: Expression[] = [];
    while (at < list.length && !isMark("/") && !isMark(")") && !isMark("]") && !isRuleHead()) of.push(repetition());
    return of.length === 1 ? (of[0] as Expression) : { tag: "sequence", of };
  };
  // repetition = [ 1*DIGIT / ( *DIGIT "*" *DIGIT ) ] element
  const repetition = (): Expression => {
    if (list[at]?.kind !== "count") return element();
    const [min = "", max] = take().value.split("*");
    return max === undefined
      ? { tag: "repeat", min: Number(min), max: Number(min), of: element() }
      : { tag: "repeat", min: Number(min || 0), max: Number(max || Number.POSITIVE_INFINITY), of: element() };
  };
  // element = rulename / group / option / char-val / num-val / prose-val
  const element = (): Expression => {
    const token = take();
    if (token.kind === "text") return { tag: "text", text: token.value };
    if (token.kind === "range")
      return { tag: "range", from: Number.parseInt(token.value, 16), to: Number.parseInt(token.to, 16) };
    if (token.kind === "name" || token.kind === "prose") return { tag: "rule", name: token.value };
    if (token.value !== "(" && token.value !== "[") throw new Error(`ABNF: "${token.value}" out of place`);
    const inner = alternation();
    expect(token.value === "(" ? ")" : "]");
    return token.value === "(" ? inner : { tag: "repeat", min: 0, max: 1, of: inner };
  };

  while (at < list.length) {
    const name = take().value;
    expect("=");
    grammar.set(name, alternation());
  }
  return grammar;
}
