// Calls with literals, compiled by the three compilers and run: what always throws must not compile, and says the same
// sentence at both levels; what runs must compile.

import { beforeAll, describe, expect, test } from "vitest";
import * as core from "../../src/index.js";
import { type Compiler, compilers } from "../gate/compilers.js";
import { compileProject, sourceModule } from "./type-project.js";

const texts = [
  '""',
  '"."',
  '".."',
  '"a b"',
  '"a/b"',
  '"/a"',
  '"//a"',
  '"a:b"',
  '"%"',
  '"%zz"',
  '"%41"',
  '"a#b"',
  '"a?b"',
  '"/a/../b"',
  '"[::1]"',
  '"::1"',
  '"["',
  '"h:80"',
  '"u@h"',
  '"80"',
  '"8a"',
  '"65536"',
  '"https"',
  '"1x"',
] as const;
const numbers = ["0", "70000", "-1", "1.5", "1e21", "1e-7"] as const;
const others = ["null", "undefined", "true", "[]", '["a"]', '[""]', '["a", ".."]', "[1e21]", "() => 1"] as const;
const raws = ['raw.path("a")', 'raw.segment("")', 'raw.segment("a")', 'raw.query("a")', 'raw.fragment("a")'] as const;
const values = [...texts, ...numbers, ...others, ...raws];

const start = 'uri().scheme("x").host("h")';
const standing = {
  "a URI with a host": 'uri("https://u:p@h:1/a?b#c")',
  "a URI without": 'uri("mailto:x")',
  "a rooted path": 'uri("/a")',
  "a rootless path": 'parse("a")',
  "a built link": 'uri().host("h").path("/a").build()',
} as const;
const names = ["scheme", "authority", "userinfo", "host", "port", "path", "segments", "fragment", "other"] as const;

/** Calls by what they show. A value that one place takes is refused by another. */
const groups: Readonly<Record<string, readonly string[]>> = {
  port: values.map((value) => `${start}.port(${value}).build()`),
  userinfo: values.map((value) => `${start}.userinfo(${value}).build()`),
  password: values.map((value) => `${start}.userinfo("u", ${value}).build()`),
  segments: values.map((value) => `uri().segments(${value}).build()`),
  query: values.map((value) => `uri().query(${value}).build()`),
  "a value of the query": values.map((value) => `uri().query({ k: ${value} }).build()`),
  "a pair of the query": values.map((value) => `uri().query([["k", ${value}]]).build()`),
  "a list as a query": ['uri().query(list(["a"])).build()', 'uri().query({ values: ["a"], separator: ";" }).build()'],
  fragment: values.map((value) => `uri().fragment(${value}).build()`),
  "the object form: port": values.map((value) => `uri({ scheme: "x", host: "h", port: ${value} })`),
  "the object form: port without a host": values.map((value) => `uri({ port: ${value} })`),
  "the object form: userinfo without a host": values.map((value) => `uri({ userinfo: ${value} })`),
  "the object form: segments": values.map((value) => `uri({ segments: ["a", ${value}] })`),
  "the object form: query": values.map((value) => `uri({ query: ${value} })`),
  "one argument": ["uri([])", 'uri(["https://h"])', "uri(() => 1)"],
  "separators of lists": [...texts, '","', '";"', '"+"', '"&"'].map((value) => `list(["a"], ${value})`),
  "parse with schemes": [...texts, '"http:///"', '"http://h"', '"HTTP://h:65536"', '"http:?a"', '"x:a"'].map(
    (value) => `parse(${value}, { schemes: ["http", "ws"] })`,
  ),
  "parse of a kind": ["uri", "absolute", "relative"].flatMap((kind) =>
    [...texts, '"x:a#b"', '"x:a?#"', '"x:?a"', '"//u:secret@h"', '"#a:b"', '"a/b:c"'].map(
      (value) => `parse(${value}, { kind: "${kind}" })`,
    ),
  ),
  "parse of a kind with schemes": [
    'parse("/a", { kind: "relative", schemes: ["x"] })',
    'parse("x:a", { kind: "relative", schemes: ["x"] })',
    'parse("x:a#b", { kind: "absolute", schemes: ["y"] })',
    'parse("x:a", { kind: "absolute", schemes: ["y"] })',
    'parse("x:a", { kind: undefined, schemes: [] })',
    'parse("a", { kind: undefined, schemes: undefined })',
    'parse("https://u@:1", { schemes: ["https"] })',
  ],
  ...Object.fromEntries(
    Object.entries(standing).map(([name, text]) => [
      `with, of ${name}`,
      [
        ...names.flatMap((part) => values.slice(0, -raws.length).map((value) => `${text}.with({ ${part}: ${value} })`)),
        ...texts.map((value) => `${text}.with({ query: ${value} })`),
      ],
    ]),
  ),
  "with, parts together": [
    'uri("https://h").with({ authority: "h", host: "x" })',
    'uri("https://h").with({ authority: null, port: 1 })',
    'uri("https://h").with({ authority: "h", host: null })',
    'uri("https://h").with({ path: "/a", segments: ["a"] })',
    'uri("https://h").with({ path: null, segments: ["a"] })',
    'uri("https://h").with({ path: undefined, segments: ["a"], host: undefined, authority: undefined })',
    'uri("mailto:x").with({ host: "h", path: null })',
    'uri("mailto:x").with({ host: "h", path: "/a" })',
    'uri("mailto:x").with({ host: "h", segments: ["a"] })',
    'uri("mailto:x").with({ authority: "h", path: "y" })',
    'uri("https://h").with({ host: null })',
    'uri("https://h:1").with({ host: null })',
    'uri("https://h").with({ host: null, port: 1 })',
    'uri("https://h").with({ host: null, path: "a" })',
    'uri("/a").with({ host: "h", port: 1, userinfo: "u" })',
    'uri("./a").with({ host: "h" })',
  ],
};

const cases = Object.entries(groups).flatMap(([group, calls]) => calls.map((call) => [group, call] as const));

/** The sentence that a call throws, `undefined` when it runs. */
const thrown = (call: string): string | undefined => {
  const { uri, parse, raw, list } = core;
  try {
    new Function("uri", "parse", "raw", "list", `"use strict"; return (${call});`)(uri, parse, raw, list);
    return undefined;
  } catch (error) {
    if (error instanceof core.UriError) return error.message;
    throw error;
  }
};

/** Calls that run, and are refused in the types all the same. */
const stricter = (call: string): boolean =>
  // Without a value there is nothing to say, and no `undefined` to write.
  /\((?:undefined|"u", undefined)\)|: undefined \}/.test(call) ||
  // An array that is no list of pairs, though it is empty; `segments` of the object form takes one level.
  /\[\]/.test(call) ||
  /trailingSlash|\{ k: (?:null|true) \}/.test(call);

const problemsOf = async (compiler: Compiler): Promise<ReadonlyMap<number, string>> => {
  const lines = [
    `import { uri, parse, raw, list } from ${sourceModule("index.js")};`,
    ...cases.map(([, call]) => `${call};`),
  ];
  const { diagnostics, output } = await compileProject(compiler, { files: { "calls.ts": lines.join("\n") } });
  expect(diagnostics.length, output).toBeGreaterThan(0);
  const problems = new Map<number, string>();
  for (const { line, text } of diagnostics) problems.set(line, `${problems.get(line) ?? ""}${text}\n`);
  return problems;
};

describe.each(compilers.map((compiler) => [compiler.name, compiler] as const))("TypeScript %s", (_, compiler) => {
  let problems: ReadonlyMap<number, string> = new Map();
  beforeAll(async () => {
    problems = await problemsOf(compiler);
  }, 120_000);

  const seen = cases.map(([, call], index) => ({ call, line: index + 2, run: thrown(call) }));

  test("what always throws does not compile", () => {
    const open = seen.filter(({ line, run }) => run !== undefined && !problems.has(line));
    expect(open.map(({ call, run }) => `${call} // ${run}`)).toEqual([]);
  });

  test("what runs compiles", () => {
    const refused = seen.filter(({ call, line, run }) => run === undefined && problems.has(line) && !stricter(call));
    expect(refused.map(({ call, line }) => `${call} // ${problems.get(line)}`)).toEqual([]);
  });

  test("the sentence is the same, unless the compiler says in its own words that a value is of another kind", () => {
    const both = seen.filter(({ line, run }) => run !== undefined && problems.has(line));
    const inOwnWords =
      /not assignable to type '(?:string|number|readonly|symbol|undefined|\w+Scalar)|may only specify known/;
    const shown = both
      .map(({ call, line, run = "" }) => ({ call, run, text: problems.get(line)?.replaceAll('\\"', '"') ?? "" }))
      .filter(({ text }) => !inOwnWords.test(text));
    expect(shown.length).toBeGreaterThan(700);
    const others = shown.filter(({ text, run }) => !text.includes(run));
    expect(others.map(({ call, run, text }) => `${call} // ${run} // ${text}`)).toEqual([]);
  });
});
