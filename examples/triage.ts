// Triage of what a crawler found on the pages of one site: what to fetch, what to keep for people, what to leave alone.
//
//   npx tsx examples/triage.ts

import { match, P } from "ts-pattern";
import { safeParse, type Uri, uri } from "urigami";
import { dispatch, every, host, maybe, path, query, sameOriginAs, type TextReader, text, under } from "urigami/match";

const site = uri("https://www.example.com/");

const found = [
  "https://www.example.com/articles/2026/11/one-definition",
  "https://WWW.example.com:443/articles/2026/02/%C3%A9t%C3%A9?utm_source=mail",
  "https://www.example.com/articles/2026/13/no-such-month",
  "https://www.example.com/search?q=uri&page=2&tag=rfc&tag=3986",
  "https://www.example.com/search?q=uri&page=second",
  "https://www.example.com/private/../articles/2026/11/one-definition",
  "https://www.example.com/%70rivate/report.pdf",
  "https://www.example.com/files/2026/annual%20report.pdf",
  "https://acme.example.com/team/ann",
  "https://www.example.com@evil.example.net/articles/2026/11/one-definition",
  "http://192.0.2.7:8080/status",
  "http://[2001:db8::7]/",
  "https://other.example.org/",
  "mailto:help@example.com?subject=Hello",
  "tel:+1-201-555-0123",
  "data:text/plain,hello",
  "data:image/png;base64,iVBORw0KGgo=",
  "javascript:alert(1)",
  "/articles/2026/11/one-definition",
  "../about",
  "#top",
  "?page=3",
  "//cdn.example.com/app.js",
  "https://exa mple.com/",
  "",
];

/** A number of the calendar, from 1 up to a limit. */
const upTo = (limit: number): TextReader<number> => ({
  read: (digits) => {
    const value = Number(digits);
    return Number.isInteger(value) && value >= 1 && value <= limit ? value : undefined;
  },
});

type Action = "fetch" | "keep" | "skip" | "resolve" | "reject";
type Verdict = readonly [action: Action, why: string];

const ours = sameOriginAs(site);
const article = path("/articles/{year}/{month}/{slug}", { year: upTo(9999), month: upTo(12) });
const search = query({ q: text, page: maybe(upTo(999), 1), tag: every(text) });

/** What to do with a link. The arms are tried in order; the first that matches decides. */
export const triage = (link: Uri): Verdict =>
  match(link)
    .returnType<Verdict>()
    .with(P.intersection(ours, under("/private")), () => ["skip", "private"])
    .with(P.intersection(ours, article), ({ slug, year, month }) => ["fetch", `article "${slug}" of ${month}/${year}`])
    .with(P.intersection(ours, path("/search"), search), ({ q, page, tag }) => [
      "skip",
      `search for ${q}, page ${page}${tag.map((name) => `, #${name}`).join("")}`,
    ])
    .with(P.intersection(ours, path("/files{/rest*}")), ({ rest }) => ["fetch", `file ${rest.join(" > ")}`])
    .with(ours, ({ path }) => ["skip", `no rule for ${path}`])
    .with({ scheme: "https", host: host("{tenant}.example.com") }, ({ tenant }) => ["fetch", `tenant ${tenant}`])
    .with({ scheme: P.union("http", "https"), hostKind: P.union("ipv4", "ipv6") }, ({ host }) => [
      "skip",
      `address ${host}`,
    ])
    .with({ scheme: P.union("http", "https"), host: P.string.select() }, (name) => ["skip", `foreign host ${name}`])
    .with({ scheme: "mailto", path: P.select() }, (address) => ["keep", `mail to ${address}`])
    .with({ scheme: "tel", path: P.select() }, (number) => ["keep", `call ${number}`])
    .with({ scheme: "data", path: P.string.startsWith("image/") }, () => ["keep", "inline image"])
    .with({ kind: "uri" }, ({ scheme }) => ["skip", `scheme ${scheme}`])
    .with({ host: P.string.select() }, (name) => ["resolve", `scheme of the page, host ${name}`])
    .with({ path: "", query: undefined }, () => ["skip", "the page itself"])
    .with({ path: "", query: P.string.select() }, (pairs) => ["resolve", `this page with ${pairs}`])
    .with({ segments: P.select() }, (segments) => ["resolve", segments.join(" > ")])
    .exhaustive();

const rows = found.map((given) => {
  const result = safeParse(given);
  const [action, why] = result.ok ? triage(result.uri) : (["reject", result.error.message] as const);
  return { given, action, why };
});

const width = Math.max(...rows.map(({ given }) => given.length));
for (const { given, action, why } of rows) console.log(`${given.padEnd(width)}  ${action.padEnd(7)}  ${why}`);

// How many there are of each. With many arms a dispatcher costs the compiler less than a chain.
const kinds = dispatch({
  page: [{ scheme: ["http", "https"] }, ours],
  web: { scheme: ["http", "https"] },
  contact: { scheme: ["mailto", "tel"] },
  relative: { kind: "relative" },
});
const counts = new Map<string, number>();
for (const { given } of rows) {
  const result = safeParse(given);
  const name = result.ok ? (kinds.match(result.uri)?.name ?? "other") : "malformed";
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
console.log();
for (const [name, count] of counts) console.log(`${name.padEnd(width)}  ${count}`);
