/** What was played, and what might have been: the actions of a review, drawn with the table's cards and letters. */

import { html } from "lit";
import { duel, icon, quick, quickInLine, ten, theGame } from "../../cards/faces.js";
import { cardMark, called as calledInTen } from "../../tables/ten/marks.js";
import { listed } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { PILES } from "../page-words.js";

/** @import { ReviewTurn, Seat } from "../../wire/frames.js" */
/** @import { Pile } from "../../tables/parts/pile-game.js" */

/** @typedef {string | number} Card */

/** By game: what a card looks like, and whose it is where that shows. */
/** @type {Readonly<Record<string, (card: Card, seat: Seat) => unknown>>} */
const FACES = Object.freeze({
  "the-game": (card) => theGame(Number(card)),
  "quick-and-easy": (card) => quick(String(card)),
  "face-to-face": (card, seat) => duel(seat ? "gold" : "silver", Number(card)),
  ten: (card) => ten(String(card)),
});

/** By game: a card in a line of text, where its own text says too little. */
/** @type {Readonly<Record<string, (card: string) => unknown>>} */
const IN_LINE = Object.freeze({ "quick-and-easy": quickInLine });

/** By game: what turning a pile back is called, where it is not by ten. @type {Readonly<Record<string, string>>} */
const BACK = Object.freeze({ "quick-and-easy": "same-colour" });

/** @param {string} game */
export const backSaid = (game) => t(BACK[game] ?? "review-back");

/** A game without faces has its cards in figures. @param {string} game @param {Card} card @param {Seat} [seat] */
export const faceOf = (game, card, seat = 0) => FACES[game]?.(card, seat) ?? html`<b class="n">${card}</b>`;

/** Whether its single decisions are weighed, and not whole turns. @param {string} game */
export const byDecision = (game) => game === "ten";

/** The cards that a turn laid, and where. @param {readonly string[]} actions */
export const laysOf = (actions) =>
  actions.flatMap((action) => {
    const [card = "", pile = ""] = action.split(">");
    return pile ? [{ action, card, pile }] : [];
  });

/** @param {string} game @param {string} name @returns {Pile | undefined} */
export const pileOf = (game, name) => PILES[game]?.find((pile) => pile.name === name);

/** @param {string} game @param {string} card */
const inLine = (game, card) => IN_LINE[game]?.(card) ?? html`<b class="n">${card}</b>`;

/**
 * A turn in a line: each card with its pile's letter, an action of TEN in words, any other game's as it is written.
 * @param {string} game @param {readonly string[]} actions @param {readonly string[]} [back]
 */
export function line(game, actions, back = []) {
  if (game === "ten") return tenAction(actions[0] ?? "");
  if (!PILES[game]) return html`<span class="lays">${written(actions)}</span>`;
  return html`<span class="lays"
    >${laysOf(actions).map(
      ({ action, card, pile }) =>
        html`<span class="lay"
          ><span class="key">${pileOf(game, pile)?.letter ?? pile}</span>${
            back.includes(action)
              ? html`<span class="trick">${icon("back")}${inLine(game, card)}</span>`
              : inLine(game, card)
          }</span
        > `,
    )}</span
  >`;
}

/** The same, to be heard. @param {string} game @param {readonly string[]} actions */
export function spoken(game, actions) {
  if (game === "ten") return tenSpoken(actions[0] ?? "");
  if (!PILES[game]) return written(actions);
  return listed(
    laysOf(actions).map(({ card, pile }) => t("review-on", { card, pile: pileOf(game, pile)?.letter ?? pile })),
  );
}

/** As the rules write them, where a game has no words for them here. @param {readonly string[]} actions */
const written = (actions) => actions.join(" ");

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
  return html`<span class="lays">${pieces(id, { price, card: card ? cardMark(card) : "" })}</span>`;
}

/** @param {string} action */
function tenSpoken(action) {
  const { id, price, card } = parts(action);
  return t(id, { price, card: card ? calledInTen(card) : "" });
}

/** Points of a chance, rounded. @param {number} share */
export const points = (share) => Math.round(100 * share);

/** The doubt, never rounded away. @param {number} share */
export const doubt = (share) => Math.ceil(100 * share);

/** Whether a turn cost something beyond doubt. @param {ReviewTurn} turn */
export const cost = ({ cost: found }) => (found && found.value > found.plus_minus ? points(found.value) : 0);
