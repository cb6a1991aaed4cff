// Steps of `query` are put off until the Uri is made. Here each step is made at once, on the text that the one before left.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { list, parse, type QueryOptions, raw, uri } from "../../src/index.js";
import { failureOf } from "./failure-of.js";
import { type UntypedBuilder, untyped } from "./untyped.js";

const key = fc.constantFrom("a", "b", "c", "", "a b", "a+b", "é", "a;b", "a&b", "__proto__");
const scalar = fc.constantFrom<string | number | boolean>("1", "2", "", "x y", "+", "a;b", "é", 3, true);
const value = fc.oneof({ arbitrary: scalar, weight: 3 }, fc.array(scalar, { maxLength: 3 }), fc.constant(undefined));
const text = fc
  .tuple(
    fc.array(
      fc.constantFrom("a=1", "b", "", "c=%41", "a=2", "=", "a+b=1", "%61=z", "%C3%A9=1", "a;b=2", "__proto__=3"),
      {
        maxLength: 5,
      },
    ),
    fc.constantFrom("&", "&", "&", ";"),
  )
  .map(([pieces, separator]) => pieces.join(separator));
const given = fc.oneof(
  fc.array(fc.tuple(key, value), { maxLength: 4 }),
  text.map((query) => raw.query(query as string)),
);
const options = fc.constantFrom<QueryOptions | undefined>(
  undefined,
  { form: true },
  { separator: ";" },
  { separator: "&;" },
  { form: true, separator: ";" },
);
/** Steps with the same options, or each with its own. */
const steps = fc.oneof(
  fc
    .tuple(fc.array(given, { minLength: 1, maxLength: 6 }), options)
    .map(([inputs, same]) => inputs.map((input) => [input, same] as const)),
  fc.array(fc.tuple(given, options), { minLength: 1, maxLength: 6 }),
);
const start = fc.option(text, { nil: undefined });

const queryOf = (builder: UntypedBuilder): string | undefined => builder.build().query;

const from = (query: string | undefined): UntypedBuilder =>
  untyped(parse(query === undefined ? "x:/" : (`x:/?${query}` as string)));

describe("many steps of a query", () => {
  test("a key that was taken away and came back as text is replaced where it stands", () => {
    const builder = from("a")
      .query({ a: [] })
      .query(raw.query("=x&a"))
      .query([["a", 4]]);
    expect(queryOf(builder)).toBe("=x&a=4");
  });

  test("are the same as one step each on what the one before left", () => {
    fc.assert(
      fc.property(start, steps, (query, all) => {
        let atOnce = from(query);
        let standing = query;
        for (const [input, how] of all) {
          atOnce = atOnce.query(input, how);
          standing = queryOf(from(standing).query(input, how));
        }
        expect(queryOf(atOnce)).toBe(standing);
      }),
      { numRuns: 3000 },
    );
  });

  test("leave every builder before them as it was", () => {
    fc.assert(
      fc.property(start, steps, steps, (query, one, other) => {
        const add = (builder: UntypedBuilder, all: typeof one) =>
          all.reduce((next, [input, how]) => next.query(input, how), builder);
        const shared = add(from(query), one);
        const before = queryOf(shared);
        const branches = [queryOf(add(shared, other)), queryOf(add(shared, one)), queryOf(add(shared, other))];
        expect(queryOf(shared)).toBe(before);
        expect(branches[0]).toBe(branches[2]);
        expect(branches[0]).toBe(queryOf(add(add(from(query), one), other)));
      }),
      { numRuns: 500 },
    );
  });

  test("take what they are given when they are given it", () => {
    const values = ["1"];
    const search = new URLSearchParams("b=1");
    const how: { form: boolean } = { form: true };
    const builder = untyped().host("h").query({ z: 1 }).query({ a: values }, how).query(search, how);
    values.push("2");
    search.append("b", "2");
    how.form = false;
    expect(builder.query({ c: "x y" }, { form: true }).build().query).toBe("z=1&a=1&b=1&c=x+y");
  });

  test("keep the first failure, and tell it at the end", () => {
    const builder = untyped().host("h").query({ a: 1 }).query({ b: null }).query({ c: Number.NaN });
    expect(failureOf(() => builder.build())).toMatchObject({ code: "invalid-value", component: "query" });
    expect(failureOf(() => builder.build()).message).toBe("null is no value for the query");
  });
});

describe("the options of a step", () => {
  test.each(["#", "", "=", ",", "&&", "a", 1, null, ["&"]])("a separator %j is refused", (separator) => {
    for (const builder of [untyped().host("h"), untyped().host("h").query({ z: 1 })]) {
      const made = builder.query({ a: 1, b: 2 }, { separator });
      expect(failureOf(() => made.build()).code).toBe("invalid-value");
    }
    const { params } = parse("/?a=1");
    const as = params.as as (options: unknown) => unknown;
    expect(failureOf(() => as.call(params, { separator })).code).toBe("invalid-value");
  });

  test("a list whose separator would end the pair is refused", () => {
    const ids = list([1, 2], ";");
    for (const separator of [";", "&;"] as const) {
      expect(failureOf(() => uri().host("h").query({ ids }, { separator }).build()).message).toBe(
        "object whose separator ends a pair is no value for the query",
      );
      expect(failureOf(() => parse("/").params.as({ separator }).with({ ids })).code).toBe("invalid-value");
    }
    expect(uri().host("h").query({ ids }).build().query).toBe("ids=1;2");
  });

  test("pairs of Params that were read in another way come back as the same pairs", () => {
    const read: readonly (readonly [string, QueryOptions])[] = [
      ["a+b=c+d&e;f=g;h", {}],
      ["a+b=c+d&e;f=g;h", { form: true }],
      ["a+b=c+d&e=%26&i;f=g&h", { separator: ";" }],
      ["a+b=c%2Bd;e=1&i", { form: true, separator: "&;" }],
    ];
    for (const [query, how] of read) {
      for (const [, other] of read) {
        const given = parse(`/?${query}` as string).params.as(how);
        const built = uri().host("h").query({ first: 1 }, other).query(given, other).build();
        const pairs = [...built.params.as({ form: false, separator: "&", ...other }).entries()];
        expect(pairs).toEqual([["first", "1"], ...given.entries()]);
      }
    }
  });
});
