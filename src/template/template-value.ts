// The value behind a template: what it does, without what its types say.

import { scan } from "../grammar/scan.js";
import { attempt } from "../uri/attempt.js";
import type { Result, TypedUri, Uri } from "../uri/components.js";
import { UriError } from "../uri/failure.js";
import { isUri, refuse, requireUri } from "../uri/uri.js";
import { type Assembly, assemble, assemblyOf } from "./assemble.js";
import { paramFailure, valuesFailure } from "./failure.js";
import { makeLink, withBase } from "./hold-link.js";
import { keptValues } from "./kept-values.js";
import { layoutOf } from "./layout.js";
import { type Reader, readerOf, readingsOf } from "./match.js";
import type { MatchedValue } from "./matched.js";
import type { Part } from "./parse-template.js";
import { areSame } from "./same-parts.js";
import { isValues, type TemplateValues } from "./values.js";
import type { LinkPlan } from "./write-link.js";
import { planOf, type ValueFault, writeTemplate } from "./write-template.js";

const none: TemplateValues = Object.freeze({});

/** A template at run time. It is frozen, and so is its class. */
export class TemplateValue {
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
    for (const found of readingsOf(this.#reader, href)) {
      if (!this.#makes(found, href)) continue;
      if (this.#bound === none) return found;
      return Object.freeze(Object.fromEntries(Object.entries(found).filter(([name]) => this.#names.has(name))));
    }
    return undefined;
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
    return isUri(again) && areSame(again.href, made.href);
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
