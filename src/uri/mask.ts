/**
 * A text with its password hidden, a URI or not: all between the ":" behind "//user" and the last "@" becomes "***".
 * What merely looks like a password is hidden too.
 */
export const mask = (text: string): string => {
  const at = text.lastIndexOf("@");
  const start = text.indexOf("//");
  const colon = start < 0 ? -1 : text.indexOf(":", start);
  return colon < 0 || colon > at ? text : `${text.slice(0, colon + 1)}***${text.slice(at)}`;
};
