// Where the literals of a template and its expressions stand, decided when it is made: no value changes that (RFC 3986
// section 3). Every expression is replaced by a short text of its kind; what the whole is cut into holds for all values.

import { alpha, bitsByCharacter, digit } from "../abnf/charset.js";
import type { Operator } from "./operator.js";
import type { Plan, Step } from "./write-template.js";

// The components, in the order in which they stand.
export const SCHEME = 0;
export const USERINFO = 1;
export const HOST = 2;
export const PORT = 3;
export const PATH = 4;
export const QUERY = 5;
export const FRAGMENT = 6;

/** A place in the literals before an expression, or behind the last one: it has a number, and an offset in it. */
export interface Mark {
  readonly run: number;
  readonly offset: number;
}

/** A part of the literals that stands in one component, its delimiter included. */
export interface Span {
  readonly component: number;
  readonly from: number;
  readonly to: number;
}

/** Where an expression stands. */
export interface Spot {
  readonly component: number;
  /** The last component that a value which keeps its delimiters may reach into: nothing that follows is moved by it. */
  readonly reach: number;
  /** Whether it is all of its host, so that it has a whole name; otherwise it has a part of one label. */
  readonly isWhole: boolean;
}

/** The authority of a template. */
export interface AuthorityLayout {
  readonly start: Mark;
  readonly end: Mark;
  readonly at: Mark | undefined;
  readonly port: Mark | undefined;
}

/** What the text of a template says about every link of it. */
export interface Layout {
  /** The ":" behind the scheme. */
  readonly colon: Mark | undefined;
  /** The variable that the template starts with, when a `Uri` can stand there: "{+base}/x". */
  readonly base: string | undefined;
  readonly authority: AuthorityLayout | undefined;
  readonly spots: readonly Spot[];
  /** The literals of path, query and fragment. */
  readonly runs: readonly (readonly Span[])[];
}

const isAlphanumeric = /* @__PURE__ */ bitsByCharacter([[1, alpha + digit]]);

const delimits = (character: string | undefined): boolean =>
  character === "/" || character === "?" || character === "#";

/** Where the authority of a text starts, -1 when there is none: behind a "//" at the start or behind the scheme. */
export const authorityStart = (text: string): number => {
  const slashes = text.indexOf("//");
  return slashes === 0 || (slashes > 0 && text.indexOf(":") === slashes - 1 && schemeEnd(text) > 0) ? slashes + 2 : -1;
};

/** The ":" behind a scheme, or -1. */
const schemeEnd = (text: string): number => /^[a-z][a-z\d+.-]*:/i.exec(text)?.[0].length ?? 0;

/**
 * Whether an expression in an authority is a part of it: something of the host stands behind it, or before it nothing,
 * or what ends a label. Any other stands behind the host, where "/", "?" or "#" must come first.
 */
export const isPart = (before: string, isFirst: boolean, behind: string): boolean => {
  if (isFirst) return true;
  if (isAlphanumeric[before.charCodeAt(before.length - 1)] !== 1) return !before.endsWith("]");
  return behind !== "" && behind[0] !== ":" && !delimits(behind[0]);
};

const hasDelimiter = (text: string): boolean => /[/?#]/.test(text);

/** The expressions as short texts between the literals, and where everything stands. */
class Skeleton {
  text = "";
  /** Where the authority starts, or -1. */
  authority = -1;
  /** Whether the path has begun, so that no authority can. */
  #isClosed = false;
  readonly starts: number[] = [];
  readonly spotStarts: number[] = [];

  addLiterals(text: string): void {
    this.starts.push(this.text.length);
    if (!this.#isClosed && hasDelimiter(text)) {
      const whole = this.text + text;
      const start = this.authority < 0 ? authorityStart(whole) : -1;
      // Both slashes are in these literals: no value has one of them.
      if (start - 2 >= this.text.length) this.authority = start;
      this.#isClosed = this.authority < 0 || hasDelimiter(whole.slice(this.authority));
    }
    this.text += text;
  }

  addExpression({ before, operator }: Step, behind: string): void {
    this.spotStarts.push(this.text.length);
    const isInside = this.authority >= 0 && !this.#isClosed && !delimits(operator);
    const isFirst = this.text.length === this.authority;
    const written = isInside && !isPart(before === "" ? "x" : before, isFirst, behind) ? "/x" : standIn(operator);
    if (delimits(written[0])) this.#isClosed = true;
    this.text += written;
  }
}

/** The number of the last of some ascending starts that is not behind an index, or 0. */
export const lastStart = (starts: readonly number[], index: number): number => {
  let number = starts.length - 1;
  while (number > 0 && starts[number]! > index) number--;
  return Math.max(0, number);
};

/** What stands for an expression: its opener, and a letter for its values. */
const standIn = (operator: Operator): string => (operator === "+" ? "x" : `${operator}x`);

/** The layout of a template. */
export const layoutOf = ({ steps, tail }: Plan): Layout => {
  const whole = new Skeleton();
  for (const [index, step] of steps.entries()) {
    whole.addLiterals(step.before);
    whole.addExpression(step, steps[index + 1]?.before ?? tail);
  }
  whole.addLiterals(tail);
  const { text: skeleton, authority, starts, spotStarts } = whole;
  const markAt = (at: number): Mark => {
    const run = lastStart(starts, at);
    return { run, offset: at - starts[run]! };
  };
  const find = (characters: string, from: number, to = skeleton.length): number => {
    for (let index = from; index < to; index++) if (characters.includes(skeleton[index]!)) return index;
    return -1;
  };
  const colon = schemeEnd(skeleton) - 1;
  const authorityEnd = authority < 0 ? -1 : orEnd(find("/?#", authority), skeleton.length);
  const pathStart = authority < 0 ? colon + 1 : authorityEnd;
  const hash = orEnd(find("#", pathStart), skeleton.length + 1);
  const question = orEnd(find("?", pathStart, Math.min(hash, skeleton.length)), hash);
  const at = authority < 0 ? -1 : skeleton.lastIndexOf("@", authorityEnd - 1);
  const hostStart = at < authority ? authority : at + 1;
  const lastColon = authority < 0 ? -1 : skeleton.lastIndexOf(":", authorityEnd - 1);
  const port = lastColon < hostStart || skeleton.indexOf("]", lastColon) >= 0 ? -1 : lastColon;
  const hostEnd = port < 0 ? authorityEnd : port;
  const componentAt = (index: number): number => {
    if (index >= hash) return FRAGMENT;
    if (index >= question) return QUERY;
    if (index >= pathStart) return PATH;
    if (index < authority || authority < 0) return SCHEME;
    return index < hostStart ? USERINFO : index < hostEnd ? HOST : PORT;
  };
  const spots = spotStarts.map((start, index): Spot => {
    const component = componentAt(start);
    const end = starts[index + 1]!;
    const next = skeleton[end];
    return {
      component,
      reach: next === undefined ? FRAGMENT : component >= PATH && next === "#" && end === hash ? QUERY : component,
      isWhole: component === HOST && start === hostStart && end === hostEnd,
    };
  });
  return {
    colon: colon < 0 ? undefined : markAt(colon),
    base: colon < 0 && authority < 0 ? baseName(steps[0]) : undefined,
    authority:
      authority < 0
        ? undefined
        : {
            start: markAt(authority),
            end: markAt(authorityEnd),
            at: at < authority ? undefined : markAt(at),
            port: port < 0 ? undefined : markAt(port),
          },
    spots,
    runs: starts.map((start, run) => spansOf(start, spotStarts[run] ?? skeleton.length, [pathStart, question, hash])),
  };
};

const baseName = (first: Step | undefined): string | undefined => {
  if (first === undefined || first.before !== "" || first.operator !== "+") return undefined;
  const { name, prefix, explode } = first.variables[0]!;
  return prefix === undefined && !explode ? name : undefined;
};

const orEnd = (index: number, end: number): number => (index < 0 ? end : index);

/** The literals from one index to another, cut where a component starts. */
const spansOf = (from: number, to: number, [path = 0, query = 0, fragment = 0]: readonly number[]): readonly Span[] =>
  [
    { component: PATH, from: Math.max(from, path), to: Math.min(to, query, fragment) },
    { component: QUERY, from: Math.max(from, query), to: Math.min(to, fragment) },
    { component: FRAGMENT, from: Math.max(from, fragment), to },
  ]
    .filter((span) => span.from < span.to)
    .map((span) => ({ component: span.component, from: span.from - from, to: span.to - from }));
