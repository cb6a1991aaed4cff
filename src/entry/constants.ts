import type { IsReference } from "../grammar/scan.js";
import type { Lit, Shape, TypedUri, Uri, UriWith } from "../uri/components.js";
import type { IsPlainUri } from "./plain.js";
import type { HostScheme } from "./shape.js";

/** What the type of a URI of these schemes knows: they have a host. */
export type WithHost<Scheme extends HostScheme> = UriWith<{
  readonly scheme: Scheme;
  readonly host: string;
  readonly authority: string;
}>;

/** A URI with the scheme `https`, and a host. */
export type HttpsUri = WithHost<"https">;

/** A URI with the scheme `http` or `https`, and a host. */
export type HttpUri = WithHost<"http" | "https">;

/**
 * The type of a constant: `UriOf<"https://example.com/">`. A union gives a union; text that is not a full literal, or is
 * past the compiler's reach, gives `Uri`. It annotates exported constants under `isolatedDeclarations`.
 *
 * @example
 * const home: UriOf<"https://example.com/"> = uri("https://example.com/");
 * home.host; // => "example.com"
 */
export type UriOf<Text extends string> = [Text] extends [never]
  ? Uri
  : IsPlainUri<Text> extends true
    ? TypedUri<Lit<Text>>
    : UriOfAny<Text>;

type UriOfAny<Text extends string> = Text extends unknown
  ? IsReference<Text> extends "long"
    ? Uri
    : {} extends Record<Text, 1>
      ? Uri
      : TypedUri<Lit<Text>>
  : never;

/**
 * The parts of a text as an object type: `ParseUri<"https://example.com/a">["path"]` is `"/a"`. A text that is refused
 * gives `never`; text that is not a full literal gives what every URI reference has.
 *
 * @example
 * type Guide = ParseUri<"https://example.com/guide?lang=en">;
 * const guide: Guide["segments"] = ["guide"];
 * @see RFC 3986 section 4.1
 */
export type ParseUri<Text extends string> = Text extends unknown
  ? {} extends Record<Text, 1>
    ? Facts<Shape>
    : IsReference<Text> extends infer Answer
      ? Answer extends true
        ? Facts<Lit<Text>>
        : Answer extends "long"
          ? Facts<Shape>
          : never
      : never
  : never;

type Facts<Known extends Shape> = {
  readonly [Part in Exclude<keyof Shape, "params" | "change" | "with">]: Known[Part];
};

/** The text of a `Uri` as its type knows it: a literal for a constant, a template for a link that is built with holes. */
export type Href<Of extends TypedUri> = Of["href"];
