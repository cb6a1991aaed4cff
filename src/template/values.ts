// Variables: RFC 6570 section 2.3 says which have a value.

import type { Branded } from "../uri/brand.js";
import { type Scalar, scalarText } from "../uri/scalar.js";
import { isUri } from "../uri/uri.js";

/** A value that is one text; a `Uri` is its href. */
export type TemplateScalar = Scalar | Branded;

/** Values in an order. Those that are `undefined` or `null` are left out; a list of none is no value. */
export type TemplateList = readonly (TemplateScalar | null | undefined)[];

/** Names and values in an order: an object in the order of its keys, a `Map`, or pairs. */
export type TemplateRecord =
  | { readonly [name: string]: TemplateScalar | null | undefined }
  | ReadonlyMap<string, TemplateScalar | null | undefined>
  | readonly (readonly [name: string, value: TemplateScalar | null | undefined])[];

/** What a variable of a template takes. */
export type TemplateValue = TemplateScalar | TemplateList | TemplateRecord;

/** Values by the names of variables, where the template is known at run time only. */
export type TemplateValues = { readonly [name: string]: TemplateValue | null | undefined };

/** Whether a value holds values by the names of variables: lists, records with an order and links do not. */
export const isValues = (value: unknown): value is TemplateValues =>
  typeof value === "object" &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype ||
    !(Array.isArray(value) || value instanceof Map || isUri(value)));

/** The text of a scalar, or nothing when it is none. Functions and symbols are not asked for one. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value === "object") return isUri(value) ? value.href : undefined;
  if (typeof value === "function" || typeof value === "symbol") return undefined;
  const text = scalarText(value, "reference");
  return typeof text === "string" ? text : undefined;
};

/** One name of a record and its value. */
export type Pair = readonly [name: unknown, value: unknown];

/** Whether the items of an array are the pairs of a record. */
export const isPairs = (items: readonly unknown[]): items is readonly Pair[] => {
  if (!Array.isArray(items[0])) return false;
  for (const item of items) if (!Array.isArray(item) || item.length !== 2) return false;
  return true;
};

/** Whether an object is one of names and values, and of no class. */
export const isPlainObject = (value: object): value is Readonly<Record<string, unknown>> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
