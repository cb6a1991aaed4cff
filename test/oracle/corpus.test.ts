import { describe, expect, test } from "vitest";
import type { AcceptedCase, RefusedCase } from "../corpus/case.js";
import { acceptedCases, refusedCases } from "../corpus/every-case.js";
import { kindCases } from "../corpus/kind.js";
import { accepts, grammar, matches } from "./rfc3986.js";
import { uriFields } from "./uri-fields.js";
import { viablePrefix } from "./viable-prefix.js";

const accepted: readonly AcceptedCase[] = acceptedCases;
const refused: readonly RefusedCase[] = refusedCases;

describe("the corpus", () => {
  test("is what the oracle says of it", () => {
    for (const { text, ...parts } of accepted) {
      const kind = parts.scheme === undefined ? "relative" : "uri";
      expect(uriFields(text), text).toEqual({ kind, href: text, ...parts });
    }
    for (const { text } of refused) expect(accepts(text), text).toBe(false);
    for (const { text, ...kinds } of kindCases)
      for (const kind of ["uri", "absolute", "relative"] as const) expect(accepts(text, kind), text).toBe(kinds[kind]);
  });

  test("says of no right character that it is wrong", () => {
    for (const { text, component, index } of refused) {
      expect(index, text).toBeLessThanOrEqual(viablePrefix(text));
      // Further in front, the start of one component can still turn out to be the start of another.
      if (["path", "query", "fragment"].includes(component) && text[index] !== "%") {
        expect(index, text).toBe(viablePrefix(text));
      }
    }
  });

  test("has no text twice", () => {
    const texts = [...accepted, ...refused].map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect([accepted.length >= 400, refused.length >= 330]).toEqual([true, true]);
  });

  test("has every alternative of every rule", () => {
    const hosts = accepted.flatMap(({ host }) => (host === undefined ? [] : [host]));
    const paths = accepted.map(({ path }) => path);
    for (const rule of ["IP-literal", "IPv4address", "reg-name"]) {
      expect(
        hosts.some((host) => matches(rule, host)),
        rule,
      ).toBe(true);
    }
    for (const rule of ["path-abempty", "path-absolute", "path-noscheme", "path-rootless", "path-empty"]) {
      expect(grammar.has(rule) && paths.some((path) => matches(rule, path)), rule).toBe(true);
    }
    for (const kind of ["name", "ipv4", "ipv6", "ipvfuture", undefined]) {
      expect(
        accepted.some(({ hostKind }) => hostKind === kind),
        kind,
      ).toBe(true);
    }
    for (const component of ["scheme", "userinfo", "host", "port", "path", "query", "fragment"]) {
      expect(refused.filter((fault) => fault.component === component).length, component).toBeGreaterThan(15);
    }
  });
});
