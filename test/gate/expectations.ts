import assert from "node:assert/strict";
import { format, inspect } from "node:util";

/** Holds that a value is what the text behind `// =>` says: as JSON, as `util.inspect` prints it, or as an expression. */
export function equals(text: string, ...values: readonly unknown[]): void {
  assert.equal(values.length, 1, "one value is compared");
  const [value] = values;
  if (spellings(value).includes(text)) return;
  const expected = evaluate(text);
  const same = expected.ok && spellings(expected.value).some((spelling) => spellings(value).includes(spelling));
  assert.ok(same, `the value is ${show(value)}, not ${text}`);
}

/** Holds what `console.log(...values)` prints; one value may also be given as by `equals`. */
export function prints(text: string, ...values: readonly unknown[]): void {
  if (format(...values) === text) return;
  equals(text, ...values);
}

/** Holds that an action throws an error whose message has the fragment. */
export function throws(action: () => unknown, fragment: string): void {
  let message: string | undefined;
  try {
    action();
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  }
  assert.ok(message !== undefined, `nothing was thrown; expected an error with: ${fragment}`);
  assert.ok(message.includes(fragment), `the error is: ${message}; expected: ${fragment}`);
}

function show(value: unknown): string {
  return inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY, maxArrayLength: null });
}

/** JSON loses `undefined`, so it is a spelling only of values that it keeps. */
function spellings(value: unknown): string[] {
  const json: string | undefined = JSON.stringify(value);
  const printed = show(value).replaceAll("[Object: null prototype] ", "");
  return json === undefined || /\b(undefined|NaN|Infinity)\b/.test(printed) ? [printed] : [printed, json];
}

function evaluate(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: new Function(`return (${text});`)() };
  } catch {
    return { ok: false };
  }
}
