import type { Reading } from "./rfc3986.js";
import { read } from "./rfc3986.js";

/** The five components that sections 5.2 and 5.3 work on. */
export interface FiveComponents {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** Whether section 5.2.2 ignores the scheme of a reference that equals the base's; strict parsers do not. */
export type Strictness = "strict" | "same-scheme-is-relative";

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * Transforms a reference into its target, with the pseudocode's own names.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2}
 */
export function transformReferences(
  Base: FiveComponents,
  reference: FiveComponents,
  strictness: Strictness = "strict",
): FiveComponents {
  const R = { ...reference };
  const T: { -readonly [K in keyof FiveComponents]: FiveComponents[K] } = {
    scheme: undefined,
    authority: undefined,
    path: "",
    query: undefined,
    fragment: undefined,
  };
  // 6.2.2.1: schemes are equal whatever their case
  if (strictness !== "strict" && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase()) R.scheme = undefined;

  if (isDefined(R.scheme)) {
    T.scheme = R.scheme;
    T.authority = R.authority;
    T.path = removeDotSegments(R.path);
    T.query = R.query;
  } else {
    if (isDefined(R.authority)) {
      T.authority = R.authority;
      T.path = removeDotSegments(R.path);
      T.query = R.query;
    } else {
      if (R.path === "") {
        T.path = Base.path;
        if (isDefined(R.query)) T.query = R.query;
        else T.query = Base.query;
      } else {
        if (R.path.startsWith("/")) T.path = removeDotSegments(R.path);
        else {
          T.path = merge(Base, R.path);
          T.path = removeDotSegments(T.path);
        }
        T.query = R.query;
      }
      T.authority = Base.authority;
    }
    T.scheme = Base.scheme;
  }
  T.fragment = R.fragment;
  return T;
}

/** @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.3} */
export function merge(Base: FiveComponents, referencePath: string): string {
  if (isDefined(Base.authority) && Base.path === "") return `/${referencePath}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + referencePath;
}

/**
 * The two buffers and the five steps, by the letter. Quadratic: for short texts only.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4}
 */
export function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  const removeLastSegment = () => {
    output = output.replace(/\/?[^/]*$/, "");
  };
  while (input !== "") {
    if (/^\.\.?\//.test(input))
      input = input.replace(/^\.\.?\//, ""); // A
    else if (/^\/\.(?:\/|$)/.test(input))
      input = input.replace(/^\/\.(?:\/|$)/, "/"); // B
    else if (/^\/\.\.(?:\/|$)/.test(input)) {
      input = input.replace(/^\/\.\.(?:\/|$)/, "/"); // C
      removeLastSegment();
    } else if (input === "." || input === "..")
      input = ""; // D
    else {
      const first = /^\/?[^/]*/.exec(input)?.[0] ?? ""; // E
      output += first;
      input = input.slice(first.length);
    }
  }
  return output;
}

/** @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3} */
export function recompose({ scheme, authority, path, query, fragment }: FiveComponents): string {
  let result = "";
  if (isDefined(scheme)) {
    result += scheme;
    result += ":";
  }
  if (isDefined(authority)) {
    result += "//";
    result += authority;
  }
  result += path;
  if (isDefined(query)) {
    result += "?";
    result += query;
  }
  if (isDefined(fragment)) {
    result += "#";
    result += fragment;
  }
  return result;
}

/**
 * The same components with a path that sections 3.3 and 4.2 allow in their place: `/.//` for a path that would read as
 * an authority, and `./a:b` for a first segment that would read as a scheme.
 * Section 5.3 leaves this out; without it a target can change its meaning when it is written down.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3}
 */
export function guardPath(components: FiveComponents): FiveComponents {
  const { scheme, authority, path } = components;
  if (isDefined(authority)) return components;
  if (path.startsWith("//")) return { ...components, path: `/.${path}` };
  if (!isDefined(scheme) && /^[^/]*:/.test(path)) return { ...components, path: `./${path}` };
  return components;
}

/** The target of a reference as text, guarded; `undefined` when one of the two is no URI reference. */
export function resolveText(base: string, reference: string, strictness: Strictness = "strict"): string | undefined {
  const Base: Reading | undefined = read(base);
  const R: Reading | undefined = read(reference);
  if (Base === undefined || R === undefined) return undefined;
  return recompose(guardPath(transformReferences(Base, R, strictness)));
}
