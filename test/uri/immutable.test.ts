import { describe, expect, test } from "vitest";
import {
  flag,
  isUri,
  list,
  parse,
  raw,
  safeDecode,
  safeParse,
  safeResolve,
  type Uri,
  UriError,
  uri,
  uris,
} from "../../src/index.js";
import { untyped } from "../build/untyped.js";

const text = "http://u:p@h:1/a/b?k=1&k=2&l=3&debug#f";
const fields = [
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
] as const;

const caught = (): UriError => {
  try {
    parse("a b" as string);
  } catch (error) {
    if (error instanceof UriError) return error;
  }
  throw new Error("not refused");
};

/** Everything that the library hands out, with the text that it has to keep. */
const handedOut: readonly (readonly [name: string, value: object])[] = [
  ["a constant", uri("http://u:p@h:1/a/b?k=1#f")],
  ["a parsed text", parse(text)],
  ["what a builder makes", uri().scheme("http").host("h").segments("a").build()],
  ["what the object form makes", uri({ scheme: "http", host: "h", query: { a: 1 } })],
  ["what the tag makes", untyped`http://h/${"a"}`],
  ["what with makes", parse(text).with({ path: null })],
  ["the segments", parse(text).segments],
  ["the segments of an empty path", parse("x:" as string).segments],
  ["the params", parse(text).params],
  ["params that were changed", parse(text).params.with("k", 3)],
  ["params that are read in another way", parse(text).params.as({ form: true })],
  ["all values of a key", parse(text).params.getAll("k")],
  ["no values of a key", parse(text).params.getAll("z")],
  ["a pair", [...parse(text).params][0] ?? {}],
  ["a pair with a flag", [...parse(text).params.entries()][3] ?? {}],
  ["the object of the params", parse(text).params.toObject()],
  ["several values in it", Object(parse(text).params.toObject().k)],
  ["raw text", raw.path("/a")],
  ["a list", list([1, 2])],
  ["the values of a list", list([1, 2]).values],
  ["a table of constants", uris({ a: "x:a" })],
  ["a list of constants", uris(["x:a"])],
  ["a result", safeParse(text)],
  ["a result of a builder", uri().scheme("x").safeBuild()],
  ["a result of an operation", safeResolve(text, "b")],
  ["a result of with", parse(text).safeWith({ path: "/x" })],
  ["a decoded text", safeDecode("a")],
  ["a refusal", safeParse("a b" as string)],
  ["why a text is refused", Object(Reflect.get(safeParse("a b" as string), "error"))],
  ["why a builder fails", Object(Reflect.get(uri().segments("\ud800").safeBuild(), "error"))],
  ["why an octet is refused", Object(Reflect.get(safeDecode("%FF"), "error"))],
  ["the facts of an error", caught().failure],
  ["the words for raw text", raw],
  ["the prototype of raw text", Object.getPrototypeOf(raw.path("/a"))],
  ["the prototype of a Uri", Object.getPrototypeOf(parse(text))],
  ["the prototype of params", Object.getPrototypeOf(parse(text).params)],
  ["the prototype of a builder", Object.getPrototypeOf(uri())],
];

const attempts: Readonly<Record<string, (target: Record<PropertyKey, unknown>, key: PropertyKey) => unknown>> = {
  "an assignment": (target, key) => {
    target[key] = "evil";
  },
  defineProperty: (target, key) => Object.defineProperty(target, key, { value: "evil" }),
  "defineProperty of a getter": (target, key) => Object.defineProperty(target, key, { get: () => "evil" }),
  "Object.assign": (target, key) => Object.assign(target, { [key]: "evil" }),
  delete: (target, key) => delete target[key],
  setPrototypeOf: (target) => Object.setPrototypeOf(target, {}),
};

describe.each(handedOut)("%s", (_, value) => {
  const keys = Reflect.ownKeys(value);

  test("is frozen", () => {
    expect(Object.isFrozen(value)).toBe(true);
  });

  test.each(Object.entries(attempts))("does not change by %s", (_name, attempt) => {
    const fieldsNow = () => Reflect.ownKeys(value).map((key) => [key, Object.getOwnPropertyDescriptor(value, key)]);
    const before = fieldsNow();
    for (const key of [...keys.filter((one) => one !== "constructor"), "added"]) {
      // A field that is not there cannot be deleted, which is no error; nor is a prototype that is there already.
      const call = () => attempt(value as Record<PropertyKey, unknown>, key);
      if (attempt === attempts.delete && key === "added") call();
      else expect(call, String(key)).toThrow(/read only|only a getter|redefine|extensible|delete|Invalid array length/);
    }
    expect(fieldsNow()).toEqual(before);
  });
});

describe("the fields of a Uri", () => {
  test.each([text, "", "mailto:a@b", "//h", "?q"])("of %s are always all there, plain and enumerable", (one) => {
    const value = parse(one);
    expect(Object.keys(value)).toEqual(fields);
    expect(Reflect.ownKeys(value)).toEqual(fields);
    for (const descriptor of Object.values(Object.getOwnPropertyDescriptors(value))) {
      expect(descriptor).toMatchObject({ enumerable: true, writable: false, configurable: false });
    }
  });
});

describe("what getters return", () => {
  const value = parse(text);

  test("is made once", () => {
    expect(value.segments).toBe(value.segments);
    expect(value.params).toBe(value.params);
  });

  test("mutating methods of arrays fail", () => {
    const array = value.segments as readonly string[] as string[];
    const changes: readonly (() => unknown)[] = [
      () => array.push("x"),
      () => array.pop(),
      () => array.shift(),
      () => array.unshift("x"),
      () => array.reverse(),
      () => array.sort(),
      () => array.splice(0, 1),
      () => array.fill("x"),
      () => array.copyWithin(0, 1),
    ];
    for (const change of changes) expect(change).toThrow(/read only|extensible|delete/);
    expect(value.segments).toEqual(["a", "b"]);
  });

  test("an iterator that ran does not use the params up", () => {
    const { params } = value;
    for (const read of [() => [...params], () => [...params.entries()], () => [...params.keys()]]) {
      expect(read()).toEqual(read());
      expect(read()).toHaveLength(4);
    }
  });

  test("a list keeps its values when the array behind it changes", () => {
    const values = [1, 2];
    const ids = list(values);
    values.push(3);
    expect(untyped({ query: { ids } }).href).toBe("?ids=1,2");
  });

  test("segments and pairs are copied when they are given", () => {
    const segments = ["a"];
    const query = { k: ["v"] };
    const builder = untyped()
      .segments(...segments)
      .query(query);
    segments[0] = "..";
    query.k.push("w");
    expect(builder.build().href).toBe("/a?k=v");
  });
});

describe("nothing makes a Uri but the library", () => {
  const value = parse(text);
  const constructorOf = (of: object): (new (...values: unknown[]) => object) => Object(of).constructor;
  const forged = (of: object, ...values: unknown[]): unknown => {
    try {
      return new (constructorOf(of))(...values);
    } catch {
      return undefined;
    }
  };

  const lookAlikes: readonly (readonly [name: string, make: () => unknown])[] = [
    ["a spread", () => ({ ...value })],
    ["a clone", () => structuredClone(value)],
    ["a JSON round trip", () => JSON.parse(JSON.stringify(value))],
    ["Object.create(u)", () => Object.create(value)],
    ["Object.create of the prototype", () => Object.assign(Object.create(Object.getPrototypeOf(value)), { ...value })],
    ["the prototype", () => Object.getPrototypeOf(value)],
    ["a Proxy", () => new Proxy(value, {})],
    ["Object.assign", () => Object.assign({}, value)],
    ["new u.constructor(...)", () => forged(value, ...fields.map((name) => value[name]))],
    ["new u.constructor(symbol, ...)", () => forged(value, Symbol("urigami"), value.href)],
    ["Reflect.construct", () => forged(Object.getPrototypeOf(value), Symbol.for("urigami"), value.href)],
    ["a subclass", () => forged(class extends constructorOf(value) {}.prototype, value.href)],
    ["every symbol of it", () => Object.defineProperties({}, Object.getOwnPropertyDescriptors(value))],
    ["a URL", () => new URL(text)],
    ["the text", () => text],
    ["a function", () => Object.assign(() => text, { href: text })],
    ["an array", () => [text]],
    ["undefined", () => undefined],
    ["null", () => null],
    ["a symbol", () => flag],
    ["params", () => value.params],
    ["a builder", () => uri(value)],
  ];

  test.each(lookAlikes)("%s is none", (_, make) => {
    expect(isUri(make())).toBe(false);
  });

  test("what the library makes is one", () => {
    for (const one of [value, uri(""), untyped`/${1}`, value.with({}), uri({}), uri(value).build()]) {
      expect(isUri(one)).toBe(true);
    }
  });

  test("text that nobody validated comes in by no constructor", () => {
    const evil = " #\u0000";
    const made = [
      forged(raw.path("/a"), "path", evil),
      forged(list([1]), [evil, evil], "#"),
      forged(value.params, `a${evil}`, () => undefined),
      forged(value.params, `a${evil}`, () => undefined, {}),
    ];
    for (const one of made) {
      for (const build of [
        () => untyped().path(one).build(),
        () => untyped().query(one).build(),
        () => untyped().query({ k: one }).build(),
        () => value.with({ query: one as never }),
        () => untyped`/?${one}`,
      ]) {
        let built: Uri | undefined;
        try {
          built = build();
        } catch {
          continue;
        }
        expect(built).toEqual(parse(built.href));
      }
    }
  });

  test("methods borrowed for another object read no look-alike", () => {
    const { with: borrowed } = Object.getPrototypeOf(value);
    const fake = { ...value, href: "http://trusted/", host: "evil host" };
    let made: Uri | undefined;
    try {
      made = borrowed.call(fake, {});
    } catch {
      return;
    }
    expect(made).toEqual(parse(String(made)));
  });
});

// Open: both classes are reached through `constructor`. The tests fail as long as that is so.
describe("the classes behind the values", () => {
  const value = parse(text);

  test("the answer of isUri cannot be replaced from outside", () => {
    const reached = Object(value).constructor;
    try {
      reached.is = () => true;
    } catch {
      // Frozen: that is what is wanted.
    }
    try {
      expect(isUri({})).toBe(false);
    } finally {
      Reflect.deleteProperty(reached, "is");
    }
  });

  test("a builder cannot be made from parts that nobody checked", () => {
    const reached = Object(uri()).constructor;
    const made = (): unknown => new reached({ scheme: "x", path: " bad" }).build();
    expect(made).toThrow(TypeError);
  });
});
