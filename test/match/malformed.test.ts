import { describe, expect, it } from "vitest";
import type { Length } from "../../src/abnf/span.js";
import type { Fault } from "../../src/grammar/fault.js";
import { UriError } from "../../src/index.js";
import { type HostPatternFault, hostPatternFault } from "../../src/match/host-pattern.js";
import { dispatch } from "../../src/match/index.js";
import { type PathPatternFault, pathPatternFault } from "../../src/match/path-pattern.js";

/** Patterns of a path, with the code and the index of what is wrong with them, for both levels. */
const paths = [
  ["/users{id", "unclosed-expression", 6],
  ["/users/{id", "unclosed-expression", 7],
  ["/users/id}", "unopened-expression", 9],
  ["/{a}}", "unopened-expression", 4],
  ["/users/{}", "invalid-variable", 7],
  ["/users/{id:3}", "invalid-variable", 7],
  ["/users/{a,b}", "invalid-variable", 7],
  ["/users/{?a}", "invalid-variable", 7],
  ["/users/{a{b}", "invalid-variable", 7],
  ["/users/{é}", "invalid-variable", 7],
  ["/users/{__proto__}", "invalid-variable", 7],
  ["/{a}/{a}", "duplicate-param", 5],
  ["/{a}{/a}", "duplicate-param", 4],
  ["/{a}-{b}", "ambiguous-pattern", 1],
  ["/{a}{b}", "ambiguous-pattern", 1],
  ["/x{/a*}/b", "misplaced-expression", 2],
  ["/x{/a}{/b}", "misplaced-expression", 2],
  ["/x/{a*}", "misplaced-expression", 3],
  ["/a b", "invalid-character", 2],
  ["/é", "invalid-character", 1],
  ["/{a}?b", "invalid-character", 4],
  ["/100%/{a}", "invalid-percent-encoding", 4],
  ["/a/../{b}", "dot-segment", 0],
  ["/{b}/%2e", "dot-segment", 0],
  ["./{b}", "dot-segment", 0],
] as const;

/** Patterns of a host. */
const hosts = [
  ["{a", "unclosed-expression", 0],
  ["a}.com", "unopened-expression", 1],
  ["{}.com", "invalid-variable", 0],
  ["{/a}.com", "misplaced-expression", 0],
  ["a.{b*}.com", "misplaced-expression", 2],
  ["{a*}", "misplaced-expression", 0],
  ["{a}.{a}", "duplicate-param", 4],
  ["{a}-{b}.com", "ambiguous-pattern", 0],
  ["a*.com", "misplaced-wildcard", 1],
  ["*a.com", "misplaced-wildcard", 0],
  ["a.**.com", "misplaced-wildcard", 2],
  ["**", "misplaced-wildcard", 0],
  ["***.com", "misplaced-wildcard", 0],
  ["{a}*.com", "misplaced-wildcard", 3],
  ["a/b", "invalid-character", 1],
  ["a:80", "invalid-character", 1],
  ["[::g]", "invalid-ipv6-address", 1],
  ["[::1", "unclosed-ip-literal", 0],
  ["%zz.com", "invalid-percent-encoding", 0],
] as const;

type Verdict<Found> =
  Found extends Fault<infer Code, "path" | "host", infer Before> ? readonly [Code, Length<Before>] : "good";

type Cases = readonly (readonly [text: string, code: string, index: number])[];
type PathVerdicts<All extends Cases> = { [Index in keyof All]: Verdict<PathPatternFault<All[Index][0]>> };
type HostVerdicts<All extends Cases> = { [Index in keyof All]: Verdict<HostPatternFault<All[Index][0]>> };
type Expected<All extends Cases> = { [Index in keyof All]: readonly [All[Index][1], All[Index][2]] };

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;

// The compiler comes to the same verdicts: neither line compiles otherwise.
const arePathVerdictsEqual: Equal<PathVerdicts<typeof paths>, Expected<typeof paths>> = true;
const areHostVerdictsEqual: Equal<HostVerdicts<typeof hosts>, Expected<typeof hosts>> = true;

describe("malformed patterns", () => {
  it.each(paths)("of a path: %s", (text, code, index) => {
    const found = pathPatternFault(text);
    expect([found?.code, found?.before.length, found?.component]).toEqual([code, index, "path"]);
  });

  it.each(hosts)("of a host: %s", (text, code, index) => {
    const found = hostPatternFault(text);
    expect([found?.code, found?.before.length, found?.component]).toEqual([code, index, "host"]);
  });

  it("are judged by the compiler as they are here", () => {
    expect([arePathVerdictsEqual, areHostVerdictsEqual]).toEqual([true, true]);
  });

  it("has nothing to say about good ones", () => {
    const paths = ["", "/", "/a/{b}/c{/d*}", "/{a}.json{/b}", "{a}", "/{a}/x-{b}", "/...", "/*"];
    const hosts = ["", "a", "*", "*.*.com", "**.com", "{a*}.com", "x-{a}.{b}", "[::1]", "[v1.a]", "192.0.2.1"];
    expect(paths.map(pathPatternFault).filter(Boolean)).toEqual([]);
    expect(hosts.map(hostPatternFault).filter(Boolean)).toEqual([]);
  });

  it("are refused with a sentence of the library", async () => {
    const { host, path } = await import("../../src/match/index.js");
    const refused: readonly (() => unknown)[] = [
      // @ts-expect-error the compiler refuses it too
      () => path("/{id"),
      // @ts-expect-error the compiler refuses it too
      () => host("a*.com"),
      () => dispatch({ "7": { scheme: "a" } }),
      // @ts-expect-error the compiler refuses it too
      () => dispatch({ a: { schema: "a" } }),
    ];
    const codes = refused.map((make) => {
      try {
        return make();
      } catch (error) {
        return error instanceof UriError ? error.code : error;
      }
    });
    expect(codes).toEqual(["unclosed-expression", "misplaced-wildcard", "indexed-name", "unknown-condition"]);
  });
});
