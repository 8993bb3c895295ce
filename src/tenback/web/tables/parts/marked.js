/** A turn that is looked back at: the table before it, with what it laid marked on hands and piles. */

import { html, nothing } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { kindOf } from "./pile-game.js";

/** @import { Seat } from "../../wire/frames.js" */
/** @import { OpenCard } from "./open-hand.js" */
/** @import { Card, LaidBy, Pile, View } from "./pile-game.js" */

/** @typedef {LaidBy} Marked */

/** Where a card was laid, on the card itself. @param {View} view @param {Seat} seat @param {Card} card */
export function tagOf(view, seat, card) {
  const laid = view.marked.find((each) => each.card === card && each.seat === seat);
  if (!laid) return nothing;
  const { game, scene } = view;
  const back = kindOf(game, laid) === "back";
  return html`<span class="laidtag ${back ? "laidtag--back" : ""}"
    >${back ? icon("back") : nothing}${t("laid-on", { pile: game.letterOf(laid.pile, seat, scene) })}</span
  >`;
}

/** @param {View} view @param {Seat} seat @param {readonly OpenCard[]} cards @returns {OpenCard[]} */
export const withTags = (view, seat, cards) =>
  view.marked.length ? cards.map((each) => ({ ...each, tag: tagOf(view, seat, each.card) })) : [...cards];

/** What was laid on a pile, below it. @param {View} view @param {Pile} pile */
export function laidHere({ game, scene, marked }, pile) {
  const here = marked.filter((laid) => game.letterOf(laid.pile, laid.seat, scene) === pile.letter);
  if (!here.length) return nothing;
  return html`<span class="laidhere"
    ><span class="vh">${t("laid-here")} </span>${here.map((laid) => {
      const kind = kindOf(game, laid);
      return html`<span class="takes ${kind === "back" ? "takes--trick" : kind === "gift" ? "takes--gift" : ""}"
        >${kind === "back" ? icon("back") : kind === "gift" ? icon("gift") : nothing}<b class="n"
          >${game.short(laid.card)}</b
        ></span
      > `;
    })}</span
  >`;
}
