// Deep links of an app: its own scheme, and the web address that opens the app where it is installed.

import { parse, type Uri } from "urigami";
import { bool, int, mount, optional, route, routes, uuid } from "urigami/routes";

const screens = {
  index: "/",
  item: route("/items/{id}{?preview}", { id: int, preview: optional(bool, false) }),
  share: route("/shares/{token}{#comment}", { token: uuid }),
  folder: "/folders{/path*}",
} as const;

const links = routes({
  app: mount("shopper://open", screens),
  web: mount("https://{market}.shop.example", screens),
  pay: "shopper:/pay/{invoice}",
});

/** The screen that a link opens. A link that was not made for this app opens nothing. */
const open = (link: string | Uri): string => {
  const match = links.match(link);
  if (match === undefined) return "not for this app";
  if (!match.ok) return `refused: ${match.failure.message}`;
  switch (match.name) {
    case "app.index":
    case "web.index":
      return "start";
    case "app.item":
    case "web.item":
      return `item ${match.params.id}${match.params.preview ? ", preview" : ""}`;
    case "app.share":
    case "web.share":
      return `shared with ${match.params.token}${match.params.comment === undefined ? "" : `, at "${match.params.comment}"`}`;
    case "app.folder":
    case "web.folder":
      return `folder ${match.params.path.join(" > ")}`;
    default:
      return `pay ${match.params.invoice}`;
  }
};

const made = [
  links.to.app.index(),
  links.to.app.item({ id: 7, preview: true }),
  links.to.web.item({ market: "de", id: 7 }),
  links.to.web.share({ market: "fr", token: "0190a3c4-7b1f-7d6e-8a90-abcdef012345", comment: "très bien" }),
  links.to.app.folder({ path: ["a/b", "c"] }),
  links.to.pay({ invoice: "2026/11" }),
];
for (const link of made) console.log(`${link.href} -> ${open(link)}`);

const received = [
  "SHOPPER://open/items/7",
  "shopper://open/items/seven",
  "shopper://elsewhere/items/7",
  "https://shop.example/items/7",
  "https://de.shop.example.evil.example/items/7",
  "https://de.shop.example@evil.example/items/7",
  "shopper://open/folders/../items/7",
];
for (const link of received) console.log(`${link} -> ${open(parse(link))}`);
