// Definitions of schemes come from callers too. What they give is held to the rules of the parts that it becomes.

import { pathSet } from "../grammar/characters.js";
import { fault } from "../grammar/fault.js";
import { textFault } from "../grammar/pct-encoded.js";
import { referenceSentences } from "../grammar/reference.js";
import type { Uri } from "../uri/components.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { invalidValue } from "../uri/scalar.js";
import { valueSentences } from "../uri/sentences.js";
import { pctNormalize } from "./pct-normalize.js";
import { removeDotSegments } from "./remove-dot-segments.js";

/** What the scheme-based rung reads of the definition of a scheme. */
export interface SchemeFacts {
  /** The scheme, in lower case. */
  readonly scheme: string;
  /** The port that stands for a missing one. */
  readonly defaultPort?: number;
  /** The path that stands for an empty one behind an authority. */
  readonly emptyPath?: string;
  /** What the scheme defines beyond these: from a URI in normal form to an equivalent one. */
  readonly normalForm?: (uri: Uri) => Uri;
}

/** Why a path cannot stand for the empty one, or nothing: it follows an authority, and is in normal form. */
const emptyPathFailure = (path: unknown): Failure | undefined => {
  if (typeof path !== "string") return invalidValue("path", path, " as the empty path of a scheme");
  const found = textFault(path, pathSet, "path", "");
  if (found !== undefined) return failureOf(referenceSentences, found, path);
  if (!path.startsWith("/")) return failureOf(valueSentences, fault("rootless-path", "path", "", path), path);
  const isNormal = removeDotSegments(pctNormalize(path)) === path;
  return isNormal ? undefined : invalidValue("path", path, " that is not normal, as the empty path of a scheme,");
};

/** What a definition says that no URI could have, or nothing. */
const factsFailure = ({ defaultPort, emptyPath, normalForm }: SchemeFacts): Failure | undefined => {
  if (defaultPort !== undefined && !(Number.isSafeInteger(defaultPort) && defaultPort >= 0)) {
    return invalidValue("port", defaultPort, " as the default port of a scheme");
  }
  if (normalForm !== undefined && typeof normalForm !== "function") {
    return invalidValue("reference", normalForm, " as the normal form of a scheme");
  }
  return emptyPath === undefined || emptyPath === "/" || emptyPath === "" ? undefined : emptyPathFailure(emptyPath);
};

/** The facts as they are now, or the failure of one that no URI could have, thrown. */
export const soundFacts = (facts: SchemeFacts): SchemeFacts => {
  const failure = factsFailure(facts);
  if (failure !== undefined) throw new UriError(failure);
  return facts;
};
