import { describe, expect, test } from "vitest";
import { canParse, safeParse } from "../../src/index.js";
import { removeDotSegments } from "../oracle/reference-resolution.js";
import { sameFields, uriFields } from "../oracle/uri-fields.js";
import { flood, hostileFrames, hostilePieces } from "./hostile-texts.js";
import { touchedCharacters } from "./touched-characters.js";

const named = hostilePieces.map((piece) => [JSON.stringify(piece), piece] as const);

describe("a megabyte of one piece", () => {
  test.each(named)(
    "of %s is judged right, in every frame",
    (_, piece) => {
      for (const frame of hostileFrames) {
        const text = flood(piece, 1 << 20, frame);
        const result = safeParse(text);
        expect(canParse(text)).toBe(result.ok);
        // Not through toEqual: a difference of a megabyte takes minutes to print.
        const fields = uriFields(text);
        const same = result.ok ? fields !== undefined && sameFields(result.uri, fields) : fields === undefined;
        expect(same, frame.join("…")).toBe(true);
      }
    },
    10_000,
  );
});

describe("ten times the text", () => {
  const growth = (work: (text: string) => unknown, make: (length: number) => string) => {
    const [one, ten] = [make(2_000), make(20_000)];
    return { one: touchedCharacters(() => work(one)), ten: touchedCharacters(() => work(ten)) };
  };

  test("the measure tells linear from quadratic work", () => {
    const dots = (length: number) => flood("/a/..", length, ["", ""]);
    const byTheLetter = growth(removeDotSegments, dots);
    expect(byTheLetter.ten / byTheLetter.one).toBeGreaterThan(50);
    const once = growth((text) => text.split("/"), dots);
    expect(once.ten / once.one).toBeCloseTo(10, 1);
    // Every character of an accepted text is looked at.
    expect(touchedCharacters(() => canParse("/".repeat(1000)))).toBeGreaterThanOrEqual(1000);
  });

  test.each(named)("of %s is at most ten times the work, in every frame", (_, piece) => {
    for (const frame of hostileFrames) {
      for (const [work, perCharacter] of [
        // The text, its triplets, and what stands between brackets, cut out and asked.
        [canParse, 4],
        // A failure is explained by the rules of the grammar, which cut the text into its components first.
        [safeParse, 16],
      ] as const) {
        const { one, ten } = growth(
          (text) => work(text),
          (length) => flood(piece, length, frame),
        );
        // The frame and the fixed steps count alike in both; a piece may not divide the length.
        expect(ten, `${work.name} of ${frame.join("…")}: ${one} to ${ten}`).toBeLessThanOrEqual(10 * one + 300);
        expect(ten, `${work.name} of ${frame.join("…")}`).toBeLessThanOrEqual(perCharacter * 20_000 + 300);
      }
    }
  });
});
