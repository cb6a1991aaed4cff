// What a hole of the tag writes where it stands: the table of design 2.1, one function for each row.

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
import type { Place } from "./position.js";

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
