import { describe, expect, test } from "vitest";
import { accepts, hostKind, matches, read } from "../oracle/rfc3986.js";
import { parseDecisions } from "./decisions.js";
import { announce, isShared } from "./folder.js";
import { addressCases, corpora, disputedParseCases, parseCases, splitCases } from "./parse-cases.js";

announce("the oracle");

/** The pieces of a reading that a case names, with its word for absent. */
function piecesNamedBy(components: object, reading: object | undefined) {
  const all = new Map<string, unknown>(Object.entries(reading ?? {}));
  return Object.fromEntries(Object.keys(components).map((name) => [name, all.get(name) ?? null]));
}

describe.runIf(isShared)("the oracle, without the library", () => {
  test("judges every undisputed parse case as it is judged there", () => {
    let accepted = 0;
    for (const { id, input, kind, accepted: expected, components, hostIs, hostType } of parseCases()) {
      const reading = read(input, kind);
      expect(reading !== undefined, id).toBe(expected);
      if (reading === undefined) continue;
      accepted++;
      if (components !== undefined) expect(piecesNamedBy(components, reading), id).toEqual(components);
      if (hostIs !== undefined) expect(reading.host?.replace(/^\[|\]$/g, ""), id).toBe(hostIs);
      if (hostType === "reg-name") expect(reading.hostKind, id).toBe("name");
    }
    expect(accepted).toBeGreaterThan(1000);
  });

  test("agrees with the decision on every disputed one", () => {
    const disputed = disputedParseCases();
    expect(disputed.map(({ id }) => id).sort()).toEqual(Object.keys(parseDecisions).sort());
    for (const { id, input, kind } of disputed) expect(accepts(input, kind), id).toBe(parseDecisions[id]?.accepted);
  });

  test("knows addresses", () => {
    const cases = addressCases();
    expect(cases.length).toBeGreaterThan(40);
    for (const { id, kind, input, valid } of cases) {
      if (kind === "ipv4") expect(matches("IPv4address", input), id).toBe(valid);
      else expect(hostKind(`[${input}]`), id).toBe(valid ? kind : undefined);
    }
  });

  test("cuts where appendix B cuts", () => {
    const cases = splitCases().filter(({ input }) => accepts(input));
    expect(cases.length).toBeGreaterThan(10);
    for (const { id, input, components } of cases)
      expect(piecesNamedBy(components, read(input)), id).toEqual(components);
  });

  test("sorts the texts of the corpora as they are sorted there", () => {
    const { uris, relativeRefs, refused } = corpora();
    expect(uris.filter((text) => !accepts(text, "uri"))).toEqual([]);
    expect(relativeRefs.filter((text) => !accepts(text, "relative"))).toEqual([]);
    expect(refused.filter((text) => accepts(text))).toEqual([]);
    expect([uris.length > 60_000, relativeRefs.length > 300, refused.length > 100]).toEqual([true, true, true]);
  });
});
