import { pctNormalize } from "../algorithm/pct-normalize.js";
import { type CharacterSet, queryDataSet, querySet, segmentDataSet } from "../grammar/characters.js";
import { fault } from "../grammar/fault.js";
import { kindOfHost } from "../grammar/host.js";
import { percentEncode } from "../grammar/percent-encode.js";
import { portNumber } from "../grammar/port.js";
import type { RouteCode } from "../uri/codes.js";
import type { Uri } from "../uri/components.js";
import { type Failure, failureOf, UriError } from "../uri/failure.js";
import { encodeData, scalarText } from "../uri/scalar.js";
import { segmentFailure } from "../uri/segment.js";
import { makeUri } from "../uri/uri.js";
import { type AnyCodec, isList, isOptional, writeText } from "./codec.js";
import type { Base, CompiledRoute, Slot } from "./compile.js";
import type { Forest } from "./insert.js";
import { routeFailure } from "./route-failure.js";
import { routeSentences } from "./route-sentences.js";
import { normalSite } from "./site.js";
import { isLabelCode, walk } from "./walk.js";

type Values = Readonly<Record<string, unknown>>;

const componentOf = ({ kind }: Slot): "host" | "path" | "query" | "fragment" =>
  kind === "label"
    ? "host"
    : kind === "query" || kind === "repeated"
      ? "query"
      : kind === "fragment"
        ? "fragment"
        : "path";

/** Writes one link. Throws at the first value that has no spelling. */
class Writer {
  constructor(
    readonly route: CompiledRoute,
    readonly values: Values,
  ) {}

  refuse(code: RouteCode, slot: Slot, said: string): never {
    const failure = failureOf(routeSentences, fault(code, componentOf(slot), "", said), "");
    throw new UriError(routeFailure(failure, { param: slot.name, route: this.route.name }));
  }

  refuseFor(slot: Slot, failure: Failure): never {
    throw new UriError(routeFailure(failure, { param: slot.name, route: this.route.name }));
  }

  /** The value of a parameter; a default is not written. */
  value(slot: Slot): unknown {
    return Object.hasOwn(this.values, slot.name) ? this.values[slot.name] : undefined;
  }

  required(slot: Slot): unknown {
    const value = this.value(slot);
    return value === undefined ? this.refuse("missing-param", slot, slot.name) : value;
  }

  /** A value as data of its component, encoded. */
  encoded(slot: Slot, value: unknown, set: CharacterSet): string {
    const { codec } = slot;
    const inner = codec !== undefined && isOptional(codec) ? codec.optional : codec;
    if (inner === undefined) return this.data(slot, this.scalar(slot, value), set);
    if (!isList(inner)) return this.data(slot, this.coded(slot, inner, value), set);
    if (!Array.isArray(value)) return this.refuse("invalid-param", slot, `'${slot.name}' takes an array`);
    const own = `%${inner.separator.charCodeAt(0).toString(16).toUpperCase()}`;
    const items = value.map((item: unknown) =>
      this.data(slot, this.coded(slot, inner.item, item), set).replaceAll(inner.separator, own),
    );
    // One empty item is the empty text: no item at all has none.
    if (items.length === 0) {
      return this.refuse("invalid-param", slot, `'${slot.name}' takes an array that is not empty`);
    }
    return items.join(inner.separator);
  }

  scalar(slot: Slot, value: unknown): string {
    const text = scalarText(value, componentOf(slot));
    return typeof text === "string" ? text : this.refuseFor(slot, text);
  }

  coded(slot: Slot, codec: AnyCodec, value: unknown): string {
    const written = writeText(codec, value);
    return "text" in written ? written.text : this.refuse("invalid-param", slot, `'${slot.name}' ${written.refused}`);
  }

  data(slot: Slot, text: string, set: CharacterSet): string {
    const encoded = percentEncode(text, set);
    if (typeof encoded === "string") return encoded;
    const failure = encodeData(text, set, componentOf(slot));
    return typeof failure === "string" ? failure : this.refuseFor(slot, failure);
  }

  /** A value as a whole segment with the text around it. */
  segment(slot: Slot, value: unknown): string {
    const text = this.encoded(slot, value, segmentDataSet);
    const failure = segmentFailure(text);
    return failure === undefined ? text : this.refuseFor(slot, failure);
  }

  label(slot: Slot): string {
    const text = this.encoded(slot, this.required(slot), segmentDataSet);
    let index = 0;
    while (index < text.length && isLabelCode(text.charCodeAt(index))) index++;
    if (index < text.length || text === "") {
      this.refuse(
        "invalid-param",
        slot,
        `'${slot.name}' takes a label of a host: lower-case letters, digits, "-" and "_"`,
      );
    }
    return text;
  }

  authority(): string | undefined {
    const { written } = this.route;
    if (written === undefined) return undefined;
    let text = "";
    for (const piece of written) text += typeof piece === "string" ? piece : this.label(piece);
    return text;
  }

  path(): string {
    let path = "";
    let absent: Slot | undefined;
    for (const piece of this.route.path) {
      if (typeof piece === "string") path += piece;
      else if (piece.kind === "segment") path += this.affixed(piece, path);
      else if (piece.kind === "optional") {
        const value = this.value(piece);
        if (value === undefined) absent ??= piece;
        else if (absent !== undefined) this.refuse("missing-param", absent, absent.name);
        else path += `/${this.segment(piece, value)}`;
      } else path += this.rest(piece, absent);
    }
    return path === "" && (this.route.authority !== undefined || !this.route.isOwn) && !this.route.isPathless
      ? "/"
      : path;
  }

  /** A value with text around it, which may be dots only together with that text. `path` is what stands before it. */
  affixed(slot: Slot, path: string): string {
    const text = this.encoded(slot, this.required(slot), segmentDataSet);
    if (text !== "" && text !== "." && text !== "..") return text;
    const next = this.route.path[this.route.path.indexOf(slot) + 1];
    const behind = typeof next === "string" ? (next.split("/")[0] ?? "") : "";
    const before = path.slice(path.lastIndexOf("/") + 1);
    const failure = segmentFailure(text === "" ? "" : before + text + behind);
    return failure === undefined ? text : this.refuseFor(slot, failure);
  }

  rest(slot: Slot, absent: Slot | undefined): string {
    const value = this.value(slot) ?? [];
    if (!Array.isArray(value)) return this.refuse("invalid-param", slot, `'${slot.name}' takes an array`);
    if (value.length > 0 && absent !== undefined) this.refuse("missing-param", absent, absent.name);
    let path = "";
    for (const item of value) path += `/${this.segment(slot, item)}`;
    return path;
  }

  query(): string | undefined {
    const { query, isPathless } = this.route;
    let text: string | undefined;
    for (const slot of query ?? []) {
      const value = this.value(slot);
      if (value === undefined || isDropped(slot, value)) continue;
      if (slot.kind === "repeated" && !Array.isArray(value))
        this.refuse("invalid-param", slot, `'${slot.name}' takes an array`);
      for (const item of slot.kind === "repeated" && Array.isArray(value) ? value : [value]) {
        const pair = `${slot.name}=${this.encoded(slot, item, queryDataSet)}`;
        text = text === undefined ? pair : `${text}&${pair}`;
      }
    }
    // A link that is a query alone and has no value leads to the page without its query.
    return text ?? (query !== undefined && isPathless ? "" : undefined);
  }

  fragment(): string | undefined {
    const { fragment, isPathless, query } = this.route;
    if (fragment === undefined) return undefined;
    const isRequired = isPathless && query === undefined;
    const value = isRequired ? this.required(fragment) : this.value(fragment);
    return value === undefined || (!isRequired && isDropped(fragment, value))
      ? undefined
      : this.encoded(fragment, value, querySet);
  }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether a value is an empty list that may be left out: a match then has no value, or a default that is empty too. */
const isDropped = ({ codec }: Slot, value: unknown): boolean => {
  if (codec === undefined || !isEmpty(value)) return false;
  if (!isOptional(codec)) return isList(codec);
  const { otherwise } = codec;
  return isList(codec.optional) && (otherwise === undefined || isEmpty(otherwise));
};

/** The link of a route. Throws a `UriError` that names the parameter. */
export const writeLink = (route: CompiledRoute, values: Values, forest: Forest, base: Base): Uri => {
  const writer = new Writer(route, values);
  const { scheme } = route;
  const authority = writer.authority();
  const path = writer.path();
  const query = writer.query();
  const fragment = writer.fragment();
  if (route.isShadowed || route.mayBeBase) {
    const site = route.isOwn ? authority && normalSite(scheme, authority) : undefined;
    requireOwn(
      route,
      values,
      { path, front: route.isOwn ? front(scheme, site) : "", isBase: site === base.authority },
      forest,
    );
  }
  const href =
    front(scheme, authority) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`);
  if (authority === undefined) {
    return makeUri(href, scheme, undefined, undefined, undefined, undefined, undefined, path, query, fragment);
  }
  const colon = authority.lastIndexOf(":");
  const hasPort = colon > authority.lastIndexOf("]");
  const host = hasPort ? authority.slice(0, colon) : authority;
  const port = hasPort ? portNumber(authority.slice(colon + 1)) : undefined;
  return makeUri(href, scheme, authority, undefined, host, kindOfHost(host), port, path, query, fragment);
};

const front = (scheme: string | undefined, authority: string | undefined): string =>
  scheme === undefined ? "" : authority === undefined ? `${scheme}:` : `${scheme}://${authority}`;

/** Where the tree has a link: with scheme and host, or by its path alone. */
interface Placed {
  readonly front: string;
  readonly path: string;
  /** Whether the host is that of the base, whose paths are tried first. */
  readonly isBase: boolean;
}

/** Refuses values that lead to another route, or to this one in another way. */
const requireOwn = (route: CompiledRoute, values: Values, link: Placed, forest: Forest): void => {
  const path = link.front + link.path;
  // The text of the pattern stays as it is written; the tree has its normal form.
  const based = route.mayBeBase && link.isBase ? walk(forest.packed, pctNormalize(link.path)) : undefined;
  const leaf = based ?? walk(forest.packed, pctNormalize(path));
  if (leaf !== undefined && leaf === forest.leaves.get(route)?.[wayOf(route, values)]) return;
  const other =
    leaf === undefined ? "no route" : leaf.route === route ? "another reading of itself" : `'${leaf.route.name}'`;
  const failure = failureOf(
    routeSentences,
    fault("shadowed-value", "path", "", `the link '${path}' of '${route.name}' is matched by ${other}`),
    path,
  );
  throw new UriError(routeFailure(failure, { route: route.name }));
};

/** The number of the way that a link takes: how many optional segments it has, and one more for a rest that is not empty. */
const wayOf = ({ slots }: CompiledRoute, values: Values): number => {
  let way = 0;
  for (const { kind, name } of slots) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (kind === "rest" ? Array.isArray(value) && value.length > 0 : kind === "optional" && value !== undefined) way++;
  }
  return way;
};
