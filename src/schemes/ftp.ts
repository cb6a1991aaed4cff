import type { SchemeDefinition } from "./define.js";

/**
 * The scheme `ftp`: a host, and port 21 when none is given.
 *
 * @example
 * ftp.defaultPort; // => 21
 * @see RFC 1738 section 3.2
 */
export const ftp = /* @__PURE__ */ Object.freeze({
  scheme: "ftp",
  host: true,
  defaultPort: 21,
} as const satisfies SchemeDefinition);
