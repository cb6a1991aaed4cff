import { expect, test } from "vitest";
import { routes, type Table } from "../../src/routes/index.js";

// A pattern of any length has its tree, its links and its matches: nothing is as deep as the pattern is long.

const count = 5000;
const names = Array.from({ length: count }, (_, index) => `p${index}`);
const values = Object.fromEntries(names.map((name, index) => [name, `v${index}`]));

const linkOf = (table: Table, name: string): string => {
  const app = routes(table);
  const link: (given: typeof values) => { readonly href: string } = app.to[name] as never;
  const { href } = link(values);
  expect(app.match(href)).toStrictEqual({ ok: true, name, params: values });
  return href;
};

test("whole segments", () => {
  const a = names.map((name) => `/{${name}}`).join("");
  expect(linkOf({ a }, "a")).toBe(names.map((name) => `/${values[name]}`).join(""));
});

test("segments that may be missing", () => {
  const few = names.slice(0, 300);
  const a = few.map((name) => `{/${name}}`).join("");
  const app = routes({ a } as Table);
  expect(app.match(`/${few.join("/")}`)).toMatchObject({ ok: true, params: { p0: "p0", p299: "p299" } });
});

test("segments with text behind a parameter, and text that branches at each", () => {
  const a = names.map((name) => `/{${name}}.x`).join("");
  expect(linkOf({ a }, "a")).toBe(names.map((name) => `/${values[name]}.x`).join(""));
});

test("texts that each go on where the last one ends", () => {
  const table = Object.fromEntries(names.map((name, index) => [name, `/${"a".repeat(index + 1)}`]));
  const app = routes(table as Table);
  expect(app.match(`/${"a".repeat(count)}`)).toMatchObject({ name: `p${count - 1}` });
  expect(app.match(`/${"a".repeat(count + 1)}`)).toBeUndefined();
});
