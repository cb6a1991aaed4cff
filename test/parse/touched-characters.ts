type Method = (this: unknown, ...args: unknown[]) => unknown;

/** How many characters one call of a string method looks at, by its receiver, its arguments and its result. */
function costOf(name: string, text: string, args: readonly unknown[], result: unknown): number {
  switch (name) {
    case "charCodeAt":
    case "codePointAt":
    case "charAt":
    case "at":
      return 1;
    case "startsWith":
    case "endsWith":
      return String(args[0]).length;
    case "indexOf":
    case "includes": {
      const from = Number(args[1] ?? 0);
      const found = text.indexOf(String(args[0]), from);
      return (found < 0 ? text.length : found) - from + 1;
    }
    case "slice":
    case "substring":
      return String(result).length;
    default:
      return text.length + (typeof result === "string" ? result.length : 0);
  }
}

/**
 * The same for a regular expression: one that goes on from its last index looks at what stands from there to the end of
 * its match, and at one character more.
 */
function costOfMatch(expression: unknown, text: string, from: number, result: unknown): number {
  const goesOn = expression instanceof RegExp && (expression.sticky || expression.global) && result !== null;
  return goesOn ? expression.lastIndex - from + 1 : text.length;
}

function wrap(
  prototype: object,
  name: string,
  cost: (self: unknown, args: unknown[], result: unknown, from: number) => void,
): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  const original: Method = descriptor?.value;
  Object.defineProperty(prototype, name, {
    ...descriptor,
    value: function (this: unknown, ...args: unknown[]) {
      const from = this instanceof RegExp ? this.lastIndex : 0;
      const result = original.apply(this, args);
      cost(this, args, result, from);
      return result;
    },
  });
  return () => Object.defineProperty(prototype, name, { ...descriptor });
}

/**
 * How many characters the methods of strings and regular expressions touch while `work` runs.
 *
 * A measure of work without a clock: it grows tenfold with the text when the work is linear, and a hundredfold when each
 * step looks at everything behind it. What is read by index (`text[0]`) is not seen.
 */
export function touchedCharacters(work: () => unknown): number {
  let touched = 0;
  let isCounting = false;
  const count = (amount: () => number) => {
    if (!isCounting) return;
    isCounting = false;
    touched += amount();
    isCounting = true;
  };
  const methods = Object.getOwnPropertyNames(String.prototype).filter(
    (name) => name !== "constructor" && name !== "toString" && name !== "valueOf" && name !== "length",
  );
  const restore = [
    ...methods.map((name) =>
      wrap(String.prototype, name, (self, args, result) => count(() => costOf(name, String(self), args, result))),
    ),
    // The other methods, and those of strings, call this one.
    wrap(RegExp.prototype, "exec", (self, args, result, from) =>
      count(() => costOfMatch(self, String(args[0]), from, result)),
    ),
  ];
  isCounting = true;
  try {
    work();
  } finally {
    isCounting = false;
    for (const undo of restore) undo();
  }
  return touched;
}
