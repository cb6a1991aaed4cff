// The quick way from values to a link: where the literals of a template fix what precedes the path, each piece goes
// straight into its component, and nothing is parsed again. Everything else is written as text and parsed.

import type { HostKind } from "../grammar/host.js";
import { scan } from "../grammar/scan.js";
import type { Uri } from "../uri/components.js";
import { accept, makeUri } from "../uri/uri.js";
import { isSuspect } from "./hold-link.js";
import { FRAGMENT, type Layout, PATH, QUERY } from "./layout.js";
import type { Operator } from "./operator.js";
import type { TemplateValues } from "./values.js";
import { isChained, type LinkPlan } from "./write-link.js";
import { type Step, type VariableStep, writeVariable } from "./write-template.js";

/** Literals as they fall into the components, by the component that they begin in. */
interface Literals {
  readonly inPath: readonly [path: string, query: string | undefined, fragment: string | undefined];
  readonly inQuery: readonly [query: string, fragment: string | undefined];
  readonly text: string;
  /** The component that they must start in, and the one that their first character opens. */
  readonly starts: number;
  readonly opens: number;
}

/** An expression whose "?" or "#" opens a component: its variables then have no opener of their own. */
interface AssemblyStep extends Step {
  readonly literals: Literals;
  readonly component: number;
  readonly opens: number;
  /** Whether a variable that has no value leaves no gap before another. */
  readonly mayBeMissing: boolean;
  readonly bare: readonly VariableStep[];
}

/** A template whose scheme and authority are literals. */
export interface Assembly {
  readonly origin: string;
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: HostKind | undefined;
  readonly port: number | undefined;
  readonly steps: readonly AssemblyStep[];
  readonly tail: Literals;
}

const cut = (text: string, delimiter: string): readonly [string, string | undefined] => {
  const at = text.indexOf(delimiter);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

const literalsOf = (text: string, starts = PATH): Literals => {
  const [beforeFragment, fragment] = cut(text, "#");
  const [path, query] = cut(beforeFragment, "?");
  const opens = text[0] === "?" ? QUERY : text[0] === "#" ? FRAGMENT : PATH;
  return { inPath: [path, query, fragment], inQuery: [beforeFragment, fragment], text, starts, opens };
};

const nothing = (): undefined => undefined;

/** Where the literals before the path end; nothing when the first literals leave that open. */
const originEnd = (head: string, { authority }: Layout): number | undefined => {
  if (authority === undefined) return head.startsWith("/") ? 0 : undefined;
  return authority.end.run === 0 ? authority.end.offset : undefined;
};

const isNeeded = (operator: Operator): boolean => operator === "" || operator === "+";

/** Whether an expression has one variable and no neighbour of its operator. */
const isAlone = (steps: readonly Step[], index: number): boolean => {
  const { variables, operator } = steps[index]!;
  const next = steps[index + 1];
  return variables.length === 1 && !(next?.before === "" && next.operator === operator);
};

/** Prepares the quick way, or says that a template has none. */
export const assemblyOf = ({ steps, tail, layout }: LinkPlan): Assembly | undefined => {
  const head = steps[0]?.before ?? tail;
  const end = originEnd(head, layout);
  if (end === undefined) return undefined;
  // Every literal must be one of a URI: with a letter for each value the whole is a URI, or the quick way is not taken.
  const skeleton =
    steps.map(({ before }, at) => `${before}${at === 0 && end === head.length ? "/" : ""}x`).join("") + tail;
  const origin = head.slice(0, end);
  const uri = scan<Uri | undefined>(origin, accept, nothing);
  if (uri === undefined || scan(skeleton, accept, nothing) === undefined) return undefined;
  const { scheme, authority, userinfo, host, hostKind, port } = uri;
  return {
    origin,
    scheme,
    authority,
    userinfo,
    host,
    hostKind,
    port,
    steps: steps.map((step, index) => ({
      ...step,
      literals: literalsOf(index === 0 ? step.before.slice(end) : step.before, layout.runs[index]?.[0]?.component),
      component: layout.spots[index]!.component,
      mayBeMissing: !isNeeded(step.operator) && (!isChained(step.operator) || isAlone(steps, index)),
      opens: step.operator === "?" ? QUERY : step.operator === "#" ? FRAGMENT : PATH,
      bare: step.variables.map((variable) => ({
        ...variable,
        first: variable.first.slice(1),
        firstEmpty: variable.firstEmpty.slice(1),
      })),
    })),
    tail: literalsOf(steps.length === 0 ? tail.slice(end) : tail, layout.runs[steps.length]?.[0]?.component),
  };
};

/** Whether text that keeps reserved characters has one that ends a component or stands in none. */
const breaksOut = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 35 || code === 63 || code === 91 || code === 93) return true;
  }
  return false;
};

/**
 * Whether a value in the path could make a segment that is empty or dots: it is empty, or starts with a dot, or has
 * slashes of its own next to such. Most have none of that, and need no second look.
 */
const isSuspectValue = (
  text: string,
  opener: number,
  operator: Operator,
  explode: boolean,
  isFirst: boolean,
): boolean => {
  if (operator === ";") return false;
  if (text.length === opener || text.charCodeAt(opener) === 46) return true;
  return (
    (explode || operator === "+") && (isSuspect(text.slice(opener)) || (!isFirst && text.charCodeAt(opener) === 47))
  );
};

/**
 * The link for values, or nothing when it must be written as text, parsed and looked at: also when a value is wrong,
 * which is then found again.
 */
export const assemble = (assembly: Assembly, values: TemplateValues): Uri | undefined => {
  const { origin, steps, tail } = assembly;
  let where = PATH;
  let path = "";
  let query: string | undefined;
  let fragment: string | undefined;
  for (let index = 0; index <= steps.length; index++) {
    const step = steps[index];
    const literals = step === undefined ? tail : step.literals;
    if (literals.text !== "") {
      if (Math.max(where, literals.opens) !== literals.starts) return undefined;
      if (where === PATH) {
        const { inPath } = literals;
        path += inPath[0];
        query = inPath[1];
        fragment = inPath[2];
        where = fragment !== undefined ? FRAGMENT : query !== undefined ? QUERY : PATH;
      } else if (where === QUERY) {
        query += literals.inQuery[0];
        fragment = literals.inQuery[1];
        if (fragment !== undefined) where = FRAGMENT;
      } else if (literals.text.includes("#")) return undefined;
      else fragment += literals.text;
    }
    if (step === undefined) break;
    const isOpening = step.opens > where;
    const { operator } = step;
    const variables = isOpening ? step.bare : step.variables;
    let written: string | undefined;
    for (let at = 0; at < variables.length; at++) {
      const text = writeVariable(variables[at]!, values, written === undefined);
      if (text === undefined) {
        if (step.mayBeMissing) continue;
        return undefined;
      }
      if (typeof text !== "string") return undefined;
      if (where === PATH && !isOpening) {
        const { style, explode } = variables[at]!;
        const opener = (written === undefined ? style.first : style.separator).length;
        if (isSuspectValue(text, opener, operator, explode, path === "")) return undefined;
      }
      written = written === undefined ? text : written + text;
    }
    if (written === undefined) continue;
    if ((operator === "+" || operator === "#") && breaksOut(written)) return undefined;
    if ((isOpening ? step.opens : where) !== step.component) return undefined;
    if (!isOpening && (operator === "#" || operator === "?")) return undefined;
    if (isOpening) {
      where = step.opens;
      if (where === QUERY) query = written;
      else fragment = written;
    } else if (where === PATH) path += written;
    else if (where === QUERY) query += written;
    else fragment += written;
  }
  if (assembly.authority === undefined ? path.startsWith("//") : path !== "" && path.charCodeAt(0) !== 47)
    return undefined;
  let href = origin + path;
  if (query !== undefined) href += `?${query}`;
  if (fragment !== undefined) href += `#${fragment}`;
  return makeUri(
    href,
    assembly.scheme,
    assembly.authority,
    assembly.userinfo,
    assembly.host,
    assembly.hostKind,
    assembly.port,
    path,
    query,
    fragment,
  );
};
