import { pctNormalize, pctNormalizeHost } from "../algorithm/pct-normalize.js";
import { hasBrokenTriplet } from "../grammar/scan.js";

/**
 * Text in the form that two pieces are compared by (RFC 3986 sections 6.2.2.1 and 6.2.2.2). Text with a "%" that opens no
 * triplet is in no URI, has no normal form, and matches nothing: it stays.
 */
export const withoutUnreservedTriplets = (text: string): string => (hasBrokenTriplet(text) ? text : pctNormalize(text));

/** The normal form of a host: the same in lower case, in which hosts are compared (RFC 3986 section 6.2.2.1). */
export const normalHost = (host: string): string => (hasBrokenTriplet(host) ? host : pctNormalizeHost(host));
