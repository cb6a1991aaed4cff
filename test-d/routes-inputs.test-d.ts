// What is not one plain literal, and names that every object seems to have: for `route`, `routes` and `mount`.

import type { Uri } from "urigami";
import { int, type MatchOf, mount, type RouteFailure, route, routes } from "urigami/routes";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const take: (uri: Uri) => void;

// Names of parameters.
const odd = routes({
  number: "/{1}",
  inherited: "/{constructor}/{toString}",
  query: "/x{?hasOwnProperty,valueOf*}",
  coded: route("/n/{1}/{constructor}", { 1: int }),
  own: route("/o/{toString}", { toString: int }),
});
same<ReturnType<typeof odd.to.number>["href"], `/${string}`>(true);
take(odd.to.number({ 1: "x" }));
take(odd.to.inherited({ constructor: "a", toString: "b" }));
take(odd.to.query({ hasOwnProperty: "a", valueOf: ["b"] }));
const coded = odd.to.coded({ 1: 1, constructor: "b" });
same<typeof coded.href, `/n/${number}/${string}`>(true);
same<ReturnType<typeof odd.to.own>["href"], `/o/${number}`>(true);
// @ts-expect-error the codec of 1 takes a number
odd.to.coded({ 1: "a", constructor: "b" });
// @ts-expect-error the parameter "1" is missing
odd.to.number({});
const match = odd.match("/");
if (match?.ok) {
  if (match.name === "number") same<typeof match.params, { readonly 1: string }>(true);
  if (match.name === "inherited") same<(typeof match.params)["constructor"], string>(true);
  if (match.name === "query") same<(typeof match.params)["valueOf"], readonly string[]>(true);
  if (match.name === "coded") same<(typeof match.params)[1], number>(true);
  if (match.name === "own") same<(typeof match.params)["toString"], number>(true);
}
// @ts-expect-error '2' is no parameter of the pattern
route("/{1}", { 2: int });
// @ts-expect-error 'constructor' is no parameter of the pattern
route("/{1}", { constructor: int });

// Names that are none, at the place where they stand.
// @ts-expect-error the name of a parameter is letters, digits and "_", and not "__proto__", at 2 of the pattern
route("/{__proto__}");
// @ts-expect-error the same in the query, at 4 of the pattern
routes({ a: "/x{?__proto__}" });
// @ts-expect-error the name of a parameter is letters, digits and "_", at 2 of the pattern
route("/{a.b}");
// @ts-expect-error "-" is not allowed in the name of a parameter, at 3 of the pattern
mount("/{a-b}", { index: "/" });
// @ts-expect-error a space is not allowed in the name of a parameter, at 2 of the pattern
mount("/m", { a: "/{ a}" });
// @ts-expect-error a character outside ASCII is not allowed in the name of a parameter, at 2 of the pattern
route("/{\u00e9}");
// @ts-expect-error "%" must be followed by two hexadecimal digits, at 3 of the pattern
route("/a%zz");
// @ts-expect-error a segment "." or ".." is removed by every reader of the path, at 3 of the pattern
routes({ a: "/a/%2E%2e" });
// @ts-expect-error a host has letters, digits and labels, at 8 of the pattern
routes({ a: "https://u@h/" });
// @ts-expect-error an empty pattern
route("");

// Wide texts are taken, and checked at run time.
declare const text: string;
declare const half: `/x/${string}`;
declare const halfName: `${string}/{id}`;
declare const numbered: `/n/${number}`;
declare const either: "/a/{b}" | "/c/{d}";
// biome-ignore lint/suspicious/noExplicitAny: the row of the table for any
declare const anything: any;
declare const nothing: never;
const wide = routes({ text, half, halfName, numbered, either, anything, nothing, known: "/k/{id}" });
same<ReturnType<typeof wide.to.text>, Uri>(true);
same<ReturnType<typeof wide.to.half>, Uri>(true);
take(wide.to.halfName({ id: 1 }));
take(wide.to.numbered());
take(wide.to.either({ b: 1, d: 2 }));
take(wide.to.anything({ id: 1 }));
same<ReturnType<typeof wide.to.known>["href"], `/k/${string}`>(true);
const found = wide.match("/");
if (found?.ok && found.name === "known") same<string extends typeof found.name ? 1 : 0, 0>(true);
if (found !== undefined && !found.ok) same<typeof found.failure, RouteFailure>(true);
route(text);
route(half);
route(either);
route(anything);
route(nothing);
mount(text, { a: "/{b}" });
mount(half, { a: "/{b}" });
mount(either, { a: "/" });
mount(anything, { a: "/" });
mount(nothing, { a: "/" });
mount("/m", { text, half, either, anything });
mount("/m", anything);
mount(route(text), { a: "/" });
declare const record: Readonly<Record<string, string>>;
for (const app of [routes(record), routes(anything)]) {
  const one = app.match("/");
  if (one?.ok) same<typeof one.name, string>(true);
}
same<MatchOf<Readonly<Record<string, string>>> extends infer Found ? (undefined extends Found ? 1 : 0) : 0, 1>(true);

// A union with a member that is malformed is refused.
declare const broken: "/a/{b}" | "/c/{";
// @ts-expect-error "{" is not closed, at 3 of the pattern
route(broken);
// @ts-expect-error "{" is not closed, at 3 of the pattern
routes({ a: broken });
// @ts-expect-error "{" is not closed, at 3 of the pattern
mount(broken, { a: "/" });

// Other kinds are refused.
// @ts-expect-error a table is an object
routes(null);
// @ts-expect-error a table is an object
routes("/");
// @ts-expect-error an entry is a pattern, a route or a mount
routes({ a: null });
// @ts-expect-error an entry is a pattern, a route or a mount
routes({ a: 5 });
// @ts-expect-error a pattern is text
route(5);
// @ts-expect-error a pattern is text
mount(null, {});
// @ts-expect-error what is unknown is no text
route(text as unknown);

// Nothing that is handed out can be changed.
const app = routes({ user: route("/users/{id}", { id: int }), file: "/files{/path*}", top: "/t{?tag*}" });
const user = app.match("/users/1");
if (user?.ok && user.name === "user") {
  // @ts-expect-error read only
  user.params.id = 2;
  // @ts-expect-error read only
  user.name = "user";
}
if (user?.ok && user.name === "file") {
  // @ts-expect-error read only
  user.params.path[0] = "a";
}
if (user?.ok && user.name === "top") {
  // @ts-expect-error read only
  user.params.tag.push("a");
}
if (user !== undefined && !user.ok) {
  // @ts-expect-error read only
  user.failure.route = "x";
}
// @ts-expect-error read only
app.table.user = route("/x");
// @ts-expect-error read only
app.table.user.pattern = "/x";
// @ts-expect-error read only
app.table.user.codecs.id = int;
// @ts-expect-error read only
app.to.user = () => undefined;
// @ts-expect-error read only
int.takes = "x";
// @ts-expect-error read only
app.convert("express").push({ name: "user", path: "/" });
// @ts-expect-error read only
app.convert("express")[0].path = "/";
