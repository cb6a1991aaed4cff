// What is not one plain literal, and names that every object seems to have: for the patterns of `urigami/match`.

import { match } from "ts-pattern";
import type { Uri } from "urigami";
import { dispatch, host, path, port, query, sameOriginAs, text, under } from "urigami/match";
import { int } from "urigami/routes";

type Equal<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
declare const same: <One, Other>(answer: Equal<One, Other>) => void;
declare const u: Uri;
declare const wide: string;
declare const numbered: `/n/${number}`;
// biome-ignore lint/suspicious/noExplicitAny: the row of the table for any
declare const anything: any;
declare const nothing: never;
declare const unknown: unknown;

match(u)
  .with(path("/{1}/{constructor}{/toString*}", { 1: int }), (selected) => {
    same<(typeof selected)[1], number>(true);
    same<(typeof selected)["constructor"], string>(true);
    same<(typeof selected)["toString"], readonly string[]>(true);
  })
  .with(path("/{valueOf}", { valueOf: int }), (selected) => {
    same<(typeof selected)["valueOf"], number>(true);
  })
  .with(host("{1}.{toString}.com"), (selected) => {
    same<(typeof selected)[1], string>(true);
    same<(typeof selected)["toString"], string>(true);
  })
  .otherwise(() => undefined);
const links = dispatch({ a: path("/{1}", { 1: int }), b: query({ constructor: text }) });
const found = links.match(u);
if (found?.name === "a") same<(typeof found.selected)[1], number>(true);
if (found?.name === "b") same<(typeof found.selected)["constructor"], string>(true);

// @ts-expect-error there is no hole "2"
path("/{1}", { 2: int });
// @ts-expect-error there is no hole "constructor"
path("/{1}", { constructor: int });
// @ts-expect-error a reader has `read`
path("/{1}", { 1: 5 });
// @ts-expect-error a name of letters, digits and "_", in the path pattern at 1
path("/{a.b}");
// @ts-expect-error `__proto__` is no name, in the host pattern at 0
host("{__proto__}.com");
// @ts-expect-error a pattern is one literal
path(wide);
// @ts-expect-error a pattern is one literal
path(numbered);
// @ts-expect-error a pattern is one literal
host(`${wide}.com` as `${string}.com`);
// @ts-expect-error a pattern is text
path(unknown);
// @ts-expect-error a pattern is text
path(5);
// @ts-expect-error a pattern is text
host(null);
path(anything);
path(nothing);
host(anything);
host(nothing);
// @ts-expect-error keys with what they are held to
query(null);
// @ts-expect-error a key is held to a text or a reader
query({ a: 5 });
// @ts-expect-error a port is a number
port("443");
// @ts-expect-error a URI, or text
under(null);
// @ts-expect-error a URI, or text
sameOriginAs(5);
// @ts-expect-error arms by name
dispatch(null);
// @ts-expect-error an arm is a pattern, or conditions
dispatch({ a: null });

// Nothing that is handed out can be changed.
if (found?.name === "a") {
  // @ts-expect-error read only
  found.selected[1] = 2;
  // @ts-expect-error read only
  found.name = "a";
}
// @ts-expect-error read only
text.read = (given: string) => given;
