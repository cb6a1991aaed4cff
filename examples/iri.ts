// A reading list: people paste addresses as they know them, the list stores URIs, the page shows text that can be read,
// and warns of what cannot be told by eye.

import {
  type Assumption,
  bidiIssues,
  display,
  domainToUnicode,
  fromWebAddress,
  parseIri,
  resolveIri,
  toIri,
  toUri,
} from "urigami/iri";

interface Entry {
  /** What goes over the wire and into the database. */
  readonly href: string;
  /** What the page shows. */
  readonly shown: string;
  readonly assumed: readonly Assumption[];
  readonly warnings: readonly string[];
}

/** An entry of the list from what somebody typed, or the sentence that says why there is none. */
const entryOf = (typed: string): Entry | string => {
  const address = fromWebAddress(typed);
  if (!address.ok) return address.error.message;
  const { text, findings } = display(address.uri);
  const warnings = findings.map(({ kind, component, codePoints }) => `${kind} in the ${component} (${codePoints})`);
  return { href: address.uri.href, shown: text, assumed: address.assumed, warnings };
};

const pasted = [
  "  www.example.org/path ",
  "bücher.example/straße?q=größe",
  "http://ru.wikipedia.org/wiki/%D0%9C%D0%B8%D0%BA%D1%80%D0%BE%D0%BA%D1%80%D0%B5%D0%B4%D0%B8%D1%82",
  "localhost:3000/preview",
  "https://xn--pple-43d.example/login",
  "https://bank.example@evil.example/",
  "me@example.org",
  ".example",
];
for (const typed of pasted) console.log(JSON.stringify(typed), entryOf(typed));

// A page in IRIs: its links are resolved as they stand, and sent as URIs.
const page = parseIri("https://日本語.example/記事/一覧");
for (const link of ["二?頁=3", "../画像/富士.jpg", "//例え.example/"]) {
  const target = resolveIri(page, link);
  console.log(target.href, "->", toUri(target).href);
}

// A log has URIs; a report about it has names that people know.
const logged = "https://xn--wgv71a119e.example/%E8%A8%98%E4%BA%8B/%E2%80%AE";
console.log(toIri(logged, { host: "unicode" }).href, "on", domainToUnicode("xn--wgv71a119e.example"));

// Text that runs both ways is hard to read; the report says where.
for (const { rule, component, text } of bidiIssues("https://example.org/א-1/bב")) {
  console.log(`${rule}: ${JSON.stringify(text)} in the ${component}`);
}
