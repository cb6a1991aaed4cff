// Where text stands whose triplets were normalized (RFC 3986 section 6.2.2).

/** Where the characters of a normal form stand in the text, and where the text ends; nothing where nothing has moved. */
export const originsOf = (text: string, normal: string): Uint32Array | undefined => {
  if (text.length === normal.length) return undefined;
  const origins = new Uint32Array(normal.length + 1);
  for (let at = 0, index = 0; at <= normal.length; at++) {
    origins[at] = index;
    index += text[index] === "%" && normal[at] !== "%" ? 3 : 1;
  }
  return origins;
};
