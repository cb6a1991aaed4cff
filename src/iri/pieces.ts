import type { Component } from "../grammar/fault.js";
import type { Iri } from "./components.js";

/** Where the host of an IRI begins. */
export const hostStart = ({ scheme, userinfo }: Iri): number =>
  (scheme === undefined ? 2 : scheme.length + 3) + (userinfo === undefined ? 0 : userinfo.length + 1);

/** A part of an IRI that is read on its own: a label, a segment, a key or a value, the userinfo, the fragment. */
export interface Piece {
  readonly component: Component;
  /** Where it stands in the IRI, in UTF-16 units. */
  readonly index: number;
  readonly text: string;
}

/** Between which characters a component falls into its pieces. RFC 3987 section 4.2 leaves finer parts to the user. */
const delimiters = { host: /[.\u3002\uFF0E\uFF61]/, path: /[/]/, query: /[&=;]/ } as const;

const split = (component: Component, start: number, text: string): Piece[] => {
  const delimiter =
    component === "host" || component === "path" || component === "query" ? delimiters[component] : undefined;
  let index = start;
  return (delimiter === undefined ? [text] : text.split(delimiter)).map((piece) => {
    const found = { component, index, text: piece };
    index += piece.length + 1;
    return found;
  });
};

/** The pieces of an IRI in which letters stand, in order; a host that is an address has none. */
export const piecesOf = (iri: Iri): Piece[] => {
  const { scheme, authority, userinfo, host, hostKind, path, query, fragment } = iri;
  const pieces: Piece[] = [];
  let index = scheme === undefined ? 0 : scheme.length + 1;
  if (authority !== undefined) {
    index += 2;
    if (userinfo !== undefined) pieces.push(...split("userinfo", index, userinfo));
    const hostStart = userinfo === undefined ? index : index + userinfo.length + 1;
    if (host !== undefined && hostKind === "name") pieces.push(...split("host", hostStart, host));
    index += authority.length;
  }
  pieces.push(...split("path", index, path));
  index += path.length;
  if (query !== undefined) {
    pieces.push(...split("query", index + 1, query));
    index += 1 + query.length;
  }
  if (fragment !== undefined) pieces.push(...split("fragment", index + 1, fragment));
  return pieces.filter(({ text }) => text !== "");
};
