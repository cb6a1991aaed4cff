import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, type Uri } from "../../src/index.js";
import { untyped } from "./untyped.js";

/** Values that would end a component, start another one, or change how it is read, if they were taken as text. */
const attacks = [
  "/",
  "//",
  "//evil",
  "/../..",
  "..",
  ".",
  "",
  "?",
  "?a=b",
  "#",
  "#f",
  "&",
  "&admin=1",
  "=",
  "a=b&c=d",
  ":",
  ":80",
  "@",
  "@evil",
  "evil@",
  "a:b@evil:1/",
  "%",
  "%2",
  "%2F",
  "%2e%2e",
  "%00",
  "%zz",
  "\\",
  "\\\\evil",
  "\0",
  "\t",
  "\n",
  "\r\nHost: evil",
  " ",
  "[",
  "]",
  "[::1]",
  "::1",
  "javascript:alert(1)",
  "https://evil/",
  ";",
  ",",
  "+",
  "'",
  '"',
  "<script>",
  "{id}",
  "é",
  "。",
  "／",
  "？",
  "＃",
  "＠",
  "．",
  "‥",
  "\ud800",
  "\udc00\ud800",
  "😀",
  "a.b",
  "evil.com",
  "0",
  "-1",
  "65536",
  "1e3",
  "\u202e",
  "\ufeff",
  "__proto__",
];

const value = fc.oneof(
  fc.constantFrom(...attacks),
  fc.tuple(fc.constantFrom(...attacks), fc.constantFrom(...attacks)).map(([one, other]) => one + other),
  fc
    .tuple(fc.constantFrom("a", "1"), fc.constantFrom(...attacks), fc.constantFrom("b", "2", ""))
    .map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 6 }),
);

/** Templates with holes in every position, and what fills them harmlessly: the structure that has to stay. */
const templates: readonly (readonly [
  name: string,
  fill: (...values: readonly unknown[]) => Uri,
  harmless: readonly string[],
])[] = [
  ["scheme", (a) => untyped`${a}://h/p?k=v#f`, ["x"]],
  ["user", (a) => untyped`x://${a}@h/p`, ["u"]],
  ["password", (a) => untyped`x://u:${a}@h/p`, ["u"]],
  ["user and password", (a, b) => untyped`x://${a}:${b}@h/p`, ["u", "p"]],
  ["host", (a) => untyped`x://${a}/p`, ["h"]],
  ["host and port", (a, b) => untyped`x://${a}:${b}/p`, ["h", "1"]],
  ["label", (a) => untyped`x://${a}.example.com/p`, ["h"]],
  ["two labels", (a, b) => untyped`x://${a}.${b}.example.com/p`, ["h", "i"]],
  ["parts of a label", (a, b) => untyped`x://a${a}-${b}.example.com/p`, ["h", "i"]],
  ["an address", (a) => untyped`x://[${a}]/p`, ["::1"]],
  ["segment", (a) => untyped`x://h/a/${a}/b?k`, ["s"]],
  ["two segments", (a, b) => untyped`/a/${a}/${b}`, ["s", "t"]],
  ["the first segment", (a) => untyped`/${a}`, ["s"]],
  ["the first segment behind a dot", (a) => untyped`./${a}`, ["s"]],
  ["part of a segment", (a, b) => untyped`/a${a}b/.${b}`, ["s", "t"]],
  ["parts side by side", (a, b) => untyped`/${a}${b}/c`, ["s", "t"]],
  ["a rootless path", (a) => untyped`mailto:${a}?subject=s`, ["s"]],
  ["key", (a) => untyped`/?a&${a}=v&b`, ["k"]],
  ["value", (a) => untyped`/?k=${a}&l=m#f`, ["v"]],
  ["part of a value", (a, b) => untyped`/?k=a${a}-${b}&l#f`, ["v", "w"]],
  ["key and value", (a, b) => untyped`/?${a}=${b}`, ["k", "v"]],
  ["query", (a, b) => untyped`/?${{ [String(a)]: b }}#f`, ["k", "v"]],
  ["fragment", (a) => untyped`/a?b#${a}`, ["f"]],
  ["behind a base", (a, b) => untyped`${parse("x://u@h:1/v1/")}/${a}?k=${b}`, ["s", "v"]],
];

/** What a value in a hole must never change: which parts are there, how many pieces they have, what stands in others. */
function structureOf(uri: Uri) {
  const { kind, authority, userinfo, host, query, fragment } = uri;
  return {
    kind,
    hasAuthority: authority !== undefined,
    // Behind the first ":", a ":" is part of the password.
    hasPassword: userinfo?.includes(":"),
    labels: host?.startsWith("[") ? "literal" : host?.split(/\.|%2e/i).length,
    port: authority
      ?.replace(/^.*@/, "")
      .replace(/^\[[^\]]*\]/, "")
      .split(":").length,
    segments: uri.path.split("/").length,
    pairs: query?.split("&").map((pair) => pair.split("=").length),
    hasFragment: fragment !== undefined,
  };
}

describe.each(templates)("%s", (name, fill, harmless) => {
  const expected = structureOf(fill(...harmless));
  const isWholeHost = name.startsWith("host");
  const structure = (uri: Uri) => (isWholeHost ? { ...structureOf(uri), labels: 0 } : structureOf(uri));

  test("keeps its structure, whatever is put in", () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: harmless.length, maxLength: harmless.length }), (values) => {
        let made: Uri;
        try {
          made = fill(...values);
        } catch (error) {
          expect(Object(error).code, String(error)).toMatch(/^[a-z0-9-]+$/);
          return;
        }
        expect(structure(made)).toEqual(isWholeHost ? { ...expected, labels: 0 } : expected);
        expect(made).toStrictEqual(parse(made.href));
        expect(made.segments).not.toContain("..");
      }),
      { numRuns: 500, seed: 3986 },
    );
  });

  test("every attack by itself, in every hole", () => {
    harmless.forEach((_, hole) => {
      for (const attack of attacks) {
        let made: Uri;
        try {
          made = fill(...harmless.map((one, index) => (index === hole ? attack : one)));
        } catch (error) {
          const found = Object(error);
          expect(typeof found.code, String(error)).toBe("string");
          // A base is the first hole of its template.
          if (found.hole !== undefined)
            expect(found.hole).toBe(name === "behind a base" ? hole + 1 : name === "query" ? 0 : hole);
          continue;
        }
        expect(structure(made), attack).toEqual(isWholeHost ? { ...expected, labels: 0 } : expected);
      }
    });
  });
});
