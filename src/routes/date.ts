// full-date = 4DIGIT "-" 2DIGIT "-" 2DIGIT     RFC 3339 section 5.6
// date-time = full-date "T" full-time, here always in UTC

import { DIGIT, isIn } from "../grammar/characters.js";
import type { Codec } from "./codec.js";

const day = "0000-00-00";
const second = "0000-00-00T00:00:00Z";
const millisecond = "0000-00-00T00:00:00.000Z";

const hasForm = (text: string, form: string): boolean => {
  if (text.length !== form.length) return false;
  for (let index = 0; index < form.length; index++) {
    if (form[index] === "0" ? !isIn(text.charCodeAt(index), DIGIT) : text[index] !== form[index]) return false;
  }
  return true;
};

const read = (text: string): Date | undefined => {
  if (!hasForm(text, day) && !hasForm(text, second) && !hasForm(text, millisecond)) return undefined;
  const value = new Date(text);
  // A day that the month does not have is moved into the next one by `Date`, so it has another text.
  return !Number.isNaN(value.getTime()) && value.toISOString().startsWith(text.slice(0, 10)) ? value : undefined;
};

/**
 * A day, or a moment in UTC: `2026-11-30`, `2026-11-30T12:30:00.000Z`. A day is its midnight in UTC, and midnight in
 * UTC is written as a day. A day that its month does not have, a year past 9999, another zone and a leap second are
 * refused.
 *
 * A `Date` cannot be frozen, so each match has its own: what you change in it changes no other match and no default.
 *
 * @example
 * const app = routes({ day: route("/days/{on}", { on: date }) });
 * app.to.day({ on: new Date("2026-11-30") }).href; // => "/days/2026-11-30"
 * @see RFC 3339 section 5.6
 */
export const date: Codec<Date> = /* @__PURE__ */ Object.freeze<Codec<Date>>({
  takes: "a date like 2026-11-30, or a moment in UTC",
  read,
  write: (value) => {
    const year = value instanceof Date ? value.getUTCFullYear() : Number.NaN;
    if (!(year >= 0 && year <= 9999)) return undefined;
    const text = value.toISOString();
    return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text;
  },
});
