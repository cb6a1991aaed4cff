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

/** A link with an authority and no path of its own has the path "/". */
type WholeHref<Pattern extends string, Known extends Codecs> = Pattern extends `${string}://${infer Tail}`
  ? Tail extends `${string}/${string}` | `${string}{${"?" | "#"}${string}`
    ? HrefOf<Pattern, Known>
    : `${HrefOf<Pattern, Known>}/`
  : HrefOf<Pattern, Known>;

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
