import { describe, expect, test } from "vitest";
import { type Editor, editors, openEditor } from "./language-service.js";

// What a person sees while writing: the sentence and where it stands, hovers, completions.

const head = 'import { type CheckUri, parse, safeParse, uri, uris, type UriOf } from "urigami";\n';

/** The sentence of the compiler's error on an argument or a property: what the type that nothing fits says. */
const sentenceIn = (text: string): string =>
  /to (?:parameter of )?type '(?:'?)"((?:[^"\\]|\\.)*)"/
    .exec(text.split("\n").at(-1) ?? "")?.[1]
    ?.replace(/\\(.)/g, "$1") ?? text;

describe.each(editors.map((editor) => [editor.name, editor] as const))("TypeScript %s", (_, { folder }) => {
  const editor: Editor = openEditor(folder);
  const errorsOf = (code: string) => {
    editor.open(head + code);
    return editor.errors().map(({ text, on }) => ({ sentence: sentenceIn(text), on }));
  };

  test.each([
    ['"https://exa mple.com"', "a space is not allowed in the host, at 11"],
    ['"example.com"', 'there is no scheme: did you mean "https://example.com"?'],
    ['"https://example.com/{id}"', '"{" is not allowed in the path, at 20: for a template use template'],
    [
      '"https://ex\u00e4mple.com"',
      "a character outside ASCII is not allowed in the host, at 10: urigami/iri converts it",
    ],
    ['"https://example.com\\\\a"', '"\\" is not allowed in the host, at 19: a URI has only "/"'],
    ['"https://example.com/100%"', '"%" without two hexadecimal digits in the path, at 23'],
    ['"https://example.com:80a/"', '"a" is not allowed in the port, at 22: a port is digits only'],
    ['"https://example.com:99999/"', "the port 99999 is past 65535, at 20"],
    ['"http:/x"', 'a URI of the scheme "http" needs a host, at 5'],
    ['"https://"', 'a URI of the scheme "https" needs a host, at 8'],
    ["String(1)", "this is a string, not a constant: use parse for text that is known at run time only"],
    [
      "`https://h/${String(1)}`",
      "this text has a hole, which could hold anything: use the tag, uri`...`, or template, which encode what is put in",
    ],
  ])("uri(%s) says what is wrong, on the argument", (argument, sentence) => {
    const [error, ...more] = errorsOf(`uri(${argument});`);
    expect(more).toEqual([]);
    expect(error?.on).toBe(argument);
    expect(error?.sentence).toContain(sentence);
  });

  test("parse says the same of a constant", () => {
    const [error, ...more] = errorsOf('parse("https://exa mple.com");');
    expect(more).toEqual([]);
    expect(error?.on).toBe('"https://exa mple.com"');
    expect(error?.sentence).toContain("a space is not allowed in the host, at 11");
  });

  test("an error stands on the entry of a table", () => {
    const errors = errorsOf('uris({ docs: "https://docs.example/", bad: "https://exa mple/", mail: "mailto:a@b" });');
    expect(errors.map(({ on }) => on)).toEqual(["bad"]);
    expect(errors[0]?.sentence).toContain("a space is not allowed in the host, at 11");
  });

  test("an error stands on the part, and on the element of segments", () => {
    expect(errorsOf('uri({ scheme: "https", host: "exa mple" });').map(({ on }) => on)).toEqual(["host"]);
    expect(errorsOf('uri({ scheme: "https", host: "h", segments: ["a", "..", "b"] });').map(({ on }) => on)).toEqual([
      '".."',
    ]);
    expect(errorsOf('uri({ scheme: "https", host: "h", pathname: "/a" });').map(({ on }) => on)).toEqual(["pathname"]);
  });

  test("an error stands on the argument of a step", () => {
    const errors = errorsOf('uri().scheme("https").host("exa mple").segments("a", "..").build();');
    expect(errors.map(({ on }) => on)).toEqual(['"exa mple"', '".."']);
  });

  test("an error stands on the argument of a user's own function", () => {
    const errors = errorsOf(
      'const link = <const Text extends string>(label: string, to: CheckUri<Text>) => label + to;\nlink("a", "b.example");',
    );
    expect(errors.map(({ on }) => on)).toEqual(['"b.example"']);
    expect(errors[0]?.sentence).toContain("there is no scheme");
  });

  test("what is right has no error", () => {
    expect(
      errorsOf(
        'export const a = uri("https://a.example/"), b = uris({ a: "/x" }), c = parse("x"), d = safeParse("%");',
      ),
    ).toEqual([]);
  });

  test.each([
    ["a constant", 'const /**/docs = uri("https://docs.example.com/guide?lang=en#intro");'],
    ["an entry of a table", 'const links = uris({ docs: "https://docs.example.com/" }); links./**/docs;'],
    ["a built link", 'const /**/link = uri().scheme("https").host("a.example").segments("x").build();'],
    ["parsed text", "const /**/api = parse(String(1));"],
    ["an annotated constant", 'const /**/home: UriOf<"https://a.example/"> = uri("https://a.example/");'],
  ])("the hover of %s is one short line", (_name, code) => {
    editor.open(head + code);
    const shown = editor.hover();
    expect(shown).not.toContain("\n");
    expect(shown.length).toBeLessThanOrEqual(140);
    expect(shown).toContain("Uri");
  });

  test("the hover of a component shows its literal", () => {
    editor.open(`${head}const docs = uri("https://docs.example.com/guide"); docs./**/host;`);
    expect(editor.hover()).toContain('"docs.example.com"');
  });

  test.each([
    ['uri("/**/");', "https://"],
    ['uri("ht/**/");', "https://"],
    ['uri("mai/**/");', "mailto:"],
    ['uri().scheme("/**/");', "https"],
    ['uri().scheme("w/**/");', "wss"],
    ['uri({ scheme: "/**/" });', "https"],
  ])("completions in %s offer %s", (code, offered) => {
    editor.open(head + code);
    expect(editor.completions()).toContain(offered);
  });

  test("completions behind a Uri offer its components", () => {
    editor.open(`${head}const u = uri("https://a.example/"); u./**/`);
    expect(editor.completions()).toEqual(expect.arrayContaining(["host", "path", "segments", "params", "with"]));
  });
});
