// What is measured, and how each library is asked for it. Every job has the floor over the same texts as its unit.

import fastUri from "fast-uri";
import normalizeUrl from "normalize-url";
import { getQuery, joinURL, normalizeURL, parseURL, resolveURL, withQuery } from "ufo";
import uriJs from "uri-js";
import { canParse, equals, normalize, parse, resolve, uri } from "urigami";
import URIjs from "urijs";
import urlcat from "urlcat";
import { URI } from "vscode-uri";
import { floorParse } from "./floor.js";
import { type Link, linkOf } from "./links.js";
import { type Job, job } from "./measure.js";
import { templateJobs } from "./templates.js";

const isWeb = (text: string): boolean => /^https?:\/\/[^@/?#]+(?:[/?#]|$)/.test(text);

const hasQuery = (text: string): boolean => /^[^?#]*\?[^#&=]+=/.test(text);

const encode = encodeURIComponent;

const originOf = ({ scheme, host, port }: Link): string => `${scheme}://${host}${port === undefined ? "" : `:${port}`}`;

const pathOf = ({ segments }: Link): string => segments.map((segment) => `/${encode(segment)}`).join("");

/** A link written by hand, as much code without a library does it. */
const byHand = (link: Link): string => {
  let href = originOf(link) + pathOf(link);
  let separator = "?";
  for (const key in link.query) {
    href += `${separator}${encode(key)}=${encode(link.query[key] ?? "")}`;
    separator = "&";
  }
  return link.fragment === undefined ? href : `${href}#${encode(link.fragment)}`;
};

const byUrl = (link: Link): string => {
  const url = new URL(originOf(link));
  url.pathname = pathOf(link);
  for (const key in link.query) url.searchParams.append(key, link.query[key] ?? "");
  if (link.fragment !== undefined) url.hash = link.fragment;
  return url.href;
};

const byUrlcat = (link: Link): string => {
  const params: Record<string, string> = { ...link.query };
  let template = "";
  link.segments.forEach((segment, index) => {
    params[`urigami${index}`] = segment;
    template += `/:urigami${index}`;
  });
  return urlcat(originOf(link), template, params);
};

const byUrijs = (link: Link): string => {
  const made = new URIjs()
    .protocol(link.scheme)
    .hostname(link.host)
    .segment([...link.segments])
    .query({ ...link.query });
  if (link.port !== undefined) made.port(String(link.port));
  if (link.fragment !== undefined) made.fragment(link.fragment);
  return made.toString();
};

const queryText = ({ query }: Link): string =>
  Object.keys(query)
    .map((key) => `${encode(key)}=${encode(query[key] ?? "")}`)
    .join("&");

const byVscode = (link: Link): string =>
  URI.from({
    scheme: link.scheme,
    authority: link.port === undefined ? link.host : `${link.host}:${link.port}`,
    path: `/${link.segments.join("/")}`,
    query: queryText(link),
    fragment: link.fragment ?? "",
  }).toString();

const byFastUri = (link: Link): string =>
  fastUri.serialize({
    scheme: link.scheme,
    host: link.host,
    ...(link.port !== undefined && { port: link.port }),
    path: pathOf(link),
    query: queryText(link),
    ...(link.fragment !== undefined && { fragment: link.fragment }),
  });

const byUriJs = (link: Link): string =>
  uriJs.serialize({
    scheme: link.scheme,
    host: link.host,
    path: pathOf(link),
    query: queryText(link),
    ...(link.port !== undefined && { port: link.port }),
    ...(link.fragment !== undefined && { fragment: link.fragment }),
  });

const byChain = (link: Link): string =>
  uri()
    .scheme(link.scheme)
    .host(link.host)
    .port(link.port)
    .segments(...link.segments)
    .query(link.parts.query)
    .fragment(link.fragment)
    .build().href;

/** The jobs over a set of URLs. */
export const jobsOf = (texts: readonly string[]): readonly Job[] => {
  const web = texts.filter(isWeb);
  const links = web.filter((text) => linkOf(text) !== undefined);
  const queries = web.filter(hasQuery);
  const base = "https://user@example.com:8080/a/b/c/d;p?q";
  const parsedBase = parse(base);
  const urlBase = new URL(base);
  const linkFrom = (text: string): Link => {
    const link = linkOf(text);
    if (link === undefined) throw new Error(`not a link: ${text}`);
    return link;
  };
  return [
    job("parse", "a text to a value, validated", texts, (text) => text, {
      floor: (text) => floorParse(text),
      urigami: (text) => parse(text),
      "new URL": (text) => new URL(text),
      "vscode-uri": (text) => URI.parse(text),
      "ufo (validates nothing)": (text) => parseURL(text),
      urijs: (text) => URIjs.parse(text),
      "fast-uri": (text) => fastUri.parse(text),
      "uri-js": (text) => uriJs.parse(text),
    }),
    job("canParse", "the verdict on a text", texts, (text) => text, {
      floor: (text) => floorParse(text),
      urigami: (text) => canParse(text),
      "URL.canParse": (text) => URL.canParse(text),
    }),
    job("build", "parts as data to the text of a link", links, linkFrom, {
      floor: ({ text }) => floorParse(text),
      "urigami, object": (link) => uri(link.parts).href,
      "urigami, chain": byChain,
      "encodeURIComponent by hand": byHand,
      "vscode-uri": byVscode,
      "URL + searchParams": byUrl,
      urlcat: byUrlcat,
      ufo: (link) => withQuery(joinURL(originOf(link), ...link.segments.map(encode)), link.query),
      urijs: byUrijs,
      "fast-uri": byFastUri,
      "uri-js": byUriJs,
    }),
    job("params", "a text to the value of its first key", queries, (text) => ({ text, key: keyOf(text) }), {
      floor: ({ text }) => floorParse(text),
      urigami: ({ text, key }) => parse(text).params.get(key),
      "new URL": ({ text, key }) => new URL(text).searchParams.get(key),
      ufo: ({ text, key }) => getQuery(text)[key],
      urijs: ({ text, key }) => (new URIjs(text).search(true) as Record<string, unknown>)[key],
    }),
    job(
      "with",
      "a value to another one with a query and a fragment",
      web,
      (text) => ({ text, ours: parse(text), url: new URL(text), vscode: URI.parse(text) }),
      {
        floor: ({ text }) => floorParse(text),
        urigami: ({ ours }) => ours.with({ query: "page=2", fragment: "top" }),
        "new URL": ({ url }) => {
          const copy = new URL(url);
          copy.search = "page=2";
          copy.hash = "top";
          return copy;
        },
        "vscode-uri": ({ vscode }) => vscode.with({ query: "page=2", fragment: "top" }),
      },
    ),
    job("resolve", "a base and a relative reference to the text of the target", web, referenceOf, {
      floor: (reference) => floorParse(`x:${reference}`),
      urigami: (reference) => resolve(base, reference).href,
      "urigami, base parsed": (reference) => resolve(parsedBase, reference).href,
      "new URL, base parsed": (reference) => new URL(reference, urlBase).href,
      "new URL": (reference) => new URL(reference, base).href,
      ufo: (reference) => resolveURL(base, reference),
      "fast-uri": (reference) => fastUri.resolve(base, reference),
      urijs: (reference) => new URIjs(reference).absoluteTo(base).toString(),
      "uri-js": (reference) => uriJs.resolve(base, reference),
    }),
    job("normalize", "a text to the text of its normal form", web, (text) => text, {
      floor: (text) => floorParse(text),
      urigami: (text) => normalize(text).href,
      "new URL": (text) => new URL(text).href,
      ufo: (text) => normalizeURL(text),
      "fast-uri": (text) => fastUri.normalize(text),
      urijs: (text) => new URIjs(text).normalize().toString(),
      "uri-js": (text) => uriJs.normalize(text),
      "normalize-url": (text) => normalizeUrl(text),
    }),
    job("equals", "two texts that differ in the case of the host", web, (text) => ({ text, other: shouted(text) }), {
      floor: ({ text }) => floorParse(text),
      urigami: ({ text, other }) => equals(text, other),
      "new URL": ({ text, other }) => new URL(text).href === new URL(other).href,
      "fast-uri": ({ text, other }) => fastUri.equal(text, other),
      urijs: ({ text, other }) => new URIjs(text).equals(other),
      "uri-js": ({ text, other }) => uriJs.equal(text, other),
    }),
    ...templateJobs(links),
  ];
};

const keyOf = (text: string): string => /\?([^#&=]+)=/.exec(text)?.[1] ?? "";

/** A relative reference to resolve: what follows the authority, by turns from the root and from the parent. */
const referenceOf = (text: string): string => {
  const tail = text.replace(/^https?:\/\/[^/?#]*\/?/, "");
  return text.length % 2 === 0 ? `/${tail}` : `../${tail}`;
};

const shouted = (text: string): string => text.replace(/^https?:\/\/[^/?#%]*/, (start) => start.toUpperCase());
