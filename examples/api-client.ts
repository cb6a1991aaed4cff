// Links of an API client. Ids come from users, so each is one encoded segment or the call is refused.

import { type HttpsUri, safeParse, UriError, uri } from "urigami";

interface Page {
  readonly page?: number;
  readonly perPage?: number;
}

/** The links of one API, from the base that the environment gives. */
const linksOf = (base: HttpsUri) => ({
  repository: (owner: string, name: string) => uri(base).segments("repos", owner, name).build(),
  issues: (owner: string, name: string, { page, perPage }: Page = {}) =>
    uri(base).segments("repos", owner, name, "issues").query({ page, per_page: perPage, state: "open" }).build(),
  file: (owner: string, name: string, path: readonly string[], ref: string) =>
    uri(base)
      .segments("repos", owner, name, "contents", ...path)
      .query({ ref })
      .build(),
  search: (words: string, labels: readonly string[]) =>
    uri(base).segments("search", "issues").query({ q: words, label: labels }).build(),
});

const base = safeParse(process.env.API_URL ?? "https://api.example.com/v3/", { schemes: ["https"] });
if (!base.ok) throw new Error(`API_URL: ${base.error.message}`);

const links = linksOf(base.uri);

console.log(links.repository("octo/cat", "hello world").href);
console.log(links.issues("octocat", "hello", { page: 2 }).href);
console.log(links.file("octocat", "hello", ["docs", "50% off?.md"], "main#1").href);
console.log(links.search("is:open c++ & c#", ["bug", "good first issue"]).href);

// An id that is missing, or that climbs out of its place, never becomes a link.
for (const id of ["", "..", "\ud800"]) {
  try {
    console.log(links.repository("octocat", id).href);
  } catch (error) {
    if (error instanceof UriError) console.log(`refused: ${error.code}: ${error.message}`);
    else throw error;
  }
}
