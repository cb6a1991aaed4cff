import { describe, expect, test } from "vitest";
import { equals, normalize, parse, relativize, resolve, safeRelativize, safeResolve, uri } from "../../src/index.js";
import { failureOf } from "../build/failure-of.js";
import { untyped } from "../build/untyped.js";

const value = parse("http://u:secret@h/a/b?k=v#f");

/** What has the fields of a `Uri`, and is none. */
const lookAlikes: readonly (readonly [name: string, lookAlike: object])[] = [
  ["a spread", { ...value }],
  ["a clone", structuredClone(value)],
  ["a changed copy", { ...value, host: "evil" }],
  ["an heir", Object.create(value)],
  ["a Proxy", new Proxy(value, {})],
  ["a URL", new URL("http://h/")],
];

/** Every function of the core that takes a `Uri`, as JavaScript calls it. */
const takers: Readonly<Record<string, (given: never) => unknown>> = {
  "uri(base)": (given) => uri(given),
  "the tag": (given) => untyped`${given}/x`,
  "resolve(base, ...)": (given) => resolve(given, "x"),
  "resolve(..., reference)": (given) => resolve(value, given),
  "relativize(base, ...)": (given) => relativize(given, value),
  "relativize(..., target)": (given) => relativize(value, given),
  normalize: (given) => normalize(given),
  "equals(a, ...)": (given) => equals(given, value),
  "equals(..., b)": (given) => equals(value, given),
};

describe.each(Object.entries(takers))("%s", (_, take) => {
  test.each(lookAlikes)("refuses %s", (_name, lookAlike) => {
    const failure = failureOf(() => take(lookAlike as never));
    expect(failure).toMatchObject({ code: "not-a-uri", component: "reference", index: 0 });
    expect(`${failure.message}${failure.input}`).not.toContain("secret");
  });

  test("never reads one", () => {
    const reads: PropertyKey[] = [];
    const spy = new Proxy(
      { ...value },
      {
        get: (target, key) => {
          reads.push(key);
          return Reflect.get(target, key);
        },
      },
    );
    expect(failureOf(() => take(spy as never)).code).toBe("not-a-uri");
    expect(reads).toEqual([]);
  });
});

describe("safe twins give it as a value", () => {
  test.each(lookAlikes)("of %s", (_, lookAlike) => {
    expect(safeResolve(lookAlike as never, "x")).toMatchObject({ ok: false, error: { code: "not-a-uri" } });
    expect(safeResolve(value, lookAlike as never)).toMatchObject({ ok: false, error: { code: "not-a-uri" } });
    expect(safeRelativize(lookAlike as never, value)).toMatchObject({ ok: false, error: { code: "not-a-uri" } });
  });
});

describe("a look-alike is no data either", () => {
  test.each(lookAlikes)("%s in a query", (_, lookAlike) => {
    for (const put of [
      () => untyped({ query: { next: lookAlike } }),
      () => untyped({ query: { next: [lookAlike] } }),
      () => untyped`/?next=${lookAlike}`,
      () => untyped({ segments: [lookAlike] }),
      () => untyped({ fragment: lookAlike }),
      () => value.params.with("next", lookAlike as never),
    ]) {
      expect(failureOf(put).code).toBe("invalid-value");
    }
  });

  test("a Uri in a query is its text", () => {
    expect(untyped({ query: { next: value } }).href).toBe("?next=http://u:secret@h/a/b?k%3Dv%23f");
    expect(untyped`/?next=${[value, value]}`.params.getAll("next")).toEqual([value.href, value.href]);
  });

  test("a Uri is neither a query, nor a segment, nor a fragment, nor a host", () => {
    for (const put of [
      () => untyped({ query: value }),
      () => untyped({ query: [value] }),
      () => untyped`/?${value}`,
      () => untyped`/${value}`,
      () => untyped`/#${value}`,
      () => untyped`x://${value}`,
      () => untyped().segments(value).build(),
      () => untyped().host(value).build(),
      () => untyped().path(value).build(),
      () => value.with({ query: value as never }),
      () => value.params.with(value as never),
    ]) {
      expect(failureOf(put).code).toBe("invalid-value");
    }
  });
});
