import { type Kind, type Reading, read } from "./rfc3986.js";

/** The fields of the library's value, as design and README name them, in their order. */
export interface UriFields extends Omit<Reading, "port"> {
  readonly kind: "uri" | "relative";
  readonly port: number | undefined;
  readonly href: string;
}

/** The number a port text stands for; `undefined` for the empty text and for what a double cannot hold exactly. */
export function portNumber(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const exact = BigInt(text);
  return exact < 2n ** 53n ? Number(exact) : undefined;
}

/** What the library has to read in a text: the oracle's reading, the scheme in lower case (3.1), the port a number. */
export function uriFields(text: string, kind: Kind = "reference"): UriFields | undefined {
  const reading = read(text, kind);
  if (reading === undefined) return undefined;
  const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = reading;
  return {
    kind: scheme === undefined ? "relative" : "uri",
    scheme: scheme?.toLowerCase(),
    authority,
    userinfo,
    host,
    hostKind,
    port: portNumber(port),
    path,
    query,
    fragment,
    href: text,
  };
}

/** Whether two values have the same fields; for loops too hot for an assertion per text. */
export function sameFields(a: UriFields, b: UriFields): boolean {
  return (
    a.kind === b.kind &&
    a.scheme === b.scheme &&
    a.authority === b.authority &&
    a.userinfo === b.userinfo &&
    a.host === b.host &&
    a.hostKind === b.hostKind &&
    a.port === b.port &&
    a.path === b.path &&
    a.query === b.query &&
    a.fragment === b.fragment &&
    a.href === b.href
  );
}
