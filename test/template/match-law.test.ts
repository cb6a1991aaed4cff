// The law of matching. For a template and values that make a link, either the template is reported as ambiguous, or
// `match` gives values that make a link of the same decoded parts, its scheme and its host in any case. They are the values themselves, as text, but for what a
// link does not tell: lists and records without "*" are text with commas; between the commas of "{a,b}" and of "+" and "#"
// each item is one; a record behind "/", "." and no operator is a list of "name=value"; a prefix alone is all that is known
// of its value; behind "+" and "#" a triplet of what is always written as one is read as that character. A record that is
// read cannot have names that are numbers behind others, as no object can: where their order counts, nothing is read. Nor may it be where a
// variable stands behind "+" or "#" and with a prefix: the start of " %20" and of two spaces differ, what "+" writes does not.
// Beside an exploded variable a pair that has the name of another variable is that of the other, though a record may have
// had it: of "{?page,tag*}" and the record { page: 1 } page is read.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeParse, UriError } from "../../src/index.js";
import { safeTemplate, type Template, type TemplateValues } from "../../src/template/index.js";

const names = ["a", "b", "d.e", "list", "%41x", "__proto__"];
const operators = ["", "", "+", "#", ".", "/", ";", "?", "&"];
const spec = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom("", "", "", "*", "*", ":2", ":9"))
  .map(([name, modifier]) => name + modifier);
const expression = fc
  .tuple(fc.constantFrom(...operators), fc.array(spec, { minLength: 1, maxLength: 3 }))
  .map(([operator, list]) => `{${operator}${list.join(",")}}`);
const literal = fc.constantFrom(
  ..."/|/|/x|/x/|-|x|?k=1|&k=1|&|?k=|&k=|#|%2F|%2f|%c3%a9|:|.|;|,|=|caf\u00e9|//x".split("|"),
);
const start = fc.constantFrom("", "/", "/s/", "https://h.example", "https://h.example/", "mailto:", "https://", "{+a}");
const template = fc
  .tuple(start, fc.array(fc.oneof(expression, expression, literal), { minLength: 1, maxLength: 4 }))
  .map(([head, parts]) => head + parts.join(""));

const character = fc.constantFrom(
  ..."a|A|.|-|/|%| |,|=|&|;|\u00e9|\u{1f600}|%41|%2f|%2F|%20|?|#|:|@|+|1|~|..|[".split("|"),
);
const text = fc.oneof(
  fc.constantFrom("x", "ab", "abc", "1", "y-z"),
  fc.array(character, { maxLength: 4 }).map((parts) => parts.join("")),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.integer(),
  fc.boolean(),
  fc.constant(undefined),
  { weight: 3, arbitrary: fc.array(text, { maxLength: 3 }) },
  fc.dictionary(
    text.filter((name) => !/^\d+$/.test(name)),
    text,
    { maxKeys: 2 },
  ),
);
const values = fc.array(value, { minLength: names.length, maxLength: names.length });

/** The octets of a text of ASCII: what decodes alike has the same, be it UTF-8 or not. */
const decode = (of: string): string =>
  of.replace(/%([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));

/** The decoded parts of a link, by the expression of RFC 3986 appendix B: nothing of the library judges it. */
const partsOf = (link: string) => {
  const [, scheme, authority, path = "", query, fragment] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(link) ?? [];
  const pairs = query?.split("&").map((pair) => {
    const [name = "", ...data] = pair.split("=");
    return JSON.stringify(data.length === 0 ? [decode(name)] : [decode(name), decode(data.join("="))]);
  });
  // The case of a scheme and a host does not count, that of userinfo does.
  const host = authority?.slice(authority.indexOf("@") + 1);
  return {
    scheme: scheme?.toLowerCase(),
    userinfo: authority?.includes("@") ? decode(authority.slice(0, authority.indexOf("@"))) : undefined,
    host: host && decode(host).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    segments: path.split("/").map(decode),
    pairs: pairs?.sort(),
    fragment: fragment && decode(fragment),
  };
};

const wide = (of: string): Template | undefined => {
  const made = safeTemplate(of);
  return made.ok ? made.value : undefined;
};

const given = (of: Template, all: readonly unknown[]): TemplateValues =>
  Object.fromEntries(
    names.map((name, at) => [name, all[at]] as const).filter(([name]) => of.variables.includes(name)),
  ) as TemplateValues;

const matchOf = (of: Template, link: string) => {
  try {
    return of.match(link);
  } catch (error) {
    if (error instanceof UriError && error.code === "ambiguous-template") return "ambiguous";
    throw error;
  }
};

/** Whether a variable stands in several places, in one of them with a prefix: its texts may not tell one value. */
const isHalfTold = (text: string): boolean =>
  names.some((name) => {
    const places = [...text.matchAll(/\{([^}]*)\}/g)].filter(([, list = ""]) =>
      list
        .replace(/^[+#./;?&]/, "")
        .split(",")
        .some((of) => of.replace(/[*:].*/, "") === name),
    );
    return places.length > 1 && places.some(([, list = ""]) => list.includes(`${name}:`));
  });

/** A template that starts with a base reads its text, which is given as a `Uri` again. */
const again = (of: Template, found: Readonly<Record<string, unknown>>) => {
  const name = /^\{\+([^,:*}]+)[,}]/.exec(of.text)?.[1] ?? "";
  const base = safeParse(Object.hasOwn(found, name) ? String(found[name]) : "");
  const isBase = base.ok && base.uri.authority !== undefined;
  return of.safeExpand((isBase ? { ...found, [name]: base.uri } : found) as TemplateValues);
};

describe("match", () => {
  test("gives what makes the link again, or says that the template is ambiguous", () => {
    const count = { read: 0, ambiguous: 0, same: 0 };
    fc.assert(
      fc.property(template, values, (text, all) => {
        const of = wide(text);
        if (of === undefined) return;
        const made = of.safeExpand(given(of, all));
        if (!made.ok) return;
        const found = matchOf(of, made.uri.href);
        if (found === "ambiguous") {
          count.ambiguous++;
          return;
        }
        if (found === undefined && isHalfTold(text)) return;
        count.read++;
        expect(found).toBeDefined();
        const other = again(of, found ?? {});
        expect(other.ok && partsOf(other.uri.href)).toEqual(partsOf(made.uri.href));
      }),
      { numRuns: 20_000 },
    );
    expect(count.read).toBeGreaterThan(3_000);
    expect(count.ambiguous).toBeGreaterThan(1_000);
  });

  test("gives the values themselves where the link tells them", () => {
    let told = 0;
    fc.assert(
      fc.property(template, values, (text, all) => {
        const of = wide(text);
        // Here a link does not tell all: see above.
        if (of === undefined || /\{[+#]|:\d|\{[^}+#./;?&][^}]*,/.test(text)) return;
        const data = given(of, all);
        const made = of.safeExpand(data);
        const found = made.ok ? matchOf(of, made.uri.href) : undefined;
        if (!made.ok || found === "ambiguous") return;
        for (const name of of.variables) {
          const value = Object.hasOwn(data, name) ? data[name] : undefined;
          const specs = [...text.matchAll(/\{([./;?&]?)([^}]*)\}/g)].flatMap(([, operator = "", list = ""]) =>
            list.split(",").map((of) => [operator, of] as const),
          );
          const own = specs.filter(([, of]) => of === name || of === `${name}*`);
          const [[operator, as] = ["", ""]] = own;
          if (own.length !== 1) continue;
          const isText = typeof value !== "object";
          const isGone = value === undefined || (!isText && Object.keys(value ?? {}).length === 0);
          const isNamed = ";?&".includes(operator) && operator !== "";
          if (!isText && !isGone && (as === name || (!Array.isArray(value) && !isNamed))) continue;
          // A record of nothing but the variable's own name is the same text as a list of one.
          if (!isText && !Array.isArray(value) && value !== null && Object.keys(value).every((key) => key === name))
            continue;
          told++;
          const expected = isGone ? undefined : !isText ? value : as === name ? String(value) : [String(value)];
          expect(found && Object.hasOwn(found, name) ? found[name] : undefined).toEqual(expected);
        }
      }),
      { numRuns: 20_000 },
    );
    expect(told).toBeGreaterThan(500);
  });

  const changes = [
    ..."a>%61|%2C>,|,>%2C|%3D>=|=>%3D|%26>&|%20>%2f|/>//|/>%2F|%2F>/|?>%3F|&>&&|x>|#>?|=>|:>%3A|%>%25|%>|&>&k=1&|https>HtTps|h.example>H.Example|x>X|a>\u00e9|a> ".split(
      "|",
    ),
  ].map((change) => change.split(">") as [string, string]);

  test("gives nothing, or what makes the link again, for links of others", () => {
    let read = 0;
    fc.assert(
      fc.property(template, values, fc.array(fc.constantFrom(...changes), { maxLength: 2 }), (text, all, others) => {
        const of = wide(text);
        const made = of?.safeExpand(given(of, all));
        if (of === undefined || made === undefined || !made.ok) return;
        const link = others.reduce<string>((href, [from, to]) => href.replace(from, to), made.uri.href);
        const found = matchOf(of, link);
        if (found === "ambiguous" || found === undefined) return;
        read++;
        const other = again(of, found);
        expect(other.ok && partsOf(other.uri.href)).toEqual(partsOf(link));
      }),
      { numRuns: 20_000 },
    );
    expect(read).toBeGreaterThan(2_000);
  });

  test("takes any text", () => {
    const any = fc.array(fc.oneof(character, fc.constantFrom("\ud800", "\n", "%", "%4", "{", "//")), { maxLength: 8 });
    fc.assert(
      fc.property(template, any, (text, parts) => {
        const of = wide(text);
        if (of !== undefined) matchOf(of, parts.join(""));
      }),
      { numRuns: 5_000 },
    );
  });
});
