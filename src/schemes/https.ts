import type { SchemeDefinition } from "./define.js";

/**
 * The scheme `https`: a host that is not empty, port 443 when none is given, and "/" for the empty path.
 *
 * @example
 * https.defaultPort; // => 443
 * @see RFC 9110 section 4.2.2
 */
export const https = /* @__PURE__ */ Object.freeze({
  scheme: "https",
  host: true,
  defaultPort: 443,
  emptyPath: "/",
} as const satisfies SchemeDefinition);
