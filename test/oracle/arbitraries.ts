import type { Arbitrary } from "fast-check";
import fc from "fast-check";
import type { Expression } from "./abnf.js";
import { ruleOf } from "./rfc3986.js";

const produced = new Map<string, Arbitrary<string>>();
const longest = 6;

function arbitraryOf(expression: Expression): Arbitrary<string> {
  switch (expression.tag) {
    case "range":
      return fc.integer({ min: expression.from, max: expression.to }).map((code) => String.fromCharCode(code));
    case "text":
      return fc.constantFrom(
        ...new Set([expression.text, expression.text.toLowerCase(), expression.text.toUpperCase()]),
      );
    case "rule":
      return produce(expression.name);
    case "either":
      return fc.oneof(...expression.of.map(arbitraryOf));
    case "sequence":
      return fc.tuple(...expression.of.map(arbitraryOf)).map((parts) => parts.join(""));
    case "repeat":
      return fc
        .array(arbitraryOf(expression.of), {
          minLength: expression.min,
          maxLength: Math.min(expression.max, expression.min + longest),
        })
        .map((parts) => parts.join(""));
  }
}

/** Texts that a rule of Appendix A produces; the arbitrary is made from the rule itself. */
export function produce(rule: string): Arbitrary<string> {
  let arbitrary = produced.get(rule);
  if (arbitrary === undefined) {
    arbitrary = arbitraryOf(ruleOf(rule));
    produced.set(rule, arbitrary);
  }
  return arbitrary;
}

export const uri = produce("URI");
export const uriReference = produce("URI-reference");
export const absoluteUri = produce("absolute-URI");
export const relativeRef = produce("relative-ref");
export const scheme = produce("scheme");
export const authority = produce("authority");
export const userinfo = produce("userinfo");
export const host = produce("host");
export const port = produce("port");
export const ipLiteral = produce("IP-literal");
export const ipvFuture = produce("IPvFuture");
export const ipv6Address = produce("IPv6address");
export const ipv4Address = produce("IPv4address");
export const regName = produce("reg-name");
export const pathAbempty = produce("path-abempty");
export const pathAbsolute = produce("path-absolute");
export const pathNoscheme = produce("path-noscheme");
export const pathRootless = produce("path-rootless");
export const segment = produce("segment");
export const segmentNz = produce("segment-nz");
export const segmentNzNc = produce("segment-nz-nc");
export const query = produce("query");
export const fragment = produce("fragment");
export const pctEncoded = produce("pct-encoded");

/** Pieces that fit together, and the text they make: the components are known before anything parses. */
export interface Pieces {
  readonly scheme: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
  readonly text: string;
}

const optional = (arbitrary: Arbitrary<string>) => fc.option(arbitrary, { nil: undefined });
const tails = { query: optional(query), fragment: optional(fragment) };
const before = (text: string | undefined, mark: string) => (text === undefined ? "" : text + mark);
const behind = (mark: string, text: string | undefined) => (text === undefined ? "" : mark + text);

const withAuthority = fc
  .record({
    scheme: optional(scheme),
    userinfo: optional(userinfo),
    host,
    port: optional(port),
    path: pathAbempty,
    ...tails,
  })
  .map((own): Pieces => {
    const front = `${before(own.scheme, ":")}//${before(own.userinfo, "@")}${own.host}${behind(":", own.port)}`;
    return { ...own, text: `${front}${own.path}${behind("?", own.query)}${behind("#", own.fragment)}` };
  });

const withoutAuthority = fc
  .oneof(
    fc.record({ scheme, path: fc.oneof(pathAbsolute, pathRootless, fc.constant("")), ...tails }),
    fc.record({
      scheme: fc.constant(undefined),
      path: fc.oneof(pathAbsolute, pathNoscheme, fc.constant("")),
      ...tails,
    }),
  )
  .map(
    (own): Pieces => ({
      ...own,
      userinfo: undefined,
      host: undefined,
      port: undefined,
      text: `${before(own.scheme, ":")}${own.path}${behind("?", own.query)}${behind("#", own.fragment)}`,
    }),
  );

export const pieces: Arbitrary<Pieces> = fc.oneof(withAuthority, withoutAuthority);

const stray = fc.oneof(
  fc.constantFrom(
    ..."/?#[]@:%.vV!$&'()*+,;=-_~ \\\"<>^`{|}",
    "%4",
    "%zz",
    "::",
    "//",
    "..",
    "\t",
    "\n",
    "\u0000",
    "\u007f",
  ),
  fc.constantFrom(..."aAfFgGzZ0189"),
  fc.constantFrom("é", "ſ", "K", "１", "。", "\u{1f600}", "\ud800", "\udc00", "\ufeff", "\u2028"),
);

/** References with one to three places changed: some still hold, most are wrong in one spot only. */
export const nearMiss: Arbitrary<string> = fc
  .tuple(
    uriReference,
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(2), stray), { minLength: 1, maxLength: 3 }),
  )
  .map(([text, changes]) =>
    changes.reduce((changed, [where, removed, added]) => {
      const at = Math.floor(where * (changed.length + 1));
      return changed.slice(0, at) + added + changed.slice(at + removed);
    }, text),
  );
