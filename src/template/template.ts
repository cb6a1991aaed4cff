import { failedWith, successOf } from "../uri/attempt.js";
import type { Result, TypedUri } from "../uri/components.js";
import { type Failure, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import type { CheckTemplate } from "./check-template.js";
import type { Expanded } from "./expanded.js";
import { headFailure, templateFailure } from "./failure.js";
import type { FittingLink, LinkFault } from "./fitting-link.js";
import { headFault } from "./head-shape.js";
import { syntaxFault } from "./literals.js";
import type { MatchInput, TemplateMatch } from "./matched.js";
import type { OpenApiValues } from "./open-api-values.js";
import { isSyntaxFault, parseTemplate } from "./parse-template.js";
import { makeTemplate, TemplateValue } from "./template-value.js";
import type { Fitted, Fitting, KeyName, Loose, PastReach, ValuesOf } from "./template-values.js";

/**
 * A URI template (RFC 6570) that knows its variables: it makes links from values, and reads the values of links.
 *
 * `Bound` are the values that {@link Template.partial} has taken; `Syntax` says how the names of the text are read.
 */
export interface Template<Text extends string = string, Bound = {}, Syntax extends TemplateSyntax = "rfc6570"> {
  /** The text of the template, as it was given. */
  readonly text: Text;
  /** The names of the variables that have no value yet, in the order in which they first stand in the text. */
  readonly variables: readonly Extract<keyof OpenValues<Text, Bound, Syntax>, string>[];
  /**
   * The link for the values: the expansion of RFC 6570, held to be a URI reference in which each value stays in its
   * place. The type of its `href` is as exact as the types of the values.
   *
   * No value changes what the text of the template says: its scheme, its authority, and where path, query and fragment
   * begin. In a host a variable is a part of one label, the whole host, or with "+" raw text of a host; behind a host a
   * value starts with "/", "?" or "#". A template that starts with "{+base}" takes a `Uri`, or text with a scheme and an authority, as its base; other text there is a path.
   *
   * @throws {UriError} with the name of the variable in `param`: `missing-param`, also when what stands behind an
   * expression would not be in its place without a value for it ("{/a}{/b}", "{?a}&k=1"); `missing-host` and
   * `port-out-of-range` where the scheme has these rules; `unknown-param`, `invalid-value`, `lone-surrogate`; `empty-segment` and
   * `dot-segment` for a value that makes a whole segment of the path empty, "." or "..", which readers of the path remove;
   * `rootless-path`, `path-like-authority`, `colon-in-first-segment` and `misplaced-value` for one that would not stay in
   * its place. Other codes when the expansion is no URI.
   * @example
   * template("/users/{id}{?page}").expand({ id: "a/b", page: 2 }).href; // => "/users/a%2Fb?page=2"
   * template("/users/{id}").expand({ id: ".." }); // throws: makes a segment "." or ".."
   * template("https://example.com{+path}").expand({ path: "@evil.example" }); // throws: would stand in the authority
   */
  expand<const Given extends Loose<OpenValues<Text, Bound, Syntax>>>(
    ...values: Arguments<Text, Bound, Syntax, LinkValues<Text, Given, Bound, Syntax>>
  ): Expanded<Text, Given & Bound>;
  /**
   * The same with the failure as a value.
   *
   * @example
   * const result = template("/users/{id}").safeExpand({ id: "" });
   * result.ok ? "" : result.error.code; // => "empty-segment"
   */
  safeExpand<const Given extends Loose<OpenValues<Text, Bound, Syntax>>>(
    ...values: Arguments<Text, Bound, Syntax, LinkValues<Text, Given, Bound, Syntax>>
  ): Result<Expanded<Text, Given & Bound>>;
  /**
   * The template with some values given now; the others come later. `text` stays as it was given: the values are beside
   * it, as they are now.
   *
   * @throws {UriError} `unknown-param` for a name that is no variable.
   * @example
   * const repo = template("/repos/{owner}/{repo}").partial({ owner: "octocat" });
   * repo.expand({ repo: "hello" }).href; // => "/repos/octocat/hello"
   */
  partial<const Given extends Partial<Loose<OpenValues<Text, Bound, Syntax>>>>(
    values: Fitting<Given, keyof OpenValues<Text, Bound, Syntax>>,
  ): Template<Text, [keyof Bound] extends [never] ? Given : Bound & Given, Syntax>;
  /**
   * The values of a link, or `undefined` when the template makes no such link. Linear in the link.
   *
   * Values are text, decoded; an exploded variable is a list, behind ";", "?" and "&" a record when the names are not all
   * its own. Beside it, as in "{?page,tag*}", a pair with the name of another variable is that of the other: the first in
   * a query, elsewhere the one in its place. All the rest is of the exploded variable; two of them in one query are
   * ambiguous. What `expand` made comes back, as text: the values always make a link of the same decoded parts. A link does
   * not tell all values apart: a list without `*` comes back as its items with commas, a base as its text, and of a
   * variable that stands with a prefix alone only that is known. In "{a,b}" the last variable has the commas that are left
   * over. Behind "+" and "#" a comma ends an item; triplets stay as they are in the link, but for those of characters
   * that are always written as one. The pairs of a query may come in any order; elsewhere names that are numbers must
   * stand as an object has them, in front. The
   * scheme and what the text of the template says of a host are matched in any case, and a value keeps the case of the
   * link; a port is text, so ":443" is not left out for "https". Text that is no URI reference matches nothing. The result is frozen.
   *
   * @throws {UriError} `ambiguous-template` when some expansions could be read in two ways, whatever the link.
   * @example
   * template("/users/{id}{/rest*}{?page}").match("/users/a%2Fb/x/y?page=2"); // => { id: "a/b", rest: ["x", "y"], page: "2" }
   * template("/users/{id}").match("/teams/1"); // => undefined
   * template("https://example.com/{id}").match("HTTPS://Example.com/A"); // => { id: "A" }
   * template("/s{?page,tag*}").match("/s?page=1&tag=a&tag=b"); // => { page: "1", tag: ["a", "b"] }
   * template("/files/{+path}").match("/files/%c3%a9/a%2fb"); // => { path: "\u00e9/a%2fb" }
   */
  match(
    uri: MatchInput<Text, string | TypedUri>,
  ): OpenMatch<Text, keyof AllValues<Text>[Syntax], KeyName<keyof Bound>> | undefined;
  /** The text of the template. */
  toString(): Text;
}

/** How the names between the braces are read: by RFC 6570, or as one name each, as OpenAPI has it. */
export type TemplateSyntax = keyof AllValues<string>;

/** The values of all variables, by the syntax of the text. */
interface AllValues<Text extends string> {
  readonly rfc6570: ValuesOf<Text>;
  readonly openapi: OpenApiValues<Text>;
}

/** The values that a template still takes: all when the keys of those that it has are not known. */
export type OpenValues<Text extends string, Bound, Syntax extends TemplateSyntax> = [keyof Bound] extends [never]
  ? AllValues<Text>[Syntax]
  : string extends keyof Bound
    ? AllValues<Text>[Syntax]
    : Omit<AllValues<Text>[Syntax], KeyName<keyof Bound> & PropertyKey>;

/** What a match gives, without what is bound. */
type OpenMatch<Text extends string, Names, Taken> = [Taken] extends [never]
  ? TemplateMatch<Text, Names>
  : Omit<TemplateMatch<Text, Names>, Taken & string>;

/** The values of a link, each in its place. The names of a path key of OpenAPI are taken as they are. */
type LinkValues<Text extends string, Given, Bound, Syntax extends TemplateSyntax> = Syntax extends "openapi"
  ? Fitting<Given, keyof OpenValues<Text, Bound, Syntax>>
  : FittingLink<Text, Given, keyof OpenValues<Text, Bound, Syntax>, Bound>;

/**
 * The values may be left out when none is needed, by the names or by what stands behind them, and have any names where the
 * text is not known.
 */
type Arguments<Text extends string, Bound, Syntax extends TemplateSyntax, Given> =
  {} extends OpenValues<Text, Bound, Syntax>
    ? LinkFault<Text, Bound> extends readonly unknown[]
      ? [values: Given]
      : [values?: string extends keyof OpenValues<Text, Bound, Syntax> ? Fitted<Given> : Given]
    : [values: Given];

/** The template of a text: a union gives one for each member, text that is no full literal one of wide types. */
export type TemplateOf<Text extends string> = [Text] extends [never]
  ? Template
  : Text extends unknown
    ? {} extends Record<Text, 1>
      ? Template
      : Text extends PastReach
        ? Template
        : Template<Text>
    : never;

const make = (text: unknown): TemplateValue | Failure => {
  if (typeof text !== "string") return templateFailure(syntaxFault("not-a-string", "", 0, nameOf(text)), "");
  const parts = parseTemplate(text);
  if (isSyntaxFault(parts)) return templateFailure(parts, text);
  const found = headFault(text);
  return found === undefined ? makeTemplate(text, parts) : headFailure(found, text);
};

/**
 * The template of a text (RFC 6570, level 4) as a value that makes links and reads them.
 *
 * A constant is read by the compiler: a malformed one is an error in words, and the values are typed by operator and
 * modifier. "{id}" and "{+id}" are needed; the variables of the operators whose expression can vanish ("{?x}", "{&x}",
 * "{;x}", "{/x}", "{.x}", "{#x}") may be missing. A variable takes a scalar, a list or a record; with a prefix (":3")
 * scalars only. Any other text is checked at run time and takes all values: a wide template. As with `uri`, what the text
 * says of http, https, ws, wss and ftp has a host, and a port up to 65535.
 *
 * @throws {UriError} that says what is malformed, and where.
 * @example
 * const issues = template("https://api.github.com/repos/{owner}/{repo}/issues{/number}{?state,page}");
 * issues.expand({ owner: "octocat", repo: "hello", page: 2 }).href; // => "https://api.github.com/repos/octocat/hello/issues?page=2"
 * issues.match("https://api.github.com/repos/octocat/hello/issues/7"); // => { owner: "octocat", repo: "hello", number: "7" }
 * template("/users/{id"); // error: opens an expression, and nothing closes it, at 7
 * @see RFC 6570
 */
export const template = <const Text extends string>(text: CheckTemplate<Text>): TemplateOf<Text> => {
  const made = make(text);
  if (made instanceof TemplateValue) return made as object as TemplateOf<Text>;
  throw new UriError(made);
};

/** What {@link safeTemplate} returns. */
export type TemplateResult<Made = Template> =
  | { readonly ok: true; readonly value: Made }
  | { readonly ok: false; readonly error: Failure };

/**
 * The template of a text that is known at run time only, or why it is none, as a value.
 *
 * @example
 * const result = safeTemplate("/a/{b c}");
 * result.ok ? "" : result.error.index; // => 5
 * @see RFC 6570
 */
export const safeTemplate = <const Text extends string>(text: Text): TemplateResult<TemplateOf<Text>> => {
  const made = make(text);
  if (!(made instanceof TemplateValue)) return failedWith(made);
  return successOf(made as object as TemplateOf<Text>);
};
