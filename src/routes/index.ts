// The types of links, so that a library that exports some can name them without importing "urigami" itself.
export type { Result, TypedUri } from "../uri/components.js";
export type {
  App,
  Fallbacks,
  HandlersOf,
  Link,
  LinksOf,
  Matched,
  MatchesOf,
  MatchOf,
  Refused,
  SafeLink,
  SafeLinksOf,
} from "./app.js";
export type { CheckPattern } from "./check-pattern.js";
export type { AnyCodec, Codec, Codecs, ListCodec, OptionalCodec, ParamCodec } from "./codec.js";
export type { Converted, ConvertOptions, Syntax, UrlPatternParts } from "./convert.js";
export { date } from "./date.js";
export type { LinkShape, LinkUri } from "./href.js";
export type { HrefsOf } from "./hrefs.js";
export { type Json, type JsonCodec, json } from "./json.js";
export { list, optional } from "./list-codec.js";
export type { NoDuplicates } from "./no-duplicates.js";
export type { AnyParams, ParamsOf, ValuesOf } from "./param-types.js";
export { mount, route } from "./route.js";
export type { RouteFailure } from "./route-failure.js";
export { type RoutesOptions, routes } from "./routes.js";
export { bool, int, number, oneOf, uuid } from "./scalar-codecs.js";
export type { SchemaResult, StandardSchema } from "./standard-schema.js";
export type { Mount, Route, Table, TableEntry } from "./table.js";
