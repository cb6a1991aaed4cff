import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bool,
  type Codec,
  date,
  int,
  json,
  list,
  number,
  oneOf,
  optional,
  route,
  routes,
  uuid,
} from "../../src/routes/index.js";

// What a codec reads, it writes, and reads again as the same value.

const choices = oneOf("a", 1, -0, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7, "");

const codecs: Readonly<Record<string, Codec<unknown, never>>> = { int, number, bool, uuid, date, json, choices };

const texts = fc.oneof(
  fc.string(),
  fc.json(),
  fc.double().map(String),
  fc.double().map((value) => JSON.stringify(value)),
  fc.bigInt().map(String),
  fc.stringMatching(/^-?\d{1,30}(\.\d{1,30})?$/),
  fc.stringMatching(/^-?0(\.0{0,30}\d?)?$/),
  fc.stringMatching(/^-?[1-9]e[1-9]\d{0,2}$/),
  fc.constantFrom(
    ...["999999999999999934464", "1e999", "-1e999", "[1e999]", "-0", "-0.0", "[-0]", '{"a":-0.0e3}', "0.0000001"],
    ...["NaN", "Infinity", "1e+21", "1e-7", "0", "1", "a", "", "true", "null", '"\\ud800"', '{"__proto__":1}'],
    ...["0000-01-01", "9999-12-31T23:59:59.999Z", "2026-11-30T00:00:00Z", "9007199254740993"],
  ),
);

test.each(Object.keys(codecs))("%s writes what it reads", (name) => {
  const codec = codecs[name];
  let read = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const value = codec?.read(text);
      if (value === undefined) return;
      read += 1;
      const written = codec?.write(value as never);
      expect(written, text).toBeTypeOf("string");
      expect(codec?.read(written ?? ""), text).toStrictEqual(value);
    }),
    { numRuns: 3000 },
  );
  if (name !== "uuid") expect(read).toBeGreaterThan(10);
});

const app = routes({
  at: route("/at/{at}", { at: number }),
  view: route("/view{?view}", { view: json }),
  free: route("/free{?tag,tags*}{#part}", { tag: list(), tags: list(), part: list() }),
  given: route("/given{?tag}", { tag: optional(list(), ["x"]) }),
});

test.each(["999999999999999934464", "-0", "-0.0", "0.0000001"])("a number that has no text is refused: %s", (text) => {
  expect(app.match(`/at/${text}`)).toMatchObject({ ok: false, failure: { code: "invalid-param", param: "at" } });
});

test.each(["1e999", "[-1e999]"])("JSON that has no text is refused: %s", (text) => {
  expect(app.match(`/view?view=${encodeURIComponent(text)}`)).toMatchObject({ ok: false, failure: { param: "view" } });
});

test("JSON has one zero", () => {
  expect(app.match("/view?view=-0")).toStrictEqual({ ok: true, name: "view", params: { view: 0 } });
});

test("a list of one empty text is the empty text", () => {
  const match = app.match("/free?tag=&tags=&tags=a#");
  const params = { tag: [""], tags: [[""], ["a"]], part: [""] };
  expect(match).toStrictEqual({ ok: true, name: "free", params });
  expect(app.to.free(params).href).toBe("/free?tag=&tags=&tags=a#");
  expect(app.match("/given?tag=")).toStrictEqual({ ok: true, name: "given", params: { tag: [""] } });
  expect(app.to.given({ tag: [""] }).href).toBe("/given?tag=");
  expect(app.safeTo.given({ tag: [] })).toMatchObject({ ok: false, error: { code: "invalid-param" } });
});
