import fc from "fast-check";
import {
  bool,
  date,
  int,
  json,
  list,
  mount,
  number,
  oneOf,
  optional,
  type ParamCodec,
  type RoutesOptions,
  route,
  type TableEntry,
  uuid,
} from "../../src/routes/index.js";
import { data } from "./arbitrary-table.js";

// Tables of everything that a table can have: hosts with ports, mounts, codecs for every place, defaults, fragments.

/** A value for a parameter, and what a match hands out for it; `undefined` for no key. */
interface Given {
  readonly value: unknown;
  readonly read: unknown;
}

/** A parameter with a codec, and values for it. */
interface Param {
  readonly codec: ParamCodec | undefined;
  readonly given: fc.Arbitrary<Given>;
}

const same = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Given> =>
  values.map((value) => ({ value, read: value }));

/** Characters of one to four bytes in UTF-8, at the ends of their ranges. */
const byBytes = fc
  .array(
    fc.constantFrom(
      "\u0000",
      " ",
      "/",
      "?",
      "#",
      "%",
      "~",
      "\u007f",
      "\u0080",
      "\u07ff",
      "\u0800",
      "\ud7ff",
      "\ue000",
      "\ufffd",
      "\uffff",
      "\u{10000}",
      "\u{10ffff}",
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((characters) => characters.join(""));

const text = fc.oneof(data, byBytes);
const decimal = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1000 || 0);
const moment = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true })
  .map((value) => new Date(value));
const choices = ["me", "a/b", 1, "b", "%41", "é", ".."] as const;
// What JSON says of a value: no "-0", no `undefined`.
const said = fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

/** What may stand for a whole segment, so no ".." and nothing empty. */
const segmentParams: readonly Param[] = [
  { codec: undefined, given: same(text) },
  {
    codec: undefined,
    given: fc.oneof(fc.integer(), fc.boolean(), fc.bigInt()).map((value) => ({ value, read: String(value) })),
  },
  { codec: int, given: same(fc.maxSafeInteger().map((value) => value || 0)) },
  { codec: number, given: same(decimal.filter((value) => !String(value).includes("e"))) },
  { codec: bool, given: same(fc.boolean()) },
  { codec: date, given: same(moment) },
  { codec: uuid, given: same(fc.uuid()) },
  { codec: oneOf(choices), given: same(fc.constantFrom(...choices.filter((choice) => choice !== ".."))) },
  { codec: json, given: same(said.filter((value) => value !== "." && value !== "..")) },
  { codec: list(), given: same(fc.array(text, { minLength: 1, maxLength: 3 })) },
  { codec: list(int, ";"), given: same(fc.array(fc.integer(), { minLength: 1, maxLength: 3 })) },
  { codec: list(date, "@"), given: same(fc.array(moment, { minLength: 1, maxLength: 2 })) },
];

const label = fc.stringMatching(/^[a-z0-9_-]{1,5}$/);
const labelParams: readonly Param[] = [
  { codec: undefined, given: same(label) },
  { codec: int, given: same(fc.nat()) },
  { codec: oneOf("api", "www"), given: same(fc.constantFrom("api", "www")) },
];

const anyText = fc.oneof(text, fc.string(), fc.constantFrom("", ".", "..", "&", "=", "+", "a=b&c"));
const orMissing = (given: fc.Arbitrary<Given>, otherwise: unknown): fc.Arbitrary<Given> =>
  fc.oneof(
    { arbitrary: given, weight: 3 },
    { arbitrary: fc.constant({ value: undefined, read: otherwise }), weight: 1 },
  );
/** An empty list is dropped. */
const listOf = (items: fc.Arbitrary<unknown>, otherwise: unknown): fc.Arbitrary<Given> =>
  fc
    .array(items, { maxLength: 3 })
    .map((values) => ({ value: values, read: values.length === 0 ? otherwise : values }));

/** What may stand in the query and the fragment; all of it may be missing. */
const tailParams: readonly Param[] = [
  { codec: undefined, given: orMissing(same(anyText), undefined) },
  { codec: int, given: orMissing(same(fc.integer()), undefined) },
  { codec: optional(int, 1), given: orMissing(same(fc.integer()), 1) },
  { codec: optional(date), given: orMissing(same(moment), undefined) },
  { codec: optional(date, new Date(0)), given: orMissing(same(moment), new Date(0)) },
  { codec: optional(json, { a: [1] }), given: orMissing(same(said), { a: [1] }) },
  { codec: list(), given: orMissing(listOf(anyText, undefined), undefined) },
  { codec: list(int, "@"), given: orMissing(listOf(fc.integer(), undefined), undefined) },
  {
    codec: optional(list(oneOf(choices), "$"), ["me", 1]),
    given: orMissing(same(fc.array(fc.constantFrom(...choices), { minLength: 1, maxLength: 3 })), ["me", 1]),
  },
  { codec: optional(list(bool), []), given: orMissing(listOf(fc.boolean(), []), []) },
];

/** A piece of a pattern with its parameters. */
interface Part {
  readonly text: string;
  readonly params: readonly (Param & { readonly name: string })[];
}

const literal = (written: string): Part => ({ text: written, params: [] });

const words = [
  "a",
  "b",
  "me",
  "1",
  "true",
  "v1",
  "x.json",
  "%C3%A9",
  "%c3%a9",
  "%61",
  "%2F",
  "a%20b",
  "%F0%9F%98%80",
  "%25",
  "A",
  "a:b",
  "a;b",
  "a@b",
  "~",
  "!",
];

const segment = (name: string): fc.Arbitrary<Part> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...words).map((word) => literal(`/${word}`)), weight: 3 },
    {
      arbitrary: fc
        .constantFrom(...segmentParams)
        .map((param): Part => ({ text: `/{${name}}`, params: [{ ...param, name }] })),
      weight: 3,
    },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom(...segmentParams),
          fc.constantFrom("", "v", "%C3%A9-", "%2E"),
          fc.constantFrom("", ".json", "%7e", "%2f"),
        )
        .map(
          ([param, before, behind]): Part => ({ text: `/${before}{${name}}${behind}`, params: [{ ...param, name }] }),
        ),
      weight: 1,
    },
  );

/** Segments that may be missing, some with a default. */
const optionalParams: readonly Param[] = [
  ...segmentParams.map(({ codec, given }) => ({ codec, given: orMissing(given, undefined) })),
  { codec: optional(int, 1), given: orMissing(same(fc.integer()), 1) },
  { codec: optional(oneOf("me", "b"), "me"), given: orMissing(same(fc.constantFrom("me", "b")), "me") },
  {
    codec: optional(list(date), [new Date(0)]),
    given: orMissing(same(fc.array(moment, { minLength: 1, maxLength: 2 })), [new Date(0)]),
  },
];

const ending: fc.Arbitrary<Part> = fc.oneof(
  { arbitrary: fc.constant(literal("")), weight: 3 },
  { arbitrary: fc.constant(literal("/")), weight: 1 },
  {
    arbitrary: fc.constantFrom(...segmentParams).map(
      ({ codec, given }): Part => ({
        text: "{/rest*}",
        params: [
          {
            name: "rest",
            codec,
            given: fc
              .array(given, { maxLength: 3 })
              .map((all) => ({ value: all.map(({ value }) => value), read: all.map(({ read }) => read) })),
          },
        ],
      }),
    ),
    weight: 1,
  },
  {
    arbitrary: fc
      .constantFrom(...optionalParams)
      .map((param): Part => ({ text: "{/o}", params: [{ ...param, name: "o" }] })),
    weight: 1,
  },
);

const tail: fc.Arbitrary<Part> = fc
  .tuple(
    fc.constantFrom("", "{?q}", "{?q,t*}", "{?q,r}{#f}", "{#f}"),
    fc.constantFrom(...tailParams),
    fc.constantFrom(...tailParams),
    fc.constantFrom(...tailParams),
  )
  .map(([written, q, r, f]): Part => {
    const t: Param = { codec: undefined, given: same(fc.array(anyText, { maxLength: 3 })) };
    const all = { q, r, f, t } as const;
    const names = (["q", "r", "f", "t"] as const).filter((name) => new RegExp(`[?#,]${name}[*,}]`).test(written));
    return { text: written, params: names.map((name) => ({ ...all[name], name })) };
  });

const site: fc.Arbitrary<Part> = fc
  .tuple(
    fc.constantFrom("https", "HTTP", "ws", "wss", "ftp", "shop"),
    fc.constantFrom("example.com", "{l}.example.com", "{l}", "api-{l}.example.com", "API.example.com", "h_1"),
    fc.constantFrom("", ":", ":443", ":80", ":0443", ":21", ":8443"),
    fc.constantFrom(...labelParams),
  )
  .map(
    ([scheme, host, port, param]): Part => ({
      text: `${scheme}://${host}${port}`,
      params: host.includes("{l}") ? [{ ...param, name: "l" }] : [],
    }),
  );

const joined = (parts: readonly Part[]): Part => ({
  text: parts.map(({ text: written }) => written).join(""),
  params: parts.flatMap(({ params }) => params),
});

const codecsOf = (params: Part["params"]): Record<string, ParamCodec> => {
  const codecs: Record<string, ParamCodec> = {};
  for (const { name, codec } of params) if (codec !== undefined) codecs[name] = codec;
  return codecs;
};

/** One entry of a table, with a leaf: the way to its link, the name of its route, and values. */
export interface GeneratedEntry {
  readonly entry: TableEntry;
  readonly leaves: readonly { readonly name: string; readonly given: fc.Arbitrary<Readonly<Record<string, Given>>> }[];
  readonly described: string;
}

const givenOf = (params: Part["params"]): fc.Arbitrary<Readonly<Record<string, Given>>> =>
  fc.record(Object.fromEntries(params.map(({ name, given }) => [name, given])));

const plain: fc.Arbitrary<Part> = fc
  .tuple(
    fc.option(site, { nil: undefined, freq: 3 }),
    fc.array(segment("a"), { maxLength: 1 }),
    segment("b"),
    fc.option(segment("c"), { nil: undefined }),
    ending,
    tail,
  )
  .map(([front, first, second, third, last, behind]) =>
    joined([front, ...first, second, third, last, behind].filter((part) => part !== undefined)),
  );
const bare: fc.Arbitrary<Part> = fc
  .tuple(fc.option(site, { nil: undefined, freq: 2 }), fc.constantFrom("/", ""), tail)
  .filter(([front, path, behind]) => front !== undefined || path !== "" || behind.text !== "")
  .map(([front, path, behind]) => joined([front ?? literal(""), literal(path), behind]));
const pattern = fc.oneof({ arbitrary: plain, weight: 5 }, { arbitrary: bare, weight: 1 });
const inner: fc.Arbitrary<Part> = fc.oneof(
  { arbitrary: fc.tuple(segment("b"), ending, tail).map(joined), weight: 3 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(literal("/"), literal("")), tail)
      .filter(([path, behind]) => path.text + behind.text !== "")
      .map(joined),
    weight: 1,
  },
);
const prefix: fc.Arbitrary<Part> = fc
  .tuple(fc.option(site, { nil: undefined, freq: 3 }), segment("p"))
  .map(([front, path]) => joined([front ?? literal(""), path]));

const routeOf = (part: Part): TableEntry => route(part.text as never, codecsOf(part.params) as never) as TableEntry;

const single: fc.Arbitrary<GeneratedEntry> = pattern.map((part) => ({
  entry: part.params.every(({ codec }) => codec === undefined) ? part.text : routeOf(part),
  leaves: [{ name: "", given: givenOf(part.params) }],
  described: part.text,
}));

const mounted: fc.Arbitrary<GeneratedEntry> = fc
  .tuple(prefix, fc.option(segment("n"), { nil: undefined }), fc.array(inner, { minLength: 1, maxLength: 3 }))
  .map(([before, between, parts]) => {
    const table = Object.fromEntries(parts.map((part, index) => [`i${index}`, routeOf(part)]));
    const within = between === undefined ? table : { deep: mount(routeOf(between) as never, table as never) };
    const around = [...before.params, ...(between?.params ?? [])];
    return {
      entry: mount(routeOf(before) as never, within as never) as TableEntry,
      leaves: parts.map((part, index) => ({
        name: `${between === undefined ? "" : ".deep"}.i${index}`,
        given: givenOf([...around, ...part.params]),
      })),
      described: `${before.text} > ${between?.text ?? ""} > ${parts.map(({ text: written }) => written).join(" | ")}`,
    };
  });

/** Entries that may stand in one table, unless two of them match the same paths. */
export const entries: fc.Arbitrary<readonly GeneratedEntry[]> = fc.array(
  fc.oneof({ arbitrary: single, weight: 3 }, { arbitrary: mounted, weight: 1 }),
  { minLength: 1, maxLength: 8 },
);

export const tableOptions: fc.Arbitrary<RoutesOptions> = fc.record(
  {
    base: fc.constantFrom(
      "/base",
      "/%C3%A9/",
      "https://example.com/v1",
      "https://example.com:443",
      "HTTP://EXAMPLE.com:080/",
      "https://example.com:8443/v1/",
      "ws://[2001:db8::1]:80",
      "shop://h:",
      "shop://h:80/x",
    ),
    trailingSlash: fc.constantFrom("strict" as const, "ignore" as const),
  },
  { requiredKeys: [] },
);
