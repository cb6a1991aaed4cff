// A default is handed out with every match that needs it, so it is a copy that nobody can change. A `Date` cannot be
// frozen: each match has its own.

import { isRecord } from "../uri/params.js";

/** A copy of what can be copied: arrays and plain objects, frozen, and dates. All else stays what it is. */
const copyOf = (value: unknown, made: Map<unknown, unknown>): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return new Date(value);
  if (made.has(value)) return made.get(value);
  if (!Array.isArray(value) && !isRecord(value)) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  made.set(value, copy);
  for (const key of Reflect.ownKeys(copy)) Reflect.set(copy, key, copyOf(Reflect.get(copy, key), made));
  return Object.freeze(copy);
};

/** What reads a value that may be missing, and what stands for it then: a copy each time that it is asked for. */
export const withDefault = <Inner, Default>(
  optional: Inner,
  otherwise: Default,
): { readonly optional: Inner; readonly otherwise: Default } => {
  const own = copyOf(otherwise, new Map());
  return Object.freeze({
    optional,
    get otherwise(): Default {
      // What is copied has the type that it had.
      return copyOf(own, new Map()) as Default;
    },
  });
};
