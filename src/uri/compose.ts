// component recomposition: RFC 3986 section 5.3

/**
 * The parts as one reference. The text is taken as it is, but for the two paths that would be read as something else
 * (section 3.3 and 4.2): without an authority "//x" is written "/.//x", and without a scheme "a:b" is written "./a:b".
 */
export const compose = (
  scheme: string | undefined,
  authority: string | undefined,
  path: string,
  query: string | undefined,
  fragment: string | undefined,
): string =>
  (scheme === undefined ? "" : `${scheme}:`) +
  (authority === undefined ? guard(path, scheme === undefined) : `//${authority}${path}`) +
  (query === undefined ? "" : `?${query}`) +
  (fragment === undefined ? "" : `#${fragment}`);

const guard = (path: string, isRelative: boolean): string => {
  if (path.startsWith("//")) return `/.${path}`;
  return isRelative && hasColonFirst(path) ? `./${path}` : path;
};

/** Whether the first segment of a path holds a ":". */
export const hasColonFirst = (path: string): boolean => {
  const colon = path.indexOf(":");
  return colon >= 0 && !path.slice(0, colon).includes("/");
};
