import { ftp } from "./ftp.js";
import { http } from "./http.js";
import { https } from "./https.js";
import { ws } from "./ws.js";
import { wss } from "./wss.js";

export type { SchemeDefinition } from "./define.js";
export { ftp, http, https, ws, wss };

/**
 * The registry: every scheme that this library defines, by its name.
 *
 * @example
 * normalize("http://example.com:80", { schemes }).href; // => "http://example.com/"
 */
export const schemes = /* @__PURE__ */ Object.freeze({ http, https, ws, wss, ftp } as const);
