import { type Random, randomFrom } from "./random.js";

// URLs as code holds them: documentation pages, API endpoints, assets, dashboards; 60 to 120 characters, 75 on average.
// Origins repeat, as they do in a project.

const hosts = [
  "api.northwind.example",
  "docs.payments.example",
  "cdn.assets.example",
  "www.travel-guide.example",
  "status.cloud.example",
  "git.team.example",
  "shop.example",
  "accounts.identity.example",
  "localhost:3000",
  "registry.packages.example",
  "media.images.example:8443",
  "blog.engineering.example",
];
const words =
  "users orders guides reference install getting-started v1 v2 2026 latest en de articles tags search releases download assets images icons profile settings billing invoices reports webhooks events teams members projects issues commits".split(
    " ",
  );
const files = ["index.html", "logo.svg", "main.9f3b2c.js", "styles.css", "photo-1200x800.jpg", "report.pdf"];
const keys = ["page", "limit", "q", "lang", "utm_source", "sort", "ref", "filter", "token", "cursor"];
const values = [
  "2",
  "100",
  "newsletter",
  "created_at",
  "desc",
  "en-US",
  "a1b2c3d4",
  "blue%20shoes",
  "eyJpZCI6NDJ9",
  "open",
];
const fragments = ["install", "parameters", "section-3", "L42", "top", "api-reference"];

const segmentOf = (random: Random): string =>
  random.below(5) === 0 ? String(random.below(90000) + 10000) : random.pick(words);

const urlOf = (random: Random): string => {
  const scheme = random.below(12) === 0 ? "http" : "https";
  let url = `${scheme}://${random.pick(hosts)}`;
  for (let left = 2 + random.below(4); left > 0; left--) url += `/${segmentOf(random)}`;
  if (random.below(4) === 0) url += `/${random.pick(files)}`;
  if (random.below(5) < 2) {
    const pairs = Array.from({ length: 1 + random.below(3) }, () => `${random.pick(keys)}=${random.pick(values)}`);
    url += `?${pairs.join("&")}`;
  }
  if (random.below(5) === 0) url += `#${random.pick(fragments)}`;
  return url;
};

/** Different URLs of 60 to 120 characters, the same ones in every run. */
export function realisticUrls(count: number, seed = 1): string[] {
  const random = randomFrom(seed);
  const urls = new Set<string>();
  while (urls.size < count) {
    const url = urlOf(random);
    if (url.length >= 60 && url.length <= 120) urls.add(url);
  }
  return [...urls];
}
