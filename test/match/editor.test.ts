import { describe, expect, test } from "vitest";
import { type Editor, editors, openEditor } from "../types/language-service.js";

// What an editor offers while patterns are written and used.

const head = `import { match } from "ts-pattern";
import { parse } from "urigami";
import { dispatch, host, path, query, text } from "urigami/match";
import { int } from "urigami/routes";
const links = dispatch({ user: [host("{tenant}.example.com"), path("/users/{id}", { id: int })], page: query({ q: text }) });
`;

describe.each(editors.map((editor) => [editor.name, editor] as const))("TypeScript %s", (_, { folder }) => {
  const editor: Editor = openEditor(folder);

  test.each([
    ['path("/users/{id}{/rest*}", { /**/ })', ["id", "rest"]],
    ['path("/users/{id}/{name}", { id: int, /**/ })', ["name"]],
    ['links.handle(parse("a:"), { /**/ }, () => 1)', ["page", "user"]],
    ['links.handle(parse("a:"), { user: ({ /**/ }) => 1 }, () => 1)', ["id", "tenant"]],
    ['const found = links.match(parse("a:")); if (found?.name === "/**/") {}', ["page", "user"]],
    ['match(parse("a:" as string)).with(path("/users/{id}"), ({ /**/ }) => 1)', ["id"]],
  ])("%s", (code, expected) => {
    editor.open(head + code);
    const offered = editor.completions().map((name) => name.replaceAll('"', ""));
    expect(offered.sort()).toEqual(expected);
  });
});
