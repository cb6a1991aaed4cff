import type { Fault } from "../grammar/fault.js";
import type { DomainCode } from "../uri/codes.js";
import { type Entry, type Failure, failureOf } from "../uri/failure.js";

/** The sentences of a domain name, by the check that refuses it. */
export const domainSentences = {
  "invalid-domain": [
    "this is no domain name: a label has a character that UTS 46 does not take, or is not what its Punycode says, at {index}",
    "labels that are valid by UTS 46",
  ],
  "domain-hyphens": [
    "a label of a domain name has no hyphen at its start, at its end, or third and fourth, at {index}",
    "a label without hyphens at these places",
  ],
  "domain-bidi": [
    "a label of a domain name mixes the directions of writing, at {index}",
    "labels that keep the bidi rule",
  ],
  "domain-joiners": [
    "a zero-width joiner or non-joiner stands in a label where its script has none, at {index}",
    "joiners where their context allows them",
  ],
  "domain-ascii": [
    "a label of a domain name has no ASCII but letters, digits and hyphens, at {index}",
    "letters, digits and hyphens",
  ],
  "domain-length": [
    "a domain name has at most 253 characters and its labels 1 to 63, in ASCII, at {index}",
    "labels of 1 to 63 characters, 253 in all",
  ],
  "domain-idna2008": [
    "a label has a character that IDNA2008 does not take there, at {index}",
    "labels that are valid by IDNA2008",
  ],
} as const satisfies Record<DomainCode, Entry>;

const domainSections = {
  "invalid-domain": "UTS 46 4",
  "domain-hyphens": "RFC 5891 4.2.3.1",
  "domain-bidi": "RFC 5893 2",
  "domain-joiners": "RFC 5892 A",
  "domain-ascii": "RFC 5891 5.4",
  "domain-length": "RFC 1035 2.3.4",
  "domain-idna2008": "RFC 5892 2",
} as const satisfies Record<DomainCode, string>;

/** The failure of a text that is no domain name. */
export const domainFailure = (found: Fault<DomainCode>, input: string): Failure =>
  Object.assign(failureOf(domainSentences, found, input), { section: domainSections[found.code] });
