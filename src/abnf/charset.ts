/** The members of a set that is written as text: `Chars<"abc">` is `"a" | "b" | "c"`. */
export type Chars<Text extends string, Found = never> = Text extends `${infer Head}${infer Tail}`
  ? Chars<Tail, Found | Head>
  : Found;

/** ALPHA = %x41-5A / %x61-7A (RFC 5234 B.1). */
export const alpha = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** DIGIT = %x30-39 (RFC 5234 B.1). */
export const digit = "0123456789";
/** HEXDIG, in both cases as RFC 3986 section 2.1 reads it. */
export const hexdig = "0123456789ABCDEFabcdef";

export type Alpha = Chars<typeof alpha>;
export type Digit = Chars<typeof digit>;
export type Hexdig = Chars<typeof hexdig>;

/** The control characters of ASCII: %x00-1F and %x7F. */
export type Control =
  | Chars<"\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u0009\u000A\u000B\u000C\u000D\u000E\u000F">
  | Chars<"\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001A\u001B\u001C\u001D\u001E\u001F\u007F">;

/** The characters of ASCII that print, the space left out. */
export type Printable = Alpha | Digit | Chars<"!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~">;

/**
 * A table with an entry for each of the 128 characters of ASCII: the bits of the sets that the character is in.
 * Each set is a pair of its bit and its members.
 */
export const bitsByCharacter = (sets: readonly (readonly [bit: number, members: string])[]): Uint16Array => {
  const table = new Uint16Array(128);
  for (const [bit, members] of sets) {
    for (const member of members) {
      const code = member.charCodeAt(0);
      table[code] = (table[code] ?? 0) | bit;
    }
  }
  return table;
};
