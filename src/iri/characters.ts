// iunreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar                  RFC 3987 section 2.2
// ucschar     = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF
//             / %x10000-1FFFD / %x20000-2FFFD / ... / %xD0000-DFFFD / %xE1000-EFFFD
// iprivate    = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD, in iquery only

/** Whether a code point is a ucschar. Behind the first plane it is all of a plane but for the noncharacters at its end. */
export const isUcschar = (code: number): boolean =>
  code < 0x10000
    ? (code >= 0xa0 && code <= 0xd7ff) || (code >= 0xf900 && code <= 0xfdcf) || (code >= 0xfdf0 && code <= 0xffef)
    : (code & 0xffff) <= 0xfffd && code < 0xf0000 && (code < 0xe0000 || code >= 0xe1000);

/** Whether a code point is an iprivate. */
export const isIprivate = (code: number): boolean =>
  code < 0x10000 ? code >= 0xe000 && code <= 0xf8ff : code >= 0xf0000 && (code & 0xffff) <= 0xfffd && code < 0x110000;

/** Whether a text has characters of ASCII only. */
export const isAscii = (text: string): boolean => !/[^\0-\x7F]/.test(text);
