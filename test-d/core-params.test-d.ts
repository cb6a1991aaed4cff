// The params of a constant know its pairs; those of every other Uri do not. A literal Uri stays a Uri.

import {
  type HttpsUri,
  type LiteralParams,
  type Params,
  parse,
  safeParse,
  type Uri,
  type UriOf,
  type UriWith,
  uri,
} from "urigami";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const takes: <Wanted>(given: Wanted) => void;
declare const text: string;
declare const either: "page" | "missing";
declare const half: `ta${string}`;
declare const maybe: string | undefined;
// biome-ignore lint/suspicious/noExplicitAny: a key of any type
declare const anything: any;

const link = uri("https://h.example/?page=2&tag=a&tag=b&debug&q=a%20b+c&c%61fe=%C3%A9&&=x#top");
const { params } = link;

const page = params.get("page");
same<typeof page, "2">(true);
const tag = params.get("tag");
same<typeof tag, "a">(true);
const tags = params.getAll("tag");
same<typeof tags, readonly ["a", "b"]>(true);
const missing = params.get("missing");
same<typeof missing, undefined>(true);
const none = params.getAll("missing");
same<typeof none, readonly []>(true);
const flag = params.get("debug");
same<typeof flag, "">(true);
const decoded = params.get("q");
same<typeof decoded, "a b+c">(true);
const foreign = params.get("cafe");
same<typeof foreign, string>(true);
const unnamed = params.get("");
same<typeof unnamed, "x">(true);
const hasPage = params.has("page");
same<typeof hasPage, true>(true);
const hasNot = params.has("missing");
same<typeof hasNot, false>(true);
const hasTwo = params.has("page", "2");
same<typeof hasTwo, boolean>(true);
const hasMaybe = params.has("page", maybe);
same<typeof hasMaybe, boolean>(true);
const known = params.query;
same<typeof known, "page=2&tag=a&tag=b&debug&q=a%20b+c&c%61fe=%C3%A9&&=x">(true);
const object = params.toObject();
same<
  typeof object,
  {
    readonly page: "2";
    readonly tag: readonly ["a", "b"];
    readonly debug: "";
    readonly q: "a b+c";
    readonly cafe: string;
    readonly "": "x";
  }
>(true);

// A key that is no literal may be any.
const any = params.get(text);
same<typeof any, string | undefined>(true);
const open = params.get(half);
same<typeof open, string | undefined>(true);
const anyOf = params.get(anything);
same<typeof anyOf, string | undefined>(true);
const all = params.getAll(text);
same<typeof all, readonly string[]>(true);
const has = params.has(text);
same<typeof has, boolean>(true);
const one = params.get(either);
same<typeof one, "2" | undefined>(true);

// No query has no pairs; a key that is not known makes all of them open.
const without = uri("https://h.example/").params;
same<typeof without.query, undefined>(true);
const nothing = without.get("page");
same<typeof nothing, undefined>(true);
const empty = without.toObject();
same<keyof typeof empty, never>(true);
const foreignKey = uri("/?a=1&%C3%A9=2").params;
const perhaps = foreignKey.get("a");
same<typeof perhaps, string | undefined>(true);
const record = foreignKey.toObject();
same<typeof record, Readonly<Record<string, string | readonly string[]>>>(true);

// A change gives the wide ones, and so does text that is no constant.
same<ReturnType<typeof params.append>, Params>(true);
const changed = params.with("page", 3);
same<typeof changed, Params>(true);
const shorter = params.delete("page");
same<typeof shorter, Params>(true);
const reread = params.as({ form: true });
same<typeof reread, Params>(true);
same<Uri["params"], Params>(true);
same<HttpsUri["params"], Params>(true);
const built = uri().scheme("https").host("h.example").query({ a: 1 }).build();
same<typeof built.params, Params>(true);
const parsed = parse("/?a=1").params.get("a");
same<typeof parsed, "1">(true);
const result = safeParse("/?a=1");
const safe = result.uri.params.get("a");
same<typeof safe, "1">(true);

// Up to the wide ones, never back.
takes<Params>(params);
takes<Params>(without);
takes<LiteralParams<"a=1">>(uri("/?a=1").params);
takes<Uri>(link);
takes<HttpsUri>(link);
takes<UriWith<{ readonly query: string }>>(link);
takes<UriWith<{ readonly params: Params }>>(link);
takes<UriOf<"/?a=1">>(uri("/?a=1"));
takes<readonly Uri[]>([link, built, uri("/?a=1")]);
takes<() => Uri>(() => link);
takes<(given: typeof link) => void>((_: Uri) => {});
// @ts-expect-error what takes the literal does not take all
takes<(given: Uri) => void>((_: typeof link) => {});
// @ts-expect-error the params of another query
takes<LiteralParams<"a=2">>(uri("/?a=1").params);
// @ts-expect-error wide params may hold anything
takes<LiteralParams<"a=1">>(built.params);
for (const [key, value] of params) takes<string>(key + value);
