// The constant links of a site in one table. A misprint is a compile error on its line; the types know every part, so a
// function can ask for the links it is meant for.

import { type CheckUri, type HttpsUri, parse, type Uri, type UriOf, uri, uris } from "urigami";

const site = uris({
  home: "https://example.com/",
  blog: "https://blog.example.com/",
  feed: "https://blog.example.com/feed.xml",
  source: "https://code.example.org/example/site",
  support: "mailto:support@example.com?subject=Help",
  phone: "tel:+1-816-555-1212",
  license: "urn:example:license:mit",
  top: "#top",
});

/** Takes web links only: `site.support` is refused by the compiler. */
const preload = (link: HttpsUri): string => `<link rel="preconnect" href="https://${link.host}">`;

/** Takes any link. */
const anchor = (link: Uri, text: string): string => `<a href="${link.href.replaceAll("&", "&amp;")}">${text}</a>`;

/** A function of your own over checked constants: the argument is checked as `uri` checks it. */
const button = <const Text extends string>(to: CheckUri<Text>, text: string): string =>
  anchor(parse(to as string), text);

// Under isolatedDeclarations an exported constant is annotated like this.
export const status: UriOf<"https://status.example.com/"> = uri("https://status.example.com/");

console.log(preload(site.blog));
console.log(anchor(site.feed, "Feed"));
console.log(anchor(site.support, "Support"));
console.log(button("https://example.com/start?from=button", "Start"));

const hosts = new Set(Object.values(site).flatMap((link: Uri) => (link.host === undefined ? [] : [link.host])));
console.log([...hosts].join(" "));
