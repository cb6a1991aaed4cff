// What each function and type of the core does with text that is not one full literal: the table of the design, row by
// row: `string`, a template with a hole, a union of literals, `any`, `never`, a literal past the compiler's reach.

import {
  type CheckReference,
  type CheckUri,
  canParse,
  type Href,
  type HttpsUri,
  type ParseUri,
  parse,
  type Result,
  safeParse,
  type Uri,
  type UriOf,
  type UriWith,
  uri,
  uris,
} from "urigami";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;

type Good = "https://a.example/x" | "mailto:help@b.example";
type HalfBad = "https://a.example/x" | "https://b example/";
type Hole = `https://h.example/users/${string}`;

// Past the compiler's reach: 8,203 characters.
type X10 = "xxxxxxxxxx";
type X100 = `${X10}${X10}${X10}${X10}${X10}${X10}${X10}${X10}${X10}${X10}`;
type X1000 = `${X100}${X100}${X100}${X100}${X100}${X100}${X100}${X100}${X100}${X100}`;
type Long = `/${X1000}${X1000}${X1000}${X1000}${X1000}${X1000}${X1000}${X1000}${X100}${X100}xx`;

declare const text: string;
declare const hole: Hole;
declare const good: Good;
declare const halfBad: HalfBad;
// biome-ignore lint/suspicious/noExplicitAny: the row of `any`
declare const anything: any;
declare const nothing: never;
declare const digits: {
  readonly segment: `https://h.example/${bigint}/x`;
  readonly port: `https://h.example:${bigint}/x`;
  readonly pair: `https://h.example/x?a=${bigint}`;
  readonly fragment: `https://h.example/x#${number}`;
};
declare const long: Long;

// uri
uri("https://a.example/x");
// @ts-expect-error a space
uri("https://b example/");
// @ts-expect-error string: parse is for it
uri(text);
// @ts-expect-error a hole: the tag and template are for it
uri(hole);
// @ts-expect-error digits could be any, too
uri(digits.segment);
// @ts-expect-error digits in the port
uri(digits.port);
// @ts-expect-error digits in a pair
uri(digits.pair);
// @ts-expect-error digits in the fragment
uri(digits.fragment);
same<ReturnType<typeof uri<Good>>["host"], "a.example" | undefined>(true);
const either = uri(good);
same<(typeof either)["scheme"], "https" | "mailto">(true);
// @ts-expect-error one member has a space
uri(halfBad);
const fromAny = uri(anything);
same<(typeof fromAny)["href"], string>(true);
uri(nothing);
const fromLong = uri(long);
same<typeof fromLong, Uri>(true);

// uris
const table = uris({ docs: "https://a.example/x", mail: "mailto:help@b.example" });
same<(typeof table)["docs"]["host"], "a.example">(true);
same<(typeof table)["mail"]["path"], "help@b.example">(true);
// @ts-expect-error a table is read-only
table.docs = table.mail;
uris({
  docs: "https://a.example/x",
  // @ts-expect-error a space, on the entry
  mail: "mailto:help @b.example",
  // @ts-expect-error string, on the entry
  home: text,
  // @ts-expect-error a hole, on the entry
  user: hole,
  // @ts-expect-error no text, on the entry
  port: 8080,
  // @ts-expect-error one member has a space, on the entry
  either: halfBad,
});
const edges = uris({ good, long, anything });
same<(typeof edges)["good"]["scheme"], "https" | "mailto">(true);
same<(typeof edges)["long"], Uri>(true);
same<(typeof edges)["anything"]["href"], string>(true);

// parse
same<ReturnType<typeof parse<string>>, Uri>(true);
same<ReturnType<typeof parse<Good>>["scheme"], "https" | "mailto">(true);
const fromNever = parse(nothing);
same<typeof fromNever, Uri>(true);
same<ReturnType<typeof parse<Long>>, Uri>(true);
parse(text);
parse(hole).href;
parse(anything).href;
// @ts-expect-error one member has a space
parse(halfBad);
// @ts-expect-error a space
parse("https://b example/");
// A reference without an obvious start is one for parse.
same<(typeof bare)["path"], "example.com">(true);
const bare = parse("example.com");

// From the first hole on, which may hold "/", "?" and "#", nothing is known; before it, everything is.
const user = parse(hole);
same<(typeof user)["kind"], "uri">(true);
same<(typeof user)["scheme"], "https">(true);
same<(typeof user)["host"], "h.example">(true);
same<(typeof user)["port"], undefined>(true);
same<(typeof user)["path"], `/users/${string}`>(true);
same<(typeof user)["query"], string | undefined>(true);
same<(typeof user)["href"], Hole>(true);
declare const holes: {
  readonly middle: `https://h.example:80/users/${number}/posts?page=${number}`;
  readonly query: `HTTPS://h.example/users?page=${number}`;
  readonly fragment: `https://h.example/#${string}`;
  readonly rooted: `/users/${bigint}/x`;
  readonly host: `https://${string}.example/x`;
  readonly start: `${string}://h.example/`;
  readonly slash: `/${string}`;
  readonly slashes: `//${string}/x`;
  readonly question: `https://h.example?x=/${string}`;
  readonly either: `https://a.example/${string}` | "mailto:a@b.example";
};
const middle = parse(holes.middle);
same<(typeof middle)["path"], `/users/${string}`>(true);
same<(typeof middle)["port"], 80>(true);
const inQuery = parse(holes.query);
same<(typeof inQuery)["path"], "/users">(true);
same<(typeof inQuery)["scheme"], "https">(true);
const inFragment = parse(holes.fragment);
same<(typeof inFragment)["path"], "/">(true);
const rooted = parse(holes.rooted);
same<(typeof rooted)["path"], `/users/${string}`>(true);
same<(typeof rooted)["scheme"], undefined>(true);
same<(typeof rooted)["host"], undefined>(true);
const inHost = parse(holes.host);
same<typeof inHost, Uri>(true);
const inScheme = parse(holes.start);
same<typeof inScheme, Uri>(true);
const afterSlash = parse(holes.slash);
same<typeof afterSlash, Uri>(true);
const afterSlashes = parse(holes.slashes);
same<typeof afterSlashes, Uri>(true);
const afterQuestion = parse(holes.question);
same<typeof afterQuestion, Uri>(true);
const eitherHole = parse(holes.either);
same<(typeof eitherHole)["scheme"], "https" | "mailto">(true);
const restricted = parse(hole, { schemes: ["https"] });
same<(typeof restricted)["host"], string>(true);

// safeParse
same<ReturnType<typeof safeParse<string>>, Result>(true);
const neverResult = safeParse(nothing);
same<typeof neverResult, Result>(true);
same<ReturnType<typeof safeParse<Good>>["ok"], true>(true);
same<ReturnType<typeof safeParse<HalfBad>>["ok"], boolean>(true);
const badResult = safeParse("https://b example/");
same<(typeof badResult)["ok"], false>(true);
const goodResult = safeParse("https://a.example/x");
same<(typeof goodResult)["ok"], true>(true);
same<(typeof goodResult)["uri"]["host"], "a.example">(true);
const anyResult = safeParse(anything);
same<(typeof anyResult)["ok"], boolean>(true);
const longResult = safeParse(long);
same<typeof longResult, Result>(true);

// canParse
same<ReturnType<typeof canParse>, boolean>(true);
canParse(text);
canParse(hole);
canParse(good);
canParse(anything);
canParse(nothing);
canParse(long);

// UriOf
same<UriOf<string>, Uri>(true);
same<UriOf<Good>["scheme"], "https" | "mailto">(true);
same<UriOf<never>, Uri>(true);
same<UriOf<Long>, Uri>(true);
same<UriOf<"https://a.example/x">["path"], "/x">(true);

// ParseUri and Href
same<ParseUri<"https://a.example/x/y%20z">["segments"], readonly ["x", "y z"]>(true);
same<ParseUri<"https://a.example:80">["port"], 80>(true);
same<ParseUri<"https://b example/">, never>(true);
same<ParseUri<HalfBad>["host"], "a.example">(true);
same<ParseUri<string>["host"], string | undefined>(true);
same<ParseUri<Hole>["path"], string>(true);
same<ParseUri<Long>["path"], string>(true);
same<ParseUri<never>, never>(true);
same<Href<UriOf<"https://a.example/x">>, "https://a.example/x">(true);
same<Href<UriOf<Good>>, Good>(true);
same<Href<Uri>, string>(true);
same<Href<never>, never>(true);

// Segments are a tuple where the path is a literal, and not too long.
same<UriOf<"https://a.example">["segments"], readonly []>(true);
same<UriOf<"https://a.example/">["segments"], readonly [""]>(true);
same<UriOf<"a/b/">["segments"], readonly ["a", "b", ""]>(true);
same<UriOf<"/%41%2f/%c3%a9/x">["segments"], readonly ["A/", string, "x"]>(true);
same<Uri["segments"], readonly string[]>(true);
same<UriOf<Long>["segments"], readonly string[]>(true);

// CheckUri and CheckReference: the text itself when it is taken.
same<CheckUri<"https://a.example/x">, "https://a.example/x">(true);
same<CheckUri<Good>, Good>(true);
same<CheckUri<never>, never>(true);
same<CheckUri<Long>, Long>(true);
same<string extends CheckUri<string> ? true : false, false>(true);
same<Hole extends CheckUri<Hole> ? true : false, false>(true);
same<HalfBad extends CheckUri<HalfBad> ? true : false, false>(true);
same<CheckReference<"example.com">, "example.com">(true);
same<CheckReference<string>, string>(true);
same<CheckReference<Hole>, Hole>(true);
same<CheckReference<Good>, Good>(true);
same<CheckReference<never>, never>(true);
same<CheckReference<Long>, Long>(true);
same<HalfBad extends CheckReference<HalfBad> ? true : false, false>(true);

// UriWith and HttpsUri: what is given is known, the rest is wide.
same<HttpsUri["host"], string>(true);
same<HttpsUri["scheme"], "https">(true);
same<HttpsUri["port"], number | undefined>(true);
same<UriWith<{ readonly scheme: "https" | "mailto" }>["scheme"], "https" | "mailto">(true);
same<UriWith<{ readonly scheme: string }>["kind"], "uri">(true);
same<UriWith<{ readonly fragment: undefined }>["fragment"], undefined>(true);
same<UriWith<{}>["href"], string>(true);
same<UriWith<{ readonly path: Hole }>["path"], Hole>(true);

// Members of const objects and of enums are literals; a class field is when it is read-only.
const origins = { api: "https://api.example/", bad: "https://api example/" } as const;
same<(typeof api)["host"], "api.example">(true);
const api = uri(origins.api);
// @ts-expect-error a space
uri(origins.bad);
declare enum Link {
  Home = "https://home.example/",
  Bad = "home.example",
}
uri(Link.Home);
// @ts-expect-error no scheme
uri(Link.Bad);
class Client {
  readonly base = uri("https://api.example/v1");
  readonly text = "https://api.example/v2";
  open = "https://api.example/v3";
  links() {
    same<Client["base"]["path"], "/v1">(true);
    uri(this.text);
    // @ts-expect-error a field that can be assigned is a string
    uri(this.open);
  }
}
new Client().links();

// Users' own functions over checked constants.
const link = <const Text extends string>(to: CheckUri<Text>): UriOf<Text> => uri(to as CheckUri<Text>) as never;
same<(typeof linked)["host"], "a.example">(true);
const linked = link("https://a.example/x");
// @ts-expect-error no scheme
link("a.example");
// @ts-expect-error string
link(text);
const navigation = <const Text extends string>(
  items: readonly { readonly label: string; readonly to: CheckUri<Text> }[],
) => items.length;
navigation([{ label: "docs", to: "https://a.example/" }]);
const all = <const Texts extends readonly string[]>(...to: { [Index in keyof Texts]: CheckUri<Texts[Index]> }) =>
  to.length;
all("https://a.example/", "/relative", "#top");
all(
  "https://a.example/",
  // @ts-expect-error no scheme, on the argument
  "b.example",
);

// Assertions of a literal type are not needed, and do not hide a fault.
// @ts-expect-error a space
uri("https://b example/" as const);
