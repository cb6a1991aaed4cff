// One table is the site map of a small server and of its client: links, matching and types come from the same lines.

import { createServer } from "node:http";
import { int, mount, oneOf, optional, route, routes } from "urigami/routes";

const site = routes({
  home: "/",
  articles: route("/articles{?page,order}", { page: optional(int, 1), order: oneOf("new", "old") }),
  article: route("/articles/{id}", { id: int }),
  file: "/files{/path*}",
  account: mount("/account", { index: "/", invoice: "/invoices/{number}.pdf" }),
});

/** What the server answers: a status and a text. */
const answer = (target: string): readonly [status: number, text: string] =>
  site.handle(
    site.matchTarget(target),
    {
      home: () => [200, `articles are at ${site.to.articles()}`] as const,
      articles: ({ page, order = "new" }) =>
        [200, `page ${page}, ${order} first; next: ${site.to.articles({ page: page + 1, order })}`] as const,
      article: ({ id }) => [200, `article ${id}`] as const,
      file: ({ path }) => [200, `file ${JSON.stringify(path)}`] as const,
      "account.index": () => [200, "account"] as const,
      "account.invoice": ({ number }) => [200, `invoice ${number}`] as const,
    },
    {
      notFound: () => [404, "no such page"] as const,
      invalid: ({ message }) => [400, message] as const,
    },
  );

const server = createServer((request, response) => {
  const [status, text] = answer(request.url ?? "/");
  response.writeHead(status, { "content-type": "text/plain" }).end(text);
});

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
if (typeof address !== "object" || address === null) throw new Error("the server has no port");

/** The client asks for links of the same table. */
const ask = async (target: string): Promise<void> => {
  const response = await fetch(`http://127.0.0.1:${address.port}${target}`, { signal: AbortSignal.timeout(5000) });
  console.log(`${target} -> ${response.status} ${await response.text()}`);
};

try {
  await ask(site.to.home().href);
  await ask(site.to.articles({ page: 2, order: "old" }).href);
  await ask(site.to.article({ id: 42 }).href);
  await ask(site.to.file({ path: ["a/b", "50% off?.md"] }).href);
  await ask(site.to.account.invoice({ number: "2026-11" }).href);
  // What no link can be: each is answered, none is guessed.
  await ask("/articles/forty-two");
  await ask("/articles?page=1&page=2");
  await ask("/account/invoices/.pdf");
  await ask("//account");
} finally {
  server.close();
  server.closeAllConnections();
}
