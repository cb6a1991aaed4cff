import { safeParse, uri } from "../../src/index.js";
import { UriError } from "../../src/uri/failure.js";
import { literalOf, sourceModule } from "./type-project.js";

// What both levels say about a text, as the text of a type: the compilers emit it in a declaration, the run time's is
// written down here.

const members = [
  "kind",
  "scheme",
  "authority",
  "userinfo",
  "host",
  "hostKind",
  "port",
  "path",
  "query",
  "fragment",
  "href",
  "segments",
] as const;

/** A file that exports the facts of each text, `r0`, `r1` and so on. */
export function factsFile(texts: readonly string[]): string {
  return `import type { CheckReference, CheckUri } from ${sourceModule("entry/check.js")};
import type { UriOf } from ${sourceModule("entry/constants.js")};
import type { ParseOptions, SafeParsed } from ${sourceModule("entry/parse.js")};
import type { PairsOf } from ${sourceModule("uri/literal-params.js")};

type Completion = \`\${"http" | "https" | "ws" | "wss" | "ftp"}://\` | "file:///" | "mailto:" | "tel:" | "urn:" | "data:";
type Verdict<Text, Checked> = [Text] extends [Checked] ? true : Exclude<Checked, Completion>;
type Verdicts<Text extends string> = readonly [
  Verdict<Text, CheckReference<Text>>,
  Verdict<Text, CheckUri<Text>>,
  SafeParsed<Text, ParseOptions>["ok"],
];
type Parts<Text extends string> = readonly [${members.map((name) => `UriOf<Text>["${name}"]`).join(", ")}, PairsOf<UriOf<Text>["query"]>];
type Facts<Text extends string> = [Text] extends [CheckReference<Text>]
  ? readonly [...Verdicts<Text>, ...Parts<Text>]
  : readonly [...Verdicts<Text>];
declare const facts: <const Text extends string>(text: Text) => Facts<Text>;

${texts.map((text, index) => `export const r${index} = facts(${literalOf(text)});`).join("\n")}
`;
}

/** What the run time says: the type that a compiler should emit, and why that is wider than the value, where it is. */
export interface RuntimeFacts {
  readonly type: string;
  readonly wider: readonly string[];
}

const messageOf = (attempt: () => unknown): string | undefined => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof UriError) return error.message;
    throw error;
  }
};

const typeOf = (value: string | number | boolean | undefined): string =>
  value === undefined ? "undefined" : JSON.stringify(value);

/** A piece with a triplet past ASCII is `string`, also when it is no UTF-8 and stays as it is. */
const segmentsOf = (path: string, segments: readonly string[]): string => {
  if (segments.length > 100) return "readonly string[]";
  const pieces = path.replace(/^\//, "").split("/");
  const types = segments.map((segment, index) => {
    const piece = pieces[index] ?? "";
    return /%[89a-f]/i.test(piece) || piece.split("%").length > 684 ? "string" : literalOf(segment);
  });
  return `readonly [${types.join(", ")}]`;
};

/** A piece that the compiler does not decode: a triplet past ASCII, or too many of them. */
const isOpenPiece = (piece: string): boolean => /%[89a-f]/i.test(piece) || piece.split("%").length > 684;

/** The pairs of the query; all of them are open when a key is, or when there are too many. */
const pairsOf = (query: string | undefined, params: Iterable<readonly [string, string]>): string => {
  const pairs = [...params];
  const all = query?.split("&") ?? [];
  const pieces = all.filter((piece) => piece !== "");
  const isOpen =
    pieces.length > 100 || all.length > 684 || pieces.some((piece) => isOpenPiece(piece.replace(/=.*/s, "")));
  if (isOpen) return '"open"';
  const types = pairs.map(([key, value], index) => {
    const raw = pieces[index]?.replace(/^[^=]*=?/, "") ?? "";
    return `readonly [${literalOf(key)}, ${isOpenPiece(raw) ? "string" : literalOf(value)}]`;
  });
  return `readonly [${types.join(", ")}]`;
};

/** The digits of a port past its leading zeros; the compiler does not tell which numbers of 16 and more are exact. */
const isLongPort = (authority: string | undefined): boolean => /:0*[1-9][0-9]{15,}$/.test(authority ?? "");

/** The facts of a text at run time. */
export function runtimeFacts(text: string): RuntimeFacts {
  const parsed = safeParse(text as string);
  const checked = messageOf(() => (uri as (text: string) => unknown)(text));
  const verdicts = [parsed.ok ? true : parsed.error.message, checked ?? true, parsed.ok].map(typeOf);
  if (!parsed.ok) return { type: `readonly [${verdicts.join(", ")}]`, wider: [] };
  const wide = isLongPort(parsed.uri.authority);
  const segments = segmentsOf(parsed.uri.path, parsed.uri.segments);
  const parts = members.map((name) => {
    if (name === "segments") return segments;
    return name === "port" && wide ? "number | undefined" : typeOf(parsed.uri[name]);
  });
  const pairs = pairsOf(parsed.uri.query, parsed.uri.params);
  return {
    type: `readonly [${[...verdicts, ...parts, pairs].join(", ")}]`,
    wider: [
      ...(wide ? ["a port of 16 digits or more is a number or nothing"] : []),
      ...(segments.includes("string, ") || segments.includes("string]")
        ? ["a segment with a triplet past %7F, or with more than 683, is a string"]
        : []),
      ...(pairs === '"open"' ? ["pairs with a triplet past %7F in a key, or more than 100, are open"] : []),
      ...(pairs.includes(", string]") ? ["a value with a triplet past %7F is a string"] : []),
      ...(segments === "readonly string[]" ? ["a path of more than 100 segments is a list of strings"] : []),
    ],
  };
}
