/** What this library answers where a suite says otherwise, and why. */
export interface RouteDecision {
  /** The parameters, `null` for no match, "refused" for a target that is no reference or a pattern that is none. */
  readonly answer: Readonly<Record<string, unknown>> | null | "refused";
  readonly why: string;
}

const trailing =
  '"/a/" and "/a//" are two paths (RFC 3986 6.2.3); path-to-regexp ignores a "/" at the end unless asked not to';
const twice =
  "two parameters in one segment have no one reading: path-to-regexp 8 and 9 read the same pattern differently";
const foreign = "a path is ASCII (RFC 3986 3.3): text outside it is percent-encoded in a target and in a pattern";
const characters = 'braces, brackets, "^" and "|" stand in no path (RFC 3986 3.3)';
const empty = "an empty segment is no data: no link has one for a parameter";
const emptyPath = 'a reference without a path is no path: a route that writes nothing has the path "/"';
const behind = "text behind an optional segment would join the segment before it when that is missing";
const decoded = "a parameter is data and is decoded; the suite asks path-to-regexp not to";
const atLeastOne = "a rest may be empty; there it takes one segment at least";

/** By the id of the case in the suite of path-to-regexp. */
export const pathToRegexpDecisions: Readonly<Record<string, RouteDecision>> = {
  "path-to-regexp#0010": { answer: null, why: trailing },
  "path-to-regexp#0070": { answer: null, why: emptyPath },
  "path-to-regexp#0075": { answer: "refused", why: behind },
  "path-to-regexp#0076": { answer: "refused", why: behind },
  "path-to-regexp#0077": { answer: "refused", why: behind },
  "path-to-regexp#0090": { answer: null, why: empty },
  "path-to-regexp#0094": { answer: "refused", why: twice },
  "path-to-regexp#0095": { answer: "refused", why: twice },
  "path-to-regexp#0096": { answer: "refused", why: twice },
  "path-to-regexp#0100": { answer: "refused", why: twice },
  "path-to-regexp#0101": { answer: "refused", why: twice },
  "path-to-regexp#0104": { answer: "refused", why: characters },
  "path-to-regexp#0124": { answer: "refused", why: foreign },
  "path-to-regexp#0125": { answer: { foo: "caf\u00e9" }, why: decoded },
  "path-to-regexp#0126": { answer: "refused", why: foreign },
  "path-to-regexp#0127": { answer: "refused", why: foreign },
  "path-to-regexp#0166": { answer: { id: "foo", path: [] }, why: atLeastOne },
  "path-to-regexp#0204": { answer: "refused", why: twice },
  "path-to-regexp#0205": { answer: "refused", why: twice },
  "path-to-regexp#0206": { answer: "refused", why: twice },
  "path-to-regexp#0207": { answer: "refused", why: twice },
  "path-to-regexp#0208": { answer: "refused", why: characters },
  "path-to-regexp#0209": { answer: "refused", why: characters },
};

/** By the id of the case in the suite of web-platform-tests. */
export const urlPatternDecisions: Readonly<Record<string, RouteDecision>> = {
  "wpt-urlpattern-pathname-routes#0014": { answer: null, why: empty },
  "wpt-urlpattern-pathname-routes#0016": { answer: { "0": [] }, why: atLeastOne },
  "wpt-urlpattern-pathname-routes#0096": { answer: "refused", why: foreign },
  "wpt-urlpattern-pathname-routes#0097": { answer: "refused", why: foreign },
};
