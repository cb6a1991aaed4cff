// A client of the GitHub API from the templates that the API publishes. Nothing is fetched: it makes the links, and
// reads links that an answer could hold. Run: npx tsx --tsconfig tsconfig.build.json examples/github-api.ts

import { safeTemplate, template } from "urigami/template";

/** Constants, as https://api.github.com lists them: the compiler knows their variables. */
const api = {
  user: template("https://api.github.com/users/{user}"),
  userRepositories: template("https://api.github.com/users/{user}/repos{?type,page,per_page,sort}"),
  repository: template("https://api.github.com/repos/{owner}/{repo}"),
  issues: template("https://api.github.com/repos/{owner}/{repo}/issues{/number}"),
  contents: template("https://api.github.com/repos/{owner}/{repo}/contents/{+path}"),
  compare: template("https://api.github.com/repos/{owner}/{repo}/compare/{base}...{head}"),
  starred: template("https://api.github.com/users/{user}/starred{/owner}{/repo}"),
  gists: template("https://api.github.com/users/{user}/gists{/gist_id}"),
  searchIssues: template("https://api.github.com/search/issues?q={query}{&page,per_page,sort,order}"),
} as const;

// One repository, many links: the owner and the name are given once.
const hello = { owner: "octocat", repo: "Hello-World" } as const;
const issues = api.issues.partial(hello);
const contents = api.contents.partial(hello);

const links = [
  api.user.expand({ user: "octocat" }),
  api.userRepositories.expand({ user: "octocat", sort: "updated", per_page: 100 }),
  api.repository.expand(hello),
  issues.expand(),
  issues.expand({ number: 1347 }),
  contents.expand({ path: "docs/read me.md" }),
  api.compare.expand({ ...hello, base: "main", head: "feature/x" }),
  api.starred.expand({ user: "hubot", ...hello }),
  api.searchIssues.expand({ query: "is:open label:bug repo:octocat/Hello-World", page: 2 }),
];
for (const { href } of links) console.log(href);

// Values stay where they belong: nobody's name leads elsewhere.
for (const user of ["..", "", "octocat/../../admin", "a b"]) {
  const made = api.user.safeExpand({ user });
  console.log(JSON.stringify(user), "->", made.ok ? made.uri.href : made.error.message);
}

// The host stays what the template says, also where a path follows it at once.
const raw = template("https://raw.githubusercontent.com{+path}");
for (const path of ["/octocat/Hello-World/HEAD/README", "@evil.example/x", ".evil.example", ":8080"]) {
  const made = raw.safeExpand({ path });
  console.log(JSON.stringify(path), "->", made.ok ? made.uri.href : made.error.message);
}

/** What the link of an answer points at. */
const describe = (href: string): string => {
  const issue = api.issues.match(href);
  if (issue?.number !== undefined) return `issue ${issue.number} of ${issue.owner}/${issue.repo}`;
  if (issue !== undefined) return `issues of ${issue.owner}/${issue.repo}`;
  const file = api.contents.match(href);
  if (file !== undefined) return `${file.path} in ${file.owner}/${file.repo}`;
  const page = api.searchIssues.match(href);
  if (page !== undefined) return `page ${page.page ?? "1"} of the search "${page.query}"`;
  return "something else";
};
for (const { href } of links) console.log(describe(href));
// The pairs of a query come in any order.
console.log(describe("https://api.github.com/search/issues?page=3&q=is%3Aopen"));

// Templates that arrive at run time, as in the body of an answer, take any names.
const published: Readonly<Record<string, string>> = {
  keys_url: "https://api.github.com/repos/octocat/Hello-World/keys{/key_id}",
  assignees_url: "https://api.github.com/repos/octocat/Hello-World/assignees{/user}",
  broken_url: "https://api.github.com/repos/{owner",
};
for (const [name, text] of Object.entries(published)) {
  const made = safeTemplate(text);
  if (!made.ok) console.log(name, "is no template:", made.error.message);
  else console.log(name, made.value.variables, made.value.expand({ [made.value.variables[0] ?? ""]: 1 }).href);
}
