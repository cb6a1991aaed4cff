// What stands between braces: a list of variables of RFC 6570, held at the place where the expression stands.

import type { Fault } from "../grammar/fault.js";
import type { VariableListFault } from "../template/variable-list.js";
import type { Phrases } from "./phrases.js";

export type Invalid<Phrase extends keyof Phrases, Before extends string> = Fault<
  "invalid-pattern",
  "reference",
  Before,
  Phrases[Phrase]
>;

/** Where in a pattern a part stands: `held` behind a parameter of the same segment, `apart` behind "{/name}". */
export type State = "segment" | "held" | "apart" | "rest" | "query" | "fragment";

export interface Misplaced {
  rest: "notLast";
  query: "notLastInQuery";
  fragment: "afterFragment";
}

type Commas8 = `,${string},${string},${string},${string},${string},${string},${string},${string}`;
type Commas64 = `${Commas8}${Commas8}${Commas8}${Commas8}${Commas8}${Commas8}${Commas8}${Commas8}`;

/**
 * More than 384 names: a list past the reach of the compiler, which gives up at 1000 steps. It is checked at run time, and
 * its parameters are not known.
 */
export type LongList = `${string}${Commas64}${Commas64}${Commas64}${Commas64}${Commas64}${Commas64}`;

/** The names of an expression that has no fault. */
export type NamesIn<Inside extends string> = Inside extends `${"/" | "?" | "#"}${infer List}`
  ? List extends LongList
    ? never
    : NamesOf<List>
  : NamesOf<Inside>;

type NamesOf<List extends string, Found extends string = never> = List extends `${infer Spec},${infer Rest}`
  ? NamesOf<Rest, Found | NameOf<Spec>>
  : Found | NameOf<List>;

export type NameOf<Spec extends string> = Spec extends `${infer Name}*` ? Name : Spec;

/** Why what stands between braces has no reading where it stands. `Head` is the text before the brace. */
export type ExpressionFault<
  Inside extends string,
  Where extends State,
  Head extends string,
  Seen extends string,
  Before extends string,
> = Inside extends `${infer Operator extends "/" | "?" | "#"}${infer List}`
  ? OperatorFault<Operator, Where, Head, Before> extends infer Found extends Fault
    ? Found
    : VariablesFault<List, Operator, Seen, `${Before}${Operator}`>
  : Inside extends `${"+" | "." | ";" | "&"}${string}`
    ? Invalid<"operator", Before>
    : Inside extends `${infer Reserved extends "=" | "," | "!" | "@" | "|"}${string}`
      ? Fault<"reserved-operator", "reference", Before, Reserved>
      : Where extends keyof Misplaced
        ? Invalid<Misplaced[Where], Before>
        : Where extends "held" | "apart"
          ? Fault<"ambiguous-pattern", "path", Before, "{">
          : VariablesFault<Inside, "", Seen, Before>;

type OperatorFault<
  Operator extends string,
  Where extends State,
  Head extends string,
  Before extends string,
> = Where extends "fragment"
  ? Invalid<"afterFragment", Before>
  : Operator extends "#"
    ? undefined
    : Where extends "query"
      ? Invalid<"notLastInQuery", Before>
      : Operator extends "?"
        ? undefined
        : Where extends "rest"
          ? Invalid<"notLast", Before>
          : Head extends `${string}/`
            ? Invalid<"doubled", Before>
            : Where extends "apart"
              ? undefined
              : Before extends `${string}{/${string}`
                ? Invalid<"apart", Before>
                : undefined;

/** Why a list of variables does not fit its operator. */
export type VariablesFault<
  List extends string,
  Operator extends string,
  Seen extends string,
  Before extends string,
> = List extends ""
  ? Fault<"empty-expression", "reference", Before, "}">
  : List extends LongList
    ? undefined
    : VariableListFault<List, Before> extends infer Found extends Fault
      ? Found
      : VariableFault<List, Operator, Seen, Before>;

type VariableFault<
  List extends string,
  Operator extends string,
  Seen extends string,
  Before extends string,
> = List extends `${infer Spec},${infer Rest}`
  ? Operator extends "/" | "?"
    ? VarspecFault<Spec, Operator, Rest, Seen, Before> extends infer Found extends Fault
      ? Found
      : VariableFault<Rest, Operator, Seen | NameOf<Spec>, `${Before}${Spec},`>
    : Invalid<Operator extends "#" ? "fragment" : "several", `${Before}${Spec}`>
  : VarspecFault<List, Operator, "", Seen, Before>;

type VarspecFault<
  Spec extends string,
  Operator extends string,
  Rest extends string,
  Seen extends string,
  Before extends string,
> = Spec extends `${string}:${string}`
  ? Invalid<"prefix", Before>
  : NameOf<Spec> extends `${string}${"." | "%"}${string}` | "__proto__"
    ? Invalid<"name", Before>
    : NameOf<Spec> extends Seen
      ? Fault<"duplicate-param", "reference", Before, NameOf<Spec>>
      : Spec extends `${string}*`
        ? Operator extends "?"
          ? undefined
          : Operator extends "/"
            ? Rest extends ""
              ? undefined
              : Invalid<"notLast", Before>
            : Invalid<Operator extends "#" ? "fragment" : "rest", Before>
        : undefined;
