import { draftOf, emptyDraft, finish } from "../build/draft.js";
import { draftOfParts, type UriOfParts } from "../build/object.js";
import type { PortTextOf } from "../build/shape.js";
import { assemble, type Hole } from "../build/tag.js";
import { fault } from "../grammar/fault.js";
import { type Accept, scan } from "../grammar/scan.js";
import type { Lit, Shape, TypedUri, Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { isRecord } from "../uri/params.js";
import { readCommon } from "../uri/read.js";
import { nameOf } from "../uri/scalar.js";
import { accept, isUri, refuse, requireUri } from "../uri/uri.js";
import type { Builder, HostBuilder } from "./builder.js";
import { BuilderValue } from "./builder-value.js";
import type { CheckUri, NotConstant, UriArgument } from "./check.js";
import type { UriOf } from "./constants.js";
import type { IsPlainUri } from "./plain.js";
import { beforeHost, shapeFault, shapeRule, shapeSentences } from "./shape.js";

/** What `uri` makes of its one argument. */
export type UriReturn<Given> = [Given] extends [never]
  ? Uri
  : IsPlainUri<Given> extends true
    ? TypedUri<Lit<Given & string>>
    : ReturnOfAny<Given>;

type ReturnOfAny<Given> = 0 extends 1 & Given
  ? Uri
  : Given & {} extends string
    ? UriOf<Given & string>
    : UriOfObject<Given>;

type UriOfObject<Given> = [Given] extends [TypedUri<infer Known>]
  ? BuilderOf<Known>
  : Given extends TemplateStringsArray
    ? Uri
    : UriOfParts<Given>;

/** A builder that starts from a `Uri`. */
export type BuilderOf<Known extends Shape> = [Known["host"]] extends [string]
  ? HostBuilder<
      Known["scheme"],
      Known["userinfo"],
      Known["host"],
      PortTextOf<Known["authority"]>,
      Known["path"],
      Known["query"],
      Known["fragment"]
    >
  : Builder<
      Known["scheme"],
      Known["userinfo"],
      Known["host"],
      PortTextOf<Known["authority"]>,
      Known["path"],
      Known["query"],
      Known["fragment"]
    >;

/** The rules of `uri` on a valid URI: the shape of its scheme. */
const acceptShape: Accept<Uri> = (...parts) => {
  const [text, scheme, , userinfo, host, , port] = parts;
  const found = scheme && shapeFault(scheme.toLowerCase(), host, port, beforeHost(scheme, userinfo, host));
  if (found) throw new UriError(failureOf(shapeSentences, found, text));
  return accept(...parts);
};

/** The same on a valid reference: one without a scheme has an obvious start. */
const acceptConstant: Accept<Uri> = (...parts) => {
  const [text, scheme] = parts;
  if (scheme !== undefined || /^(?:[/?#]|\.\.?\/|$)/.test(text)) return acceptShape(...parts);
  throw new UriError(failureOf(shapeSentences, fault("missing-scheme", "scheme", "", text), text));
};

const constant = (text: unknown): Uri => {
  if (typeof text !== "string") return refuseValue(text);
  const made = readCommon(text);
  return made?.host ? made : scan(text, acceptConstant, refuse);
};

const refuseValue = (value: unknown): never => {
  throw new UriError(failureOf(shapeSentences, fault("not-a-string", "reference", "", nameOf(value)), ""));
};

const isTemplate = (value: object): value is TemplateStringsArray => Array.isArray(value) && "raw" in value;

const fromOne = (argument: unknown): Uri | BuilderValue => {
  if (typeof argument !== "object" || argument === null) return constant(argument);
  if (isUri(argument)) return new BuilderValue(draftOf(argument));
  if (isTemplate(argument)) return assemble(argument, [], acceptConstant);
  if ("href" in argument) return requireUri(argument);
  const built = finish(draftOfParts(argument), shapeRule);
  if ("href" in built) return built;
  throw new UriError(built);
};

/**
 * What you write yourself: a constant that the compiler checks, a builder, the parts as an object, or a tagged template.
 *
 * - `uri("https://...")`: a full literal. It is parsed by the compiler and again at run time.
 * - `uri()`: a {@link Builder}; `uri(base)`: one that starts from a `Uri`.
 * - `uri({ scheme, host, ... })`: the same as an object.
 * - ``uri`${base}/users/${id}` ``: each value is encoded for its position; checked at run time only.
 *
 * On top of the generic syntax, URIs of http, https, ws, wss and ftp have a host and a port up to 65535.
 *
 * @throws {UriError} that says what is wrong, where, and which rule it is.
 * @example
 * const docs = uri("https://docs.example.com/guide?lang=en#intro");
 * docs.host; // => "docs.example.com"
 * const link = uri().scheme("https").host("api.example.com").segments("users", "a/b").build();
 * link.href; // => "https://api.example.com/users/a%2Fb"
 * @see RFC 3986
 */
export function uri(): Builder;
export function uri<const Given>(argument: UriArgument<Given>): UriReturn<Given>;
export function uri(text: TemplateStringsArray, hole: Hole, ...holes: readonly Hole[]): Uri;
export function uri(...given: readonly unknown[]): unknown {
  if (given.length === 0) return new BuilderValue(emptyDraft());
  const first = given[0];
  if (given.length > 1 && typeof first === "object" && first !== null && isTemplate(first)) {
    return assemble(first, given.slice(1), first[0] === "" ? acceptShape : acceptConstant);
  }
  return fromOne(first);
}

/** A table of constants, each entry checked for itself. */
export type CheckUris<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends string ? CheckUri<Table[Name]> : NotConstant;
};

/** The entry of a table. JavaScript reads the key `__proto__` of a literal as its prototype: it may be no entry. */
type EntryOf<Name, Text> = Name extends "__proto__" ? unknown : Text extends string ? UriOf<Text> : never;

/**
 * A table of constants: each entry is checked by the compiler, and an error stands on the entry.
 *
 * @throws {UriError} for the first entry that is refused.
 * @example
 * const links = uris({ docs: "https://docs.example.com/", mail: "mailto:help@example.com" });
 * links.mail.scheme; // => "mailto"
 */
export const uris = <const Table extends object>(
  table: CheckUris<Table>,
): { readonly [Name in keyof Table]: EntryOf<Name, Table[Name]> } => {
  if (typeof table !== "object" || table === null) return refuseValue(table);
  const isList = Array.isArray(table);
  if (!isList && !isRecord(table)) return refuseValue(table);
  const made = isList
    ? table.map(constant)
    : Object.fromEntries(Object.entries(table).map(([name, text]) => [name, constant(text)]));
  return Object.freeze(made) as object as { readonly [Name in keyof Table]: EntryOf<Name, Table[Name]> };
};
