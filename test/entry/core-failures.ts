import {
  decode,
  encode,
  equals,
  type Failure,
  list,
  parse,
  raw,
  relativize,
  resolve,
  safeDecode,
  safeParse,
  safeRelativize,
  safeResolve,
  uris,
} from "../../src/index.js";
import { fromFilePath, toFilePath, toUrl } from "../../src/operations/index.js";
import type { AlgorithmCode, BuildCode, ParseCode, ShapeCode, ValueCode } from "../../src/uri/codes.js";
import { onHost, type UntypedBuilder, untyped } from "../build/untyped.js";

/** The codes that the functions of the main entry give. Other entries test their own. */
export type CoreCode = ParseCode | ShapeCode | ValueCode | BuildCode | AlgorithmCode;

/** A call that is refused, and what its failure says beside the code. */
export interface Provocation {
  readonly call: () => unknown;
  readonly component: Failure["component"];
  readonly index: number;
  readonly section: string;
  /** The twin that gives the failure as a value. */
  readonly safe?: () => unknown;
  readonly hole?: number;
  readonly input?: string;
}

type Facts = Omit<Provocation, "call" | "safe" | "component" | "index" | "section">;
type Where = readonly [component: Failure["component"], index: number, section: string];

const at = (
  [component, index, section]: Where,
  call: () => unknown,
  facts: Facts & { readonly safe?: () => unknown } = {},
) => ({
  call,
  component,
  index,
  section,
  ...facts,
});

const parsed = (text: string, ...where: Where): Provocation =>
  at(where, () => parse(text), { safe: () => safeParse(text), input: text });

const restricted = (text: string, options: Parameters<typeof safeParse>[1], ...where: Where): Provocation =>
  at(where, () => parse(text, options), { safe: () => safeParse(text, options), input: text });

const built = (builder: UntypedBuilder, ...where: Where): Provocation =>
  at(where, () => builder.build(), { safe: () => builder.safeBuild() });

const changed = (text: string, parts: object, ...where: Where): Provocation =>
  at(where, () => parse(text).with(parts), { safe: () => parse(text).safeWith(parts) });

const a = parse("x://h/a?b");

/** Every code of the core with calls that provoke it: a code without one does not compile. */
export const coreFailures = {
  "invalid-character": [
    parsed("http://exa mple.com/", "host", 10, "3.2.2"),
    parsed("http://u<:p@h/", "userinfo", 8, "3.2.1"),
    parsed("/a\\b", "path", 2, "3.3"),
    parsed("x:é", "path", 2, "3.3"),
    parsed("?a|b", "query", 2, "3.4"),
    parsed("#a#b", "fragment", 2, "3.5"),
    parsed("/{id}", "path", 1, "3.3"),
    parsed("/a\u0000", "path", 2, "3.3"),
    parsed("/a\u007f\u0085", "path", 2, "3.3"),
    changed("/a", { fragment: "a b" }, "fragment", 1, "3.5"),
    built(untyped().host("a/b"), "host", 1, "3.2.2"),
    at(["path", 1, "3.3"], () => raw.segment("a/b" as string), { input: "a/b" }),
    at(["query", 0, "3.4"], () => list([1], "&" as string)),
    at(["host", 1, "3.2.2"], () => untyped`x://${"a.b"}.example/`, { hole: 0, input: "a.b" }),
  ],
  "invalid-percent-encoding": [
    parsed("/a%zz", "path", 2, "3.3"),
    parsed("//h%", "host", 3, "3.2.2"),
    parsed("?%4", "query", 1, "3.4"),
    changed("/a", { query: "%4g" }, "query", 0, "3.4"),
    at(["reference", 1, "4.1"], () => decode("a%4"), { safe: () => safeDecode("a%4"), input: "a%4" }),
    at(["reference", 1, "4.1"], () => untyped`/%4${1}`),
  ],
  "invalid-scheme": [
    parsed("1x:a", "scheme", 0, "3.1"),
    parsed(":a", "scheme", 0, "3.1"),
    parsed("x_y:a", "scheme", 1, "3.1"),
    built(untyped().scheme(""), "scheme", 0, "3.1"),
    changed("/a", { scheme: "a:" }, "scheme", 1, "3.1"),
    at(["scheme", 0, "3.1"], () => untyped`${"1"}://h`, { hole: 0, input: "1" }),
  ],
  "unclosed-ip-literal": [parsed("//[::1/", "host", 2, "3.2.2"), built(untyped().host("[::1"), "host", 0, "3.2.2")],
  "invalid-ipv6-address": [
    parsed("//[1:2]", "host", 3, "3.2.2"),
    changed("//h", { host: "[:::]" }, "host", 1, "3.2.2"),
  ],
  "invalid-ipvfuture": [parsed("//[v.a]", "host", 3, "3.2.2")],
  "zone-id": [
    parsed("//[fe80::1%25en0]", "host", 10, "3.2.2"),
    built(untyped().host("[fe80::1%en0]"), "host", 8, "3.2.2"),
  ],
  "invalid-port": [
    parsed("//h:8x", "port", 5, "3.2.3"),
    built(onHost().port("x"), "port", 0, "3.2.3"),
    changed("//h", { port: -1 }, "port", 0, "3.2.3"),
    at(["port", 2, "3.2.3"], () => untyped`x://h:${"88/p"}/x`, { hole: 0, input: "88/p" }),
  ],
  "not-a-string": [
    at(["reference", 0, "4.1"], () => parse(undefined as never), {
      safe: () => safeParse(undefined as never),
      input: "",
    }),
    at(["reference", 0, "4.1"], () => untyped(1)),
    at(["reference", 0, "4.1"], () => untyped(null)),
  ],
  "missing-scheme": [
    restricted("/a", { kind: "uri" }, "scheme", 0, "3.1"),
    restricted("/a", { kind: "absolute" }, "scheme", 0, "3.1"),
    restricted("/a", { schemes: ["x"] }, "scheme", 0, "3.1"),
    at(["scheme", 0, "3.1"], () => untyped("example.com"), { input: "example.com" }),
    at(["scheme", 0, "3.1"], () => uris({ a: "example.com" as never })),
  ],
  "unexpected-scheme": [restricted("x:a", { kind: "relative" }, "scheme", 0, "3.1")],
  "unexpected-fragment": [restricted("x:a#f", { kind: "absolute" }, "fragment", 3, "3.5")],
  "scheme-not-allowed": [restricted("x:a", { schemes: ["y", "z"] }, "scheme", 0, "3.1")],
  "missing-host": [
    restricted("http:a", { schemes: ["http"] }, "host", 5, "3.2.2"),
    restricted("https://u@:1/", { schemes: ["https"] }, "host", 10, "3.2.2"),
    at(["host", 7, "3.2.2"], () => untyped("http:///a")),
    built(untyped().scheme("http"), "host", 0, "3.2.2"),
  ],
  "port-out-of-range": [
    restricted("http://h:65536/", { schemes: ["http"] }, "port", 9, "3.2.3"),
    at(["port", 10, "3.2.3"], () => untyped("ws://[::]:65536").href),
    built(untyped().scheme("ftp").host("h").port(65536), "port", 0, "3.2.3"),
  ],
  "not-a-uri": [
    at(["reference", 0, "4.1"], () => untyped({ ...a }), { input: "" }),
    at(["reference", 0, "4.1"], () => untyped`${"x:a"}/b`, { hole: 0 }),
    at(["reference", 0, "4.1"], () => resolve({ ...a }, "b"), { safe: () => safeResolve({ ...a }, "b") }),
  ],
  "invalid-utf8": [
    at(["reference", 1, "4.1"], () => decode("a%FF"), { safe: () => safeDecode("a%FF"), input: "a%FF" }),
    at(["reference", 4, "4.1"], () => decode("%41b%E0%40%2E"), { safe: () => safeDecode("%41b%E0%40%2E") }),
    at(["reference", 0, "4.1"], () => decode("%F5%80%80%80"), { safe: () => safeDecode("%F5%80%80%80") }),
  ],
  "empty-segment": [
    built(untyped().segments("a", ""), "path", 0, "3.3"),
    changed("/a", { segments: [""] }, "path", 0, "3.3"),
    at(["path", 0, "3.3"], () => untyped`/a/${""}`, { hole: 0 }),
  ],
  "dot-segment": [
    built(untyped().segments(".."), "path", 0, "3.3"),
    changed("/a", { segments: ["."] }, "path", 0, "3.3"),
    built(untyped().path("/a/../b"), "path", 3, "3.3"),
    at(["path", 3, "3.3"], () => untyped`/a/.${"."}`, { hole: 0, input: "/a/.." }),
  ],
  "lone-surrogate": [
    built(untyped().segments("a\ud800"), "path", 1, "3.3"),
    built(onHost().userinfo("\udc00"), "userinfo", 0, "3.2.1"),
    changed("/a", { query: { k: "ab\ud800" } }, "query", 2, "3.4"),
    at(["fragment", 1, "3.5"], () => untyped`/#${"a\ud800"}`, { hole: 0, input: "a\ud800" }),
    at(["path", 1, "3.3"], () => encode("segment", "a\ud800"), { input: "a\ud800" }),
  ],
  "invalid-value": [
    built(untyped().segments(Number.NaN), "path", 0, "3.3"),
    built(untyped().segments(undefined), "path", 0, "3.3"),
    built(untyped().query({ k: null }), "query", 0, "3.4"),
    built(untyped().scheme(null), "scheme", 0, "3.1"),
    built(untyped().fragment(["a"]), "fragment", 0, "3.5"),
    changed("/a", { path: 1 }, "path", 0, "3.3"),
    at(["reference", 0, "4.1"], () => untyped`${a}/b`, { hole: 0 }),
    at(["reference", 0, "4.1"], () => untyped`a${1}`, { hole: 0 }),
    at(["reference", 0, "4.1"], () => decode(1 as never), { safe: () => safeDecode(1 as never) }),
  ],
  "path-like-authority": [
    built(untyped().path("//a"), "path", 0, "3.3"),
    at(["path", 0, "3.3"], () => untyped`${parse("")}//a`, { hole: 0 }),
  ],
  "colon-in-first-segment": [built(untyped().path("a:b"), "path", 0, "3.3")],
  "rootless-path": [
    built(untyped().host("h").path("a"), "path", 0, "3.3"),
    changed("x:a", { host: "h" }, "path", 0, "3.3"),
  ],
  "missing-authority": [
    built(untyped().port(1), "port", 0, "3.2.3"),
    built(untyped().userinfo("u"), "userinfo", 0, "3.2.1"),
    changed("/a", { port: 1 }, "port", 0, "3.2.3"),
  ],
  "bare-ipv6-address": [built(untyped().host("::1"), "host", 0, "3.2.2")],
  "unknown-part": [
    at(["reference", 0, "4.1"], () => untyped({ hostname: "h" })),
    changed("/a", { hash: "f" }, "path", 0, "3.3"),
    changed("/a", { authority: "h", port: 1 }, "authority", 0, "3.2"),
  ],
  "excess-dot-segment": [
    at(["path", 0, "3.3"], () => resolve("x://h/a", "../../b", { strict: true }), {
      safe: () => safeResolve("x://h/a", "../../b", { strict: true }),
    }),
  ],
  "opaque-base": [
    at(["path", 0, "3.3"], () => resolve("mailto:a", "b", { strict: true }), {
      safe: () => safeResolve("mailto:a", "b", { strict: true }),
    }),
  ],
  "relative-base": [
    at(["scheme", 0, "3.1"], () => resolve("/a", "b", { strict: true }), {
      safe: () => safeResolve("/a", "b", { strict: true }),
    }),
  ],
  "unreachable-target": [
    at(["reference", 0, "4.1"], () => relativize("x://h/a", "x://h/../b"), {
      safe: () => safeRelativize("x://h/a", "x://h/../b"),
    }),
  ],
  "unlike-url": [at(["reference", 0, "4.1"], () => toUrl(parse("/a") as never), { input: "/a" })],
  "unlike-file-path": [at(["path", 0, "3.3"], () => fromFilePath("a", { platform: "posix" }), { input: "a" })],
  "unlike-file-uri": [
    at(["path", 0, "3.3"], () => toFilePath("http://h/" as never, { platform: "posix" }), { input: "http://h/" }),
  ],
  "missing-schemes": [at(["scheme", 0, "3.1"], () => equals("x:a", "x:b", { level: "scheme" } as never))],
} as const satisfies Record<CoreCode, readonly Provocation[]>;
