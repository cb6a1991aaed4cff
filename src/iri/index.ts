export { type BidiIssue, bidiIssues } from "./bidi.js";
export type { CheckIri } from "./check-iri.js";
export type { FullIriShape, Iri, IriShape, LitIri, RelativeIriShape, TypedIri } from "./components.js";
export { type Display, type DisplayFinding, display } from "./display.js";
export {
  type DomainOptions,
  domainToAscii,
  domainToUnicode,
  safeDomainToAscii,
  safeDomainToUnicode,
} from "./domain.js";
export { type Assumption, fromWebAddress, type WebAddress, type WebAddressOptions } from "./from-web-address.js";
export { isIri } from "./iri.js";
export type { Outcome } from "./outcome.js";
export { canParseIri, type ParsedIri, type ParseIriOptions, parseIri, safeParseIri } from "./parse-iri.js";
export { resolveIri, safeResolveIri } from "./resolve-iri.js";
export type { Script } from "./scripts.js";
export { safeToIri, type ToIriOptions, toIri } from "./to-iri.js";
export { safeToUri, type ToUriOptions, toUri } from "./to-uri.js";
