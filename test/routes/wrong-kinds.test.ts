import { describe, expect, test } from "vitest";
import { type FailureCode, UriError } from "../../src/index.js";
import * as entry from "../../src/routes/index.js";

// What callers without a compiler give: every answer is a failure of this library, never an error of the engine.

type Loose = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
const { routes, route, list, optional, oneOf, json } = entry;
const loose = entry as object as Loose;
const { int } = entry;

const app = routes({
  home: "/",
  user: route("/users/{id}", { id: int }),
  file: "/files{/path*}",
  search: "/search{?q,tag*}",
});
const anyApp = app as object as Loose & { readonly to: Loose; readonly safeTo: Loose };

const codeOf = (make: () => unknown): FailureCode | "nothing thrown" => {
  try {
    make();
    return "nothing thrown";
  } catch (error) {
    if (error instanceof UriError) {
      expect(error.message).toMatch(/^[^{}]+$/);
      return error.code;
    }
    throw error;
  }
};

const strange = [null, undefined, 5, Number.NaN, true, "x", Symbol("x"), 5n, [], ["/"], () => "/", new Date(0)];
const noObjects = [null, undefined, 5, "x", true, Symbol("x"), 5n, ["/"]];

describe("a definition of another kind", () => {
  test.each(noObjects)("routes(%p)", (table) => expect(codeOf(() => loose.routes?.(table))).toBe("invalid-value"));
  test.each([null, undefined, 5, [], {}, Symbol("x"), () => "/"])("routes({ a: %p })", (a) =>
    expect(codeOf(() => loose.routes?.({ a }))).toBe("invalid-value"),
  );
  test.each(strange.filter((one) => one !== "x"))("route(%p)", (pattern) =>
    expect(codeOf(() => loose.route?.(pattern))).toBe("not-a-string"),
  );
  test.each([null, 5, "x", [], Symbol("x")])("route(pattern, %p)", (codecs) =>
    expect(codeOf(() => loose.route?.("/{a}", codecs))).toBe("invalid-value"),
  );
  test.each([
    null,
    5,
    "int",
    {},
    [],
    { read: 1, write: 2 },
    { read: () => 1 },
    { "~standard": null },
    { "~standard": {} },
    { optional: null, otherwise: 1 },
    { item: 5, separator: "," },
  ])("a codec %j", (a) => expect(codeOf(() => loose.route?.("/{a}", { a }))).toBe("invalid-value"));
  test("mount", () => {
    expect(codeOf(() => loose.mount?.(null, {}))).toBe("not-a-string");
    expect(codeOf(() => loose.mount?.({ pattern: 5 }, {}))).toBe("not-a-string");
    for (const table of noObjects) expect(codeOf(() => loose.mount?.("/a", table))).toBe("invalid-value");
    expect(codeOf(() => loose.mount?.("/a", { b: null }))).toBe("invalid-value");
  });
  test("the makers of codecs", () => {
    expect(codeOf(() => list(5 as never))).toBe("invalid-value");
    expect(codeOf(() => list(list(int) as never))).toBe("invalid-value");
    expect(codeOf(() => list(int, 5 as never))).toBe("invalid-value");
    expect(codeOf(() => list(int, ",,"))).toBe("invalid-character");
    expect(codeOf(() => optional(null as never))).toBe("invalid-value");
    expect(codeOf(() => optional(optional(int) as never))).toBe("invalid-value");
    expect(codeOf(() => oneOf(null as never))).toBe("invalid-value");
    expect(codeOf(() => oneOf(1, "1"))).toBe("invalid-value");
    expect(codeOf(() => oneOf("a", "a"))).toBe("nothing thrown");
    expect(codeOf(() => json(5 as never))).toBe("invalid-value");
  });
  test("the options", () => {
    expect(codeOf(() => routes({ a: "/" }, null as never))).toBe("nothing thrown");
    expect(codeOf(() => routes({ a: "/" }, { base: 5 as never }))).toBe("not-a-uri");
    expect(codeOf(() => routes({ a: "/" }, { trailingSlash: "no" as never }))).toBe("invalid-value");
  });
});

describe("an app asked with another kind", () => {
  test.each([null, undefined, 5, {}, [], Symbol("x"), true])("match(%p)", (target) => {
    for (const name of ["match", "matchTarget"]) expect(codeOf(() => anyApp[name]?.(target))).toBe("not-a-uri");
    expect(codeOf(() => anyApp.relative?.(target, "/"))).toBe("not-a-uri");
  });
  test.each(strange)("to.user(%p)", (values) => {
    expect(codeOf(() => anyApp.to.user?.(values))).toBe("missing-param");
    expect(anyApp.safeTo.user?.(values)).toMatchObject({ ok: false, error: { code: "missing-param" } });
  });
  test.each([null, {}, [], Symbol("x"), Object.create(null), () => 1, "5", 5n, new Proxy({}, {})])(
    "to.user({ id: %p })",
    (id) => expect(codeOf(() => anyApp.to.user?.({ id }))).toBe("invalid-param"),
  );
  test.each([null, Symbol("x"), {}, Object.create(null), () => 1])("text of %p", (q) => {
    expect(codeOf(() => anyApp.to.search?.({ q }))).toBe("invalid-value");
    expect(codeOf(() => anyApp.to.search?.({ tag: [q] }))).toBe("invalid-value");
    expect(codeOf(() => anyApp.to.file?.({ path: [q] }))).toBe("invalid-value");
    expect(codeOf(() => anyApp.to.file?.({ path: "a/b" }))).toBe("invalid-param");
  });
  test("handle", () => {
    const fallbacks = { notFound: () => "none", invalid: () => "bad" };
    const handle = (...given: readonly unknown[]) => codeOf(() => anyApp.handle?.(...given));
    expect(handle("/", null, fallbacks)).toBe("invalid-value");
    expect(handle("/", {}, fallbacks)).toBe("invalid-value");
    expect(handle("/", { home: 5 }, fallbacks)).toBe("invalid-value");
    expect(handle("/none", {}, null)).toBe("invalid-value");
    expect(handle("/none", {}, {})).toBe("invalid-value");
    expect(handle("/users/x", {}, { notFound: () => 1 })).toBe("invalid-value");
    expect(handle(null, {}, fallbacks)).toBe("not-a-uri");
    expect(anyApp.handle?.(undefined, {}, fallbacks)).toBe("none");
    const inherited = routes({ constructor: "/" } as const) as object as Loose;
    expect(codeOf(() => inherited.handle?.("/", {}, fallbacks))).toBe("invalid-value");
    class Handlers {
      readonly name = "own";
      home() {
        return this.name;
      }
    }
    expect(anyApp.handle?.("/", new Handlers(), fallbacks)).toBe("own");
  });
  test.each([null, undefined, "x", "constructor", 5, Symbol("x")])("convert(%p)", (syntax) =>
    expect(codeOf(() => anyApp.convert?.(syntax))).toBe("invalid-value"),
  );
});

describe("a codec that does not do what it should", () => {
  const failing = {
    throws: {
      read: () => {
        throw new Error("no");
      },
      write: () => {
        throw new Error("no");
      },
    },
    "throws another thing": {
      read: () => {
        throw "no";
      },
      write: () => {
        throw Symbol("no");
      },
    },
    "is a schema that throws": {
      "~standard": {
        validate: () => {
          throw new TypeError("no");
        },
      },
    },
    "answers later": { "~standard": { validate: () => Promise.reject(new Error("no")) } },
    // biome-ignore lint/suspicious/noThenProperty: a promise of another library
    "answers later, as another library does": { "~standard": { validate: () => ({ then: () => undefined }) } },
    "answers nothing": { "~standard": { validate: () => undefined } },
    "has strange issues": { "~standard": { validate: () => ({ issues: [null] }) } },
    "has no issues": { "~standard": { validate: () => ({ issues: [] }) } },
    "has issues that are none": { "~standard": { validate: () => ({ issues: 5 }) } },
    "writes a number": { read: () => undefined, write: () => 5 },
  };
  test.each(Object.entries(failing))("%s", (_, codec) => {
    const table = { one: route("/one/{x}", { x: codec as never }), all: route("/all{/x*}", { x: codec as never }) };
    const asked = routes(table) as object as Loose & { readonly safeTo: Loose };
    for (const target of ["/one/a", "/all/a"]) {
      const match = asked.match?.(target);
      expect(match).toMatchObject({ ok: false, failure: { code: "invalid-param", param: "x" } });
    }
    expect(asked.safeTo.one?.({ x: "a" })).toMatchObject({
      ok: false,
      error: { code: "invalid-param", param: "x" },
    });
    expect(asked.safeTo.all?.({ x: ["a"] })).toMatchObject({ ok: false, error: { code: "invalid-param" } });
  });
  test("a promise that is refused later ends nothing", async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  const { number, bool, uuid, date } = entry;
  test.each(Object.entries({ int, number, bool, uuid, date, json }))("%s takes values of its kind only", (_, x) => {
    const asked = routes({ one: route("/{x}", { x: x as typeof int }) }) as object as { safeTo: Loose };
    for (const value of [Symbol("x"), Object.create({}), () => 1, new Map(), 5n, Number.NaN]) {
      expect(asked.safeTo.one?.({ x: value })).toMatchObject({ ok: false, error: { code: "invalid-param" } });
    }
  });
  test("json refuses what comes back as something else", () => {
    const deep = JSON.parse(`${"[".repeat(1000)}${"]".repeat(1000)}`);
    const asked = routes({ one: route("/{x}", { x: json }) });
    for (const x of [[undefined], new Array(2), { a: undefined }, [Number.NaN]]) {
      expect(asked.safeTo.one({ x: x as never })).toMatchObject({ ok: false, error: { code: "invalid-param" } });
    }
    expect(asked.safeTo.one({ x: deep }).ok).toBe(true);
  });
});
