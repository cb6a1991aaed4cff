/** What the library says about a case whose suite says otherwise, and why. */
export interface IriDecision {
  /** The text that comes out; `null` when the input is refused. */
  readonly expected: string | null;
  readonly reason: string;
}

/** Decisions on single cases, by their id. */
export const iriDecisions: Readonly<Record<string, IriDecision>> = {
  "python-rfc3986#0290": {
    expected: "http://xn--snl.com",
    reason:
      "RFC 5892 2.1: U+36FC is a Han letter, so PVALID. The suite's case is one of a missing optional package, not of a bad name.",
  },
  "fluent-uri#0197": {
    expected: "http://xn--99zt52a.example.org/%E2%80%AE",
    reason: "RFC 3987 3.2.1, third example, and 4.1: an override of the direction stays encoded.",
  },
  "iri-string#0014": {
    expected: "http://usER:passWORD@\u03B1.com/",
    reason:
      "RFC 3987 5.3.2.1: the host is case-insensitive; letters of ASCII in it are folded whatever stands beside them.",
  },
  "iri-string#0063": {
    expected: "scheme://alpha\u03B1/",
    reason: "RFC 3987 5.3.2.1: as iri-string#0014.",
  },
  "league-uri#0009": {
    expected: "scheme://user:pass@host:/path?query#fragment",
    reason: "RFC 3986 3.2.3: an empty port is present in the text; the suite reports it as absent.",
  },
  "league-uri#0049": { expected: "ftp://:/p?q#f", reason: "RFC 3986 3.2.3: as league-uri#0009." },
  "league-uri#0050": {
    expected: "scheme://user:pass@host:000000000081/path?query#fragment",
    reason: "RFC 3986 3.2.3: leading zeros are digits; the text stays in the authority.",
  },
  "league-uri#0067": {
    expected: "//[v6.::1]/p?q#f",
    reason: "RFC 3986 3.2.2: IPvFuture takes any hexadecimal version.",
  },
  "league-uri#0068": {
    expected: "//a\u2488com/p?q#f",
    reason: "RFC 3987 2.2: U+2488 is a ucschar. That no domain name has it is said by toUri, not by the grammar.",
  },
  "league-uri#0069": {
    expected: "http://\uFF05\uFF10\uFF10.com",
    reason: "RFC 3987 2.2: full-width forms are ucschar; as league-uri#0068.",
  },
  "jsonschema-idn-hostname#0063": {
    expected: null,
    reason: "RFC 3492: the label decodes to U+00A1, which UTS 46 takes and RFC 5892 2 does not (DISALLOWED).",
  },
  "jsonschema-idn-hostname#0076": {
    expected: null,
    reason:
      "UTS 46 4.2, VerifyDnsLength: an empty last label has no length from 1 to 63. With the check off the dot stays.",
  },
  "jsonschema-idn-hostname#0077": { expected: null, reason: "As jsonschema-idn-hostname#0076; U+3002 is a dot." },
  "jsonschema-idn-hostname#0078": { expected: null, reason: "As jsonschema-idn-hostname#0076; U+FF0E is a dot." },
  "jsonschema-idn-hostname#0079": { expected: null, reason: "As jsonschema-idn-hostname#0076; U+FF61 is a dot." },
};

/** Decisions on kinds of cases; the test names the kind beside each use. */
export const iriRules = {
  "empty labels":
    "IdnaTestV2 marks a name with an empty label X4_2 for toUnicode too. Here verifyDnsLength refuses it in both directions (UTS 46 4.2, RFC 1035 2.3.4).",
  "names in ASCII":
    "The WHATWG tests let a name in ASCII pass whatever its A-labels say. Here they must be valid (UTS 46 4, step 4.1; RFC 5891 5.4).",
  "case of Punycode":
    "The samples of RFC 3492 keep capitals in the basic part. A domain name is mapped to lower case first (UTS 46 4, step 1).",
  "A-label without need":
    "RFC 3492 encodes text in ASCII too. An A-label that stands for ASCII is refused (UTS 46 4, step 4.1; RFC 5890 2.3.2.1).",
  "a URI and an IRI":
    "iri-string normalizes as URI (kind uri) and as IRI. The first is normalize of the core; here it is what comes before toIri.",
  "empty ports": "RFC 3986 6.2.3: an empty port is dropped on the scheme-based rung only, when the scheme is given.",
  "zone identifiers": "RFC 9844 obsoletes RFC 6874: no URI and no IRI has one.",
} as const;
