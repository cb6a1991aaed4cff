// The law of links over hostile values: what the text of a template says about scheme, authority, segments and pairs
// holds for every value, or the value is refused.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, type Uri, UriError } from "../../src/index.js";
import { safeTemplate, type TemplateValues } from "../../src/template/index.js";
import { hosts, misplacements } from "./misplacements.js";

const makes = (text: string) => {
  const made = safeTemplate(text);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

const names = ["a", "b", "c"];

/** What breaks links that are put together as text. */
const hostile = fc.constantFrom(
  ..."@evil.example/x|.evil.example|:8080|x@y|//evil.example|///|\\\\evil.example|a:b|javascript:alert(1)|https://evil.example|?x=1".split(
    "|",
  ),
  ..."#x|?|#|&x=1|;x=1|/|//|/../..|..|.|%2e%2e|%2F|%2f%2fevil.example|@|:|[::1]|]|evil|80|0|=|,|\n|\u00e9|/x|/x?y#z|./a:b|x/y".split(
    "|",
  ),
  "",
);
const value = fc.oneof(
  { weight: 6, arbitrary: hostile },
  fc.array(hostile, { maxLength: 3 }),
  fc.dictionary(hostile, hostile, { maxKeys: 2 }),
  fc.integer(),
  hostile.map((text) => {
    try {
      return parse(text as string);
    } catch {
      return parse("//uri.example/x?y#z");
    }
  }),
);
const values = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });

const spec = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom("", "", "", "*", ":2"))
  .map(([name, modifier]) => name + modifier);
const expression = fc
  .tuple(fc.constantFrom("", "+", "+", "#", ".", "/", ";", "?", "&"), fc.array(spec, { minLength: 1, maxLength: 2 }))
  .map(([operator, list]) => `{${operator}${list.join(",")}}`);

/** Starts of templates, with what they fix. */
const starts = [
  ["https://h.example", "https", "h.example"],
  ["http://h:80", "http", "h:80"],
  ["http://u@h", "http", "u@h"],
  ["http://[::1]", "http", "[::1]"],
  ["//h", undefined, "h"],
  ["https://h.example/", "https", "h.example"],
  ["https://h.example?k=1", "https", "h.example"],
  ["", undefined, undefined],
  ["/", undefined, undefined],
  ["x/", undefined, undefined],
  ["mailto:", "mailto", undefined],
  ["x:/", "x", undefined],
] as const;

const near = fc.array(expression, { maxLength: 3 });
const literal = fc.constantFrom("", "/", "/x", "//x", "/x/", "?k=1", "&k=1", "#f", "/x:y", "-");
const generated = fc
  .tuple(
    fc.constantFrom(...starts),
    near,
    fc.constantFrom("", "/", "/x", "/x/", "?k=1", "#f", "//x"),
    fc.array(fc.oneof(expression, literal), { maxLength: 3 }),
  )
  .map(([start, first, delimiter, rest]) => ({
    start,
    text: start[0] + first.join("") + (delimiter === "" ? "" : delimiter + rest.join("")),
  }));

/** Whether the literals alone make an authority where the start has none. */
const hasOther = ({ start, text }: { start: readonly unknown[]; text: string }): boolean =>
  start[2] === undefined && /^(?:[a-z]+:)?\/\//.test(text);

const open = (text: string, all: Readonly<Record<string, unknown>>): TemplateValues => {
  const known = makes(text).variables as readonly string[];
  return Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name))) as TemplateValues;
};

/** The values with a harmless one in the place of each, as far as they are there. */
const harmless = (given: TemplateValues): TemplateValues =>
  Object.fromEntries(
    Object.entries(given).map(([name, each]) => [
      name,
      typeof each === "object" && each !== null && !(each instanceof Map) && Object.keys(each).length === 0
        ? each
        : "v",
    ]),
  );

const shape = ({ scheme, authority, path, query, fragment }: Uri) => ({
  scheme,
  authority,
  slashes: path.split("/").length,
  pairs: query?.split("&").length,
  hasFragment: fragment !== undefined,
});

describe("no value changes what the text of a template says", () => {
  test("about the scheme and the authority", () => {
    let made = 0;
    let refused = 0;
    fc.assert(
      fc.property(
        generated.filter((of) => !hasOther(of)),
        values,
        ({ start: [, scheme, authority], text }, all) => {
          const given = open(text, all);
          const result = makes(text).safeExpand(given);
          if (!result.ok) {
            refused++;
            return;
          }
          made++;
          // A `Uri` at the start is a base, with all that it has, and so is text with a scheme and an authority.
          const first = /^\{\+([a-c])[,}]/.exec(text)?.[1];
          const value = first === undefined ? undefined : given[first];
          const base = typeof value === "string" && /^[^:/?#]+:\/\//.test(value) ? parse(value) : value;
          const isBase = typeof base === "object" && base !== null && "href" in base && "authority" in base;
          expect(result.uri.scheme).toBe(isBase ? base.scheme : scheme);
          expect(result.uri.authority).toBe(isBase ? base.authority : authority);
        },
      ),
      { numRuns: 30_000 },
    );
    expect(made).toBeGreaterThan(3_000);
    expect(refused).toBeGreaterThan(3_000);
  });

  test("about segments, pairs and the fragment, where the text declares nothing else", () => {
    let made = 0;
    fc.assert(
      fc.property(
        generated.filter((of) => !hasOther(of)),
        values,
        ({ text }, all) => {
          if (/\{[+#]|\*|,/.test(text)) return;
          const given = open(text, all);
          const result = makes(text).safeExpand(given);
          if (!result.ok) return;
          const other = makes(text).safeExpand(harmless(given));
          // Behind a host, or behind a query that is not there, only what is empty can stand.
          if (!other.ok && ["rootless-path", "missing-param"].includes(other.error.code)) return;
          if (!other.ok) throw new Error(`${text} takes ${JSON.stringify(given)} and nothing harmless`);
          made++;
          expect(shape(result.uri)).toEqual(shape(other.uri));
        },
      ),
      { numRuns: 30_000 },
    );
    expect(made).toBeGreaterThan(1_000);
  });

  test("about hosts with a hole", () => {
    const holed = fc.constantFrom<[string, RegExp]>(
      ["https://{a}.example.com/", /^[^.@:/]+\.example\.com$/],
      ["https://api-{a}{/b}", /^api-[^.@:/]+$/],
      ["https://s{a}.h{/b}", /^s[^.@:/]+\.h$/],
      ["https://{+a}/x", /^[^@:/]+$|^\[[\da-fv:.]+\]$/],
      ["https://x.{+a}/x", /^x\.[^@:/]+$/],
      ["https://{a}/{b}", /^[^@:/]+$/],
      ["https://h:{a}/{b}", /^h:\d*$/],
      ["https://{a}@h/", /^[^@:/]*@h$/],
      ["https://{+a}@h/", /^[^@/]*@h$/],
      ["https://www{.a}.h/", /^www(?:\.[^.@:/]+)?\.h$/],
      ["https://www{.a*}.h/", /^www(?:\.[^@:/]+)*\.h$/],
      ["{a}://h/", /^h$/],
    );
    let made = 0;
    fc.assert(
      fc.property(holed, values, ([text, authority], all) => {
        const result = makes(text).safeExpand(open(text, all));
        if (!result.ok) return;
        made++;
        expect(result.uri.authority).toMatch(authority);
        expect(result.uri.path).toMatch(/^(?:\/.*)?$/);
        expect(result.uri.query).toBeUndefined();
        expect(result.uri.fragment).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
    expect(made).toBeGreaterThan(500);
  });

  test.each(misplacements)("%s with %o", (text, given, result) => {
    const made = makes(text).safeExpand(given as TemplateValues);
    if (typeof result !== "object") expect(made.ok ? made.uri.href : made.error.message).toBe(result);
    else expect(made).toMatchObject({ ok: false, error: { code: result[0], param: result[1] } });
  });

  test.each(hosts)("the host of %s with %o", (text, given, result) => {
    const made = makes(text).safeExpand(given as TemplateValues);
    if (typeof result !== "object") expect(made.ok ? made.uri.authority : made.error.message).toBe(result);
    else expect(made).toMatchObject({ ok: false, error: { code: result[0], param: result[1] } });
  });

  test("the throwing way throws the same", () => {
    expect(() => makes("https://h{+p}").expand({ p: "@evil.example" })).toThrow(UriError);
    expect(() => makes("https://h{+p}").expand({ p: "@evil.example" })).toThrow(/would stand in the authority/);
  });
});
