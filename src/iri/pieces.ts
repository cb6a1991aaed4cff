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
  const pathStart = (scheme?.length ?? -1) + 1 + (authority === undefined ? 0 : authority.length + 2);
  const queryStart = pathStart + path.length + 1;
  const fragmentStart = query === undefined ? queryStart : queryStart + query.length + 1;
  return [
    userinfo === undefined ? [] : split("userinfo", hostStart(iri) - userinfo.length - 1, userinfo),
    host === undefined || hostKind !== "name" ? [] : split("host", hostStart(iri), host),
    split("path", pathStart, path),
    query === undefined ? [] : split("query", queryStart, query),
    fragment === undefined ? [] : split("fragment", fragmentStart, fragment),
  ]
    .flat()
    .filter(({ text }) => text !== "");
};
