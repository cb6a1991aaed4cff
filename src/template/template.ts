import { scan } from "../grammar/scan.js";
import { attempt, failedWith, successOf } from "../uri/attempt.js";
import type { Result, TypedUri, Uri } from "../uri/components.js";
import { type Failure, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import { isUri, refuse, requireUri } from "../uri/uri.js";
import { type Assembly, assemble, assemblyOf } from "./assemble.js";
import type { CheckTemplate } from "./check-template.js";
import type { Expanded } from "./expanded.js";
import { headFailure, paramFailure, templateFailure, valuesFailure } from "./failure.js";
import { headFault } from "./head-shape.js";
import { makeLink, withBase } from "./hold-link.js";
import { keptValues } from "./kept-values.js";
import { layoutOf } from "./layout.js";
import { syntaxFault } from "./literals.js";
import { type Reader, readerOf, readLink } from "./match.js";
import type { MatchedValue, MatchInput, TemplateMatch } from "./matched.js";
import type { OpenApiValues } from "./open-api-values.js";
import { isSyntaxFault, type Part, parseTemplate } from "./parse-template.js";
import { areSame } from "./same-parts.js";
import type { Fitting, FittingLink, KeyName, ValuesOf } from "./template-values.js";
import { isValues, type TemplateValues } from "./values.js";
import type { LinkPlan } from "./write-link.js";
import { planOf, type ValueFault, writeTemplate } from "./write-template.js";

/**
 * A URI template (RFC 6570) that knows its variables: it makes links from values, and reads the values of links.
 *
 * `Bound` are the values that {@link Template.partial} has taken; `Syntax` says how the names of the text are read.
 */
export interface Template<Text extends string = string, Bound = {}, Syntax extends TemplateSyntax = "rfc6570"> {
  /** The text of the template, as it was given. */
  readonly text: Text;
  /** The names of the variables that have no value yet, in the order in which they first stand in the text. */
  readonly variables: readonly (keyof OpenValues<Text, Bound, Syntax>)[];
  /**
   * The link for the values: the expansion of RFC 6570, held to be a URI reference in which each value stays in its
   * place. The type of its `href` is as exact as the types of the values.
   *
   * No value changes what the text of the template says: its scheme, its authority, and where path, query and fragment
   * begin. In a host a variable is a part of one label, the whole host, or with "+" raw text of a host; behind a host a
   * value starts with "/", "?" or "#". A template that starts with "{+base}" takes a `Uri`, or text with a scheme and an authority, as its base; other text there is a path.
   *
   * @throws {UriError} with the name of the variable in `param`: `missing-param`, also when a value behind "/" would take
   * the place of one that is missing; `unknown-param`, `invalid-value`, `lone-surrogate`; `empty-segment` and
   * `dot-segment` for a value that makes a whole segment of the path empty, "." or "..", which readers of the path remove;
   * `rootless-path`, `path-like-authority`, `colon-in-first-segment` and `misplaced-value` for one that would not stay in
   * its place. Other codes when the expansion is no URI.
   * @example
   * template("/users/{id}{?page}").expand({ id: "a/b", page: 2 }).href; // => "/users/a%2Fb?page=2"
   * template("/users/{id}").expand({ id: ".." }); // throws: makes a segment "." or ".."
   * template("https://example.com{+path}").expand({ path: "@evil.example" }); // throws: would stand in the authority
   */
  expand<const Given extends OpenValues<Text, Bound, Syntax>>(
    ...values: Arguments<
      OpenValues<Text, Bound, Syntax>,
      FittingLink<Text, Given, keyof OpenValues<Text, Bound, Syntax>, Bound>
    >
  ): Expanded<Text, Given & Bound>;
  /**
   * The same with the failure as a value.
   *
   * @example
   * const result = template("/users/{id}").safeExpand({ id: "" });
   * result.ok ? "" : result.error.code; // => "empty-segment"
   */
  safeExpand<const Given extends OpenValues<Text, Bound, Syntax>>(
    ...values: Arguments<
      OpenValues<Text, Bound, Syntax>,
      FittingLink<Text, Given, keyof OpenValues<Text, Bound, Syntax>, Bound>
    >
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
  partial<const Given extends Partial<OpenValues<Text, Bound, Syntax>>>(
    values: Fitting<Given, keyof OpenValues<Text, Bound, Syntax>>,
  ): Template<Text, [keyof Bound] extends [never] ? Given : Bound & Given, Syntax>;
  /**
   * The values of a link, or `undefined` when the template makes no such link. Linear in the link.
   *
   * Values are text, decoded; an exploded variable is a list, behind ";", "?" and "&" a record when the names are not
   * its own. What `expand` made comes back as text; a list without `*` as its items with commas, a base as its text.
   * Behind "+" and "#" a comma ends an item, and triplets are in upper case. The
   * pairs of a query may come in any order. Text that is no URI reference matches nothing. The result is frozen.
   *
   * @throws {UriError} `ambiguous-template` when some expansions could be read in two ways, whatever the link.
   * @example
   * template("/users/{id}{/rest*}{?page}").match("/users/a%2Fb/x/y?page=2"); // => { id: "a/b", rest: ["x", "y"], page: "2" }
   * template("/users/{id}").match("/teams/1"); // => undefined
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

/** The values may be left out when none is needed, and have any names where the text is not known. */
type Arguments<Open, Given> = {} extends Open ? [values?: string extends keyof Open ? Open : Given] : [values: Given];

/** The template of a text: a union gives one for each member, text that is no full literal one of wide types. */
export type TemplateOf<Text extends string> = [Text] extends [never]
  ? Template
  : Text extends unknown
    ? {} extends Record<Text, 1>
      ? Template
      : Template<Text>
    : never;

const none: TemplateValues = Object.freeze({});

class TemplateValue {
  declare readonly text: string;
  declare readonly variables: readonly string[];
  readonly #parts: readonly Part[];
  readonly #plan: LinkPlan;
  readonly #names: ReadonlySet<string>;
  readonly #bound: TemplateValues;
  readonly #assembly: Assembly | undefined;
  #reader: Reader | string | undefined;

  constructor(text: string, parts: readonly Part[], plan: LinkPlan, bound: TemplateValues) {
    this.text = text;
    this.#parts = parts;
    this.#plan = plan;
    this.#bound = bound;
    this.#assembly = assemblyOf(plan);
    const names = new Set(plan.steps.flatMap(({ variables }) => variables.map(({ name }) => name)));
    for (const name of Object.keys(bound)) names.delete(name);
    this.#names = names;
    this.variables = Object.freeze([...names]);
    Object.freeze(this);
  }

  static is(value: unknown): value is TemplateValue {
    return typeof value === "object" && value !== null && #plan in value;
  }

  static write(template: TemplateValue, given: TemplateValues): string | ValueFault {
    const bound = template.#bound;
    return writeTemplate(template.#plan, bound === none ? given : { ...given, ...bound });
  }

  expand(given: TemplateValues = none): Uri {
    const values = this.#together(given);
    const quick = this.#assembly && assemble(this.#assembly, values);
    if (quick !== undefined) return quick;
    const made = makeLink(this.#plan, values, refuse);
    if (isUri(made)) return made;
    throw this.#error(made);
  }

  safeExpand(given?: TemplateValues): Result {
    return attempt(() => this.expand(given));
  }

  partial(given: TemplateValues): TemplateValue {
    return new TemplateValue(this.text, this.#parts, this.#plan, keptValues(this.#together(given)));
  }

  match(uri: string | TypedUri): Readonly<Record<string, MatchedValue>> | undefined {
    this.#reader ??= readerOf(this.#parts, this.#plan);
    if (typeof this.#reader === "string") throw this.#error({ code: "ambiguous-template", param: this.#reader });
    const href = typeof uri === "string" ? uri : requireUri(uri).href;
    if (!scan(href, yes, no)) return undefined;
    const found = readLink(this.#reader, href);
    if (found === undefined || !this.#makes(found, href)) return undefined;
    if (this.#bound === none) return found;
    return Object.freeze(Object.fromEntries(Object.entries(found).filter(([name]) => this.#names.has(name))));
  }

  toString(): string {
    return this.text;
  }

  /** Values beside those that are bound, when each has the name of an open variable. */
  #together(given: TemplateValues): TemplateValues {
    if (!isValues(given)) throw new UriError(valuesFailure(given, this.text));
    for (const name in given) {
      if (!this.#names.has(name) && Object.hasOwn(given, name))
        throw this.#error({ code: "unknown-param", param: name });
    }
    return this.#bound === none ? given : { ...given, ...this.#bound };
  }

  /** Whether the values found make the link, or one that decodes to the same parts, and those that are bound are the same. */
  #makes(found: TemplateValues, href: string): boolean {
    const values = withBase(this.#plan, found);
    const made = (this.#assembly && assemble(this.#assembly, values)) ?? makeLink(this.#plan, values, nothing);
    if (!isUri(made) || !areSame(made.href, href)) return false;
    if (this.#bound === none) return true;
    const again = makeLink(this.#plan, { ...values, ...this.#bound }, nothing);
    return isUri(again) && again.href === made.href;
  }

  #error({ code, param }: ValueFault): UriError {
    return new UriError(paramFailure(code, param, "reference", this.text));
  }
}

// Whoever reaches the class could make a template that nobody read, or change what every template does.
Reflect.deleteProperty(TemplateValue.prototype, "constructor");
Object.freeze(TemplateValue.prototype);

const yes = (): boolean => true;
const no = (): boolean => false;
const nothing = (): undefined => undefined;

const make = (text: unknown): TemplateValue | Failure => {
  if (typeof text !== "string") return templateFailure(syntaxFault("not-a-string", "", 0, nameOf(text)), "");
  const parts = parseTemplate(text);
  if (isSyntaxFault(parts)) return templateFailure(parts, text);
  const found = headFault(text);
  return found === undefined ? makeTemplate(text, parts) : headFailure(found, text);
};

/** The value behind a template of these parts. */
export const makeTemplate = (text: string, parts: readonly Part[]): TemplateValue =>
  new TemplateValue(text, parts, linkPlanOf(parts), none);

const linkPlanOf = (parts: readonly Part[]): LinkPlan => {
  const plan = planOf(parts);
  return { ...plan, layout: layoutOf(plan) };
};

/** Whether a value is a template. */
export const isTemplate = (value: unknown): value is TemplateValue => TemplateValue.is(value);

/** The expansion to the letter of RFC 6570, or what is wrong with a value. */
export const writeText = (template: TemplateValue, given: TemplateValues): string | ValueFault =>
  TemplateValue.write(template, given);

/**
 * The template of a text (RFC 6570, level 4) as a value that makes links and reads them.
 *
 * A constant is read by the compiler: a malformed one is an error in words, and the values are typed by operator and
 * modifier. "{id}" and "{+id}" are needed; the variables of the operators whose expression can vanish ("{?x}", "{&x}",
 * "{;x}", "{/x}", "{.x}", "{#x}") may be missing. A variable takes a scalar, a list or a record; with a prefix (":3")
 * scalars only. Any other text is checked at run time and takes all values: a wide template.
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
