import type { Result, Uri } from "./components.js";
import { UriError } from "./failure.js";

/** What a function makes, or the failure that it throws, as a result: how a `safe` twin is made. */
export const attempt = <Made = Uri>(make: () => Made): Result<Made> => {
  try {
    return { ok: true, uri: make() };
  } catch (error) {
    if (error instanceof UriError) return { ok: false, error: error.failure };
    throw error;
  }
};
