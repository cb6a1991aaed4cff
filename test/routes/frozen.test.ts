import { describe, expect, test } from "vitest";
import { safeParse } from "../../src/index.js";
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
  route,
  routes,
  uuid,
} from "../../src/routes/index.js";

/** The objects in a value that can be changed, by the way that leads to them. */
const changeable = (value: unknown, at: string, seen = new Set<unknown>()): string[] => {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const within = Object.entries(value).flatMap(([name, one]) => changeable(one, `${at}.${name}`, seen));
  return Object.isFrozen(value) ? within : [at, ...within];
};

const sizes = [1, 2];
const table = {
  home: "/",
  static: "/a/b/c",
  user: route("/users/{id}", { id: int }),
  text: "/text/{a}/{b}.json",
  file: "/files{/path*}",
  section: "/admin{/section}",
  map: route("/map/{at}", { at: list(number) }),
  view: route("/view{?view,sizes,tag*}{#part}", { view: json, sizes: optional(list(int), sizes) }),
  host: "https://{tenant}.example.com/x",
  only: "{?q}",
  top: "{#part}",
  blog: mount("/blog/{year}", { index: "/", deep: mount(route("/deep/{n}", { n: int }), { x: "/x" }) }),
  // As the types allow it: made by hand.
  hand: { pattern: "/hand/{id}", codecs: { id: int } },
} as const;
const app = routes(table);

test("an app, its table, links and codecs", () => {
  expect(changeable(app, "app")).toEqual([]);
  expect(changeable({ ...table, hand: 0 }, "table")).toEqual(["table"]);
  for (const codec of [int, number, bool, uuid, date, json, oneOf("a"), list(), list(int), optional(int, 1)]) {
    expect(Object.isFrozen(codec)).toBe(true);
    expect(changeable(codec, "codec")).toEqual([]);
  }
});

test("a table stays what it was when what it was made from changes", () => {
  const own: Record<string, string> = { a: "/a" };
  const codecs = { id: int };
  const entries = { own: mount("/own", own), id: { pattern: "/{id}", codecs } };
  const made = routes(entries);
  own.b = "/b";
  Object.assign(codecs, { id: bool });
  Object.assign(entries, { other: "/other" });
  expect(made.match("/own/b")).toBeUndefined();
  expect(made.match("/1")).toMatchObject({ ok: true, params: { id: 1 } });
  expect(Object.keys(made.table)).toEqual(["own", "id"]);
});

test.each([
  "/",
  "/?x#y",
  "/a/b/c",
  "/users/42",
  "/users/x",
  "/text/a/b.json",
  "/text/%61/%C3%A9.json",
  "/text/%E9/b.json",
  "/files",
  "/files/a/b%20c",
  "/admin",
  "/admin/x",
  "/map/1,2",
  "/map/x",
  "/view?view=%7B%22a%22:[1,%7B%7D]%7D&tag=1&tag=2#p",
  "/view",
  "https://a.example.com/x",
  "?q=1",
  "#p",
  "/blog/1",
  "/blog/1/deep/2/x",
  "/hand/1",
  "/a b",
  "/%zz",
])("the match of %s", (target) => {
  for (const match of [app.match(target), app.matchTarget(target)]) expect(changeable(match, "match")).toEqual([]);
  const read = safeParse(target);
  if (read.ok) expect(changeable(app.match(read.uri), "match")).toEqual([]);
});

test("a default is a copy", () => {
  const match = app.match("/view");
  sizes.push(3);
  expect(match).toMatchObject({ ok: true, params: { sizes: [1, 2] } });
});

describe("a default", () => {
  const moment = new Date("2026-11-30");
  const given = { view: { zoom: 3, layers: ["a"] }, sizes: [1, 2], days: [moment], from: moment };
  const codecs = {
    view: optional(json, given.view),
    sizes: optional(list(int), given.sizes),
    days: optional(list(date), given.days),
    // By hand, as the types allow it.
    from: { optional: date, otherwise: given.from },
  };
  const table = routes({ x: route("/x{?view,sizes,days,from}", codecs) });
  const params = () => {
    const match = table.match("/x");
    if (!match?.ok) throw new Error("no match");
    return match.params;
  };
  const expected = {
    view: { zoom: 3, layers: ["a"] },
    sizes: [1, 2],
    days: [new Date("2026-11-30")],
    from: new Date("2026-11-30"),
  };

  test("is frozen, all but dates", () => {
    const { days, from, ...rest } = params();
    expect(changeable(Object.freeze(rest), "rest")).toEqual([]);
    expect(Object.isFrozen(days)).toBe(true);
    expect(from).toBeInstanceOf(Date);
  });

  test("is the same in each match, whatever is done to another one, to what was given and to the codec", () => {
    const first = params();
    first.from.setFullYear(1999);
    first.days[0]?.setFullYear(1999);
    expect(params()).toEqual(expected);
    moment.setTime(0);
    given.view.layers.push("b");
    given.sizes.push(3);
    given.days.pop();
    expect(params()).toEqual(expected);
    codecs.days.otherwise[0]?.setTime(1);
    table.table.x.codecs.days.otherwise[0]?.setTime(1);
    expect(params()).toEqual(expected);
    expect(first.from.getFullYear()).toBe(1999);
  });

  test("may hold itself, functions and objects of a class, which stay what they are", () => {
    const own: { self?: unknown; readonly of: Map<string, number>; readonly __proto__: null } = {
      __proto__: null,
      of: new Map(),
    };
    own.self = own;
    const { otherwise } = optional(json, own);
    expect(otherwise.self).toBe(otherwise);
    expect(otherwise.of).toBe(own.of);
    const symbol = Symbol("key");
    expect(optional(json, { ["__proto__"]: 1, [symbol]: 2 }).otherwise).toEqual({ ["__proto__"]: 1, [symbol]: 2 });
    expect(Object.getPrototypeOf(optional(json, JSON.parse('{"__proto__":[]}')).otherwise)).toBe(Object.prototype);
  });
});

test("a date is no part of another match", () => {
  const days = routes({ day: route("/{on}{/more*}", { on: date, more: date }) });
  const on = () => {
    const match = days.match("/2026-11-30/2026-12-01");
    if (!match?.ok) throw new Error("no match");
    return match.params;
  };
  const first = on();
  first.on.setFullYear(1999);
  first.more[0]?.setFullYear(1999);
  expect(on()).toEqual({ on: new Date("2026-11-30"), more: [new Date("2026-12-01")] });
  // A link keeps no date either.
  const moment = new Date("2026-11-30");
  const link = days.to.day({ on: moment });
  moment.setTime(0);
  expect(link.href).toBe("/2026-11-30");
});

test("links and their failures", () => {
  for (const link of [
    app.safeTo.user({ id: 1 }),
    app.safeTo.user({ id: 1.5 }),
    app.safeTo.text({ a: "..", b: "" }),
    app.safeTo.host({ tenant: "A" }),
    app.safeTo.file({ path: [""] }),
  ]) {
    expect(changeable(link, "link")).toEqual([]);
  }
  expect(Object.isFrozen(app.safeRelative("/a", "/b"))).toBe(true);
});

test.each(["express", "hono", "react-router", "urlpattern", "openapi"] as const)("the table for %s", (syntax) => {
  const converted = app.convert(syntax, { others: "leave-out" });
  expect(converted.length).toBeGreaterThan(3);
  expect(changeable(converted, "converted")).toEqual([]);
});
