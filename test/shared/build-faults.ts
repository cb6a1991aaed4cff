import { decode, equals, flag, parse, raw, resolve, safeDecode, UriError } from "../../src/index.js";
import { appendPath, fromFilePath } from "../../src/operations/index.js";
import { type UntypedBuilder, untyped } from "../build/untyped.js";

/** A fault as its file holds it. */
export interface BuildFault {
  readonly id: string;
  readonly op: string;
  readonly input: unknown;
  readonly expected: unknown;
}

/** The operations that are the core's. */
const coreOps = [
  "build",
  "query",
  "build-query",
  "with",
  "decode-utf8",
  "interpolate",
  "parse-segments",
  "round-trip",
  "append-path",
  "build relative reference",
];

/** Whether a fault is the core's: those over patterns and templates belong to other entries. */
export const isCore = ({ op, input }: BuildFault): boolean =>
  coreOps.includes(op) && !Object.hasOwn(fields(input), "pattern") && !String(input).startsWith("template(");

const fields = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

const isRaw = (value: unknown): value is { readonly raw: string } => Object.hasOwn(fields(value), "raw");

const partsOf = (input: unknown) => {
  const { absolute: _, relative: __, path, ...parts } = fields(input);
  return path === undefined ? parts : { ...parts, path: isRaw(path) ? raw.path(path.raw as "/") : path };
};

const templateOf = (strings: readonly string[]): TemplateStringsArray => Object.assign([...strings], { raw: strings });

const appended = (base: string, path: string): string => {
  const pieces = path.split("/").filter((piece) => piece !== "");
  const builder: UntypedBuilder = untyped(parse(base)).segments(...pieces);
  return (path.endsWith("/") ? builder.trailingSlash() : builder).build().href;
};

/** What the library makes of an input, by operation. */
const byOp: Readonly<Record<string, (input: never) => unknown>> = {
  build: (input) => untyped(partsOf(input)).href,
  "build-query": (input: readonly (readonly [string, unknown])[]) => untyped().query(input).build().query,
  with: ({ from, with: parts }: { readonly from: string; readonly with: object }) => parse(from).with(parts).href,
  "decode-utf8": (input: string) => decode(input),
  interpolate: ({ template, values }: { readonly template: readonly string[]; readonly values: readonly unknown[] }) =>
    untyped(templateOf(template), ...values).href,
  "parse-segments": (input: string) => parse(input).segments,
  "round-trip": (input: string) => String(parse(input)),
  "append-path": ({ base, path }: { readonly base: string; readonly path: string }) => {
    const made = appendPath(base, path).href;
    return made === appended(base, path) ? made : [made, appended(base, path)];
  },
};

const code = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    if (error instanceof UriError) return { error: error.code, component: error.component };
    throw error;
  }
};

/** Faults whose input or expectation is told in words: what is asked here, and what has to come out. */
const spoken: Readonly<Record<string, readonly [ask: () => unknown, expected: unknown]>> = {
  "build-bad-port": [
    () => untyped({ scheme: "http", host: "h.example", port: "80x" }),
    { error: "invalid-port", component: "port" },
  ],
  mutability: [
    () => {
      const value = parse("http://h.example/a");
      let thrown: unknown;
      try {
        Object.assign(value, { path: "/b" });
      } catch (error) {
        thrown = error;
      }
      const changed = value.with({ path: "/b" }).href;
      return [thrown instanceof TypeError, value.href, value.path, changed];
    },
    [true, "http://h.example/a", "/a", "http://h.example/b"],
  ],
  "query-plus-literal": [
    () => untyped({ scheme: "mailto", path: "a@b.example", query: { subject: "a b" } }).href,
    "mailto:a@b.example?subject=a%20b",
  ],
  "query-null-refused": [() => untyped().query({ b: null }).build(), { error: "invalid-value", component: "query" }],
  "query-order": [
    () => [[...parse("?b=1&a=2&b=3").params], String(parse("?b=1&a=2&b=3").params)],
    [
      [
        ["b", "1"],
        ["a", "2"],
        ["b", "3"],
      ],
      "b=1&a=2&b=3",
    ],
  ],
  "query-proto": [
    () => {
      const { params } = parse("?__proto__=x&constructor%5Bprototype%5D%5Bp%5D=1&a=1");
      const object = params.toObject();
      return [[...params], Object.getPrototypeOf(object), Object.keys(object), Object.hasOwn(Object.prototype, "p")];
    },
    [
      [
        ["__proto__", "x"],
        ["constructor[prototype][p]", "1"],
        ["a", "1"],
      ],
      null,
      ["__proto__", "constructor[prototype][p]", "a"],
      false,
    ],
  ],
  "query-undefined": [() => untyped().query({ n: undefined, m: "", f: flag, e: [] }).build().query, "m=&f"],
  "file-from-windows-path": [
    () => fromFilePath("C:\\a b\\c#d.txt", { platform: "windows" }).href,
    "file:///C:/a%20b/c%23d.txt",
  ],
  "file-path-caret": [() => fromFilePath("/a^|[b", { platform: "posix" }).href, "file:///a%5E%7C%5Bb"],
  "join-fragment-base": [
    () => [untyped(parse("http://h.example/a?q#f")).segments("b").build().href, resolve("x://h/a/", "b").path],
    ["http://h.example/a/b?q#f", "/a/b"],
  ],
  // Built segments are rooted (design 2.3), so that no colon can be read as a scheme; the text is data either way.
  "enc-first-segment-colon": [
    () => [untyped({ segments: ["a:b", "c"] }).href, untyped`./${"a:b"}/c`.href, parse("/a:b/c").segments],
    ["/a:b/c", "./a:b/c", ["a:b", "c"]],
  ],
};

/** What a fault of the core is asked for, and what has to come out; a failure is `{ error, component }`. */
export function questionOf({ id, op, input, expected }: BuildFault): readonly [asked: unknown, expected: unknown] {
  const own = spoken[id];
  if (own !== undefined) return [code(own[0]), own[1]];
  const ask = byOp[op];
  if (ask === undefined) throw new Error(`${id}: "${op}" is not asked in build-faults.ts`);
  return [code(() => ask(input as never)), expected];
}

/** What the file says of equality and of decoding, beside the operations above. */
export const others = {
  equalEmptyQuery: () => equals("http://h/", "http://h/?"),
  wsQuery: () => String(parse("ws://h.example/p?a=b&c=/d?e")),
  overlong: () => safeDecode("%E0%40%2E").ok,
};
