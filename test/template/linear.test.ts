// Work in templates of ten thousand expressions, in long links and in hostile ones: ten times as many characters are
// touched where there are ten times as many, never a hundred times as many.

import { describe, expect, test } from "vitest";
import { safeTemplate, type Template, type TemplateValues } from "../../src/template/index.js";
import { touchedCharacters } from "../parse/touched-characters.js";

const makes = (text: string): Template => {
  const made = safeTemplate(text);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** Names of one length each, so that a template grows tenfold with their number. */
const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `v${at + 100_000}`);
const each = (count: number, one: (name: string) => string, separator = ""): string =>
  names(count).map(one).join(separator);
const xs = (count: number): TemplateValues => Object.fromEntries(names(count).map((name) => [name, "x"]));

/** A template of so many expressions and its values, or a link. */
type Case = (count: number) => readonly [text: string, values: TemplateValues | string];

const cases: Readonly<Record<string, Case>> = {
  "one variable": (count) => ["/{a}".repeat(count), { a: "x" }],
  segments: (count) => [each(count, (name) => `/{${name}}`), xs(count)],
  "segments that can vanish": (count) => [`/s${each(count, (name) => `{/${name}}`)}`, xs(count)],
  "none of them there": (count) => [`/s${each(count, (name) => `{/${name}}`)}`, {}],
  "a list of segments": (count) => [`/s{/${names(count)}}`, xs(count)],
  "pairs in one expression": (count) => [`/s{?${names(count)}}`, xs(count)],
  "two pairs of many": (count) => [`/s{?${names(count)}}`, `/s?${names(count).at(-1)}=2&${names(1)}=1`],
  "pairs with a list": (count) => [`/s{?${names(count)},list*}`, { ...xs(count), list: names(count) }],
  "path parameters with a list": (count) => [`/s{;list*,${names(count)}}`, { ...xs(count), list: names(count) }],
  "pairs in many": (count) => [`/s?k=1${each(count, (name) => `{&${name}}`)}`, xs(count)],
  "pairs of literals": (count) => [`/s?${each(count, (name) => `${name}={${name}}`, "&")}`, xs(count)],
  "path parameters": (count) => [`/s${each(count, (name) => `{;${name}}`)}`, xs(count)],
  extensions: (count) => [`/${each(count, (name) => `x{.${name}}`, "/")}`, xs(count)],
  "values with commas between": (count) => [`/s/{${names(count)}}`, xs(count)],
  "lists with colons between": (count) => [`/s${each(count, (name) => `{/${name}*}:`)}`, xs(count)],
  "a long literal": (count) => [`/${"x".repeat(count)}/{a}`, { a: "x" }],
  "a long list": (count) => ["/s{/a*}{?b*}", { a: names(count), b: xs(count) as Readonly<Record<string, string>> }],
  "a long text": (count) => ["/s/{a}{?b}", { a: "%\u00e9/".repeat(count), b: "&=".repeat(count) }],
  "long raw text": (count) => ["/s/{+a}", { a: "%41\u00e9,%".repeat(count) }],
  "commas for two": (count) => ["/s/{a,b}{?b}", `/s/${"x,".repeat(count)}x?b=${"x,".repeat(count)}y`],
  "commas for three": (count) => ["/s/{a,b,c}{?b}", `/s/${"x,".repeat(count)}x?b=${"x,".repeat(count / 2)}y`],
  "commas for a prefix": (count) => ["/s/{a,b:1,c}", `/s/${"xx,".repeat(count)}xx`],
  "one value in all places": (count) => ["/{a}".repeat(count), `/${"y".repeat(count)}${"/x".repeat(count - 1)}`],
  "a link that ends wrong": (count) => ["/s{/a*}{?b}", `/s${"/x".repeat(count)}?b=1&`],
  "a link of pairs": (count) => ["/s{?a,b}", `/s?${"a=1&".repeat(count)}b=2`],
  "a link of triplets": (count) => ["/s/{+a}", `/s/${"%e9%41%25".repeat(count)}`],
};

/** Ambiguous ones: the first match says so. */
const ambiguous: Readonly<Record<string, (count: number) => string>> = {
  "values next to each other": (count) => `/${each(count, (name) => `{${name}}`)}`,
  "raw values": (count) => each(count, (name) => `/{+${name}}`),
  labels: (count) => `https://${each(count, (name) => `{${name}}.`)}h/`,
  "no delimiter": (count) => each(count, (name) => `{${name}},`),
  "lists of segments": (count) => `/s${each(count, (name) => `{/${name}*}`)}`,
  "lists of pairs": (count) => `/s{?${each(count, (name) => `${name}*`, ",")}}`,
  "what can vanish, in turn": (count) => `/s${each(count, (name) => `{/${name}}{;${name}}`)}`,
  queries: (count) => `/s${each(count, (name) => `{?${name}}`)}`,
  "one name": (count) => `/s{?${each(count, () => "a", ",")}}`,
};

/** How many more characters are touched with ten times as many expressions. */
const growth = (work: (count: number) => () => unknown, count: number): number =>
  touchedCharacters(work(10 * count)) / touchedCharacters(work(count));

describe("a template of many expressions, or a long link", () => {
  test.each(Object.entries(cases))("%s", (_, make) => {
    const count = 1_000;
    const run = (step: (text: string, given: TemplateValues | string) => () => unknown) =>
      growth((many) => step(...make(many)), count);
    expect(run((text) => () => makes(text))).toBeLessThan(13);
    const link = (text: string, given: TemplateValues | string): string => {
      const made = typeof given === "string" ? undefined : makes(text).safeExpand(given);
      if (made?.ok === false) throw new Error(made.error.message);
      return made?.ok ? made.uri.href : String(given);
    };
    expect(
      run((text, given) => {
        const of = makes(text);
        return () => (typeof given === "string" ? "".at(0) : of.safeExpand(given));
      }) || 1,
    ).toBeLessThan(14);
    expect(
      run((text, given) => {
        const [of, href] = [makes(text), link(text, given)];
        return () => of.match(href);
      }),
    ).toBeLessThan(13);
  });

  test.each(Object.entries(ambiguous))("%s: ambiguous", (_, make) => {
    const touched = growth((count) => {
      const of = makes(make(count));
      return () => expect(() => of.match("/s/x?y=1")).toThrow(/read in two ways/);
    }, 500);
    expect(touched).toBeLessThan(13);
  });
});
