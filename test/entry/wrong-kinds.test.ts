// What callers without a compiler may give: whatever it is, a function answers or throws a UriError, and a safe twin
// answers. Nothing leaves as an error of the engine.

import { describe, expect, test } from "vitest";
import * as core from "../../src/index.js";
import * as iri from "../../src/iri/index.js";
import * as operations from "../../src/operations/index.js";
import * as schemes from "../../src/schemes/index.js";

type Loose = (...given: readonly unknown[]) => unknown;

const given = core.parse("https://ann:pw@h.example:80/a/b?x=1&y=%FF#f" as string);

const kinds: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  Number.NaN,
  1n,
  true,
  "",
  "x",
  "https://h/",
  "%",
  "\uD800",
  [],
  [1],
  [null],
  [[]],
  [["a"]],
  [["a", 1]],
  {},
  { a: 1 },
  { a: null },
  { a: {} },
  { a: [[]] },
  Object.create(null),
  Symbol("s"),
  () => 1,
  new Map(),
  new Set([1]),
  new Date(Number.NaN),
  /x/,
  given,
  { ...given },
  core.flag,
  core.list([1]),
  core.raw.path("/x"),
  { [Symbol.iterator]: 1 },
  new URL("http://h/"),
  new URLSearchParams("a=1"),
  given.params,
  new String("x"),
  { schemes: null },
  { schemes: [null] },
  { kind: null },
  { level: "other" },
  { query: null },
  { query: [1] },
  { query: "abc" },
  { host: 1 },
  { segments: [null] },
  { path: null, host: null },
];

const places: readonly unknown[] = ["https://h/a", "/a", "segment", "query", given];

/** Every call with one and two arguments of any kind, and with two that are right before one of any kind. */
function* calls(): Generator<readonly unknown[]> {
  for (const one of kinds) {
    yield [one];
    for (const other of kinds) yield [one, other];
    for (const place of places) {
      yield [place, one];
      for (const other of places) yield [place, other, one];
    }
  }
}

/** What a call does that it must not do, or nothing. */
const complaint = (name: string, work: () => unknown): string | undefined => {
  try {
    const made = work();
    const isResult = typeof made === "object" && made !== null && "ok" in made;
    return name.startsWith("safe") && !isResult ? `${name} gives no result` : undefined;
  } catch (error) {
    const isAllowed = error instanceof core.UriError && !/^safe|^can/.test(name);
    return isAllowed ? undefined : `${name}: ${String(error)}`;
  }
};

/** The complaints about a function, each once. */
const complaintsAbout = (name: string, work: Loose): readonly string[] => {
  const found = new Set<string>();
  for (const call of calls()) found.add(complaint(name, () => work(...call)) ?? "");
  found.delete("");
  return [...found];
};

const functions: readonly (readonly [name: string, value: unknown])[] = [
  ...Object.entries({ ...schemes, ...operations, ...core }),
  ...Object.entries(iri),
];

describe("functions", () => {
  const named = functions.filter(
    (entry): entry is readonly [string, Loose] => typeof entry[1] === "function" && entry[0] !== "UriError",
  );

  test("all of them are asked", () => {
    expect(named.map(([name]) => name)).toContain("fromWebAddress");
    expect(named.length).toBeGreaterThan(40);
  });

  test.each(named)("%s", (name, work) => {
    expect(complaintsAbout(name, work)).toEqual([]);
  });
});

describe("methods", () => {
  const builder = core.uri().scheme("https").host("h");

  test.each(["with", "safeWith"])("%s of a Uri", (name) => {
    const method = Reflect.get(given, name) as Loose;
    expect(complaintsAbout(name, method.bind(given))).toEqual([]);
    for (const part of ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment", "segments"]) {
      expect(complaintsAbout(name, (value) => method.call(given, { [part]: value }))).toEqual([]);
    }
  });

  test.each(["get", "getAll", "has", "with", "append", "delete", "as"])("%s of the params", (name) => {
    const method = Reflect.get(given.params, name) as Loose;
    expect(complaintsAbout(name, method.bind(given.params))).toEqual([]);
  });

  test("what is no record of parts is refused, and not taken for an empty one", () => {
    for (const parts of [
      [],
      new Map([["path", "/x"]]),
      new Date(0),
      new URLSearchParams("path=/x"),
      Object.create({ path: "/x" }),
    ]) {
      expect(() => (given.with as Loose)(parts)).toThrow("is no value for the reference");
    }
    for (const segments of [null, "", 0, false]) {
      expect(() => (given.with as Loose)({ segments })).toThrow("is no value for the path");
    }
  });

  test("what is written into the prototype of every object is no part", () => {
    const everyObject = Object.prototype as { host?: string };
    everyObject.host = "evil.example";
    try {
      expect(given.with({ path: "/x" }).host).toBe("h.example");
    } finally {
      delete everyObject.host;
    }
  });

  test("options of a second query, and of resolve", () => {
    for (const options of [null, 5, "x", () => 1]) {
      const query = (builder.query({ a: 1 }).query as Loose).call(builder.query({ a: 1 }), { b: 1 }, options);
      expect(() => (query as typeof builder).build()).toThrow("in the place of the options");
      expect(() => (core.resolve as Loose)("https://h/", "x", options)).toThrow("in the place of the options");
      expect((core.safeResolve as Loose)("https://h/", "x", options)).toMatchObject({ ok: false });
    }
  });

  test("a key of the query that is no text", () => {
    for (const key of [Symbol("k"), 5, null, {}]) {
      expect(() => (given.params.append as Loose)(key, "x")).toThrow("is no value for the query");
    }
  });

  test.each(["scheme", "userinfo", "host", "port", "path", "segments", "query", "fragment"])(
    "%s of a builder",
    (name) => {
      const step = (...values: readonly unknown[]) => (Reflect.get(builder, name) as Loose).call(builder, ...values);
      expect(complaintsAbout(name, (...values) => (step(...values) as typeof builder).build())).toEqual([]);
      expect(complaintsAbout("safeBuild", (...values) => (step(...values) as typeof builder).safeBuild())).toEqual([]);
    },
  );

  test("parts of the object form", () => {
    for (const part of ["scheme", "userinfo", "host", "port", "path", "segments", "query", "fragment", "other"]) {
      const work: Loose = (value) => (core.uri as Loose)({ scheme: "https", host: "h", [part]: value });
      expect(complaintsAbout("uri", work)).toEqual([]);
    }
  });

  test.each(["path", "segment", "query", "fragment"] as const)("raw.%s", (name) => {
    expect(complaintsAbout(name, core.raw[name] as Loose)).toEqual([]);
  });

  test.each([
    ["", "/x"],
    ["https://", "/"],
    ["https://h:", "/"],
    ["https://h/", ""],
    ["https://h/?a=", ""],
    ["https://h/?", ""],
    ["https://h/#", ""],
    ["https://h/?a=1&", ""],
    ["https://h/x", "y"],
    ["", "://h/"],
    ["https://", "@h/"],
  ])("the tag with a hole between %s and %s", (...texts: readonly string[]) => {
    const strings = Object.assign([...texts], { raw: texts });
    expect(complaintsAbout("tag", (value) => (core.uri as Loose)(strings, value))).toEqual([]);
  });
});

describe("sentences", () => {
  const messageOf = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      return error instanceof core.UriError ? error.message : String(error);
    }
    return "nothing";
  };

  test.each<[name: string, work: () => unknown, message: string]>([
    [
      "options",
      () => (core.parse as Loose)("/", null),
      "null in the place of the options is no value for the reference",
    ],
    [
      "a kind",
      () => (core.parse as Loose)("https://h/", { kind: "relatve" }),
      "string as the kind is no value for the reference",
    ],
    [
      "a level",
      () => (core.equals as Loose)("/a", "/b", { level: "all" }),
      "string as the level is no value for the reference",
    ],
    [
      "a kind of an IRI",
      () => (iri.parseIri as Loose)("https://h/", { kind: 5 }),
      "5 as the kind is no value for the reference",
    ],
    ["parts", () => (given.with as Loose)(null), "null is no value for the reference"],
    [
      "a target",
      () => (core.encode as Loose)("other", "x"),
      "string that names no target is no value for the reference",
    ],
    [
      "a platform",
      () => (operations.fromFilePath as Loose)("/a", {}),
      "undefined in the place of the platform is no value for the path",
    ],
    ["a host", () => operations.labels("a b"), "a space is not allowed in the host, at 1"],
  ])("of %s", (_, work, message) => {
    expect(messageOf(work)).toBe(message);
  });

  test("a verdict with an unknown kind is no", () => {
    expect((core.canParse as Loose)("https://h/", { kind: "relatve" })).toBe(false);
    expect((iri.canParseIri as Loose)("https://h/", { kind: "relatve" })).toBe(false);
    expect((core.safeParse as Loose)("https://h/", { kind: "relatve" })).toMatchObject({ ok: false });
  });

  test("a separator is not quoted when it is longer than one character: it may be a secret", () => {
    const message = messageOf(() => (core.list as Loose)([1], "http://user:secret@h"));
    expect(message).toBe("string of 20 characters as a separator is no value for the query");
  });
});
