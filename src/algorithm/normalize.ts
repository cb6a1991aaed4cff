// syntax-based and scheme-based normalization: RFC 3986 sections 6.2.2 and 6.2.3

import type { SplitAuthority } from "../grammar/authority.js";
import { kindOfHost } from "../grammar/host.js";
import { portNumber } from "../grammar/port.js";
import type { SplitReference } from "../grammar/reference.js";
import type { Lit, RelativeShape, Shape, TypedUri, Uri, UriShape } from "../uri/components.js";
import { compose } from "../uri/compose.js";
import { UriError } from "../uri/failure.js";
import { readCommon } from "../uri/read.js";
import type { Recompose } from "../uri/recompose.js";
import { requireOptions } from "../uri/require.js";
import { invalidValue } from "../uri/scalar.js";
import { requireUri } from "../uri/uri.js";
import type { CheckInput, Input, TextOf } from "./argument.js";
import { hasDotFirst } from "./has-dot-first.js";
import { ipv6Text } from "./ipv6-text.js";
import { type PctNormalize, type PctNormalizeHost, pctNormalize, pctNormalizeHost } from "./pct-normalize.js";
import { type Places, pathEnd, pathStart, placesOf, toUri, uriAt } from "./places.js";
import { type RemoveDotSegments, removeDotSegments } from "./remove-dot-segments.js";
import { type SchemeFacts, soundFacts } from "./scheme-facts.js";

export type { SchemeFacts } from "./scheme-facts.js";

/** Definitions of schemes, as a list or by name. */
export type SchemeList = readonly SchemeFacts[] | Readonly<Record<string, SchemeFacts>>;

/** What `normalize` may be asked for beyond section 6.2.2. */
export interface NormalizeOptions {
  /** Also drop a port that is empty or the default one, and write the empty path of the scheme (section 6.2.3). */
  readonly schemes?: SchemeList | undefined;
  /** Also write IPv6 addresses as RFC 5952 does. */
  readonly ipv6?: boolean | undefined;
}

/** The syntax-based normal form of a literal. */
export type NormalizeHref<Text extends string> =
  SplitReference<Text> extends readonly [
    infer Scheme extends string | undefined,
    infer Authority extends string | undefined,
    infer Path extends string,
    infer Query,
    infer Fragment,
  ]
    ? Recompose<
        Scheme extends string ? Lowercase<Scheme> : undefined,
        NormalAuthority<Authority>,
        Scheme extends string ? RemoveDotSegments<PctNormalize<Path>> : PctNormalize<Path>,
        NormalPart<Query>,
        NormalPart<Fragment>
      >
    : never;

type NormalPart<Part> = Part extends string ? PctNormalize<Part> : undefined;

type NormalAuthority<Authority> = Authority extends string
  ? SplitAuthority<Authority> extends readonly [infer Userinfo, infer Host extends string, infer Port]
    ? `${Userinfo extends string ? `${PctNormalize<Userinfo>}@` : ""}${PctNormalizeHost<Host>}${Port extends string ? `:${Port}` : ""}`
    : never
  : undefined;

/** What `normalize` returns: the literal for a literal without options; otherwise kind, scheme and what has a host. */
export type Normalized<Given, Options> = 0 extends 1 & Given
  ? Uri
  : [Given] extends [never]
    ? Uri
    : Given extends unknown
      ? NormalizedMember<Given, TextOf<Given>, Options>
      : never;

type NormalizedMember<Given, Text extends string, Options> =
  {} extends Record<Text, 1>
    ? Widened<Given>
    : [Options] extends [undefined]
      ? NormalizedText<Text, NormalizeHref<Text>>
      : WithSame<Lit<Text>>;

type NormalizedText<Text extends string, Href extends string> =
  {} extends Record<Href, 1> ? WithSame<Lit<Text>> : TypedUri<Lit<Href>>;

type Widened<Given> = Given extends TypedUri<infer Known extends Shape> ? WithSame<Known> : Uri;

/** The facts that no normalization changes. */
type WithSame<Known extends Shape> = Known extends unknown
  ? TypedUri<
      (Known["kind"] extends "uri" ? UriShape : Known["kind"] extends "relative" ? RelativeShape : Shape) & Same<Known>
    >
  : never;

interface Same<Known extends Shape> {
  readonly scheme: Known["scheme"];
  readonly host: Widen<Known["host"]>;
  readonly authority: Widen<Known["authority"]>;
}

type Widen<Part> = Part extends string ? string : undefined;

/** Whether the syntax leaves nothing to change: a quick look, which may say no to a normal text. */
const isPlain = (text: string, schemeEnd: number, start: number, end: number): boolean => {
  for (let at = 0; at < start; at++) {
    const code = text.charCodeAt(at);
    if (code > 64 && code < 91) return false;
  }
  return (schemeEnd < 0 || !hasDotFirst(text, start, end)) && pctNormalize(text) === text;
};

/** The same with what the options ask for. */
const looksNormal = (places: Places, facts: SchemeFacts | undefined, ipv6: boolean | undefined): boolean => {
  const { text, schemeEnd, authorityEnd, portColon } = places;
  const start = pathStart(places);
  const end = pathEnd(places);
  if (ipv6 && text.includes("[")) return false;
  if (facts && (facts.normalForm || (authorityEnd >= 0 && (portColon >= 0 || start === end)))) return false;
  return isPlain(text, schemeEnd, start, end);
};

const factsOf = ({ text, schemeEnd }: Places, schemes: SchemeList): SchemeFacts | undefined => {
  if (typeof schemes !== "object") throw new UriError(invalidValue("reference", schemes, " as the schemes"));
  const scheme = text.slice(0, Math.max(schemeEnd, 0)).toLowerCase();
  const found = schemeEnd < 0 ? undefined : Object.values(schemes).find((one) => one?.scheme === scheme);
  return found && soundFacts(found);
};

/** The normal form of a scheme and an authority; where neither a user nor a triplet is, case is all that counts. */
const normalFront = (places: Places, facts: SchemeFacts | undefined, ipv6: boolean | undefined): string => {
  const { text, schemeEnd, authorityEnd, at, portColon } = places;
  const front = text.slice(0, authorityEnd);
  if (at < 0 && !facts && !ipv6 && front.indexOf("%") < 0) return front.toLowerCase();
  const start = schemeEnd + 3;
  const from = at < 0 ? start : at + 1;
  const end = portColon < 0 ? authorityEnd : portColon;
  const host = text.slice(from, end);
  const port = text.slice(end, authorityEnd);
  const digits = portNumber(port.slice(1));
  const isDropped = facts && (port === ":" || (digits !== undefined && digits === facts.defaultPort));
  return (
    text.slice(0, start).toLowerCase() +
    pctNormalize(text.slice(start, from)) +
    (ipv6 && kindOfHost(host) === "ipv6" ? `[${ipv6Text(host.slice(1, -1))}]` : pctNormalizeHost(host)) +
    (isDropped ? "" : port)
  );
};

/** The normal form of a text with its places; the text itself when nothing changes. */
export const normalText = (places: Places, { schemes, ipv6 }: NormalizeOptions): string => {
  const facts = schemes && factsOf(places, schemes);
  if (looksNormal(places, facts, ipv6)) return places.text;
  const { text, schemeEnd, authorityEnd } = places;
  const end = pathEnd(places);
  let path = pctNormalize(text.slice(pathStart(places), end));
  if (schemeEnd >= 0) path = removeDotSegments(path);
  const front =
    authorityEnd < 0
      ? compose(
          schemeEnd < 0 ? undefined : text.slice(0, schemeEnd).toLowerCase(),
          undefined,
          path,
          undefined,
          undefined,
        )
      : normalFront(places, facts, ipv6) + (path || (facts?.emptyPath ?? ""));
  const normal = front + pctNormalize(text.slice(end));
  return facts?.normalForm ? requireUri(facts.normalForm(toUri(normal))).href : normal;
};

/**
 * The normal form: scheme and host in lower case, triplets in upper case, decoded where they stand for an unreserved
 * character, and no dot segments where there is a scheme (section 6.2.2). The same object when nothing changes. With
 * `schemes` also the scheme-based form (section 6.2.3), with `ipv6` the text of RFC 5952. For a literal without options
 * the type of the result is the literal.
 *
 * @throws {UriError} for text that is no reference and for a look-alike of a `Uri`.
 * @example
 * normalize("HTTPS://Example.com/%7euser/a/../b").href; // => "https://example.com/~user/b"
 * @see RFC 3986 section 6.2.2
 */
export const normalize = <const Given extends Input, const Options extends NormalizeOptions | undefined = undefined>(
  given: CheckInput<Given>,
  options?: Options,
): Normalized<Given, Options> => normalizeInput(given, options) as object as Normalized<Given, Options>;

/** The same for what `readCommon` makes: it has a scheme and an authority. */
const isPlainUri = ({ href, scheme = "", authority = "", path }: Uri): boolean => {
  const start = scheme.length + 3 + authority.length;
  return isPlain(href, scheme.length, start, start + path.length);
};

const normalizeInput = (given: unknown, options: NormalizeOptions | undefined): Uri => {
  // Nearly every text is normal as it is: then its value is all that is made.
  const made = typeof given === "string" && !options ? readCommon(given) : undefined;
  if (made !== undefined && isPlainUri(made)) return made;
  const places = placesOf(made ?? given);
  const text = normalText(places, requireOptions(options) ?? {});
  return text === places.text ? uriAt(places) : toUri(text);
};
