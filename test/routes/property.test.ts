import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UriError } from "../../src/index.js";
import { int, json, list, number, oneOf, type RoutesOptions, route, routes } from "../../src/routes/index.js";
import { data, type GeneratedRoute, routeList } from "./arbitrary-table.js";

/** The table of the routes that do not repeat a shape, which the table refuses. */
function tableOf(given: readonly GeneratedRoute[], options: RoutesOptions = {}) {
  const kept: Record<string, string> = {};
  const values: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [index, one] of given.entries()) {
    const name = `r${index}`;
    try {
      routes({ ...kept, [name]: one.pattern }, options);
    } catch (error) {
      expect(error).toMatchObject({ code: "duplicate-route" });
      continue;
    }
    kept[name] = one.pattern;
    values[name] = one.values;
  }
  return { app: routes(kept, options), values };
}

/** The values as a match hands them out: what is missing is no key, and a list is always there. */
function expected(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const options = fc.constantFrom<RoutesOptions>(
  {},
  { trailingSlash: "ignore" },
  { base: "/base" },
  { base: "https://example.com/v1" },
  { base: "https://example.com", trailingSlash: "ignore" },
);

describe("every generated table", () => {
  test("match(build(name, values)) is the name and the values; a value never leads to another route", () => {
    let [built, shadowed] = [0, 0];
    fc.assert(
      fc.property(routeList, options, (given, chosen) => {
        const { app, values } = tableOf(given, chosen);
        for (const [name, own] of Object.entries(values)) {
          const result = app.safeTo[name]?.(own);
          if (result?.ok) {
            built += 1;
            expect(app.match(result.uri)).toEqual({ ok: true, name, params: expected(own) });
            expect(app.match(result.uri.href)).toEqual({ ok: true, name, params: expected(own) });
          } else {
            shadowed += 1;
            expect(result?.error.code, JSON.stringify([given, name])).toBe("shadowed-value");
          }
        }
      }),
      { numRuns: 1500 },
    );
    expect(built).toBeGreaterThan(2000);
    expect(shadowed).toBeGreaterThan(10);
  });

  test("any text is matched, missed or refused, and never throws", () => {
    const target = fc.oneof(
      fc
        .array(
          fc.constantFrom(
            "/",
            "a",
            "b",
            "v",
            ".",
            "..",
            "%2e",
            "%41",
            "%",
            "%zz",
            "?",
            "#",
            "é",
            " ",
            "x.json",
            "{",
            "//",
            "users",
            "%C3",
            "%C3%A9",
          ),
          { maxLength: 8 },
        )
        .map((parts) => parts.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(routeList, target, (given, text) => {
        const { app } = tableOf(given);
        for (const match of [app.match(text), app.matchTarget(text)]) {
          if (match === undefined) continue;
          if (match.ok) expect(match.name).toMatch(/^r\d$/);
          else expect(match.failure.message).not.toBe("");
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("a match is built again to an equivalent target", () => {
    const parts = fc.array(
      fc.constantFrom("/a", "/b", "/ab", "/%41", "/x.json", "/me", "/v1", "/a%2Fb", "/%c3%a9", "/x-%20", "/..", "/"),
      { minLength: 1, maxLength: 5 },
    );
    let again = 0;
    fc.assert(
      fc.property(routeList, parts, (given, texts) => {
        const { app } = tableOf(given);
        const match = app.match(texts.join(""));
        if (!match?.ok) return;
        again += 1;
        const { href } = app.to[match.name]?.(match.params) ?? { href: "" };
        expect(app.match(href)).toEqual(match);
      }),
      { numRuns: 3000 },
    );
    expect(again).toBeGreaterThan(100);
  });
});

describe("codecs", () => {
  const app = routes({
    int: route("/int/{value}", { value: int }),
    number: route("/number/{value}", { value: number }),
    list: route("/list/{value}{?other}", { value: list(), other: list(int, ";") }),
    one: route("/one/{value}", { value: oneOf("a/b", 1, "c") }),
    json: route("/json{?value}", { value: json }),
    text: "/text/{value}",
    rest: "/rest{/value*}",
    query: "/query{?value,values*}{#hash}",
  });
  test("give back what they are given", () => {
    const items = fc.array(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== "" && text !== "." && text !== ".."),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.double({ noNaN: true, min: -1e20, max: 1e20 }),
        items,
        fc.array(fc.integer()),
        fc.jsonValue(),
        data,
        (whole, real, texts, wholes, value, text) => {
          const links = [
            ["int", app.safeTo.int({ value: whole }), { value: whole }],
            ["number", app.safeTo.number({ value: real }), { value: real }],
            [
              "list",
              app.safeTo.list({ value: texts, other: wholes }),
              wholes.length === 0 ? { value: texts } : { value: texts, other: wholes },
            ],
            ["json", app.safeTo.json({ value: value as never }), { value: JSON.parse(JSON.stringify(value)) }],
            ["text", app.safeTo.text({ value: text }), { value: text }],
            [
              "query",
              app.safeTo.query({ value: text, values: texts, hash: text }),
              { value: text, values: texts, hash: text },
            ],
          ] as const;
          for (const [name, link, params] of links) {
            if (!link.ok) {
              // A number may print with an exponent, and "-0" is 0.
              expect(link.error.code).toBe("invalid-param");
              expect(name === "number" && String(real).includes("e")).toBe(true);
            } else if (!Object.is(real, -0) || name !== "number")
              expect(app.match(link.uri)).toEqual({ ok: true, name, params });
          }
        },
      ),
    );
  });
});

describe("what has no spelling", () => {
  const app = routes({
    one: "/u/{x}",
    rest: "/r{/x*}",
    optional: "/o{/x}",
    affixed: "/f/{x}.json",
    label: "https://{x}.example.com/",
  });
  test.each(["", ".", "..", "\ud800", Number.NaN, Number.POSITIVE_INFINITY, 1e21, null, {}, Symbol("x")])(
    "%j is refused",
    (x) => {
      for (const link of [
        () => app.safeTo.one({ x } as never),
        () => app.safeTo.rest({ x: [x] } as never),
        () => app.safeTo.optional({ x } as never),
        () => app.safeTo.label({ x } as never),
      ]) {
        const result = link();
        expect(result).toMatchObject({ ok: false, error: { param: "x" } });
      }
      expect(() => app.to.one({ x } as never)).toThrow(UriError);
    },
  );
});
