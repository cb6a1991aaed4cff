import type { SchemeFacts } from "../algorithm/scheme-facts.js";

/** What a scheme asks of the generic syntax: facts, read by the rules of `uri`, by `normalize` and by `equals`. */
export interface SchemeDefinition<out Scheme extends string = string> extends SchemeFacts {
  /** The scheme, in lower case. */
  readonly scheme: Scheme;
  /** `true` when a URI of the scheme has a host that is not empty. */
  readonly host: boolean;
}
