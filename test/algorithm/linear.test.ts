import { afterEach, describe, expect, test } from "vitest";
import { canParse, equals, normalize, redact, relativize, resolve, safeRelativize } from "../../src/index.js";
import {
  appendPath,
  fromUrl,
  isPrefixOf,
  isSubdomainOf,
  labels,
  parent,
  registrableDomain,
} from "../../src/operations/index.js";
import { https } from "../../src/schemes/index.js";

// The work is counted, not timed: how many characters the methods of strings touch. Code that is linear touches ten times
// as many in a text that is ten times as long; 5.2.4 taken by the letter touches a hundred times as many.

let touched = 0;

type Method = (this: string, ...given: never[]) => unknown;

const restore: (() => void)[] = [];

/** Replaces a method of strings by one that counts; `cost` says what it touches. */
const count = (name: string, cost: (text: string, result: unknown, given: readonly unknown[]) => number): void => {
  const original: Method = Reflect.get(String.prototype, name);
  Reflect.set(String.prototype, name, function (this: string, ...given: never[]) {
    const result = original.apply(this, given);
    touched += cost(this, result, given);
    return result;
  });
  restore.push(() => Reflect.set(String.prototype, name, original));
};

const lengthOf = (value: unknown): number => (typeof value === "string" ? value.length : 0);

const countAll = (): void => {
  for (const name of ["slice", "charAt", "repeat", "substring", "at"]) count(name, (_, result) => lengthOf(result));
  for (const name of ["charCodeAt", "codePointAt"]) count(name, () => 1);
  for (const name of ["startsWith", "endsWith"]) count(name, (_, __, [other]) => lengthOf(other));
  for (const name of [
    "split",
    "replace",
    "replaceAll",
    "toLowerCase",
    "toUpperCase",
    "includes",
    "matchAll",
    "search",
  ]) {
    count(name, (text) => text.length);
  }
  count(
    "indexOf",
    (text, result, [, from]) => (Number(result) < 0 ? text.length : Number(result) + 1) - Number(from ?? 0),
  );
  count("lastIndexOf", (text, result, [, from]) => Math.min(Number(from ?? text.length), text.length) - Number(result));
  const test: (this: RegExp, text: string) => boolean = RegExp.prototype.test;
  Reflect.set(RegExp.prototype, "test", function (this: RegExp, text: string) {
    const from = this.sticky || this.global ? this.lastIndex : 0;
    const result = test.call(this, text);
    touched += (this.sticky || this.global ? this.lastIndex : text.length) - from;
    return result;
  });
  restore.push(() => Reflect.set(RegExp.prototype, "test", test));
};

const workOf = (run: () => unknown): number => {
  touched = 0;
  countAll();
  try {
    run();
  } finally {
    for (const undo of restore.splice(0)) undo();
  }
  return touched;
};

afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

const pieces = [
  "a/../",
  "/..",
  "/.",
  "../",
  "./",
  "/",
  "//",
  "a/",
  "a/b/../",
  "a/b/c/../../",
  ".",
  "%2e%2e/",
  "%41",
  "%",
  "..%2f",
  ":",
  "@",
  "a.",
  "&a=",
  ";",
  "?",
  "A",
];

const operations: Readonly<Record<string, (text: string) => unknown>> = {
  "resolve a path": (text) => resolve("http://h/b/c", text),
  "resolve from the root": (text) => resolve("http://h/b/c", `/${text}`),
  "resolve from a base": (text) => resolve(`http://h/${text}`, "../../x/../y"),
  "resolve without a root": (text) => resolve("s:a/b", text),
  "resolve a URI": (text) => resolve("s:a/b", `s:${text}`),
  "normalize a path": (text) => normalize(`HTTP://h/${text}`),
  "normalize a path without a root": (text) => normalize(`S:${text}`),
  "normalize a host": (text) => normalize(`//A${text}`),
  "normalize a query": (text) => normalize(`?${text}`, { schemes: [https] }),
  equals: (text) => equals(`HTTP://h/${text}`, `http://h/${text}`),
  "relativize from": (text) => safeRelativize(`http://h/${text}`, "http://h/x"),
  "relativize to": (text) => safeRelativize("http://h/x", `http://h/${text}`),
  "relativize beside": (text) => safeRelativize(`http://h/${text}x`, `http://h/${text}y`),
  appendPath: (text) => appendPath("http://h/a", text.replaceAll(".", "a")),
  parent: (text) => parent(`http://h/${text}`),
  isPrefixOf: (text) => isPrefixOf("http://h/a", `http://h/a/${text}`),
  redact: (text) =>
    redact(`http://u:${text.replaceAll(/[/?@]/g, "a")}@h/?${text}#${text.replaceAll("#", "")}`, { query: ["a"] }),
  labels: (text) => labels(text.replaceAll(/[/?@:]/g, "a")),
  isSubdomainOf: (text) => isSubdomainOf(text.replaceAll(/[/?@:]/g, "a"), "a.a"),
  registrableDomain: (text) => registrableDomain(text.replaceAll(/[/?@:]/g, "a"), new Set(["a"])),
  fromUrl: (text) => fromUrl({ href: `http://h/${text}|` }),
};

/** A run, or nothing when the text is refused. */
const attempt = (operation: (text: string) => unknown, text: string) => () => {
  try {
    return operation(text);
  } catch {
    return undefined;
  }
};

describe("work grows as the text does", () => {
  test.each(Object.entries(operations))("%s", (_, operation) => {
    const worst: string[] = [];
    for (const piece of pieces) {
      const few = workOf(attempt(operation, piece.repeat(200)));
      const many = workOf(attempt(operation, piece.repeat(2000)));
      if (many / few > 11) worst.push(`${piece}: ${(many / few).toFixed(1)}`);
    }
    expect(worst).toEqual([]);
  });

  test("the count sees what is quadratic", () => {
    const byTheLetter = (text: string) => {
      let left = text;
      while (left !== "") left = left.slice(1);
    };
    expect(workOf(() => byTheLetter("a".repeat(2000))) / workOf(() => byTheLetter("a".repeat(200)))).toBeGreaterThan(
      90,
    );
  });
});

describe("a megabyte of dot segments", () => {
  test.each([
    ["/..", 350_000, "http://h/"],
    ["a/../", 210_000, "http://h/b/"],
    ["/.", 500_000, "http://h/"],
    ["a/", 500_000, undefined],
  ] as const)("%s, %i times", (piece, times, expected) => {
    const text = piece.repeat(times);
    const rooted = text.startsWith("/") ? text : `b/${text}`;
    const target = resolve("http://h/x", rooted).href;
    if (expected !== undefined) expect(target).toBe(expected);
    const uri = `http://h/${rooted.replace(/^\//, "")}`;
    expect(canParse(uri)).toBe(true);
    expect(normalize(uri).href).toBe(target);
    expect(relativize("http://h/x", target).href.length).toBeLessThanOrEqual(target.length);
  });
});
