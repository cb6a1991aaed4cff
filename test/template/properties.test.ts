// Laws over generated templates and values: what a template makes it reads back, and what it reads it makes again.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, safeParse, type Uri } from "../../src/index.js";
import { expand, safeExpand, safeTemplate, type TemplateValues } from "../../src/template/index.js";

const names = ["a", "b", "c_1", "d.e"];
const varspec = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom("", "", "", "*", ":2"))
  .map(([name, modifier]) => name + modifier);
const expression = fc
  .tuple(
    fc.constantFrom("", "", "+", "#", ".", "/", "/", ";", "?", "?", "&"),
    fc.array(varspec, { minLength: 1, maxLength: 2 }),
  )
  .map(([operator, list]) => `{${operator}${list.join(",")}}`);
const literal = fc.constantFrom("/", "/x", "/x/", "-", "x", "?k=1", "&", "#", "%2F", ":", ".", "/..", "caf\u00e9");
const template = fc
  .tuple(
    fc.constantFrom("", "/", "https://h.example", "https://h.example/", "mailto:"),
    fc.array(fc.oneof(literal, expression), { maxLength: 5 }),
  )
  .map(([start, parts]) => start + parts.join(""));

const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom("a", "A", ".", "-", "/", "%", " ", ",", "=", "&", "\u00e9", "\u{1f600}"),
    maxLength: 4,
  }),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const value = fc.oneof(
  { weight: 5, arbitrary: text },
  fc.integer(),
  fc.boolean(),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 2 }),
);
const values = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });

/** Text decoded; octets that are no UTF-8 stay, with their digits in upper case. */
const decode = (of: string): string => {
  try {
    return decodeURIComponent(of);
  } catch {
    return upper(of);
  }
};
const upper = (of: string): string => of.replace(/%[\da-f]{2}/gi, (triplet) => triplet.toUpperCase());

/** What both laws compare: components, and what they decode to. The order of pairs says nothing. */
const decoded = ({ kind, scheme, authority, segments, params, fragment, query }: Uri) => ({
  kind,
  scheme,
  authority: authority && decode(authority),
  segments: segments.map(upper),
  params:
    query?.includes("&") || query?.includes("=")
      ? [...params].map(([key, data]) => upper(`${key}=${data}`)).sort()
      : query && decode(query),
  fragment: fragment === undefined ? undefined : decode(fragment),
});

const makes = (of: string) => {
  const made = safeTemplate(of);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** Whether a template can match, and what. */
const matchOf = (of: string, link: string): Readonly<Record<string, unknown>> | undefined | "ambiguous" => {
  try {
    return makes(of).match(link);
  } catch {
    return "ambiguous";
  }
};

/** A template that starts with a base reads its text; to be a base again it must be a `Uri`. */
const withBase = (of: string, found: Readonly<Record<string, unknown>>): TemplateValues => {
  const name = /^\{\+([^,:*}]+)[,}]/.exec(of)?.[1] ?? "";
  const base = safeParse(String(found[name]));
  return (base.ok && (base.uri.kind === "uri" || base.uri.authority !== undefined)
    ? { ...found, [name]: base.uri }
    : found) as object as TemplateValues;
};

/** A value as text: what a match gives of it. */
const asText = (given: unknown): string =>
  Array.isArray(given)
    ? given.map(String).join(",")
    : typeof given === "object" && given !== null
      ? JSON.stringify(given)
      : String(given);

describe("laws", () => {
  test("what expands is the text of the bare function, and parses to itself", () => {
    let made = 0;
    fc.assert(
      fc.property(template, values, (of, all) => {
        const known = makes(of).variables as readonly string[];
        const given = Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name)));
        const result = makes(of).safeExpand(given as TemplateValues);
        if (!result.ok) return;
        made++;
        expect(result.uri.href).toBe(expand(of as string, given as TemplateValues));
        expect({ ...parse(result.uri.href) }).toEqual({ ...result.uri });
      }),
      { numRuns: 3_000 },
    );
    expect(made).toBeGreaterThan(200);
  });

  test("no segment that a value made is empty or dots", () => {
    const segment = fc.constantFrom("{a}", "{+a}", "x{a}", "{a}{b}", "{.a}", "x");
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), text, text, (segments, a, b) => {
        const of = `https://h.example/${segments.join("/")}`;
        const known = (makes(of).variables as readonly string[]).filter((name) => name === "a" || name === "b");
        const result = makes(of).safeExpand(Object.fromEntries(known.map((name) => [name, name === "a" ? a : b])));
        if (!result.ok) return;
        for (const part of result.uri.segments) expect(["", ".", ".."]).not.toContain(part);
      }),
      { numRuns: 3_000 },
    );
  });

  test("match(expand(values)) is values, as text", () => {
    let read = 0;
    fc.assert(
      fc.property(template, values, (of, all) => {
        const known = makes(of).variables as readonly string[];
        const given = Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name)));
        const result = makes(of).safeExpand(given as TemplateValues);
        if (!result.ok) return;
        // A list without "*" beside other variables, a prefix, and records without names of their own are not texts of one value.
        const isText = Object.values(given).every((each) => typeof each !== "object") && !of.includes(":2");
        const found = matchOf(of, result.uri.href);
        if (found === "ambiguous" || !isText) return;
        read++;
        expect(found).toBeDefined();
        for (const [name, each] of Object.entries(given))
          expect(upper(asText(found?.[name]))).toBe(upper(asText(each)));
        expect(Object.keys(found ?? {}).length).toBe(Object.keys(given).length);
      }),
      { numRuns: 6_000 },
    );
    expect(read).toBeGreaterThan(200);
  });

  test("expand(match(link)) and the link decode to the same parts", () => {
    const link = fc
      .tuple(
        fc.constantFrom("", "https://h.example"),
        fc.array(fc.constantFrom("/", "a", "x", "%2F", "%41", ".", ",", "=", ";", ":", "-", "%c3%a9"), {
          maxLength: 6,
        }),
        fc.constantFrom("", "?a=1", "?k=1&a=x", "?b=2&a=%20", "?a"),
        fc.constantFrom("", "#f", "#%2F/"),
      )
      .map(
        ([origin, path, query, fragment]) =>
          `${origin}${origin === "" || path.length === 0 ? "" : "/"}${path.join("")}${query}${fragment}`,
      );
    // Half of the links are what the template makes, with one thing about them written in another way.
    const other = fc.constantFrom(
      ["", ""],
      ["a", "%61"],
      ["%2C", ","],
      ["%3D", "="],
      ["%26", "&"],
      ["%20", "%2f"],
      ["/", "//"],
    );
    let same = 0;
    fc.assert(
      fc.property(template, link, values, fc.boolean(), other, (of, far, all, isNear, [from = "", to = ""]) => {
        const near = safeExpand(of as string, all as TemplateValues);
        const href = isNear && near.ok ? near.value.replace(from, to) : far;
        const uri = safeParse(href as string);
        if (!uri.ok) return;
        const found = matchOf(of, href);
        if (found === "ambiguous" || found === undefined) return;
        same++;
        const again = makes(of).safeExpand(withBase(of, found));
        expect(again.ok && decoded(again.uri)).toEqual(decoded(uri.uri));
      }),
      { numRuns: 20_000 },
    );
    expect(same).toBeGreaterThan(1_000);
  });

  test("nothing but a failure comes of any text", () => {
    const any = fc.string({
      unit: fc.constantFrom("{", "}", "a", "?", "*", ":", "1", ",", ".", "%", "4", "/", "\ud800"),
      maxLength: 8,
    });
    fc.assert(
      fc.property(any, (of) => {
        const made = safeTemplate(of);
        expect(safeExpand(of, { a: "x" }).ok).toBe(made.ok);
        if (!made.ok) expect(made.error.index).toBeLessThanOrEqual(of.length);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("time", () => {
  const million = 200_000;

  test.each([
    ["braces", () => safeTemplate("{".repeat(million))],
    ["variables", () => safeTemplate("{a}/".repeat(million / 4))],
    ["a long list", () => safeTemplate(`{${"a,".repeat(million / 2)}a}`)],
    ["closing braces", () => safeTemplate("}".repeat(million))],
    ["dots of a value", () => makes("/a/{+x}").safeExpand({ x: "../".repeat(million / 3) })],
    ["a value behind a host", () => makes("https://h{+x}").safeExpand({ x: "@".repeat(million) })],
    ["slashes behind a host", () => makes("https://h{+x}").safeExpand({ x: "/".repeat(million) })],
    ["colons of a base", () => makes("{+x}/y").safeExpand({ x: `./${"a:".repeat(million)}` })],
    ["many expressions", () => makes("/{+a}{?a}".repeat(million / 10)).safeExpand({ a: "x/" })],
    ["many holes of a host", () => makes(`https://${"{a}.".repeat(million / 10)}h/{+a}`).safeExpand({ a: "x" })],
    ["dots of literals", () => makes(`${"/./{a}".repeat(million / 10)}`).safeExpand({ a: "x" })],
    ["characters to encode", () => safeExpand("{x}{+x}", { x: "(\u00e9%".repeat(million / 3) })],
    ["triplets of a value", () => safeExpand("{+x}", { x: "%41".repeat(million / 3) })],
    ["percent signs of a value", () => safeExpand("{+x:9999}", { x: "%".repeat(million) })],
    [
      "a template of many variables",
      () => makes(`/a{?${Array.from({ length: 200 }, (_, at) => `p${at}`).join()}}`).match("/a?p7=1&p150=2"),
    ],
    ["a long link", () => makes("/a/{x}/b{?q}").match(`/a/${"x".repeat(million)}/b?q=${"y".repeat(million)}`)],
    ["a link that fails at its end", () => makes("/a{/x*}").match(`/a${"/x".repeat(million / 2)}/`)],
    [
      "pairs",
      () => makes("/a{?q*}").match(`/a?${Array.from({ length: million / 10 }, (_, at) => `k${at}=v`).join("&")}`),
    ],
  ])("%s: linear", (_, run) => {
    // A quadratic step takes minutes at this size, and the test ends at its limit.
    run();
  });
});
