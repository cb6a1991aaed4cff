import type { SchemeDefinition } from "./define.js";

/**
 * The scheme `http`: a host that is not empty, port 80 when none is given, and "/" for the empty path.
 *
 * @example
 * http.defaultPort; // => 80
 * @see RFC 9110 section 4.2.1
 */
export const http = /* @__PURE__ */ Object.freeze({
  scheme: "http",
  host: true,
  defaultPort: 80,
  emptyPath: "/",
} as const satisfies SchemeDefinition);
