// The segments of a path that the compiler knows to the letter: what the getter `segments` gives at run time.

import type { Octets } from "../abnf/octets.js";
import type { Steps } from "../abnf/steps.js";

/**
 * The segments of a literal path, decoded after splitting: `""` gives `[]`, `"/"` gives `[""]`. A segment with a triplet
 * past `%7F` is `string`; a path of more than 100 segments, or one that is no literal, is a list of strings.
 */
export type LiteralSegments<Path extends string> =
  {} extends Record<Path, 1>
    ? readonly string[]
    : (
          Path extends ""
            ? readonly []
            : Path extends `/${infer Tail}`
              ? SplitPath<Tail>
              : SplitPath<Path>
        ) extends infer Known extends readonly string[]
      ? Known
      : readonly string[];

type SplitPath<Path extends string, Known extends readonly string[] = []> = Known["length"] extends 100
  ? readonly string[]
  : Path extends `${infer Head}/${infer Tail}`
    ? SplitPath<Tail, readonly [...Known, DecodedPiece<Head>]>
    : readonly [...Known, DecodedPiece<Path>];

/** A piece between delimiters, decoded; `string` when it has a triplet past `%7F`. */
export type DecodedPiece<Text extends string> = Text extends `${string}%${string}` ? Decoded<Text> : Text;

type Decoded<
  Text extends string,
  Done extends string = "",
  Left extends keyof Steps = 683,
> = Text extends `${infer Head}%${infer High}${infer Low}${infer Tail}`
  ? Left extends 0
    ? string
    : Uppercase<`${High}${Low}`> extends infer Octet extends keyof Octets
      ? Decoded<Tail, `${Done}${Head}${Octets[Octet]}`, Steps[Left]>
      : string
  : `${Done}${Text}`;
