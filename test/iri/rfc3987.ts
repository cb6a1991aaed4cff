import { type Expression, readAbnf } from "../oracle/abnf.js";

/**
 * The ABNF of RFC 3987 section 2.2, as printed there; the rules that it takes from RFC 3986 stand in the same text.
 * Nothing here is shared with `src`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2}
 */
const section22 = `
IRI            = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]
ihier-part     = "//" iauthority ipath-abempty / ipath-absolute / ipath-rootless / ipath-empty
absolute-IRI   = scheme ":" ihier-part [ "?" iquery ]
irelative-ref  = irelative-part [ "?" iquery ] [ "#" ifragment ]
irelative-part = "//" iauthority ipath-abempty / ipath-absolute / ipath-noscheme / ipath-empty
iauthority     = [ iuserinfo "@" ] ihost [ ":" port ]
iuserinfo      = *( iunreserved / pct-encoded / sub-delims / ":" )
ihost          = IP-literal / IPv4address / ireg-name
ireg-name      = *( iunreserved / pct-encoded / sub-delims )
ipath-abempty  = *( "/" isegment )
ipath-absolute = "/" [ isegment-nz *( "/" isegment ) ]
ipath-noscheme = isegment-nz-nc *( "/" isegment )
ipath-rootless = isegment-nz *( "/" isegment )
ipath-empty    = 0<ipchar>
isegment       = *ipchar
isegment-nz    = 1*ipchar
isegment-nz-nc = 1*( iunreserved / pct-encoded / sub-delims / "@" )
ipchar         = iunreserved / pct-encoded / sub-delims / ":" / "@"
iquery         = *( ipchar / iprivate / "/" / "?" )
ifragment      = *( ipchar / "/" / "?" )
iunreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar
ucschar        = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF
               / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD
               / %x40000-4FFFD / %x50000-5FFFD / %x60000-6FFFD
               / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD
               / %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD
               / %xD0000-DFFFD / %xE1000-EFFFD
iprivate       = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD

scheme         = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
port           = *DIGIT
IP-literal     = "[" ( IPv6address / IPvFuture  ) "]"
IPvFuture      = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
IPv6address    =                            6( h16 ":" ) ls32
               /                       "::" 5( h16 ":" ) ls32
               / [               h16 ] "::" 4( h16 ":" ) ls32
               / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
               / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
               / [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
               / [ *4( h16 ":" ) h16 ] "::"              ls32
               / [ *5( h16 ":" ) h16 ] "::"              h16
               / [ *6( h16 ":" ) h16 ] "::"
h16            = 1*4HEXDIG
ls32           = ( h16 ":" h16 ) / IPv4address
IPv4address    = dec-octet "." dec-octet "." dec-octet "." dec-octet
dec-octet      = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35
pct-encoded    = "%" HEXDIG HEXDIG
unreserved     = ALPHA / DIGIT / "-" / "." / "_" / "~"
sub-delims     = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
ALPHA          = %x41-5A / %x61-7A
DIGIT          = %x30-39
HEXDIG         = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
`;

export const grammar = readAbnf(section22);

export const ruleOf = (name: string): Expression => {
  const rule = grammar.get(name);
  if (rule === undefined) throw new Error(`no rule ${name}`);
  return rule;
};

const hex = (code: number) => `\\u{${code.toString(16)}}`;

/** The inside of a character class, when an expression is one character wide. */
function classOf(expression: Expression): string | undefined {
  if (expression.tag === "range") return `${hex(expression.from)}-${hex(expression.to)}`;
  if (expression.tag === "rule") return classOf(ruleOf(expression.name));
  if (expression.tag === "text" && expression.text.length === 1) {
    const { text } = expression;
    return [...new Set([text.toLowerCase(), text.toUpperCase()])].map((one) => hex(one.charCodeAt(0))).join("");
  }
  if (expression.tag !== "either") return undefined;
  const classes = expression.of.map(classOf);
  return classes.includes(undefined) ? undefined : classes.join("");
}

const captured: Readonly<Record<string, string>> = {
  scheme: "scheme",
  iuserinfo: "userinfo",
  ihost: "host",
  port: "port",
  iquery: "query",
  ifragment: "fragment",
  "ipath-abempty": "abempty",
  "ipath-absolute": "absolute",
  "ipath-rootless": "rootless",
  "ipath-noscheme": "noscheme",
};

function sourceOf(expression: Expression): string {
  const one = classOf(expression);
  if (one !== undefined) return `[${one}]`;
  switch (expression.tag) {
    case "text":
      return [...expression.text].map((text) => sourceOf({ tag: "text", text })).join("");
    case "rule": {
      const group = captured[expression.name];
      return `(${group === undefined ? "?:" : `?<${group}>`}${sourceOf(ruleOf(expression.name))})`;
    }
    case "either":
      return `(?:${expression.of.map(sourceOf).join("|")})`;
    case "sequence":
      return expression.of.map(sourceOf).join("");
    case "repeat":
      return `(?:${sourceOf(expression.of)}){${expression.min},${expression.max === Number.POSITIVE_INFINITY ? "" : expression.max}}`;
    case "range":
      throw new Error("a range is one character wide");
  }
}

const whole = (rule: string) => new RegExp(`^${sourceOf(ruleOf(rule))}$`, "u");
const patterns = { iri: [whole("IRI")], absolute: [whole("absolute-IRI")], relative: [whole("irelative-ref")] };

/** What a text is read as; `reference` is `IRI-reference`. */
export type IriKind = "reference" | "iri" | "absolute" | "relative";

/** The raw parts that the grammar finds in a text, or nothing when it is none of the kind. */
export function readIri(text: string, kind: IriKind = "reference") {
  for (const pattern of kind === "reference" ? [...patterns.iri, ...patterns.relative] : patterns[kind]) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const { scheme, userinfo, host, port, query, fragment, abempty, absolute, rootless, noscheme } = groups;
    return {
      scheme: scheme?.toLowerCase(),
      userinfo,
      host,
      port: port === undefined || port === "" ? undefined : Number(port),
      path: abempty ?? absolute ?? rootless ?? noscheme ?? "",
      query,
      fragment,
    };
  }
  return undefined;
}

/** Whether a code point is in a rule that is one character wide. */
export function isInRule(rule: string): (code: number) => boolean {
  const source = classOf(ruleOf(rule));
  if (source === undefined) throw new Error(`${rule} is wider than a character`);
  const pattern = new RegExp(`^[${source}]$`, "u");
  return (code) => pattern.test(String.fromCodePoint(code));
}
