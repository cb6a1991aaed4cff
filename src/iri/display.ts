import type { Component } from "../grammar/fault.js";
import type { Uri } from "../uri/components.js";
import { isAscii } from "./characters.js";
import type { Iri } from "./components.js";
import { convertDomain, type DomainOptions } from "./domain.js";
import { delimiterLookAlikes, looksLatin } from "./look-alikes.js";
import { type Piece, piecesOf } from "./pieces.js";
import { type Script, scriptsOf } from "./scripts.js";
import { toIri } from "./to-iri.js";

/** Something in an address that people cannot see, or could take for something else. */
export interface DisplayFinding {
  /**
   * `invisible`: a character without a glyph that all know, a space or a joiner; `bidi-control`: one that sets the direction of text;
   * `delimiter-look-alike`: one that looks like "/", "?", "#", ":", "@" or a dot; `mixed-script`: a label or a word in
   * scripts that do not go together; `uncommon-script`: one in a script that few people read; `latin-look-alike`: a
   * label of other letters that all look Latin; `invalid-domain`: a label that is none by UTS 46; `userinfo`: text
   * before the host, which could be taken for it.
   */
  readonly kind:
    | "invisible"
    | "bidi-control"
    | "delimiter-look-alike"
    | "mixed-script"
    | "uncommon-script"
    | "latin-look-alike"
    | "invalid-domain"
    | "userinfo";
  readonly component: Component;
  /** Where it stands in the text that is shown, in UTF-16 units. */
  readonly index: number;
  /** The character, word or label itself, as it was: not for showing. */
  readonly text: string;
  /** Its characters outside ASCII, as `U+202E`. */
  readonly codePoints: readonly string[];
  /** The scripts it is written in. */
  readonly scripts: readonly Script[];
}

/** An address for people to read. */
export interface Display {
  /** The text to show. */
  readonly text: string;
  /** Whether nothing was found. */
  readonly isClear: boolean;
  readonly findings: readonly DisplayFinding[];
}

type Kind = DisplayFinding["kind"];

/** What has no glyph of its own: format characters, spaces, fillers, the empty Braille cell, private and unassigned ones. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u;

const codePointsOf = (text: string): string[] =>
  [...text.matchAll(/[^\0-\x7F]/gu)].map(
    ([character]) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );

const finding = (kind: Kind, component: Component, index: number, text: string): DisplayFinding =>
  Object.freeze({ kind, component, index, text, codePoints: codePointsOf(text), scripts: scriptsOf(text).scripts });

/** What is wrong with a single character, or nothing. */
const kindOfCharacter = (character: string): Kind | undefined => {
  if (/\p{Bidi_Control}/u.test(character)) return "bidi-control";
  if (invisible.test(character)) return "invisible";
  return character.search(delimiterLookAlikes) === 0 ? "delimiter-look-alike" : undefined;
};

/** What is wrong with a word or a label, or nothing. */
const kindOfWord = (word: string): Kind | undefined => {
  const { scripts, isMixed } = scriptsOf(word);
  if (isMixed) return "mixed-script";
  return scripts.includes("Other") ? "uncommon-script" : undefined;
};

/** Names in use have hyphens where CheckHyphens has none, and underscores: that is no danger to the reader. */
const lax: DomainOptions = { checkHyphens: false, useStd3AsciiRules: false, verifyDnsLength: false };

const encode = (text: string): string => text.replace(/[^\0-\x7F]+/g, encodeURIComponent);

/** The text that is shown and what was found in it, while it grows. */
class Page {
  text = "";
  readonly findings: DisplayFinding[] = [];

  note(kind: Kind | undefined, component: Component, text: string): void {
    if (kind !== undefined) this.findings.push(finding(kind, component, this.text.length, text));
  }

  /** Text between labels: each character that cannot be told by eye is percent-encoded. */
  showText(component: Component, text: string): void {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+|[\s\S]/gu)) {
      const start = this.text.length;
      let shown = "";
      for (const character of word) {
        const kind = isAscii(character) ? undefined : kindOfCharacter(character);
        if (kind !== undefined) this.findings.push(finding(kind, component, start + shown.length, character));
        shown += kind === undefined ? character : encode(character);
      }
      this.note(isAscii(word) || !/\p{L}/u.test(word) ? undefined : kindOfWord(word), component, word);
      this.text += shown;
    }
  }

  /** A label of the host: its text when that can be told by eye, else its A-label. One with delimiters is no label. */
  showLabel(label: string): void {
    if (isAscii(label) && !/^xn--/i.test(label)) {
      this.text += label;
      return;
    }
    const name = /[!-,./:-@[-^`{-~]/.test(label) ? undefined : convertDomain(label, lax);
    if (name === undefined || "code" in name) {
      this.note("invalid-domain", "host", label);
      this.text += encode(label);
      return;
    }
    const { unicode, ascii } = name;
    const before = this.findings.length;
    for (const character of unicode) if (!isAscii(character)) this.note(kindOfCharacter(character), "host", character);
    this.note(kindOfWord(unicode) ?? (looksLatin(unicode) ? "latin-look-alike" : undefined), "host", unicode);
    this.text += this.findings.length === before ? unicode : ascii;
  }

  show({ component, text }: Piece): void {
    if (component === "host") this.showLabel(text);
    else this.showText(component, text);
  }
}

/**
 * An address as text that is safe to show, and what a reader should be warned of.
 *
 * Triplets and A-labels are shown as the characters that they stand for, unless these cannot be told by eye: then the
 * triplets or the A-label are shown, and a finding says why. A password is shown as `***`. But for that, the text is an
 * IRI for the same URI.
 *
 * @throws {UriError} when the text is no URI and no IRI.
 * @example
 * import { display } from "urigami/iri";
 *
 * display("https://xn--bcher-kva.example/caf%C3%A9").text; // => "https://b\u00FCcher.example/caf\u00E9"
 * const spoof = display("https://xn--pple-43d.example/");
 * spoof.text; // => "https://xn--pple-43d.example/"
 * spoof.findings[0]?.kind; // => "mixed-script"
 * @see RFC 3987 section 8, RFC 3986 section 7.6, UTS 39 section 5
 */
export const display = (address: Uri | Iri | string): Display => {
  const iri = toIri(address);
  const page = new Page();
  let from = 0;
  for (const piece of piecesOf(iri)) {
    page.text += iri.href.slice(from, piece.index);
    if (piece.component === "userinfo") {
      const colon = piece.text.indexOf(":");
      const user = colon < 0 ? piece.text : piece.text.slice(0, colon);
      page.note("userinfo", "userinfo", user);
      page.showText("userinfo", user);
      if (colon >= 0) page.text += ":***";
    } else page.show(piece);
    from = piece.index + piece.text.length;
  }
  page.text += iri.href.slice(from);
  return Object.freeze({
    text: page.text,
    isClear: page.findings.length === 0,
    findings: Object.freeze(page.findings),
  });
};
