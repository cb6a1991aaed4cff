declare const brand: unique symbol;

/** What marks an `Iri` in the types: an IRI is no `Uri`, and neither is a string. */
export interface BrandedIri {
  readonly [brand]: "iri";
}
