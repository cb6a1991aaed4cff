import { isUri } from "../uri/uri.js";
import { isPlainObject, type TemplateValues } from "./values.js";

/** Values as they are now: what is done later to a list or a record that was given changes no template. */
export const keptValues = (values: TemplateValues): TemplateValues =>
  Object.freeze(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, keptValue(value)])) as TemplateValues,
  );

const keptValue = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || isUri(value)) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => (Array.isArray(item) ? [...item] : item));
  if (value instanceof Map) return new Map(value);
  return isPlainObject(value) ? { ...value } : value;
};
