// The law of links: no value changes what the text of its template says about scheme, authority, path, query and fragment
// (RFC 3986 section 3). What a value could do is looked for in the text; then the parts of the `Uri` are compared.

import { beforeHost, shapeFault } from "../entry/shape.js";
import { scan } from "../grammar/scan.js";
import type { Uri } from "../uri/components.js";
import { accept } from "../uri/uri.js";
import {
  type AuthorityLayout,
  FRAGMENT,
  HOST,
  lastStart,
  type Mark,
  PATH,
  PORT,
  QUERY,
  SCHEME,
  USERINFO,
} from "./layout.js";
import type { TemplateValues } from "./values.js";
import { type LinkPlan, type Place, type Written, writeLink } from "./write-link.js";
import { fail, type Step, type ValueFault } from "./write-template.js";

/** The link of values, or what is wrong with one of them; when its text is no URI, what `refused` makes of that. */
export const makeLink = <Refused>(
  plan: LinkPlan,
  values: TemplateValues,
  refused: (text: string) => Refused,
): Uri | ValueFault | Refused => {
  const written = writeLink(plan, values);
  if (!("text" in written)) return written;
  const before = beforeAuthority(plan, written) ?? inAuthority(plan, written);
  if (before !== undefined) return before;
  const uri = scan<Uri | undefined>(written.text, accept, nothing);
  if (uri === undefined) return refused(written.text);
  return originFault(plan, written, uri) ?? inComponents(plan, written, uri) ?? badSegment(uri, written.places) ?? uri;
};

/** Values that were read from a link, with the `Uri` that the template starts with: where that has a scheme or a host. */
export const withBase = ({ layout }: LinkPlan, found: TemplateValues): TemplateValues => {
  const text = layout.base === undefined ? undefined : found[layout.base];
  if (layout.base === undefined || typeof text !== "string") return found;
  const base = scan<Uri | undefined>(text, accept, nothing);
  const isBase = base !== undefined && (base.scheme !== undefined || base.authority !== undefined);
  return isBase ? { ...found, [layout.base]: base } : found;
};

const nothing = (): undefined => undefined;

const offsetOf = ({ runs }: Written, { run, offset }: Mark): number => runs[run]! + offset;

const nameOfStep = (step: Step | undefined, at = 0): string => step?.variables.at(at)?.name ?? "";

/** The variable whose value an index lies in, or else the one of the last expression before it. */
const culprit = ({ steps }: LinkPlan, { starts, places }: Written, index: number): string => {
  const place = places.find(({ start, end }) => start <= index && index < end);
  if (place !== undefined) return place.name;
  return nameOfStep(steps[lastStart(starts, index)], -1);
};

/** A value that makes a scheme, or a path that starts with "//", where the template has neither. */
const beforeAuthority = (plan: LinkPlan, written: Written): ValueFault | undefined => {
  const { colon, authority } = plan.layout;
  const { text, base, places, starts } = written;
  if (colon === undefined && base?.scheme === undefined) {
    const first = text.search(/[:/?#]/);
    if (text[first] === ":") return fail("colon-in-first-segment", culprit(plan, written, first));
  }
  if (authority !== undefined || base?.authority !== undefined) return undefined;
  const path =
    colon !== undefined ? offsetOf(written, colon) + 1 : base?.scheme !== undefined ? base.scheme.length + 1 : 0;
  if (!text.startsWith("//", path)) return undefined;
  const made = places.find(({ start, end }) => start <= path + 2 && end >= path);
  if (made === undefined) return fail("path-like-authority", nameOfStep(plan.steps[lastStart(starts, path)]));
  return fail(made.start === made.end ? "empty-segment" : "path-like-authority", made.name);
};

/** What ends a label: a dot, and the dots outside ASCII that domain names know (RFC 3490 3.1), which are written as triplets. */
const labelEnd = /\.|%E3%80%82|%EF%BC%8E|%EF%BD%A1/;

/** What a value in an authority must not have: the delimiters of its parts, and dots in a part of a label. */
const breaksPart = (text: string, component: number, isOneLabel: boolean): boolean =>
  component === PORT
    ? /\D/.test(text)
    : component === USERINFO
      ? /[/?#@[\]]/.test(text)
      : /[/?#@]/.test(text) || (isOneLabel && labelEnd.test(text));

/** A value that does not keep to its part of the authority, or that stands right behind it. */
const inAuthority = (plan: LinkPlan, written: Written): ValueFault | undefined => {
  const { steps, layout } = plan;
  const { text, places, base } = written;
  const end =
    layout.authority !== undefined
      ? offsetOf(written, layout.authority.end)
      : base?.authority !== undefined && layout.colon === undefined
        ? base.href.length - pathToEnd(base)
        : -1;
  if (end >= 0 && end < text.length && !/[/?#]/.test(text[end]!))
    return fail("rootless-path", culprit(plan, written, end));
  for (const { name, step, start, end: stop } of places) {
    const { component, isWhole } = layout.spots[step]!;
    if (component > PORT || component === SCHEME) continue;
    const { operator, variables } = steps[step]!;
    const value = text.slice(start, stop);
    const isOneLabel = !isWhole && operator !== "+" && !variables.some(({ explode }) => explode);
    if (component === HOST && value === "" && !isWhole) return fail("missing-param", name);
    if (breaksPart(value, component, isOneLabel)) return fail("misplaced-value", name);
  }
  return undefined;
};

/** How long the text of a `Uri` is from its path on. */
const pathToEnd = ({ path, query, fragment }: Uri): number =>
  path.length + (query === undefined ? 0 : query.length + 1) + (fragment === undefined ? 0 : fragment.length + 1);

/** What the literals say about the parts of the authority. */
const partsOf = (written: Written, { start, end, at, port }: AuthorityLayout): readonly (string | undefined)[] => {
  const { text } = written;
  const [from, to] = [offsetOf(written, start), offsetOf(written, end)];
  const host = at === undefined ? from : offsetOf(written, at) + 1;
  return [
    text.slice(from, to),
    at === undefined ? undefined : text.slice(from, host - 1),
    text.slice(host, port === undefined ? to : offsetOf(written, port)),
  ];
};

/** A scheme or an authority that is not what the template says. */
const originFault = (plan: LinkPlan, written: Written, uri: Uri): ValueFault | undefined => {
  const { colon, authority } = plan.layout;
  const { base, text, places } = written;
  const scheme = colon === undefined ? base?.scheme : text.slice(0, offsetOf(written, colon)).toLowerCase();
  const first = places.find(({ start, end }) => end > start)?.name ?? "";
  if (uri.scheme !== scheme) return fail("misplaced-value", first);
  const [whole, userinfo, host] =
    authority !== undefined
      ? partsOf(written, authority)
      : colon === undefined
        ? [base?.authority, base?.userinfo, base?.host]
        : [];
  if (uri.authority !== whole || uri.userinfo !== userinfo || uri.host !== host) {
    const from = authority === undefined ? 0 : offsetOf(written, authority.start);
    return fail("misplaced-value", places.find(({ start, end }) => start >= from && end > start)?.name ?? first);
  }
  return inShape(plan, written, uri);
};

/** A host that is missing or a port past its range, where the scheme has such a rule. */
const inShape = (plan: LinkPlan, written: Written, uri: Uri): ValueFault | undefined => {
  const { scheme, authority, userinfo, host } = uri;
  const start = scheme === undefined ? 2 : beforeHost(scheme, userinfo, host).length;
  const port =
    host === undefined ? "" : authority?.slice((userinfo === undefined ? 0 : userinfo.length + 1) + host.length + 1);
  const found = scheme === undefined ? undefined : shapeFault(scheme, host, port);
  if (found?.code === "port-out-of-range")
    return fail(found.code, culprit(plan, written, start + (host ?? "").length + 1));
  // Without a scheme it may be resolved against one that needs a host, where the next segment would be taken for it.
  if (scheme === undefined ? host !== "" : found === undefined) return undefined;
  const place = written.places.find(({ start: from, end }) => from <= start && end >= start);
  if (place === undefined && scheme === undefined) return undefined;
  if (place !== undefined && place.start === place.end) return fail("missing-param", place.name);
  return fail("missing-host", place?.name ?? culprit(plan, written, start));
};

/** Literals or an expression that fell into another component than that of their place. */
const inComponents = (plan: LinkPlan, written: Written, uri: Uri): ValueFault | undefined => {
  const { steps, layout } = plan;
  const { runs, starts, text } = written;
  const path = text.length - pathToEnd(uri);
  const query = path + uri.path.length;
  const fragment = uri.fragment === undefined ? text.length + 1 : text.length - uri.fragment.length - 1;
  const at = (index: number): number => (index >= fragment ? FRAGMENT : index >= query ? QUERY : PATH);
  for (const [run, start] of runs.entries()) {
    for (const { component, from, to } of layout.runs[run]!) {
      if (at(start + from) !== component || at(start + to - 1) !== component) return moved(plan, component, run - 1);
    }
    const spot = layout.spots[run];
    const from = starts[run] ?? 0;
    const to = runs[run + 1] ?? from;
    if (spot === undefined || to === from || spot.component < PATH) continue;
    const { operator } = steps[run]!;
    const isOpener = spot.component === QUERY && operator === "?";
    if (at(from) < spot.component) return moved(plan, spot.component, run);
    const limit = operator === "+" ? spot.reach : spot.component;
    if (at(from) > limit || (isOpener && from !== query)) return fail("misplaced-value", nameOfStep(steps[run]));
    if (at(to - 1) > limit) return fail("misplaced-value", nameOfStep(steps[run]));
  }
  return undefined;
};

/** What a text is missing that its component starts with: the expression that opens it has no value. */
const moved = ({ steps, layout }: LinkPlan, component: number, last: number): ValueFault => {
  const opener = component === QUERY ? "?" : "#";
  const found = steps.findIndex(
    (step, index) => step.operator === opener && layout.spots[index]?.component === component,
  );
  return found >= 0 && found <= last
    ? fail("missing-param", nameOfStep(steps[found]))
    : fail("misplaced-value", nameOfStep(steps[Math.max(0, last)], -1));
};

/** Whether a segment is empty or dots, however they are written. */
const isBad = (segment: string): boolean => segment.length < 7 && /^(?:\.|%2e){0,2}$/i.test(segment);

/** Whether a path may have a segment that is empty or dots: most have none, and this sees it in one pass. */
export const isSuspect = (path: string): boolean => {
  let before = 47;
  for (let index = 0; index < path.length; index++) {
    const code = path.charCodeAt(index);
    if (code === 46) {
      if (before === 47) return true;
    } else if (code === 47) {
      if (before === 47 && index > 0) return true;
    } else if (code === 37 && path.charCodeAt(index + 1) === 50) return true;
    before = code;
  }
  return before === 47;
};

const inPath = new Set(["", "+", ".", "/", ";"]);

/** The first place from one on that starts before the end of a segment; behind the root only one that is empty. */
const placeIn = (places: readonly Place[], first: number, end: number, isRoot: boolean): Place | undefined => {
  for (let index = first; index < places.length && places[index]!.start <= end; index++) {
    const place = places[index]!;
    if (inPath.has(place.operator) && (!isRoot || place.start === place.end)) return place;
  }
  return undefined;
};

/** A value that makes a whole segment empty or dots. */
const badSegment = (uri: Uri, places: readonly Place[]): ValueFault | undefined => {
  if (uri.authority !== undefined && !isSuspect(uri.path)) return undefined;
  const offset = uri.href.length - pathToEnd(uri);
  let start = offset;
  let first = 0;
  for (const segment of uri.path.split("/")) {
    const end = start + segment.length;
    while (first < places.length && places[first]!.end < start) first++;
    const isRoot = start === offset && uri.path.startsWith("/");
    if (isBad(segment) && !(start === offset && uri.authority !== undefined)) {
      const place = placeIn(places, first, end, isRoot);
      if (place !== undefined) return fail(segment === "" ? "empty-segment" : "dot-segment", place.name);
    }
    start = end + 1;
  }
  return undefined;
};
