import type { SchemeDefinition } from "./define.js";

/**
 * The scheme `wss`: a host, port 443 when none is given, and "/" for the empty path.
 *
 * @example
 * wss.defaultPort; // => 443
 * @see RFC 6455 section 3
 */
export const wss = /* @__PURE__ */ Object.freeze({
  scheme: "wss",
  host: true,
  defaultPort: 443,
  emptyPath: "/",
} as const satisfies SchemeDefinition);
