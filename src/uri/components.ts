import type { SplitAuthority } from "../grammar/authority.js";
import type { HostKind, KindOfHost } from "../grammar/host.js";
import type { PortNumber } from "../grammar/port.js";
import type { SplitReference } from "../grammar/reference.js";
import type { Branded } from "./brand.js";
import type { ChangedHref } from "./changed.js";
import type { CheckChange, Standing } from "./check-change.js";
import type { Failure } from "./failure.js";
import type { LiteralParams } from "./literal-params.js";
import type { LiteralSegments } from "./literal-segments.js";
import type { Params, QueryInput } from "./params.js";
import type { Scalar } from "./scalar.js";

/**
 * The facts about a URI that its type knows. A constant knows them as literals ({@link Lit}), a built link as far as
 * its steps do; text that is parsed at run time knows just this.
 */
export interface Shape {
  readonly kind: "uri" | "relative";
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: HostKind | undefined;
  readonly port: number | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
  readonly href: string;
  readonly segments: readonly string[];
  readonly params: Params;
  /** What `with` takes, of the parts that {@link Changing} holds. */
  readonly change: ChangeOf<this>;
  /** What `with` makes of them. */
  readonly with: Uri;
}

/** The parts that `with` is called with, put beside a shape: `this` of the shape then knows them. */
export interface Changing<out Given> {
  readonly given: Given;
}

/** What `with` of a shape takes: each part is held to its rule, and to the others as far as the shape knows them. */
export type ChangeOf<This> = This extends Changing<infer Given> & Standing ? CheckChange<Given, This> : Parts;

/** The shape of a URI: it has a scheme. */
export interface UriShape extends Shape {
  readonly kind: "uri";
  readonly scheme: string;
}

/** The shape of a relative reference: it has no scheme. */
export interface RelativeShape extends Shape {
  readonly kind: "relative";
  readonly scheme: undefined;
}

/**
 * What `with` changes. Strings are raw text: validated, never encoded. Data goes in as `segments` or as a `query` of
 * pairs. `undefined` leaves a part alone, `null` removes it.
 */
export interface Parts {
  readonly scheme?: string | null | undefined;
  readonly authority?: string | null | undefined;
  readonly userinfo?: string | null | undefined;
  readonly host?: string | null | undefined;
  readonly port?: number | string | null | undefined;
  readonly path?: string | null | undefined;
  readonly segments?: readonly Scalar[] | undefined;
  readonly query?: string | QueryInput | null | undefined;
  readonly fragment?: string | null | undefined;
}

/** What a `safe` twin of a function that makes a `Uri` returns. */
export type Result<Made = Uri> =
  | { readonly ok: true; readonly uri: Made }
  | { readonly ok: false; readonly error: Failure };

/**
 * One immutable URI or relative reference (RFC 3986 section 4.1) with what its type knows about it.
 *
 * Strings are the raw text, as it was given; only the scheme is in lower case. A part that is missing is `undefined`,
 * which is not the same as `""`.
 */
export interface TypedUri<out Known extends Shape = Shape> extends Branded {
  /** `"uri"` when there is a scheme, `"relative"` when there is none. */
  readonly kind: Known["kind"];
  /** The scheme in lower case (section 3.1). */
  readonly scheme: Known["scheme"];
  /** Userinfo, host and port as they stand; `""` when nothing follows "//" (section 3.2). */
  readonly authority: Known["authority"];
  /** The text before the "@" of the authority (section 3.2.1). */
  readonly userinfo: Known["userinfo"];
  /** The host; an IP literal keeps its brackets (section 3.2.2). */
  readonly host: Known["host"];
  /** Which rule the host matches (section 3.2.2). */
  readonly hostKind: Known["hostKind"];
  /** The port as a number. `h:` has none, nor has one past 2^53; the text stays in `authority` (section 3.2.3). */
  readonly port: Known["port"];
  /** The path, `""` when there is none (section 3.3). */
  readonly path: Known["path"];
  /** The text between "?" and "#"; `""` when a "?" has nothing behind it (section 3.4). */
  readonly query: Known["query"];
  /** The text behind "#" (section 3.5). */
  readonly fragment: Known["fragment"];
  /** The whole text. */
  readonly href: Known["href"];
  /** The segments of the path, decoded after splitting: `""` gives `[]`, `"/"` gives `[""]`, `"/a/"` gives `["a", ""]`. */
  readonly segments: Known["segments"];
  /** The pairs of the query, decoded after splitting. */
  readonly params: Known["params"];
  /**
   * The URI with some parts changed; the text of the others stays.
   *
   * The type of the result is literal for a constant and parts that are literals.
   *
   * @throws {UriError} when a part does not fit its component, or the parts do not fit together.
   */
  with<const Given extends Parts>(
    parts: [Given] extends [never] ? Given : NoInfer<(Known & Changing<Given>)["change"]>,
  ): (Known & Changing<Given>)["with"];
  /** The same as `with`, with the failure as a value. */
  safeWith(parts: Parts): Result;
  /** The whole text. */
  toString(): Known["href"];
  /** The whole text, for `JSON.stringify`. */
  toJSON(): Known["href"];
}

/**
 * A URI or a relative reference. `kind` tells them apart: a URI has a scheme.
 *
 * @example
 * const link: Uri = parse("https://example.com/guide" as string);
 * if (link.kind === "uri") link.scheme; // => "https"
 * @see RFC 3986 section 4.1
 */
export type Uri<Known extends Shape = UriShape | RelativeShape> = Known extends Shape ? TypedUri<Known> : never;

/**
 * A `Uri` of which some parts are known: `UriWith<{ scheme: "https" }>`. Asked for when the parts are known: before, neither
 * kind could be left out, and both would stay.
 */
export type UriWith<Known extends Partial<Shape>> = [Known] extends [infer Parts extends Partial<Shape>]
  ? Uri<(UriShape | RelativeShape) & Parts>
  : never;

/** What the type of a constant knows: every part as a literal, each computed when it is read. */
export interface Lit<Text extends string> {
  readonly kind: SplitReference<Text>[0] extends string ? "uri" : "relative";
  readonly scheme: LowercaseOf<SplitReference<Text>[0]>;
  readonly authority: SplitReference<Text>[1];
  readonly userinfo: AuthorityParts<SplitReference<Text>[1]>[0];
  readonly host: AuthorityParts<SplitReference<Text>[1]>[1];
  readonly hostKind: HostKindOf<AuthorityParts<SplitReference<Text>[1]>[1]>;
  readonly port: PortOf<AuthorityParts<SplitReference<Text>[1]>[2]>;
  readonly path: SplitReference<Text>[2];
  readonly query: SplitReference<Text>[3];
  readonly fragment: SplitReference<Text>[4];
  readonly href: Text;
  readonly segments: LiteralSegments<SplitReference<Text>[2]>;
  readonly params: LiteralParams<SplitReference<Text>[3]> & Params;
  readonly change: ChangeOf<this>;
  readonly with: this extends Changing<infer Given> ? ChangedUri<ChangedHref<Text, Given>> : Uri;
}

/** A constant when the text is known to the letter. */
type ChangedUri<Text extends string> = {} extends Record<Text, 1> ? Uri : TypedUri<Lit<Text>>;

type LowercaseOf<Scheme> = Scheme extends string ? Lowercase<Scheme> : undefined;

type AuthorityParts<Authority> = Authority extends string
  ? SplitAuthority<Authority>
  : readonly [undefined, undefined, undefined];

type HostKindOf<Host> = Host extends string ? KindOfHost<Host> : undefined;

type PortOf<Port> = Port extends string ? PortNumber<Port> : undefined;
