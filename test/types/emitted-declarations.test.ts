import { describe, expect, test } from "vitest";
import { compilers, problemOf } from "../gate/compilers.js";
import { builtModule } from "./compile-cost.js";
import { compileProject, declarationsOf } from "./type-project.js";

// What a library that exports constants gives to its users: a readable line for each, not an expanded parser.

const library = async () => `import { parse, uri, uris } from ${await builtModule()};
export const docs = uri("https://docs.example.com/guide?lang=en#intro");
export const links = uris({ docs: "https://docs.example.com/", mail: "mailto:help@example.com" });
export const api = parse("https://api.example.com/v1", { schemes: ["https"] });
export const built = uri().scheme("https").host("api.example.com").port(8443).segments("users").query({ page: 2 }).build();
export const builder = uri().scheme("https").host("api.example.com");
export class Client { readonly base = uri("https://api.example.com/v1"); }
export const userOf = (id: string) => uri().scheme("https").host("api.example.com").segments("users", id).build();
`;

const annotated = async () => `import { type Uri, type UriOf, uri } from ${await builtModule()};
export const docs: UriOf<"https://docs.example.com/guide"> = uri("https://docs.example.com/guide");
export const either: Uri = uri("https://docs.example.com/guide");
export class Client { readonly base: UriOf<"https://api.example.com/v1"> = uri("https://api.example.com/v1"); }
`;

const page = async () => `import { type CheckUri, type HttpsUri, type UriOf, uri } from ${await builtModule()};
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

describe.each(compilers.map((compiler) => [compiler.name, compiler] as const))("TypeScript %s", (_, compiler) => {
  test("an exported constant is one readable line", async () => {
    const { compiled, declarations } = await declarationsOf(
      compiler,
      { files: { "library.ts": await library() } },
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
      { files: { "library.ts": await annotated() }, options },
      "library.ts",
    );
    expect(problemOf(compiled)).toBeUndefined();
    expect(declarations).toContain('export declare const docs: UriOf<"https://docs.example.com/guide">;');
    expect(declarations).toContain('readonly base: UriOf<"https://api.example.com/v1">;');
  });

  test("properties of JSX are checked", async () => {
    const options = { jsx: "preserve" };
    const compiled = await compileProject(compiler, { files: { "page.tsx": await page() }, options });
    expect(problemOf(compiled)).toBeUndefined();
  });
});
