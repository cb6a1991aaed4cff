import { describe, expect, test } from "vitest";
import { parse, UriError } from "../../src/index.js";
import {
  expand,
  fromOpenApi,
  safeExpand,
  safeTemplate,
  type Template,
  type TemplateValues,
  template,
} from "../../src/template/index.js";
import { expansions, refusals } from "./expansions.js";
import { ambiguous, links, matches } from "./links.js";
import { malformed, malformedPastAscii, wellFormed } from "./malformed.js";
import { misshapen, misshapenSentences, shapely } from "./misshapen.js";
import { sentences } from "./sentences.js";

/** Values that the types refuse: tests of the run time. */
const wild = (values: Readonly<Record<string, unknown>>) => values as TemplateValues;

function failureOf(make: () => unknown): UriError {
  try {
    make();
  } catch (error) {
    if (error instanceof UriError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("the text of a template", () => {
  test.each(malformed)("%s is refused", (text, code, index, sentence) => {
    const result = safeTemplate(text as string);
    expect(result).toMatchObject({ ok: false, error: { code, index, component: "reference", input: text } });
    expect(result.ok ? "" : result.error.message).toContain(sentence);
    expect(result.ok ? "" : result.error.section).toMatch(/^RFC 6570 2\.[1-4]$/);
    expect(failureOf(() => template(text as string)).message).toBe(result.ok ? "" : result.error.message);
    expect(safeExpand(text, {})).toEqual(result);
  });

  test("is refused in the words of the type level", () => {
    const said = malformed.map(([text]) => failureOf(() => template(text as string)).message);
    expect(said).toEqual(sentences);
  });

  test.each(malformedPastAscii)("%j is refused at run time", (text, code, index) => {
    expect(safeTemplate(text as string)).toMatchObject({ ok: false, error: { code, index } });
  });

  test.each(wellFormed)("%s is taken", (text) => {
    expect(safeTemplate(text as string)).toMatchObject({ ok: true, value: { text } });
  });

  test.each(misshapen.map(([text], at) => [text, misshapenSentences[at] ?? ""]))("%s has no link", (text, sentence) => {
    const result = safeTemplate(text as string);
    expect(result).toMatchObject({ ok: false, error: { message: sentence, input: text } });
    expect(["missing-host", "port-out-of-range"]).toContain(result.ok ? "" : result.error.code);
    expect(failureOf(() => template(text as string)).message).toBe(sentence);
    expect(failureOf(() => fromOpenApi(text as string)).message).toBe(sentence);
    // The bare function knows no shapes.
    expect(safeExpand(text, {}).ok).toBe(true);
  });

  test.each(shapely)("%s may have links", (text) => {
    expect(safeTemplate(text as string).ok).toBe(true);
  });

  test("must be a string", () => {
    // biome-ignore lint/suspicious/noExplicitAny: what callers without types pass
    const nothing: any = undefined;
    expect(safeTemplate(nothing)).toMatchObject({ ok: false, error: { code: "not-a-string" } });
    expect(safeExpand(nothing, {})).toMatchObject({ ok: false, error: { code: "not-a-string" } });
  });
});

describe("expand", () => {
  test.each(expansions)("%s with %o", (text, values, expanded) => {
    expect(expand(text, values)).toBe(expanded);
    expect(expand(template(text), values)).toBe(expanded);
  });

  test.each(refusals)("%s refuses %o", (text, values, code, param) => {
    const result = safeExpand(text, wild(values));
    expect(result).toMatchObject({ ok: false, error: { code, param } });
    expect(failureOf(() => expand(text, wild(values)))).toMatchObject({ code, param });
  });

  test("takes a Uri as its text", () => {
    expect(expand("/go{?to}", { to: parse("https://h.example/?a=b") })).toBe(
      "/go?to=https%3A%2F%2Fh.example%2F%3Fa%3Db",
    );
  });
});

describe("a link", () => {
  test.each(links)("%s with %o", (text, values, result) => {
    const made = template(text).safeExpand(wild(values));
    if (typeof result === "string") {
      expect(made.ok ? made.uri.href : made.error.message).toBe(result);
      expect({ ...parse(result) }).toEqual(made.ok && { ...made.uri });
      expect(expand(text, wild(values))).toBe(result);
    } else {
      const [code, param] = result;
      expect(made).toMatchObject({ ok: false, error: { code, param } });
      expect(failureOf(() => template(text).expand(wild(values)))).toMatchObject({ code, param });
    }
  });

  test("that is no URI is refused by the rule it breaks", () => {
    expect(template("{x}:y" as string).safeExpand({ x: "a b" })).toMatchObject({
      ok: false,
      error: { code: "invalid-scheme" },
    });
    expect(template("/a[{x}]").safeExpand({ x: 1 })).toMatchObject({ ok: false, error: { code: "invalid-character" } });
  });
});

describe("match", () => {
  test.each(matches)("%s reads %s", (text, link, found) => {
    expect(template(text).match(link)).toEqual(found);
    if (found !== undefined) expect(template(text).match(parse(link))).toEqual(found);
  });

  test.each(ambiguous)("%s is ambiguous", (text, param) => {
    expect(failureOf(() => template(text).match("/"))).toMatchObject({ code: "ambiguous-template", param });
  });

  test("refuses a look-alike", () => {
    const copy = { ...parse("/users/1") };
    expect(failureOf(() => template("/users/{id}").match(copy)).code).toBe("not-a-uri");
  });
});

describe("a template", () => {
  const repo = template("https://api.github.com/repos/{owner}/{repo}/issues{/number}{?page}");

  test("names its variables and text, and cannot be changed", () => {
    expect(repo.variables).toEqual(["owner", "repo", "number", "page"]);
    expect(String(repo)).toBe(repo.text);
    expect(template("/{x}/{x}").variables).toEqual(["x"]);
    expect(Object.isFrozen(repo)).toBe(true);
    expect(Object.isFrozen(repo.variables)).toBe(true);
  });

  test("takes some values now and the rest later", () => {
    const mine = repo.partial({ owner: "me", page: 2 });
    expect(mine.variables).toEqual(["repo", "number"]);
    expect(mine.expand({ repo: "a", number: 7 }).href).toBe("https://api.github.com/repos/me/a/issues/7?page=2");
    expect(mine.partial({ repo: "b" }).expand().href).toBe("https://api.github.com/repos/me/b/issues?page=2");
    expect(mine.match("https://api.github.com/repos/me/a/issues?page=2")).toEqual({ repo: "a" });
    expect(mine.match("https://api.github.com/repos/you/a/issues?page=2")).toBeUndefined();
    const tenant = template("https://{tenant}.example.com/{id}").partial({ tenant: "acme" });
    expect(tenant.match("https://ACME.example.com/A")).toEqual({ id: "A" });
    expect(repo.variables).toHaveLength(4);
    const wide: Template = mine as object as Template;
    expect(failureOf(() => wide.expand({ repo: "a", owner: "x" }))).toMatchObject({
      code: "unknown-param",
      param: "owner",
    });
  });

  test("from a path key of OpenAPI keeps its names", () => {
    const user = fromOpenApi("/users/{user-id}/{file name}");
    expect(user.variables).toEqual(["user-id", "file name"]);
    expect(user.expand({ "user-id": 1, "file name": "a b" }).href).toBe("/users/1/a%20b");
    expect(user.match("/users/1/x")).toEqual({ "user-id": "1", "file name": "x" });
    for (const name of ["1", "a:b", "a,b", "a*", "a.b", "a..b.", "a b", "a%b", "{a", "caf\u00e9", "\u{1f600}", "a:3"]) {
      const of = fromOpenApi(`/x/{${name}}` as string);
      expect(of.variables).toEqual([name]);
      expect(of.expand({ [name]: "a/b" }).href).toBe("/x/a%2Fb");
      expect(of.match("/x/a%2Fb")).toEqual({ [name]: "a/b" });
    }
    expect(failureOf(() => fromOpenApi("/users/{user-id" as string))).toMatchObject({
      code: "unclosed-expression",
      index: 7,
    });
    expect(failureOf(() => fromOpenApi("/users/{}" as string))).toMatchObject({ code: "empty-expression", index: 7 });
  });
});
