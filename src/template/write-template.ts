// Expansion: RFC 6570 section 3.

import { encodeValue, prefixOf } from "./encode-value.js";
import type { ParamCode } from "./failure.js";
import { type Operator, type Style, styles } from "./operator.js";
import type { Part } from "./parse-template.js";
import { isPairs, isPlainObject, type Pair, type TemplateValues, textOf } from "./values.js";
import type { Variable } from "./variable-list.js";

/** What is wrong with one value, and the name of its variable. */
export interface ValueFault {
  readonly code: ParamCode;
  readonly param: string;
}

/** A variable with the texts that stand before its value, so that nothing is put together twice. */
export interface VariableStep extends Variable {
  readonly reserved: boolean;
  readonly named: boolean;
  /** Whether a text is written as a whole behind what stands before it: no prefix, no name of its own. */
  readonly isPlain: boolean;
  /** What stands before the value when it is the first of its expression that is there. */
  readonly first: string;
  /** What stands before the value when another is there. */
  readonly next: string;
  /** The same for an empty value. */
  readonly firstEmpty: string;
  readonly nextEmpty: string;
  readonly style: Style;
}

/** An expression with the literals before it as they are written. */
export interface Step {
  readonly before: string;
  readonly operator: Operator;
  readonly variables: readonly VariableStep[];
}

/** A template ready to be written. */
export interface Plan {
  readonly steps: readonly Step[];
  /** The literals behind the last expression. */
  readonly tail: string;
}

const variableStep = (variable: Variable, style: Style): VariableStep => {
  const { name, explode, prefix, index } = variable;
  const plain = style.named && !explode ? `${name}=` : "";
  const empty = style.named && !explode ? name + style.ifEmpty : "";
  return {
    name,
    explode,
    prefix,
    index,
    reserved: style.reserved,
    named: style.named,
    isPlain: prefix === undefined && !(style.named && explode),
    first: style.first + plain,
    next: style.separator + plain,
    firstEmpty: style.first + empty,
    nextEmpty: style.separator + empty,
    style,
  };
};

/** Puts together what does not depend on the values. */
export const planOf = (parts: readonly Part[]): Plan => {
  const steps: Step[] = [];
  let before = "";
  for (const part of parts) {
    if (typeof part === "string") {
      before += encodeValue(part, true);
      continue;
    }
    const style = styles[part.operator];
    const variables = part.variables.map((variable) => variableStep(variable, style));
    steps.push({ before, operator: part.operator, variables });
    before = "";
  }
  return { steps, tail: before };
};

/** What is wrong with the value of a variable. */
export const fail = (code: ParamCode, param: string): ValueFault => ({ code, param });

/** Whether a number is written in figures alone, so that nothing of it is encoded. */
const isFigures = (value: number): boolean => Number.isSafeInteger(value);

/** A scalar behind what stands before it. */
const writeText = (variable: VariableStep, text: string, isFirst: boolean): string | ValueFault => {
  if (variable.isPlain && text !== "") {
    const encoded = encodeValue(text, variable.reserved);
    if (typeof encoded === "number") return fail("lone-surrogate", variable.name);
    return (isFirst ? variable.first : variable.next) + encoded;
  }
  const cut = variable.prefix === undefined ? text : prefixOf(text, variable.prefix, variable.reserved);
  if (cut === "") {
    if (variable.named && variable.explode) return (isFirst ? variable.first : variable.next) + named(variable, "");
    return isFirst ? variable.firstEmpty : variable.nextEmpty;
  }
  const encoded = encodeValue(cut, variable.reserved);
  if (typeof encoded === "number") return fail("lone-surrogate", variable.name);
  if (variable.named && variable.explode) return (isFirst ? variable.first : variable.next) + named(variable, encoded);
  return (isFirst ? variable.first : variable.next) + encoded;
};

/** A value with the name of its variable, where `*` lets every item have it. */
const named = ({ name, style }: VariableStep, encoded: string): string =>
  encoded === "" ? name + style.ifEmpty : `${name}=${encoded}`;

/** A list behind what stands before it; nothing when it has no items. */
const writeList = (
  variable: VariableStep,
  items: readonly unknown[],
  isFirst: boolean,
): string | undefined | ValueFault => {
  const { name, explode, reserved, style } = variable;
  const isNamed = explode && style.named;
  const separator = explode ? style.separator : ",";
  let written: string | undefined;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item === undefined || item === null) continue;
    const text = textOf(item);
    if (text === undefined) return fail("invalid-value", name);
    const encoded = encodeValue(text, reserved);
    if (typeof encoded === "number") return fail("lone-surrogate", name);
    const member = isNamed ? named(variable, encoded) : encoded;
    written = written === undefined ? member : written + separator + member;
  }
  return behind(variable, written, isFirst);
};

/** A name of a record with its value; nothing when it has none. */
const pairText = (variable: VariableStep, key: unknown, value: unknown): string | undefined | ValueFault => {
  if (value === undefined || value === null) return undefined;
  const { name, explode, reserved, style } = variable;
  const text = textOf(value);
  if (text === undefined || typeof key !== "string") return fail("invalid-value", name);
  const encoded = encodeValue(text, reserved);
  const encodedKey = encodeValue(key, reserved);
  if (typeof encoded === "number" || typeof encodedKey === "number") return fail("lone-surrogate", name);
  if (!explode) return `${encodedKey},${encoded}`;
  return encoded === "" && style.named ? encodedKey + style.ifEmpty : `${encodedKey}=${encoded}`;
};

/** A record behind what stands before it; nothing when it has no pairs. */
const writePairs = (
  variable: VariableStep,
  pairs: Iterable<Pair>,
  isFirst: boolean,
): string | undefined | ValueFault => {
  const separator = variable.explode ? variable.style.separator : ",";
  let written: string | undefined;
  for (const [key, value] of pairs) {
    const member = pairText(variable, key, value);
    if (member === undefined) continue;
    if (typeof member !== "string") return member;
    written = written === undefined ? member : written + separator + member;
  }
  return behind(variable, written, isFirst);
};

/** The same for a plain object. */
const writeObject = (
  variable: VariableStep,
  record: Readonly<Record<string, unknown>>,
  isFirst: boolean,
): string | undefined | ValueFault => {
  const separator = variable.explode ? variable.style.separator : ",";
  const keys = Object.keys(record);
  let written: string | undefined;
  for (let index = 0; index < keys.length; index++) {
    const member = pairText(variable, keys[index]!, record[keys[index]!]);
    if (member === undefined) continue;
    if (typeof member !== "string") return member;
    written = written === undefined ? member : written + separator + member;
  }
  return behind(variable, written, isFirst);
};

/** Members with what stands before them. */
const behind = (
  variable: VariableStep,
  written: string | undefined,
  isFirst: boolean,
): string | undefined | ValueFault => {
  if (written === undefined) return undefined;
  if (variable.prefix !== undefined) return fail("invalid-value", variable.name);
  if (written === "") return isFirst ? variable.firstEmpty : variable.nextEmpty;
  return (isFirst ? variable.first : variable.next) + written;
};

/** A value that is no scalar. */
const writeMembers = (variable: VariableStep, value: object, isFirst: boolean): string | undefined | ValueFault => {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return isPairs(items) ? writePairs(variable, items, isFirst) : writeList(variable, items, isFirst);
  }
  if (isPlainObject(value)) return writeObject(variable, value, isFirst);
  return value instanceof Map ? writePairs(variable, value, isFirst) : fail("invalid-value", variable.name);
};

/** Whether a name that every object has was read from the prototype; looked at only for values that can come from it. */
const isInherited = (value: unknown, values: TemplateValues, name: string): boolean =>
  (typeof value === "function" || name === "__proto__") && !Object.hasOwn(values, name);

/**
 * One variable with what stands before it; nothing when it has no value. A name that the values only inherit, such as
 * "constructor", is no value either.
 */
export const writeVariable = (
  variable: VariableStep,
  values: TemplateValues,
  isFirst: boolean,
): string | undefined | ValueFault => {
  const value: unknown = values[variable.name];
  if (typeof value === "string") return writeText(variable, value, isFirst);
  if (typeof value === "number" && isFigures(value) && variable.isPlain)
    return (isFirst ? variable.first : variable.next) + value;
  if (value === undefined || value === null || isInherited(value, values, variable.name)) return undefined;
  const text = textOf(value);
  if (text !== undefined) return writeText(variable, text, isFirst);
  return typeof value === "object" ? writeMembers(variable, value, isFirst) : fail("invalid-value", variable.name);
};

/** A whole template as text, or what is wrong with a value. */
export const writeTemplate = ({ steps, tail }: Plan, values: TemplateValues): string | ValueFault => {
  let written = "";
  for (let index = 0; index < steps.length; index++) {
    const { before, variables } = steps[index]!;
    written += before;
    let isFirst = true;
    for (let at = 0; at < variables.length; at++) {
      const text = writeVariable(variables[at]!, values, isFirst);
      if (text === undefined) continue;
      if (typeof text !== "string") return text;
      written += text;
      isFirst = false;
    }
  }
  return written + tail;
};
