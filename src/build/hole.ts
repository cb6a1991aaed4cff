// Where a hole of the tag stands, and what is put there: the table of design 2.1, one function for each row.

import { hexdig } from "../abnf/charset.js";
import { queryDataSet, querySet, regNameSet, segmentDataSet, userinfoSet } from "../grammar/characters.js";
import { type Component, type Fault, fault } from "../grammar/fault.js";
import { hostFault } from "../grammar/host.js";
import { portFault } from "../grammar/port.js";
import { referenceSentences } from "../grammar/reference.js";
import { schemeFault } from "../grammar/scheme.js";
import type { BuildCode, ParseCode } from "../uri/codes.js";
import { type Failure, failureOf } from "../uri/failure.js";
import { encodeScalar, invalidValue } from "../uri/scalar.js";
import { writeSegment } from "../uri/segment.js";
import { valueSentences } from "../uri/sentences.js";

/** Where a hole stands. */
export type Place =
  | "base"
  | "scheme"
  | "user"
  | "password"
  | "host"
  | "label"
  | "ip-literal"
  | "port"
  | "segment"
  | "segment-part"
  | "key"
  | "value"
  | "value-part"
  | "query"
  | "fragment"
  | "nowhere";

/** What a template has come to: `"start"` until a path is sure, `"value"` once a value of the query has begun. */
export type Part = "start" | "path" | "query" | "value" | "fragment";

const endsAt = (text: string, delimiters: string): boolean => text === "" || delimiters.includes(text.charAt(0));

/** The text up to the first of the delimiters. */
const upTo = (text: string, delimiters: RegExp): string => {
  const index = text.search(delimiters);
  return index < 0 ? text : text.slice(0, index);
};

const placeInAuthority = (before: string, after: string): Place => {
  const at = before.lastIndexOf("@");
  if (upTo(after, /[/?#]/).includes("@")) return before.includes(":") ? "password" : "user";
  const host = before.slice(at + 1);
  if (host.startsWith("[") && !host.includes("]")) return "ip-literal";
  if (host.replace(/^\[[^\]]*\]/, "").includes(":")) return "port";
  return host === "" && endsAt(after, ":/?#") ? "host" : "label";
};

const placeInQuery = (pair: string, after: string): Place => {
  const isEnd = endsAt(after, "&#");
  if (pair === "") return isEnd ? "query" : "key";
  if (!pair.includes("=")) return "key";
  return pair.endsWith("=") && pair.indexOf("=") === pair.length - 1 && isEnd ? "value" : "value-part";
};

/** What follows the scheme and its ":"; the whole text when there is none. */
const hierPartOf = (text: string): string => {
  const start = upTo(text, /[:/]/);
  return text.charAt(start.length) === ":" ? text.slice(start.length + 1) : text;
};

const isAuthority = (hierPart: string): boolean => hierPart.startsWith("//") && !hierPart.includes("/", 2);

/** Whether a text without "?" and "#" has come to its path, whatever follows. */
export const isInPath = (text: string): boolean => {
  const hierPart = hierPartOf(text);
  const isOpen = hierPart === "" || hierPart === "/" || isAuthority(hierPart);
  return !isOpen && /[:/]/.test(text);
};

/**
 * Where a hole stands between the text before it, with earlier holes filled in, and the text after it, in which a NUL
 * stands for each later hole. Behind the start, the text before it is that from the last delimiter on, or its last character.
 */
export const placeOf = (part: Part, before: string, after: string): Place => {
  if (part === "fragment") return part;
  if (part === "value") return "value-part";
  if (part === "query") return placeInQuery(before.slice(1), after);
  if (part === "start") {
    if (before === "" && endsAt(after, "/?#")) return "base";
    if (!/[:/]/.test(before)) return after.slice(upTo(after, /[:/?#]/).length).startsWith(":") ? "scheme" : "nowhere";
    const hierPart = hierPartOf(before);
    if (isAuthority(hierPart)) return placeInAuthority(hierPart.slice(2), after);
    if (hierPart === "" && endsAt(after, "/?#")) return "segment";
  }
  return before.endsWith("/") && endsAt(after, "/?#") ? "segment" : "segment-part";
};

const refuse = (code: BuildCode, component: Component, text: string): Failure =>
  failureOf(valueSentences, fault(code, component, "", text), text);

/** Raw text of one component, held to its rule and never encoded: a scheme, a host, a port. */
const rawPiece = (
  value: unknown,
  component: Component,
  rule: (text: string) => Fault<ParseCode> | undefined,
): string | Failure => {
  const text = typeof value === "number" && component === "port" ? String(value) : value;
  if (typeof text !== "string") return invalidValue(component, value);
  if (text === "") return refuse("invalid-value", component, "an empty text");
  const found = rule(text);
  return found === undefined ? text : failureOf(referenceSentences, found, text);
};

/** One label: no bracket, and no dot, however it is written, so that a value cannot add labels. */
const writeLabel = (value: unknown): string | Failure => {
  const label = rawPiece(typeof value === "number" ? `${value}` : value, "host", (text) => hostFault(text, ""));
  const index = typeof label === "string" ? label.search(/^\[|\.|%2e/i) : -1;
  if (typeof label !== "string" || index < 0) return label;
  const found = fault("invalid-character" as const, "host" as const, label.slice(0, index), label.charAt(index));
  return failureOf(referenceSentences, found, label);
};

/** What no IPv6address has. */
const inLiteral = /* @__PURE__ */ new RegExp(`[^${hexdig}:.]`);

const writeInLiteral = (value: unknown): string | Failure => {
  if (typeof value !== "string" || value === "") return invalidValue("host", value);
  const index = value.search(inLiteral);
  if (index < 0) return value;
  const found = fault("invalid-character" as const, "host" as const, value.slice(0, index), value.charAt(index));
  return failureOf(referenceSentences, found, value);
};

const writeSegmentHole = (value: unknown): string | Failure => {
  if (!Array.isArray(value)) return writeSegment(value);
  if (value.length === 0) return refuse("empty-segment", "path", "");
  let path = "";
  for (const one of value) {
    const segment = writeSegment(one);
    if (typeof segment !== "string") return segment;
    path = path === "" ? segment : `${path}/${segment}`;
  }
  return path;
};

/** The text of a hole at a place that takes one value, or why the value does not fit. */
export const writeHole = (place: Place, value: unknown): string | Failure => {
  switch (place) {
    case "scheme":
      return rawPiece(value, "scheme", schemeFault);
    case "user":
      return encodeScalar(value, regNameSet, "userinfo");
    case "password":
      return encodeScalar(value, userinfoSet, "userinfo");
    case "host":
      return rawPiece(value, "host", (text) => hostFault(text, ""));
    case "label":
      return writeLabel(value);
    case "ip-literal":
      return writeInLiteral(value);
    case "port":
      return rawPiece(value, "port", (text) => portFault(text, ""));
    case "segment":
      return writeSegmentHole(value);
    case "segment-part":
      return encodeScalar(value, segmentDataSet, "path");
    case "key":
    case "value-part":
      return encodeScalar(value, queryDataSet, "query");
    case "fragment":
      return encodeScalar(value, querySet, "fragment");
    default:
      return invalidValue("reference", value);
  }
};
