// Codecs that are made in the place where they stand read and write what they do under a name of their own.

import {
  type Codec,
  date,
  int,
  type Json,
  json,
  type ListCodec,
  list,
  mount,
  number,
  type OptionalCodec,
  oneOf,
  optional,
  route,
  routes,
} from "urigami/routes";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;

interface Schema<Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: Output };
    readonly types?: { readonly input: string; readonly output: Output };
  };
}
declare const point: Schema<{ readonly x: number }>;

// Under a name of their own.
const texts = list();
const ints = list(int, ";");
const chosen = list(oneOf("a", "b"));
const few = optional(list(), ["x"]);
same<typeof texts, ListCodec<Codec<string>>>(true);
same<typeof ints, ListCodec<typeof int>>(true);
same<typeof chosen, ListCodec<Codec<"a" | "b">>>(true);
same<typeof few, OptionalCodec<ListCodec<Codec<string>>, readonly ["x"]>>(true);
const missing = list(undefined, ";");
same<typeof missing, ListCodec<Codec<string>>>(true);
const none = optional(int);
same<typeof none, OptionalCodec<typeof int, undefined>>(true);

const app = routes({
  texts: route("/p{?tags}", { tags: list() }),
  parted: route("/q{?tags}", { tags: list(undefined, ";") }),
  few: route("/f{?tags}", { tags: optional(list(), ["x"]) }),
  free: route("/g{?tags}", { tags: optional(list()) }),
  ints: route("/i/{at}", { at: list(number) }),
  chosen: route("/c{?order}", { order: list(oneOf("asc", "desc", 1)) }),
  given: route("/d{?order}", { order: optional(oneOf("asc", "desc"), "asc") }),
  since: route("/e{?at}", { at: optional(list(date), [new Date(0)]) }),
  view: route("/v{?view,all}", { view: list(json), all: json(point) }),
  judged: route("/j{?view}", { view: optional(list(json(point))) }),
  own: route("/o/{at}", {
    at: list({ takes: "x", read: (text) => text.length, write: (value: number) => "x".repeat(value) }),
  }),
  schema: route("/s/{at}", { at: list(point) }),
  under: mount(route("/m/{tags}", { tags: list() }), { one: route("/{more}", { more: list() }), index: "/" }),
});

// What a match has.
const match = app.match("/");
if (match?.ok) {
  if (match.name === "texts") same<typeof match.params, { readonly tags?: readonly string[] }>(true);
  if (match.name === "parted") same<typeof match.params, { readonly tags?: readonly string[] }>(true);
  if (match.name === "few") same<typeof match.params, { readonly tags: readonly string[] }>(true);
  if (match.name === "free") same<typeof match.params, { readonly tags?: readonly string[] }>(true);
  if (match.name === "ints") same<typeof match.params, { readonly at: readonly number[] }>(true);
  if (match.name === "chosen") same<typeof match.params, { readonly order?: readonly ("asc" | "desc" | 1)[] }>(true);
  if (match.name === "given") same<typeof match.params, { readonly order: "asc" | "desc" }>(true);
  if (match.name === "since") same<typeof match.params, { readonly at: readonly Date[] }>(true);
  if (match.name === "view")
    same<typeof match.params, { readonly view?: readonly Json[]; readonly all?: { readonly x: number } }>(true);
  if (match.name === "judged") same<typeof match.params, { readonly view?: readonly { readonly x: number }[] }>(true);
  if (match.name === "own") same<typeof match.params, { readonly at: readonly number[] }>(true);
  if (match.name === "schema") same<typeof match.params, { readonly at: readonly { readonly x: number }[] }>(true);
  if (match.name === "under.one")
    same<typeof match.params, { readonly tags: readonly string[]; readonly more: readonly string[] }>(true);
}

// What a handler gets.
const one = routes({
  texts: route("/p{?tags}", { tags: list() }),
  few: route("/f{?t}", { t: optional(list(), ["x"]) }),
});
const answer = one.handle(
  "/",
  { texts: ({ tags }) => tags?.[0]?.length, few: ({ t }) => t.join() },
  { notFound: () => null, invalid: () => null },
);
same<typeof answer, string | number | null | undefined>(true);

// What a link takes.
app.to.texts({ tags: ["a"] });
app.to.few({ tags: ["a"] });
app.to.chosen({ order: ["asc", 1] });
app.to.own({ at: [1] });
app.to.under.one({ tags: ["a"], more: ["b"] });
// @ts-expect-error the items are text
app.to.texts({ tags: [1] });
// @ts-expect-error the items are text
app.to.few({ tags: [{}] });
// @ts-expect-error one of the values that are listed
app.to.chosen({ order: ["up"] });
// @ts-expect-error the items are text
app.to.under.one({ tags: [1], more: ["b"] });

// What is not known when the program is compiled.
// biome-ignore lint/suspicious/noExplicitAny: the type under test
declare const anything: any;
declare const perhaps: typeof int | undefined;
declare const either: typeof int | typeof date;
declare const separator: string;
const wide = list(perhaps, separator);
same<typeof wide, ListCodec<typeof int | Codec<string>>>(true);
const mixed = list(either);
same<typeof mixed, ListCodec<typeof int | typeof date>>(true);
export const loose: ListCodec = list(anything);
export const others = optional(anything, anything);
// @ts-expect-error a list of lists has no spelling
list(list());
// @ts-expect-error this is no codec
list(1);
// @ts-expect-error this is no separator
list(int, 1);
// @ts-expect-error a list has two arguments
list(int, ",", 1);
// @ts-expect-error this is no codec
optional("x");
