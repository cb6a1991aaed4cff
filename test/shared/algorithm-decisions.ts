/** What the library gives where an undisputed case of a suite says something else, and the section that decides. */
export interface Decision {
  readonly ours: string | boolean;
  readonly reason: string;
}

const each = (ids: Readonly<Record<string, string | boolean>>, reason: string): Record<string, Decision> =>
  Object.fromEntries(Object.entries(ids).map(([id, ours]) => [id, { ours, reason }]));

/** The decisions by the id of the case. */
export const algorithmDecisions: Readonly<Record<string, Decision>> = {
  ...each(
    { "rfc3986-3987-examples#0063": "http:g", "uri-js#0042": "uri:g", "uritools#0065": "http:g" },
    "5.2.2: a strict parser takes the scheme of a reference for what it is; 5.4.2 allows the other reading only for old documents.",
  ),
  ...each(
    {
      "wpt-resolve-rfc3986-view#0203": "non-spec:/.//path",
      "wpt-resolve-rfc3986-view#0204": "non-spec:/.//path",
      "wpt-resolve-rfc3986-view#0205": "non-spec:/.//path",
      "wpt-resolve-rfc3986-view#0206": "non-spec:/.//path",
    },
    "3.3: without an authority a path does not begin with two slashes; 5.3 by the letter would write an authority. The case has this text as `guarded`.",
  ),
  ...each(
    { "fluent-uri#0120": "foo:/baz" },
    "6.2.2.3 and 5.2.4: dot segments are removed from every path of a URI, and 2C leaves the slash behind a first segment without one.",
  ),
  ...each(
    {
      "fluent-uri#0135": "example://a/b/c/%7Bfoo%7D/ros%C3%A9",
      "iri-string#0059": "http://example.com/?a=%CE%B1&b=%CE%CE%B1%B1",
      "iri-string#0063": "scheme://alpha%CE%B1/",
      "iri-string#0357": "scheme:/%CE%CE%B1",
      "iri-string#0365": "scheme:/%E3%E3%82%A4",
      "iri-string#0373": "scheme:/%E3%82%E3%82%A4",
      "iri-string#0381": "scheme:/%F0%F0%9F%8D%A3",
      "iri-string#0389": "scheme:/%F0%9F%F0%9F%8D%A3",
      "iri-string#0397": "scheme:/%F0%9F%8D%F0%9F%8D%A3",
      "iri-string#0506": "http://USER:PASS@example.com/~/2/beta=%CE%B2/6/a/b/alpha=%CE%B1/d/e/%3C/~/%3E?query#fragment",
      "iri-string#0508": "http://user:pass@example.com/~/2/beta=%CE%B2/6/a/b/alpha=%CE%B1/d/e/%3C/~/%3E?query#fragment",
      "rfc3986-3987-examples#0100": "example://a/b/c/%7Bfoo%7D/ros%C3%A9",
    },
    "6.2.2.2: only triplets of unreserved characters are decoded, and those are ASCII. RFC 3987 5.3.2.3 decodes more, for IRIs: toIri.",
  ),
  ...each(
    {
      "league-uri#0136": "refused: zone-id",
    },
    "3.2.2: no zone identifier; RFC 9844 obsoletes RFC 6874.",
  ),
  ...each(
    { "ruby-uri#0076": "//HOGE/b/" },
    "Law 4 compares texts: a reference inside the base keeps the base's spelling of the host, which is another text (6.2.1).",
  ),
  ...each(
    { "fast-uri#0021": false, "fast-uri#0022": false, "uri-js#0083": false, "uri-js#0084": false },
    "6.2.3 knows of no fragment that does not count; RFC 6455 section 3 forbids one in ws and wss, so it is an error, not an equivalence.",
  ),
  ...each(
    {
      "fast-uri#0019": false,
      "fast-uri#0020": false,
      "fast-uri#0023": false,
      "uri-js#0077": false,
      "uri-js#0079": false,
      "uri-js#0080": false,
      "uri-js#0081": false,
      "uri-js#0082": false,
      "rfc-scheme-examples#0021": false,
      "rfc-scheme-examples#0022": false,
      "rfc-scheme-examples#0023": false,
      "rfc-scheme-examples#0029": false,
      "rfc-scheme-examples#0030": false,
      "rfc-scheme-examples#0031": false,
      "rfc-scheme-examples#0032": false,
      "rfc-scheme-examples#0033": false,
    },
    "6.2.3: the rules of urn (RFC 8141 3), mailto (RFC 6068) and tel (RFC 3966 4) belong to the definitions of those schemes, which this test does not give.",
  ),
};
