import type { IsReference } from "../grammar/scan.js";
import type { Lit, TypedUri, Uri, UriWith } from "../uri/components.js";
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
  : Text extends unknown
    ? IsReference<Text> extends "long"
      ? Uri
      : {} extends Record<Text, 1>
        ? Uri
        : TypedUri<Lit<Text>>
    : never;
