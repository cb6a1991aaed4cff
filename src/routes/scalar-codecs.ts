import { DIGIT, HEXDIG, isIn } from "../grammar/characters.js";
import { nameOf } from "../uri/scalar.js";
import type { Codec } from "./codec.js";
import { refuseValue } from "./route-failure.js";

/** Whether a text is a whole number as it is written: no leading zeros, no plus, no minus zero. */
const isInteger = (text: string): boolean => {
  const start = text[0] === "-" ? 1 : 0;
  if (start === text.length || text.length > 17) return false;
  if (text[start] === "0") return text === "0";
  for (let index = start; index < text.length; index++) if (!isIn(text.charCodeAt(index), DIGIT)) return false;
  return true;
};

/**
 * A whole number, up to 2^53 - 1 either way. It has one spelling: `042`, `+1` and `1.0` are refused.
 *
 * @example
 * routes({ user: route("/users/{id}", { id: int }) }).to.user({ id: 42 }).href; // => "/users/42"
 */
export const int: Codec<number, number, `${number}`> = /* @__PURE__ */ Object.freeze<
  Codec<number, number, `${number}`>
>({
  takes: "an integer",
  read: (text) => {
    const value = isInteger(text) ? Number(text) : Number.NaN;
    return Number.isSafeInteger(value) ? value : undefined;
  },
  write: (value) => (Number.isSafeInteger(value) ? `${value}` : undefined),
});

/** The text of a number that has one without an exponent. */
const decimal = (value: number): `${number}` | undefined => {
  if (!Number.isFinite(value)) return undefined;
  const text = `${value}` as const;
  return text.includes("e") ? undefined : text;
};

/**
 * A number in decimal notation. `NaN`, `Infinity`, exponents, leading zeros, a plus and a minus zero are refused, and what
 * is written with an exponent: from 1e21 up, and below 1e-6.
 *
 * @example
 * routes({ at: route("/at/{latitude}", { latitude: number }) }).to.at({ latitude: 52.5 }).href; // => "/at/52.5"
 */
export const number: Codec<number, number, `${number}`> = /* @__PURE__ */ Object.freeze<
  Codec<number, number, `${number}`>
>({
  takes: "a number",
  read: (text) => {
    const start = text[0] === "-" ? 1 : 0;
    const point = text.indexOf(".");
    const end = point < 0 ? text.length : point;
    if (end === start || point === text.length - 1) return undefined;
    if (text[start] === "0" && end > start + 1) return undefined;
    for (let index = start; index < text.length; index++) {
      if (index !== point && !isIn(text.charCodeAt(index), DIGIT)) return undefined;
    }
    const value = Number(text);
    return Object.is(value, -0) || decimal(value) === undefined ? undefined : value;
  },
  write: decimal,
});

/**
 * `true` or `false`.
 *
 * @example
 * routes({ list: route("/list{?all}", { all: bool }) }).to.list({ all: true }).href; // => "/list?all=true"
 */
export const bool: Codec<boolean> = /* @__PURE__ */ Object.freeze<Codec<boolean>>({
  takes: '"true" or "false"',
  read: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  write: (value) => (typeof value === "boolean" ? String(value) : undefined),
});

const isUuid = (text: string): boolean => {
  if (text.length !== 36) return false;
  for (let index = 0; index < 36; index++) {
    const isHyphen = index === 8 || index === 13 || index === 18 || index === 23;
    if (isHyphen ? text[index] !== "-" : !isIn(text.charCodeAt(index), HEXDIG)) return false;
  }
  return true;
};

/**
 * The text of a UUID, in the case that it has.
 *
 * @example
 * const app = routes({ order: route("/orders/{id}", { id: uuid }) });
 * app.match("/orders/42")?.ok; // => false
 * @see RFC 9562 section 4
 */
export const uuid: Codec<string> = /* @__PURE__ */ Object.freeze<Codec<string>>({
  takes: "a UUID",
  read: (text) => (isUuid(text) ? text : undefined),
  write: (value) => (typeof value === "string" && isUuid(value) ? value : undefined),
});

type Choice = string | number;

type Flat<Values> = Values extends readonly (infer Value)[] ? Value : Values;

/**
 * One of some texts or numbers, given as arguments or as an array.
 *
 * @throws {UriError} `invalid-value` for another kind of choice, and for two that have the same text (`1` and `"1"`).
 * @example
 * const app = routes({ list: route("/list{?order}", { order: oneOf("asc", "desc") }) });
 * app.to.list({ order: "asc" }).href; // => "/list?order=asc"
 */
export const oneOf = <const Values extends readonly (Choice | readonly Choice[])[]>(
  ...values: Values
): Codec<Flat<Values[number]>> => {
  const byText = new Map<string, Choice>();
  // Two texts or two numbers with one text are the same, `NaN` too.
  const has = (value: Choice): boolean => typeof byText.get(String(value)) === typeof value;
  for (const value of values.flat()) {
    if (typeof value !== "string" && typeof value !== "number")
      return refuseValue(`a choice is a text or a number, not ${nameOf(value)}`);
    const text = String(value);
    // The text says which one is meant: 1 and "1" cannot both be.
    if (byText.has(text) && !has(value)) refuseValue(`two choices have the text "${text}"`);
    // Minus zero has the text of zero.
    byText.set(text, value === 0 ? 0 : value);
  }
  const codec: Codec<Choice> = Object.freeze<Codec<Choice>>({
    takes: `one of ${[...byText.keys()].map((text) => `"${text}"`).join(", ")}`,
    read: (text) => byText.get(text),
    write: (value) =>
      (typeof value === "string" || typeof value === "number") && has(value) ? String(value) : undefined,
  });
  // The map holds the values that the type names, and no others.
  return codec as object as Codec<Flat<Values[number]>>;
};
