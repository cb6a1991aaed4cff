import { describe, expect, test } from "vitest";
import type { FailureCode } from "../../src/index.js";
import { fromWebAddress, safeDomainToAscii, safeParseIri, safeToIri } from "../../src/iri/index.js";
import type { DomainCode, IriCode, WebAddressCode } from "../../src/uri/codes.js";

type Attempt = () => { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: FailureCode } };

const provoked: Readonly<Record<IriCode | DomainCode | WebAddressCode, Attempt>> = {
  "not-an-iri": () => safeToIri(Object(1)),
  "bidi-formatting-character": () => safeParseIri("/\u202E", { bidi: "refuse" }),
  "bidi-mixed-directions": () => safeParseIri("/a\u05D0", { bidi: "refuse" }),
  "bidi-open-edge": () => safeParseIri("/\u05D01", { bidi: "refuse" }),
  "invalid-domain": () => safeDomainToAscii("xn--a"),
  "domain-hyphens": () => safeDomainToAscii("-a"),
  "domain-bidi": () => safeDomainToAscii("\u05D0a"),
  "domain-joiners": () => safeDomainToAscii("a\u200D"),
  "domain-ascii": () => safeDomainToAscii("a_b"),
  "domain-length": () => safeDomainToAscii("a..b"),
  "domain-idna2008": () => safeDomainToAscii("\u2665", { idna2008: true }),
  "not-a-web-address": () => fromWebAddress("/x"),
  "unsafe-userinfo": () => fromWebAddress("a@b.example"),
  "unlikely-host": () => fromWebAddress("word"),
};

describe("every code of this entry", () => {
  test.each(Object.entries(provoked))("%s is provoked", (code, attempt) => {
    const result = attempt();
    expect(result).toMatchObject({
      ok: false,
      error: {
        code,
        message: expect.stringMatching(/^[ -~]+$/),
        expected: expect.stringMatching(/./),
        section: expect.stringMatching(/\d/),
      },
    });
  });
});
