/** Several things in one sentence, and a share of a whole, as the reader's language writes them. */

import { words } from "./words.js";

/** All of them. @param {readonly string[]} items */
export const listed = (items) => new Intl.ListFormat(words.language, { type: "conjunction" }).format(items);

/** One of them. @param {readonly string[]} items */
export const either = (items) => new Intl.ListFormat(words.language, { type: "disjunction" }).format(items);

/** A share, with the sign and the space that the language has for it. @param {number} share  of one */
export const percent = (share) =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
