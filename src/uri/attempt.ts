import type { Result, Uri } from "./components.js";
import { type Failure, UriError } from "./failure.js";

/** The result of a `safe` twin that made a `Uri`. It is frozen, as everything is that is handed out. */
export const success = <Made>(uri: Made) => Object.freeze({ ok: true as const, uri });

/** The same for what is no `Uri`. */
export const successOf = <Value>(value: Value) => Object.freeze({ ok: true as const, value });

/** The result of a `safe` twin that failed. */
export const failedWith = (error: Failure) => Object.freeze({ ok: false as const, error: Object.freeze(error) });

/** What a function makes, or the failure that it throws, as a result: how a `safe` twin is made. */
export const attempt = <Made = Uri>(make: () => Made): Result<Made> => {
  try {
    return success(make());
  } catch (error) {
    if (error instanceof UriError) return failedWith(error.failure);
    throw error;
  }
};
