import { fault } from "../grammar/fault.js";
import { scan } from "../grammar/scan.js";
import type { TypedUri, Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { valueSentences } from "../uri/sentences.js";
import { accept, isUri, refuse } from "../uri/uri.js";

/** What a pattern is made from: a `Uri`, or text that is parsed to one. */
export type Given = string | TypedUri;

/** The `Uri` that is given. Throws what `parse` throws, and `not-a-uri` for a look-alike. */
export const uriOf = (given: Given): Uri => {
  if (typeof given === "string") return scan(given, accept, refuse);
  if (isUri(given)) return given;
  throw new UriError(failureOf(valueSentences, fault("not-a-uri", "reference", ""), ""));
};
