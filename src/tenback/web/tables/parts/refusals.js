/** Why something was not granted, in the reader's words where we have them, else in the server's own. */

import { NotGranted } from "../../wire/connection.js";
import { t } from "../../words/words.js";

/** Keys of the protocol that have words of their own. @type {Readonly<Record<string, string>>} */
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
  told: "refused-told",
  "nothing-to-take-back": "refused-nothing-to-take-back",
  patience: "refused-patience",
  "no-chat": "refused-no-chat",
  "chat-length": "refused-chat",
  "chat-characters": "refused-chat",
  begun: "refused-begun",
  "seat-taken": "refused-seat-taken",
  "not-host": "refused-not-host",
  "proposed-already": "refused-proposed-already",
  "nothing-proposed": "refused-nothing-proposed",
  "two-laid": "two-a-turn-why",
  "one-laid": "one-a-turn-why",
});

/** Cards that do not fit: the message, and which way the pile goes. @type {Readonly<Record<string, {says: string, direction: "up" | "down"}>>} */
const UNFIT = Object.freeze({
  "not-higher": { says: "does-not-fit-why", direction: "up" },
  "not-higher-nor-back": { says: "does-not-fit-why", direction: "up" },
  "not-lower": { says: "does-not-fit-why", direction: "down" },
  "not-lower-nor-back": { says: "does-not-fit-why", direction: "down" },
  "not-higher-nor-same-colour": { says: "colour-does-not-fit-why", direction: "up" },
  "not-lower-nor-same-colour": { says: "colour-does-not-fit-why", direction: "down" },
  "gift-not-lower": { says: "gift-why", direction: "up" },
  "gift-not-higher": { says: "gift-why", direction: "down" },
  "nothing-betters": { says: "nothing-betters-why", direction: "up" },
  "second-gift": { says: "one-gift-why", direction: "up" },
});

/**
 * @param {Error} error
 * @param {(pile: string) => string} letterOf
 * @param {(card: number | string) => string} [called]  a card in words
 * @returns {{text: string, rule: string | null}}
 */
export function refusal(error, letterOf, called = String) {
  if (!(error instanceof NotGranted)) return { text: t("refused-broken"), rule: null };
  if (error.key === "left") return { text: "", rule: null };
  const { facts, rule } = error;
  const unfit = UNFIT[error.key];
  if (unfit) {
    const { says, direction } = unfit;
    return { text: t(says, { card: called(facts.card), pile: facts.pile ? letterOf(facts.pile) : "", top: facts.top === undefined ? "" : called(facts.top), back: facts.back ?? 0, direction }), rule };
  }
  const known = KNOWN[error.key];
  return { text: known ? t(known, { minimum: facts.minimum ?? 0, played: facts.played ?? 0, name: facts.name ?? "" }) : error.message, rule };
}
