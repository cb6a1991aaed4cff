import fc from "fast-check";
import { expect, test } from "vitest";
import type { Result, Uri } from "../../src/index.js";
import { normalize } from "../../src/index.js";
import { type RoutesOptions, routes, type Table, type TableEntry } from "../../src/routes/index.js";
import { schemes } from "../../src/schemes/index.js";
import { entries, type GeneratedEntry, tableOptions } from "./arbitrary-app.js";

// match(build(name, values)) is the name and the values, for tables of everything that a table can have.

const runs = Number(process.env.ROUTE_RUNS ?? 2000);

/** The table of the entries that do not repeat a shape, which the table refuses. */
const tableOf = (given: readonly GeneratedEntry[], options: RoutesOptions) => {
  const kept: Record<string, TableEntry> = {};
  for (const [index, { entry, described }] of given.entries()) {
    try {
      routes({ ...kept, [`r${index}`]: entry } as Table, options);
    } catch (error) {
      expect(error, described).toMatchObject({ code: "duplicate-route" });
      continue;
    }
    kept[`r${index}`] = entry;
  }
  return { kept, app: routes(kept as Table, options) };
};

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

type Values = Readonly<Record<string, unknown>>;

/** The link of a route, by its name. */
const linkOf = (links: unknown, name: string): ((values: Values) => Result) =>
  name.split(".").reduce((found: unknown, part) => (found as Record<string, unknown>)[part], links) as never;

test("every link is matched by its route with its values, or is refused since another route would match it", () => {
  let [built, shadowed] = [0, 0];
  const cases = fc
    .tuple(entries, tableOptions)
    .chain(([given, options]) =>
      fc.tuple(
        fc.constant(given),
        fc.constant(options),
        fc.tuple(...given.map(({ leaves }) => fc.tuple(...leaves.map((leaf) => leaf.given)))),
      ),
    );
  fc.assert(
    fc.property(cases, ([given, options, values]) => {
      const { app, kept } = tableOf(given, options);
      for (const [index, { leaves, described }] of given.entries()) {
        if (!Object.hasOwn(kept, `r${index}`)) continue;
        for (const [at, leaf] of leaves.entries()) {
          const name = `r${index}${leaf.name}`;
          const own = values[index]?.[at] ?? {};
          const write: Record<string, unknown> = {};
          const read: Record<string, unknown> = {};
          for (const [param, one] of Object.entries(own)) {
            if (one.value !== undefined) write[param] = one.value;
            if (one.read !== undefined) read[param] = one.read;
          }
          const link = linkOf(app.safeTo, name)(write);
          const shown = `${name} ${described} ${JSON.stringify(options)} ${link.ok ? link.uri.href : link.error.message}`;
          if (!link.ok) {
            // A link that is a fragment alone has one.
            const lacks = described === "{#f}" && (write.f === undefined || isEmpty(write.f));
            if (!lacks) shadowed += 1;
            expect(link.error.code, shown).toMatch(lacks ? /^(?:missing|invalid)-param$/ : /^shadowed-value$/);
            continue;
          }
          built += 1;
          const expected = { ok: true, name, params: read };
          const uri: Uri = link.uri;
          expect(app.match(uri), shown).toStrictEqual(expected);
          expect(app.match(uri.href), shown).toStrictEqual(expected);
          if (uri.href.startsWith("/") && !uri.href.includes("#"))
            expect(app.matchTarget(uri.href), shown).toStrictEqual(expected);
          // Another spelling of the same link leads to the same place.
          if (uri.scheme !== undefined)
            expect(app.match(normalize(uri, { schemes }).href), shown).toStrictEqual(expected);
          // What was read is written again as the same link.
          const again = linkOf(app.safeTo, name)(read);
          if (again.ok) expect(app.match(again.uri), shown).toStrictEqual(expected);
          else expect(again.error.code, `${shown} ${again.error.message}`).toBe("shadowed-value");
        }
      }
    }),
    { numRuns: runs },
  );
  process.stdout.write(`routes: ${built} links of whole tables, ${shadowed} refused as shadowed\n`);
  expect(built).toBeGreaterThan(runs);
  expect(shadowed).toBeGreaterThan(runs / 400);
}, 600_000);

/** Other texts near a link: with other spellings, other parts, or none. */
const changes: readonly ((href: string) => string)[] = [
  (href) => href.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (href) => href.replace(/%[0-9A-F]{2}/g, (triplet) => triplet.toLowerCase()),
  (href) => href.replace(/^[a-z]+:\/\/[^/?#]*/, (front) => front.toUpperCase()),
  (href) => href.replace(/^(https?:\/\/[^/?#:]*)(?=[/?#])/, "$1:443"),
  (href) => href.replace(/^([a-z]+:\/\/[^/?#]*?):\d*(?=[/?#])/, "$1"),
  (href) => href.replace(/^([^?#]*)/, "$1/"),
  (href) => href.replace(/\/(?=$|[?#])/, ""),
  (href) => href.replace(/\/[^/?#]*(?=$|[?#])/, ""),
  (href) => href.replace(/^([^?#]*)\//, "$1/./"),
  (href) => href.replace(/[?#].*$/, ""),
  (href) => `${href}#x`,
  (href) => href.replace("?", "?q=1&q=2&"),
  (href) => href.replace(/%/, ""),
  (href) => `${href}%`,
  (href) => href.replace(/\d/, "x"),
];

test("what a text near a link matches is built again, to a text that is matched alike", () => {
  const seen = { again: 0, missed: 0, refused: 0, shadowed: 0 };
  const cases = fc
    .tuple(entries, tableOptions, fc.array(fc.nat(changes.length - 1), { maxLength: 3 }))
    .chain(([given, options, steps]) =>
      fc.tuple(
        fc.constant(given),
        fc.constant(options),
        fc.constant(steps),
        fc.tuple(...given.map(({ leaves }) => fc.tuple(...leaves.map((leaf) => leaf.given)))),
      ),
    );
  fc.assert(
    fc.property(cases, ([given, options, steps, values]) => {
      const { app, kept } = tableOf(given, options);
      for (const [index, { leaves }] of given.entries()) {
        if (!Object.hasOwn(kept, `r${index}`)) continue;
        for (const [at, leaf] of leaves.entries()) {
          const own = Object.entries(values[index]?.[at] ?? {}).flatMap(([param, { value }]) =>
            value === undefined ? [] : [[param, value]],
          );
          const link = linkOf(app.safeTo, `r${index}${leaf.name}`)(Object.fromEntries(own));
          if (!link.ok) continue;
          const target = steps.reduce((href, step) => changes[step]?.(href) ?? href, link.uri.href);
          const match = app.match(target);
          if (match === undefined) {
            seen.missed += 1;
            continue;
          }
          if (!match.ok) {
            seen.refused += 1;
            expect(match.failure.message).not.toBe("");
            continue;
          }
          const again = linkOf(app.safeTo, match.name)(match.params as Values);
          const shown = `${target} ${match.name} ${JSON.stringify(match.params)} ${again.ok ? again.uri.href : again.error.message}`;
          if (again.ok) {
            seen.again += 1;
            expect(app.match(again.uri), shown).toStrictEqual(match);
          } else {
            // A "/" that is ignored may have kept the target from another route.
            seen.shadowed += 1;
            expect(again.error.code, shown).toBe("shadowed-value");
          }
        }
      }
    }),
    { numRuns: runs },
  );
  process.stdout.write(`routes: near links of whole tables: ${JSON.stringify(seen)}\n`);
  expect(seen.again).toBeGreaterThan(runs / 2);
  expect(seen.refused).toBeGreaterThan(runs / 20);
}, 600_000);
