import { describe, expect, test } from "vitest";
import { canParse, safeParse } from "../../src/index.js";
import { everyString, grammarClasses } from "../oracle/every-string.js";
import { accepts, type Kind } from "../oracle/rfc3986.js";
import { sameFields, uriFields } from "../oracle/uri-fields.js";
import { viablePrefix } from "../oracle/viable-prefix.js";

/** The longest strings that are tried; one more takes fourteen times as long. */
const longest = Number(process.env.URIGAMI_EXHAUSTIVE ?? 6);

/** What the library and the oracle say differently about a text; undefined when they agree. */
function difference(text: string, accepted: boolean, kind: Kind, withFailure: boolean): string | undefined {
  const options = kind === "reference" ? undefined : { kind };
  if (canParse(text, options) !== accepted) return `canParse is ${!accepted}`;
  if (!accepted && !withFailure) return undefined;
  const result = safeParse(text, options);
  if (result.ok !== accepted) return `safeParse is ${result.ok}`;
  if (!result.ok) {
    // Nothing in front of the place of a failure is wrong.
    const { index } = result.error;
    if (!(Number.isInteger(index) && index >= 0)) return `index ${index}`;
    return kind === "reference" && index > viablePrefix(text) ? `index ${index} is past the fault` : undefined;
  }
  const fields = uriFields(text, kind);
  return fields !== undefined && sameFields(result.uri, fields)
    ? undefined
    : `components ${JSON.stringify(result.uri)}`;
}

/** The first differences over many texts; failures are looked at in all but the longest of them, when that is given. */
function differences(texts: Iterable<string>, kind: Kind, withoutFailureFrom = Number.POSITIVE_INFINITY) {
  const found: string[] = [];
  let accepted = 0;
  let all = 0;
  for (const text of texts) {
    all++;
    const verdict = accepts(text, kind);
    if (verdict) accepted++;
    const differs = difference(text, verdict, kind, text.length < withoutFailureFrom);
    if (differs !== undefined) {
      found.push(`${JSON.stringify(text)}: ${differs}`);
      if (found.length === 20) break;
    }
  }
  return { found, accepted, all };
}

/** The texts with something in front and behind. */
function* framed(texts: Iterable<string>, front: string, behind: string): Generator<string> {
  for (const text of texts) yield front + text + behind;
}

describe(`every string of up to ${longest} characters, one for each class of the grammar`, () => {
  test("as a reference", () => {
    const { found, accepted, all } = differences(everyString(grammarClasses, longest), "reference", longest);
    expect(found).toEqual([]);
    expect(accepted).toBeGreaterThan(all / 20);
  });

  test.each(["uri", "absolute", "relative"] as const)("as kind %s, one character less", (kind) => {
    expect(differences(everyString(grammarClasses, longest - 1), kind).found).toEqual([]);
  });

  test.each([
    ["http:", ""],
    ["//", ""],
    ["x://g", ""],
    ["//1.1.1", ""],
    ["//g:", "/"],
    ["//g@", "?"],
    ["//[::1]", ""],
    ["//", "[::1]"],
    ["//", "@[v1.g]:1"],
  ])("between %s and %s, two characters less", (front, behind) => {
    expect(differences(framed(everyString(grammarClasses, longest - 2), front, behind), "reference").found).toEqual([]);
  });
});

describe("every short bracket content", () => {
  test.each([
    [":1fv.g", "//[", "]"],
    ["[]:1fv.", "//[", "]"],
    [":1f", "x://[1:1:1:", "]:1"],
    [":1.", "//[::", ".1.1]"],
    [":0", "//u@[1:1:1:1:1:", ":1]"],
    ["v1a.:-!%@", "//[v", "]"],
  ])("of %s between %s and %s", (alphabet, front, behind) => {
    const length = longest + (alphabet.length < 7 ? 1 : alphabet.length === 7 ? 0 : -1);
    const { found, accepted } = differences(framed(everyString(alphabet, length), front, behind), "reference");
    expect(found).toEqual([]);
    expect(accepted).toBeGreaterThan(4);
  });

  test("of groups and colons, up to seventeen pieces, with an address behind and without", () => {
    let texts = [""];
    const all: string[] = [];
    for (let pieces = 1; pieces <= 17; pieces++) {
      texts = texts.flatMap((text) => (text.endsWith("1") ? [`${text}:`] : [`${text}1`, `${text}:`]));
      all.push(...texts);
    }
    const spelled = [
      ...all,
      ...all.map((text) => text.replaceAll("1", "a1Bf")),
      ...all.filter((text) => !text.endsWith("1")).map((text) => `${text}1.2.3.4`),
    ];
    const { found, accepted } = differences(framed(spelled, "//[", "]"), "reference");
    expect(found).toEqual([]);
    // 36 places of "::", or none, in two spellings; 21 places, or none, in front of an address.
    expect(accepted).toBe(37 * 2 + 22);
  });
});

describe("every address of four numbers from the edges of dec-octet", () => {
  const octets = [
    "",
    "0",
    "00",
    "01",
    "9",
    "10",
    "99",
    "100",
    "199",
    "200",
    "249",
    "250",
    "255",
    "256",
    "260",
    "300",
    "1000",
  ];
  test("as a host, and at the end of an IPv6 address", () => {
    const texts = octets.flatMap((a) =>
      octets.flatMap((b) => [`${a}.${b}.1.255`, `255.1.${a}.${b}`, `${a}.1.1.${b}`, `1.${a}.${b}`, `1.1.1.${a}.${b}`]),
    );
    expect(differences(framed(texts, "//", ""), "reference").found).toEqual([]);
    expect(differences(framed(texts, "//[::", "]"), "reference").found).toEqual([]);
    expect(differences(framed(texts, "//[1:2:3:4:5:6:", "]"), "reference").found).toEqual([]);
  });
});
