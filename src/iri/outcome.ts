import { failedWith, successOf } from "../uri/attempt.js";
import { type Failure, UriError } from "../uri/failure.js";

/** What a `safe` twin of a function that makes something other than a `Uri` returns. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** What a function makes, or the failure that it throws, as a value. */
export const outcomeOf = <Value>(make: () => Value): Outcome<Value> => {
  try {
    return successOf(make());
  } catch (error) {
    if (error instanceof UriError) return failedWith(error.failure);
    throw error;
  }
};
