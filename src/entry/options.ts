// What the options of `parse` ask of a reference, at both levels.

import type { LiteralUnion } from "type-fest";
import { type Fault, fault } from "../grammar/fault.js";
import type { Accept } from "../grammar/scan.js";
import type { ShapeCode } from "../uri/codes.js";
import type { Mask } from "../uri/mask.js";
import { beforeHost, type HostScheme, type ShapeOfTail, shapeFault } from "./shape.js";

/** What `parse` may be asked for beyond the generic syntax. */
export interface ParseOptions {
  /** `"uri"`: with a scheme; `"absolute"`: and without a fragment (section 4.3); `"relative"`: without a scheme. */
  readonly kind?: "uri" | "absolute" | "relative" | undefined;
  /** The schemes that are allowed, in lower case. Those that need a host (http, https, ws, wss, ftp) then have one. */
  readonly schemes?: readonly LiteralUnion<HostScheme, string>[] | undefined;
}

/**
 * Why a literal that is a reference does not fit the options, or nothing; `"open"` where the type of the options does not
 * say it, so that it is seen at run time.
 */
export type OptionsFault<Text extends string, Options> =
  IsSure<Options> extends true
    ? IsOneType<KindOf<Options>, KindOf<Options>> extends true
      ? FaultOf<Text, KindOf<Options>, SchemesOf<Options>>
      : "open"
    : "open";

/** A key that JavaScript reads as the prototype may bring options that the type does not show. */
type IsSure<Options> = "__proto__" extends keyof Options ? false : IsOneType<Options, Options>;

/** Not `any`, not `never`, and no union, of which nothing is known for sure. */
type IsOneType<Member, All> = 0 extends 1 & Member
  ? false
  : Member extends unknown
    ? [All] extends [Member]
      ? true
      : false
    : never;

type KindOf<Options> = "kind" extends keyof Options ? Options["kind"] : undefined;
type SchemesOf<Options> = "schemes" extends keyof Options ? Options["schemes"] : undefined;

type FaultOf<Text extends string, Kind, Schemes> = Text extends `${infer Scheme}:${infer Tail}`
  ? Scheme extends `${string}${"/" | "?" | "#"}${string}`
    ? FaultOfRelative<Text, Kind, Schemes>
    : FaultOfUri<Text, Scheme, Tail, Kind, Schemes>
  : FaultOfRelative<Text, Kind, Schemes>;

type FaultOfRelative<Text extends string, Kind, Schemes> = Kind extends "relative"
  ? undefined
  : Kind extends undefined
    ? [Schemes] extends [undefined]
      ? undefined
      : undefined extends Schemes
        ? "open"
        : Missing<Text>
    : Missing<Text>;

type Missing<Text extends string> = Fault<"missing-scheme", "scheme", "", Mask<Text>>;

type FaultOfUri<
  Text extends string,
  Scheme extends string,
  Tail extends string,
  Kind,
  Schemes,
> = Kind extends "relative"
  ? Fault<"unexpected-scheme", "scheme", "", "">
  : Kind extends "absolute"
    ? Text extends `${infer Before}#${string}`
      ? Fault<"unexpected-fragment", "fragment", Before, "">
      : FaultOfScheme<Scheme, Tail, Schemes>
    : FaultOfScheme<Scheme, Tail, Schemes>;

type FaultOfScheme<Scheme extends string, Tail extends string, Schemes> = [Schemes] extends [undefined]
  ? undefined
  : Schemes extends readonly string[]
    ? IsAmong<Lowercase<Scheme>, Schemes> extends infer Answer
      ? Answer extends false
        ? Fault<"scheme-not-allowed", "scheme", "", Lowercase<Scheme>>
        : FaultOfShape<Scheme, Tail, Answer>
      : never
    : "open";

/** The shape is asked for a scheme that is allowed: one that is not would be refused as well. */
type FaultOfShape<Scheme extends string, Tail extends string, Answer> =
  Lowercase<Scheme> extends HostScheme
    ? ShapeOfTail<Tail, Scheme> extends infer Found extends Fault
      ? Found
      : Open<Answer>
    : Open<Answer>;

type Open<Answer> = Answer extends true ? undefined : "open";

/** Whether a scheme is one of a list; `"open"` where the type of the list does not say it. */
type IsAmong<Scheme extends string, Schemes extends readonly string[]> = Schemes extends readonly [
  infer Head extends string,
  ...infer Rest extends readonly string[],
]
  ? Scheme extends Head
    ? [Head] extends [Scheme]
      ? true
      : "open"
    : IsAmong<Scheme, Rest>
  : Schemes extends readonly []
    ? false
    : Scheme extends Schemes[number]
      ? "open"
      : {} extends Record<Schemes[number], 1>
        ? "open"
        : false;

/** Why a valid reference does not fit the options, or nothing. The parts are those of `scan`. */
export const optionsFault = (
  { kind, schemes }: ParseOptions,
  ...[text, scheme, , userinfo, host, , port, , , fragment]: Parameters<Accept<unknown>>
): Fault<ShapeCode> | undefined => {
  if (scheme === undefined)
    return kind === "relative" || (kind === undefined && schemes === undefined) ? undefined : missing(text);
  if (kind === "relative") return fault("unexpected-scheme", "scheme", "");
  if (kind === "absolute" && fragment !== undefined) {
    return fault("unexpected-fragment", "fragment", text.slice(0, -1 - fragment.length));
  }
  if (schemes === undefined) return undefined;
  const name = scheme.toLowerCase();
  if (!Array.isArray(schemes) || !schemes.includes(name)) return fault("scheme-not-allowed", "scheme", "", name);
  return shapeFault(name, host, port, beforeHost(name, userinfo, host));
};

const missing = (text: string): Fault<ShapeCode> => fault("missing-scheme", "scheme", "", text);
