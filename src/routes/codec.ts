import type { StandardSchema } from "./standard-schema.js";

/**
 * How the text of one parameter is read and written. `undefined` refuses; `takes` then says what was wanted.
 *
 * @example
 * const hex: Codec<number> = {
 *   takes: "hexadecimal digits",
 *   read: (text) => (/^[0-9a-f]+$/.test(text) ? Number.parseInt(text, 16) : undefined),
 *   write: (value) => value.toString(16),
 * };
 * routes({ color: route("/colors/{value}", { value: hex }) }).to.color({ value: 255 }).href; // => "/colors/ff"
 */
export interface Codec<out Value, in Given = Value, out Text extends string = string> {
  /** What the codec takes, in words that follow "takes": `"an integer"`. */
  readonly takes: string;
  /** The value of decoded text, or `undefined` when it has none. */
  read(text: string): Value | undefined;
  /** The text of a value, or `undefined` when it has none. */
  write(value: Given): Text | undefined;
}

/** Values in one text, with a separator between them that is not encoded; made by `list`. */
export interface ListCodec<out Item extends AnyCodec = AnyCodec> {
  readonly item: Item;
  readonly separator: string;
}

/** A parameter that may be missing, and the value that then stands for it; made by `optional`. */
export interface OptionalCodec<out Inner extends AnyCodec | ListCodec = AnyCodec | ListCodec, out Default = unknown> {
  readonly optional: Inner;
  readonly otherwise: Default;
}

/** What reads one text: a codec or a Standard Schema. */
export type AnyCodec = Codec<unknown, never> | StandardSchema;

/** What a route takes for a parameter. */
export type ParamCodec = AnyCodec | ListCodec | OptionalCodec;

/** The codecs of a route by the names of its parameters. */
export interface Codecs {
  readonly [name: string]: ParamCodec;
}

/** A value that was read, or the words that refuse it. */
export type Read = { readonly value: unknown } | { readonly refused: string };

export const isSchema = (codec: ParamCodec): codec is StandardSchema => "~standard" in codec;

export const isList = (codec: ParamCodec): codec is ListCodec => "separator" in codec;

export const isOptional = (codec: ParamCodec): codec is OptionalCodec => "optional" in codec && "otherwise" in codec;

/** Whether a text can separate the values of a list: one character that a path and a query have as it stands. */
export const isSeparator = (text: unknown): text is string =>
  typeof text === "string" && text.length === 1 && "!$'()*,;:@".includes(text);

const isMethod = (owner: object, name: string): boolean => typeof Reflect.get(owner, name) === "function";

/** Whether a value can read and write one text. Schemas and codecs may be functions. */
const isTextCodec = (value: object): boolean => {
  if (!("~standard" in value)) return isMethod(value, "read") && isMethod(value, "write");
  const standard = value["~standard"];
  return typeof standard === "object" && standard !== null && isMethod(standard, "validate");
};

/** Whether a value is what a route takes for a parameter. */
export const isCodec = (value: unknown): value is ParamCodec => {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return false;
  if (isTextCodec(value)) return true;
  if ("optional" in value && "otherwise" in value) {
    const { optional } = value;
    return isCodec(optional) && !isOptional(optional);
  }
  return "separator" in value && "item" in value && isSeparator(value.separator) && isItemCodec(value.item);
};

/** Whether a value is a codec or a schema, and no list of them. */
export const isItemCodec = (value: unknown): value is AnyCodec =>
  isCodec(value) && !isOptional(value) && !isList(value);

/** The words for an error that a codec threw. */
const thrown = (error: unknown): { readonly refused: string } => ({
  refused: `has a codec that throws: ${error instanceof Error ? String(error.message) : typeof error}`,
});

/** Whether an answer comes later. A promise that is refused later, and that nobody looks at, would end the process. */
export const isLater = (answer: unknown): boolean => {
  if (typeof answer !== "object" || answer === null || !isMethod(answer, "then")) return false;
  Promise.resolve(answer).catch(() => undefined);
  return true;
};

/** The words for what answers later. */
const later = (what: "schema" | "codec"): { readonly refused: string } => ({
  refused: `has a ${what} that answers later: only synchronous ones can be read`,
});

const validate = (schema: StandardSchema, text: unknown): Read => {
  const result: unknown = schema["~standard"].validate(text);
  if (typeof result !== "object" || result === null) return { refused: "has a schema that answers nothing" };
  if (isLater(result)) return later("schema");
  if (!("issues" in result) || result.issues === undefined) {
    return { value: "value" in result ? result.value : undefined };
  }
  const [issue]: readonly unknown[] = Array.isArray(result.issues) ? result.issues : [];
  const hasMessage = typeof issue === "object" && issue !== null && "message" in issue;
  return { refused: `is refused: ${hasMessage ? String(issue.message) : "no reason is given"}` };
};

/** The value of decoded text. A codec that throws refuses it. */
export const readText = (codec: AnyCodec, text: string): Read => {
  if (isSchema(codec)) return readBy(codec, text);
  try {
    const value = codec.read(text);
    if (isLater(value)) return later("codec");
    return value === undefined ? { refused: `takes ${codec.takes}` } : { value };
  } catch (error) {
    return thrown(error);
  }
};

/** What a schema makes of a value, of text or not. */
export const readBy = (schema: StandardSchema, value: unknown): Read => {
  try {
    return validate(schema, value);
  } catch (error) {
    return thrown(error);
  }
};

/** What a parameter is when the target does not hold it: a default, or what a schema makes of nothing. */
export const readNothing = (codec: ParamCodec | undefined): Read => {
  if (codec === undefined) return { value: undefined };
  if (isOptional(codec)) return { value: codec.otherwise };
  if (!isSchema(codec)) return { value: undefined };
  return readBy(codec, undefined);
};

/** The text of a value, or the words that refuse it. */
type Written = { readonly text: string } | { readonly refused: string };

/** The text of a value: a string that reads back as the value, or the words that refuse it. */
export const writeText = (codec: AnyCodec, value: unknown): Written => {
  try {
    return writeUnsafe(codec, value);
  } catch (error) {
    return thrown(error);
  }
};

const writeUnsafe = (codec: AnyCodec, value: unknown): Written => {
  if (!isSchema(codec)) {
    // A codec says itself which values it has a text for.
    const text: unknown = codec.write(value as never);
    if (text === undefined) return { refused: `takes ${codec.takes}` };
    if (isLater(text)) return later("codec");
    return typeof text === "string" ? { text } : { refused: "takes what its codec writes as text" };
  }
  const text =
    typeof value === "bigint" || typeof value === "boolean" || Number.isFinite(value) ? String(value) : value;
  if (typeof text !== "string") return { refused: "has no text: give a string, a number or a boolean" };
  const read = validate(codec, text);
  if ("refused" in read) return read;
  const isScalar = typeof read.value !== "object" || read.value === null;
  return isScalar && !Object.is(read.value, value) ? { refused: "does not read back as the same value" } : { text };
};
