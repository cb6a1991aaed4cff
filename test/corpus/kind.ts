/** Which kinds of section 4 a reference is: `uri` (3), `absolute` (4.3), `relative` (4.2). */
export interface KindCase {
  readonly text: string;
  readonly uri: boolean;
  readonly absolute: boolean;
  readonly relative: boolean;
}

const uri = { uri: true, absolute: true, relative: false } as const;
const uriWithFragment = { uri: true, absolute: false, relative: false } as const;
const relative = { uri: false, absolute: false, relative: true } as const;
const neither = { uri: false, absolute: false, relative: false } as const;

/** Texts and the kinds they are. */
export const kindCases = [
  { text: "a:", ...uri },
  { text: "A:", ...uri },
  { text: "a:b", ...uri },
  { text: "a:/b", ...uri },
  { text: "a://h", ...uri },
  { text: "a:?", ...uri },
  { text: "a:?q", ...uri },
  { text: "a://h:1/p?q", ...uri },
  { text: "a:#", ...uriWithFragment },
  { text: "a:#f", ...uriWithFragment },
  { text: "a:b?#", ...uriWithFragment },
  { text: "a://h/p?q#f", ...uriWithFragment },
  { text: "", ...relative },
  { text: "#", ...relative },
  { text: "?", ...relative },
  { text: "/", ...relative },
  { text: "//", ...relative },
  { text: "//h", ...relative },
  { text: "//h:1#a:b", ...relative },
  { text: "a", ...relative },
  { text: "./a:b", ...relative },
  { text: "a/b:c", ...relative },
  { text: "?a:b", ...relative },
  { text: "#a:b", ...relative },
  { text: ":", ...neither },
  { text: "1:b", ...neither },
  { text: "a b", ...neither },
  { text: "a:[", ...neither },
  { text: "//h:x", ...neither },
  { text: "##", ...neither },
] as const satisfies readonly KindCase[];
