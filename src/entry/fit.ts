// What the parts of a builder, or of the object form, ask of each other at compile time.

import type { CheckShape } from "../build/check.js";
import type { Maybe } from "../build/shape.js";
import type { Fault } from "../grammar/fault.js";
import type { Sentence } from "../uri/failure.js";
import type { HostScheme, PortRange, shapeSentences } from "./shape.js";

/** Schemes that start with what is written so far: offered as completions, and no argument that is complete. */
export type SchemeStart<Text extends string> = Exclude<
  Extract<HostScheme | "file" | "mailto" | "tel" | "urn" | "data", `${Text}${string}`>,
  Text
>;

/** `true` when the parts fit together; otherwise the sentence, which nothing fits. */
export type Buildable<Scheme extends Maybe, Host extends Maybe, Port extends Maybe, Path extends string> =
  CheckShape<Scheme, Host, Path> extends true ? SchemeShape<Scheme, Host, Port> : CheckShape<Scheme, Host, Path>;

/** The shape rules of the scheme: `true`, or the sentence. */
export type SchemeShape<Scheme extends Maybe, Host extends Maybe, Port extends Maybe> = [Scheme] extends [string]
  ? [Lowercase<Scheme>] extends [HostScheme]
    ? [Host] extends [undefined | ""]
      ? ShapeSentence<"missing-host", "host", "", Lowercase<Scheme>>
      : [Port] extends [string]
        ? PortRange<Port, ""> extends infer Found extends Fault
          ? Sentence<Found, typeof shapeSentences>
          : true
        : true
    : true
  : true;

type ShapeSentence<
  Code extends string,
  Where extends "host" | "port",
  Before extends string,
  Text extends string,
> = Sentence<Fault<Code, Where, Before, Text>, typeof shapeSentences>;
