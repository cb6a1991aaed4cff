// What the compiler knows of a link that is built: its text where the values are literals, a hole where they are not.

import { type Builder, flag, type HostBuilder, list, raw, type Uri, uri } from "urigami";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const takes: <Wanted>(given: Wanted) => void;
declare const text: string;
declare const number: number;
declare const bit: boolean;
declare const either: "a" | "b";
declare const texts: string[];
declare const perhaps: string | undefined;
declare const wide: Uri;

const start = uri().scheme("https").host("h.example");
const link = start.port(8443).segments("users", 7, "posts").query({ page: 2 }).fragment("top").build();
same<typeof link.href, "https://h.example:8443/users/7/posts?page=2#top">(true);
same<typeof link.port, 8443>(true);
same<typeof link.query, "page=2">(true);

// Data is encoded, also where only one of the values needs it.
const encoded = start.segments("a b", "c/d", 1n, true).query({ "k k": "a&b=c;d" }).fragment("x y").build();
same<typeof encoded.href, "https://h.example/a%20b/c%2Fd/1/true?k%20k=a%26b%3Dc%3Bd#x%20y">(true);
const rawText = start.path(raw.path("/a//b%20c")).segments(raw.segment("x%2Fy")).fragment(raw.fragment("%41")).build();
same<typeof rawText.href, "https://h.example/a//b%20c/x%2Fy#%41">(true);
const six = start.segments("a", "b", "c", "d", "e", "f g").build();
same<typeof six.path, "/a/b/c/d/e/f%20g">(true);
const slash = start.path("/a/").segments("b").trailingSlash().segments("c").trailingSlash().build();
same<typeof slash.path, "/a/b/c/">(true);
const user = start.userinfo("a:b", "c d").build();
same<typeof user.authority, "a%3Ab:c%20d@h.example">(true);

// The order of two keys is open; pairs have one.
const two = start.query({ page: 2, q: "x" }).build();
same<typeof two.query, "page=2&q=x" | "q=x&page=2">(true);
const three = start.query({ a: 1, b: 2, c: 3 }).build();
same<typeof three.query, string>(true);
const pairs = start.query([
  ["tag", "a"],
  ["tag", "b c"],
  ["on", flag],
]);
const ofPairs = pairs.build();
same<typeof ofPairs.query, "tag=a&tag=b%20c&on">(true);
const lists = start.query({ id: list([1, 2], ","), tag: ["a", "b"] }).build();
same<typeof lists.query, "id=1,2&tag=a&tag=b" | "tag=a&tag=b&id=1,2">(true);
const inObject = uri({ scheme: "https", host: "h.example", query: { id: list(["a b", "c"], ";") } });
same<typeof inObject.query, "id=a%20b;c">(true);
const merged = start.query({ a: 1 }).query({ b: 2 }).build();
same<typeof merged.query, string>(true);
const left = start.query({ a: 1 }).query(undefined).build();
same<typeof left.query, "a=1">(true);

// A union, a boolean and what is no literal are holes; twenty of them are no product.
const holes = start.segments("users", text, number, bit, either).build();
same<typeof holes.path, `/users/${string}/${number}/${string}/${string}`>(true);
const inFragment = start.fragment(either).build();
same<typeof inFragment.href, `https://h.example#${string}`>(true);
const inQuery = start.query({ a: either }).build();
same<typeof inQuery.query, `a=${string}`>(true);
const mayBeMissing = start.query({ a: perhaps }).build();
same<typeof mayBeMissing.query, `a=${string}` | undefined>(true);
const e = either;
const twenty = start.segments(e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e, e).build();
same<string extends typeof twenty.href ? true : false, false>(true);
const spread = start.segments(...texts).build();
same<typeof spread.path, string>(true);
const open = start.fragment(perhaps).build();
same<typeof open.fragment, string | undefined>(true);

// What is refused, where it stands.
// @ts-expect-error an empty segment
start.segments("a", "");
// @ts-expect-error a dot segment behind three others
start.segments("a", "b", "c", "..");
// @ts-expect-error undefined is no segment
start.segments("a", undefined);
start.query({
  page: 2,
  // @ts-expect-error null has no text
  q: null,
});
// @ts-expect-error a space in the host
start.host("exa mple");
// @ts-expect-error brackets are missing
start.host("::1");
// @ts-expect-error no digits
start.port("80a");
// @ts-expect-error a function has no text
start.fragment(() => 1);
// @ts-expect-error no scheme
uri().scheme("1a");
// @ts-expect-error there is no host yet
uri().port(80);
// @ts-expect-error https needs a host
uri().scheme("https").path("/x").build();
// @ts-expect-error past 65535
start.port("99999").build();
// @ts-expect-error a path behind a host is rooted
start.path("a").build();

// What takes a builder takes one that knows more; a step read off its builder is no step.
takes<Builder<string, undefined>>(uri().scheme("https"));
takes<HostBuilder<string, undefined, string, undefined, string, undefined, undefined>>(start);
takes<Builder<"https", undefined, "h.example">>(start);
// @ts-expect-error another scheme
takes<Builder<"http", undefined, "h.example">>(start);
// @ts-expect-error a builder without a host
takes<HostBuilder<"https", undefined, undefined, undefined, "", undefined, undefined>>(uri().scheme("https"));
const { segments } = start;
// @ts-expect-error nothing to add to
segments("a");
const page = <From extends HostBuilder<string, undefined, string, undefined, string, undefined, undefined>>(
  from: From,
  index: number,
) => from.query({ page: index }).build();
same<string extends ReturnType<typeof page<typeof start>>["href"] ? true : false, false>(true);
const more = uri(wide).segments("a").build();
same<typeof more.host, string | undefined>(true);

// Of `any` and `never` nothing is known.
// biome-ignore lint/suspicious/noExplicitAny: what an untyped caller gives
declare const anything: any;
declare const nothing: never;
const anyScheme = uri().scheme(anything).path("/x").build();
same<typeof anyScheme.href, `${string}:/x`>(true);
const anyHost = uri().scheme("https").host(anything).path("/x").build();
same<typeof anyHost.href, `https://${string}/x`>(true);
same<typeof anyHost.host, string>(true);
takes<HostBuilder<string, undefined, string, undefined, string, undefined, undefined>>(
  uri().scheme(nothing).host(nothing),
);
