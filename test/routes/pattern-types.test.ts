import { describe, expect, test } from "vitest";
import { isPatternFault, parsePattern } from "../../src/routes/pattern.js";
import { patternSentences } from "../../src/routes/pattern-sentences.js";
import { failureOf } from "../../src/uri/failure.js";
import { type CompilerName, compileGenerated, compilers } from "./compile-generated.js";

/** What patterns are made of: each kind of part, each delimiter, and what has no place. */
const parts = [
  "/",
  "/",
  "a",
  "a",
  ".",
  "%2e",
  "{id}",
  "{a}",
  "{/a}",
  "{/b*}",
  "{?q}",
  "{?id,r*}",
  "{#f}",
  "{",
  "}",
  "x:",
  "x://",
];

/** Written out: one for each sentence, and what the parts cannot make. */
const written = [
  "",
  "https://h:65536/x",
  "https://h:65535/x",
  "https://{a}.h:99999/x",
  "https://{a}:99999{/x}",
  "HTTP://h:99999{?q}",
  "https://:80/x",
  "https:///x",
  "https://{/a}",
  "https://{?a}",
  "https:/x",
  "https:{/a}",
  "ws:x",
  "https:",
  "x://h:99999/x",
  "x:///x",
  "a",
  "//",
  "//a",
  "/a//b",
  "/a/",
  "/users/{id}",
  "/{a}-{b}",
  "/{a}{b}",
  "/{a}.json",
  "/v{n}",
  "/v{n}.json/{x}",
  "/{a}/{a}",
  "/a/{}",
  "/rx/{n",
  "/a/b}",
  "/a/{b*:3}",
  "/a/{b:0}",
  "/a/{b:3}",
  "/a/{b*}",
  "/{a,b}",
  "/{a.b}",
  "/{%41}",
  "/{__proto__}",
  "/{a-b}",
  "/{+a}",
  "/{.a}",
  "/{;a}",
  "/{&a}",
  "/{=a}",
  "/{,a}",
  "/{!a}",
  "/{@a}",
  "/{|a}",
  "{/a,b}",
  "{/a*,b}",
  "{/a,b*}",
  "{/a*}",
  "{/a*}/x",
  "{/a*}x",
  "{/a*}{b}",
  "{/a*}{/b}",
  "{/a}{/b}",
  "{/a}/x",
  "{/a}x",
  "{/a}/x{/b}",
  "{/a}{b}",
  "/x{/a}/{b}",
  "/x/{/a}",
  "{?a}",
  "{?a,b}",
  "{?a*}",
  "{?a,a}",
  "{?a}{?b}",
  "{?a}x",
  "{?a}{b}",
  "{?a}{/b}",
  "{?a}{#b}",
  "{#a}",
  "{#a,b}",
  "{#a*}",
  "{#a:3}",
  "{#a}x",
  "{#a}{#b}",
  "{#a}{?b}",
  "{#}",
  "{?}",
  "{/}",
  "/a?b",
  "/a#b",
  "/a b",
  "/a[b",
  "/ä",
  "/{ä}",
  "/a%2",
  "/a%zz",
  "/a%41",
  "/.",
  "/..",
  "/./a",
  "/a/..",
  "/a/../b",
  "/%2e",
  "/%2E%2e/x",
  "/.{a}",
  "/..{a}",
  "/{a}.",
  "/{a}/.",
  "/a.",
  "/.{/a}",
  "/a/.{?q}",
  "a:b",
  "a:{b}",
  "a:/b",
  "a:",
  "1a:b",
  "a b:c",
  ":a",
  "a/b:c",
  "https://h",
  "https://h/",
  "https://h/a",
  "https://{t}.h",
  "https://{t}.h/{t}",
  "https://{a}{b}.h",
  "https://{a}.{b}.h",
  "https://{a}-x.h",
  "https://x-{a}",
  "https://{}.h",
  "https://{a",
  "https://{a/b",
  "https://a}b",
  "https://h:80/a",
  "https://h:x/a",
  "https://{t}:80",
  "https://h:80:80",
  "https://u@h",
  "https://h?a",
  "https://h{?a}",
  "https://h{/a}",
  "https://h{#a}",
  "https://{a:3}.h",
  "https://{a*}.h",
  "https://{a,b}.h",
  "https://{+a}.h",
  "app:///a",
  "app://",
  "HTTPS://H/{a}",
  "https://[::1]/",
  "https://h:/a",
  "https://{a}.h:8{b}",
  "https://{a}x{b}.h",
  "/a{/a}",
  "/{id}/{id2}",
  "/{_}",
  "/{0}",
  "/a,b;c=d",
  "/a:b/c@d",
  "/{a}:{b}",
  "/a\\b",
  "/a`",
  "/{a }",
  "/{ a}",
  "/ {a}",
  "/{a}/ ",
  "x://a{/b}{/c}",
  "{/a}{?a}",
  "/{a}{?b}{#a}",
  "urn:isbn:{n}",
  "/{ab}{/ab}",
  "/.a",
  "/...",
  "/a/.b/{c}",
  "{/a}/.",
  "{/a}/..{?q}",
];

/** Every pattern of up to three of the parts, and a fixed choice of longer ones. */
function generated(): readonly string[] {
  const distinct = [...new Set(parts)];
  const found = new Set<string>(written);
  for (const one of distinct) {
    found.add(one);
    for (const two of distinct) {
      found.add(one + two);
      for (const three of distinct) if (/^[/x{]/.test(one)) found.add(one + two + three);
    }
  }
  let state = 42;
  const next = (): string => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return parts[Math.floor((state / 2147483648) * parts.length)] ?? "";
  };
  for (let count = 0; count < 600; count++) found.add(`/${next()}${next()}${next()}${next()}${next()}`);
  for (let count = 0; count < 150; count++) found.add(`x://${next()}${next()}${next()}${next()}`);
  return [...found];
}

const patterns = generated();

const said = (text: string): string => {
  const parsed = parsePattern(text);
  return isPatternFault(parsed) ? failureOf(patternSentences, parsed, text).message : text;
};

describe("the compiler and the run time", () => {
  const source = [
    'import type { CheckPattern } from "source/routes/check-pattern.js";',
    "declare function check<const Text extends string>(text: Text): CheckPattern<Text>;",
    ...patterns.map((text, index) => `export const r${index} = check(${JSON.stringify(text)});`),
  ].join("\n");
  test.each(Object.keys(compilers) as CompilerName[])(
    "say the same about each pattern, %s",
    (compiler) => {
      const { declarations } = compileGenerated(compiler, source, true);
      const found = [...declarations.matchAll(/^export declare const r(\d+): (.*);$/gm)].map(([, index, type]) => [
        patterns[Number(index)],
        type,
      ]);
      expect(found).toHaveLength(patterns.length);
      const differing = found.filter(([text, type]) => JSON.stringify(said(text ?? "")) !== type);
      expect(differing.slice(0, 60).map(([text, type]) => [text, type, said(text ?? "")])).toEqual([]);
    },
    300_000,
  );
  test("both verdicts are met often", () => {
    const good = patterns.filter((text) => said(text) === text).length;
    expect(good).toBeGreaterThan(200);
    expect(patterns.length - good).toBeGreaterThan(1000);
  });
});
