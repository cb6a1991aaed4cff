export type { CheckInput, Input } from "./algorithm/argument.js";
export { type EqualsOptions, equals } from "./algorithm/equals.js";
export {
  type Normalized,
  type NormalizeHref,
  type NormalizeOptions,
  normalize,
  type SchemeFacts,
  type SchemeList,
} from "./algorithm/normalize.js";
export { type RedactOptions, redact } from "./algorithm/redact.js";
export { relativize, safeRelativize } from "./algorithm/relativize.js";
export { type Resolved, type ResolveHref, type ResolveOptions, resolve, safeResolve } from "./algorithm/resolve.js";
export { type Decoded, decode, type EncodeTarget, encode, safeDecode } from "./build/encode.js";
export type { BuiltOfParts, UriParts } from "./build/object.js";
export { type Raw, type RawPart, raw } from "./build/raw.js";
export type { Built } from "./build/shape.js";
export type { Hole } from "./build/tag.js";
export type { Builder, HostBuilder, HostSteps, Steps } from "./entry/builder.js";
export type { CheckReference, CheckUri, UriArgument } from "./entry/check.js";
export type { Href, HttpsUri, HttpUri, ParseUri, UriOf } from "./entry/constants.js";
export { canParse, type Parsed, type ParseOptions, parse, type SafeParsed, safeParse } from "./entry/parse.js";
export { type CheckUris, type UriReturn, uri, uris } from "./entry/uri.js";
export type { Component } from "./grammar/fault.js";
export type { HostKind } from "./grammar/host.js";
export type { FailureCode } from "./uri/codes.js";
export type {
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
export { type Failure, UriError } from "./uri/failure.js";
export type { HalfLit, HalfRelative } from "./uri/half-literal.js";
export type { LiteralParams } from "./uri/literal-params.js";
export type { Params, QueryInput, QueryRecord, QueryValue } from "./uri/params.js";
export { type Flag, flag, type List, list, type QueryOptions } from "./uri/query-value.js";
export type { Scalar } from "./uri/scalar.js";
export { isUri } from "./uri/uri.js";
