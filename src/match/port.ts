import { portDigits } from "../grammar/port.js";
import type { SchemeDefinition } from "../schemes/define.js";
import { schemes as registry } from "../schemes/index.js";
import type { Uri } from "../uri/components.js";
import { nameOf } from "../uri/scalar.js";
import { isUri } from "../uri/uri.js";
import { noSelections, pattern, type UriPattern } from "./pattern.js";
import { refuseValue, requireRecord } from "./refuse-value.js";

/** The definitions of schemes to read default ports from: a list, or a record such as the registry. */
export type Schemes = Readonly<Record<string, SchemeDefinition>> | readonly SchemeDefinition[];

/** What a pattern that knows default ports may be given. */
export interface PortOptions {
  /** The definitions of schemes; those of `urigami/schemes` when nothing is given. */
  readonly schemes?: Schemes | undefined;
}

/** The default port of each scheme that has one, as its digits. */
export type DefaultPorts = ReadonlyMap<string, string>;

export const defaultPorts = (options: PortOptions): DefaultPorts => {
  const { schemes = registry } = requireRecord(options, "options");
  if (typeof schemes !== "object" || schemes === null) {
    return refuseValue(`schemes are definitions in a list or an object, not ${nameOf(schemes)}`);
  }
  const ports = new Map<string, string>();
  for (const definition of Object.values<SchemeDefinition>(schemes)) {
    const { scheme, defaultPort } = requireRecord(definition, "definitions of schemes");
    if (defaultPort !== undefined) ports.set(scheme, String(defaultPort));
  }
  return ports;
};

/**
 * The digits of the port in effect: the one of the text, else the default of the scheme; nothing when there is neither.
 * Digits, since a port in the text has no limit (RFC 3986 section 3.2.3).
 */
export const effectivePort = ({ scheme, authority, userinfo, host }: Uri, ports: DefaultPorts): string | undefined => {
  if (authority === undefined || host === undefined) return undefined;
  const digits = authority.slice((userinfo?.length ?? -1) + 1 + host.length + 1);
  return digits === "" ? ports.get(scheme ?? "") : portDigits(digits);
};

/**
 * A pattern of the port in effect, for a whole `Uri`: the port that is written, or the default one of the scheme when
 * none is. The plain `{ port: 443 }` looks at what is written only.
 *
 * The port of the value is then the number or `undefined`.
 *
 * @throws {UriError} `invalid-value` for what is no port.
 * @example
 * import { isMatching } from "ts-pattern";
 * isMatching(port(443), parse("https://example.com/")); // => true
 * isMatching(port(443), parse("http://example.com/")); // => false
 * @see RFC 3986 section 6.2.3
 */
export const port = <const Wanted extends number>(
  wanted: Wanted,
  options: PortOptions = {},
): UriPattern<{ readonly port: Wanted | undefined; readonly host: string; readonly authority: string }, {}> => {
  if (!Number.isSafeInteger(wanted) || wanted < 0) {
    refuseValue(`a port is a whole number from 0 on, not ${typeof wanted === "number" ? wanted : nameOf(wanted)}`);
  }
  const ports = defaultPorts(options);
  const digits = String(wanted);
  return pattern((value) => (isUri(value) && effectivePort(value, ports) === digits ? noSelections : undefined));
};
