// What a pattern is refused for beyond the syntax of its expressions: the words that stand in `invalid-pattern`.

export const phrases = {
  start: 'a pattern starts with "/", "{/", "{?", "{#" or a scheme',
  operator: 'a pattern has the operators "/", "?" and "#" only',
  several: "an expression without an operator holds one parameter",
  rest: 'a rest is written "{/name*}"',
  notLast: 'a rest is the last part of the path, only "{?...}" and "{#...}" may follow',
  notLastInQuery: 'only "{#...}" may follow the query',
  afterFragment: "nothing may follow the fragment",
  fragment: 'a fragment is one parameter: "{#name}"',
  prefix: "a parameter takes the whole value, so it has no length",
  name: 'the name of a parameter is letters, digits and "_", and not "__proto__"',
  query: 'a query is written "{?name,other}"',
  literalFragment: 'a fragment is written "{#name}"',
  doubled: '"{/" brings its own "/", so none stands before it',
  apart: "optional segments stand together",
  behindOptional: 'a "/" stands behind an optional segment',
  host: 'a host has letters, digits, "-", "_", "." and "{label}", then perhaps ":" and a port',
  mountPrefix: 'the prefix of a mount is a path without rest, query and fragment, and does not end in "/"',
  mounted: 'what is mounted starts with "/", "{/", "{?" or "{#"',
} as const;

export type Phrases = typeof phrases;
