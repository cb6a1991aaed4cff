import { fault } from "../grammar/fault.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { routeSentences } from "./route-sentences.js";

/** The names that a failure has beside its code. */
export interface Names {
  /** The parameter that is refused; absent when the target itself is no reference. */
  readonly param?: string;
  /** The route that was matched, by its name in the table. */
  readonly route?: string;
}

/** Why a target has no values for the route that it matches, or a link cannot be made: a failure that names both. */
export type RouteFailure = Failure & Names;

/** A failure with the names of the route and the parameter. Nobody can change it. */
export const routeFailure = (failure: Failure, names: Names): RouteFailure =>
  Object.freeze(Object.defineProperty(Object.assign({ ...failure }, names), "input", { value: failure.input }));

/** Refuses what a caller without a compiler may give in the place of a definition; `said` is the sentence. */
export const refuseValue = (said: string, names: Names = {}): never => {
  throw new UriError(routeFailure(failureOf(routeSentences, fault("invalid-value", "reference", "", said), ""), names));
};
