import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { json, list, optional, route, routes, type StandardSchema } from "../../src/routes/index.js";

const later: StandardSchema<string, string> = {
  "~standard": { version: 1, vendor: "test", validate: async (value) => ({ value: String(value) }) },
};

const app = routes({
  slug: route("/slug/{x}", { x: v.pipe(v.string(), v.regex(/^[a-z-]+$/, "not a slug")) }),
  count: route("/count/{x}", { x: v.pipe(v.string(), v.transform(Number), v.integer("not whole")) }),
  lower: route("/lower/{x}", { x: v.pipe(v.string(), v.toLowerCase()) }),
  pair: route("/pair/{x}", {
    x: v.pipe(
      v.string(),
      v.transform((text) => ({ text })),
    ),
  }),
  query: route("/query{?x,y,z}", {
    x: v.string("x is wanted"),
    y: v.optional(v.string(), "none"),
    z: optional(v.string(), "z"),
  }),
  rest: route("/rest{/x*}", { x: v.picklist(["a", "b"]) }),
  list: route("/list/{x}", { x: list(v.picklist(["a", "b"])) }),
  json: route("/json{?x}", { x: json(v.object({ zoom: v.number() })) }),
  later: route("/later/{x}", { x: later }),
});

describe("a Standard Schema", () => {
  test.each([
    ["/slug/a-b", { x: "a-b" }],
    ["/count/12", { x: 12 }],
    ["/lower/ABC", { x: "abc" }],
    ["/pair/a", { x: { text: "a" } }],
    ["/query?x=1", { x: "1", y: "none", z: "z" }],
    ["/query?x=1&y=2&z=3", { x: "1", y: "2", z: "3" }],
    ["/rest/a/b", { x: ["a", "b"] }],
    ["/list/a,b", { x: ["a", "b"] }],
    ["/json?x=%7B%22zoom%22:3%7D", { x: { zoom: 3 } }],
  ])("reads %s", (target, params) => expect(app.match(target)).toMatchObject({ ok: true, params }));
  test.each([
    ["/slug/A", "the parameter 'x' is refused: not a slug"],
    ["/count/x", "the parameter 'x' is refused: not whole"],
    ["/query", "the parameter 'x' is missing and is refused: x is wanted"],
    ["/rest/a/c", 'the parameter \'x\' is refused: Invalid type: Expected ("a" | "b") but received "c"'],
    ["/json?x=%7B%7D", "the parameter 'x' takes JSON that its schema takes"],
    ["/later/a", "the parameter 'x' has a schema that answers later: only synchronous ones can be read"],
  ])("refuses %s", (target, message) =>
    expect(app.match(target)).toMatchObject({ ok: false, failure: { code: "invalid-param", param: "x", message } }),
  );
  test("writes what reads back", () => {
    expect(app.to.count({ x: 12 }).href).toBe("/count/12");
    expect(app.to.slug({ x: "a-b" }).href).toBe("/slug/a-b");
    expect(app.to.pair({ x: "a" }).href).toBe("/pair/a");
    expect(app.to.json({ x: { zoom: 3 } }).href).toBe("/json?x=%7B%22zoom%22:3%7D");
    expect(app.safeTo.slug({ x: "A" })).toMatchObject({ ok: false, error: { code: "invalid-param", param: "x" } });
    expect(app.safeTo.lower({ x: "ABC" })).toMatchObject({
      ok: false,
      error: { message: "the parameter 'x' does not read back as the same value" },
    });
    expect(app.safeTo.later({ x: "a" })).toMatchObject({ ok: false, error: { code: "invalid-param" } });
    expect(app.safeTo.slug({ x: {} as never })).toMatchObject({ ok: false, error: { code: "invalid-param" } });
  });
});
