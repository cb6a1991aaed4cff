import type { HostKind } from "../grammar/host.js";
import type { Lit } from "../uri/components.js";
import type { BrandedIri } from "./brand.js";

/** The facts about an IRI that its type knows: the parts of a `Uri` without what is computed from them. */
export interface IriShape {
  readonly kind: "iri" | "relative";
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
}

/** The shape of an IRI: it has a scheme. */
export interface FullIriShape extends IriShape {
  readonly kind: "iri";
  readonly scheme: string;
}

/** The shape of a relative IRI reference: it has no scheme. */
export interface RelativeIriShape extends IriShape {
  readonly kind: "relative";
  readonly scheme: undefined;
}

/**
 * One immutable IRI or relative IRI reference (RFC 3987 section 2.2) with what its type knows about it.
 *
 * Strings are the raw text, as it was given; only the scheme is in lower case. A part that is missing is `undefined`,
 * which is not the same as `""`. An IRI is for reading and storing; `toUri` makes the `Uri` that has the operations.
 */
export interface TypedIri<out Known extends IriShape = IriShape> extends BrandedIri {
  /** `"iri"` when there is a scheme, `"relative"` when there is none. */
  readonly kind: Known["kind"];
  /** The scheme in lower case. */
  readonly scheme: Known["scheme"];
  /** Userinfo, host and port as they stand; `""` when nothing follows "//". */
  readonly authority: Known["authority"];
  /** The text before the "@" of the authority. */
  readonly userinfo: Known["userinfo"];
  /** The host, by the rule ihost; an IP literal keeps its brackets. */
  readonly host: Known["host"];
  /** Which rule the host matches. */
  readonly hostKind: Known["hostKind"];
  /** The port as a number, as in a `Uri`. */
  readonly port: Known["port"];
  /** The path, `""` when there is none. */
  readonly path: Known["path"];
  /** The text between "?" and "#"; `""` when a "?" has nothing behind it. */
  readonly query: Known["query"];
  /** The text behind "#". */
  readonly fragment: Known["fragment"];
  /** The whole text. */
  readonly href: Known["href"];
  /** The whole text. */
  toString(): Known["href"];
  /** The whole text, for `JSON.stringify`. */
  toJSON(): Known["href"];
}

/**
 * An IRI or a relative IRI reference. `kind` tells them apart: an IRI has a scheme.
 *
 * @example
 * import { type Iri, parseIri } from "urigami/iri";
 *
 * const page: Iri = parseIri("https://example.org/caf\u00E9" as string);
 * if (page.kind === "iri") page.scheme; // => "https"
 * @see RFC 3987 section 2.2
 */
export type Iri<Known extends IriShape = FullIriShape | RelativeIriShape> = Known extends IriShape
  ? TypedIri<Known>
  : never;

/** What the type of a constant knows: every part as a literal, each computed when it is read. */
export interface LitIri<Text extends string> {
  readonly kind: Lit<Text>["kind"] extends "uri" ? "iri" : "relative";
  readonly scheme: Lit<Text>["scheme"];
  readonly authority: Lit<Text>["authority"];
  readonly userinfo: Lit<Text>["userinfo"];
  readonly host: Lit<Text>["host"];
  readonly hostKind: Lit<Text>["hostKind"];
  readonly port: Lit<Text>["port"];
  readonly path: Lit<Text>["path"];
  readonly query: Lit<Text>["query"];
  readonly fragment: Lit<Text>["fragment"];
  readonly href: Text;
}
