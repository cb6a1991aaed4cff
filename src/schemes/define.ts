/** What a scheme asks of the generic syntax: facts, read by the rules of `uri`, by `normalize` and by `equals`. */
export interface SchemeDefinition<out Scheme extends string = string> {
  /** The scheme, in lower case. */
  readonly scheme: Scheme;
  /** `true` when a URI of the scheme has a host that is not empty. */
  readonly host: boolean;
  /** The port that stands for a missing one. */
  readonly defaultPort?: number;
  /** The path that stands for an empty one, where the scheme says that both are the same. */
  readonly emptyPath?: string;
}
