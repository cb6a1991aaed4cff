// The dispatcher: types of what arms select and take, one function for each arm.

import type { Uri } from "urigami";
import { dispatch, host, path, query, type TextReader, text } from "urigami/match";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const u: Uri;
declare const int: TextReader<number>;

const links = dispatch({
  profile: { scheme: "https", host: host("{tenant}.example.com"), path: path("/users/{id}", { id: int }) },
  search: [{ scheme: ["http", "https"] }, path("/search"), query({ q: text })],
  page: path("/{page}"),
  mail: { scheme: "mailto" },
});

const shown = links.handle(
  u,
  {
    profile: (selected, uri) => {
      same<typeof selected, { readonly tenant: string; readonly id: number }>(true);
      same<(typeof uri)["scheme"], "https">(true);
      return 1 as const;
    },
    search: ({ q }, uri) => {
      same<typeof q, string>(true);
      same<(typeof uri)["scheme"], "http" | "https">(true);
      return q;
    },
    page: ({ page }, uri) => {
      same<typeof page, string>(true);
      same<typeof uri, Uri>(true);
      return page;
    },
    mail: (selected, uri) => {
      same<keyof typeof selected, never>(true);
      same<(typeof uri)["scheme"], "mailto">(true);
      return uri.path;
    },
  },
  (uri) => {
    same<typeof uri, Uri>(true);
    return undefined;
  },
);
same<typeof shown, 1 | string | undefined>(true);

// @ts-expect-error the function for "mail" is missing
links.handle(u, { profile: () => 1, search: () => 1, page: () => 1 }, () => 0);
links.handle(
  u,
  // @ts-expect-error there is no arm "other"
  { profile: () => 1, search: () => 1, page: () => 1, mail: () => 1, other: () => 1 },
  () => 0,
);

const found = links.match(u);
same<NonNullable<typeof found>["name"], "profile" | "search" | "page" | "mail">(true);
if (found?.name === "profile") same<typeof found.selected.id, number>(true);

// @ts-expect-error there is no part "schema"
dispatch({ a: { schema: "https" } });
// @ts-expect-error a port is a number
dispatch({ a: { port: "443" } });
