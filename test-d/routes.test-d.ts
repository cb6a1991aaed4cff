import { P, match as select } from "ts-pattern";
import { expectAssignable, expectNever, expectType } from "tsd";
import type { Uri } from "urigami";
import {
  bool,
  date,
  type HrefsOf,
  int,
  type Json,
  json,
  list,
  type Matched,
  type MatchOf,
  mount,
  type NoDuplicates,
  number,
  oneOf,
  optional,
  type Refused,
  type RouteFailure,
  route,
  routes,
  uuid,
} from "urigami/routes";

const app = routes({
  home: "/",
  user: route("/users/{id}", { id: int }),
  post: "/users/{user}/posts/{slug}",
  page: "/pages/{file}.json",
  file: "/files{/path*}",
  ids: route("/ids{/ids*}", { ids: int }),
  section: "/admin{/section}",
  search: route("/search{?q,page,tag*}{#part}", { page: int }),
  sized: route("/sized{?size,from}", { size: optional(int, 20), from: optional(date) }),
  admin: route("https://{tenant}.example.com/admin{/section}"),
  item: "shop:/item/{id}",
  only: "{?page}",
  top: "{#part}",
  typed: route("/t/{a}/{b}/{c}/{d}/{e}", { a: number, b: bool, c: uuid, d: oneOf("asc", "desc", 1), e: list(int) }),
  view: route("/view{?view}", { view: json }),
  blog: mount("/blog/{year}", { index: "/", post: "/{slug}", deep: mount("/deep", { x: "/{n}" }) }),
  org: mount(route("/orgs/{org}", { org: int }), { repo: route("/{repo}", { repo: oneOf(["a", "b"]) }) }),
});

// Links: what they take, and the type of their text.
expectType<"/">(app.to.home().href);
expectType<`/users/${number}`>(app.to.user({ id: 42 }).href);
expectType<`/users/${string}/posts/${string}`>(app.to.post({ user: 1, slug: "s" }).href);
expectType<`/pages/${string}.json`>(app.to.page({ file: "a" }).href);
expectType<`/files${string}`>(app.to.file({ path: ["a", 1, true] }).href);
expectType<`https://${string}.example.com/admin${string}`>(app.to.admin({ tenant: "t" }).href);
expectType<`/blog/${string}`>(app.to.blog.index({ year: 2026 }).href);
expectType<`/blog/${string}/deep/${string}`>(app.to.blog.deep.x({ year: 1, n: 2 }).href);
expectType<`/orgs/${number}/${string}`>(app.to.org.repo({ org: 1, repo: "a" }).href);
expectType<`/t/${number}/${string}/${string}/${string}/${string}`>(
  app.to.typed({ a: 1, b: true, c: "c", d: 1, e: [1, 2] }).href,
);
expectType<"relative">(app.to.home().kind);
expectType<"https">(app.to.admin({ tenant: "t" }).scheme);
expectType<undefined>(app.to.item({ id: 1 }).host);
expectAssignable<Uri>(app.to.user({ id: 1 }));
expectAssignable<Uri>(app.to.admin({ tenant: "t" }));
app.to.file();
app.to.search();
app.to.search({ q: undefined, page: 1, tag: ["a"], part: "x" });
app.to.section({ section: undefined });
app.to.view({ view: { a: [1, null] } });
const safe = app.safeTo.user({ id: 1 });
if (safe.ok) expectType<`/users/${number}`>(safe.uri.href);

// @ts-expect-error: the parameter is missing
app.to.user({});
// @ts-expect-error: the values are missing
app.to.user();
// @ts-expect-error: an int takes a number
app.to.user({ id: "42" });
// @ts-expect-error: there is no such parameter
app.to.user({ id: 1, name: "x" });
// @ts-expect-error: a route without parameters takes none
app.to.home({ id: 1 });
// @ts-expect-error: a rest takes a list
app.to.file({ path: "a/b" });
// @ts-expect-error: undefined is no value for a segment
app.to.page({ file: undefined });
// @ts-expect-error: one of the values that are listed
app.to.org.repo({ org: 1, repo: "c" });
// @ts-expect-error: a fragment alone needs its value
app.to.top({});
// @ts-expect-error: there is no such route
app.to.nothing();

// Matches: one union, told apart by the name.
const match = app.match("/users/42");
if (match?.ok) {
  expectType<
    | "home"
    | "user"
    | "post"
    | "page"
    | "file"
    | "ids"
    | "section"
    | "search"
    | "sized"
    | "admin"
    | "item"
    | "only"
    | "top"
    | "typed"
    | "view"
    | "blog.index"
    | "blog.post"
    | "blog.deep.x"
    | "org.repo"
  >(match.name);
  if (match.name === "user") expectType<number>(match.params.id);
  if (match.name === "post") expectType<{ readonly user: string; readonly slug: string }>(match.params);
  if (match.name === "page") expectType<string>(match.params.file);
  if (match.name === "file") expectType<readonly string[]>(match.params.path);
  if (match.name === "ids") expectType<readonly number[]>(match.params.ids);
  if (match.name === "section") expectType<string | undefined>(match.params.section);
  if (match.name === "search") {
    expectType<number | undefined>(match.params.page);
    expectType<string | undefined>(match.params.q);
    expectType<readonly string[]>(match.params.tag);
  }
  if (match.name === "sized") {
    expectType<number>(match.params.size);
    expectType<Date | undefined>(match.params.from);
  }
  if (match.name === "typed") {
    expectType<number>(match.params.a);
    expectType<boolean>(match.params.b);
    expectType<"asc" | "desc" | 1>(match.params.d);
    expectType<readonly number[]>(match.params.e);
  }
  if (match.name === "view") expectType<Json | undefined>(match.params.view);
  if (match.name === "blog.deep.x") expectType<{ readonly year: string; readonly n: string }>(match.params);
  if (match.name === "org.repo") expectType<number>(match.params.org);
  if (match.name === "user") {
    expectType<{ readonly ok: true; readonly name: "user"; readonly params: { readonly id: number } }>(match);
  }
  // @ts-expect-error: only a route that has the parameter gives it
  match.params.id;
  // @ts-expect-error: no route has this name
  if (match.name === "other") match;
  // @ts-expect-error: a match cannot be changed
  if (match.name === "user") match.params.id = 1;
} else if (match !== undefined) expectType<RouteFailure>(match.failure);
// @ts-expect-error: what is not matched has no name
match?.name;

// The texts of all links take literals that are written by hand.
const sited = routes(
  { home: "/", user: route("/users/{id}", { id: int }), file: "/files{/path*}", docs: "https://Docs.example.com" },
  { base: "https://example.com/v1/" },
);
type Sited = HrefsOf<typeof sited>;
expectAssignable<Sited>("https://example.com/v1");
expectAssignable<Sited>("https://example.com/v1/users/42");
expectAssignable<Sited>("https://example.com/v1/files/a");
expectAssignable<Sited>("https://docs.example.com/");
expectAssignable<Sited>(sited.to.user({ id: 1 }).href);
// @ts-expect-error: no route has such a link
expectAssignable<Sited>("https://example.com/v1/users/x");
// @ts-expect-error: no route has such a link
expectAssignable<Sited>("https://example.com/users/42");
// @ts-expect-error: no route has such a link
expectAssignable<Sited>("/users/42");
// @ts-expect-error: no route has such a link
expectAssignable<Sited>("https://docs.example.com/x");
type Hrefs = HrefsOf<typeof app>;
expectAssignable<Hrefs>("/users/42");
expectAssignable<Hrefs>("/blog/2026/first");
expectAssignable<Hrefs>("/orgs/1/a");
expectAssignable<Hrefs>("https://acme.example.com/admin");
expectAssignable<Hrefs>("shop:/item/1");
expectAssignable<Hrefs>("?page=1");
expectAssignable<Hrefs>("#part");
// @ts-expect-error: no route has such a link
expectAssignable<Hrefs>("/users/x");
// @ts-expect-error: no route has such a link
expectAssignable<Hrefs>("/orgs/a/b");
// @ts-expect-error: no route has such a link
expectAssignable<Hrefs>("/nowhere");
declare const unknownTable: Record<string, string>;
const wideApp = routes(unknownTable);
expectType<string>({} as HrefsOf<typeof wideApp>);

const small = routes({ home: "/", user: route("/users/{id}", { id: int }), blog: mount("/blog", { post: "/{slug}" }) });

// A switch over the names is exhaustive.
const told = (found: MatchOf<typeof small.table>): string | number => {
  if (!found?.ok) return found === undefined ? "none" : found.failure.message;
  switch (found.name) {
    case "home":
      expectType<{}>(found.params);
      return found.name;
    case "user":
      return found.params.id;
    case "blog.post":
      return found.params.slug;
    default:
      expectNever(found);
      return "never";
  }
};
expectType<string | number>(told(undefined));
// The matches of a table are matched by ts-pattern, exhaustively.
const shown = select(small.match("/"))
  .with({ ok: true, name: "home" }, () => 0)
  .with({ ok: true, name: "user" }, ({ params }) => params.id)
  .with({ ok: true, name: "blog.post", params: { slug: P.select() } }, (slug) => slug.length)
  .with({ ok: false }, ({ failure }) => failure.index)
  .with(undefined, () => -1)
  .exhaustive();
expectType<number>(shown);

// A match is a `Matched`, and can be told by name elsewhere.
expectAssignable<Matched | Refused | undefined>(match);
type UserMatch = Extract<MatchOf<typeof small.table>, { readonly name: "user" }>;
expectType<{ readonly id: number }>({} as UserMatch["params"]);

// Handlers: one for each route, each with its parameters.
const answer = small.handle(
  "/",
  { home: () => "home", user: ({ id }) => id, "blog.post": ({ slug }) => [slug] },
  { notFound: () => null, invalid: (failure) => failure },
);
expectType<string | number | string[] | null | RouteFailure>(answer);
small.handle(
  small.match("/"),
  { home: () => 1, user: () => 2, "blog.post": () => 3 },
  { notFound: () => 4, invalid: () => 5 },
);
// @ts-expect-error: a handler is missing
small.handle("/", { home: () => 1, user: () => 2 }, { notFound: () => 4, invalid: () => 5 });
const others = { home: () => 1, user: () => 2, "blog.post": () => 3, gone: () => 6 };
// @ts-expect-error: there is no route 'gone'
small.handle("/", others, { notFound: () => 4, invalid: () => 5 });
expectType<MatchOf<typeof small.table>>(small.matchTarget("/"));

// Patterns that are none: the error stands on the entry, in words.
// @ts-expect-error: a parameter without a name, at 4 of the pattern
routes({ good: "/", bad: "/a/{}" });
// @ts-expect-error: "{" is not closed, at 4 of the pattern
routes({ bad: "/rx/{n" });
// @ts-expect-error: "}" closes nothing, at 4 of the pattern
routes({ bad: "/a/b}" });
// @ts-expect-error: two parameters in one segment have no one reading
routes({ bad: "/{a}-{b}" });
// @ts-expect-error: the parameter 'x' is used twice
routes({ bad: "/dup/{x}/{x}" });
// @ts-expect-error: a pattern starts with "/"
routes({ bad: "users" });
// @ts-expect-error: the same in a route
route("/a/{}", {});
// @ts-expect-error: the same in a mount
mount("/m", { bad: "/a/{}" });
// @ts-expect-error: a name of the prefix is used again
mount("/{x}", { bad: "/{x}" });
// @ts-expect-error: what is mounted is a path
mount("/m", { bad: "https://h/" });
// @ts-expect-error: the prefix ends in "/"
mount("/m/", { index: "/" });
// @ts-expect-error: 'name' is no parameter of the pattern
route("/users/{id}", { id: int, name: int });
// @ts-expect-error: this is no codec
route("/users/{id}", { id: 1 });

// A codec of one's own: the types of its functions are known.
route("/x/{x}", { x: { takes: "x", read: (text) => text.length, write: (value: number) => "x".repeat(value) } });

// Two routes that match the same paths.
const twice = routes({ a: "/users/{id}", b: "/users/{name}" });
// @ts-expect-error: 'b' matches the same paths as 'a'
export type Twice = NoDuplicates<typeof twice.table>;
const constants = { a: "/x{/y}", b: "/x" } as const;
// @ts-expect-error: 'b' matches the same paths as 'a', where its segment is missing
export type Optional = NoDuplicates<typeof constants>;
const mounted = routes({ a: "/x/y", m: mount("/x", { y: "/y" }) });
// @ts-expect-error: 'm.y' matches the same paths as 'a'
export type Mounted = NoDuplicates<typeof mounted.table>;
const distinct = routes({
  home: "/",
  rest: "{/all*}",
  x: "/x/{a}",
  y: "/x/{a}.json",
  z: "/x/me",
  q: "{?a}",
  f: "{#a}",
  h: "https://{t}.h/",
  m: mount("/m", { i: "/", x: "/{x}" }),
});
export type Distinct = NoDuplicates<typeof distinct.table>;

// A base stands before the paths, and nothing else.
const based = routes(
  { home: "/", user: "/users/{id}", page: "{?page}", blog: mount("/blog", { post: "/{slug}" }) },
  { base: "https://example.com/v1" },
);
// Scheme and host are written in lower case, names of parameters are not.
const upper = routes({ one: "HTTPS://{Tenant}.Example.COM:8443/A/{Id}", two: "HTTP://Example.COM", three: "APP:/X" });
expectType<`https://${string}.example.com:8443/A/${string}`>(upper.to.one({ Tenant: "t", Id: 1 }).href);
expectType<"http://example.com/">(upper.to.two().href);
expectType<"app:/X">(upper.to.three().href);
expectType<"https://example.com/v1">(based.to.home().href);
expectType<`https://example.com/v1/users/${string}`>(based.to.user({ id: 1 }).href);
expectType<`https://example.com/v1/blog/${string}`>(based.to.blog.post({ slug: 1 }).href);
expectType<`?${string}` | string>(based.to.page({ page: 1 }).href as string);

// What is not known when the program is compiled is checked at run time.
declare const read: Readonly<Record<string, string>>;
const wide = routes(read);
const found = wide.match("/");
if (found?.ok) {
  expectType<string>(found.name);
  expectAssignable<Readonly<Record<string, unknown>>>(found.params);
}
expectAssignable<Uri | undefined>(wide.to.any?.({ id: 1 }));
declare const text: string;
declare const half: `/users/${string}`;
const loose = routes({ text, half, route: route(text) });
expectAssignable<Uri>(loose.to.half({ id: 1 }));
expectAssignable<Uri>(loose.to.text());
