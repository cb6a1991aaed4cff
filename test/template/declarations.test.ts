import { afterAll, describe, expect, test } from "vitest";
import { compilers, problemOf } from "../gate/compilers.js";
import { inProject } from "../gate/project.js";
import { builtDeclarations, removeBuiltDeclarations } from "../types/compile-cost.js";
import { declarationsOf } from "../types/type-project.js";

// What a library that exports templates and their links gives to its users: a readable line for each.

const library = `import { expand, fromOpenApi, safeTemplate, template } from "urigami/template";
export const issues = template("https://api.github.com/repos/{owner}/{repo}/issues{/number}{?state,page}");
export const wide = template("/a/{b}" as string);
export const user = fromOpenApi("/users/{user-id}");
export const link = issues.expand({ owner: "octocat", repo: "hello", page: 2 });
export const linkOf = (owner: string) => issues.expand({ owner, repo: "hello" });
export const safeLink = issues.safeExpand({ owner: "octocat", repo: "hello" });
export const mine = issues.partial({ owner: "octocat" });
export const later = mine.expand({ repo: "hello" });
export const found = issues.match("https://api.github.com/repos/a/b/issues");
export const foundMine = mine.match("https://api.github.com/repos/a/b/issues");
export const relative = template("/files{/path*}").expand({ path: ["a"] });
export const userLink = user.expand({ "user-id": 1 });
export const text = expand("/a/{b}", { b: 1 });
export const safe = safeTemplate("/a/{b}");
export const based = (base: string) => template("{+base}/x").expand({ base });
export const unknown = wide.expand({ b: 1 });
export class Client { readonly issues = template("/repos/{owner}/issues{?page}"); }
`;

afterAll(removeBuiltDeclarations);

describe.each(compilers.map((compiler) => [compiler.name, compiler] as const))("TypeScript %s", (_, compiler) => {
  test("an exported template, its links and what it matches are one readable line each", async () => {
    const { compiled, declarations } = await declarationsOf(
      compiler,
      {
        files: {
          "library.ts": library,
          "node_modules/urigami/package.json":
            '{ "name": "urigami", "type": "module", "exports": { ".": "./dist/index.js", "./template": "./dist/template/index.js" } }',
        },
        options: { preserveSymlinks: true },
        links: {
          "node_modules/urigami/dist": await builtDeclarations(),
          "node_modules/type-fest": inProject("node_modules/type-fest"),
        },
      },
      "library.ts",
    );
    expect(problemOf(compiled)).toBeUndefined();
    // The text of a line, without the modules of names and the breaks inside of objects.
    const lines = declarations
      .replaceAll(/import\("[^"]*"\)\./g, "")
      .replaceAll(/\n(?: +|\})/g, (end) => (end.endsWith("}") ? " }" : " "))
      .split("\n");
    const lineOf = (name: string) => lines.find((line) => line.includes(` ${name}: `))?.replace(/^.*? (\w+: )/, "$1");
    const issues = '"https://api.github.com/repos/{owner}/{repo}/issues{/number}{?state,page}"';
    expect(lineOf("issues")).toBe(`issues: Template<${issues}, {}, "rfc6570">;`);
    expect(lineOf("wide")).toBe('wide: Template<string, {}, "rfc6570">;');
    expect(lineOf("user")).toBe('user: Template<"/users/{user-id}", {}, "openapi">;');
    expect(lineOf("mine")).toMatch(/^mine: Template<".*", \{ readonly owner: "octocat"; \}, "rfc6570">;$/);
    expect(lineOf("link")).toBe(
      `link: TypedUri<AbsoluteExpansion<${issues}, { readonly owner: "octocat"; readonly repo: "hello"; readonly page: 2; }>>;`,
    );
    expect(lineOf("safeLink")).toMatch(/^safeLink: Result<TypedUri<AbsoluteExpansion<"/);
    expect(lineOf("relative")).toMatch(/^relative: TypedUri<RelativeExpansion<"/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(230);
    expect(declarations).not.toContain("Gather");
  });
});
