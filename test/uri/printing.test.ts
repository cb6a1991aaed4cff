import { Console } from "node:console";
import { PassThrough } from "node:stream";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { parse, safeParse, UriError, uri } from "../../src/index.js";
import { failureOf } from "../build/failure-of.js";
import { untyped } from "../build/untyped.js";

/** What `console.log` and `console.error` write. */
function consoleText(...values: readonly unknown[]): string {
  const stream = new PassThrough();
  const console = new Console({ stdout: stream, stderr: stream });
  console.log(...values);
  console.error(...values);
  return String(stream.read());
}

/** Every way in which Node prints a value. */
const printed = (value: unknown): string =>
  [
    inspect(value),
    inspect(value, { depth: 0 }),
    inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: false, colors: true }),
    inspect([value]),
    inspect({ a: { b: { c: value } } }),
    inspect(new Map([[value, value]])),
    consoleText(value),
    consoleText("%O", value),
  ].join("\n");

const masked: readonly (readonly [text: string, shown: string])[] = [
  ["http://user:secret@h/", "http://user:***@h/"],
  ["http://user:secret@h:1/p?q#f", "http://user:***@h:1/p?q#f"],
  ["//user:secret@h", "//user:***@h"],
  ["//:secret@h", "//:***@h"],
  ["//user:secret:secret@h", "//user:***@h"],
  ["//user:%73ecret@h/", "//user:***@h/"],
  ["//user:@h/", "//user:***@h/"],
];

describe("a password is masked when a Uri is printed", () => {
  test.each(masked)("%s", (text, shown) => {
    const value = parse(text);
    expect(inspect(value)).toContain(shown);
    expect(printed(value)).not.toMatch(/%?\w*ecret/);
  });

  test.each(["http://user@h/", "//h:1", "mailto:a@b", "/a:b", "?a:b@c", ""])("%j has none to mask", (text) => {
    expect(inspect(parse(text))).toContain(text);
    expect(inspect(parse(text))).not.toContain("***");
  });

  test("the text of the value keeps it", () => {
    const value = parse("http://user:secret@h/");
    expect([value.href, `${value}`, JSON.stringify(value)].join()).toBe(
      'http://user:secret@h/,http://user:secret@h/,"http://user:secret@h/"',
    );
    expect(value.userinfo).toBe("user:secret");
  });

  test("a builder shows nothing of it", () => {
    expect(printed(uri(parse("http://user:secret@h/")))).not.toContain("secret");
    expect(printed(untyped().host("h").userinfo("u", "secret"))).not.toContain("secret");
  });
});

/** Calls that are refused over a text that holds a password. */
const refused: Readonly<Record<string, () => unknown>> = {
  "parse of a bad host": () => parse("http://user:secret@h h/" as string),
  "parse of a bad password": () => parse("http://user:sec ret@h/?secret" as string),
  "parse of a bad port": () => parse("http://user:secret@h:1a/" as string),
  "parse of a bad path": () => parse("http://user:secret@h/<" as string),
  "parse of a bad triplet": () => parse("http://user:secret@h/%zz" as string),
  "parse of a scheme that is not allowed": () => parse("http://user:secret@h/" as string, { schemes: ["https"] }),
  "parse of a port that is out of range": () => parse("http://user:secret@h:70000/" as string, { schemes: ["http"] }),
  "uri of a missing host": () => untyped("http://user:secret@"),
  "with of a bad authority": () => parse("x:").with({ authority: "user:secret@h h" as string }),
  "with of bad userinfo": () => parse("x://h").with({ userinfo: "user:secret@" as string }),
  "a builder with a lone surrogate": () => untyped().host("h").userinfo("user", "secret\ud800").build(),
  "a builder with a value that is none": () => untyped().host("h").userinfo("user", ["secret"]).build(),
  "the object form": () => untyped({ scheme: "x", host: "h h", userinfo: "user:secret" }),
  "the tag, in the text": () => untyped`http://user:secret@${"h h"}/`,
  "the tag, in a hole": () => untyped`http://user:${"secret\ud800"}@h/`,
  "the tag, behind the holes": () => untyped`http://user:${"secret"}@h/<`,
  "uri of parts with a look-alike": () => untyped({ ...parse("http://user:secret@h/") }),
};

describe.each(Object.entries(refused))("the error of %s", (_, call) => {
  const caught = () => {
    try {
      call();
    } catch (error) {
      if (error instanceof UriError) return error;
    }
    return expect.fail("no UriError");
  };

  test("prints neither the password nor the input", () => {
    const error = caught();
    for (const text of [printed(error), String(error), error.message, error.stack, JSON.stringify(error)]) {
      expect(text).not.toMatch(/sec ?ret/);
    }
    for (const text of [printed(error.failure), JSON.stringify(error.failure), JSON.stringify({ ...error.failure })]) {
      expect(text).not.toMatch(/sec ?ret/);
    }
  });

  test("has the input, and does not enumerate it", () => {
    const error = caught();
    expect(typeof error.input).toBe("string");
    expect(error.failure.input).toBe(error.input);
    for (const one of [error, error.failure]) {
      expect(Object.keys(one)).not.toContain("input");
      expect(Object.hasOwn({ ...one }, "input")).toBe(false);
    }
    expect(Object.hasOwn(structuredClone(error.failure), "input")).toBe(false);
  });
});

// Open: the sentence repeats the text.
describe("the error of a missing scheme", () => {
  test("masks the password", () => {
    for (const call of [
      () => parse("//user:secret@h" as string, { kind: "uri" }),
      () => untyped("a//user:secret@h"),
      () => untyped("a//user:secret@h@h h".replace(" ", "")),
    ]) {
      expect(failureOf(call).message).not.toContain("secret");
    }
  });
});

describe("an error", () => {
  const caught = (): UriError => {
    try {
      parse("https://exa mple.com/" as string);
    } catch (error) {
      if (error instanceof UriError) return error;
    }
    return expect.fail("no UriError");
  };

  test("is an Error with the facts of its failure", () => {
    const error = caught();
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("UriError");
    expect(String(error)).toBe(`UriError: ${error.message}`);
    expect(inspect(error)).toContain(`UriError: ${error.message}`);
    const { message, ...facts } = error.failure;
    expect(error).toMatchObject(facts);
    expect(error.message).toBe(message);
    expect(error.input).toBe("https://exa mple.com/");
    expect(error.stack).toContain("printing.test");
  });

  test("as JSON has the facts", () => {
    expect(JSON.parse(JSON.stringify(caught()))).toEqual({
      code: "invalid-character",
      component: "host",
      index: 11,
      expected: expect.any(String),
      section: "3.2.2",
    });
  });

  test("is an ordinary object: a caller may add to it", () => {
    const error = Object.assign(caught(), { requestId: 7 });
    expect(error.requestId).toBe(7);
    expect(Object.isFrozen(error)).toBe(false);
  });

  test("keeps the cause of an error that wraps it", () => {
    expect(new Error("config", { cause: caught() }).cause).toBeInstanceOf(UriError);
  });
});

describe("a failure as a value", () => {
  test("is a plain object without a stack", () => {
    const result = safeParse("https://exa mple.com/" as string);
    if (result.ok) return expect.fail("accepted");
    expect(Object.getPrototypeOf(result.error)).toBe(Object.prototype);
    expect(Object.keys(result.error).sort()).toEqual(["code", "component", "expected", "index", "message", "section"]);
    expect(inspect(result)).not.toContain(result.error.input);
    return undefined;
  });
});
