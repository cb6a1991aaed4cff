// The patterns of `urigami/match` in ts-pattern: types of selections, narrowing, what stays unhandled, what is refused.

import { match, P } from "ts-pattern";
import { type HttpsUri, type Params, parse, type Uri, type UriWith } from "urigami";
import { every, host, maybe, path, port, query, sameOriginAs, type TextReader, text, under } from "urigami/match";
import { int as integer, optional, type StandardSchema, uuid } from "urigami/routes";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const take: (uri: Uri) => void;
declare const takeHttps: (uri: HttpsUri) => void;
declare const u: Uri;
declare const wide: string;
declare const int: TextReader<number>;
declare const day: StandardSchema<unknown, Date>;

// Alone, on a whole Uri.
match(u)
  .with(path("/users/{id}/posts/{post}"), (selected, value) => {
    same<typeof selected, { id: string; post: string }>(true);
    same<(typeof value)["scheme"], string | undefined>(true);
    same<(typeof value)["path"], string>(true);
    take(value);
  })
  .with(path("/users/{id}/{day}", { id: int, day }), (selected) => {
    same<typeof selected, { id: number; day: Date }>(true);
  })
  .with(path("/files{/rest*}"), ({ rest }) => {
    same<typeof rest, readonly string[]>(true);
  })
  .with(path("/n{/rest*}", { rest: int }), ({ rest }) => {
    same<typeof rest, readonly number[]>(true);
  })
  .with(path("/admin{/section}"), ({ section }) => {
    same<typeof section, string | undefined>(true);
  })
  .with(path("/f/{file}.json"), ({ file }) => {
    same<typeof file, string>(true);
  })
  .with(host("{tenant}.example.com"), ({ tenant }, value) => {
    same<typeof tenant, string>(true);
    same<(typeof value)["host"], string>(true);
    take(value);
  })
  .with(host("{labels*}.example.com"), ({ labels }) => {
    same<typeof labels, readonly string[]>(true);
  })
  .with(query({ page: int, q: maybe(text), tag: every(text), from: maybe(day), format: "json" }), (selected) => {
    same<typeof selected, { page: number; q: string | undefined; tag: readonly string[]; from: Date | undefined }>(
      true,
    );
  })
  // The codecs of routes read here too.
  .with(query({ page: optional(integer, 1), size: maybe(integer, 20), id: uuid }), (selected) => {
    same<typeof selected, { page: number; size: number; id: string }>(true);
  })
  .with(path("/users/{id}", { id: integer }), ({ id }) => {
    same<typeof id, number>(true);
  })
  .with(port(443), (value) => {
    same<(typeof value)["port"], 443 | undefined>(true);
    same<(typeof value)["host"], string>(true);
    take(value);
  })
  .with(under("/docs"), take)
  .otherwise((value) => {
    same<typeof value, Uri>(true);
  });

// A pattern without selections hands out the value.
match(u)
  .with(host("*.example.com"), (value) => {
    same<(typeof value)["host"], string>(true);
    take(value);
  })
  .otherwise(take);

// At the keys of their parts, with the patterns of ts-pattern around them.
match(u)
  .with(
    {
      scheme: P.union("http", "https"),
      host: host("{tenant}.example.com"),
      path: path("/users/{id}", { id: int }),
      params: query({ page: int }),
      fragment: P.select("anchor"),
    },
    (selected, value) => {
      same<typeof selected, { tenant: string; id: number; page: number; anchor: string | undefined }>(true);
      same<(typeof value)["scheme"], "http" | "https">(true);
      same<(typeof value)["kind"], "uri">(true);
      const part: string = value.host;
      const params: Params = value.params;
      take(value);
      const narrower: UriWith<{ readonly scheme: "http" | "https" }> = value;
      return [part, params, narrower];
    },
  )
  .otherwise(() => []);
match(u)
  .with(
    P.intersection({ scheme: "https" }, host("{tenant}.example.com"), path("/users/{id}", { id: int })),
    (selected, value) => {
      same<typeof selected, { tenant: string; id: number }>(true);
      same<(typeof value)["scheme"], "https">(true);
      same<(typeof value)["host"], string>(true);
      take(value);
    },
  )
  .with(P.union(path("/a/{id}"), path("/b/{id}")), ({ id }, value) => {
    same<typeof id, string | undefined>(true);
    take(value);
  })
  .with({ query: query({ page: int }) }, ({ page }) => {
    same<typeof page, number>(true);
  })
  .with({ host: P.select("host", host("{tenant}.com")) }, ({ host, tenant }) => {
    const whole: string = host;
    same<typeof tenant, string>(true);
    return whole;
  })
  .otherwise(() => undefined);

// Inside bigger values and lists.
declare const event: { readonly type: "open"; readonly to: Uri } | { readonly type: "close" };
match(event)
  .with({ type: "open", to: path("/users/{id}", { id: int }) }, ({ id }, value) => {
    same<typeof id, number>(true);
    same<(typeof value)["type"], "open">(true);
    take(value.to);
  })
  .with({ type: "open" }, ({ to }) => take(to))
  .with({ type: "close" }, () => undefined)
  .exhaustive();
declare const list: readonly Uri[];
match(list)
  .with(P.array(path("/users/{id}", { id: int })), ({ id }) => {
    same<typeof id, number[]>(true);
  })
  .with([path("/users/{first}"), ...P.array()], ({ first }) => {
    same<typeof first, string>(true);
  })
  .otherwise(() => undefined);

// On types that know more, what they know stays: literals too.
declare const https: HttpsUri;
match(https)
  .with(path("/users/{id}"), ({ id }, value) => {
    same<typeof id, string>(true);
    takeHttps(value);
  })
  .otherwise(takeHttps);
const constant = parse("https://acme.example.com/users/42?page=3");
match(constant)
  .with({ host: host("{tenant}.example.com"), path: path("/users/{id}") }, (selected, value) => {
    same<typeof selected, { tenant: string; id: string }>(true);
    same<(typeof value)["scheme"], "https">(true);
    take(value);
  })
  .with(host("{tenant}.example.com"), ({ tenant }, value) => {
    same<typeof tenant, string>(true);
    same<(typeof value)["scheme"], "https">(true);
    take(value);
  })
  .otherwise(take);
declare const built: UriWith<{ readonly scheme: "https"; readonly path: `/users/${string}` }>;
match(built)
  .with({ path: path("/users/{id}") }, ({ id }, value) => {
    same<typeof id, string>(true);
    take(value);
  })
  .otherwise(take);

// Where they narrow: the origin and a prefix that is a URI of a known scheme.
match(u)
  .with(sameOriginAs(https), (value) => {
    same<(typeof value)["kind"], "uri">(true);
    same<(typeof value)["scheme"], "https">(true);
    takeHttps(value);
  })
  .with(under(https), takeHttps)
  .with(under("https://example.com/docs"), (value) => {
    same<(typeof value)["scheme"], "https">(true);
    takeHttps(value);
  })
  .with(under("urn:example:a"), (value) => {
    same<(typeof value)["scheme"], "urn">(true);
    take(value);
  })
  .with(sameOriginAs("HTTPS://example.com"), takeHttps)
  .with(sameOriginAs(wide), (value) => {
    same<(typeof value)["scheme"], string>(true);
    same<(typeof value)["host"], string>(true);
    take(value);
  })
  .otherwise(take);

// No pattern of this entry handles a case: other spellings are left.
match(u)
  .with(path("/users/{id}"), () => 1)
  // @ts-expect-error other paths are left
  .exhaustive();
match(u)
  .with({ kind: "uri", host: host("**.com") }, () => 1)
  .with({ kind: "relative" }, () => 2)
  // @ts-expect-error other hosts are left
  .exhaustive();
match(u)
  .with({ kind: "uri", path: path("/a") }, () => 1)
  .with({ kind: "relative" }, () => 2)
  .with({ kind: "uri" }, () => 3)
  .exhaustive();

// What does not match is not narrowed either. (`P.not` of a regular expression of ts-pattern says `undefined` here.)
match(u)
  .with({ kind: "uri", host: P.not(host("*.example.com")) }, (value) => {
    same<(typeof value)["host"], string | undefined>(true);
    take(value);
  })
  .with(P.not(sameOriginAs("https://example.com")), (value) => {
    same<(typeof value)["host"], string | undefined>(true);
    take(value);
  })
  .otherwise(take);

// Malformed patterns are refused in words.
// @ts-expect-error an opening brace has no closing one, in the path pattern at 6
path("/users{id");
// @ts-expect-error a closing brace has no opening one
path("/users/id}");
// @ts-expect-error a name of letters, digits and "_"
path("/users/{}");
// @ts-expect-error a name of letters, digits and "_"
path("/users/{id:3}");
// @ts-expect-error `__proto__` is no name
path("/users/{__proto__}");
// @ts-expect-error the name "id" is taken
path("/users/{id}/posts/{id}");
// @ts-expect-error two holes in one piece have no one reading
path("/news/{id}-{slug}");
// @ts-expect-error a rest stands at the end
path("/files{/rest*}/edit");
// @ts-expect-error a rest has its "/" inside
path("/files/{rest*}");
// @ts-expect-error a space
path("/a b/{id}");
// @ts-expect-error "%" must be followed by two hexadecimal digits
path("/100%/{id}");
// @ts-expect-error a dot segment
path("/users/../{id}");
// @ts-expect-error a dot segment in triplets
path("/users/%2E./{id}");
// @ts-expect-error there is no hole "name"
path("/users/{id}", { name: int });
// @ts-expect-error a wildcard is a whole label
host("a*.example.com");
// @ts-expect-error "**" is the first label
host("a.**.com");
// @ts-expect-error a list of labels stands at the start
host("a.{labels*}.com");
// @ts-expect-error an address in brackets that is none
host("[::g]");
// @ts-expect-error a host has no "/"
host("example.com/{id}");
// @ts-expect-error a space is not allowed in the host
sameOriginAs("https://exa mple.com");
// @ts-expect-error a space is not allowed in the path
under("/a b");
// @ts-expect-error a pattern is one literal
path(wide);
// @ts-expect-error a pattern is one literal
host(`${wide}.example.com` as const);
declare const either: "/a/{id}" | "/b/{name}";
// @ts-expect-error a pattern is one literal
path(either);
host("[::1]");
host("192.0.2.1");
host("pr-{number}.preview.example.com");
path("");
path("{user}@example.com");
path("{/rest*}");
