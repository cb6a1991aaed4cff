import { fault } from "../grammar/fault.js";
import { referenceFault, referenceSentences } from "../grammar/reference.js";
import { type Failure, failureOf } from "./failure.js";

/** The failure of a text that is no reference, from the rules of the grammar. */
export const referenceFailure = (text: string): Failure =>
  failureOf(referenceSentences, referenceFault(text) ?? fault("invalid-character", "reference", ""), text);
