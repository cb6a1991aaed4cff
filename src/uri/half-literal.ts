// A template with holes, parsed by the compiler as far as a hole cannot change what is known: it may hold "/", "?" and
// "#", so everything from the first hole on is open.

import type { IsLiteral } from "../abnf/span.js";
import type { Steps } from "../abnf/steps.js";
import type { SplitAuthority } from "../grammar/authority.js";
import type { KindOfHost } from "../grammar/host.js";
import type { PortNumber } from "../grammar/port.js";
import type { RelativeShape, Shape, UriShape } from "./components.js";

/**
 * What is known of a template whose origin is literal, `https://h/users/${string}`: scheme and authority, and the path
 * up to the hole. `Tail` is what stands behind the "/" that ends the authority.
 */
export interface HalfLit<Scheme extends string, Authority extends string, Tail extends string> extends UriShape {
  readonly scheme: Lowercase<Scheme>;
  readonly authority: Authority;
  readonly userinfo: SplitAuthority<Authority>[0];
  readonly host: SplitAuthority<Authority>[1];
  readonly hostKind: KindOfHost<SplitAuthority<Authority>[1]>;
  readonly port: PortOf<SplitAuthority<Authority>[2]>;
  readonly path: PathUpToHole<`/${Tail}`>;
  readonly href: `${Scheme}://${Authority}/${Tail}`;
}

/** The same of a rooted path, `/users/${string}`. */
export interface HalfRelative<Text extends string> extends RelativeShape {
  readonly authority: undefined;
  readonly userinfo: undefined;
  readonly host: undefined;
  readonly hostKind: undefined;
  readonly port: undefined;
  readonly path: PathUpToHole<Text>;
  readonly href: Text;
}

type PortOf<Port> = Port extends string ? PortNumber<Port> : undefined;

/** The shape of a template with a hole: of any other than these two, only its text. */
export type HalfShape<Text extends string> = Text extends `${infer Scheme}://${infer Rest}`
  ? Rest extends `${infer Authority}/${infer Tail}`
    ? IsPlainOrigin<Scheme, Authority> extends true
      ? HalfLit<Scheme, Authority, Tail>
      : AnyShape
    : AnyShape
  : Text extends `/${infer Tail}`
    ? HalfOfRooted<Text, Tail>
    : AnyShape;

type AnyShape = UriShape | RelativeShape;

/** "//" begins an authority, and a hole behind one "/" may hold the other. */
type HalfOfRooted<Text extends string, Tail extends string> = Tail extends `${infer First}${string}`
  ? IsLiteral<First> extends true
    ? First extends "/"
      ? AnyShape
      : HalfRelative<Text>
    : AnyShape
  : AnyShape;

type IsPlainOrigin<Scheme extends string, Authority extends string> =
  IsLiteral<Scheme> extends true
    ? Scheme extends `${string}${"/" | "?" | "#" | ":"}${string}`
      ? false
      : IsLiteral<Authority> extends true
        ? Authority extends `${string}${"?" | "#"}${string}`
          ? false
          : true
        : false
    : false;

/** The path when "?" or "#" ends it before the first hole; otherwise what stands before the hole, and anything. */
type PathUpToHole<Text extends string> = UpToHole<Before<Before<Text, "#">, "?">>;

type Before<Text extends string, Delimiter extends string> = Text extends `${infer Head}${Delimiter}${string}`
  ? Head
  : Text;

type UpToHole<
  Text extends string,
  Literal extends string = "",
  Left extends keyof Steps = 683,
> = Text extends `${infer Head}${infer Tail}`
  ? IsLiteral<Head> extends true
    ? Left extends 0
      ? string
      : UpToHole<Tail, `${Literal}${Head}`, Steps[Left]>
    : `${Literal}${string}`
  : Text extends ""
    ? Literal
    : `${Literal}${string}`;

/** `Shape` holds for every half literal. */
export type HalfUriShape<Text extends string> = HalfShape<Text> extends infer Known extends Shape ? Known : AnyShape;
