/** Days and times, as the reader writes them. */

import { words } from "./words.js";

/** @param {number} moment  milliseconds since 1970 */
export function when(moment) {
  return new Intl.DateTimeFormat(local(), { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

/** "In 20 seconds", as it stands within a sentence. @param {number} seconds */
export function later(seconds) {
  const relative = new Intl.RelativeTimeFormat(local(), { numeric: "always" });
  if (seconds < 100) return relative.format(Math.ceil(seconds), "second");
  if (seconds < 6000) return relative.format(Math.ceil(seconds / 60), "minute");
  return relative.format(Math.ceil(seconds / 3600), "hour");
}

/** The reader's language, with the country if the browser names one. */
export function local() {
  // Where the browser speaks our language in its own country's manner, it writes dates in that.
  return navigator.languages.find((each) => each.startsWith(words.language)) ?? words.language;
}
