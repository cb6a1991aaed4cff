import type { Expression } from "./abnf.js";
import { readAbnf } from "./abnf.js";
import { appendixA } from "./appendix-a.js";

/** The grammar of Appendix A, rule by rule. */
export const grammar = readAbnf(appendixA);

/** What the oracle reads in a text: raw pieces, `undefined` when absent. */
export interface Reading {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: "name" | "ipv4" | "ipv6" | "ipvfuture" | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** Which production of section 4 a text is read as; `reference` is `URI-reference`. */
export type Kind = "reference" | "uri" | "absolute" | "relative";

/** The expression a rule of the grammar stands for. */
export function ruleOf(name: string): Expression {
  const rule = grammar.get(name);
  if (rule === undefined) throw new Error(`no rule ${name} in Appendix A`);
  return rule;
}

const captured = new Set([
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "query",
  "fragment",
  "path-abempty",
  "path-absolute",
  "path-rootless",
  "path-noscheme",
  "path-empty",
]);

/** The inside of a character class, when an expression is one character wide. */
function characterClass(expression: Expression): string | undefined {
  const hex = (code: number) => `\\x${code.toString(16).padStart(2, "0")}`;
  switch (expression.tag) {
    case "range":
      return `${hex(expression.from)}-${hex(expression.to)}`;
    case "text": {
      if (expression.text.length !== 1) return undefined;
      const lower = hex(expression.text.toLowerCase().charCodeAt(0));
      const upper = hex(expression.text.toUpperCase().charCodeAt(0));
      return lower === upper ? lower : lower + upper;
    }
    case "rule":
      return characterClass(ruleOf(expression.name));
    case "either": {
      const classes = expression.of.map(characterClass);
      return classes.includes(undefined) ? undefined : classes.join("");
    }
    default:
      return undefined;
  }
}

function sourceOf(expression: Expression, capture: boolean): string {
  const oneCharacter = characterClass(expression);
  if (oneCharacter !== undefined) return `[${oneCharacter}]`;
  switch (expression.tag) {
    case "text":
      return [...expression.text].map((text) => sourceOf({ tag: "text", text }, false)).join("");
    case "rule": {
      const inner = sourceOf(ruleOf(expression.name), capture);
      return capture && captured.has(expression.name)
        ? `(?<${expression.name.replace("-", "_")}>${inner})`
        : `(?:${inner})`;
    }
    case "either":
      return `(?:${expression.of.map((part) => sourceOf(part, capture)).join("|")})`;
    case "sequence":
      return expression.of.map((part) => sourceOf(part, capture)).join("");
    case "repeat": {
      const max = expression.max === Number.POSITIVE_INFINITY ? "" : expression.max;
      return `(?:${sourceOf(expression.of, capture)}){${expression.min},${max}}`;
    }
    case "range":
      throw new Error("a range is one character wide");
  }
}

const anchored = new Map<string, RegExp>();

/** Tells whether a whole text is what a rule of Appendix A produces. */
export function matches(rule: string, text: string): boolean {
  let pattern = anchored.get(rule);
  if (pattern === undefined) {
    pattern = new RegExp(`^${sourceOf({ tag: "rule", name: rule }, false)}$`);
    anchored.set(rule, pattern);
  }
  return pattern.test(text);
}

const capturing = (rule: string) => new RegExp(`^${sourceOf({ tag: "rule", name: rule }, true)}$`);
const uri = capturing("URI");
const absoluteUri = capturing("absolute-URI");
const relativeRef = capturing("relative-ref");

const patternsByKind: Record<Kind, readonly RegExp[]> = {
  reference: [uri, relativeRef],
  uri: [uri],
  absolute: [absoluteUri],
  relative: [relativeRef],
};

/** Tells whether a text is a URI reference, or one of its three kinds. */
export function accepts(text: string, kind: Kind = "reference"): boolean {
  for (const pattern of patternsByKind[kind]) if (pattern.test(text)) return true;
  return false;
}

/**
 * Which alternative of `host` a text is, the first that matches.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2}
 */
export function hostKind(host: string): "name" | "ipv4" | "ipv6" | "ipvfuture" | undefined {
  if (matches("IP-literal", host)) return matches("IPv6address", host.slice(1, -1)) ? "ipv6" : "ipvfuture";
  if (matches("IPv4address", host)) return "ipv4";
  return matches("reg-name", host) ? "name" : undefined;
}

/** Splits a text into its components, `undefined` when no production of the kind matches the whole of it. */
export function read(text: string, kind: Kind = "reference"): Reading | undefined {
  for (const pattern of patternsByKind[kind]) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const { scheme, authority, userinfo, host, port, query, fragment } = groups;
    const path =
      groups.path_abempty ?? groups.path_absolute ?? groups.path_rootless ?? groups.path_noscheme ?? groups.path_empty;
    if (path === undefined) throw new Error("every alternative of hier-part and relative-part has a path");
    return {
      scheme,
      authority,
      userinfo,
      host,
      hostKind: host === undefined ? undefined : hostKind(host),
      port,
      path,
      query,
      fragment,
    };
  }
  return undefined;
}
