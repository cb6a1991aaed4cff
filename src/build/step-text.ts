// What the compiler knows of a part of a builder behind the step that sets it; `undefined` leaves what stands.

import type { QueryCharacters, RegName, UserinfoCharacters } from "../grammar/characters.js";
import type { MergeQuery, PlainQuery } from "./query-text.js";
import type { Raw } from "./raw.js";
import type { Maybe } from "./shape.js";
import type { EncodeScalar, IfMissing, PlainData } from "./text.js";

/** The query behind a step: a plain record is its text, as long as no other step gave pairs. */
export type QueryAfter<Standing extends Maybe, Given> =
  PlainQuery<Given> extends never
    ? IfMissing<Given, Standing, Maybe, MergeQuery<Standing, Given>>
    : Standing extends undefined
      ? PlainQuery<Given>
      : string;

/** The fragment behind a step. What is plain for a userinfo is plain for a fragment: the compiler keeps one answer. */
export type FragmentAfter<Standing extends Maybe, Value> =
  PlainData<Value, UserinfoCharacters> extends never
    ? IfMissing<
        Value,
        Standing,
        Maybe,
        [Value] extends [Raw<"fragment", infer Text>] ? Text : EncodeScalar<Value, QueryCharacters>
      >
    : PlainData<Value, UserinfoCharacters>;

/** The port behind a step. */
export type PortText<Standing extends Maybe, Value> = IfMissing<
  Value,
  Standing,
  Maybe,
  [Value] extends [number | string] ? `${Value}` : Maybe
>;

/** The userinfo behind a step. */
export type UserinfoText<Standing extends Maybe, User, Password> = IfMissing<
  User,
  Standing,
  Maybe,
  IfMissing<
    Password,
    EncodeScalar<User, RegName>,
    string,
    `${EncodeScalar<User, RegName>}:${EncodeScalar<Password, UserinfoCharacters>}`
  >
>;
