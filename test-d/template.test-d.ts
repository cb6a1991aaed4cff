// What the compiler says about templates: the values they take, the links they make, what a match gives. The sentences of
// malformed texts are held to the run time in test/template/sentences.ts.

import type { Scalar, TypedUri, Uri } from "urigami";
import {
  type CheckTemplate,
  expand,
  fromOpenApi,
  type MatchedValue,
  safeTemplate,
  type Template,
  type TemplateValue,
  template,
  type ValuesOf,
} from "urigami/template";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const take: (uri: Uri) => void;
declare const text: string;
declare const count: number;

// Literals that pass.
const user = template("https://api.example.com/users/{id}");
const issues = template("https://api.github.com/repos/{owner}/{repo}/issues{/number}{?state,page}");
template("");
template("/a:b/c");
template("{+base}/x{#frag}");
template("{?list*,prefix:3}");
template("{%41.b_1}");
template("caf\u00e9/{x}");
template("it's/{x}");

// Literals that fail, in words.
// @ts-expect-error "{" opens an expression, and nothing closes it, at 3 (RFC 6570 2.2)
template("/a/{b");
// @ts-expect-error a space cannot stand here in the name of a variable, at 5
template("/a/{b c}");
// @ts-expect-error "=" is no operator yet, it is reserved, at 4
template("/a/{=b}");
// @ts-expect-error there is no variable between the braces, at 0
template("{}");
// @ts-expect-error "}" closes no expression, at 4
template("/a/b}");
// @ts-expect-error "*:3" is no modifier, at 2
template("{b*:3}");
// @ts-expect-error ":0" is no modifier, at 2
template("{b:0}");
// @ts-expect-error the bare function holds constants to the same rules
expand("/a/{b", {});
// @ts-expect-error the port 99999 is past 65535, at 10
template("https://h:99999/{a}");
// @ts-expect-error a URI of the scheme "http" needs a host, at 5
template("http:{a}");
// @ts-expect-error a URI of the scheme "https" needs a host, at 8
template("https:///{a}");
// @ts-expect-error the port 99999 is past 65535, at 12
fromOpenApi("https://{a}:99999/{user-id}");
template("https://{a}:{port}/{b}");
template("x://h:99999/{a}");
// The bare function knows no shapes.
expand("http:{a}", {});
same<CheckTemplate<"/a/{b">, '"{" opens an expression, and nothing closes it, at 3 (RFC 6570 2.2)'>(true);
same<CheckTemplate<"/a/{b}">, "/a/{b}">(true);

// The href is as exact as the values.
same<ReturnType<typeof user.toString>, "https://api.example.com/users/{id}">(true);
const known = user.expand({ id: text });
same<typeof known.href, `https://api.example.com/users/${string}`>(true);
same<typeof known.scheme, "https">(true);
same<typeof known.host, "api.example.com">(true);
same<typeof known.kind, "uri">(true);
take(known);
const numbered = user.expand({ id: count });
same<typeof numbered.href, `https://api.example.com/users/${number}`>(true);
const literal = user.expand({ id: 42 });
same<typeof literal.href, "https://api.example.com/users/42">(true);
same<typeof literal.path, "/users/42">(true);
const encoded = user.expand({ id: "a/b c" });
same<typeof encoded.href, "https://api.example.com/users/a%2Fb%20c">(true);
const foreign = user.expand({ id: "\u00e9" });
same<typeof foreign.href, `https://api.example.com/users/${string}`>(true);
const page = issues.expand({ owner: "octocat", repo: "hello", page: count });
same<typeof page.href, `https://api.github.com/repos/octocat/hello/issues?page=${number}`>(true);
const numberedIssue = issues.expand({ owner: "octocat", repo: "hello", number: 7, state: "open", page: 2 });
same<typeof numberedIssue.href, "https://api.github.com/repos/octocat/hello/issues/7?state=open&page=2">(true);
const listed = template("/s{?tag*}").expand({ tag: ["a", "b"] });
same<typeof listed.href, `/s${string}`>(true);
same<typeof listed.kind, "relative">(true);
const matrix = template("/s{;a,b}").expand({ a: "", b: 1 });
same<typeof matrix.href, "/s;a;b=1">(true);
const raw = template("/s/{+p}").expand({ p: "a/b" });
same<typeof raw.href, "/s/a/b">(true);
const rawText = template("/s/{+p}").expand({ p: "%41" });
same<typeof rawText.href, `/s/${string}`>(true);
const accent = template("caf\u00e9/{x}").expand({ x: 1 });
same<typeof accent.href, `${string}1`>(true);
const wide = template("{+base}/x").expand({ base: text });
same<typeof wide.kind, "uri" | "relative">(true);
take(wide);

// A value of several kinds, and one that may be missing, are a hole.
declare const maybe: { readonly segment?: string };
const optional = template("{/segment}/xxx").expand(maybe);
same<typeof optional.href, `${string}/xxx`>(true);
declare const several: "a" | "b";
const oneOf = user.expand({ id: several });
same<typeof oneOf.href, `https://api.example.com/users/${string}`>(true);
declare const yes: boolean;
const truth = user.expand({ id: yes });
same<typeof truth.href, `https://api.example.com/users/${string}`>(true);

// What is needed, what may be missing, what each takes.
same<keyof ValuesOf<"/{a}{/b}{?c,d*}">, "a" | "b" | "c" | "d">(true);
template("/a{?x}").expand();
template("/a{?x}").expand({});
template("/a").expand();
// @ts-expect-error "id" is missing
user.expand({});
// @ts-expect-error a needed value cannot be left out
user.expand();
// @ts-expect-error there is no variable "page" in the template
user.expand({ id: 1, page: 2 });
// @ts-expect-error a needed value cannot be undefined
user.expand({ id: undefined });
// @ts-expect-error null is no value
user.expand({ id: null });
template("{x:3}").expand({ x: "abc" });
// @ts-expect-error a prefix takes no list
template("{x:3}").expand({ x: ["abc"] });
template("{x*}").expand({ x: { a: 1 } });
template("{x*}").expand({ x: new Map([["a", 1]]) });
template("{x*}").expand({
  x: [
    ["a", 1],
    ["b", 2],
  ],
});
// @ts-expect-error a list of lists of lists has no text
template("{x*}").expand({ x: [[["a"]]] });
const value: TemplateValue = known;
const scalar: Scalar = 1n;

// Some now, the rest later.
const mine = issues.partial({ owner: "octocat" });
same<(typeof mine.variables)[number], "repo" | "number" | "state" | "page">(true);
const later = mine.expand({ repo: "hello" });
same<typeof later.href, "https://api.github.com/repos/octocat/hello/issues">(true);
// @ts-expect-error there is no variable "owner" any more
mine.expand({ repo: "hello", owner: "x" });
// @ts-expect-error "repo" is still missing
mine.expand({});
// @ts-expect-error there is no variable "nobody" in the template
issues.partial({ nobody: 1 });

// A match gives text.
const found = issues.match("https://api.github.com/repos/a/b/issues/1");
if (found !== undefined) {
  same<typeof found.owner, string>(true);
  same<typeof found.number, string | undefined>(true);
}
const rest = template("/files{/path*}{?q*}").match(known);
same<NonNullable<typeof rest>["path"], readonly string[] | undefined>(true);
same<NonNullable<typeof rest>["q"], readonly string[] | Readonly<Record<string, string>> | undefined>(true);
// With "*" and without, a variable is what either reads as.
const both = template("/{l}/{+l*}{/ml*}").match("/a%2Cb/a,b/c");
same<NonNullable<typeof both>["l"], MatchedValue>(true);
same<NonNullable<typeof both>["ml"], readonly string[] | undefined>(true);
// @ts-expect-error nothing that a value could not hold ends "id"
template("/news/{id}-{slug}").match("/news/a-b");
// @ts-expect-error nothing that a value could not hold ends "a"
template("/{a}{b}").match("/ab");
template("/{a}/{b}").match("/a/b");
template("/{a}{/b}").match("/a/b");

// Edge rows of the design: string, half-open, a union, a union with a bad member, any, never.
same<ReturnType<typeof template<string>>, Template>(true);
const ofString = template(text);
same<typeof ofString, Template>(true);
const fromString = ofString.expand({ anything: 1 });
same<typeof fromString.href, string>(true);
declare const halfOpen: `/users/${string}/{id}`;
same<ReturnType<typeof template<typeof halfOpen>>, Template>(true);
template(halfOpen).expand({ id: 1 });
declare const either: "/a/{x}" | "/b/{x}";
same<ReturnType<typeof template<typeof either>>, Template<"/a/{x}"> | Template<"/b/{x}">>(true);
const union = template(either);
declare const badUnion: "/a/{x}" | "/b/{x";
// @ts-expect-error one member is no template
template(badUnion);
// biome-ignore lint/suspicious/noExplicitAny: the row of the table
declare const anything: any;
const ofAny = template(anything);
same<typeof ofAny, Template>(true);
declare const nothing: never;
const ofNever = template(nothing);
same<typeof ofNever, Template>(true);
const safe = safeTemplate(text);
if (safe.ok) same<typeof safe.value, Template>(true);

// OpenAPI.
const openApi = fromOpenApi("/users/{user-id}").expand({ "user-id": count });
same<typeof openApi.href, `/users/${number}`>(true);
// @ts-expect-error "user-id" is missing
fromOpenApi("/users/{user-id}").expand({});
// @ts-expect-error "{" opens an expression, and nothing closes it
fromOpenApi("/users/{user-id");
fromOpenApi(text).expand({ any: 1 });

const named = fromOpenApi("/u/{a,b}/{c*}/{d:3}/{e.}/{f g}/{caf\u00e9}/{1}");
const ofNames = named.expand({ "a,b": 1, "c*": 2, "d:3": 3, "e.": 4, "f g": 5, "caf\u00e9": 6, 1: 7 });
same<typeof ofNames.href, "/u/1/2/3/4/5/6/7">(true);
const foundNames = named.match("/u/1/2/3/4/5/6/7");
same<keyof NonNullable<typeof foundNames>, "a,b" | "c*" | "d:3" | "e." | "f g" | "caf\u00e9" | "1">(true);
same<NonNullable<typeof foundNames>["c*"], string>(true);
// @ts-expect-error there is no variable "a" in the template
named.expand({ "a,b": 1, "c*": 2, "d:3": 3, "e.": 4, "f g": 5, "caf\u00e9": 6, 1: 7, a: 1 });

// Names of figures: a key of an object is such a name, as a number and as text.
const figured = template("/u/{1}{?2,03}").expand({ 1: "x", "2": "y", "03": "z" });
same<typeof figured.href, "/u/x?2=y&03=z">(true);
const bound = template("/u/{1}{?2,03}").partial({ 1: "x" }).expand({ 2: "y" });
same<typeof bound.href, "/u/x?2=y">(true);
const figuredMatch = template("/u/{1}").match("/u/x");
same<NonNullable<typeof figuredMatch>[1], string>(true);
// @ts-expect-error there is no variable "3" in the template
template("/u/{1}").expand({ 1: "x", 3: "y" });
// @ts-expect-error there is no variable "1" any more
template("/u/{1}{?2}").partial({ 1: "x" }).expand({ 1: "y" });

// What stands behind "/" takes the place of one before it that is missing.
const chain = template("/starred{/owner}{/repo}");
const chained = chain.expand({ owner: "a", repo: "b" });
same<typeof chained.href, "/starred/a/b">(true);
chain.expand({ owner: "a" });
chain.expand({});
chain.expand();
chain.expand(chain.match("/starred/a") ?? {});
chain.partial({ owner: "a" }).expand({ repo: "b" });
// @ts-expect-error there is no value for "owner", which the template needs
chain.expand({ repo: "b" });
// @ts-expect-error there is no value for "owner", which the template needs
chain.safeExpand({ repo: "b" });
// @ts-expect-error the same for an owner that is undefined
chain.expand({ owner: undefined, repo: "b" });
declare const maybeOwner: { readonly owner?: string; readonly repo: string };
// @ts-expect-error the same for an owner that may be missing
chain.expand(maybeOwner);
// @ts-expect-error there is no value for "a", which the template needs
template("/x{/a,b}").expand({ b: 1 });
const opened = template("/s{?a,b}{&c}");
opened.expand({ a: 1, c: 2 });
opened.expand({ b: 1, c: 2 });
opened.expand({ a: 1 });
opened.partial({ a: 1 }).expand({ c: 2 });
template("/s?k=1{?a}{&b}").expand({ b: 1 });
// @ts-expect-error there is no value for "a", which the template needs
opened.expand({ c: 2 });
// @ts-expect-error the same for one that may be missing
opened.expand({ ...(text === "" ? {} : { a: 1 }), c: 2 });
// Text that is only right behind an expression that can vanish.
const tracked = template("/s{?a}&k=1");
tracked.expand({ a: 1 });
tracked.partial({ a: 1 }).expand();
template("/s{?a,b}&k=1").expand({ b: 1 });
template("/s?x{?a}&k=1").expand();
// @ts-expect-error there is no value for "a", which the template needs
tracked.expand({});
// @ts-expect-error the same without values
tracked.expand();
// @ts-expect-error the same for one that is undefined
tracked.expand({ a: undefined });
// @ts-expect-error the same for the safe twin
tracked.safeExpand({});
// @ts-expect-error the same for a fragment
template("/s{#a}x").expand({});
// @ts-expect-error without "a" the path starts with "//"
template("{/a}//x").expand({});
// @ts-expect-error without "a" the first segment has a ":"
template("{;a}b:c").expand({});
// @ts-expect-error without "a" the text behind it is more of the host
template("http://h{/a}x").expand({});
// @ts-expect-error what "c" has would be in the path
template("/s{?a}{c}").expand({ c: 1 });
template("/s{?a}#f").expand();
template("/s{/a}x{;b}y{.c}z").expand();
// A list without items is no value.
template("/x{/a,b}").expand({ b: [] });
template("/x{/a,b}").expand({ a: ["x"], b: [] });
// @ts-expect-error there is no value for "a", which the template needs
template("/x{/a,b}").expand({ a: [], b: 1 });
// @ts-expect-error there is no value for "id", which the template needs
user.expand({ id: [] });
declare const tags: string[];
user.expand({ id: tags });
template("/x{/a,b}").expand({ a: tags, b: 1 });
const between = template("/x{/a}y{/b}").expand({ b: 1 });
same<typeof between.href, "/xy/1">(true);
const dotted = template("/x{.a}{.b}").expand({ b: 1 });
same<typeof dotted.href, "/x.1">(true);

// Values whose types say nothing: no text is claimed, nor that there is one.
// biome-ignore lint/suspicious/noExplicitAny: the row of the table
declare const any: any;
declare const never: never;
declare const half: `x${string}`;
const anyQuery = template("/s{?q}").expand({ q: any });
same<typeof anyQuery.href, `/s${string}`>(true);
const anySegment = template("/s/{q}").expand({ q: any });
same<typeof anySegment.href, `/s/${string}`>(true);
const anyFragment = template("/s{#q}").expand({ q: any });
same<typeof anyFragment.href, `/s${string}`>(true);
const anyValues = template("/s{?q}").expand(any);
same<typeof anyValues.href, `/s${string}`>(true);
const anyLater = template("/s{/a}{/b}").expand({ a: any, b: any });
same<typeof anyLater.href, `/s${string}${string}`>(true);
const neverQuery = template("/s{?q}").expand({ q: never });
same<typeof neverQuery.href, `/s${string}`>(true);
const halfQuery = template("/s{?q}").expand({ q: half });
same<typeof halfQuery.href, `/s?q=${string}`>(true);
const unionQuery = template("/s{?q}").expand({ q: several });
same<typeof unionQuery.href, `/s?q=${string}`>(true);
const perhaps = template("/s{?q}").expand({ q: several as "a" | undefined });
same<typeof perhaps.href, `/s${string}`>(true);
const gone = template("/s{?q}").expand({ q: undefined });
same<typeof gone.href, "/s">(true);
const listOf = template("/s{?q}").expand({ q: [] });
same<typeof listOf.href, `/s${string}`>(true);
const behindHost = template("https://h.example{+path}").expand({ path: text });
same<typeof behindHost.scheme, "https">(true);
same<typeof behindHost.host, string>(true);
// A prefix cuts numbers and booleans too.
const cutValue = template("/{x:3}{?y:2}").expand({ x: true, y: 0.25 });
same<typeof cutValue.href, `/${string}?y=${string}`>(true);
// "://" behind another ":" opens no authority, and one that is encoded is not known.
const nested = template("urn:http://u@h:8/{x}").expand({ x: 1 });
same<typeof nested.host, undefined>(true);
same<typeof nested.authority, undefined>(true);
const encodedHost = template("https://caf\u00e9.example/{x}").expand({ x: 1 });
same<typeof encodedHost.host, string>(true);

// What is handed out cannot be written.
// @ts-expect-error a match is read-only
if (found !== undefined) found.owner = "x";
// @ts-expect-error a list of a match is read-only
template("/files{/path*}").match("/files/a")?.path?.push("b");
// @ts-expect-error the names are read-only
issues.variables.push("page");
// @ts-expect-error the text is read-only
issues.text = "/";
// @ts-expect-error the same for a template with some values
mine.text = "/";

// A template is what a function of one's own can ask for.
declare const link: <const Text extends string>(of: CheckTemplate<Text>) => Text;
link("/a/{b}");
// @ts-expect-error a template of one's own function
link("/a/{b");
const asUri: TypedUri = known;

// An interface has no index signature: what its members are is looked at.
interface Filter {
  readonly a: string;
  b?: number;
}
interface Dated {
  readonly a: string;
  readonly at: Date;
}
declare const filter: Filter;
declare const dated: Dated;
declare const filters: Filter | readonly string[] | ReadonlyMap<string, number> | undefined;
declare const given: { readonly f?: Filter };
declare const opaque: object;
const filtered = template("/a{?f*}");
same<ReturnType<typeof filtered.expand<{ f: Filter }>>["href"], `/a${string}`>(true);
filtered.expand({ f: filter });
filtered.safeExpand({ f: filter });
filtered.partial({ f: filter }).expand();
filtered.expand({ f: filters });
filtered.expand({ f: undefined });
// @ts-expect-error a needed one cannot be missing, whatever else is wrong
template("/a/{f}{?g}").expand({ f: undefined, g: filter });
filtered.expand(given);
template("/a/{f*}{?x}").expand({ f: filter, x: text });
template(text).expand({ f: filter, x: 1 });
fromOpenApi("/a/{f}").expand({ f: filter });
export const generic = <Name extends string>(x: Name) => template("/a/{x}{?y}").expand({ x });
// @ts-expect-error a date is no scalar
filtered.expand({ f: dated });
// @ts-expect-error nor is one of a template that is not known
template(text).expand({ f: dated });
// @ts-expect-error nor for later
filtered.partial({ f: dated });
// @ts-expect-error an object of a class with methods is no record
filtered.expand({ f: new Date() });
// @ts-expect-error a function is no record
filtered.expand({ f: () => "a" });
// @ts-expect-error nothing is known of its members
filtered.expand({ f: opaque });
// @ts-expect-error a list has scalars
filtered.expand({ f: [filter] });
// @ts-expect-error a prefix takes no record
template("/a{?f:3}").expand({ f: filter });

// Beside an exploded variable others have their names; text that is not known makes wide links.
const paged = template("/s{?page,tag*}");
same<typeof listed.path, string>(true);
const pagedLink = paged.expand({ page: text, tag: [text] });
same<typeof pagedLink.href, `/s${string}`>(true);
same<
  ReturnType<typeof paged.match>,
  { readonly page?: string; readonly tag?: readonly string[] | Readonly<Record<string, string>> } | undefined
>(true);
