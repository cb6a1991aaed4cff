// Each function on 20,000 and 200,000 characters of hostile input: the characters that string methods look at grow no
// more than the input. What they do not show (arrays, copies of long texts) shows on a megabyte: work that looks at
// everything for each piece of it would take minutes, so the limit there is a wide one.

import { describe, expect, test } from "vitest";
import { canParse, list, parse, type QueryRecord, raw, safeParse, type Uri, uri } from "../../src/index.js";
import { untyped } from "../build/untyped.js";
import { touchedCharacters } from "../parse/touched-characters.js";

/** What is made of a number of characters before the work is watched, and the work. */
type Case = readonly [name: string, make: (length: number) => () => unknown];

const many = <Item>(length: number, size: number, one: (index: number) => Item): Item[] =>
  Array.from({ length: Math.ceil(length / size) }, (_, index) => one(index));

const key = (index: number): string => `k${String(index).padStart(6, "0")}`;
const record = (length: number): QueryRecord =>
  Object.fromEntries(many(length, 10, (index) => [key(index), "é&"] as const));
const pairs = (length: number) => many(length, 10, (index) => ["%zz", index % 2 ? "+ &" : "é"] as const);
const query = (length: number): string => many(length, 14, (index) => `${key(index)}=%C3%A9`).join("&");
const withQuery = (text: string): Uri => parse(`https://example.com/?${text}`);
const base = parse("https://user@example.com:80/a?b#c");

const texts: Readonly<Record<string, (length: number) => string>> = {
  "dot segments": (length) => `https://h/${"a/../".repeat(length / 5)}`,
  "slashes and a space": (length) => `https://h${"/".repeat(length)} `,
  triplets: (length) => `https://h/${"%41".repeat(length / 3)}`,
  "triplets and a broken one": (length) => `https://h/?${"%41".repeat(length / 3)}%4`,
  "a name that ends in a space": (length) => `https://${"a".repeat(length)} `,
  colons: (length) => `//${":".repeat(length)}`,
  "at signs": (length) => `s://${"a@".repeat(length / 2)}`,
  brackets: (length) => `s://${"[".repeat(length)}`,
  "a scheme without a colon": (length) => "a".repeat(length),
  "question marks and a hash twice": (length) => `${"?".repeat(length)}##`,
  "an address of colons": (length) => `s://[${"1:".repeat(length / 2)}]`,
};

const ofTexts: readonly Case[] = Object.entries(texts).flatMap(([name, make]): Case[] => [
  [
    `canParse: ${name}`,
    (length) => {
      const text = make(length);
      return () => canParse(text);
    },
  ],
  [
    `safeParse: ${name}`,
    (length) => {
      const text = make(length);
      return () => safeParse(text);
    },
  ],
]);

/** A case that makes its input and hands it to the work. */
const on = <Input>(name: string, make: (length: number) => Input, work: (input: Input) => unknown): Case => [
  name,
  (length) => {
    const input = make(length);
    return () => work(input);
  },
];

const web = { scheme: "https", host: "example.com" } as const;
const segments = (length: number): string[] => many(length, 5, (index) => (index % 2 ? "a/é" : "plain"));

const building: readonly Case[] = [
  on("segments", segments, (values) => uri({ ...web, segments: values })),
  on(
    "one long segment",
    (length) => "a/é".repeat(length / 3),
    (value) => uri({ ...web, segments: [value] }),
  ),
  on("a step for each segment", segments, (values) =>
    values.reduce((builder, value) => builder.segments(value), untyped().scheme("https").host("example.com")).build(),
  ),
  on(
    "a path of slashes",
    (length) => "/".repeat(length),
    (path) => untyped().host("h").path(path).build(),
  ),
  on(
    "a path of data",
    (length) => "/é".repeat(length / 2),
    (path) => untyped().host("h").path(path).build(),
  ),
  on("a query of keys", record, (input) => uri({ ...web, query: input })),
  on("a query of pairs", pairs, (input) => uri({ ...web, query: input })),
  on(
    "a query of one key",
    (length) => ({ tag: many(length, 5, () => "a&b") }),
    (input) => uri({ ...web, query: input }),
  ),
  on(
    "a query over a query",
    record,
    (input) => uri({ ...web, query: input }) && untyped().query(input).query(input).build(),
  ),
  on(
    "a step for each pair",
    (length) => many(length, 20, key),
    (keys) => keys.reduce((builder, name) => builder.query({ [name]: "é" }), untyped().host("h")).build(),
  ),
  on(
    "a step for each value of one key",
    (length) => many(length, 20, key),
    (values) => values.reduce((builder, value) => builder.query({ a: value }), untyped().host("h")).build(),
  ),
  on(
    "a step for each raw pair",
    (length) => many(length, 20, key),
    (keys) => keys.reduce((builder, name) => builder.query(raw.query(name)), untyped().host("h")).build(),
  ),
  on(
    "a step that drops, for each pair",
    (length) => many(length, 20, key),
    (keys) =>
      keys.reduce((builder, name) => builder.query({ [name]: 1 }).query({ [name]: [] }), untyped().host("h")).build(),
  ),
  on("a list", segments, (values) => uri({ ...web, query: { ids: list(values) } })),
  on("a step for each raw segment", segments, (values) =>
    values.reduce((builder) => builder.segments(raw.segment("a%20b")), untyped().host("h")).build(),
  ),
  on("a step for each slash", segments, (values) =>
    values.reduce((builder, value) => builder.segments(value).trailingSlash(), untyped().host("h")).build(),
  ),
  on(
    "a fragment",
    (length) => "é#".repeat(length / 2),
    (fragment) => untyped().fragment(fragment).build(),
  ),
];

const reading: readonly Case[] = [
  on("get", query, (text) => withQuery(text).params.get(key(7))),
  // Each of them is a URIError of the platform's decoder, which takes ten times what a piece of text does.
  on(
    "get, of triplets that are no UTF-8",
    (length) => "a=%C3&".repeat(length / 6),
    (text) => withQuery(text).params.get("a"),
  ),
  on(
    "get, of separators",
    (length) => "&".repeat(length),
    (text) => withQuery(text).params.get(""),
  ),
  on(
    "getAll",
    (length) => "a=%41&".repeat(length / 6),
    (text) => withQuery(text).params.getAll("a"),
  ),
  on("entries", query, (text) => Array.from(withQuery(text).params.entries())),
  on("toObject", query, (text) => withQuery(text).params.toObject()),
  on(
    "toObject, of one key",
    (length) => "a=1&".repeat(length / 4),
    (text) => withQuery(text).params.toObject(),
  ),
  on(
    "two separators",
    (length) => ";".repeat(length),
    (text) => withQuery(text).params.as({ separator: "&;" }).size,
  ),
  on("with, of one key", query, (text) => withQuery(text).params.with(key(7), "é")),
  on(
    "with, of all keys",
    (length) => [withQuery(query(length)), record(length)] as const,
    ([one, input]) => one.params.with(input),
  ),
  on("append", query, (text) => withQuery(text).params.append("a", ["é", "é"])),
  on("append, for each pair", query, (text) =>
    text
      .split("&")
      .reduce((params, value) => params.append("a", value), withQuery("").params)
      .toString(),
  ),
  on("delete", query, (text) => withQuery(text).params.delete(key(7))),
  on(
    "form",
    (length) => "a+b=+&".repeat(length / 6),
    (text) => withQuery(text).params.as({ form: true }).get("a b"),
  ),
  on(
    "segments",
    (length) => `https://h${"/%41".repeat(length / 4)}`,
    (text) => parse(text).segments,
  ),
];

const changing: readonly Case[] = [
  on("segments", segments, (values) => base.with({ segments: values })),
  on(
    "a path",
    (length) => "/a".repeat(length / 2),
    (path) => base.with({ path }),
  ),
  on("a query", record, (input) => base.with({ query: input })),
  on("a raw query", query, (text) => base.with({ query: text })),
  on(
    "a fragment",
    (length) => "%41".repeat(length / 3),
    (fragment) => base.with({ fragment }),
  ),
  on(
    "a host",
    (length) => "1.".repeat(length / 2),
    (host) => base.with({ host }),
  ),
];

const tagged = (strings: readonly string[], values: readonly string[]): Uri =>
  uri(Object.assign([...strings], { raw: strings }), values[0] ?? "", ...values.slice(1));

/** A template of many short holes, the same text between them. */
const holes = (name: string, start: string, between: string, end: string, value: string): Case =>
  on(
    `many holes in ${name}`,
    (length) => many(length / 20, 1, () => value),
    (values) => tagged([start, ...values.slice(1).map(() => between), end], values),
  );

const tag: readonly Case[] = [
  holes("the scheme", "x", "", "://h/", "a"),
  holes("the scheme, with text", "x", "+", ":", "a"),
  holes("the user", "x://", "", "@h/", "a:"),
  holes("the user, with text", "x://", "!", "@h", "a"),
  holes("the password", "x://u:", "-", "@h/", "a:"),
  holes("one label", "x://a", "", "/", "b"),
  holes("one label, with text", "x://a", "-", "", "b"),
  holes("labels", "x://a.", ".", ".b/?c", "b"),
  holes("the port", "x://h:", "", "/", "1"),
  holes("an opaque path", "x:", "", "", "a/"),
  holes("a key", "x:?", "", "=", "a&"),
  holes("a key, with text", "x:?k", "-", "=v", "a"),
  holes("keys", "x:?k", "&k", "", "a"),
  holes("the fragment", "x:#", "", "", "a#"),
  // Each "=" is part of the value, each "?" of the query.
  holes("a value of delimiters", "x:?a=", "=?/", "", "b"),
  on(
    "one long value",
    (length) => "a/é".repeat(length / 3),
    (value) => uri`https://h/${value}?q=${value}#${value}`,
  ),
  on("a list of segments", segments, (values) => uri`https://h/${values}`),
  on("a list of values", segments, (values) => uri`https://h/?q=${values}`),
  on("a record", record, (input) => uri`https://h/?${input}`),
  on(
    "many holes that are segments",
    (length) => many(length / 20, 1, () => "a/b"),
    (values) => tagged(["https://h/", ...values.slice(1).map(() => "/"), ""], values),
  ),
  on(
    "many holes that are values",
    (length) => many(length / 20, 1, () => "a&b"),
    (values) => tagged(["https://h/?k=", ...values.slice(1).map(() => "&k="), ""], values),
  ),
  on(
    "many holes in one segment",
    (length) => many(length / 20, 1, () => "a/b"),
    (values) => tagged(["https://h/", ...values.slice(1).map(() => "-"), ""], values),
  ),
  on(
    "many holes in one value",
    (length) => many(length / 20, 1, () => "a&b"),
    (values) => tagged(["https://h/?k=", ...values.slice(1).map(() => ","), ""], values),
  ),
  // Each hole with a long value.
  on(
    "twenty segments",
    (length) => many(20, 1, () => "a/é".repeat(length / 60)),
    (values) => tagged(["https://h/", ...values.slice(1).map(() => "/"), ""], values),
  ),
  on(
    "twenty pairs",
    (length) => many(20, 1, () => "a&é".repeat(length / 60)),
    (values) => tagged(["https://h/?k=", ...values.slice(1).map(() => "&k="), ""], values),
  ),
];

const groups = { parse: ofTexts, build: building, params: reading, with: changing, tag } as const;

describe.each(Object.entries(groups))("%s", (_, cases) => {
  test.each(cases)("%s: ten times the input is at most ten times the work", (_name, make) => {
    const [one, ten] = [make(20_000), make(200_000)].map((work) => touchedCharacters(work));
    expect(ten).toBeGreaterThan(0);
    expect(ten).toBeLessThanOrEqual(10.5 * (one ?? 0) + 1000);
  });

  // A quadratic step in a megabyte takes minutes, and the test ends at its limit.
  test.each(cases)("%s: a megabyte", (_name, make) => {
    make(1 << 20)();
  });
});

test("the measure sees work that is not linear", () => {
  const eachPiece = (text: string): void => {
    for (let at = 0; at < text.length; at += 10) text.slice(at).indexOf("#");
  };
  const [one, ten] = [20_000, 200_000].map((length) => touchedCharacters(() => eachPiece("a".repeat(length))));
  expect(ten).toBeGreaterThan(50 * (one ?? 0));
});
