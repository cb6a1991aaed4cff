// The main job in one file: constants, the builder, the tag, run-time text, and matching. `npm run quickstart` runs it.

import { match, P } from "ts-pattern";
import { parse, safeParse, type Uri, uri, uris } from "urigami";

const show = (what: string, text: unknown): void => console.log(`${what.padEnd(28)} ${String(text)}`);

// Constants. The compiler parses them: a misprint is a compile error, and every part has a literal type.
const docs = uri("https://docs.example.com/guide?lang=en#intro");
const host: "docs.example.com" = docs.host;
show("a constant's host", host);

const links = uris({
  home: "https://example.com/",
  help: "mailto:help@example.com",
  office: "tel:+1-816-555-1212",
});
show("a table's entry", links.help);

// Links. Every value is encoded for its place, so no value can change which resource is meant.
const userId = "a/b";
const link = uri()
  .scheme("https")
  .host("api.example.com")
  .port(8443)
  .segments("users", userId, "posts")
  .query({ page: 2, tag: ["a", "b"], draft: undefined })
  .fragment("top")
  .build();
show("a built link", link);

// Run-time text: strict by RFC 3986, with a reason when it is refused.
const api = parse("https://api.example.com/v1/" as string, { schemes: ["https"] });
show("a link from a base", uri`${api}/users/${userId}?q=${"x&y"}`);
show("the same as an object", uri({ scheme: "https", host: api.host, segments: ["v1", "users", userId] }));

const refused = safeParse("https://exa mple.com/" as string);
if (!refused.ok) show("a refused text", refused.error.message);

// A value that would vanish is refused too: DELETE /users/{id} must never become DELETE /users.
const noId: string = "";
const unsafe = uri(api).segments("users", noId).safeBuild();
if (!unsafe.ok) show("a refused value", unsafe.error.message);

// Matching. A parsed URI is plain data, so ts-pattern takes it apart and narrows it.
const describe = (target: Uri): string =>
  match(target)
    .with({ scheme: P.union("http", "https"), segments: ["users", P.select("id")] }, ({ id }) => `user ${id}`)
    .with({ scheme: "mailto" }, ({ path }) => `mail to ${path}`)
    .with({ kind: "relative" }, ({ path }) => `a reference to ${path}`)
    .otherwise(({ scheme }) => `something else: ${scheme}`);

for (const text of ["https://example.com/users/a%2Fb", "mailto:help@example.com", "../up", "urn:isbn:0451450523"]) {
  show(text, describe(parse(text)));
}

// Values never change; `with` makes another one, and leaves the text of all other parts as it was.
show("with another path", link.with({ path: "/status", query: null }));
