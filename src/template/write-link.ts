// Expansion for links: RFC 6570 section 3, and on top of it what keeps a value in its place.

import { needsHost } from "../entry/shape.js";
import type { Uri } from "../uri/components.js";
import type { ParamCode } from "./failure.js";
import type { TemplateValues } from "./values.js";
import { type Plan, type ValueFault, writeVariable } from "./write-template.js";

const fail = (code: ParamCode, param: string): ValueFault => ({ code, param });

/** Whether a later variable would be read as this one when this one is missing: "{/a,b}", "{/a}{/b}". */
export const isChained = (operator: string): boolean => operator === "/" || operator === ".";

/**
 * A whole template as text, or what is wrong with a value. A variable of "{id}" and "{+id}" must have one; of variables
 * that stand behind each other with "/" or ".", none may be left out before one that is there.
 */
export const writeLink = ({ steps, tail }: Plan, values: TemplateValues): string | ValueFault => {
  let written = "";
  let gap: string | undefined;
  let gapOperator = "";
  for (let index = 0; index < steps.length; index++) {
    const { before, operator, variables } = steps[index]!;
    written += before;
    if (before !== "" || operator !== gapOperator) gap = undefined;
    let isFirst = true;
    for (let at = 0; at < variables.length; at++) {
      const variable = variables[at]!;
      const text = writeVariable(variable, values, isFirst);
      if (text === undefined) {
        if (operator === "" || operator === "+") return fail("missing-param", variable.name);
        if (isChained(operator) && !variable.explode) {
          gap ??= variable.name;
          gapOperator = operator;
        }
        continue;
      }
      if (typeof text !== "string") return text;
      if (gap !== undefined) return fail("missing-param", gap);
      written += text;
      isFirst = false;
    }
  }
  return written + tail;
};

/** Where the value of a variable stands in an expansion, without what stands before it. */
interface Place {
  readonly name: string;
  readonly operator: string;
  /** Where what the operator puts before it starts. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

const placesOf = ({ steps }: Plan, values: TemplateValues): readonly Place[] => {
  const places: Place[] = [];
  let length = 0;
  for (const { before, operator, variables } of steps) {
    length += before.length;
    let isFirst = true;
    for (const variable of variables) {
      const text = writeVariable(variable, values, isFirst);
      if (typeof text !== "string") continue;
      const opener = isFirst ? variable.style.first : variable.style.separator;
      places.push({
        name: variable.name,
        operator,
        from: length,
        start: length + opener.length,
        end: length + text.length,
      });
      length += text.length;
      isFirst = false;
    }
  }
  return places;
};

/** Whether a segment is empty or dots, however they are written. */
const isBad = (segment: string): boolean => segment.length < 7 && /^(?:\.|%2e){0,2}$/i.test(segment);

const codeOf = (segment: string): ParamCode => (segment === "" ? "empty-segment" : "dot-segment");

/** Whether a path may have a segment that is empty or dots: most have none, and this sees it in one pass. */
export const isSuspect = (path: string): boolean => {
  let before = 47;
  for (let index = 0; index < path.length; index++) {
    const code = path.charCodeAt(index);
    if (code === 46) {
      if (before === 47) return true;
    } else if (code === 47) {
      if (before === 47 && index > 0) return true;
    } else if (code === 37 && path.charCodeAt(index + 1) === 50) return true;
    before = code;
  }
  return before === 47;
};

/** The start of the path in the text of a `Uri`. */
const pathStart = ({ href, path, query, fragment }: Uri): number =>
  href.length -
  path.length -
  (query === undefined ? 0 : query.length + 1) -
  (fragment === undefined ? 0 : fragment.length + 1);

const inPath = new Set(["", "+", ".", "/", ";"]);

/** A value that makes a whole segment empty or dots. */
const badSegment = (uri: Uri, places: readonly Place[]): ValueFault | undefined => {
  const offset = pathStart(uri);
  let start = offset;
  for (const segment of uri.path.split("/")) {
    const end = start + segment.length;
    const isRoot = start === offset && uri.path.startsWith("/");
    if (isBad(segment) && !(start === offset && uri.authority !== undefined)) {
      const place = places.find(
        (one) => inPath.has(one.operator) && one.start <= end && one.end >= start && (!isRoot || one.start === one.end),
      );
      if (place !== undefined) return fail(codeOf(segment), place.name);
    }
    start = end + 1;
  }
  return undefined;
};

/** Where the authority of a text starts, -1 when there is none: behind a "//" at the start or behind the scheme. */
export const authorityStart = (text: string): number => {
  const slashes = text.indexOf("//");
  return slashes === 0 || (slashes > 0 && text.indexOf(":") === slashes - 1) ? slashes + 2 : -1;
};

/** A value that turns a path into an authority: the two slashes are no literals, and no value has both. */
const madeAuthority = (uri: Uri, places: readonly Place[]): ValueFault | undefined => {
  const slashes = uri.scheme === undefined ? 0 : uri.scheme.length + 1;
  const made = places.find(
    ({ from, end }) => from <= slashes + 1 && end >= slashes && !(from <= slashes && end >= slashes + 2) && end > 0,
  );
  if (made === undefined) return undefined;
  return fail(made.start === made.end ? "empty-segment" : "path-like-authority", made.name);
};

/** Whether the first literals of a template have an authority, so that no value can make one. */
export const hasAuthority = ({ steps, tail }: Plan): boolean => authorityStart(steps[0]?.before ?? tail) >= 0;

/** Which value of a valid link does not stay in its place, or nothing. */
export const misplaced = (plan: Plan, values: TemplateValues, uri: Uri): ValueFault | undefined => {
  const asksAuthority = uri.authority !== undefined && !hasAuthority(plan);
  const head = plan.steps[0]?.before ?? plan.tail;
  const opensPath = uri.authority === undefined && (head === "" || head.endsWith(":"));
  if (!asksAuthority && !opensPath && !isSuspect(uri.path) && uri.host !== "") return undefined;
  const places = placesOf(plan, values);
  if (asksAuthority) {
    const made = madeAuthority(uri, places);
    if (made !== undefined) return made;
  }
  if (uri.host === "" && uri.scheme !== undefined && needsHost(uri.scheme)) {
    const at = uri.scheme.length + 3 + (uri.userinfo === undefined ? 0 : uri.userinfo.length + 1);
    const place = places.find(({ start, end }) => start <= at && end >= at);
    if (place !== undefined) return fail("missing-param", place.name);
  }
  return badSegment(uri, places);
};
