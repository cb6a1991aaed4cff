// References at work: the links of a crawled page, their canonical forms, and a site whose pages link relatively.

import { equals, normalize, parse, redact, relativize, safeParse, safeResolve, type Uri } from "urigami";
import { chooseBase, isPrefixOf, isSameDocument, isSubdomainOf, withoutFragment } from "urigami/operations";
import { http, https } from "urigami/schemes";

/** A page as a crawler has it: where it was found, what it says its base is, and the references in it. */
interface Page {
  readonly retrieval: string;
  readonly base: string | undefined;
  readonly links: readonly string[];
}

const page: Page = {
  retrieval: "https://www.example.com/blog/2026/index.html?utm_source=feed#latest",
  base: "/blog/2026/",
  links: [
    "uris-are-text.html",
    "./uris-are-text.html#comments",
    "../2025/",
    "HTTPS://WWW.example.com:443/blog/%32026/uris-are-text.html",
    "//static.example.com/logo.svg",
    "https://ann:secret@private.example.com/drafts?token=abc",
    "#top",
    "mailto:editor@example.com",
    "https://exa mple.com/",
    "../../../../etc/passwd",
  ],
};

/** What a crawler does with a link. */
type Verdict = { readonly kind: "fetch"; readonly uri: Uri } | { readonly kind: "skip"; readonly reason: string };

const skip = (reason: string): Verdict => ({ kind: "skip", reason });

/** The canonical form of a link: the same text for the same page, as far as RFC 3986 and the schemes tell. */
const canonical = (uri: Uri): Uri => normalize(withoutFragment(uri), { schemes: [http, https], ipv6: true });

const verdictOn = (base: Uri, link: string, seen: Set<string>): Verdict => {
  const reference = safeParse(link);
  if (!reference.ok) return skip(reference.error.message);
  // Strict: a ".." above the root is a broken link, not a link to the root.
  const target = safeResolve(base, reference.uri, { strict: true });
  if (!target.ok) return skip(target.error.message);
  const { uri } = target;
  if (isSameDocument(base, uri)) return skip("the same document");
  if (uri.scheme !== "http" && uri.scheme !== "https") return skip(`nothing to fetch at ${uri.scheme}`);
  if (uri.host !== "example.com" && !isSubdomainOf(uri.host, "example.com")) return skip("another site");
  const found = canonical(uri);
  if (seen.has(found.href)) return skip("seen before");
  seen.add(found.href);
  return { kind: "fetch", uri: found };
};

const crawl = ({ retrieval, base, links }: Page): void => {
  const from = chooseBase({ embedded: base, retrieval });
  console.log(`base ${from.href}`);
  const seen = new Set<string>();
  for (const link of links) {
    const verdict = verdictOn(from, link, seen);
    if (verdict.kind === "skip") console.log(`  skip   ${link}: ${verdict.reason}`);
    else console.log(`  fetch  ${redact(verdict.uri, { query: ["token"] }).href}`);
  }
};

crawl(page);

// A link of `rel="canonical"` against the address that a visitor has.
const visited = "http://Example.com:80/guide/%7Eann/../ann/";
const preferred = "http://example.com/guide/ann/";
console.log(`same page: ${equals(visited, preferred, { schemes: [http] })}`);

/** The links of a site's pages, so that the folder works under any address and from a disk. */
const siteRoot = parse("https://docs.example.com/v2/");
const pages = [
  "https://docs.example.com/v2/",
  "https://docs.example.com/v2/guide/start",
  "https://docs.example.com/v2/api/a:b",
];
for (const from of pages) {
  const links = pages.filter((to) => to !== from && isPrefixOf(siteRoot, to)).map((to) => relativize(from, to).href);
  console.log(`${from} links to ${links.join(" ")}`);
}
