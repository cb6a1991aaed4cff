import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "../../src/index.js";
import { hostPattern } from "../../src/match/host.js";
import { pathPattern } from "../../src/match/path.js";
import { look } from "../../src/match/pattern.js";
import { routes } from "../../src/routes/index.js";

// Patterns of paths and hosts have one meaning, in a table of routes and alone: what both take matches the same targets,
// with the same values.

const literal = fc.constantFrom("a", "b", "me", "x.json", "%61", "%C3%A9", "%c3%a9", "a%2Fb", "a:b", "~", "A");
const piece = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    literal,
    fc.constant(`{${name}}`),
    fc
      .tuple(fc.constantFrom("", "v", "%2D"), fc.constantFrom("", ".json", "-x", "%7E"))
      .map(([before, behind]) => `${before}{${name}}${behind}`),
  );
const end = fc.constantFrom("", "", "/", "{/rest*}", "{/o}");
const pathText = fc
  .tuple(fc.option(piece("a"), { nil: undefined }), fc.option(piece("b"), { nil: undefined }), end)
  .map(([a, b, last]) => `${[a, b].flatMap((one) => (one === undefined ? [] : [`/${one}`])).join("")}${last}` || "/");
const hostText = fc
  .tuple(
    fc.constantFrom("", "{t}.", "api-{t}.", "{t}-x.", "www."),
    fc.constantFrom("{u}", "example", "EXAMPLE"),
    fc.constantFrom("", ".com"),
  )
  .map((parts) => parts.join(""));

const segments = fc.array(
  fc.oneof(
    literal,
    fc.constantFrom("", "v1", "va", "v", "a-x", ".", "..", "%2E", "c.json", ".json", "%zz", "a b", "é"),
  ),
  { maxLength: 4 },
);
const targetPath = segments.map((all) => `/${all.join("/")}`);
const targetHost = fc
  .tuple(
    fc.constantFrom("", "acme.", "api-1.", "1-x.", "www.", "WWW.", "%77ww."),
    fc.constantFrom("example", "Example", "%65xample", "other"),
    fc.constantFrom("", ".com", ":443"),
  )
  .map((parts) => parts.join(""));

const made = (make: () => unknown) => {
  try {
    return make();
  } catch {
    return undefined;
  }
};

test("of a path", () => {
  let matched = 0;
  fc.assert(
    fc.property(pathText, fc.array(targetPath, { minLength: 1, maxLength: 12 }), (text, targets) => {
      const table = made(() => routes({ one: text })) as { match(target: string): unknown } | undefined;
      const alone = made(() => pathPattern(text, {})) as ReturnType<typeof pathPattern> | undefined;
      expect(table === undefined, text).toBe(alone === undefined);
      if (table === undefined || alone === undefined) return;
      for (const target of targets) {
        const uri = made(() => parse(target)) as ReturnType<typeof parse> | undefined;
        if (uri === undefined || uri.authority !== undefined) continue;
        // A rest alone takes empty segments, which no link of a table has.
        if (text.endsWith("*}") && /\/(?:\/|$)/.test(target) && target !== "/") continue;
        const match = table.match(target) as { ok: boolean; params?: object } | undefined;
        const selected = look(alone, uri);
        const params =
          selected && Object.fromEntries(Object.entries(selected).filter(([, value]) => value !== undefined));
        expect(match?.ok ? match.params : undefined, `${text} ${target}`).toEqual(params);
        if (match?.ok) matched += 1;
      }
    }),
    { numRuns: 3000 },
  );
  expect(matched).toBeGreaterThan(500);
});

test("of a host", () => {
  let matched = 0;
  fc.assert(
    fc.property(hostText, fc.array(targetHost, { minLength: 1, maxLength: 12 }), (text, targets) => {
      const table = routes({ one: `https://${text}` as string });
      const alone = hostPattern<unknown, unknown>(text);
      for (const target of targets) {
        const uri = parse(`https://${target}`);
        const match = table.match(uri);
        expect(match?.ok ? match.params : undefined, `${text} ${target}`).toEqual(look(alone, uri));
        if (match?.ok) matched += 1;
      }
    }),
    { numRuns: 2000 },
  );
  expect(matched).toBeGreaterThan(500);
});
