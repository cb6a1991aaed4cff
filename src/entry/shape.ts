// The shape rules of the schemes that `uri` knows: a host that is not empty, and a port up to 65535.

import type { Chars, Digit } from "../abnf/charset.js";
import { type Fault, fault } from "../grammar/fault.js";
import { schemes } from "../schemes/index.js";
import type { ShapeCode } from "../uri/codes.js";
import { type Entry, type Failure, failureOf } from "../uri/failure.js";

type Schemes = typeof schemes;

/** The schemes whose URIs have a host. */
export type HostScheme = {
  [Scheme in keyof Schemes]: Schemes[Scheme]["host"] extends true ? Scheme : never;
}[keyof Schemes];

/** Why a valid URI of a scheme breaks a shape rule of it, or nothing. */
export type ShapeFault<Text extends string> = string extends Text
  ? Fault<"missing-host", "host"> | Fault<"port-out-of-range", "port"> | undefined
  : Text extends `${infer Scheme}:${infer Tail}`
    ? Lowercase<Scheme> extends HostScheme
      ? ShapeOfTail<Tail, Scheme>
      : undefined
    : undefined;

/** The same for what follows the scheme, when the scheme has a host. Reads no more than the authority. */
export type ShapeOfTail<Tail extends string, Scheme extends string> = Tail extends `//${infer Head}/${string}`
  ? ShapeOfAuthority<Head, Scheme>
  : Tail extends `//${infer Rest}`
    ? ShapeOfAuthority<Rest, Scheme>
    : Fault<"missing-host", "host", `${Scheme}:`, Lowercase<Scheme>>;

/** Cut at the first "?" or "#" too: an authority without a path may be followed by them. */
type ShapeOfAuthority<
  Rest extends string,
  Scheme extends string,
> = Rest extends `${string}${"?" | "#" | "@" | ":"}${string}`
  ? ShapeOfParts<Before<Before<Rest, "#">, "?">, Scheme>
  : Rest extends ""
    ? Fault<"missing-host", "host", `${Scheme}://`, Lowercase<Scheme>>
    : undefined;

type Before<Text extends string, Delimiter extends string> = Text extends `${infer Head}${Delimiter}${string}`
  ? Head
  : Text;

type ShapeOfParts<Authority extends string, Scheme extends string> = Authority extends `${infer Userinfo}@${infer Tail}`
  ? ShapeOfHost<Tail, `${Scheme}://${Userinfo}@`, Lowercase<Scheme>>
  : ShapeOfHost<Authority, `${Scheme}://`, Lowercase<Scheme>>;

type ShapeOfHost<Text extends string, Before extends string, Scheme extends string> = Text extends "" | `:${string}`
  ? Fault<"missing-host", "host", Before, Scheme>
  : Text extends `[${infer Literal}]${infer Tail}`
    ? Tail extends `:${infer Port}`
      ? PortRange<Port, `${Before}[${Literal}]:`>
      : undefined
    : Text extends `${infer Host}:${infer Port}`
      ? PortRange<Port, `${Before}${Host}:`>
      : undefined;

/** Why the digits of a port say more than 65535, or nothing. */
export type PortRange<Port extends string, Before extends string> =
  IsSmallPort<Port> extends true ? undefined : Fault<"port-out-of-range", "port", Before, Port>;

/** Whether digits say at most 65535. */
type IsSmallPort<Port extends string> =
  Port extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer _5}${infer More}`
    ? Port extends `0${infer Tail}`
      ? IsSmallPort<Tail extends `000000000000000${infer Rest}` ? `0${Rest}` : Tail>
      : More extends ""
        ? Port extends
            | `${"1" | "2" | "3" | "4" | "5"}${string}`
            | `6${Chars<"01234">}${string}`
            | `65${Chars<"01234">}${string}`
            | `655${Chars<"012">}${Digit}`
            | `6553${Chars<"012345">}`
          ? true
          : false
        : false
    : true;

const hostSchemes: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ Object.keys(schemes).filter((name) => schemes[name as keyof Schemes].host),
);

/** Whether a URI of the scheme needs a host; the scheme in lower case. */
export const needsHost = (scheme: string): boolean => hostSchemes.has(scheme);

/**
 * Why the authority of a URI breaks a shape rule of its scheme, or nothing. `scheme` is in lower case; `host` and `port`
 * are raw. The index is that in the URI when the text before the host is given, and else 0.
 */
export const shapeFault = (
  scheme: string,
  host: string | undefined,
  port: string | undefined,
  before?: string,
): ShapeFault<string> => {
  if (!needsHost(scheme)) return undefined;
  if (!host) return fault("missing-host", "host", before ?? "", scheme);
  const isPast = port !== undefined && Number(port) > 65535;
  return isPast ? fault("port-out-of-range", "port", before === undefined ? "" : `${before}${host}:`, port) : undefined;
};

/** The text of a URI before its host, or before where it would stand. */
export const beforeHost = (scheme: string, userinfo: string | undefined, host: string | undefined): string =>
  `${scheme}:${host === undefined ? "" : "//"}${userinfo === undefined ? "" : `${userinfo}@`}`;

/** What the options of `parse` and the rules of `uri` say. */
export const shapeSentences = {
  "not-a-string": ["a string is wanted here, not {text}"],
  "missing-scheme": ['there is no scheme: did you mean "https://{text}"?'],
  "unexpected-scheme": ["a relative reference has no scheme"],
  "unexpected-fragment": ["an absolute URI has no fragment, at {index}"],
  "scheme-not-allowed": ['the scheme "{text}" is not allowed here'],
  "missing-host": ['a URI of the scheme "{text}" needs a host, at {index}'],
  "port-out-of-range": ["the port {text} is past 65535, at {index}"],
} as const satisfies Record<ShapeCode, Entry>;

/** The same as a rule of the builder, whose parts have no place in a text yet. */
export const shapeRule = (scheme: string, host: string | undefined, port: string | undefined): Failure | undefined => {
  // What nearly every link has: whatever the scheme asks for is there.
  if (host && (port === undefined || port.length < 5)) return undefined;
  const found = shapeFault(scheme, host, port);
  return found && failureOf(shapeSentences, found, "");
};
