import { afterAll, describe, expect, test } from "vitest";
import { compilers, problemOf } from "../gate/compilers.js";
import { inProject } from "../gate/project.js";
import { builtDeclarations, removeBuiltDeclarations } from "./compile-cost.js";
import { compileProject, declarationsOf, type TypeProject } from "./type-project.js";

// What a library that exports constants gives to its users: a readable line for each, not an expanded parser.

const library = `import { normalize, parse, resolve, uri, uris } from "urigami";
export const docs = uri("https://docs.example.com/guide?lang=en#intro");
export const links = uris({ docs: "https://docs.example.com/", mail: "mailto:help@example.com" });
export const api = parse("https://api.example.com/v1", { schemes: ["https"] });
export const built = uri().scheme("https").host("api.example.com").port(8443).segments("users").query({ page: 2 }).build();
export const builder = uri().scheme("https").host("api.example.com");
export class Client { readonly base = uri("https://api.example.com/v1"); }
export const userOf = (id: string) => uri().scheme("https").host("api.example.com").segments("users", id).build();
export const ofParts = uri({ scheme: "https", host: "example.com", segments: ["a"] });
export const safe = uri().scheme("https").host("example.com").safeBuild();
export const half = (id: string) => parse(\`https://example.com/users/\${id}\` as const);
export const halfRelative = (id: string) => parse(\`/users/\${id}\` as const);
export const changed = docs.with({ path: "/x" });
export const resolved = resolve(docs, "../x");
export const normal = normalize(docs);
export const page = docs.params;
`;

/** A project with the package in its node_modules: only what the package exports can be named there. */
const withPackage = async (project: TypeProject): Promise<TypeProject> => ({
  files: {
    ...project.files,
    "node_modules/urigami/package.json":
      '{ "name": "urigami", "type": "module", "exports": { ".": "./dist/index.js" } }',
  },
  options: { ...project.options, preserveSymlinks: true },
  links: {
    "node_modules/urigami/dist": await builtDeclarations(),
    "node_modules/type-fest": inProject("node_modules/type-fest"),
  },
});

const annotated = `import { type Uri, type UriOf, uri } from "urigami";
export const docs: UriOf<"https://docs.example.com/guide"> = uri("https://docs.example.com/guide");
export const either: Uri = uri("https://docs.example.com/guide");
export class Client { readonly base: UriOf<"https://api.example.com/v1"> = uri("https://api.example.com/v1"); }
`;

const page = `import { type CheckUri, type HttpsUri, type UriOf, uri } from "urigami";
declare global {
  namespace JSX {
    interface Element { readonly tag: string }
    interface IntrinsicElements { a: { readonly href: string } }
  }
}
declare function Link<const Text extends string>(props: { readonly to: CheckUri<Text> }): JSX.Element;
declare function Button(props: { readonly to: HttpsUri }): JSX.Element;
declare function Card(props: { readonly to: UriOf<"https://a.example/"> | UriOf<"https://b.example/"> }): JSX.Element;
export const good = [
  <Link to="https://a.example/" />,
  <Link to="/relative" />,
  <Button to={uri("https://a.example/")} />,
  <Card to={uri("https://b.example/")} />,
  <a href={uri("https://a.example/").href} />,
];
export const bad = [
  // @ts-expect-error no scheme
  <Link to="a.example" />,
  // @ts-expect-error a string
  <Link to={String(1)} />,
  // @ts-expect-error http
  <Button to={uri("http://a.example/")} />,
  // @ts-expect-error another text
  <Card to={uri("https://c.example/")} />,
];
`;

afterAll(removeBuiltDeclarations);

describe.each(compilers.map((compiler) => [compiler.name, compiler] as const))("TypeScript %s", (_, compiler) => {
  test("an exported constant is one readable line", async () => {
    const { compiled, declarations } = await declarationsOf(
      compiler,
      await withPackage({ files: { "library.ts": library } }),
      "library.ts",
    );
    expect(problemOf(compiled)).toBeUndefined();
    const lines = declarations.split("\n").filter((line) => line !== "");
    const lineOf = (start: string) => lines.find((line) => line.trimStart().startsWith(start)) ?? "";
    expect(lineOf("export declare const docs")).toMatch(
      /^export declare const docs: \S*TypedUri<\S*Lit<"https:\/\/docs\.example\.com\/guide\?lang=en#intro">>;$/,
    );
    expect(lineOf("export declare const api")).toMatch(/TypedUri<\S*Lit<"https:\/\/api\.example\.com\/v1">>;$/);
    expect(lineOf("readonly base")).toMatch(/TypedUri<\S*Lit<"https:\/\/api\.example\.com\/v1">>;$/);
    expect(lineOf("readonly mail")).toMatch(/TypedUri<\S*Lit<"mailto:help@example\.com">>;$/);
    expect(lineOf("export declare const built")).toMatch(/TypedUri<.*>;$/);
    // The text of a line, without the paths of modules.
    for (const line of lines) expect(line.replaceAll(/import\("[^"]*"\)\./g, "").length).toBeLessThanOrEqual(170);
    expect(declarations).not.toContain("Split");
  });

  test("under isolatedDeclarations a constant is annotated with UriOf", async () => {
    const options = { isolatedDeclarations: true };
    const { compiled, declarations } = await declarationsOf(
      compiler,
      await withPackage({ files: { "library.ts": annotated }, options }),
      "library.ts",
    );
    expect(problemOf(compiled)).toBeUndefined();
    expect(declarations).toContain('export declare const docs: UriOf<"https://docs.example.com/guide">;');
    expect(declarations).toContain('readonly base: UriOf<"https://api.example.com/v1">;');
  });

  test("properties of JSX are checked", async () => {
    const options = { jsx: "preserve" };
    const compiled = await compileProject(compiler, await withPackage({ files: { "page.tsx": page }, options }));
    expect(problemOf(compiled)).toBeUndefined();
  });
});
