import { parse } from "urigami";

/** A link as data: what an application has before it writes the text. */
export interface Link {
  readonly text: string;
  readonly scheme: string;
  readonly host: string;
  readonly port: number | undefined;
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly fragment: string | undefined;
  /** The same for the object form. */
  readonly parts: {
    readonly scheme: string;
    readonly host: string;
    readonly port: number | undefined;
    readonly segments: readonly string[];
    readonly query: Link["query"] | undefined;
    readonly fragment: string | undefined;
  };
}

/** The parts of a web link as data; nothing when they have no spelling as data (an empty segment, a flag). */
export const linkOf = (text: string): Link | undefined => {
  const given = parse(text);
  const { scheme, host, port, params, segments, fragment } = given;
  if (scheme === undefined || host === undefined || segments.length === 0) return undefined;
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) return undefined;
  const query: Record<string, string> = {};
  for (const [key, value] of params.entries()) {
    if (typeof value !== "string" || Object.hasOwn(query, key)) return undefined;
    query[key] = value;
  }
  // As data comes in: each text in memory of its own, not a view of the URL.
  const data = JSON.parse(JSON.stringify([host, segments, fragment ?? null])) as [string, string[], string | null];
  const parts = {
    scheme,
    host: data[0],
    port,
    segments: data[1],
    query: params.size === 0 ? undefined : query,
    fragment: data[2] ?? undefined,
  };
  return { text, scheme, host: data[0], port, segments: data[1], query, fragment: parts.fragment, parts };
};
