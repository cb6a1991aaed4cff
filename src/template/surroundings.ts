// What stands before an expression of a template, kept up to date as the parts go by, so that nothing is read twice.

import { authorityStart } from "./layout.js";
import type { Operator } from "./operator.js";

/** Where the next expression stands. */
export class Surroundings {
  /** Whether it stands in an authority. */
  isAuthority = false;
  /** Whether literals have opened a query. */
  hasLiteralQuery = false;
  /** Whether literals or an expression have. */
  hasQuery = false;
  /** Whether a "=" stands behind the last "?" or "&". */
  isValue = false;
  /** The text up to the first "/", "?" or "#", with a letter for each value; nothing behind it. */
  #start: string | undefined = "";

  addLiterals(text: string): void {
    this.#addToFront(text);
    this.hasLiteralQuery ||= text.includes("?");
    this.hasQuery ||= this.hasLiteralQuery;
    const pair = Math.max(text.lastIndexOf("&"), text.lastIndexOf("?"));
    this.isValue = text.includes("=", Math.max(0, pair)) || (this.isValue && pair < 0);
  }

  addExpression(operator: Operator): void {
    if (operator === "" || operator === "+") {
      if (this.#start !== undefined) this.#start += "x";
      return;
    }
    if (operator === "/" || operator === "?" || operator === "#") {
      this.isAuthority = false;
      this.#start = undefined;
    } else if (this.#start !== undefined) this.#start += operator;
    this.hasQuery ||= operator === "?";
    if (operator === "?" || operator === "&") this.isValue = false;
  }

  #addToFront(text: string): void {
    if (this.isAuthority) this.isAuthority = !/[/?#]/.test(text);
    else if (this.#start !== undefined) {
      if (!/[/?#]/.test(text)) this.#start += text;
      else {
        const whole = this.#start + text;
        const from = authorityStart(whole);
        this.isAuthority = from >= 0 && !/[/?#]/.test(whole.slice(from));
        this.#start = undefined;
      }
    }
  }
}
