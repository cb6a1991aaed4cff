import type { Chars } from "../abnf/charset.js";
import type { Length } from "../abnf/span.js";
import { queryDataSet } from "../grammar/characters.js";
import { type Fault, fault } from "../grammar/fault.js";
import { referenceSentences } from "../grammar/reference.js";
import type { Branded } from "./brand.js";
import { failureOf, orThrow, type Sentence, UriError } from "./failure.js";
import { requireOptions, requireText } from "./require.js";
import { encodeScalar, invalidValue, type Scalar } from "./scalar.js";
import type { ValueSentence } from "./sentences.js";

/**
 * The value that writes a key of the query alone, without "=".
 *
 * @example
 * uri({ scheme: "https", host: "example.com", query: { debug: flag } }).href; // => "https://example.com?debug"
 */
export const flag: unique symbol = /* @__PURE__ */ Symbol("urigami.flag");

/** The type of {@link flag}. */
export type Flag = typeof flag;

declare const listBrand: unique symbol;

/** Values that stand in one pair of the query, joined by a separator that is not encoded; made by {@link list}. */
export interface List<out Values extends readonly Scalar[] = readonly Scalar[], out Separator extends string = string> {
  readonly [listBrand]: true;
  readonly values: Values;
  readonly separator: Separator;
}

/** What may stand between the values of a list: a delimiter that a query takes, and that ends no pair and no key. */
const separators = "!$'()*,;:@/?";

/** A separator, or the sentence that says why it is none. Every member of a union is asked for itself. */
type CheckSeparator<Text extends string> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? Text
    : Text extends Chars<typeof separators>
      ? Text
      : SeparatorSentence<Text>
  : never;

/** What is not known may be left out: it is what a list is asked to be. */
type SeparatorArgument<Text extends string> = string extends Text
  ? [separator?: Text]
  : [Text] extends [","]
    ? [separator?: Text]
    : [separator: CheckSeparator<Text>];

type SeparatorSentence<Text extends string> = Text extends `${string}${infer Rest}`
  ? Rest extends ""
    ? Sentence<Fault<"invalid-character", "query", "", Text>, typeof referenceSentences>
    : NoSeparator<Text>
  : NoSeparator<Text>;

type NoSeparator<Text extends string> = ValueSentence<
  "invalid-value",
  "query",
  `string of ${Length<Text>} characters as a separator`
>;

class ListValue {
  declare readonly values: readonly Scalar[];
  declare readonly separator: string;
  #isList = true;

  constructor(values: readonly Scalar[], separator: string) {
    this.values = values;
    this.separator = separator;
    Object.freeze(this);
  }

  static is(value: object): value is ListValue {
    return #isList in value && value.#isList;
  }
}

// Whoever reaches the class could make a list that nobody validated.
Reflect.deleteProperty(ListValue.prototype, "constructor");
Object.freeze(ListValue.prototype);

/**
 * The values as one value of the query, joined by a separator that is written as it is; the separator inside a value
 * is encoded.
 *
 * @throws {UriError} `invalid-character` when the separator is not one of `! $ ' ( ) * , ; : @ / ?`, `invalid-value` when
 * it is not one character.
 * @example
 * uri({ scheme: "https", host: "example.com", query: { id: list([1, 2], ",") } }).href; // => "https://example.com?id=1,2"
 */
export const list = <const Values extends readonly Scalar[], const Separator extends string = ",">(
  values: Values,
  ...[separator]: SeparatorArgument<Separator>
): List<Values, Separator> => {
  const text = requireText(separator ?? ",", "query");
  if (!Array.isArray(values)) throw new UriError(invalidValue("query", values));
  if (text.length !== 1)
    throw new UriError(invalidValue("query", text, ` of ${text.length} characters as a separator`));
  if (!separators.includes(text)) {
    throw new UriError(failureOf(referenceSentences, fault("invalid-character", "query", "", text), text));
  }
  return new ListValue(Object.freeze([...values]), text) as object as List<Values, Separator>;
};

/** A value of one pair of the query. A `Uri` is data: its text. */
export type QueryScalar = Scalar | Flag | List | Branded;

/** How a query is read and written. */
export interface QueryOptions {
  /** Whether "+" reads as a space and a space is written as "+", as HTML forms do. */
  readonly form?: boolean;
  /** What separates pairs: "&" unless asked for. */
  readonly separator?: "&" | ";" | "&;";
}

/** The options as they are now, or `invalid-value` thrown: what separates pairs must not end the query. */
export const queryOptions = (options: QueryOptions | undefined): QueryOptions => {
  const { form, separator } = requireOptions(options, "separator", ["&", ";", "&;"]) ?? {};
  return {
    ...(form === undefined ? undefined : { form: form === true }),
    ...(separator === undefined ? undefined : { separator }),
  };
};

/** Whether two options read and write alike. */
export const areAlike = (one: QueryOptions, other: QueryOptions): boolean =>
  (one.form ?? false) === (other.form ?? false) && (one.separator ?? "&") === (other.separator ?? "&");

/** The text of a `Uri`, or nothing when the value is none. */
export type HrefOf = (value: unknown) => string | undefined;

const write = (data: unknown, form: boolean): string => {
  const text = orThrow(encodeScalar(data, queryDataSet, "query"));
  return form ? text.replaceAll("%20", "+") : text;
};

/** One pair as text. Throws a `UriError` when the value has none. */
export const writePair = (key: string, value: unknown, hrefOf: HrefOf, options?: QueryOptions): string => {
  const form = options?.form === true;
  const name = write(key, form);
  if (value === flag && key !== "") return name;
  if (typeof value !== "object") return `${name}=${write(value, form)}`;
  if (value === null || !ListValue.is(value)) return `${name}=${write(hrefOf(value) ?? value, form)}`;
  const { values, separator } = value;
  if (options?.separator?.includes(separator)) {
    throw new UriError(invalidValue("query", value, " whose separator ends a pair"));
  }
  const own = `%${separator.charCodeAt(0).toString(16).toUpperCase()}`;
  return `${name}=${values.map((one) => write(one, form).replaceAll(separator, own)).join(separator)}`;
};
