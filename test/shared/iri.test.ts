import { describe, expect, test } from "vitest";
import { normalize } from "../../src/algorithm/normalize.js";
import {
  canParseIri,
  type DomainOptions,
  domainToAscii,
  fromWebAddress,
  type ParseIriOptions,
  safeDomainToAscii,
  safeDomainToUnicode,
  safeParseIri,
  safeResolveIri,
  safeToIri,
  safeToUri,
  toIri,
  toUri,
} from "../../src/iri/index.js";
import { announce, isShared, readShared } from "./folder.js";
import { corpusTexts, type IriCase, iriCases } from "./iri-cases.js";
import { iriDecisions } from "./iri-decisions.js";

announce("IRIs");

interface Textbook {
  readonly iris: readonly { readonly iri: string; readonly uri: string }[];
  readonly webAddresses: readonly { readonly typed: string; readonly uri: string | null }[];
}

/** Every check off, the length too: what the Punycode of a label says. */
const bare: DomainOptions = {
  checkHyphens: false,
  checkBidi: false,
  checkJoiners: false,
  useStd3AsciiRules: false,
  verifyDnsLength: false,
};

/** The options of "domain to ASCII" in the URL standard. */
const whatwg: DomainOptions = { checkHyphens: false, useStd3AsciiRules: false, verifyDnsLength: false };

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);
const expectedOf = ({ id, expected = null }: IriCase): string | null => iriDecisions[id]?.expected ?? expected;
const textOf = (result: { readonly ok: true; readonly value: string } | { readonly ok: false }): string | null =>
  result.ok ? result.value : null;

const used = new Set<string>();
const note = (id: string): void => {
  if (id in iriDecisions) used.add(id);
};

describe.runIf(isShared)("the borrowed cases", () => {
  test("IRIs become URIs", () => {
    const cases = iriCases(["iri-to-uri"]);
    expect(cases.length).toBeGreaterThan(280);
    for (const one of cases) {
      note(one.id);
      const host = one.host === "percent" ? "percent" : "idna";
      const result = safeToUri(one.input, { host, domain: { idna2008: one.host === "idna2008" } });
      expect(result.ok ? result.uri.href : null, one.id).toBe(expectedOf(one));
    }
  });

  test("URIs become IRIs", () => {
    const cases = [...iriCases(["uri-to-iri"]), ...iriCases(["uri-to-iri"], true)];
    expect(cases.length).toBeGreaterThan(50);
    for (const one of cases) {
      note(one.id);
      const result = safeToIri(one.input);
      expect(result.ok ? result.value.href : null, one.id).toBe(expectedOf(one));
    }
  });

  test("IdnaTestV2 of Unicode, every check on", () => {
    const cases = iriCases(["uts46"]);
    expect(cases.length).toBeGreaterThan(3800);
    for (const { id, input, toAscii, toAsciiStatus = [], toUnicode, toUnicodeStatus = [] } of cases) {
      expect(textOf(safeDomainToAscii(input)), id).toBe(toAsciiStatus.length === 0 ? toAscii : null);
      // Decision: empty labels.
      const verifyDnsLength = toUnicodeStatus.length > 0 && toUnicodeStatus.every((status) => status === "X4_2");
      const unicode = safeDomainToUnicode(input, { verifyDnsLength });
      expect(textOf(unicode), id).toBe(toUnicodeStatus.length === 0 ? toUnicode : null);
    }
  });

  test("names of the WHATWG tests", () => {
    const counts = { refused: 0, taken: 0, ascii: 0 };
    for (const { id, input, valid, expected } of iriCases(["toascii"])) {
      const lax = safeDomainToAscii(input, whatwg);
      if (valid !== true) {
        counts.refused++;
        expect(safeDomainToAscii(input).ok, id).toBe(false);
      } else if (isAscii(input)) {
        // Decision: names in ASCII.
        counts.ascii++;
        if (lax.ok) expect(lax.value, id).toBe(expected);
      } else {
        counts.taken++;
        expect(textOf(lax), id).toBe(expected);
      }
    }
    expect([counts.refused > 600, counts.taken > 300, counts.ascii > 500]).toEqual([true, true, true]);
  });

  test("the samples of Punycode", () => {
    const cases = iriCases(["punycode"]);
    expect(cases.length).toBe(25);
    for (const { id, decoded = "", encoded = "" } of cases) {
      const unicode = safeDomainToUnicode(`xn--${encoded}`, bare);
      if (isAscii(decoded)) {
        // Decision: A-label without need.
        expect(unicode.ok, id).toBe(false);
      } else {
        // Decision: case of Punycode.
        expect(domainToAscii(decoded, bare), id).toBe(`xn--${encoded.toLowerCase()}`);
        expect(textOf(unicode), id).toBe(decoded.toLowerCase());
      }
    }
  });

  test("internationalized host names, by IDNA2008", () => {
    const cases = [...iriCases(["hostname"]), ...iriCases(["hostname"], true)].filter(({ kind }) => kind === "idn");
    expect(cases.length).toBe(84);
    for (const { id, input, valid } of cases) {
      note(id);
      const isTaken = id in iriDecisions ? iriDecisions[id]?.expected !== null : valid;
      expect(safeDomainToAscii(input, { idna2008: true }).ok, id).toBe(isTaken);
    }
  });

  const kinds: Readonly<Record<string, ParseIriOptions>> = {
    iri: { kind: "iri" },
    uri: { kind: "iri" },
    "absolute-uri": { kind: "absolute" },
    "relative-ref": { kind: "relative" },
  };

  test("verdicts and parts", () => {
    const cases = iriCases(["parse"]).filter(({ dialect }) => dialect === "rfc3987");
    expect(cases.length).toBeGreaterThan(230);
    for (const { id, kind = "", input, valid, components } of cases) {
      const result = safeParseIri(input, kinds[kind]);
      expect(result.ok, id).toBe(valid);
      if (!result.ok || components === undefined) continue;
      const { href, scheme, authority, userinfo, host, path, query, fragment } = result.value;
      const behind = authority?.slice((userinfo?.length ?? -1) + 1 + (host?.length ?? 0));
      const parts: Readonly<Record<string, string | undefined>> = {
        scheme: scheme && href.slice(0, scheme.length),
        userinfo,
        host,
        port: behind?.startsWith(":") ? behind.slice(1) : undefined,
        path,
        query,
        fragment,
      };
      for (const [name, part] of Object.entries(components)) expect(parts[name] ?? null, `${id} ${name}`).toBe(part);
    }
  });

  test("disputed verdicts are decisions", () => {
    const cases = iriCases(["parse"], true).filter(({ dialect }) => dialect === "rfc3987");
    for (const { id, input } of cases) {
      note(id);
      const result = safeParseIri(input);
      expect(result.ok ? result.value.href : null, id).toBe(iriDecisions[id]?.expected);
    }
  });

  test("IRIs met in the wild", () => {
    const texts = { uris: corpusTexts("uris"), iris: corpusTexts("iris"), relative: corpusTexts("relativeRefs") };
    const wrong = [
      ...[...texts.uris, ...texts.iris].filter((text) => !canParseIri(text, { kind: "iri" })),
      ...[...texts.relative, ...corpusTexts("relativeIriRefs")].filter(
        (text) => !canParseIri(text, { kind: "relative" }),
      ),
      ...corpusTexts("invalid").filter((text) => canParseIri(text)),
    ];
    expect(wrong).toEqual([]);
    expect([texts.uris.length > 70_000, texts.iris.length > 200, texts.relative.length > 5000]).toEqual([
      true,
      true,
      true,
    ]);
    for (const text of texts.iris) expect(toIri(toUri(text, { host: "percent" })).href, text).toBe(toIri(text).href);
  });

  test("references are resolved", () => {
    const cases = iriCases(["resolve"]).filter(({ dialect }) => dialect === "rfc3987");
    expect(cases.length).toBeGreaterThan(6000);
    expect(cases.filter(({ base = "", ref = "" }) => !isAscii(base + ref)).length).toBeGreaterThan(30);
    for (const { id, base = "", ref = "", expected } of cases) {
      const result = safeResolveIri(base, ref);
      expect(result.ok ? result.value.href : null, id).toBe(expected);
    }
  });

  test("an IRI is normalized by way of its URI", () => {
    // Decisions: a URI and an IRI; empty ports; zone identifiers.
    const cases = iriCases(["normalize"]).filter(
      ({ kind = "", level = "syntax", input }) =>
        kind.startsWith("iri") && /^syntax(\+iri)?$/.test(level) && canParseIri(input),
    );
    expect(cases.length).toBeGreaterThan(70);
    for (const one of cases) {
      note(one.id);
      const uri: string = toUri(one.input, { host: "percent" }).href;
      expect(toIri(normalize(uri)).href, one.id).toBe(expectedOf(one));
    }
  });

  test("the textbook", () => {
    const { iris, webAddresses } = readShared<Textbook>("vectors/textbook.json");
    expect([iris.length > 0, webAddresses.length > 2]).toEqual([true, true]);
    for (const { iri, uri } of iris) expect([toUri(iri).href, toIri(uri).href]).toEqual([uri, iri]);
    for (const { typed, uri } of webAddresses) {
      const result = fromWebAddress(typed);
      expect(result.ok ? result.uri.href : null, typed).toBe(uri);
    }
  });

  test("every decision is about a case that is there", () => {
    expect(Object.keys(iriDecisions).filter((id) => !used.has(id))).toEqual([]);
  });
});
