import {
  type CheckInput,
  type HttpsUri,
  type Lit,
  type NormalizeHref,
  normalize,
  parse,
  type ResolveHref,
  type Result,
  relativize,
  resolve,
  safeResolve,
  type TypedUri,
  type Uri,
} from "urigami";
import { https } from "../src/schemes/https.js";
import type { exampleBase, examples } from "../test/algorithm/examples-5-4.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function holds<Answer extends true>(): Answer;

// The 42 examples of 5.4: what the type computes is the table that the run time is held to.
type Examples = typeof examples;
type Computed = { readonly [Reference in keyof Examples]: ResolveHref<typeof exampleBase, Reference & string> };
holds<Same<Computed, Examples>>();

// A result knows its text and its parts.
const target = resolve("http://a/b/c/d;p?q", "../g?x#s");
holds<Same<typeof target, TypedUri<Lit<"http://a/b/g?x#s">>>>();
holds<Same<(typeof target)["path"], "/b/g">>();
holds<Same<(typeof target)["host"], "a">>();
const next = resolve(target, "../../h");
holds<Same<(typeof next)["href"], "http://a/h">>();
holds<Same<ReturnType<typeof resolve<"http://a/b", "">>["href"], "http://a/b">>();

// Guards, and paths without a root.
holds<Same<ResolveHref<"s:/a", ".//b">, "s:/.//b">>();
holds<Same<ResolveHref<"s:/a/b", "..//c">, "s:/.//c">>();
holds<Same<ResolveHref<"s:a/b", "../../c">, "s:/c">>();
holds<Same<ResolveHref<"a/b", "./c:d">, "a/c:d">>();
holds<Same<ResolveHref<"a", "./c:d">, "./c:d">>();
holds<Same<ResolveHref<"//h", "x">, "//h/x">>();
holds<Same<ResolveHref<"mailto:a@b", "?subject=x">, "mailto:a@b?subject=x">>();
holds<Same<ResolveHref<"http://h/d/", "/..//k">, "http://h//k">>();
holds<Same<ResolveHref<"http://a/b/c/..", "g">, "http://a/b/c/g">>();
holds<Same<ResolveHref<"s:/x", "t:../a/./b/..">, "t:a/">>();

// Wide inputs give wide results; a scheme that is known makes a URI.
declare const text: string;
declare const wide: Uri;
declare const api: HttpsUri;
declare const id: `https://h/${string}`;
holds<Same<ReturnType<typeof resolve<string, string>>, Uri>>();
const fromApi = resolve(api, text);
holds<Same<(typeof fromApi)["kind"], "uri">>();
holds<Same<(typeof fromApi)["href"], string>>();
const fromLiteral = resolve("https://h/a", text);
holds<Same<(typeof fromLiteral)["kind"], "uri">>();
const fromRelative = resolve("/a", text);
holds<Same<typeof fromRelative, Uri>>();
const half = resolve(id, "b");
holds<Same<(typeof half)["href"], string>>();
const untouched: Uri = resolve(wide, wide);

// Unions are taken member by member.
declare const either: "b" | "../c";
const union = resolve("http://h/a/x", either);
holds<Same<(typeof union)["href"], "http://h/a/b" | "http://h/c">>();
declare const someText: "b" | (string & {});
const mixed: Uri = resolve("http://h/a", someText);

// any and never.
// biome-ignore lint/suspicious/noExplicitAny: the row of the table for any
declare const anything: any;
declare const nothing: never;
holds<Same<ReturnType<typeof resolve<typeof anything, "a">>, Uri>>();
const fromAny: Uri = resolve("http://h/a", anything);
const fromNever: Uri = resolve(nothing, "a");
const normalAny: Uri = normalize(anything);
holds<Same<typeof normalAny, Uri>>();

// A literal that is no reference is refused in words; `safeResolve` takes it.
// @ts-expect-error a space is not allowed in the host
resolve("http://a b/", "c");
// @ts-expect-error a space is not allowed in the path
resolve("http://a/", "c d");
// @ts-expect-error no Uri
resolve("http://a/", 1);
// @ts-expect-error a URL is no Uri
resolve(new URL("http://a/"), "b");
holds<Same<CheckInput<"http://a b/"> extends "http://a b/" ? true : false, false>>();
holds<Same<CheckInput<"http://a/">, "http://a/">>();
const refused: Result = safeResolve("http://a b/", "c");
const accepted = safeResolve("http://a/", "c");
if (accepted.ok) holds<Same<typeof accepted.uri.href, "http://a/c">>();

// normalize: case, triplets, dots.
holds<Same<NormalizeHref<"HTTP://%41BC.Example/%7e%2f/../x?%c3#%41">, "http://abc.example/x?%C3#A">>();
holds<Same<NormalizeHref<"http://User:P%61ss@H:080/">, "http://User:Pass@h:080/">>();
holds<Same<NormalizeHref<"x://%99Q/">, "x://%99q/">>();
holds<Same<NormalizeHref<"http://ex%2561mple.com/">, "http://ex%2561mple.com/">>();
holds<Same<NormalizeHref<"a:/b/..//c">, "a:/.//c">>();
holds<Same<NormalizeHref<"../a/./b">, "../a/./b">>();
holds<Same<NormalizeHref<"%2E/q:r">, "./q:r">>();
holds<Same<NormalizeHref<"//[2001:DB8::1]:1">, "//[2001:db8::1]:1">>();
holds<Same<NormalizeHref<"http://h/public/%2e%2E/admin">, "http://h/admin">>();
holds<Same<NormalizeHref<"">, "">>();
const normal = normalize("HTTP://Example.com/a/../b");
holds<Same<(typeof normal)["href"], "http://example.com/b">>();
const same = normalize(parse("HTTP://Example.com"));
holds<Same<(typeof same)["href"], "http://example.com">>();

// With options, and for wide inputs, what no normalization changes is known.
const byScheme = normalize("HTTPS://h:443", { schemes: [https] });
holds<Same<(typeof byScheme)["scheme"], "https">>();
holds<Same<(typeof byScheme)["href"], string>>();
const normalApi = normalize(api);
holds<Same<(typeof normalApi)["scheme"], "https">>();
holds<Same<(typeof normalApi)["host"], string>>();
holds<Same<(typeof normalApi)["path"], string>>();
const backAgain: HttpsUri = normalApi;
const normalWide: Uri = normalize(wide);
const normalText: Uri = normalize(text);
declare const options: { readonly ipv6?: boolean };
const unknownOptions = normalize("http://[::0]/", options);
holds<Same<(typeof unknownOptions)["href"], string>>();

// The compiler walks 682 segments and reads 682 triplets; past that the type is wide, never wrong.
type Twice<Text extends string> = `${Text}${Text}`;
type Times32<Text extends string> = Twice<Twice<Twice<Twice<Twice<Text>>>>>;
type Times512<Text extends string> = Twice<Twice<Twice<Twice<Times32<Text>>>>>;
type Times640<Text extends string> = `${Times512<Text>}${Twice<Twice<Times32<Text>>>}`;
type IsKnown<Text extends string> = {} extends Record<Text, 1> ? false : true;
holds<
  Same<
    ResolveHref<`http://h/${Times640<"a/">}`, "../x">,
    `http://h/${Times512<"a/">}${Twice<Twice<Times32<"a/">>> extends `a/${infer Tail}` ? Tail : never}x`
  >
>();
holds<Same<IsKnown<ResolveHref<`http://h/${Times640<"a/">}${Times32<"a/">}`, "../x">>, true>>();
holds<Same<IsKnown<ResolveHref<`http://h/${Times640<"a/">}${Twice<Times32<"a/">>}`, "../x">>, false>>();
holds<Same<IsKnown<ResolveHref<"http://h/a", Times640<"../">>>, true>>();
holds<Same<IsKnown<ResolveHref<"http://h/a", `${Times640<"../">}${Twice<Times32<"../">>}`>>, false>>();
holds<Same<NormalizeHref<`/${Times640<"%41">}`>, `/${Times640<"A">}`>>();
holds<Same<IsKnown<NormalizeHref<`/${Times640<"%41">}${Twice<Times32<"%41">>}`>>, false>>();
const farAway: Uri = resolve("http://h/a" as `http://h/${Times640<"a/">}${Twice<Times32<"a/">>}`, "../x");

const reference: Uri = relativize("http://h/a", "http://h/b");
// @ts-expect-error a space is not allowed in the path
relativize("http://h/a", "http://h/a b");

export { backAgain, farAway, fromAny, fromNever, mixed, normalText, normalWide, reference, refused, untouched };
