// What IDNA2008 refuses and UTS 46 takes: RFC 5892 sections 2 and 3, and the rules of Appendix A for CONTEXTO. Labels come
// from UTS 46, so what is unassigned, unstable or ignorable is refused already, and joiners have been checked.

/** Exceptions (2.6) that are PVALID, the hyphen of LDH, and the joiners, whose context UTS 46 checks. */
const always = /^[-\u00DF\u03C2\u06FD\u06FE\u0F0B\u3007\u200C\u200D]$/;

/** Exceptions (2.6) that are DISALLOWED, IgnorableBlocks (2.4) and OldHangulJamo (2.9). */
const never =
  /^(?:[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]|[\u20D0-\u20FF]|[\u{1D100}-\u{1D24F}]|[\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB])$/u;

/** LetterDigits (2.1). */
const letterDigits = /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]$/u;

/** CONTEXTO: the code point, and whether its rule holds at a place in the label (A.3 to A.9). */
const contextual: Readonly<Record<string, (label: readonly string[], at: number) => boolean>> = {
  "\u00B7": (label, at) => label[at - 1] === "l" && label[at + 1] === "l",
  "\u0375": (label, at) => /^\p{Script=Greek}$/u.test(label[at + 1] ?? ""),
  "\u05F3": (label, at) => /^\p{Script=Hebrew}$/u.test(label[at - 1] ?? ""),
  "\u05F4": (label, at) => /^\p{Script=Hebrew}$/u.test(label[at - 1] ?? ""),
  "\u30FB": (label) => label.some((one) => /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u.test(one)),
};

/** A.8 and A.9: a label has digits of one of the two Arabic rows. */
const mixedDigits = /[\u0660-\u0669].*[\u06F0-\u06F9]|[\u06F0-\u06F9].*[\u0660-\u0669]/u;

/** Whether a U-label has only what RFC 5892 allows, each CONTEXTO where its rule allows it. */
export const isIdna2008 = (label: string): boolean => {
  const characters = [...label];
  return (
    !mixedDigits.test(label) &&
    characters.every((character, at) => {
      const rule = contextual[character];
      if (rule !== undefined) return rule(characters, at);
      return always.test(character) || (!never.test(character) && letterDigits.test(character));
    })
  );
};
