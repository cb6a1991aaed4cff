/** What RFC 3986 says about a case whose suite says otherwise. */
export interface Decision {
  readonly accepted: boolean;
  readonly reason: string;
}

/** The decisions for `op: parse`, by the id of the case. */
export const parseDecisions: Readonly<Record<string, Decision>> = {
  "dovecot-uri#0015": {
    accepted: true,
    reason: "2.1: %00 is a triplet like any other; 7.3 warns of what a consumer does with it after decoding.",
  },
  "dovecot-uri#0017": {
    accepted: true,
    reason: "3.2.3: port = *DIGIT; the limit of 65535 belongs to TCP and to the schemes that use it.",
  },
  "dovecot-uri#0243": {
    accepted: false,
    reason: "3.2.2: brackets stand only around an IP literal in an authority, and without // there is no authority.",
  },
  "dovecot-uri#0309": {
    accepted: false,
    reason: "3.2.3: port = *DIGIT; what follows an authority is /, ?, # or the end (3.2), not a parameter.",
  },
  "dovecot-uri#0311": { accepted: false, reason: "3.2.3: as dovecot-uri#0309; the slash of RFC 6733 is missing." },
  "dovecot-uri#0312": { accepted: false, reason: "3.2.3: as dovecot-uri#0309." },
  "dovecot-uri#0313": { accepted: false, reason: "3.2.3: as dovecot-uri#0309." },
  "league-uri#0009": {
    accepted: true,
    reason:
      "3.2.3: an empty port is present in the text; the suite reports it as absent. The authority keeps the colon.",
  },
  "league-uri#0049": { accepted: true, reason: "3.2.2, 3.2.3: host and port may both be empty; as league-uri#0009." },
  "league-uri#0050": {
    accepted: true,
    reason: "3.2.3: leading zeros are digits; the text stays in the authority, the number is that of the suite.",
  },
  "league-uri#0067": {
    accepted: true,
    reason: "3.2.2: IPvFuture takes any hex version, 6 included; only the form of IPv6address has no v.",
  },
  "league-uri#0068": {
    accepted: false,
    reason: "2: a URI has ASCII characters only. (RFC 3987 allows this one in an ireg-name.)",
  },
  "league-uri#0069": {
    accepted: false,
    reason: "2: as league-uri#0068; full-width forms mean nothing before UTS 46 maps them.",
  },
  "python-rfc3986#0165": {
    accepted: true,
    reason: "3.2.2: what is no IPv4address is a reg-name, and digits and dots are unreserved.",
  },
  "uri-js#0092": {
    accepted: false,
    reason: "3.5: a fragment has no control characters; appendix C drops them only from running text.",
  },
  "uri-js#0093": { accepted: false, reason: "3.5: as uri-js#0092." },
  "uri-js#0094": { accepted: false, reason: "3.5: as uri-js#0092." },
  "uri-js#0095": { accepted: false, reason: "3.5: as uri-js#0092." },
  "uri-js#0096": { accepted: false, reason: "3.5: as uri-js#0092." },
  "uri-js#0105": {
    accepted: false,
    reason: "3.2.2: no zone identifier, whatever its spelling; RFC 9844 obsoletes RFC 6874.",
  },
};
