/** What `parse` and everything below it refuses. */
export type ParseCode =
  | "invalid-character"
  | "invalid-percent-encoding"
  | "invalid-scheme"
  | "unclosed-ip-literal"
  | "invalid-ipv6-address"
  | "invalid-ipvfuture"
  | "zone-id"
  | "invalid-port";

/** What the options of `parse`, and the rules of `uri`, refuse in a valid reference. */
export type ShapeCode =
  | "not-a-string"
  | "missing-scheme"
  | "unexpected-scheme"
  | "unexpected-fragment"
  | "scheme-not-allowed"
  | "missing-host"
  | "port-out-of-range";

/** What a function that takes a URI, or text to decode, refuses. */
export type ValueCode = "not-a-uri" | "invalid-utf8";

/** What the builder, `with` and the tag refuse. */
export type BuildCode =
  | "empty-segment"
  | "dot-segment"
  | "lone-surrogate"
  | "invalid-value"
  | "path-like-authority"
  | "colon-in-first-segment"
  | "rootless-path"
  | "missing-authority"
  | "bare-ipv6-address"
  | "unknown-part";

/** What `resolve`, `relativize`, `equals` and the conversions refuse. */
export type AlgorithmCode =
  | "excess-dot-segment"
  | "opaque-base"
  | "relative-base"
  | "unreachable-target"
  | "missing-schemes"
  | "unlike-url"
  | "unlike-file-path"
  | "unlike-file-uri";

/** What `urigami/iri` refuses in an IRI. */
export type IriCode = "not-an-iri" | "bidi-formatting-character" | "bidi-mixed-directions" | "bidi-open-edge";

/** What `urigami/iri` refuses in a domain name, by the check that fails. */
export type DomainCode =
  | "invalid-domain"
  | "domain-hyphens"
  | "domain-bidi"
  | "domain-joiners"
  | "domain-ascii"
  | "domain-length"
  | "domain-idna2008";

/** What `urigami/iri` refuses in a web address as people type it. */
export type WebAddressCode = "not-a-web-address" | "unsafe-userinfo" | "unlikely-host";

/** What the text of a template is refused for, at both levels (RFC 6570 section 2). */
export type TemplateSyntaxCode =
  | "unclosed-expression"
  | "unopened-expression"
  | "empty-expression"
  | "reserved-operator"
  | "invalid-variable"
  | "invalid-modifier";

/** The same with the codes of other layers that hold for a template too. */
export type TemplateCode =
  | TemplateSyntaxCode
  | "invalid-character"
  | "invalid-percent-encoding"
  | "lone-surrogate"
  | "not-a-string";

/** What values are refused for, and the asking for a match. */
export type ExpandCode = "missing-param" | "unknown-param" | "misplaced-value" | "ambiguous-template";

/** What the text of a route's pattern is refused for, at both levels. */
export type RoutePatternCode =
  | "invalid-pattern"
  | "ambiguous-pattern"
  | "duplicate-param"
  | "invalid-character"
  | "invalid-percent-encoding"
  | "invalid-scheme"
  | "unclosed-expression"
  | "unopened-expression"
  | "empty-expression"
  | "reserved-operator"
  | "invalid-variable"
  | "invalid-modifier"
  | "dot-segment"
  | "path-like-authority"
  | "missing-host"
  | "port-out-of-range";

/** What a table of routes, a value for a parameter and a captured text are refused for. */
export type RouteCode =
  | "duplicate-route"
  | "unused-codec"
  | "shadowed-value"
  | "missing-param"
  | "invalid-param"
  | "unrelated-links"
  | "invalid-base";

/** What the patterns of `urigami/match` are refused for when they are made; a schema when it is asked. */
export type PatternCode =
  | "unclosed-expression"
  | "unopened-expression"
  | "invalid-variable"
  | "duplicate-param"
  | "ambiguous-pattern"
  | "misplaced-expression"
  | "misplaced-wildcard"
  | "not-a-prefix"
  | "async-schema"
  | "unknown-condition"
  | "indexed-name";

/** The closed list of what can go wrong, by the layer that says it. */
export type FailureCode =
  | ParseCode
  | ShapeCode
  | ValueCode
  | BuildCode
  | AlgorithmCode
  | IriCode
  | DomainCode
  | WebAddressCode
  | TemplateSyntaxCode
  | ExpandCode
  | RoutePatternCode
  | RouteCode
  | PatternCode;
