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

/** The closed list of what can go wrong, by the layer that says it. */
export type FailureCode = ParseCode | ShapeCode | ValueCode | BuildCode;
