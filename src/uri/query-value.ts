import { isIn, QUERY, QUERY_DATA } from "../grammar/characters.js";
import { fault } from "../grammar/fault.js";
import { referenceSentences } from "../grammar/reference.js";
import type { Branded } from "./brand.js";
import { type Failure, failureOf, UriError } from "./failure.js";
import { encodeData, encodeScalar, type Scalar, scalarText } from "./scalar.js";
import { valueSentences } from "./sentences.js";

/**
 * The value that writes a key of the query alone, without "=".
 *
 * @example
 * uri({ scheme: "https", host: "example.com", query: { debug: flag } }).href; // => "https://example.com?debug"
 */
export const flag: unique symbol = /* @__PURE__ */ Symbol("urigami.flag");

/** The type of {@link flag}. */
export type Flag = typeof flag;

/** Values that stand in one pair of the query, joined by a separator that is not encoded; made by {@link list}. */
export interface List<out Values extends readonly Scalar[] = readonly Scalar[], out Separator extends string = string> {
  readonly values: Values;
  readonly separator: Separator;
}

class ListValue implements List {
  declare readonly values: readonly Scalar[];
  declare readonly separator: string;
  #isList = true;

  constructor(values: readonly Scalar[], separator: string) {
    this.values = Object.freeze([...values]);
    this.separator = separator;
    Object.freeze(this);
  }

  static is(value: object): value is ListValue {
    return #isList in value && value.#isList;
  }
}

/**
 * The values as one value of the query, joined by a separator that is written as it is; the separator inside a value
 * is encoded.
 *
 * @throws {UriError} `invalid-character` when the separator cannot stand in a query, or is "&", "=", "#" or "+".
 * @example
 * uri({ scheme: "https", host: "example.com", query: { id: list([1, 2], ",") } }).href; // => "https://example.com?id=1,2"
 */
export const list = <const Values extends readonly Scalar[], const Separator extends string = ",">(
  values: Values,
  ...[separator]: "," extends Separator ? [separator?: Separator] : [separator: Separator]
): List<Values, Separator> => {
  const text: string = separator ?? ",";
  const fits = text.length === 1 && isIn(text.charCodeAt(0), QUERY) && text !== "&" && text !== "=" && text !== "+";
  if (!fits) throw new UriError(failureOf(referenceSentences, fault("invalid-character", "query", "", text), text));
  return new ListValue(values, text) as object as List<Values, Separator>;
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

/** The text of a `Uri`, or nothing when the value is none. */
export type HrefOf = (value: unknown) => string | undefined;

const encodeText = (text: string, form: boolean): string | Failure => {
  const encoded = encodeData(text, QUERY_DATA, "query");
  return form && typeof encoded === "string" ? encoded.replaceAll("%20", "+") : encoded;
};

const encodeList = ({ values, separator }: ListValue, form: boolean): string | Failure => {
  const own = `%${separator.charCodeAt(0).toString(16).toUpperCase()}`;
  let joined = "";
  for (let index = 0; index < values.length; index++) {
    const text = scalarText(values[index], "query");
    const encoded = typeof text === "string" ? encodeText(text, form) : text;
    if (typeof encoded !== "string") return encoded;
    joined += (index === 0 ? "" : separator) + encoded.replaceAll(separator, own);
  }
  return joined;
};

const refuseValue = (text: string): Failure => failureOf(valueSentences, fault("invalid-value", "query", "", text), "");

/** One pair as text, or why its value has none. */
export const writePair = (key: string, value: unknown, hrefOf: HrefOf, form = false): string | Failure => {
  const name = encodeText(key, form);
  if (typeof name !== "string") return name;
  if (value === flag) return key === "" ? refuseValue("a flag without a key") : name;
  const isObject = typeof value === "object" && value !== null;
  const text = isObject
    ? ListValue.is(value)
      ? encodeList(value, form)
      : encodeScalar(hrefOf(value) ?? value, QUERY_DATA, "query")
    : typeof value === "string"
      ? encodeText(value, form)
      : encodeScalar(value, QUERY_DATA, "query");
  return typeof text === "string" ? `${name}=${text}` : text;
};
