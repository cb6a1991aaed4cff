import { fault } from "../grammar/fault.js";
import type { Uri } from "../uri/components.js";
import { failureOf, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import { requireUri } from "../uri/uri.js";
import type { AnyPattern, Arm, Arms, Conditions, Dispatcher } from "./arms.js";
import { isPattern, look, noSelections, type Selections } from "./pattern.js";
import { refuseValue, requireRecord } from "./refuse-value.js";
import { patternSentences } from "./sentences.js";

type Test = (uri: Uri) => Selections | undefined;

/** An arm that is ready: its schemes when it names some, and what it selects. */
interface Ready {
  readonly name: string;
  readonly schemes: readonly unknown[] | undefined;
  readonly test: Test;
}

const isPart = (part: string): part is keyof Conditions & keyof Uri => Object.hasOwn(parts, part);

/** The parts that conditions name. */
const parts = {
  kind: 0,
  scheme: 0,
  authority: 0,
  userinfo: 0,
  host: 0,
  hostKind: 0,
  port: 0,
  path: 0,
  query: 0,
  fragment: 0,
  params: 0,
} as const satisfies Record<keyof Conditions, 0>;

const valuesOf = (held: unknown): readonly unknown[] => (Array.isArray(held) ? [...held] : [held]);

const partTest = (part: keyof Conditions & keyof Uri, held: unknown): Test => {
  if (isPattern(held)) return (uri) => look(held, uri[part]);
  const values = valuesOf(held);
  return (uri) => (values.includes(uri[part]) ? noSelections : undefined);
};

const isList = (arm: Arm): arm is readonly (AnyPattern | Conditions)[] => Array.isArray(arm);

const testsOf = (arm: Arm): Test[] => {
  if (isList(arm)) return arm.flatMap(testsOf);
  if (isPattern(arm)) return [(uri) => look(arm, uri)];
  return Object.entries(requireRecord(arm, "conditions")).map(([part, held]) => {
    if (isPart(part)) return partTest(part, held);
    throw new UriError(failureOf(patternSentences, fault("unknown-condition", "reference", "", part), ""));
  });
};

/** All tests of an arm as one; the selections of all of them together. */
const together = (tests: readonly Test[]): Test => {
  const [only] = tests;
  if (tests.length === 1 && only !== undefined) return only;
  return (uri) => {
    let all = noSelections;
    for (const test of tests) {
      const some = test(uri);
      if (some === undefined) return undefined;
      if (some !== noSelections) all = all === noSelections ? some : { ...all, ...some };
    }
    return Object.freeze(all);
  };
};

const schemesOf = (arm: Arm): readonly unknown[] | undefined => {
  if (isList(arm)) return arm.map(schemesOf).find((schemes) => schemes !== undefined);
  if (isPattern(arm) || !("scheme" in arm) || isPattern(arm.scheme)) return undefined;
  return valuesOf(arm.scheme);
};

const readyOf = (arms: Arms): readonly Ready[] =>
  Object.entries(requireRecord(arms, "arms")).map(([name, arm]) => {
    if (String(Number(name) >>> 0) === name) {
      throw new UriError(failureOf(patternSentences, fault("indexed-name", "reference", "", name), ""));
    }
    const test = together(testsOf(arm));
    return { name, schemes: schemesOf(arm), test };
  });

/** What `match` gives, as the run time knows it. */
interface Found {
  readonly name: string;
  readonly selected: Selections;
  readonly uri: Uri;
}

/** The first arm that takes a value. Arms that name schemes are tried for these only. */
const finderOf = (arms: Arms): ((uri: Uri) => Found | undefined) => {
  const all = readyOf(arms);
  const others = all.filter(({ schemes }) => schemes === undefined);
  const byScheme = new Map<unknown, readonly Ready[]>();
  for (const scheme of new Set(all.flatMap(({ schemes }) => schemes ?? []))) {
    byScheme.set(
      scheme,
      all.filter(({ schemes }) => schemes?.includes(scheme) ?? true),
    );
  }
  return (uri) => {
    requireUri(uri);
    for (const { name, test } of byScheme.get(uri.scheme) ?? others) {
      const selected = test(uri);
      if (selected !== undefined) return Object.freeze({ name, selected, uri });
    }
    return undefined;
  };
};

/** The function of an arm; what every object inherits is none. */
const functionOf = (handlers: unknown, name: string): ((selected: Selections, uri: Uri) => unknown) => {
  if (typeof handlers !== "object" || handlers === null) {
    return refuseValue(`the functions of arms are in an object, not ${nameOf(handlers)}`);
  }
  const found: unknown = Reflect.get(handlers, name);
  const isOwn = typeof found === "function" && found !== Reflect.get(Object.prototype, name);
  return isOwn
    ? (selected, uri) => Reflect.apply(found, handlers, [selected, uri])
    : refuseValue(`there is no function for the arm "${name}"`);
};

/**
 * A dispatcher over many arms: a table of patterns with names, and a function for each of them. What ts-pattern does with
 * a chain of `with`, for a fraction of its work in the compiler and at run time.
 *
 * An arm is a pattern of this entry, an object that holds parts of a `Uri` to values (one, or one of several) or patterns,
 * or an array of both that all hold. The first arm that takes the value decides, in the order of the object. Patterns of
 * ts-pattern itself are for `match`: here they are refused by the compiler.
 *
 * @throws {UriError} `indexed-name` for an arm that is named by a number, which an object puts before the others;
 * `unknown-condition` for a part that a `Uri` has not; `invalid-value` for what is no arm. `match` and `handle` throw
 * `not-a-uri`.
 * @example
 * const links = dispatch({
 *   profile: { scheme: ["http", "https"], host: host("{tenant}.example.com"), path: path("/users/{id}") },
 *   mail: { scheme: "mailto" },
 * });
 * const shown = links.handle(
 *   parse("https://acme.example.com/users/42"),
 *   { profile: ({ tenant, id }) => `${id} of ${tenant}`, mail: (_, mail) => mail.path },
 *   ({ href }) => href,
 * );
 * shown; // => "42 of acme"
 */
export const dispatch = <const Table extends Arms>(arms: Table): Dispatcher<Table> => {
  const find = finderOf(arms);
  const dispatcher = {
    match: find,
    handle: (uri: Uri, handlers: unknown, otherwise: unknown): unknown => {
      const found = find(uri);
      if (found !== undefined) return functionOf(handlers, found.name)(found.selected, uri);
      return typeof otherwise === "function"
        ? Reflect.apply(otherwise, undefined, [uri])
        : refuseValue(`what happens otherwise is a function, not ${nameOf(otherwise)}`);
    },
  };
  // The table's types are those of its names, which the run time has as text.
  return Object.freeze(dispatcher) as object as Dispatcher<Table>;
};
