/** What was played, and what might have been: the actions of a review, drawn with the table's cards and letters. */

import { html, nothing } from "lit";
import { duel, icon, quick, ten, theGame } from "../../cards/faces.js";
import { cardMark, called as calledInTen } from "../../tables/ten/marks.js";
import { listed } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { PILES } from "../page-words.js";

/** @import { ReviewTurn, Seat } from "../../wire/frames.js" */
/** @import { Pile } from "../../tables/parts/pile-game.js" */

/** @typedef {string | number} Card */

/** @param {string} game @param {Card} card @param {Seat} [seat]  whose it is, where that shows */
export function faceOf(game, card, seat = 0) {
  if (game === "the-game") return theGame(Number(card));
  if (game === "quick-and-easy") return quick(String(card));
  return game === "face-to-face" ? duel(seat ? "gold" : "silver", Number(card)) : ten(String(card));
}

/** The cards that a turn laid, and where. @param {readonly string[]} actions */
export const laysOf = (actions) =>
  actions.flatMap((action) => {
    const [card = "", pile = ""] = action.split(">");
    return pile ? [{ action, card, pile }] : [];
  });

/** @param {string} game @param {string} name @returns {Pile | undefined} */
export const pileOf = (game, name) => PILES[game]?.find((pile) => pile.name === name);

/**
 * A turn in a line: each card with its pile's letter, or an action of TEN in words.
 * @param {string} game @param {readonly string[]} actions @param {readonly string[]} [back]
 */
export function line(game, actions, back = []) {
  if (game === "ten") return tenAction(actions[0] ?? "");
  return html`<span class="lays"
    >${laysOf(actions).map(
      ({ action, card, pile }) =>
        html`<span class="lay"
          ><span class="key">${pileOf(game, pile)?.letter ?? pile}</span>${
            back.includes(action)
              ? html`<span class="trick">${icon("back")}<b class="n">${card}</b></span>`
              : html`<b class="n">${card}</b>`
          }</span
        > `,
    )}</span
  >`;
}

/** The same, to be heard. @param {string} game @param {readonly string[]} actions */
export function spoken(game, actions) {
  if (game === "ten") return tenSpoken(actions[0] ?? "");
  return listed(
    laysOf(actions).map(({ card, pile }) => t("review-on", { card, pile: pileOf(game, pile)?.letter ?? pile })),
  );
}

/** What TEN's actions are called, but for those with a card or a price. @type {Readonly<Record<string, string>>} */
const TEN = Object.freeze({
  draw: "review-ten-draw",
  "take:numbers": "review-ten-take-numbers",
  "take:coins": "review-ten-take-coins",
  "take:token": "review-ten-take-token",
  "go:buy": "review-ten-go-buy",
  pass: "review-ten-pass",
  skip: "review-ten-skip",
  "pay:coin": "review-ten-pay-coin",
  "pay:bust": "review-ten-pay-bust",
});

/** @param {string} action */
function parts(action) {
  const [what = "", thing = ""] = action.split(":");
  if (what === "bid") return { id: "review-ten-bid", price: thing, card: "" };
  if (what === "buy") return { id: "review-ten-buy", price: "", card: thing };
  if (what === "pay" && thing !== "coin" && thing !== "bust") return { id: "review-ten-pay", price: "", card: thing };
  return { id: TEN[action] ?? "review-ten-pass", price: "", card: "" };
}

/** @param {string} action */
function tenAction(action) {
  const { id, price, card } = parts(action);
  return html`<span class="lays">${t(id, { price })} ${card ? cardMark(card) : nothing}</span>`;
}

/** @param {string} action */
function tenSpoken(action) {
  const { id, price, card } = parts(action);
  return card ? listed([t(id, { price }), calledInTen(card)]) : t(id, { price });
}

/** Points of a chance, rounded. @param {number} share */
export const points = (share) => Math.round(100 * share);

/** The doubt, never rounded away. @param {number} share */
export const doubt = (share) => Math.ceil(100 * share);

/** Whether a turn cost something beyond doubt. @param {ReviewTurn} turn */
export const cost = ({ cost: found }) => (found && found.value > found.plus_minus ? points(found.value) : 0);
