// Expansion for links: RFC 6570 section 3, and on top of it what keeps a value in its place.

import { scan } from "../grammar/scan.js";
import type { Uri } from "../uri/components.js";
import { accept, isUri } from "../uri/uri.js";
import type { Layout } from "./layout.js";
import type { TemplateValues } from "./values.js";
import { fail, type Plan, type ValueFault, writeVariable } from "./write-template.js";

/** A template for links: what it writes, and where that must stand. */
export interface LinkPlan extends Plan {
  readonly layout: Layout;
}

/** Where the value of a variable stands in an expansion, without what stands before it. */
export interface Place {
  readonly name: string;
  readonly operator: string;
  /** The number of its expression. */
  readonly step: number;
  readonly start: number;
  readonly end: number;
}

/** An expansion, and where everything stands in it. */
export interface Written {
  readonly text: string;
  /** Where the literals before each expression start, and those behind the last one. */
  readonly runs: readonly number[];
  /** Where each expression starts. It ends where the next literals start. */
  readonly starts: readonly number[];
  readonly places: readonly Place[];
  /** The base that the template starts with: the only value that may bring a scheme and an authority. */
  readonly base: Uri | undefined;
}

/** Whether a later variable would be read as this one when this one is missing: "{/a,b}", "{/a}{/b}". */
export const isChained = (operator: string): boolean => operator === "/";

/**
 * A whole template as text, or what is wrong with a value. A variable of "{id}" and "{+id}" must have one; of variables
 * that stand behind each other with "/", none may be left out before one that is there.
 */
export const writeLink = ({ steps, tail, layout }: LinkPlan, values: TemplateValues): Written | ValueFault => {
  let text = "";
  let gap: string | undefined;
  let gapOperator = "";
  const runs: number[] = [];
  const starts: number[] = [];
  const places: Place[] = [];
  for (const [step, { before, operator, variables }] of steps.entries()) {
    runs.push(text.length);
    text += before;
    starts.push(text.length);
    if (before !== "" || operator !== gapOperator) gap = undefined;
    let isFirst = true;
    for (const variable of variables) {
      const { name, explode, style } = variable;
      const written = writeVariable(variable, values, isFirst);
      if (written === undefined) {
        if (operator === "" || operator === "+") return fail("missing-param", name);
        if (isChained(operator) && !explode) {
          gap ??= name;
          gapOperator = operator;
        }
        continue;
      }
      if (typeof written !== "string") return written;
      if (gap !== undefined) return fail("missing-param", gap);
      const opener = isFirst ? style.first : style.separator;
      places.push({ name, operator, step, start: text.length + opener.length, end: text.length + written.length });
      text += written;
      isFirst = false;
    }
  }
  runs.push(text.length);
  const base = layout.base === undefined ? undefined : baseOf(values[layout.base]);
  return { text: text + tail, runs, starts, places, base };
};

/**
 * The value of a base: a `Uri`, or text with a scheme and an authority, which cannot be meant as a path. Other text is one:
 * "//host" and "name:x" are refused there.
 */
const baseOf = (value: unknown): Uri | undefined => {
  if (typeof value !== "string") return isUri(value) ? value : undefined;
  const uri = /^[^:/?#]+:\/\//.test(value) ? scan<Uri | undefined>(value, accept, () => undefined) : undefined;
  return uri?.authority === undefined ? undefined : uri;
};
