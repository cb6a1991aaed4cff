import { shapeSentences } from "../entry/shape.js";
import { fault } from "../grammar/fault.js";
import type { Uri } from "../uri/components.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import { isUri } from "../uri/uri.js";
import type { Iri } from "./components.js";
import { acceptIri, isIri } from "./iri.js";
import { iriFailure } from "./iri-sentences.js";
import { iriFault, scanIri } from "./scan-iri.js";

const refuse = (text: string): Failure => iriFailure(iriFault(text), text);

/** Text as an `Iri`, or what is wrong with it. */
export const iriOrFailure = (text: string): Iri | Failure =>
  typeof text === "string"
    ? scanIri<Iri | Failure>(text, acceptIri, refuse)
    : failureOf(shapeSentences, fault("not-a-string", "reference", "", nameOf(text)), "");

/** Text as an `Iri`; throws what is wrong with it. */
export const readIri = (text: string): Iri => {
  const found = iriOrFailure(text);
  if ("code" in found) throw new UriError(found);
  return found;
};

/** What a function takes as an IRI: one that was parsed, a `Uri` (every URI is an IRI), or text. */
export const iriOf = (value: Iri | Uri | string): Iri => {
  if (typeof value === "string") return readIri(value);
  if (isIri(value)) return value;
  if (isUri(value)) return readIri(value.href);
  throw new UriError(iriFailure(fault("not-an-iri", "reference", ""), ""));
};
