// The unit of the tables: one pass over the character codes that validates, and an object with own fields that is not
// frozen. It does nothing else: no IP literals, no dec-octets, no kinds of failure, no port number.

const SCHEME = 1;
const AUTHORITY = 2;
const PATH = 4;
const QUERY = 8;
const HEXDIG = 16;

const table = new Uint8Array(128);
const mark = (bit: number, characters: string): void => {
  for (const character of characters) table[character.charCodeAt(0)] = (table[character.charCodeAt(0)] ?? 0) | bit;
};
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
mark(SCHEME, `${letters}+-.`);
mark(AUTHORITY, `${letters}-._~!$&'()*+,;=`);
mark(PATH, `${letters}-._~!$&'()*+,;=:@/`);
mark(QUERY, `${letters}-._~!$&'()*+,;=:@/?`);
mark(HEXDIG, "0123456789abcdefABCDEF");

class Plain {
  declare scheme: string | undefined;
  declare authority: string | undefined;
  declare userinfo: string | undefined;
  declare host: string | undefined;
  declare port: string | undefined;
  declare path: string;
  declare query: string | undefined;
  declare fragment: string | undefined;
  declare href: string;

  constructor(
    href: string,
    scheme: string | undefined,
    authority: string | undefined,
    userinfo: string | undefined,
    host: string | undefined,
    port: string | undefined,
    path: string,
    query: string | undefined,
    fragment: string | undefined,
  ) {
    this.scheme = scheme;
    this.authority = authority;
    this.userinfo = userinfo;
    this.host = host;
    this.port = port;
    this.path = path;
    this.query = query;
    this.fragment = fragment;
    this.href = href;
  }
}

const isHexdig = (code: number): boolean => code < 128 && ((table[code] ?? 0) & HEXDIG) !== 0;

/** Where the first character stands that is neither in the set nor part of a triplet; -1 for a broken triplet. */
const skip = (text: string, from: number, set: number): number => {
  let index = from;
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128 && ((table[code] ?? 0) & set) !== 0) continue;
    if (code !== 37) break;
    if (!isHexdig(text.charCodeAt(index + 1)) || !isHexdig(text.charCodeAt(index + 2))) return -1;
    index += 2;
  }
  return index;
};

/** The parts of a text with a scheme, or nothing. */
export const floorParse = (text: string): Plain | undefined => {
  const end = text.length;
  let index = 0;
  let code = 0;
  while (index < end) {
    code = text.charCodeAt(index);
    if (code > 127 || ((table[code] ?? 0) & SCHEME) === 0) break;
    index++;
  }
  if (code !== 58 || index === 0) return undefined;
  const scheme =
    index === 5 && text.startsWith("https")
      ? "https"
      : index === 4 && text.startsWith("http")
        ? "http"
        : text.slice(0, index).toLowerCase();
  index++;
  let authority: string | undefined;
  let userinfo: string | undefined;
  let host: string | undefined;
  let port: string | undefined;
  if (text.charCodeAt(index) === 47 && text.charCodeAt(index + 1) === 47) {
    index += 2;
    const start = index;
    let at = -1;
    let colon = -1;
    for (; index < end; index++) {
      code = text.charCodeAt(index);
      if (code > 127) return undefined;
      if (((table[code] ?? 0) & AUTHORITY) !== 0) continue;
      if (code === 47 || code === 63 || code === 35) break;
      if (code === 58) colon = index;
      else if (code === 64 && at < 0) at = index;
      else if (code === 37 && isHexdig(text.charCodeAt(index + 1)) && isHexdig(text.charCodeAt(index + 2))) index += 2;
      else return undefined;
    }
    authority = text.slice(start, index);
    host = authority;
    if (at >= 0 || colon >= 0) {
      if (at >= 0) userinfo = text.slice(start, at);
      if (colon > at) port = text.slice(colon + 1, index);
      host = text.slice(at < 0 ? start : at + 1, colon > at ? colon : index);
    }
  }
  const pathStart = index;
  index = skip(text, index, PATH);
  if (index < 0) return undefined;
  const path = text.slice(pathStart, index);
  let query: string | undefined;
  let fragment: string | undefined;
  if (text.charCodeAt(index) === 63) {
    const from = index + 1;
    index = skip(text, from, QUERY);
    if (index < 0) return undefined;
    query = text.slice(from, index);
  }
  if (text.charCodeAt(index) === 35) {
    const from = index + 1;
    index = skip(text, from, QUERY);
    if (index < 0) return undefined;
    fragment = text.slice(from, index);
  }
  return index === end ? new Plain(text, scheme, authority, userinfo, host, port, path, query, fragment) : undefined;
};
