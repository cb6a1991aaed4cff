// The sentences that `with` shows: what `change` refuses at run time, as types.

import type { AuthorityFault } from "../grammar/authority.js";
import type { PathCharacters, QueryCharacters, UserinfoCharacters } from "../grammar/characters.js";
import type { Fault } from "../grammar/fault.js";
import type { HostFault } from "../grammar/host.js";
import type { TextFault } from "../grammar/pct-encoded.js";
import type { PortFault } from "../grammar/port.js";
import type { referenceSentences } from "../grammar/reference.js";
import type { SchemeFault } from "../grammar/scheme.js";
import type { Sentence } from "./failure.js";
import type { Mask } from "./mask.js";
import type { SegmentSentence } from "./segment.js";
import type { ValueSentence } from "./sentences.js";

/** What is asked of the reference that is changed. */
export interface Standing {
  readonly authority: string | undefined;
  readonly host: string | undefined;
  readonly path: string;
}

/** The parts, a sentence in the place of each that is always refused. `Known` is what the type of the reference knows. */
export type CheckChange<Given, Known extends Standing> = {
  readonly [Part in keyof Given]: string extends Part
    ? Given[Part]
    : [Given[Part]] extends [CheckPart<Part, Given[Part]>]
      ? OrSentence<CheckTogether<Part, Given, Known>, Given[Part]>
      : CheckPart<Part, Given[Part]>;
};

type OrSentence<Answer, Value> = Answer extends string ? Answer : Value;

/** Every member of a union is asked for itself. */
type CheckPart<Part, Value> = Value extends string
  ? CheckText<Part, Value>
  : Part extends "port"
    ? CheckPort<Value>
    : Part extends "segments"
      ? CheckSegments<Value>
      : Part extends keyof Faults<string> | "segments"
        ? Value
        : ValueSentence<"unknown-part", "path", `"${Part & string}"`>;

type CheckText<Part, Text extends string> =
  {} extends Record<Text, 1>
    ? Text
    : Part extends keyof Faults<string>
      ? Faults<Text>[Part] extends infer Found extends Fault
        ? Sentence<Found, typeof referenceSentences>
        : Text
      : ValueSentence<"unknown-part", "path", `"${Part & string}"`>;

/** The rule that raw text of each part is held to. */
interface Faults<Text extends string> {
  readonly scheme: SchemeFault<Text>;
  readonly authority: AuthorityFault<Text, "">;
  readonly userinfo: TextFault<Text, UserinfoCharacters, "userinfo", "">;
  readonly host: HostFault<Text, "">;
  readonly port: PortFault<Text, "">;
  readonly path: TextFault<Text, PathCharacters, "path", "">;
  readonly query: TextFault<Text, QueryCharacters, "query", "">;
  readonly fragment: TextFault<Text, QueryCharacters, "fragment", "">;
}

type CheckPort<Value> = Value extends number
  ? `${Value}` extends `${string}${"." | "e"}${string}`
    ? ValueSentence<"invalid-value", "port", `${Value}`>
    : `${Value}` extends `-${string}`
      ? Sentence<PortFault<`${Value}`, "">, typeof referenceSentences>
      : Value
  : Value;

type CheckSegments<Values> = { [Index in keyof Values]: CheckSegment<Values[Index]> };

type CheckSegment<Value> = Value extends "" | "." | ".."
  ? SegmentSentence<Value>
  : Value extends number
    ? `${Value}` extends `${string}e${string}`
      ? ValueSentence<"invalid-value", "path", `${Value}`>
      : Value
    : Value;

/** Whether a part is given for sure, and not to be removed. */
type Has<Given, Part> = Part extends keyof Given
  ? [Extract<Given[Part], null | undefined>] extends [never]
    ? true
    : false
  : false;

/** Whether a part is given for sure, if only to be removed. */
type Names<Given, Part> = Part extends keyof Given ? (undefined extends Given[Part] ? false : true) : false;

/** Whether a part is not given for sure. */
type Lacks<Given, Part> = Part extends keyof Given ? ([Given[Part]] extends [undefined] ? true : false) : true;

/** What the parts ask of each other, and of what stands: a sentence, or `true`. */
type CheckTogether<Part, Given, Known extends Standing> = Part extends "host" | "userinfo" | "port"
  ? Has<Given, Part> extends true
    ? Names<Given, "authority"> extends true
      ? ValueSentence<"unknown-part", "authority", "beside authority">
      : CheckInAuthority<Part, Given, Known>
    : true
  : Part extends "path"
    ? CheckPath<Given, Known>
    : Part extends "authority"
      ? CheckRootless<Given["authority" & keyof Given], Given, Known>
      : true;

type CheckInAuthority<Part extends "host" | "userinfo" | "port", Given, Known extends Standing> =
  Lacks<Given, "authority"> extends true
    ? Part extends "userinfo" | "port"
      ? CheckNeedsHost<Part, Given, Known>
      : CheckRootless<Given["host" & keyof Given], Given, Known>
    : true;

/** A userinfo or a port needs a host: one that is given, or one that stands. */
type CheckNeedsHost<Part extends "userinfo" | "port", Given, Known extends Standing> = [HostOf<Given, Known>] extends [
  undefined,
]
  ? ValueSentence<"missing-authority", Part, "">
  : true;

/** The host behind the change; `unknown` where it is not known. */
type HostOf<Given, Known extends Standing> =
  Lacks<Given, "host"> extends true
    ? Known["host"]
    : [Given["host" & keyof Given]] extends [null]
      ? undefined
      : unknown;

type CheckPath<Given, Known extends Standing> =
  Has<Given, "path"> extends true
    ? Has<Given, "segments"> extends true
      ? ValueSentence<"unknown-part", "path", "beside segments">
      : HasAuthority<Given, Known> extends true
        ? RootlessSentence<Given["path" & keyof Given]>
        : true
    : true;

/** Whether there is an authority behind the change for sure. */
type HasAuthority<Given, Known extends Standing> =
  Lacks<Given, "authority"> extends true
    ? Lacks<Given, "host"> extends true
      ? [Known["authority"]] extends [string]
        ? true
        : false
      : Has<Given, "host">
    : Has<Given, "authority">;

/** An authority before the path that stands. */
type CheckRootless<Value, Given, Known extends Standing> = [Value] extends [string]
  ? [Lacks<Given, "path">, Lacks<Given, "segments">] extends [true, true]
    ? RootlessSentence<Known["path"]>
    : true
  : true;

type RootlessSentence<Path> = Path extends string
  ? {} extends Record<Path, 1>
    ? true
    : Path extends "" | `/${string}`
      ? true
      : ValueSentence<"rootless-path", "path", Mask<Path>>
  : true;
