// A matcher that tries every route in every way, segment by segment, and takes the best: slow, and written from the rules.

export interface OracleMatch {
  readonly name: string;
  readonly params: Readonly<Record<string, string | readonly string[]>>;
}

interface Segment {
  readonly before: string;
  readonly name: string | undefined;
  readonly behind: string;
}

const normal = (text: string): string =>
  text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });

const segmentOf = (text: string): Segment => {
  const found = /^(.*)\{(\w+)\}(.*)$/.exec(text);
  return found === null
    ? { before: normal(text), name: undefined, behind: "" }
    : { before: normal(found[1] ?? ""), name: found[2], behind: normal(found[3] ?? "") };
};

/** The patterns that a pattern stands for: optional segments there or not, and the name of its rest. */
function* waysOf(
  pattern: string,
): Generator<{ readonly segments: readonly Segment[]; readonly rest: string | undefined }> {
  const path = pattern.replace(/\{[?#][^}]*\}/g, "");
  const start = path.indexOf("{/");
  const close = path.indexOf("}", start);
  const [head, list, tail] =
    start < 0 ? [path, "", ""] : [path.slice(0, start), path.slice(start + 2, close), path.slice(close + 1)];
  const fixed = (text: string): readonly Segment[] => (text === "" ? [] : text.slice(1).split("/").map(segmentOf));
  const names = list === "" ? [] : list.split(",");
  for (let count = 0; count <= names.length; count++) {
    const there = names.slice(0, count);
    const rest = there.at(-1)?.endsWith("*") ? there.pop()?.slice(0, -1) : undefined;
    const optional = there.map((name) => ({ before: "", name, behind: "" }));
    yield { segments: [...fixed(head), ...optional, ...fixed(tail)], rest };
  }
}

/** How early a segment takes its turn: text, then a parameter with the most text before it, then behind it. */
const turnOf = ({ before, name, behind }: Segment): readonly number[] =>
  name === undefined ? [0, 0, 0] : [1, -before.length, -behind.length];

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

const isData = (segment: string): boolean => segment !== "" && segment !== "." && segment !== "..";

/** The route of a path without query and fragment, whose triplets are well-formed UTF-8. */
export function oracleMatch(table: Readonly<Record<string, string>>, path: string): OracleMatch | undefined {
  const given = normal(path).slice(1).split("/");
  let best: { readonly match: OracleMatch; readonly turn: readonly number[] } | undefined;
  for (const [name, pattern] of Object.entries(table)) {
    for (const { segments, rest } of waysOf(pattern)) {
      const isShort = segments.length === 0 && rest === undefined;
      const own = isShort ? [segmentOf("")] : segments;
      const left = given.slice(own.length);
      if (
        given.length < own.length ||
        (rest === undefined ? left.length > 0 : left.length === 0 || !left.every(isData))
      )
        continue;
      const params: Record<string, string | readonly string[]> = {};
      const fits = own.every(({ before, name: param, behind }, index) => {
        const segment = given[index] ?? "";
        if (param === undefined) return segment === before;
        const text = segment.slice(before.length, segment.length - behind.length);
        if (!segment.startsWith(before) || !segment.endsWith(behind) || !isData(segment)) return false;
        if (segment.length <= before.length + behind.length) return false;
        params[param] = decodeURIComponent(text);
        return true;
      });
      if (!fits) continue;
      const hasRest = /\{\/[^}]*\*\}/.exec(pattern);
      const restName = hasRest === null ? undefined : /(\w+)\*/.exec(hasRest[0])?.[1];
      if (restName !== undefined) params[restName] = rest === undefined ? [] : left.map(decodeURIComponent);
      const turn = [...own.flatMap(turnOf), rest !== undefined ? 2 : restName !== undefined ? 1 : 0];
      if (best === undefined || isBefore(turn, best.turn)) best = { match: { name, params }, turn };
    }
  }
  return best?.match;
}
