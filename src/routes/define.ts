// What a table is made of, checked when it is made: the compiler checks it for those who have one.

import { fault } from "../grammar/fault.js";
import { failureOf, UriError } from "../uri/failure.js";
import { nameOf } from "../uri/scalar.js";
import {
  type AnyCodec,
  type Codecs,
  isCodec,
  isItemCodec,
  isList,
  isOptional,
  type ListCodec,
  type ParamCodec,
} from "./codec.js";
import { withDefault } from "./default-value.js";
import { isPatternFault, type Pattern, parsePattern } from "./pattern.js";
import { patternSentences } from "./pattern-sentences.js";
import { type Names, refuseValue, routeFailure } from "./route-failure.js";
import { routeSentences } from "./route-sentences.js";
import type { Mount, Route, Table, TableEntry } from "./table.js";

/** The parts of the text of a pattern. Throws what is wrong with it. */
export const requirePattern = (text: unknown, names: Names = {}): Pattern => {
  if (typeof text !== "string") {
    const wrong = fault("not-a-string", "reference", "", nameOf(text));
    throw new UriError(routeFailure(failureOf(routeSentences, wrong, ""), names));
  }
  const parsed = parsePattern(text);
  if (!isPatternFault(parsed)) return parsed;
  throw new UriError(routeFailure(failureOf(patternSentences, parsed, text), names));
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);

/** What is wanted of a codec, in words that follow a name. */
const wanted = "an object with `read` and `write`, a Standard Schema, `list` or `optional`";

const plain = "an object with `read` and `write`, or a Standard Schema";

/** What reads one text, checked; `of` says whose it is. */
export const requireItemCodec = <Given extends AnyCodec>(codec: Given, of: string): Given =>
  isItemCodec(codec) ? codec : refuseValue(`the codec of ${of} is ${plain}, not ${nameOf(codec)}`);

/** What `optional` takes, checked. */
export const requireInner = <Given extends AnyCodec | ListCodec>(codec: Given): Given =>
  isCodec(codec) && !isOptional(codec)
    ? codec
    : refuseValue(`the codec of an optional parameter is ${plain}, or \`list\`, not ${nameOf(codec)}`);

/** A codec that was made by hand as `list` and `optional` make it. */
const ownCodec = (codec: ParamCodec): ParamCodec => {
  if (isOptional(codec)) return withDefault(ownInner(codec.optional), codec.otherwise);
  return ownInner(codec);
};

const ownInner = (codec: AnyCodec | ListCodec): AnyCodec | ListCodec =>
  isList(codec) ? Object.freeze({ item: codec.item, separator: codec.separator }) : codec;

/** The codecs of a route as a copy that nobody can change. */
export const ownCodecs = (codecs: unknown): Codecs => {
  if (codecs === undefined) return Object.freeze({});
  if (!isRecord(codecs)) return refuseValue(`the codecs of a route are an object, not ${nameOf(codecs)}`);
  const own: Record<string, ParamCodec> = {};
  for (const name of Object.keys(codecs)) {
    const codec = codecs[name];
    if (codec === undefined) continue;
    if (!isCodec(codec)) refuseValue(`the codec of '${name}' is ${wanted}, not ${nameOf(codec)}`, { param: name });
    else own[name] = ownCodec(codec);
  }
  return Object.freeze(own);
};

const isMount = (entry: object): entry is Mount => "prefix" in entry && "routes" in entry;

const isRoute = (entry: object): entry is Route => "pattern" in entry;

const ownEntry = (entry: unknown, name: string): TableEntry => {
  if (typeof entry === "string") return entry;
  if (isObject(entry)) {
    if (isMount(entry)) {
      const { prefix, codecs, routes } = entry;
      return Object.freeze({ prefix, codecs: ownCodecs(codecs), routes: ownTable(routes) });
    }
    if (isRoute(entry)) return Object.freeze({ pattern: entry.pattern, codecs: ownCodecs(entry.codecs) });
  }
  const said = `'${name}' in a table is a pattern, a route or a mount, not ${nameOf(entry)}`;
  return refuseValue(said, { route: name });
};

/** A table as a copy that nobody can change, with copies of what is in it. */
export const ownTable = (table: unknown): Table => {
  if (!isRecord(table)) return refuseValue(`a table of routes is an object, not ${nameOf(table)}`);
  const own: Record<string, TableEntry> = {};
  for (const name of Object.keys(table)) {
    // A name that the prototype takes would be lost, or change what the table inherits.
    Object.defineProperty(own, name, { value: ownEntry(table[name], name), enumerable: true });
  }
  return Object.freeze(own);
};
