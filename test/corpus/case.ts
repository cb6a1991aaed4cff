/** A text that is a URI reference, and what it consists of. A part that is absent has no entry. */
export interface AcceptedCase {
  readonly text: string;
  /** In lower case, as the value has it. */
  readonly scheme?: string;
  readonly authority?: string;
  readonly userinfo?: string;
  readonly host?: string;
  readonly hostKind?: "name" | "ipv4" | "ipv6" | "ipvfuture";
  /** No entry either for an empty port, and for digits that no number holds exactly. */
  readonly port?: number;
  readonly path: string;
  readonly query?: string;
  readonly fragment?: string;
}

/**
 * A text that is no URI reference, and where the first fault stands.
 *
 * The index is that of the first character that cannot stand there. A percent sign without its two digits is the place
 * itself, as is the "[" of a literal that nothing closes. A literal that is no address is wrong as a whole: the place
 * is behind its "[", or at the "%" of a zone identifier.
 */
export interface RefusedCase {
  readonly text: string;
  readonly component: "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";
  readonly index: number;
}
