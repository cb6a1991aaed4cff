import type { HostKind } from "../grammar/host.js";
import type { Shape, TypedUri, Uri } from "../uri/components.js";
import type { Codecs } from "./codec.js";
import type { TextOf } from "./param-types.js";

/** The type of a link's text: what is written, with a hole for each parameter. */
export type HrefOf<Pattern extends string, Known extends Codecs> =
  {} extends Record<Pattern, 1>
    ? string
    : Pattern extends `${infer Head}{${infer Inside}}${infer Tail}`
      ? Inside extends `${"/" | "?" | "#"}${string}`
        ? `${Head}${string}`
        : `${Head}${TextOf<Known, Inside>}${HrefOf<Tail, Known>}`
      : Pattern;

/** What the type of a link knows. The text is exact up to the first part that can be missing. */
export interface LinkShape<Pattern extends string, Known extends Codecs> extends Shape {
  readonly kind: Pattern extends `${"/" | "{"}${string}` ? "relative" : "uri";
  readonly scheme: SchemeOf<Pattern>;
  readonly authority: AuthorityOf<Pattern>;
  readonly userinfo: undefined;
  readonly host: AuthorityOf<Pattern>;
  readonly hostKind: AuthorityOf<Pattern> extends undefined ? undefined : HostKind | undefined;
  readonly href: WholeHref<Pattern, Known>;
}

/** The whole text of a link. Scheme and host are written in lower case. A link with an authority and no path of its own has the path "/". */
export type WholeHref<Pattern extends string, Known extends Codecs> = Pattern extends `/${string}`
  ? HrefOf<Pattern, Known>
  : Pattern extends `{${infer Operator extends "/" | "?" | "#"}${string}`
    ? `${Operator}${string}`
    : Pattern extends `${infer Scheme}:${infer Tail}`
      ? `${Lowercase<Scheme>}:${Tail extends `//${infer Rest}` ? `//${HostHref<Rest, Known>}` : HrefOf<Tail, Known>}`
      : HrefOf<Pattern, Known>;

/** The text from the host on. */
type HostHref<Text extends string, Known extends Codecs> = Text extends `${infer Head}{${infer Inside}}${infer Tail}`
  ? Head extends `${infer Host}/${infer Path}`
    ? `${NormalHost<Host>}/${HrefOf<`${Path}{${Inside}}${Tail}`, Known>}`
    : Inside extends `${"/" | "?" | "#"}${string}`
      ? `${NormalHost<Head>}${string}`
      : `${NormalHost<Head>}${TextOf<Known, Inside>}${HostHref<Tail, Known>}`
  : Text extends `${infer Host}/${infer Path}`
    ? `${NormalHost<Host>}/${Path}`
    : `${NormalHost<Text>}/`;

/** Triplets of a base are characters where they can be. */
type NormalHost<Text extends string> = Text extends `${string}%${string}` ? string : Lowercase<Text>;

type SchemeOf<Pattern extends string> = Pattern extends `${"/" | "{"}${string}`
  ? undefined
  : Pattern extends `${infer Scheme}:${string}`
    ? Lowercase<Scheme>
    : string;

type AuthorityOf<Pattern extends string> = Pattern extends `${"/" | "{"}${string}`
  ? undefined
  : Pattern extends `${string}://${string}`
    ? string
    : undefined;

/** The link of a route. What is not known when the program is compiled, the base too, makes it a wide `Uri`. */
export type LinkUri<Pattern extends string, Known extends Codecs> =
  {} extends Record<Pattern, 1> ? Uri : TypedUri<LinkShape<Pattern, Known>>;
