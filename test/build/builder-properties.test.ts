import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flag, isUri, list, parse, type Result, raw, type Uri } from "../../src/index.js";
import * as arbitraries from "../oracle/arbitraries.js";
import { uriFields } from "../oracle/uri-fields.js";
import { type UntypedBuilder, untyped } from "./untyped.js";

const runs = { numRuns: 1000, seed: 3986 };

const data = fc.oneof(
  fc.string({ unit: "binary", maxLength: 5 }),
  fc.string({ unit: "grapheme", maxLength: 5 }),
  fc.constantFrom("", ".", "..", "%2e%2e", "a/b", "//", "a:b", "@", "?", "#", "%", "+", " ", "&=", "\ud800", "x\udc00"),
);
const scalar = fc.oneof(data, fc.integer(), fc.double(), fc.bigInt(), fc.boolean());
const odd = fc.constantFrom<unknown>(null, undefined, {}, [], flag, Number.NaN);
const mostly = <Value>(usual: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: usual, weight: 12 }, { arbitrary: odd, weight: 1 });

const parts = fc.record(
  {
    scheme: mostly(fc.oneof(arbitraries.scheme, fc.constantFrom("http", "https", "ftp", "x"))),
    userinfo: mostly(data),
    host: mostly(fc.oneof(arbitraries.host, fc.constantFrom("h", "", "::1", "h:1"))),
    port: mostly(fc.oneof(fc.nat(70000), arbitraries.port)),
    path: mostly(
      fc.oneof(
        data,
        fc.array(data, { maxLength: 3 }).map((pieces) => pieces.join("/")),
        arbitraries.pathAbempty.map((path) => raw.path(path)),
      ),
    ),
    segments: mostly(fc.array(mostly(scalar), { maxLength: 4 })),
    trailingSlash: fc.boolean(),
    query: mostly(
      fc.oneof(
        fc.dictionary(data, mostly(fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.constant(list([1, 2]))))),
        fc.array(fc.tuple(data, scalar), { maxLength: 3 }),
        arbitraries.query.map((query) => raw.query(query)),
      ),
    ),
    fragment: mostly(
      fc.oneof(
        scalar,
        arbitraries.fragment.map((fragment) => raw.fragment(fragment)),
      ),
    ),
  },
  { requiredKeys: [] },
);

type Parts = Readonly<Record<string, unknown>>;

const safely = (call: () => Uri): Result => {
  let uri: Uri;
  try {
    uri = call();
  } catch (error) {
    return { ok: false, error: Object(error).failure };
  }
  return { ok: true, uri };
};

/** The steps of the chain that say the same as the object. */
function chainOf(given: Parts): UntypedBuilder {
  let builder = untyped();
  if ("scheme" in given) builder = builder.scheme(given.scheme);
  if ("userinfo" in given) {
    const [user, ...password] = typeof given.userinfo === "string" ? given.userinfo.split(":") : [given.userinfo];
    builder = builder.userinfo(user, password.length === 0 ? undefined : password.join(":"));
  }
  if ("host" in given) builder = builder.host(given.host);
  if ("port" in given) builder = builder.port(given.port);
  if ("path" in given) builder = builder.path(given.path);
  if ("segments" in given) builder = builder.segments(...(given.segments as unknown[]));
  if (given.trailingSlash === true) builder = builder.trailingSlash();
  if ("query" in given) builder = builder.query(given.query);
  if ("fragment" in given) builder = builder.fragment(given.fragment);
  return builder;
}

describe("over random parts, good and bad", () => {
  test("the object form is the chain, build is safeBuild", () => {
    const seen = { made: 0, refused: 0 };
    fc.assert(
      fc.property(parts, (given: Parts) => {
        const byObject = safely(() => untyped(given));
        if (Array.isArray(given.segments) || !("segments" in given)) {
          const chain = chainOf(given);
          expect(chain.safeBuild()).toEqual(byObject);
          expect(safely(() => chain.build())).toEqual(byObject);
        } else expect(byObject.ok).toBe(false);
        seen[byObject.ok ? "made" : "refused"]++;
      }),
      runs,
    );
    expect(Math.min(seen.made, seen.refused)).toBeGreaterThan(80);
  });

  test("law 2: what is built is what its text is parsed to", () => {
    let made = 0;
    fc.assert(
      fc.property(parts, (given: Parts) => {
        const result = safely(() => untyped(given));
        if (!result.ok) {
          expect(result.error.code).toMatch(/^[a-z0-9-]+$/);
          return;
        }
        made++;
        expect(isUri(result.uri)).toBe(true);
        expect(result.uri).toStrictEqual(parse(result.uri.href));
        expect({ ...result.uri }).toEqual(uriFields(result.uri.href));
        expect(result.uri.host).toBe(given.host);
        expect(result.uri.scheme).toBe((given.scheme as string | undefined)?.toLowerCase());
      }),
      runs,
    );
    expect(made).toBeGreaterThan(80);
  });
});

describe("law 5: data comes back", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }),
    fc.constantFrom("a/b", "%2F", "..", ".", "//", "+", "é&=;"),
  );
  const segment = text.filter((one) => one !== "." && one !== "..");

  test("segments", () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (values) => {
        expect(
          untyped()
            .segments(...values)
            .build().segments,
        ).toEqual(values);
        expect(untyped({ scheme: "x", host: "h", segments: values }).segments).toEqual(values);
        expect(parse("x://h/a?b").with({ segments: values }).segments).toEqual(values);
        expect(untyped`x://h/${values}`.segments).toEqual(values);
      }),
      runs,
    );
  });

  test("pairs, in order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.oneof(text, fc.constant(""))), { minLength: 1, maxLength: 5 }),
        (pairs) => {
          expect([...untyped().query(pairs).build().params]).toEqual(pairs);
          expect([...parse("?x").with({ query: pairs }).params]).toEqual(pairs);
          expect([...untyped`/?${pairs}`.params]).toEqual(pairs);
          const form = untyped().query(pairs, { form: true }).build().params.as({ form: true });
          expect([...form]).toEqual(pairs);
        },
      ),
      runs,
    );
  });

  test("userinfo and fragment", () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const built = untyped().host("h").userinfo(one, other).fragment(one).build();
        const [user = "", ...password] = built.userinfo?.split(":") ?? [];
        expect(decodeURIComponent(user)).toBe(one);
        expect(decodeURIComponent(password.join(":"))).toBe(other);
        expect(decodeURIComponent(built.fragment ?? "")).toBe(one);
      }),
      runs,
    );
  });
});

describe("new URL(href).href is href", () => {
  const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,5}[a-z0-9])?$/).filter((one) => !one.startsWith("xn--"));
  const value = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }),
    fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 6 }),
  );
  const segment = value.filter((one) => one !== "." && one !== "..");

  test("for a built link with a lower-case host, no default port and a path", () => {
    fc.assert(
      fc.property(
        fc.record({
          scheme: fc.constantFrom("http", "https"),
          host: fc.array(label, { minLength: 2, maxLength: 3 }).map((labels) => labels.join(".")),
          port: fc.option(fc.integer({ min: 1024, max: 65535 }), { nil: undefined }),
          segments: fc.array(segment, { minLength: 1, maxLength: 4 }),
          query: fc.option(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 3 }), { nil: undefined }),
          fragment: fc.option(value, { nil: undefined }),
        }),
        (given) => {
          const { href } = untyped(given);
          expect(new URL(href).href).toBe(href);
        },
      ),
      runs,
    );
  });
});
