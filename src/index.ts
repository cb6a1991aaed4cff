export type { CheckReference, CheckUri } from "./entry/check.js";
export { canParse, type Parsed, type ParseOptions, parse, type SafeParsed, safeParse } from "./entry/parse.js";
export type {
  HttpsUri,
  HttpUri,
  Lit,
  Parts,
  RelativeShape,
  Result,
  Shape,
  TypedUri,
  Uri,
  UriShape,
  UriWith,
} from "./uri/components.js";
export type { FailureCode } from "./uri/codes.js";
export { type Failure, UriError } from "./uri/failure.js";
export { type Flag, flag, type List, list, type QueryOptions } from "./uri/query-value.js";
export type { Params, QueryInput, QueryRecord, QueryValue } from "./uri/params.js";
export type { Scalar } from "./uri/scalar.js";
export { isUri } from "./uri/uri.js";
export type { Component } from "./grammar/fault.js";
export type { HostKind } from "./grammar/host.js";
