// Patterns of ts-pattern on a `Uri` as it is: what narrows, what is selected, what is exhaustive. The run-time side of the
// same matches is test/match/uri.test.ts.

import { match, P } from "ts-pattern";
import { type HttpsUri, type Params, parse, type Uri, type UriWith } from "urigami";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const take: (uri: Uri) => void;
declare const takeHttps: (uri: HttpsUri) => void;
declare const u: Uri;

// The match of the design: schemes of a union, a literal segment and a selected one.
const shown = match(u)
  .with({ scheme: P.union("http", "https"), segments: ["users", P.select("id")] }, ({ id }, value) => {
    same<typeof id, string>(true);
    same<(typeof value)["scheme"], "http" | "https">(true);
    same<(typeof value)["kind"], "uri">(true);
    same<(typeof value)["segments"], readonly ["users", string]>(true);
    same<(typeof value)["host"], string | undefined>(true);
    same<(typeof value)["params"], Params>(true);
    take(value);
    const narrower: UriWith<{ readonly scheme: "http" | "https" }> = value;
    take(narrower);
    return id;
  })
  .otherwise((value) => {
    same<typeof value, Uri>(true);
    return 1;
  });
same<typeof shown, string | number>(true);

// Exhaustive by kind; scheme follows.
match(u)
  .with({ kind: "uri" }, (value) => {
    same<(typeof value)["scheme"], string>(true);
    take(value);
    const narrower: UriWith<{ readonly kind: "uri" }> = value;
    take(narrower);
  })
  .with({ kind: "relative" }, (value) => {
    same<(typeof value)["scheme"], undefined>(true);
    take(value);
  })
  .exhaustive();
match(u)
  .with({ kind: "uri" }, () => 1)
  // @ts-expect-error a relative reference is left
  .exhaustive();

// Exhaustive by hostKind, one at a time and in unions.
match(u)
  .with({ hostKind: "name" }, (value) => take(value))
  .with({ hostKind: "ipv4" }, (value) => take(value))
  .with({ hostKind: "ipv6" }, (value) => take(value))
  .with({ hostKind: "ipvfuture" }, (value) => take(value))
  .with({ hostKind: undefined }, (value) => take(value))
  .exhaustive();
match(u)
  .with({ hostKind: P.union("ipv4", "ipv6", "ipvfuture") }, () => 1)
  .with({ hostKind: P.union("name", undefined) }, () => 2)
  .exhaustive();
match(u)
  .with({ hostKind: P.union("ipv4", "ipv6", "ipvfuture") }, () => 1)
  .with({ hostKind: "name" }, () => 2)
  // @ts-expect-error a reference without a host is left
  .exhaustive();

// Exhaustive by the scheme of a union of types.
declare const link: HttpsUri | UriWith<{ readonly scheme: "mailto" }> | UriWith<{ readonly scheme: "tel" }>;
match(link)
  .with({ scheme: "https" }, (value) => {
    same<(typeof value)["host"], string>(true);
    takeHttps(value);
  })
  .with({ scheme: "mailto" }, (value) => take(value))
  .with({ scheme: "tel" }, (value) => take(value))
  .exhaustive();
match(link)
  .with({ scheme: "https" }, () => 1)
  .with({ scheme: "mailto" }, () => 2)
  // @ts-expect-error tel is left
  .exhaustive();
declare const oneOfThree: UriWith<{ readonly scheme: "http" | "https" | "mailto" }>;
match(oneOfThree)
  .with({ scheme: "http" }, (value) => take(value))
  .with({ scheme: P.union("https", "mailto") }, (value) => take(value))
  .exhaustive();
match(oneOfThree)
  .with({ scheme: P.union("https", "mailto") }, () => 1)
  // @ts-expect-error http is left
  .exhaustive();

// Exhaustive by the scheme of a union of constants; the constants stay.
const docs = parse("https://docs.example.com/guide?lang=en#intro");
const help = parse("mailto:help@example.com");
declare const constant: typeof docs | typeof help;
match(constant)
  .with({ scheme: "https" }, (value) => {
    same<(typeof value)["host"], "docs.example.com">(true);
    same<(typeof value)["href"], "https://docs.example.com/guide?lang=en#intro">(true);
    take(value);
  })
  .with({ scheme: "mailto" }, (value) => {
    same<(typeof value)["path"], "help@example.com">(true);
    take(value);
  })
  .exhaustive();
match(constant)
  .with({ scheme: "https" }, () => 1)
  // @ts-expect-error mailto is left
  .exhaustive();

// One constant: one arm is exhaustive, a wrong literal is refused.
match(docs)
  .with({ scheme: "https", port: undefined, query: "lang=en" }, (value) => take(value))
  .exhaustive();
match(docs)
  // @ts-expect-error its scheme is https
  .with({ scheme: "ftp" }, () => 1)
  .otherwise(() => 2);
match(docs)
  // @ts-expect-error it has no port
  .with({ port: 443 }, () => 1)
  .otherwise(() => 2);

// On a type with a host, the narrowed value still has it.
declare const https: HttpsUri;
match(https)
  .with({ segments: ["users", P.select("id")] }, ({ id }, value) => {
    same<typeof id, string>(true);
    same<(typeof value)["host"], string>(true);
    takeHttps(value);
  })
  .otherwise(takeHttps);

// Absent and empty are different, and together they are everything.
match(u)
  .with({ port: undefined }, (value) => {
    same<(typeof value)["port"], undefined>(true);
    take(value);
  })
  .with({ port: P.number }, (value) => {
    same<(typeof value)["port"], number>(true);
    take(value);
  })
  .exhaustive();
match(u)
  .with({ query: "" }, (value) => {
    same<(typeof value)["query"], "">(true);
    take(value);
  })
  .with({ query: undefined }, (value) => {
    same<(typeof value)["query"], undefined>(true);
    take(value);
  })
  .with({ query: P.string }, (value) => take(value))
  .exhaustive();
match(u)
  .with({ query: "" }, () => 1)
  .with({ query: P.string }, () => 2)
  // @ts-expect-error a reference without a query is left
  .exhaustive();

// Selections: without a name, several, of the rest.
match(u)
  .with({ kind: "uri", host: P.string, port: P.select() }, (port, value) => {
    same<typeof port, number | undefined>(true);
    same<(typeof value)["host"], string>(true);
    take(value);
  })
  .otherwise(take);
match(u)
  .with({ scheme: P.string.startsWith("git+"), path: P.select("path"), host: P.select("host") }, (selected, value) => {
    same<typeof selected, { path: string; host: string | undefined }>(true);
    same<(typeof value)["scheme"], `git+${string}`>(true);
    take(value);
  })
  .otherwise(take);
match(u)
  .with({ segments: ["files", ...P.array(P.string.select("rest"))] }, ({ rest }, value) => {
    same<typeof rest, string[]>(true);
    take(value);
  })
  .with({ segments: [...P.array(), "edit"] }, (value) => {
    same<(typeof value)["segments"], readonly [...string[], "edit"]>(true);
    take(value);
  })
  .otherwise(take);

// Several patterns in one arm.
match(u)
  .with({ kind: "uri", scheme: "https" }, { kind: "uri", scheme: "http" }, (value) => {
    same<(typeof value)["scheme"], "http" | "https">(true);
    take(value);
  })
  .otherwise(take);

// Inside a bigger value.
declare const event: { readonly type: "open"; readonly to: Uri } | { readonly type: "close" };
match(event)
  .with({ type: "open", to: { scheme: "https", segments: ["users", P.select()] } }, (id, value) => {
    same<typeof id, string>(true);
    same<(typeof value)["to"]["scheme"], "https">(true);
    take(value.to);
  })
  .with({ type: "open" }, ({ to }) => take(to))
  .with({ type: "close" }, () => undefined)
  .exhaustive();

// Lengths of paths are exhaustive on the segments themselves. As one property among others they are not (a limit of
// ts-pattern 5.9): end such a match with `otherwise`.
match(u.segments)
  .with([], () => 1)
  .with([P._, ...P.array()], () => 2)
  .exhaustive();
match(u)
  .with({ segments: [] }, take)
  .with({ segments: [P._, ...P.array()] }, take)
  .otherwise(take);

// isMatching and P.infer have what they need.
import { isMatching } from "ts-pattern";

const isUser = isMatching({ kind: "uri", scheme: "https", segments: ["users", P.string] });
if (isUser(u)) {
  same<(typeof u)["scheme"], "https">(true);
  take(u);
}
