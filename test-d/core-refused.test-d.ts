// What `with`, the options of `parse`, and the steps take of values that are no full literals: nothing that may be right is
// refused. What is always refused is in test/types/always-refused.test.ts, with its sentences.

import {
  canParse,
  type HttpsUri,
  list,
  type Parts,
  parse,
  safeParse,
  type Uri,
  type UriWith,
  uri,
  uris,
} from "urigami";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const takes: <Wanted>(given: Wanted) => void;
declare const text: string;
declare const number: number;
declare const perhaps: string | undefined;
declare const nobody: never;
// biome-ignore lint/suspicious/noExplicitAny: `any` is the case.
declare const anything: any; // `any` is the case.
declare const either: "/a" | "/b";
declare const mixed: "/a" | "x:a";
declare const wide: Uri;
declare const https: HttpsUri;
declare const parts: Parts;

const constant = uri("https://h/a");
const opaque = uri("mailto:x");
const built = uri().host("h").segments(text).build();

// `with` of whatever is known, with whatever is known.
for (const one of [wide, https, constant]) takes<Uri>(one.with({ path: "/x" }));
takes<readonly Uri[]>([
  wide.with(parts),
  https.with(parts),
  constant.with(parts),
  opaque.with(parts),
  built.with(parts),
]);
takes<Uri>(wide.with({ ...parts, path: "/x" }));
takes<Uri>(wide.with({ path: text, query: perhaps, fragment: null, port: number, host: undefined }));
takes<readonly Uri[]>([
  wide.with({ path: `/x/${text}` }),
  wide.with({ path: either }),
  constant.with({ path: either }),
]);
takes<readonly Uri[]>([
  wide.with(anything),
  constant.with(anything),
  wide.with({ path: anything, segments: anything }),
]);
takes<readonly Uri[]>([wide.with({ path: nobody }), constant.with({ path: nobody }), wide.with({}), constant.with({})]);
takes<Uri>(wide.with({ segments: ["a", text, 1, true] }));
takes<Uri>(wide.with({ segments: [text] as string[] }));
takes<Uri>(wide.with({ query: { a: 1, b: [1, 2], c: perhaps } }));
takes<Uri>(wide.with({ query: constant.params }));
takes<Uri>(wide.with({ query: [["a", "b"]] }));
takes<Uri>(opaque.with({ host: perhaps ?? null }));
takes<Uri>(https.with({ host: "x", port: 70_000 }));
const changed = constant.with({ path: "/b", query: "x" });
same<typeof changed.href, "https://h/b?x">(true);
const open = constant.with({ path: text });
same<typeof open, Uri>(true);
const again = wide.with({ path: "/x" }).with({ path: "/y" });
same<typeof again, Uri>(true);
takes<Parameters<Uri["with"]>[0]>({ path: "/x" });
takes<Uri>({} as ReturnType<Uri["with"]>);
takes<readonly [Uri, HttpsUri, UriWith<{ scheme: "https" }>]>([constant, constant, constant]);

// @ts-expect-error one member of the union is always refused
takes<Uri>(wide.with({ path: "/a" as "/a" | "/a b" }));
// @ts-expect-error a space
takes<Uri>(wide.with({ query: "a b" }));
// @ts-expect-error a rootless path behind a host
takes<Uri>(https.with({ path: "a" }));
// @ts-expect-error the path of the URI is rootless
takes<Uri>(opaque.with({ host: "h" }));
// @ts-expect-error there is no such part
takes<Uri>(wide.with({ path: "/a", pat: "/b" }));

// Options of `parse`.
const refused = safeParse("mailto:x", { schemes: ["https"] });
same<typeof refused.ok, false>(true);
const taken = safeParse("https://h/", { schemes: ["http", "https"], kind: "absolute" });
same<typeof taken.ok, true>(true);
same<(typeof taken)["uri"]["host"], "h">(true);
const unsure = safeParse("https://h/", { schemes: ["https", text] });
same<typeof unsure.ok, true>(true);
const unknown = safeParse("https://h/", { schemes: [text] });
same<typeof unknown.ok, boolean>(true);
declare const kinds: "uri" | "relative";
declare const options: { readonly kind: "uri" } | { readonly schemes: readonly ["https"] };
takes<readonly Uri[]>([
  parse(text, { schemes: ["https"] }),
  parse(`https://h/${text}`, { kind: "uri" }),
  parse("mailto:x", { schemes: [text] }),
  parse("mailto:x", { schemes: ["https", text] }),
  parse("mailto:x", { schemes: ["https"] as string[] }),
  parse("mailto:x", options),
  parse("x:a", {} as { readonly kind?: "relative" }),
  parse("/a", { kind: kinds }),
  parse("/a", { kind: anything }),
  parse("/a", anything),
  parse(anything, { kind: "uri" }),
  parse(nobody, { kind: "uri" }),
  parse(either, { kind: "relative", schemes: ["https"] }),
]);
takes<boolean>(canParse("/a", { kind: "uri" }));
// @ts-expect-error one member has no scheme
takes<Uri>(parse(mixed, { kind: "uri" }));
// @ts-expect-error another scheme, whatever stands in the list
takes<Uri>(parse("mailto:x", { schemes: [] as ("http" | "https")[] }));

// Numbers and separators that are not known.
takes<Uri>(
  uri().host("h").port(number).segments(number, 1.5, 1e3).query({ a: number, b: 0.5 }).fragment(number).build(),
);
takes<object>(list([1], text));
declare const count: 1 | 1e21;
// @ts-expect-error an exponent in one of two
takes<object>(uri().segments(count));
// @ts-expect-error no separator in one of two
takes<object>(list([1], "," as "," | "+"));

// JavaScript reads `__proto__` of a literal as its prototype, so nothing is said of a record that has the key.
same<ReturnType<typeof queryOf>, string | undefined>(true);
const queryOf = () => uri({ host: "h", query: { __proto__: "x", a: 1 } }).query;
const stepped = uri().host("h").query({ __proto__: "x" }).build();
same<typeof stepped.query, string | undefined>(true);
const paired = uri()
  .host("h")
  .query([["__proto__", "x"]])
  .build();
same<typeof paired.href, "//h?__proto__=x">(true);
const links = uris({ __proto__: "https://h/", a: "/b" });
same<typeof links.__proto__, unknown>(true);
same<typeof links.a.href, "/b">(true);

// Options of a query may write it in another way.
const spelled = uri().host("h").query({ a: "x y" }, { form: true }).build();
same<typeof spelled.query, string | undefined>(true);
const plain = uri().host("h").query({ a: "x y" }, undefined).build();
same<typeof plain.href, "//h?a=x%20y">(true);
