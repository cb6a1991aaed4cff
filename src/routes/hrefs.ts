import type { App, Based, Both } from "./app.js";
import type { Codecs } from "./codec.js";
import type { WholeHref } from "./href.js";
import type { Joined } from "./route.js";
import type { Mount, Route } from "./table.js";

/**
 * The texts of all links of an app: one union of templates, which takes a literal that is written by hand, too. A hole
 * is wide, so a text of the type may still match nothing, and a link in another spelling may be refused: `match` decides.
 *
 * @example
 * const app = routes({ home: "/", user: route("/users/{id}", { id: int }) });
 * const goTo = (href: HrefsOf<typeof app>) => app.match(href);
 * goTo("/users/42")?.ok; // => true
 * goTo(app.to.home().href)?.ok; // => true
 */
export type HrefsOf<Made> =
  Made extends App<infer Routes, infer Base> ? TableHrefs<Based<Routes, Base>, "", {}> : never;

type TableHrefs<Routes, Prefix extends string, Outer extends Codecs> = string extends keyof Routes
  ? string
  : {
      [Name in keyof Routes & string]: 0 extends 1 & Routes[Name] ? string : EntryHrefs<Routes[Name], Prefix, Outer>;
    }[keyof Routes & string];

type EntryHrefs<Entry, Prefix extends string, Outer extends Codecs> = Entry extends string
  ? WholeHref<Joined<Prefix, Entry>, Outer>
  : Entry extends Mount<infer Pattern, infer Known, infer Routes>
    ? TableHrefs<Routes, Joined<Prefix, Pattern>, Both<Outer, Known>>
    : Entry extends Route<infer Pattern, infer Known>
      ? WholeHref<Joined<Prefix, Pattern>, Both<Outer, Known>>
      : never;
