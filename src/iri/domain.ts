// Domain names outside ASCII: UTS 46, non-transitional, with the checks that RFC 5891 asks for. The mapping and its data
// are those of the package tr46. The platform's own (`domainToASCII` of node:url) follows an older text in Node 20, takes
// what these checks refuse, and is not there in browsers.

import { toASCII, toUnicode } from "tr46";
import { shapeSentences } from "../entry/shape.js";
import { type Fault, fault } from "../grammar/fault.js";
import { failedWith, successOf } from "../uri/attempt.js";
import type { DomainCode } from "../uri/codes.js";
import { failureOf, UriError } from "../uri/failure.js";
import { optionsFailure } from "../uri/require.js";
import { nameOf } from "../uri/scalar.js";
import { domainFailure } from "./domain-sentences.js";
import { isIdna2008 } from "./idna2008.js";
import type { Outcome } from "./outcome.js";

/** The checks on a domain name, by their names in UTS 46; each is on until it is turned off. */
export interface DomainOptions {
  /** No hyphen first, last, or third and fourth in a label (RFC 5891 section 4.2.3.1). Some hosts in use have them. */
  readonly checkHyphens?: boolean | undefined;
  /** The bidi rule of RFC 5893. */
  readonly checkBidi?: boolean | undefined;
  /** Zero-width joiners only where RFC 5892 A.1 and A.2 allow them. */
  readonly checkJoiners?: boolean | undefined;
  /** Of ASCII letters, digits and hyphens only. Turn it off for names with "_", which hosts do not have. */
  readonly useStd3AsciiRules?: boolean | undefined;
  /** Labels of 1 to 63 characters, 253 in all; `domainToUnicode` checks that too. */
  readonly verifyDnsLength?: boolean | undefined;
  /**
   * Also refuses what UTS 46 takes and IDNA2008 does not (RFC 5892): symbols, emoji, CONTEXTO out of context. Off until
   * it is turned on: it is the rule for registering a name, and names that break it are in use.
   */
  readonly idna2008?: boolean | undefined;
}

/**
 * No domain name is longer. Decoding of Punycode is quadratic, so a longer text is refused before it is read, whatever
 * the options are.
 */
const longest = 4096;

const dots = /[.\u3002\uFF0E\uFF61]/;

interface Checks {
  readonly checkHyphens: boolean;
  readonly checkBidi: boolean;
  readonly checkJoiners: boolean;
  readonly useSTD3ASCIIRules: boolean;
}

const checksOf = (options: DomainOptions): Checks => ({
  checkHyphens: options.checkHyphens ?? true,
  checkBidi: options.checkBidi ?? true,
  checkJoiners: options.checkJoiners ?? true,
  useSTD3ASCIIRules: options.useStd3AsciiRules ?? true,
});

/** With every check off, what is still refused is no domain name at all. */
const bare: Checks = { checkHyphens: false, checkBidi: false, checkJoiners: false, useSTD3ASCIIRules: false };

const codes = [
  ["checkHyphens", "domain-hyphens"],
  ["useSTD3ASCIIRules", "domain-ascii"],
  ["checkJoiners", "domain-joiners"],
  ["checkBidi", "domain-bidi"],
] as const satisfies readonly (readonly [keyof Checks, DomainCode])[];

const passes = (text: string, checks: Checks): boolean => !toUnicode(text, checks).error;

/** Where the first label stands that fails alone; 0 when it is the whole that fails. */
const labelIndex = (text: string, fails: (label: string) => boolean): number => {
  let index = 0;
  for (const label of text.split(dots)) {
    if (label !== "" && fails(label)) return index;
    index += label.length + 1;
  }
  return 0;
};

const refusal = (code: DomainCode, text: string, index: number): Fault<DomainCode> =>
  fault(code, "host", text.slice(0, index));

/** Which check refuses a name that fails: each is asked alone, after the mapping without any. */
const refusalOf = (text: string, checks: Checks): Fault<DomainCode> => {
  const found = passes(text, bare)
    ? codes.find(([check]) => checks[check] && !passes(text, { ...bare, [check]: true }))
    : undefined;
  const code = found?.[1] ?? "invalid-domain";
  const asked = found === undefined ? bare : { ...bare, [found[0]]: true };
  return refusal(
    code,
    text,
    labelIndex(text, (label) => !passes(label, asked)),
  );
};

/** Where the ASCII form breaks a limit of the DNS, as the number of the label, or nothing. */
const lengthFault = (ascii: string): number | undefined => {
  const labels = ascii.split(".");
  const label = labels.findIndex(({ length }) => length === 0 || length > 63);
  return label >= 0 ? label : ascii.length > 253 ? 0 : undefined;
};

/** The two forms of a name; the second is computed when it is read. */
interface Name {
  readonly ascii: string;
  readonly unicode: string;
}

/** Both forms of a name, or why it has none. */
export const convertDomain = (text: string, options: DomainOptions): Name | Fault<DomainCode> => {
  if (text.length > longest) return refusal("domain-length", text, 0);
  const checks = checksOf(options);
  const ascii = toASCII(text, checks);
  if (ascii === null) return refusalOf(text, checks);
  const label = (options.verifyDnsLength ?? true) ? lengthFault(ascii) : undefined;
  if (label !== undefined) {
    const before = text.split(dots).slice(0, label);
    return refusal(
      "domain-length",
      text,
      before.reduce((index, { length }) => index + length + 1, 0),
    );
  }
  const name: Name = {
    ascii,
    get unicode() {
      return toUnicode(text, checks).domain;
    },
  };
  if (options.idna2008 === true && !name.unicode.split(".").every(isIdna2008)) {
    const index = labelIndex(text, (one) => !isIdna2008(toUnicode(one, bare).domain));
    return refusal("domain-idna2008", text, index);
  }
  return name;
};

/** The same for a host, which may end in a dot for the root (RFC 3986 section 3.2.2). */
export const convertHost = (host: string, options: DomainOptions): Name | Fault<DomainCode> => {
  const isRooted = host.length > 1 && dots.test(host.slice(-1));
  const name = convertDomain(isRooted ? host.slice(0, -1) : host, options);
  if (!isRooted || "code" in name) return name;
  return {
    ascii: `${name.ascii}.`,
    get unicode() {
      return `${name.unicode}.`;
    },
  };
};

const formOf = (text: string, options: DomainOptions, form: keyof Name): Outcome<string> => {
  if (typeof text !== "string") {
    return failedWith(failureOf(shapeSentences, fault("not-a-string", "host", "", nameOf(text)), ""));
  }
  const failure = optionsFailure(options);
  if (failure !== undefined) return failedWith(failure);
  const name = convertDomain(text, options);
  return "code" in name ? failedWith(domainFailure(name, text)) : successOf(name[form]);
};

const formOrThrow = (text: string, options: DomainOptions, form: keyof Name): string => {
  const result = formOf(text, options, form);
  if (!result.ok) throw new UriError(result.error);
  return result.value;
};

/**
 * The ASCII form of a domain name: every label outside ASCII as an A-label (`xn--...`), by UTS 46 without the
 * transitional mapping. Letters come out in lower case. The name ends without a dot, unless `verifyDnsLength` is off.
 *
 * @throws {UriError} whose code names the check that fails.
 * @example
 * import { domainToAscii } from "urigami/iri";
 *
 * domainToAscii("B\u00FCcher.example"); // => "xn--bcher-kva.example"
 * domainToAscii("fa\u00DF.example"); // => "xn--fa-hia.example"
 * @see UTS 46 section 4.2, RFC 5891 section 5
 */
export const domainToAscii = (domain: string, options: DomainOptions = {}): string =>
  formOrThrow(domain, options, "ascii");

/**
 * The ASCII form of a domain name, or why it has none, as a value.
 *
 * @example
 * import { safeDomainToAscii } from "urigami/iri";
 *
 * const result = safeDomainToAscii("-b\u00FCcher.example");
 * result.ok ? "" : result.error.code; // => "domain-hyphens"
 * @see UTS 46 section 4.2
 */
export const safeDomainToAscii = (domain: string, options: DomainOptions = {}): Outcome<string> =>
  formOf(domain, options, "ascii");

/**
 * The Unicode form of a domain name: every A-label as the U-label that it stands for, the others mapped by UTS 46.
 *
 * @throws {UriError} whose code names the check that fails; a name is never handed out half converted.
 * @example
 * import { domainToUnicode } from "urigami/iri";
 *
 * domainToUnicode("xn--bcher-kva.example"); // => "b\u00FCcher.example"
 * @see UTS 46 section 4.3, RFC 5891 section 5
 */
export const domainToUnicode = (domain: string, options: DomainOptions = {}): string =>
  formOrThrow(domain, options, "unicode");

/**
 * The Unicode form of a domain name, or why it has none, as a value.
 *
 * @example
 * import { safeDomainToUnicode } from "urigami/iri";
 *
 * const result = safeDomainToUnicode("xn--a.example");
 * result.ok ? "" : result.error.code; // => "invalid-domain"
 * @see UTS 46 section 4.3
 */
export const safeDomainToUnicode = (domain: string, options: DomainOptions = {}): Outcome<string> =>
  formOf(domain, options, "unicode");
