import type { SchemeDefinition } from "./define.js";

/**
 * The scheme `ws`: a host, port 80 when none is given, and "/" for the empty path.
 *
 * @example
 * ws.defaultPort; // => 80
 * @see RFC 6455 section 3
 */
export const ws = /* @__PURE__ */ Object.freeze({
  scheme: "ws",
  host: true,
  defaultPort: 80,
  emptyPath: "/",
} as const satisfies SchemeDefinition);
