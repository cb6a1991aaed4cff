// Expansion of templates that are made before the clock runs (RFC 6570), with values from real links.

import UriTemplateLite from "uri-template-lite";
import uriTemplates from "uri-templates";
import { expand, safeTemplate, type TemplateValues } from "urigami/template";
import { parseTemplate } from "url-template";
import { floorParse } from "./floor.js";
import { type Link, linkOf } from "./links.js";
import { type Job, job } from "./measure.js";

/** Templates as APIs publish them, and their values from the segments and the query of a link. */
const kinds: readonly (readonly [
  text: string,
  valuesOf: (segments: readonly string[], link: Link) => TemplateValues,
])[] = [
  ["/users/{id}", ([id = "1"]) => ({ id })],
  ["https://api.example.com/users/{user}", ([user = "me"]) => ({ user })],
  [
    "https://api.example.com/repos/{owner}/{repo}/issues{/number}{?state,page}",
    ([owner = "a", repo = "b"], { text }) => ({ owner, repo, number: text.length, state: "open", page: 2 }),
  ],
  [
    "https://api.example.com/search?q={query}{&page,per_page,sort}",
    ([query = "x", sort = "up"]) => ({ query, page: "1", sort }),
  ],
  ["/files{/path*}", (path) => ({ path: [...path] })],
  ["/files{/path*}{?q*}", (path, { query }) => ({ path: [...path], q: { ...query } })],
  ["https://example.com/contents/{+path}{#fragment}", (path) => ({ path: path.join("/"), fragment: path[0] ?? "top" })],
  ["/map{;x,y}{.format}", ([x = "1", y = "2"]) => ({ x, y, format: "png" })],
];

const made = kinds.map(([text, valuesOf]) => {
  const ours = safeTemplate(text);
  if (!ours.ok) throw new Error(ours.error.message);
  const [theirs, lite, url] = [uriTemplates(text), new UriTemplateLite(text), parseTemplate(text)];
  return { valuesOf, ours: ours.value, theirs, lite, url };
});

/** The values of one link for every template. */
const itemOf = (text: string) => {
  const link = linkOf(text);
  if (link === undefined) throw new Error(`not a link: ${text}`);
  return { text, values: made.map(({ valuesOf }) => valuesOf(link.segments, link)) };
};

type Item = ReturnType<typeof itemOf>;

/** Expands every template, and gives all texts. */
const withEach =
  (write: (one: (typeof made)[number], values: TemplateValues) => string) =>
  ({ values }: Item): readonly string[] =>
    made.map((one, index) => write(one, values[index] ?? {}));

const contenders: Readonly<Record<string, (item: Item) => readonly string[]>> = {
  "urigami, text": withEach(({ ours }, values) => expand(ours, values)),
  "urigami, Uri": withEach(({ ours }, values) => ours.expand(values).href),
  "uri-templates": withEach(({ theirs }, values) => theirs.fill(values)),
  "uri-template-lite": withEach(({ lite }, values) => lite.expand(values)),
  "url-template": withEach(({ url }, values) => url.expand(values as Parameters<typeof url.expand>[0])),
};

/** Whether all write the same texts: the others leave some characters unencoded. */
const isSame = (text: string): boolean => {
  try {
    const item = itemOf(text);
    return new Set(Object.values(contenders).map((write) => JSON.stringify(write(item)))).size === 1;
  } catch {
    return false;
  }
};

/** The jobs of templates over a set of URLs. */
export const templateJobs = (links: readonly string[]): readonly Job[] => [
  job("template", "the values of a link to the texts of eight templates made before", links.filter(isSame), itemOf, {
    floor: ({ text }) => floorParse(text),
    ...contenders,
  }),
];
