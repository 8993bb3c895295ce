/** What went wrong with a request or a wish, in the reader's words, and a notice of it. */

import { Turned } from "../store/person.js";
import { refusal } from "../tables/parts/refusals.js";
import { t } from "../words/words.js";
import { toast } from "./toasts.js";

/** Keys of the server's errors that have words of their own. */
const KNOWN = Object.freeze({ "no-answer": "trouble-no-answer", "too-fast": "refused-too-fast", "store-down": "trouble-store-down" });

/**
 * @param {unknown} error
 * @param {string} [otherwise]  a message for what the server turned down for a reason that only the form knows
 */
export function trouble(error, otherwise = "") {
  if (!(error instanceof Turned)) return refusal(/** @type {Error} */ (error), (pile) => pile).text;
  const known = KNOWN[/** @type {keyof typeof KNOWN} */ (error.key)];
  if (known) return t(known);
  return otherwise ? t(otherwise) : error.message || t("refused-broken");
}

/** @param {unknown} error @param {string} [otherwise] */
export function toastTrouble(error, otherwise) {
  const text = trouble(error, otherwise);
  if (text) toast(text);
}
