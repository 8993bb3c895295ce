/** Several things in one sentence, as the reader's language lists them. */

import { words } from "./words.js";

/** All of them. @param {readonly string[]} items */
export const listed = (items) => new Intl.ListFormat(words.language, { type: "conjunction" }).format(items);

/** One of them. @param {readonly string[]} items */
export const either = (items) => new Intl.ListFormat(words.language, { type: "disjunction" }).format(items);
