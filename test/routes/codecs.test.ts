import { describe, expect, test } from "vitest";
import { type Codec, date, list, optional, route, routes, type StandardSchema } from "../../src/routes/index.js";

const dayOf = (text: string): Date | undefined => date.read(text);

describe("a date", () => {
  test.each([
    ["2026-11-30", "2026-11-30T00:00:00.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
    ["2000-02-29", "2000-02-29T00:00:00.000Z"],
    ["0000-01-01", "0000-01-01T00:00:00.000Z"],
    ["0000-02-29", "0000-02-29T00:00:00.000Z"],
    ["0099-12-31", "0099-12-31T00:00:00.000Z"],
    ["9999-12-31", "9999-12-31T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
    ["2026-11-30T12:30:00Z", "2026-11-30T12:30:00.000Z"],
    ["1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"],
  ])("reads %s", (text, iso) => {
    const read = dayOf(text);
    expect(read?.toISOString()).toBe(iso);
    // What it writes is read again as the same moment.
    expect(read && dayOf(date.write(read) ?? "")?.getTime()).toBe(read?.getTime());
  });

  test.each([
    // Days that the month does not have.
    "2026-02-29",
    "2026-02-30",
    "1900-02-29",
    "2026-04-31",
    "2026-11-31",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "2026-01-32",
    "2026-02-30T12:00:00Z",
    // Moments that a day does not have.
    "2026-11-30T24:00:00Z",
    "2026-11-30T24:00:00.000Z",
    "2026-11-30T25:00:00Z",
    "2026-11-30T23:60:00Z",
    "2026-11-30T23:59:60Z",
    // Other zones, or none.
    "2026-11-30T12:00:00",
    "2026-11-30T12:00:00+00:00",
    "2026-11-30T12:00:00+01:00",
    "2026-11-30T12:00:00-00:00",
    "2026-11-30T12:00:00.000+0000",
    "2026-11-30Z",
    // Other spellings.
    "2026-11-30t12:00:00z",
    "2026-11-30T12:00:00z",
    "2026-11-30 12:00:00Z",
    "2026-11-30T12:00Z",
    "2026-11-30T12:00:00.0Z",
    "2026-11-30T12:00:00.000000Z",
    "2026-11-30T12:00:00,000Z",
    "2026-W48-1",
    "2026-334",
    "2026-11",
    "2026",
    "20261130",
    "26-11-30",
    "2026-1-1",
    "10000-01-01",
    "+010000-01-01",
    "+002026-01-01",
    "-000001-01-01",
    "-0001-01-01",
    " 2026-11-30",
    "2026-11-30 ",
    "2026-11-30\n",
    "\u0662026-11-30",
    "\uff12026-11-30",
    "1764460800000",
    "Mon Nov 30 2026",
    "",
  ])("refuses %j", (text) => {
    expect(dayOf(text)).toBeUndefined();
  });

  test.each([
    new Date(Number.NaN),
    new Date("2026-02-31T"),
    new Date(Date.UTC(10000, 0, 1)),
    new Date(-62167219200001),
    new Date(8.64e15),
    new Date(-8.64e15),
  ])("has no text for %s", (value) => {
    expect(date.write(value)).toBeUndefined();
    expect(routes({ x: route("/{on}", { on: date }) }).safeTo.x({ on: value })).toMatchObject({
      ok: false,
      error: { code: "invalid-param", param: "on" },
    });
  });

  test("every day of five centuries is read, and no other one", () => {
    const digits = (value: number, count: number) => String(value).padStart(count, "0");
    for (let year = 1800; year < 2300; year += 7) {
      for (let month = 1; month <= 12; month++) {
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        for (let day = 0; day < 40; day++) {
          const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
          const read = dayOf(text);
          expect(read === undefined, text).toBe(day < 1 || day > last);
          if (read !== undefined && date.write(read) !== text) expect.unreachable(text);
        }
      }
    }
  });
});

const schemaOf = (
  validate: StandardSchema<unknown, string>["~standard"]["validate"],
): StandardSchema<string, string> => ({
  "~standard": { version: 1, vendor: "test", validate },
});

const codecOf = (read: () => unknown, write: () => unknown = read): Codec<string> =>
  ({ takes: "what it takes", read, write }) as unknown as Codec<string>;

const rejected = () => Promise.reject(new Error("later"));
const thrower = (error: unknown) => () => {
  throw error;
};

describe("a codec that does not behave", () => {
  const words = {
    "answers later": [codecOf(rejected), "has a codec that answers later: only synchronous ones can be read"],
    "is a schema that answers later": [
      schemaOf(rejected),
      "has a schema that answers later: only synchronous ones can be read",
    ],
    "throws an error": [codecOf(thrower(new Error("broken"))), "has a codec that throws: broken"],
    "throws a text": [codecOf(thrower("broken")), "has a codec that throws: string"],
    "throws nothing": [codecOf(thrower(undefined)), "has a codec that throws: undefined"],
    "throws an error with a strange message": [
      codecOf(thrower(Object.assign(new Error(""), { message: Symbol("x") }))),
      "has a codec that throws: Symbol(x)",
    ],
    "is a schema that throws": [schemaOf(thrower(new Error("broken"))), "has a codec that throws: broken"],
  } as const;

  test.each(Object.entries(words))("%s: the failure is a value", async (_, [codec, said]) => {
    const app = routes({
      path: route("/path/{x}", { x: codec }),
      rest: route("/rest{/x*}", { x: codec }),
      list: route("/list/{x}", { x: list(codec) }),
      query: route("/query{?x,y*}", { x: codec, y: codec }),
      hash: route("/hash{#x}", { x: optional(codec) }),
      host: route("https://{x}.example.com/", { x: codec }),
    });
    const targets = [
      "/path/a",
      "/rest/a",
      "/list/a,b",
      "/query?x=a",
      "/query?y=a&y=b",
      "/hash#a",
      "https://a.example.com",
    ];
    for (const target of targets) {
      expect(app.match(target), target).toMatchObject({
        ok: false,
        failure: { code: "invalid-param", message: expect.stringContaining(said) },
      });
    }
    for (const link of [app.safeTo.path({ x: "a" }), app.safeTo.rest({ x: ["a"] }), app.safeTo.host({ x: "a" })]) {
      expect(link).toMatchObject({ ok: false, error: { code: "invalid-param", param: "x" } });
    }
    // A promise that is refused, and that nobody looks at, would end the process.
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
});

describe("a schema that gives nothing for a text", () => {
  const blank: StandardSchema<string, string | undefined> = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate: (value) => ({ value: value === undefined || value === "-" ? undefined : String(value) }),
    },
  };
  const app = routes({
    path: route("/path/{x}", { x: blank }),
    section: route("/section{/x}", { x: blank }),
    rest: route("/rest{/x*}", { x: blank }),
    query: route("/query{?x,y*,z}{#f}", { x: blank, y: blank, z: optional(blank, "z"), f: blank }),
  });
  test.each([
    ["/section/-", {}],
    ["/section", {}],
    ["/section/a", { x: "a" }],
    ["/query?x=-", { y: [], z: "z" }],
    ["/query?z=-#-", { y: [], z: "z" }],
    ["/query?z=a#b", { y: [], z: "a", f: "b" }],
  ])("is no key where the text may be missing: %s", (target, params) => {
    expect(app.match(target)).toStrictEqual({ ok: true, name: expect.any(String), params });
  });
  test.each(["/path/-", "/rest/a/-", "/query?y=a&y=-"])("is refused where there is one: %s", (target) => {
    expect(app.match(target)).toMatchObject({ ok: false, failure: { code: "invalid-param" } });
  });
});

describe("a list that is made by hand", () => {
  test.each(["", "ab", "/", "?", "#", "&", "=", "a", "%", 1, undefined])(
    "is none with the separator %j",
    (separator) => {
      expect(() => route("/{x}", { x: { item: date, separator } as never })).toThrow("the codec of 'x' is");
    },
  );
  test("is a copy", () => {
    const own = { item: date, separator: "," };
    const app = routes({ x: route("/{x}", { x: own }) });
    own.separator = ";";
    expect(app.match("/2026-11-30,2026-12-01")?.ok).toBe(true);
  });
});

describe("an empty list", () => {
  const app = routes({
    path: route("/path/{x}", { x: list() }),
    query: route("/query{?x}", { x: list() }),
    hash: route("/hash{#x}", { x: list() }),
    empty: route("/empty{?x}", { x: optional(list(), []) }),
    one: route("/one{?x}{#y}", { x: optional(list(), ["a"]), y: optional(list(), ["b"]) }),
  });
  test("is left out where a match has no value for it, or an empty one", () => {
    expect(app.to.query({ x: [] }).href).toBe("/query");
    expect(app.to.hash({ x: [] }).href).toBe("/hash");
    expect(app.match(app.to.empty({ x: [] }))).toEqual({ ok: true, name: "empty", params: { x: [] } });
  });
  test("is refused where it has no spelling, or a default would stand for it", () => {
    for (const link of [app.safeTo.path({ x: [] }), app.safeTo.one({ x: [] }), app.safeTo.one({ y: [] })]) {
      expect(link).toMatchObject({ ok: false, error: { code: "invalid-param" } });
    }
    expect(app.match(app.to.one())).toEqual({ ok: true, name: "one", params: { x: ["a"], y: ["b"] } });
  });
});
