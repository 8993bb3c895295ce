/** Why something was not granted, in the reader's words where we have them, else in the server's own. */

import { NotGranted } from "../../wire/connection.js";
import { t } from "../../words/words.js";

/** Keys of the protocol that have words of their own. */
const KNOWN = Object.freeze({
  "not-your-turn": "refused-not-your-turn",
  "too-few": "refused-too-few",
  "too-fast": "refused-too-fast",
  paused: "refused-paused",
  ended: "refused-ended",
  silent: "refused-silent",
  "stood-in": "refused-stood-in",
  full: "refused-full",
  "said-already": "refused-already-said",
});

/**
 * @param {Error} error
 * @param {(pile: string) => string} letterOf
 * @returns {{text: string, rule: string | null}}
 */
export function refusal(error, letterOf) {
  if (!(error instanceof NotGranted)) return { text: t("refused-broken"), rule: null };
  if (error.key === "left") return { text: "", rule: null };
  const { facts, rule } = error;
  const direction = { "not-higher": "up", "not-higher-nor-back": "up", "not-lower": "down", "not-lower-nor-back": "down" }[error.key];
  if (direction) return { text: t("does-not-fit-why", { card: facts.card, pile: letterOf(facts.pile), top: facts.top, back: facts.back ?? 0, direction }), rule };
  const known = KNOWN[/** @type {keyof typeof KNOWN} */ (error.key)];
  return { text: known ? t(known, { minimum: facts.minimum ?? 0, played: facts.played ?? 0 }) : error.message, rule };
}
