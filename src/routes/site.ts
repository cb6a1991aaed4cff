import { type PortNumber, portDigits } from "../grammar/port.js";
import type { SchemeDefinition } from "../schemes/define.js";
import { schemes } from "../schemes/index.js";

type Registry = typeof schemes;

type DefaultPort<Scheme> = Scheme extends keyof Registry ? Registry[Scheme]["defaultPort"] : never;

/** Host and port of a pattern as they are matched. */
export type NormalSite<Scheme extends string, Site extends string> = Site extends `${infer Host}:${infer Port}`
  ? PortNumber<Port> extends DefaultPort<Scheme> | undefined
    ? Host
    : `${Host}:${PortNumber<Port>}`
  : Site;

/**
 * Host and port as they are matched: a port that is empty, or the default one of the scheme, counts as none, and zeros
 * before it do not count (RFC 3986 section 6.2.3). Schemes without a definition have no default port.
 */
export const normalSite = (scheme: string | undefined, site: string): string => {
  const colon = site.lastIndexOf(":");
  if (colon < 0 || site.endsWith("]")) return site;
  const port = portDigits(site.slice(colon + 1));
  const facts = Object.values<SchemeDefinition>(schemes).find((one) => one.scheme === scheme);
  const isDropped = port === "" || port === String(facts?.defaultPort);
  return isDropped ? site.slice(0, colon) : `${site.slice(0, colon)}:${port}`;
};
