declare const brand: unique symbol;

/**
 * What marks a `Uri` in the types: no literal and no class of a user has it. A copy of a `Uri` still has its type, so
 * every function that takes one also tests it at run time and fails with `not-a-uri`.
 */
export interface Branded {
  readonly [brand]: true;
}
