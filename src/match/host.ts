import { pctNormalizeHost } from "../algorithm/pct-normalize.js";
import { isIn, UNRESERVED } from "../grammar/characters.js";
import { kindOfHost } from "../grammar/host.js";
import { percentDecode } from "../grammar/percent-encode.js";
import { hasBrokenTriplet } from "../grammar/scan.js";
import { failureOf, UriError } from "../uri/failure.js";
import { isUri } from "../uri/uri.js";
import type { SelectedBy } from "./holes.js";
import { type CheckHostPattern, hostPatternFault } from "./host-pattern.js";
import { noSelections, pattern, type Selections, type UriPattern } from "./pattern.js";
import { captured, type Piece, readPiece } from "./piece.js";
import { requireText } from "./refuse-value.js";
import { textSentences } from "./sentences.js";

/** The labels that one label of a pattern takes: this literal, any one, any number from one on, or what a hole takes. */
type Label = "*" | "**" | Piece;

const readLabel = (text: string): Label => (text === "*" || text === "**" ? text : readPiece(text, pctNormalizeHost));

const isSeveral = (label: Label | undefined): boolean =>
  label === "**" || (typeof label === "object" && label.hole?.isList === true);

/** Whether text can be a label that a wildcard or a hole takes: not empty, and without delimiters. */
const isLabel = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128 && !isIn(code, UNRESERVED)) return false;
  }
  return text !== "";
};

const labelOf = (text: string | undefined): string | undefined => {
  const label = text === undefined ? undefined : percentDecode(text);
  return label !== undefined && isLabel(label) ? label : undefined;
};

/** Compares one label; tells whether it fits, after putting what a hole takes under its name. */
const takes = (label: Label, text: string, into: Record<string, unknown>): boolean => {
  if (typeof label === "string") return labelOf(text) !== undefined;
  if (label.hole === undefined) return label.before === text;
  const data = captured(label, text);
  if (data === undefined || !isLabel(data)) return false;
  into[label.hole.name] = data;
  return true;
};

const takesSeveral = (label: Label, texts: readonly string[], into: Record<string, unknown>): boolean => {
  const labels: string[] = [];
  for (const text of texts) {
    const data = labelOf(text);
    if (data === undefined) return false;
    labels.push(data);
  }
  if (typeof label === "object" && label.hole !== undefined) into[label.hole.name] = Object.freeze(labels);
  return labels.length > 0;
};

const select = (labels: readonly Label[], host: string): Selections | undefined => {
  if (kindOfHost(host) !== "name") return undefined;
  const texts = pctNormalizeHost(host).split(".");
  const [first] = labels;
  const surplus = texts.length - labels.length;
  if (surplus < 0 || first === undefined || (surplus > 0 && !isSeveral(first))) return undefined;
  const into: Record<string, unknown> = {};
  for (let index = labels.length - 1; index >= 0; index--) {
    const label = labels[index];
    const text = texts[index + surplus];
    if (label === undefined || text === undefined) return undefined;
    const fits = isSeveral(label) ? takesSeveral(label, texts.slice(0, surplus + 1), into) : takes(label, text, into);
    if (!fits) return undefined;
  }
  return Object.freeze(into);
};

/** The literal text that every host of a pattern ends with. */
const suffixOf = (labels: readonly Label[]): string => {
  let suffix = "";
  for (let index = labels.length - 1; index >= 0; index--) {
    const label = labels[index];
    if (typeof label !== "object" || label.hole !== undefined) return suffix;
    suffix = `.${label.before}${suffix}`;
  }
  return suffix;
};

/** Whether a host cannot end with a suffix: most arms of a long match end here, without a look at labels. */
const endsOtherwise = (host: string, suffix: string): boolean =>
  !host.includes("%") && host.slice(-suffix.length).toLowerCase() !== suffix;

/**
 * A pattern of the host: of a `Uri`, or of the text at its key `host`.
 *
 * `*` takes one label, `**` at the start one or more. `{tenant}` takes one label, or what stands in a label between
 * literal text (`pr-{number}`), and selects it by name; `{labels*}` at the start selects one or more, as an array. Case
 * does not count and selected labels are in lower case; triplets of unreserved characters count as the characters.
 * Wildcards and holes take labels of a name only: no part of an address, nothing empty, nothing with a delimiter in it.
 * `example.com.` is not `example.com`. An address is compared as text.
 *
 * The host of the value is then a `string`, its `hostKind` stays: other spellings match too.
 *
 * @throws {UriError} when the pattern is malformed; literals are refused by the compiler.
 * @example
 * import { match } from "ts-pattern";
 * const tenant = match(parse("https://Acme.example.com/"))
 *   .with({ scheme: "https", host: host("{tenant}.example.com") }, ({ tenant }) => tenant)
 *   .otherwise(() => undefined);
 * tenant; // => "acme"
 * @see RFC 3986 section 3.2.2
 */
export const host = <const Text extends string>(
  text: CheckHostPattern<Text>,
): UriPattern<{ readonly host: string; readonly authority: string }, SelectedBy<Text>> => hostPattern(text);

/** The same for a text that no compiler has looked at. */
export const hostPattern = <Parts, Selected>(text: string): UriPattern<Parts, Selected> => {
  const found = hostPatternFault(requireText(text));
  if (found !== undefined) throw new UriError(failureOf(textSentences, found, text));
  const labels = text.startsWith("[") ? [] : text.split(".").map(readLabel);
  const isLiteral = labels.every((label) => typeof label === "object" && label.hole === undefined);
  const normal = pctNormalizeHost(text);
  const suffix = suffixOf(labels);
  const names = labels.flatMap((label) => (typeof label === "object" ? (label.hole?.name ?? []) : []));
  const of = (value: string): Selections | undefined => {
    // What is no `Uri` may be any text, and a "%" without digits has no reading.
    if (hasBrokenTriplet(value)) return undefined;
    if (isLiteral) return pctNormalizeHost(value) === normal ? noSelections : undefined;
    return suffix !== "" && endsOtherwise(value, suffix) ? undefined : select(labels, value);
  };
  return pattern((value) => {
    const given = isUri(value) ? value.host : value;
    return typeof given === "string" ? of(given) : undefined;
  }, names);
};
