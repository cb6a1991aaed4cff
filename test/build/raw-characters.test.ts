import { describe, expect, test } from "vitest";
import { parse } from "../../src/index.js";
import { failureOf } from "./failure-of.js";
import { allowed, ascii, beyondAscii, loneSurrogates } from "./kept-characters.js";
import { rawPlaces } from "./raw-places.js";
import { untyped } from "./untyped.js";

describe.each(rawPlaces.map((place) => [place.name, place] as const))("raw text in %s", (_, place) => {
  const { allowed: fine, component, takesTriplets, put, read } = place;
  /** A letter or a digit around the character: a port has no letters. */
  const around = component === "port" ? "1" : "a";

  test("every character of ASCII is taken as it is, or refused", () => {
    for (const one of ascii) {
      const text = `${around}${one}${around}`;
      if (fine.includes(one)) {
        const made = put(text);
        expect(read(made), text).toBe(text);
        expect(parse(made.href)).toEqual(made);
      } else {
        const failure = failureOf(() => put(text));
        expect(failure.component, `${text} ${failure.code}`).toBe(component);
      }
    }
  });

  test("characters outside ASCII, and halves of them, are refused", () => {
    for (const text of [...beyondAscii.map(([character]) => character), ...loneSurrogates.map(([, lone]) => lone)]) {
      expect(failureOf(() => put(`${around}${text}`)).component).toBe(component);
    }
  });

  test("triplets stay as they are, a lone percent sign is refused", () => {
    const triplets = `${around}%c3%A9%41${around}`;
    if (takesTriplets) expect(read(put(triplets))).toBe(triplets);
    else expect(failureOf(() => put(triplets)).component).toBe(component);
    for (const end of ["%", "%4", "%4g", "%%41"]) {
      expect(failureOf(() => put(`${around}${end}`))).toMatchObject(
        takesTriplets ? { code: "invalid-percent-encoding", component } : { component },
      );
    }
  });
});

describe("raw text in with({ authority })", () => {
  test("every character of ASCII", () => {
    for (const one of ascii) {
      const text = `a${one}1`;
      const put = () => parse("x://h/p").with({ authority: text }).authority;
      // A ":" starts the port, here one that is fine.
      if (one === ":" || allowed.authority.includes(one)) expect(put()).toBe(text);
      else expect(["authority", "userinfo", "host", "port"]).toContain(failureOf(put).component);
    }
  });
});

describe("a hole between brackets", () => {
  test("takes the characters of addresses, and nothing that closes the bracket", () => {
    for (const one of ascii) {
      const put = () => untyped`x://[${`1:${one}`}::]/`;
      if (!allowed.insideBrackets.includes(one)) {
        expect(failureOf(put), one).toMatchObject({ code: "invalid-character", component: "host", hole: 0 });
      }
    }
    for (const hexdig of "ABCDEFabcdef0123456789") {
      expect(untyped`x://[${`1:${hexdig}`}::]/`.host).toBe(`[1:${hexdig}::]`);
    }
    expect(untyped`x://[${"::"}ffff:${"1.2.3.4"}]/`.hostKind).toBe("ipv6");
  });
});

describe("a dot in a label", () => {
  test.each([".", "%2e", "%2E", "a.b", "a%2Eb"])("%s is refused, however it is written", (text) => {
    expect(failureOf(() => untyped`https://${text}.example.com/`)).toMatchObject({ component: "host", hole: 0 });
  });
});
