/**
 * A text that a sentence quotes, with a password hidden: all between the first ":" behind a user and the last "@" becomes
 * "***". What merely looks like a password is hidden too.
 */
export const mask = (text: string): string => {
  const at = text.lastIndexOf("@");
  const colon = text.indexOf(":", text.indexOf("//") + 1);
  return colon < 0 || colon > at ? text : `${text.slice(0, colon + 1)}***${text.slice(at)}`;
};

/** {@link mask} at compile time. Who words a fault that quotes a text asks for it: the sentences of data would cost a third more. */
export type Mask<Text extends string> = Text extends `${infer Head}//${infer Tail}`
  ? MaskBehind<`${Head}//`, Tail>
  : MaskBehind<"", Text>;

type MaskBehind<Before extends string, Text extends string> = Text extends `${infer User}:${infer Rest}`
  ? Rest extends `${string}@${infer Tail}`
    ? `${Before}${User}:***@${AfterLastAt<Tail>}`
    : `${Before}${Text}`
  : `${Before}${Text}`;

type AfterLastAt<Text extends string> = Text extends `${string}@${infer Tail}` ? AfterLastAt<Tail> : Text;
