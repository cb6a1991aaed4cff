import { expect } from "vitest";
import { type Failure, UriError } from "../../src/index.js";

/** The failure that a call throws. Fails the test when it returns, or throws anything but a `UriError`. */
export function failureOf(call: () => unknown): Failure {
  let returned: unknown;
  try {
    returned = call();
  } catch (error) {
    if (error instanceof UriError) return error.failure;
    throw error;
  }
  return expect.fail(`nothing was refused: ${String(returned)}`);
}
