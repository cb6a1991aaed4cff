// The shape rules of http, https, ws, wss and ftp on what the text of a template fixes: a host that is not empty, and a
// port up to 65535. What its expressions leave open is looked at when a link is made.

import type { Chars } from "../abnf/charset.js";
import { type HostScheme, needsHost, type ShapeFault, type ShapeOfTail, shapeFault } from "../entry/shape.js";
import type { Fault } from "../grammar/fault.js";
import { isPart } from "./layout.js";

type Delimiter = "/" | "?" | "#";

/** Why no value makes a link of the shape of its scheme, or nothing. The text is a template. */
export type HeadFault<Text extends string> = string extends Text
  ? ShapeFault<string>
  : Text extends `${infer Scheme}:${infer Tail}`
    ? Lowercase<Scheme> extends HostScheme
      ? Tail extends `//${infer Rest}`
        ? ShapeOfRest<Rest, Scheme, Text>
        : ShapeOfTail<"", Scheme>
      : undefined
    : undefined;

type ShapeOfRest<
  Rest extends string,
  Scheme extends string,
  Text extends string,
> = Rest extends `${infer Head}{${string}`
  ? Head extends `${string}${Delimiter}${string}`
    ? ShapeOfTail<`//${Head}`, Scheme>
    : InText<ShapeOfTail<`//${WithoutOpenPort<Masked<Rest>>}`, Scheme>, Text>
  : ShapeOfTail<`//${Rest}`, Scheme>;

/** An authority up to its end, with "{}" in the place of each expression. */
type Masked<Text extends string, Done extends string = ""> = Text extends `${infer Head}{${infer Inside}}${infer Rest}`
  ? Head extends `${string}${Delimiter}${string}`
    ? `${Done}${Head}`
    : Inside extends `${Delimiter}${string}`
      ? `${Done}${Head}`
      : IsPart<Head, Done, Rest> extends true
        ? Masked<Rest, `${Done}${Head}{}`>
        : `${Done}${Head}`
  : `${Done}${Text}`;

/** Whether an expression in an authority is a part of it: the same steps as `isPart`. */
type IsPart<Head extends string, Done extends string, Behind extends string> = `${Done}${Head}` extends ""
  ? true
  : Head extends `${string}${EndOfLabel}`
    ? true
    : Head extends `${string}]`
      ? false
      : Behind extends "" | `${":" | "{" | Delimiter}${string}`
        ? false
        : true;

type EndOfLabel = Chars<"-._~:@![$&'()*+,;=">;

/** An authority whose port has no expression in it; another port is open. */
type WithoutOpenPort<Authority extends string> = Authority extends `${infer Userinfo}@${infer Tail}`
  ? `${Userinfo}@${WithoutOpenPort<Tail>}`
  : Authority extends `[${infer Literal}]:${infer Port}`
    ? Port extends `${string}{}${string}`
      ? `[${Literal}]`
      : Authority
    : Authority extends `[${string}`
      ? Authority
      : Authority extends `${infer Host}:${infer Port}`
        ? Port extends `${string}{}${string}`
          ? Host
          : Authority
        : Authority;

/** A fault with the expressions of the text in the place of "{}", so that it points at the text. */
type InText<Found, Text extends string> =
  Found extends Fault<infer Code, infer Where, infer Before, infer Character>
    ? Fault<Code, Where, Unmasked<Before, Text>, Character>
    : undefined;

type Unmasked<Masked extends string, Text extends string> = Masked extends `${infer Head}{}${infer Tail}`
  ? Text extends `${Head}{${infer Inside}}${infer Rest}`
    ? `${Head}{${Inside}}${Unmasked<Tail, Rest>}`
    : Masked
  : Masked;

/** Where the authority ends that starts at an index. */
const authorityEnd = (text: string, from: number): number => {
  const delimiter = /[/?#{]/g;
  for (let index = from; ; ) {
    delimiter.lastIndex = index;
    const at = delimiter.exec(text)?.index ?? text.length;
    if (text[at] !== "{" || /[/?#]/.test(text[at + 1] ?? "")) return at;
    const close = text.indexOf("}", at);
    // What is outside ASCII is written as triplets, which end in a digit or a letter.
    const before = /[^ -~]$/.test(text.slice(index, at)) || at === index ? "x" : text.slice(index, at);
    const behind = text.slice(close + 1, close + 2);
    if (!isPart(before, at === from, behind === "{" ? "" : behind)) return at;
    index = close + 1;
  }
};

/** The same for a text that is known at run time. */
export const headFault = (text: string): HeadFault<string> => {
  const colon = text.indexOf(":");
  const scheme = text.slice(0, Math.max(0, colon)).toLowerCase();
  if (!needsHost(scheme)) return undefined;
  const start = colon + 3;
  if (!text.startsWith("//", colon + 1)) return shapeFault(scheme, undefined, undefined, text.slice(0, colon + 1));
  // Of the length of the expressions, without what could be a delimiter in them.
  const authority = text
    .slice(start, authorityEnd(text, start))
    .replace(/\{[^}]*\}/g, ({ length }) => "{".repeat(length));
  const host = authority.indexOf("@") + 1;
  const [, name = "", port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?/.exec(authority.slice(host)) ?? [];
  const known = port?.includes("{") ? undefined : port;
  return shapeFault(scheme, name, known, text.slice(0, start + host));
};
