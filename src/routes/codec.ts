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

const validate = (schema: StandardSchema, text: unknown): Read => {
  const result = schema["~standard"].validate(text);
  if (result instanceof Promise)
    return { refused: "has a schema that answers later: only synchronous ones can be read" };
  if (result.issues === undefined) return { value: result.value };
  return { refused: `is refused: ${result.issues[0]?.message ?? "no reason is given"}` };
};

/** The value of decoded text. */
export const readText = (codec: AnyCodec, text: string): Read => {
  if (isSchema(codec)) return validate(codec, text);
  const value = codec.read(text);
  return value === undefined ? { refused: `takes ${codec.takes}` } : { value };
};

/** What a parameter is when the target does not hold it: a default, or what a schema makes of nothing. */
export const readNothing = (codec: ParamCodec | undefined): Read => {
  if (codec === undefined) return { value: undefined };
  if (isOptional(codec)) return { value: codec.otherwise };
  return isSchema(codec) ? validate(codec, undefined) : { value: undefined };
};

/** The text of a value: a string that reads back as the value, or the words that refuse it. */
export const writeText = (
  codec: AnyCodec,
  value: unknown,
): { readonly text: string } | { readonly refused: string } => {
  if (!isSchema(codec)) {
    // A codec says itself which values it has a text for.
    const text = codec.write(value as never);
    return text === undefined ? { refused: `takes ${codec.takes}` } : { text };
  }
  const text =
    typeof value === "bigint" || typeof value === "boolean" || Number.isFinite(value) ? String(value) : value;
  if (typeof text !== "string") return { refused: "has no text: give a string, a number or a boolean" };
  const read = validate(codec, text);
  if ("refused" in read) return read;
  const isScalar = typeof read.value !== "object" || read.value === null;
  return isScalar && !Object.is(read.value, value) ? { refused: "does not read back as the same value" } : { text };
};
