// Patterns of two other routers as patterns of this library, where it can say them.

/** Why a pattern has no conversion. */
export type Unsaid = { readonly unsaid: string };

export type Conversion = { readonly pattern: string; readonly rest: string | undefined } | Unsaid;

const names = /^[A-Za-z_][A-Za-z0-9_]*/;

/** path-to-regexp 8: ":name", "*name", "{optional}", "\\" before syntax. */
export function fromPathToRegexp(source: string, options: Readonly<Record<string, unknown>>): Conversion {
  if (options.delimiter !== undefined) return { unsaid: "another delimiter than /" };
  if (options.end === false) return { unsaid: "a match of the start of a path" };
  if (!source.startsWith("/") && !source.startsWith("{/")) return { unsaid: "a path without / at its start" };
  let pattern = "";
  let rest: string | undefined;
  for (let index = 0; index < source.length; ) {
    const tail = source.slice(index);
    const optional = /^\{\/:([A-Za-z_]\w*)\}/.exec(tail);
    const wildcard = /^\/\*([A-Za-z_]\w*)$/.exec(tail);
    if (optional !== null) {
      pattern += `{/${optional[1]}}`;
      index += optional[0].length;
    } else if (wildcard !== null) {
      rest = wildcard[1];
      pattern += `{/${rest}*}`;
      index += wildcard[0].length;
    } else if (tail[0] === ":") {
      const name = names.exec(tail.slice(1))?.[0];
      if (name === undefined) return { unsaid: "a parameter without a name of letters" };
      pattern += `{${name}}`;
      index += 1 + name.length;
    } else if (tail[0] === "*") return { unsaid: "a wildcard that is not the last segment" };
    else if (tail[0] === "{") return { unsaid: "an optional part that is no whole segment" };
    else if (tail[0] === "\\") {
      pattern += tail[1] ?? "";
      index += 2;
    } else {
      pattern += tail[0];
      index += 1;
    }
  }
  return { pattern, rest };
}

/** The pathname of a URLPattern: ":name" with "?", "+" or "*", "*", "{...}", "(...)", "\\" before syntax. */
export function fromUrlPattern(source: string): Conversion {
  if (!source.startsWith("/")) return { unsaid: "a path without / at its start" };
  let pattern = "";
  let rest: string | undefined;
  for (let index = 0; index < source.length; ) {
    const tail = source.slice(index);
    const many = /^\/:([A-Za-z_]\w*)\*$/.exec(tail);
    const maybe = /^\/:([A-Za-z_]\w*)\?/.exec(tail);
    if (many !== null) {
      rest = many[1];
      pattern += `{/${rest}*}`;
      index += many[0].length;
    } else if (maybe !== null) {
      pattern += `{/${maybe[1]}}`;
      index += maybe[0].length;
    } else if (tail === "/*") {
      rest = "0";
      pattern += "{/0*}";
      index += 2;
    } else if (tail[0] === ":") {
      const name = names.exec(tail.slice(1))?.[0];
      if (name === undefined) return { unsaid: "a parameter whose name has letters outside ASCII" };
      const next = tail[1 + name.length] ?? "";
      if (next === "(") return { unsaid: "a regular expression" };
      if (next === "+") return { unsaid: "a rest of at least one segment" };
      pattern += `{${name}}`;
      index += 1 + name.length;
    } else if (tail[0] === "(") return { unsaid: "a regular expression" };
    else if (tail[0] === "*") return { unsaid: "a wildcard that is not the last segment" };
    else if (tail[0] === "{") return { unsaid: "a group" };
    else if (tail[0] === "\\") {
      pattern += tail[1] ?? "";
      index += 2;
    } else {
      pattern += tail[0];
      index += 1;
    }
  }
  return { pattern, rest };
}
