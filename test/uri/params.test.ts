import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flag, list, type Params, parse, type QueryInput, type QueryOptions } from "../../src/index.js";
import { failureOf } from "../build/failure-of.js";

const paramsOf = (query: string, options?: QueryOptions): Params => {
  const { params } = parse(`x:/p?${query}#f`);
  return options === undefined ? params : params.as(options);
};

const form = { form: true } as const;
const semicolons = { separator: ";" } as const;
const both = { separator: "&;" } as const;

/** What a query reads as: pairs in order; `flag` for a key that stands alone. */
const readings: readonly (readonly [
  query: string,
  options: QueryOptions | undefined,
  pairs: readonly (readonly [string, string | typeof flag])[],
])[] = [
  ["", undefined, []],
  ["a", undefined, [["a", flag]]],
  ["a=", undefined, [["a", ""]]],
  ["=", undefined, [["", ""]]],
  ["=a", undefined, [["", "a"]]],
  ["a=b=c", undefined, [["a", "b=c"]]],
  ["a==", undefined, [["a", "="]]],
  [
    "b=1&a=2&b=3",
    undefined,
    [
      ["b", "1"],
      ["a", "2"],
      ["b", "3"],
    ],
  ],
  [
    "a&a=&a=1",
    undefined,
    [
      ["a", flag],
      ["a", ""],
      ["a", "1"],
    ],
  ],
  ["&", undefined, []],
  [
    "&&a&&b&&",
    undefined,
    [
      ["a", flag],
      ["b", flag],
    ],
  ],
  ["a=1&", undefined, [["a", "1"]]],
  ["%61=%62", undefined, [["a", "b"]]],
  ["a%3Db=c%26d", undefined, [["a=b", "c&d"]]],
  ["%E2%82%AC=%F0%9F%98%80", undefined, [["€", "😀"]]],
  ["a=%25", undefined, [["a", "%"]]],
  ["a=%2525", undefined, [["a", "%25"]]],
  // Not UTF-8: the raw text.
  ["a=%FF", undefined, [["a", "%FF"]]],
  [
    "%C3=1&%C3%A9=2",
    undefined,
    [
      ["%C3", "1"],
      ["é", "2"],
    ],
  ],
  ["a=%41%FF", undefined, [["a", "%41%FF"]]],
  ["a=%ED%A0%80", undefined, [["a", "%ED%A0%80"]]],
  ["a=%C0%AE", undefined, [["a", "%C0%AE"]]],
  // "+" is a plus, unless the query is read as a form.
  ["a+b=c+d%2B", undefined, [["a+b", "c+d+"]]],
  ["a+b=c+d%2B", form, [["a b", "c d+"]]],
  ["a=+%FF", form, [["a", "+%FF"]]],
  ["+", form, [[" ", flag]]],
  // ";" separates only when asked for.
  [
    "a=1;b=2&c=3",
    undefined,
    [
      ["a", "1;b=2"],
      ["c", "3"],
    ],
  ],
  [
    "a=1;b=2&c=3",
    semicolons,
    [
      ["a", "1"],
      ["b", "2&c=3"],
    ],
  ],
  [
    "a=1;b=2&c=3",
    both,
    [
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ],
  ],
  [
    "a;;b&;&c;",
    both,
    [
      ["a", flag],
      ["b", flag],
      ["c", flag],
    ],
  ],
  [
    "a%3Bb=1;c",
    both,
    [
      ["a;b", "1"],
      ["c", flag],
    ],
  ],
  // Keys are data.
  [
    "__proto__=x&constructor%5Bprototype%5D%5Bp%5D=1&a=1",
    undefined,
    [
      ["__proto__", "x"],
      ["constructor[prototype][p]", "1"],
      ["a", "1"],
    ],
  ],
  [
    "toString=1&hasOwnProperty=2&length=3",
    undefined,
    [
      ["toString", "1"],
      ["hasOwnProperty", "2"],
      ["length", "3"],
    ],
  ],
  ["?a=1", undefined, [["?a", "1"]]],
  [
    "a[]=1&a[0]=2".replaceAll("[", "%5B").replaceAll("]", "%5D"),
    undefined,
    [
      ["a[]", "1"],
      ["a[0]", "2"],
    ],
  ],
];

describe("reading", () => {
  test.each(readings)("%j with %o", (query, options, pairs) => {
    const params = paramsOf(query, options);
    const texts = pairs.map(([key, value]) => [key, value === flag ? "" : value] as const);
    expect([...params.entries()]).toEqual(pairs);
    expect([...params]).toEqual(texts);
    expect([...params.keys()]).toEqual(pairs.map(([key]) => key));
    expect(params.size).toBe(pairs.length);
    expect(params.query).toBe(query);
    expect(String(params)).toBe(query);
    for (const [key] of texts) {
      const values = texts.filter(([other]) => other === key).map(([, value]) => value);
      expect(params.getAll(key)).toEqual(values);
      expect(params.get(key)).toBe(values[0]);
      expect(params.has(key)).toBe(true);
      for (const value of values) expect(params.has(key, value)).toBe(true);
      expect(params.has(key, "none")).toBe(false);
      expect(params.toObject()[key]).toEqual(values.length === 1 ? values[0] : values);
    }
    expect(Object.keys(params.toObject())).toEqual([...new Set(pairs.map(([key]) => key))]);
    expect(params.get("none")).toBeUndefined();
    expect(params.getAll("none")).toEqual([]);
    expect(params.has("none")).toBe(false);
  });

  test("a query that is missing is not one that is empty", () => {
    expect(parse("x:/p").params.query).toBeUndefined();
    expect(parse("x:/p?").params.query).toBe("");
    expect([String(parse("x:/p").params), String(parse("x:/p?").params)]).toEqual(["", ""]);
  });

  test("an inherited name is no key", () => {
    for (const key of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      expect(paramsOf("a=1").get(key)).toBeUndefined();
      expect(paramsOf("a=1").has(key)).toBe(false);
    }
  });

  test("the object has no prototype, and is told nothing by __proto__", () => {
    const object = paramsOf("__proto__=x&__proto__=y&a=1").toObject();
    expect(Object.getPrototypeOf(object)).toBeNull();
    expect(Object.keys(object)).toEqual(["__proto__", "a"]);
    expect(Object.getOwnPropertyDescriptor(object, "__proto__")?.value).toEqual(["x", "y"]);
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });
});

/** What `with` makes of a query. */
const merges: readonly (readonly [query: string, given: QueryInput, expected: string | undefined])[] = [
  ["a=1", { a: 2 }, "a=2"],
  ["a=1&b=2&a=3&c", { a: 9 }, "a=9&b=2&c"],
  ["b&a=1&c", { a: ["x", "y"] }, "b&a=x&a=y&c"],
  ["a=1&b=2", { c: 3 }, "a=1&b=2&c=3"],
  ["a=1&b=2", { c: 3, a: 4 }, "a=4&b=2&c=3"],
  ["a=1&b=2", { a: [] }, "b=2"],
  ["a=1", { a: [] }, undefined],
  ["a=1&b=2", { a: undefined }, "a=1&b=2"],
  ["a=1&b=2", {}, "a=1&b=2"],
  ["a=1&b=2", [], "a=1&b=2"],
  ["a=1", { a: "" }, "a="],
  ["a=1", { a: flag }, "a"],
  ["a", { a: "" }, "a="],
  ["a=1", { a: list([1, "2,3"], ",") }, "a=1,2%2C3"],
  ["a=1", { a: true, b: 2n, c: 0.5, d: -0 }, "a=true&b=2&c=0.5&d=0"],
  [
    "a=1&b=2",
    [
      ["a", "x"],
      ["c", "y"],
      ["a", "z"],
    ],
    "a=x&a=z&b=2&c=y",
  ],
  [
    "a=1&b=2",
    [
      ["c", "y"],
      ["c", "z"],
    ],
    "a=1&b=2&c=y&c=z",
  ],
  ["a=1&b=2", new Map([["b", "x"]]), "a=1&b=x"],
  ["a=1&b=2", new URLSearchParams("b=x+y&b=%2B"), "a=1&b=x%20y&b=%2B"],
  ["a=1&b=2", paramsOf("b=%78&d&&b"), "a=1&b=%78&b&d"],
  ["a=1&b=2", paramsOf(""), "a=1&b=2"],
  ["a=1&b=2", paramsOf("b").entries(), "a=1&b"],
  ["a=1", parse("x:").params, "a=1"],
  ["", { a: 1 }, "a=1"],
  // The bytes of other pairs stay: empty pieces, case of triplets, what is not UTF-8, a "+".
  ["&&%7e=%c3%A9&&a=1&x=%FF+&", { a: 2 }, "&&%7e=%c3%A9&&a=2&x=%FF+&"],
  ["&&%7e=%c3%A9&&a=1&x=%FF+&", { a: [] }, "&&%7e=%c3%A9&&x=%FF+&"],
  ["%61=1&a=2", { a: 3 }, "a=3"],
  ["a=1&__proto__=2", { ["__proto__"]: 3, constructor: 4 } as QueryInput, "a=1&__proto__=3&constructor=4"],
];

describe("with", () => {
  test.each(merges)("%j and %o make %j", (query, given, expected) => {
    const params = paramsOf(query);
    expect(params.with(given).query).toBe(expected);
    expect(params.query).toBe(query);
  });

  test("one key is the same as a record of one", () => {
    for (const value of [1, "x", true, "", flag, ["a", "b"], [], undefined] as const) {
      const params = paramsOf("a=0&k=1&b&k=2");
      expect(params.with("k", value).query).toBe(params.with({ k: value }).query);
      expect(params.with("new", value).query).toBe(params.with({ new: value }).query);
    }
  });

  test("a separator is written where it was asked for, and stays where it stood", () => {
    expect(paramsOf("a=1;b=2", semicolons).with({ b: 3, c: 4 }).query).toBe("a=1;b=3;c=4");
    expect(paramsOf("a=1;b=2&c=3", both).with({ a: [8, 9], d: 1 }).query).toBe("a=8&a=9;b=2&c=3&d=1");
    expect(paramsOf("a=1;b=2&c=3", both).delete("a").query).toBe("b=2&c=3");
    expect(paramsOf("a=1;b=2", semicolons).append("c", "x;y&z").query).toBe("a=1;b=2;c=x%3By%26z");
  });

  test("a form writes spaces as +, and pluses encoded", () => {
    const params = paramsOf("a=1+1", form).with({ b: "x y+z" });
    expect(params.query).toBe("a=1+1&b=x+y%2Bz");
    expect([...params]).toEqual([
      ["a", "1 1"],
      ["b", "x y+z"],
    ]);
    expect(params.append("c d", " ").query).toBe("a=1+1&b=x+y%2Bz&c+d=+");
    expect(params.as({ form: false }).get("b")).toBe("x+y+z");
  });
});

describe("append and delete", () => {
  test.each<readonly [string, string, Parameters<Params["append"]>[1], string | undefined]>([
    ["a=1", "a", 2, "a=1&a=2"],
    ["a=1", "b", ["x", "y"], "a=1&b=x&b=y"],
    ["a=1", "b", [], "a=1"],
    ["a=1", "b", undefined, "a=1"],
    ["a=1", "b", flag, "a=1&b"],
    ["a=1&", "b", "", "a=1&&b="],
    ["%7e", "é", "ü", "%7e&%C3%A9=%C3%BC"],
  ])("%j append %j, %o is %j", (query, key, value, expected) => {
    expect(paramsOf(query).append(key, value).query).toBe(expected);
  });

  test.each([
    ["a=1&b=2&a=3", "a", "b=2"],
    ["a=1&b=2&a=3", "b", "a=1&a=3"],
    ["a=1&b=2", "c", "a=1&b=2"],
    ["a=1", "a", undefined],
    ["&a=1&&b", "a", "&&b"],
    ["%61=1&b", "a", "b"],
    ["__proto__=1&b", "__proto__", "b"],
  ])("%j delete %j is %j", (query, key, expected) => {
    expect(paramsOf(query).delete(key).query).toBe(expected);
  });

  test("on a query that is missing", () => {
    expect(parse("x:").params.append("a", 1).query).toBe("a=1");
    expect(parse("x:").params.with("a", 1).query).toBe("a=1");
    expect(parse("x:").params.delete("a").query).toBeUndefined();
  });
});

describe("what is refused", () => {
  const odd: readonly (readonly [name: string, value: unknown])[] = [
    ["null", null],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["1e21", 1e21],
    ["1e-7", 1e-7],
    ["an object", {}],
    ["a date", new Date(0)],
    ["a function", () => 1],
    ["a symbol", Symbol("x")],
    ["null in an array", [null]],
    ["undefined in an array", [undefined]],
    ["an array in an array", [["a"]]],
    ["null in a list", list([null as never])],
    ["an object like a list", { values: [1], separator: "," }],
  ];

  test.each(odd)("%s as a value", (_, value) => {
    const given = value as never;
    const params = paramsOf("a=1");
    for (const call of [
      () => params.with("a", given),
      () => params.with({ b: given }),
      () => params.with([["b", given]]),
      () => params.append("a", given),
      () => parse("x:").with({ query: { a: given } }),
    ]) {
      expect(failureOf(call)).toMatchObject({ code: "invalid-value", component: "query" });
    }
  });

  const noPairs: readonly (readonly [name: string, input: unknown])[] = [
    ["null", null],
    ["a number", 1],
    ["a function", () => ({ a: 1 })],
    ["a symbol", flag],
    ["strings", ["ab", "cd"]],
    ["triples", [["a", "b", "c"]]],
    ["keys alone", [["a"]]],
    ["keys that are no text", [[1, "a"]]],
    ["numbers", [1]],
    ["a set", new Set(["ab"])],
    ["a Uri", parse("x:a?b")],
    ["a URL", new URL("http://h/?a=1")],
    ["a date", new Date(0)],
    ["an error", new Error("a")],
    ["a list", list([1, 2])],
    [
      "an instance of a class",
      new (class Dto {
        a = 1;
      })(),
    ],
  ];

  test.each(noPairs)("%s as pairs", (_, input) => {
    expect(failureOf(() => paramsOf("a=1").with(input as never))).toMatchObject({
      code: "invalid-value",
      component: "query",
    });
  });

  test("lone surrogates, in keys and values", () => {
    for (const call of [
      () => paramsOf("").with("\ud800", 1),
      () => paramsOf("").with("a", "\udc00"),
      () => paramsOf("").append("a", ["x", "\udc00\ud800"]),
      () => paramsOf("").with("a", list(["\ud800"])),
    ]) {
      expect(failureOf(call)).toMatchObject({ code: "lone-surrogate", component: "query" });
    }
  });

  test("a flag without a key", () => {
    expect(failureOf(() => paramsOf("").with("", flag)).code).toBe("invalid-value");
  });

  test("separators of lists that would be read as something else", () => {
    for (const separator of ["", "&", "=", "#", "+", "%", " ", "a", "7", "[", "é", ",,", "\u0000"]) {
      expect(
        failureOf(() => list([1, 2], separator)),
        separator,
      ).toMatchObject({ component: "query" });
    }
    for (const separator of ["!", "$", "'", "(", ")", "*", ",", ";", ":", "@", "/", "?"]) {
      const query = paramsOf("").with("k", list(["a", separator, "b"], separator)).query ?? "";
      expect(
        query
          .slice(query.indexOf("=") + 1)
          .split(separator)
          .map(decodeURIComponent),
      ).toEqual(["a", separator, "b"]);
    }
  });
});

describe("law 5 and the bytes of other pairs, over random queries", () => {
  const key = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 4 }),
    fc.constantFrom("a", "b", "__proto__", "", "=", "&"),
  );
  const value = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 6 }),
    fc.constantFrom("+", "%41", " ", ";", "&=", "'"),
  );
  const pairs = fc.array(fc.tuple(key, value), { minLength: 1, maxLength: 6 });
  const options = fc.constantFrom<QueryOptions>({}, form, semicolons, both, { ...form, ...semicolons });

  test("pairs that are given come back in order", () => {
    fc.assert(
      fc.property(pairs, options, (given, some) => {
        const params = parse("x:").params.as(some);
        const made = given.reduce<Params>((query, [name, text]) => query.append(name, text), params);
        expect([...made]).toEqual(given);
        expect([...params.with(given)].sort()).toEqual([...given].sort());
        expect(parse(`?${made}`).query).toBe(made.query);
      }),
      { numRuns: 1000, seed: 3986 },
    );
  });

  test("with, append and delete leave every other piece as it is", () => {
    const piece = fc.stringMatching(/^(%[0-9a-fA-F]{2}|[a-c=+;]){0,5}$/);
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.constantFrom("a", "b", "ab", ""),
        (pieces, name) => {
          const params = paramsOf(pieces.join("&"));
          const isOther = (text: string) => !paramsOf(text).has(name);
          const others = (text: string | undefined) =>
            (text ?? "").split("&").filter((one) => isOther(one) && one !== "");
          const standing = others(params.query);
          expect(others(params.with(name, "x").query)).toEqual(standing);
          expect(others(params.append(name, "x").query)).toEqual(standing);
          expect(others(params.delete(name).query)).toEqual(standing);
          expect(params.delete(name).has(name)).toBe(false);
          expect(params.with(name, ["x", "y"]).getAll(name)).toEqual(["x", "y"]);
          expect(params.append(name, "x").getAll(name)).toEqual([...params.getAll(name), "x"]);
        },
      ),
      { numRuns: 1000, seed: 3986 },
    );
  });
});

describe("long queries", () => {
  // Counted by the clock: what was quadratic here took minutes.
  test.each([
    ["pairs", "a=1&".repeat(100_000), undefined],
    ["keys", Array.from({ length: 50_000 }, (_, index) => `k${index}`).join("&"), undefined],
    ["semicolons beside ampersands", ";".repeat(100_000), both],
    ["empty pieces", "&".repeat(100_000), undefined],
  ] as const)("%s", (_, query, options) => {
    const params = paramsOf(query, options);
    expect(Object.keys(params.toObject()).length).toBeLessThanOrEqual(50_000);
    expect(params.with({ z: 1 }).delete("z").query?.length).toBeGreaterThan(0);
  });

  test("a key with very many values", () => {
    const values = Array.from({ length: 150_000 }, (_, index) => index);
    expect(paramsOf("a=1&b").with("a", values).size).toBe(150_001);
    expect(paramsOf("a=1&b").append("a", values).size).toBe(150_002);
  });
});
