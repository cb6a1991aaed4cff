import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUri, parse, UriError } from "../../src/index.js";
import { parseIri, safeToIri, safeToUri, toIri, toUri } from "../../src/iri/index.js";
import * as uris from "../oracle/arbitraries.js";
import { iriReference } from "./arbitraries.js";

const numRuns = 2000;

describe("toUri (RFC 3987 section 3.1)", () => {
  test.each([
    [
      "http://ru.wikipedia.org/wiki/\u041C\u0438\u043A\u0440\u043E",
      "http://ru.wikipedia.org/wiki/%D0%9C%D0%B8%D0%BA%D1%80%D0%BE",
    ],
    ["http://www.example.org/red%09ros\u00E9#red", "http://www.example.org/red%09ros%C3%A9#red"],
    ["http://example.com/\u{10300}\u{10301}", "http://example.com/%F0%90%8C%80%F0%90%8C%81"],
    ["http://r\u00E9sum\u00E9.example.org", "http://xn--rsum-bpad.example.org"],
    [
      "http://\u00FC@B\u00FCcher.example:80/\u00FC?\uE000#\u00FC",
      "http://%C3%BC@xn--bcher-kva.example:80/%C3%BC?%EE%80%80#%C3%BC",
    ],
    ["//\u65E5\u672C\u3002example/", "//xn--wgv71a.example/"],
    ["//b%C3%BCcher.\u00FC/", "//xn--bcher-kva.xn--tda/"],
    ["//b\u00FCcher\u3002/x", "//xn--bcher-kva./x"],
    ["\u00E9?\u00E9#\u00E9", "%C3%A9?%C3%A9#%C3%A9"],
    ["mailto:j\u00F6rg@b\u00FCcher.example", "mailto:j%C3%B6rg@b%C3%BCcher.example"],
  ])("%s", (iri, uri) => {
    expect(toUri(iri).href).toBe(uri);
    expect(safeToUri(iri)).toMatchObject({ ok: true, uri: { href: uri } });
  });

  test("percent writes the host like everything else", () => {
    expect(toUri("http://r\u00E9sum\u00E9.example.org", { host: "percent" }).href).toBe(
      "http://r%C3%A9sum%C3%A9.example.org",
    );
    expect(toUri("x://-\u2665-/", { host: "percent" }).host).toBe("-%E2%99%A5-");
  });

  test("text in ASCII is not changed, a host that IDNA would refuse included", () => {
    for (const text of ["HTTP://EX_ample--.Com/%c3%a9", "http://b%C3%BCcher.example", "xn--a:b", "http://xn--a/"]) {
      expect(toUri(text).href).toBe(text);
    }
  });

  test("a failure of the host points into the IRI", () => {
    const iri = "https://\u00FC@x.-\u00FC.example/";
    const result = safeToUri(iri);
    expect(result).toMatchObject({ ok: false, error: { code: "domain-hyphens", component: "host", index: 12 } });
    if (!result.ok) expect([result.error.input, result.error.message.includes("at 12")]).toEqual([iri, true]);
    expect(() => toUri(iri)).toThrow(UriError);
    expect(toUri(iri, { domain: { checkHyphens: false } }).host).toBe("x.xn----eha.example");
    expect(safeToUri("http://\u00E9%2Fa/")).toMatchObject({ ok: false, error: { code: "domain-ascii", index: 7 } });
  });

  test("takes an Iri, a Uri, or text, and nothing else", () => {
    expect(toUri(parseIri("/\u00E9")).href).toBe("/%C3%A9");
    expect(toUri(parse("/%C3%A9")).href).toBe("/%C3%A9");
    expect(safeToUri({ ...parseIri("/\u00E9") })).toMatchObject({
      ok: false,
      error: { code: "not-an-iri" },
    });
  });

  test("gives a Uri of every IRI, with percent", () => {
    fc.assert(
      fc.property(iriReference, (iri) => {
        const uri = toUri(iri, { host: "percent" });
        expect(isUri(uri)).toBe(true);
        expect(parse(uri.href as string).href).toBe(uri.href);
      }),
      { numRuns },
    );
  });
});

const upperTriplets = (text: string): string => text.replace(/%[0-9a-f]{2}/gi, (triplet) => triplet.toUpperCase());

describe("toIri (RFC 3987 section 3.2)", () => {
  test.each([
    [
      "http://ru.wikipedia.org/wiki/%D0%9C%D0%B8%D0%BA%D1%80%D0%BE",
      "http://ru.wikipedia.org/wiki/\u041C\u0438\u043A\u0440\u043E",
    ],
    ["http://www.example.org/D%C3%BCrst", "http://www.example.org/D\u00FCrst"],
    ["http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"],
    ["http://xn--99zt52a.example.org/%e2%80%ae", "http://xn--99zt52a.example.org/%E2%80%AE"],
    ["/%E2%81%A6%D8%9C", "/%E2%81%A6%D8%9C"],
    ["/%CE%CE%B1%B1", "/%CE\u03B1%B1"],
    ["/%F0%9F%8D%F0%9F%8D%A3%F0%9F", "/%F0%9F%8D\u{1F363}%F0%9F"],
    ["/%C0%AF%ED%A0%80%F4%90%80%80%F5%80%80%80", "/%C0%AF%ED%A0%80%F4%90%80%80%F5%80%80%80"],
    ["/%2f%41%7e%25C3%A9", "/%2F%41%7E%25C3%A9"],
    ["?%EE%80%80%C2%85%EF%BF%BE", "?%EE%80%80%C2%85%EF%BF%BE"],
    ["//b%c3%bccher.example/", "//b\u00FCcher.example/"],
  ])("%s", (uri, iri) => {
    expect(toIri(uri).href).toBe(iri);
    expect(safeToIri(uri)).toMatchObject({ ok: true, value: { href: iri } });
  });

  test("writes A-labels as text when asked, and only when the name is valid", () => {
    expect(toIri("http://u@WWW.xn--bcher-kva.Example:80/x", { host: "unicode" }).href).toBe(
      "http://u@WWW.b\u00FCcher.Example:80/x",
    );
    expect(toIri("//xn--bcher-kva.example./", { host: "unicode" }).href).toBe("//b\u00FCcher.example./");
    expect(toIri("//XN--BCHER-KVA/", { host: "unicode" }).href).toBe("//b\u00FCcher/");
    for (const text of ["//xn--a.example/", "//xn--bcher-kva.-a/", "//[::1]/", "/xn--bcher-kva"]) {
      expect(toIri(text, { host: "unicode" }).href).toBe(text);
    }
  });

  test("the URI comes back, but for the case of its triplets", () => {
    const octets = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 8 });
    const triplets = octets.map((all) => all.map((octet) => `%${octet.toString(16).padStart(2, "0")}`).join(""));
    const spelled = fc.string({ unit: "grapheme", maxLength: 4 }).map(encodeURIComponent);
    const texts = fc.tuple(uris.uriReference, triplets, spelled).map(([uri, one, two]) => {
      const hash = uri.indexOf("#") < 0 ? `${uri}#` : uri;
      return hash + one + two;
    });
    fc.assert(
      fc.property(texts, (uri) => {
        const iri = toIri(uri);
        expect(toUri(iri, { host: "percent" }).href).toBe(upperTriplets(uri));
        expect(toIri(iri).href).toBe(iri.href);
      }),
      { numRuns },
    );
  });

  test("an IRI keeps its text when its triplets are in capitals", () => {
    fc.assert(
      fc.property(iriReference, (text) => {
        const iri = toIri(text);
        expect(toUri(iri, { host: "percent" }).href).toBe(upperTriplets(toUri(text, { host: "percent" }).href));
      }),
      { numRuns },
    );
  });
});

describe("which octets are UTF-8 is what the platform says", () => {
  const spell = (octets: readonly number[]) =>
    octets.map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");

  /** The text of the octets when they are one character outside ASCII, by the platform. */
  const platform = (octets: readonly number[]): string | undefined => {
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(octets));
      return [...text].length === 1 && octets.length > 1 ? text : undefined;
    } catch {
      return undefined;
    }
  };

  test("for every sequence of edges", () => {
    const edges = [
      0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xef, 0xf0, 0xf4,
      0xf5, 0xf8, 0xff,
    ];
    let decoded = 0;
    const wrong: string[] = [];
    for (const first of edges)
      for (const second of edges)
        for (const third of edges)
          for (const fourth of [undefined, 0x41, 0x80, 0xbf, 0xc0]) {
            const octets = [first, second, third, ...(fourth === undefined ? [] : [fourth])];
            const character = platform(octets);
            const iri = toIri(`/${spell(octets)}`).href.slice(1);
            if (character !== undefined && iri === character) decoded++;
            // What is decoded comes back; nothing else is taken for one character.
            const isOne = [...iri].length === 1;
            if (toUri(iri).href !== spell(octets) || (isOne && iri !== character)) wrong.push(spell(octets));
          }
    expect(wrong).toEqual([]);
    expect(decoded).toBeGreaterThan(20);
  });
});
