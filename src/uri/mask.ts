/**
 * A text that a sentence quotes, with a password hidden: all between the first ":" behind a user and the last "@" becomes
 * "***". What merely looks like a password is hidden too.
 */
export const mask = (text: string): string => {
  const at = text.lastIndexOf("@");
  const colon = text.indexOf(":", text.indexOf("//") + 1);
  return colon < 0 || colon > at ? text : `${text.slice(0, colon + 1)}***${text.slice(at)}`;
};
