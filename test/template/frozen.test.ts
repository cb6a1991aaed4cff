import { expect, test } from "vitest";
import { fromWebAddress, safeDomainToAscii, safeParseIri } from "../../src/iri/index.js";
import { safeExpand, safeTemplate, template } from "../../src/template/index.js";

const made = template("/users/{id}");

test.each<[name: string, value: unknown]>([
  ["the prototype of a template", Object.getPrototypeOf(made)],
  ["the result of a template", safeTemplate("/a" as string)],
  ["why a template is refused", Reflect.get(safeTemplate("{" as string), "error")],
  ["the result of an expansion", safeExpand("/{a}", { a: 1 })],
  ["the result of the expansion of a template", made.safeExpand({ id: 1 })],
  ["why a value is refused", Reflect.get(made.safeExpand({ id: "" }), "error")],
  ["the result of an IRI", safeParseIri("a" as string)],
  ["the result of a domain name", safeDomainToAscii("a.example")],
  ["the result of a web address", fromWebAddress("a.example")],
])("%s is frozen", (_, value) => {
  expect(Object.isFrozen(value)).toBe(true);
});

test("a template leads to no constructor", () => {
  expect(made.constructor).toBe(Object);
});
