import { describe, expect, test } from "vitest";
import { canParse, decode, encode, parse, raw, type Uri } from "../../src/index.js";
import { untyped } from "../build/untyped.js";
import { casesOf, encodeCases, encodedHere, noTarget } from "./build-cases.js";
import { type BuildFault, isCore, others, questionOf } from "./build-faults.js";
import { announce, isShared, readShared } from "./folder.js";

announce("build");

/** "refused" for any failure, where the file does not name one. */
function settle(expected: unknown): unknown {
  const { error, never: _, compileError: __, ...facts } = Object(expected);
  if (error === undefined) return expected;
  return expect.objectContaining({ error: error === true ? expect.any(String) : error, ...facts });
}

describe.runIf(isShared)("faults met in the field", () => {
  const faults = isShared ? readShared<BuildFault[]>("vectors/field-faults.json").filter(isCore) : [];

  test.each(faults.map((fault) => [fault.id, fault] as const))("%s", (_, fault) => {
    const [asked, expected] = questionOf(fault);
    expect(asked).toEqual(settle(expected));
  });

  test("that are told otherwise", () => {
    expect(others.equalEmptyQuery()).toBe(false);
    expect(others.wsQuery()).toBe("ws://h.example/p?a=b&c=/d?e");
    expect(others.overlong()).toBe(false);
  });

  test("are many", () => {
    expect(faults.length).toBe(40);
  });
});

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** The reference of raw components, through the builder. */
function built({ scheme, userinfo, host, port, path, query, fragment }: Readonly<Record<string, string | null>>): Uri {
  let builder = untyped();
  const text = raw as unknown as Readonly<Record<string, (text: string) => unknown>>;
  if (scheme != null) builder = builder.scheme(scheme);
  if (host != null) builder = builder.host(host);
  if (userinfo != null) {
    const [user, password] = userinfo.split(":");
    builder = builder.userinfo(user, password);
  }
  if (port != null) builder = builder.port(port);
  builder = builder.path(text.path?.(path ?? ""));
  if (query != null) builder = builder.query(text.query?.(query));
  if (fragment != null) builder = builder.fragment(text.fragment?.(fragment));
  return builder.build();
}

describe.runIf(isShared)("components that are put together", () => {
  test("by the builder, by with, and parsed again", () => {
    const cases = isShared ? casesOf("build") : [];
    for (const { id, components = {}, expected } of cases) {
      if (expected == null || !isAscii(expected)) {
        expect(() => built(components), id).toThrow();
        continue;
      }
      expect(built(components), id).toStrictEqual(parse(expected));
      expect(parse("").with(components), id).toStrictEqual(parse(expected));
      expect(parse("x://u:p@h:1/p?q#f").with({ ...components, path: components.path ?? "" }), id).toStrictEqual(
        parse(expected),
      );
    }
    expect(cases.length).toBeGreaterThan(100);
  });

  test("with one replaced", () => {
    for (const { id, input = "", component = "", value, expected } of casesOf("with")) {
      const result = parse(input).safeWith({ [component]: value });
      expect(result.ok ? result.uri.href : null, id).toBe(expected ?? null);
    }
  });

  test("each judged by itself", () => {
    for (const { id, input = "", component = "", valid, hasAuthority = true } of casesOf("component")) {
      const text = isAscii(input) && valid === true;
      const base = parse(hasAuthority ? "x://h" : "x:");
      expect(base.safeWith({ [component]: input }).ok, id).toBe(text);
    }
  });
});

describe.runIf(isShared)("data that is encoded", () => {
  test("as the suites do, where the sets are the same", () => {
    const seen = { same: 0, stricter: 0, none: 0 };
    for (const { id, set, target, input, expected, isIri } of encodeCases()) {
      if (target === undefined) {
        expect(noTarget[set], `${id} ${set}`).toBeDefined();
        seen.none++;
        continue;
      }
      const encoded = encode(target, input);
      expect(decode(encoded), id).toBe(input);
      expect(canParse(`#${encoded}`), id).toBe(true);
      const { characters = "" } = encodedHere[target] ?? {};
      if (isIri || [...characters].some((one) => input.includes(one))) {
        // Ours encodes more: the characters outside ASCII, and those that are named with a reason.
        const more = [...expected].map((one) =>
          characters.includes(one) || one > "~" ? encode("unreserved", one) : one,
        );
        expect(encoded, id).toBe(more.join(""));
        seen.stricter++;
      } else {
        expect(encoded, id).toBe(expected);
        seen.same++;
      }
    }
    expect(seen.same).toBeGreaterThan(30);
  });
});
