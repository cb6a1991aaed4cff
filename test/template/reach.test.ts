import { describe, expect, test } from "vitest";
import { compilers, problemOf } from "../gate/compilers.js";
import { compileProject, sourceModule } from "../types/type-project.js";

// How many variables the compiler reads, and that more of them are taken as wide.

const names = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
const all = (count: number) =>
  names(count)
    .map((name) => `${name}: "x"`)
    .join(", ");

const within = (count: number) => `
const query = template("/s{?${names(count)}}");
query.expand({});
export const one: "/s?v0=x" = query.expand({ v0: "x" }).href;
query.expand({ v0: text, v${count - 1}: [text] });
query.partial({ v1: 1 }).expand({ v2: text });
export const page: string | undefined = query.match("/s?v1=1")?.v${count - 1};
expand("/s{?${names(count)}}", { v0: text });
// @ts-expect-error there is no variable "w" in the template
query.expand({ w: 1 });
template("/s/{${names(count)}}").expand({ ${all(count)} });
template("/s{/${names(count)}}").expand({ v0: text });
template("/s${names(count)
  .map((name) => `{/${name}}`)
  .join("")}").expand({ v0: 1 });
template("/s?k${names(count)
  .map((name) => `{&${name}}`)
  .join("")}").expand({ v0: 1 });
// @ts-expect-error there is no value for "v0"
template("/s${names(count)
  .map((name) => `/{${name}}`)
  .join("")}").expand({ ${all(count).replace('v0: "x"', "v0: []")} });
`;

const past = (count: number) => `
export const wide: string = template("/s{?${names(count)}}").expand({ v0: "x" }).href;
template("/s?k${names(count)
  .map((name) => `{&${name}}`)
  .join("")}").expand({ v0: text });
template("/s{?${names(count)}}").match("/s");
template("/s{?${names(count)}}").partial({ v3: text });
expand("/s{?${names(count)}}", { v0: text });
`;

describe.each(compilers.map((compiler) => [compiler.name, compiler] as const))("TypeScript %s", (_, compiler) => {
  test("300 variables are read, 1,500 are wide", async () => {
    const head = `import { expand, template } from ${sourceModule("template/index.js")};\ndeclare const text: string;\n`;
    const compiled = await compileProject(compiler, {
      files: { "within.ts": head + within(300), "past.ts": head + past(1_500) },
    });
    expect(problemOf(compiled)).toBeUndefined();
  });
});
