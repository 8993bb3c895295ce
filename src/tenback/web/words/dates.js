/** Days and times, as the reader writes them. */

import { words } from "./words.js";

/** @param {number} moment  milliseconds since 1970 */
export function when(moment) {
  return new Intl.DateTimeFormat(local(), { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

/** The reader's language, with the country if the browser names one. */
export function local() {
  // Where the browser speaks our language in its own country's manner, it writes dates in that.
  return navigator.languages.find((each) => each.startsWith(words.language)) ?? words.language;
}
