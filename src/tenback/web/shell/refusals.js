/** Why something was not done, in the reader's words: each key of the server has a message, `refused-` and the key. */

import { NotGranted } from "../wire/connection.js";
import { later } from "../words/dates.js";
import { listed } from "../words/lists.js";
import { t, words } from "../words/words.js";
import { toast } from "./toasts.js";

/** @import { Args } from "../words/words.js" */

/**
 * How the table at hand calls cards and piles, since the wire's names for them are nobody's words.
 * @typedef {{card?: (card: any) => string, pile?: (pile: string) => string}} Called
 */

/** Seconds: a shorter wait is a moment. */
const WORTH_TELLING = 2;

/** The facts that are cards. */
const CARDS = new Set(["card", "top", "back", "wild"]);

/**
 * Nothing is said of what was given up on leaving a table: the text is empty then.
 * @param {unknown} error
 * @param {Called} [called]
 * @returns {{text: string, rule: string | null}}
 */
export function refusal(error, called = {}) {
  if (!(error instanceof NotGranted)) {
    console.error(error);
    return { text: t("refused-broken"), rule: null };
  }
  if (error.key === "left") return { text: "", rule: null };
  const why = worded(error, called);
  const when =
    error.after !== null && error.after >= WORTH_TELLING ? t("again-when", { when: later(error.after) }) : "";
  return { text: when ? `${why} ${when}` : why, rule: error.rule };
}

/**
 * A key that has no words here, such as a newer server's, gives a sentence that is always true. The English one is for
 * developers.
 * @param {{key: string, facts: Record<string, any>, message?: string}} why
 * @param {Called} called
 */
export function worded({ key, facts, message = "" }, called) {
  const id = `refused-${key}`;
  if (words.has(id)) return t(id, shown(facts, called));
  console.warn(`No words for ${key}: ${message}`);
  return t("refused");
}

/** @param {Record<string, any>} facts @param {Called} called @returns {Args} */
function shown(facts, { card = String, pile = String }) {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      CARDS.has(name) ? card(fact) : name === "pile" ? pile(fact) : name === "words" ? quoted(fact) : fact,
    ]),
  );
}

/** Words of a message, in the quotation marks of the reader's language. @param {string} lines  one a line */
const quoted = (lines) => listed(lines.split("\n").map((each) => t("quoted", { words: each })));

/** @param {unknown} error @param {string} [game]  the one whose rules it may follow from */
export function toastRefusal(error, game) {
  const { text, rule } = refusal(error);
  if (text) toast(text, rule && game ? { rule, game } : {});
}
