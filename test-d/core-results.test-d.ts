// What a function makes goes on: into `with`, into a function that takes a `Uri`, into a field.

import { type HttpsUri, parse, type Result, safeParse, type Uri, type UriParts, type UriWith, uri } from "urigami";

declare const text: string;
declare const isLong: boolean;
declare const wide: Uri;
declare const parts: { path: string } | { fragment: string };

// What was parsed under options can be changed.
parse(text, { schemes: ["https"] }).with({ path: "/status" });
parse(text, { schemes: ["https", "http"] }).with({ path: "/status" });
parse(text, { schemes: ["mailto", "https", "ftp"] }).with({ fragment: null });
parse(text, { schemes: ["urn"] }).with({ fragment: null });
parse(text, { kind: "uri", schemes: ["https"] }).with({ path: "/x" });
parse(text, { kind: "relative" }).with({ path: "/x" });
parse(`https://a.example/${text}`, { schemes: ["https"] }).with({ path: "/x" });
const options = { schemes: ["https"] } as const;
parse(text, options).with({ path: "/x" });
const result = safeParse(text, { schemes: ["https"] });
if (result.ok) result.uri.with({ path: "/x" });
class Client {
  readonly base = parse(text, { schemes: ["https"] });
  readonly status = (): Uri => this.base.with({ path: "/status" });
}
new Client().base.with({ query: null });
const https: HttpsUri = parse(text, { schemes: ["https"] });
const underScheme = <Scheme extends "https" | "ftp">(scheme: Scheme) => parse(text, { schemes: [scheme] });
underScheme("https").with({ path: "/x" });
type Of<Scheme extends string> = UriWith<{ readonly scheme: Scheme }>;
declare const generic: Of<"https">;
generic.with({ path: "/x" });

// The parts are one object, a union of objects, or chosen by a condition.
wide.with(parts);
https.with(parts);
uri("https://a.example/").with(parts);
wide.with(isLong ? { path: "/x" } : {});
wide.with(isLong ? { fragment: null } : { fragment: null, query: null });
[{ path: "/a" }, { fragment: "x" }].reduce((link: Uri, one) => link.with(one), wide);
// @ts-expect-error a space is not allowed in the query, at 1
wide.with({ query: "a b" });
// @ts-expect-error a space is not allowed in the path, at 2
wide.with(isLong ? { path: "/a b" } : {});

// What is built from any Uri, or from any parts, is a Uri of one of the two kinds.
export const link = (base: Uri, id: string): Uri => uri(base).segments("users", id).build();
export const linkOf = (given: UriParts): Uri => uri(given);
const built: Result = uri(wide).query({ page: 2 }).safeBuild();
if (built.ok) built.uri.href satisfies string;
const made = uri(wide).build();
if (made.kind === "uri") made.scheme satisfies string;
else made.scheme satisfies undefined;
const links: Uri[] = [uri(https).segments("a").build(), uri(wide).build()];
links.push(uri({ ...({} as UriParts), path: "/x" }));
