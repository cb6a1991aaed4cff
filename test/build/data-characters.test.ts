import { describe, expect, test } from "vitest";
import { decode, parse } from "../../src/index.js";
import { dataPlaces } from "./data-places.js";
import { failureOf } from "./failure-of.js";
import { ascii, beyondAscii, loneSurrogates, triplet } from "./kept-characters.js";

describe.each(dataPlaces.map((place) => [place.name, place] as const))("data in %s", (_, place) => {
  const { kept, component, write, read, readsAs = (data) => data, space = "%20" } = place;

  /** What is written, and what comes back. Law 5: as text, the data. */
  const written = (data: string) => ({
    text: write(data),
    decoded: decode(space === "+" ? write(data).replaceAll("+", " ") : write(data)),
    ...(read === undefined ? {} : { read: read(data) }),
  });
  const expected = (data: string, text: string) => ({
    text,
    decoded: data,
    ...(read === undefined ? {} : { read: readsAs(data) }),
  });

  test("every character of ASCII", () => {
    const texts = ascii.map((one) => (kept.includes(one) ? one : one === " " ? space : triplet(one)));
    ascii.forEach((one, code) => {
      const data = `a${one}b`;
      expect(written(data)).toEqual(expected(data, `a${texts[code]}b`));
    });
    const all = `-${ascii.join("-")}-`;
    expect(written(all)).toEqual(expected(all, `-${texts.join("-")}-`));
  });

  test("characters of two, three and four octets", () => {
    for (const [character, text] of beyondAscii) {
      const data = `a${character}b`;
      expect(written(data)).toEqual(expected(data, `a${text}b`));
    }
  });

  test("text that looks encoded is data", () => {
    expect(written("%41%zz%")).toEqual(expected("%41%zz%", "%2541%25zz%25"));
  });

  test.each(loneSurrogates)("a surrogate that stands alone: %s", (_, data, index) => {
    const failure = failureOf(() => write(data));
    expect(failure).toMatchObject({ code: "lone-surrogate", component });
    expect(failure.input.slice(failure.index)).toBe(data.slice(index));
  });

  test("what is written is a URI reference of its own component", () => {
    const data = `a${ascii.filter((one) => one !== "/").join("")}€😀`;
    expect(parse(`#${write(data)}`).fragment).toBe(write(data));
  });
});
