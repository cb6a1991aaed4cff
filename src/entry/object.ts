import type {
  CheckHost,
  CheckHostOf,
  CheckOptional,
  CheckPath,
  CheckPort,
  CheckQuery,
  CheckScheme,
  CheckSegments,
  CheckShape,
  CheckUnknown,
} from "../build/check.js";
import type { BuiltOfParts } from "../build/object.js";
import type { PortTextOf } from "../build/shape.js";
import type { SchemeShape, SchemeStart } from "./fit.js";

/**
 * The parts that `uri({ ... })` takes, mapped over what is given, so that a sentence stands on the part, or on the
 * element of `segments`, that is refused.
 */
export type CheckParts<Parts> = {
  readonly [Key in keyof Parts]: CheckTogether<Key, BuiltOfParts<Parts>, Parts[Key]> extends infer Sentence extends
    string
    ? Sentence
    : CheckPart<Key, Parts[Key]>;
};

type CheckPart<Key, Value> = Key extends "scheme"
  ? Value extends string
    ? CheckScheme<Value> | NoInfer<SchemeStart<Value>>
    : string
  : Key extends "host"
    ? Value extends string
      ? CheckHost<Value>
      : string
    : Key extends "port"
      ? CheckPort<Value>
      : CheckTail<Key, Value>;

type CheckTail<Key, Value> = Key extends "path"
  ? CheckPath<Value>
  : Key extends "segments"
    ? Value extends readonly unknown[]
      ? CheckSegments<Value>
      : readonly string[]
    : Key extends "query"
      ? CheckQuery<Value>
      : CheckRest<Key, Value>;

type CheckRest<Key, Value> = Key extends "fragment" | "userinfo"
  ? CheckOptional<Value, Key>
  : Key extends "trailingSlash"
    ? boolean
    : CheckUnknown<Key>;

type Together = {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly host: string | undefined;
  readonly path: string;
};

/** What the parts ask of each other: a sentence on the scheme, the userinfo, the port or the path. */
type CheckTogether<Key, Shape extends Together, Value> = Key extends "scheme"
  ? SchemeShape<Shape["scheme"], Shape["host"], undefined>
  : Key extends "port"
    ? CheckPortOf<Shape, Value>
    : Key extends "path"
      ? CheckShape<Shape["scheme"], Shape["host"], Shape["path"]>
      : Key extends "userinfo"
        ? CheckNeed<"userinfo", Shape["host"], Value>
        : true;

/** A part that is wrong by itself says that first. */
type CheckNeed<Where extends "userinfo" | "port", Host, Value> = [Host] extends [undefined]
  ? [Value] extends [CheckPart<Where, Value>]
    ? CheckHostOf<Where, Host, Value>
    : true
  : true;

type CheckPortOf<Shape extends Together, Value> =
  CheckNeed<"port", Shape["host"], Value> extends true
    ? SchemeShape<Shape["scheme"], Shape["host"], PortTextOf<Shape["authority"]>>
    : CheckNeed<"port", Shape["host"], Value>;
