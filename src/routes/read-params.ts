import { isIn, QUERY } from "../grammar/characters.js";
import { type Component, fault } from "../grammar/fault.js";
import { isTriplet } from "../grammar/pct-encoded.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { hasBrokenTriplet } from "../grammar/scan.js";
import { failureOf } from "../uri/failure.js";
import { type AnyCodec, isList, isOptional, readNothing, readText } from "./codec.js";
import type { CompiledRoute, Slot } from "./compile.js";
import { type RouteFailure, routeFailure } from "./route-failure.js";
import { routeSentences } from "./route-sentences.js";
import type { Leaf } from "./tree.js";
import { trail } from "./walk.js";

/** What was captured could not be read: why, and where it stands in the text that was matched. */
export class Refusal {
  constructor(
    readonly slot: Slot,
    readonly at: number,
    readonly code: "invalid-param" | "invalid-utf8" | "invalid-percent-encoding",
    readonly said: string,
  ) {}
}

type Params = Record<string, unknown>;

/** A schema may give `undefined` for a text: that is no value where there must be one. */
const required = (slot: Slot, value: unknown, at: number): unknown =>
  value === undefined
    ? new Refusal(slot, at, "invalid-param", `'${slot.name}' has a schema that gives nothing`)
    : value;

/** Puts a value; what a schema makes of a text that may be missing may be nothing, too. */
const put = (params: Params, { name, codec }: Slot, value: unknown): void => {
  const given = value === undefined && codec !== undefined && isOptional(codec) ? codec.otherwise : value;
  if (given !== undefined) params[name] = given;
};

/** The value of one decoded text, or why it has none. */
const readOne = (slot: Slot, codec: AnyCodec | undefined, raw: string, at: number): unknown => {
  // Only a request target can have a "%" without two digits here.
  const isBroken = hasBrokenTriplet(raw);
  const text = isBroken ? undefined : percentDecode(raw);
  if (text === undefined) return new Refusal(slot, at, isBroken ? "invalid-percent-encoding" : "invalid-utf8", "");
  if (codec === undefined) return text;
  const read = readText(codec, text);
  return "value" in read ? read.value : new Refusal(slot, at, "invalid-param", `'${slot.name}' ${read.refused}`);
};

/** The value of the raw text of a parameter: split first where it is a list, then decoded. */
const readRaw = (slot: Slot, raw: string, at: number): unknown => {
  const { codec } = slot;
  if (codec === undefined) return readOne(slot, undefined, raw, at);
  const inner = isOptional(codec) ? codec.optional : codec;
  if (!isList(inner)) return readOne(slot, inner, raw, at);
  return readAll(slot, raw.split(inner.separator), at, (_, item, place) => readOne(slot, inner.item, item, place));
};

/** The values of raw texts that stand one behind the other, with a separator between them. */
const readAll = (slot: Slot, raws: readonly string[], at: number, read: typeof readRaw): unknown => {
  const values: unknown[] = [];
  let place = at;
  for (const raw of raws) {
    const value = required(slot, read(slot, raw, place), place);
    if (value instanceof Refusal) return value;
    values.push(value);
    place += raw.length + 1;
  }
  return Object.freeze(values);
};

/** Puts what stands for a missing parameter, or refuses. */
const putNothing = (params: Params, slot: Slot, at: number): Refusal | undefined => {
  const { codec } = slot;
  if (slot.kind === "repeated" || slot.kind === "rest") {
    params[slot.name] = empty;
    return undefined;
  }
  if (codec === undefined) return undefined;
  const read = readNothing(codec);
  if ("refused" in read) return new Refusal(slot, at, "invalid-param", `'${slot.name}' is missing and ${read.refused}`);
  put(params, slot, read.value);
  return undefined;
};

const empty: readonly unknown[] = Object.freeze([]);

const readQuery = (
  params: Params,
  slots: readonly Slot[],
  text: string,
  from: number,
  to: number,
): Refusal | undefined => {
  const raws: string[][] = slots.map(() => []);
  const places: number[] = slots.map(() => from);
  for (let start = from; start < to; ) {
    // Searching for "=" would pass the end of the pair, and read the same text again for the next one.
    let end = start;
    let equals = -1;
    for (; end < to; end++) {
      const code = text.charCodeAt(end);
      if (code === 38) break;
      if (code === 61 && equals < 0) equals = end;
    }
    if (equals < 0) equals = end;
    const key = text.slice(start, equals);
    const decoded = hasBrokenTriplet(key) ? key : (percentDecode(key) ?? key);
    const index = slots.findIndex(({ name }) => name === decoded);
    if (index >= 0) {
      const found = raws[index];
      if (found?.length === 0) places[index] = Math.min(equals + 1, end);
      found?.push(equals < end ? text.slice(equals + 1, end) : "");
    }
    start = end + 1;
  }
  for (const [index, slot] of slots.entries()) {
    const found = readPairs(params, slot, raws[index] ?? [], places[index] ?? from);
    if (found !== undefined) return found;
  }
  return undefined;
};

const readPairs = (params: Params, slot: Slot, raws: readonly string[], at: number): Refusal | undefined => {
  if (raws.length === 0) return putNothing(params, slot, at);
  if (slot.kind === "repeated") {
    const values = raws.map((raw) => required(slot, readRaw(slot, raw, at), at));
    const refused = values.find((value) => value instanceof Refusal);
    if (refused instanceof Refusal) return refused;
    params[slot.name] = Object.freeze(values);
    return undefined;
  }
  if (raws.length > 1)
    return new Refusal(slot, at, "invalid-param", `'${slot.name}' is there ${raws.length} times, and has one value`);
  const value = readRaw(slot, raws[0] ?? "", at);
  if (value instanceof Refusal) return value;
  put(params, slot, value);
  return undefined;
};

/** Whether a text from an index on is query and fragment; the index of "#", or of the end, or -1 when it is not. */
const tailEnd = (text: string, from: number): number => {
  let hash = text.length;
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isIn(code, QUERY)) continue;
    if (code === 37 && isTriplet(text, index)) index += 2;
    else if (code === 35 && hash === text.length) hash = index;
    else return -1;
  }
  return hash;
};

/** What the parameters of a leaf are in a text, a refusal, or nothing when the text is no reference behind its path. */
export const readParams = (
  leaf: Leaf,
  text: string,
  asQuery: ((text: string) => string) | undefined,
): Params | Refusal | undefined => {
  const { slots, rest, route } = leaf;
  const { starts, ends, end } = trail;
  const hash = end === text.length ? end : tailEnd(asQuery === undefined ? text : asQuery(text), end);
  if (hash < 0) return undefined;
  const params: Params = {};
  const count = slots.length;
  if (leaf.names !== undefined) {
    for (let index = 0; index < count; index++) {
      const slot = slots[index];
      const raw = text.slice(starts[index], ends[index]);
      const value = trail.isEscaped ? percentDecode(raw) : raw;
      if (slot === undefined) continue;
      if (value === undefined) return new Refusal(slot, starts[index] ?? 0, "invalid-utf8", "");
      params[slot.name] = value;
    }
    return params;
  }
  // A codec may match another target, which overwrites the trail: the texts are cut before the first one is called.
  const raws = slots.map((_, index) => text.slice(starts[index], ends[index]));
  const places = starts.slice(0, count + 1);
  const isRest = rest !== undefined && leaf.isRest;
  const restRaw = isRest ? text.slice(starts[count], ends[count]) : "";
  for (const [index, slot] of slots.entries()) {
    const at = places[index] ?? 0;
    const read = readRaw(slot, raws[index] ?? "", at);
    const value = slot.kind === "optional" ? read : required(slot, read, at);
    if (value instanceof Refusal) return value;
    put(params, slot, value);
  }
  // An optional segment that is missing; a rest that follows it is then empty.
  for (const slot of route.slots) {
    if (slot === rest || slots.includes(slot)) continue;
    const refused = putNothing(params, slot, end);
    if (refused !== undefined) return refused;
  }
  if (rest !== undefined) {
    const value = isRest ? readAll(rest, restRaw.split("/"), places[count] ?? 0, readRaw) : empty;
    if (value instanceof Refusal) return value;
    params[rest.name] = value;
  }
  return readTail(params, route, text, end, hash) ?? params;
};

/** Reads query and fragment of a text whose path ends at an index. */
export const readTail = (
  params: Params,
  route: CompiledRoute,
  text: string,
  end: number,
  hash: number,
): Refusal | undefined => {
  const { query, fragment } = route;
  if (query !== undefined) {
    const found = readQuery(params, query, text, text[end] === "?" ? end + 1 : hash, hash);
    if (found !== undefined) return found;
  }
  if (fragment === undefined) return undefined;
  if (hash === text.length) return putNothing(params, fragment, hash);
  const value = readRaw(fragment, text.slice(hash + 1), hash + 1);
  if (value instanceof Refusal) return value;
  put(params, fragment, value);
  return undefined;
};

/** Reads a target that is a query or a fragment alone. */
export const readPathless = (route: CompiledRoute, text: string): Params | Refusal | undefined => {
  const hash = tailEnd(text, 0);
  if (hash < 0) return undefined;
  const params: Params = {};
  return readTail(params, route, text, 0, hash) ?? params;
};

const components: Readonly<Record<Slot["kind"], Component>> = {
  label: "host",
  segment: "path",
  optional: "path",
  rest: "path",
  query: "query",
  repeated: "query",
  fragment: "fragment",
};

/** The failure of a refusal; `before` is the text of the target up to the place. */
export const failureOfRefusal = (
  refusal: Refusal,
  route: CompiledRoute,
  before: string,
  input: string,
): RouteFailure => {
  const { slot, code, said } = refusal;
  const failure = failureOf(routeSentences, fault(code, components[slot.kind], before, said), input);
  return routeFailure(failure, { param: slot.name, route: route.name });
};
