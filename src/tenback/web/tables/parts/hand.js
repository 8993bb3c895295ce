/** One's own hand: each card with what it would cost on each pile. Cards keep their places until the turn ends. */

import { html, nothing, repeat } from "lit";
import { icon } from "../../cards/faces.js";
import { either } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { cost, fitText } from "./fits.js";
import { tagOf } from "./marked.js";
import { cardName, setsAlight } from "./pile-game.js";

/** @import { Card, Does, Fit, Pile, View } from "./pile-game.js" */

/** @param {View} view @param {Does} does */
export function hand(view, does) {
  const cards = view.scene.you?.hand ?? [];
  const size = cards.length > 6 ? "hand--many" : cards.length < 3 && view.game.piles.length < 3 ? "hand--two" : "";
  return html`<div class="hand ${size}" role="toolbar" aria-label=${t("your-hand")} @keydown=${does.step}>
    ${
      cards.length
        ? repeat(
            cards,
            (card) => card,
            (card, place) => held(view, card, place, does),
          )
        : html`<p class="mute">${t("hand-empty")}</p>`
    }
  </div>`;
}

/** @param {View} view @param {Card} card @param {number} place @param {Does} does */
function held(view, card, place, does) {
  const { game } = view;
  const lay = view.lays.find((each) => each.card === card);
  const tab = place === view.at ? 0 : -1;
  if (lay) return away(view, card, place, lay.pile, does);
  const fits = game.piles.map((pile) => ({ pile, fit: view.fitOf(card, pile) }));
  const on = view.selected === card;
  const answer = view.pile === null ? null : fits.find(({ pile }) => pile.name === view.pile)?.fit.kind;
  const dim = answer === "no" && view.assist !== "none";
  const seat = game.ownerOf(game.piles[0]?.name ?? "", view.scene.you?.seat ?? 0, view.scene);
  const tag = tagOf(view, view.scene.you?.seat ?? 0, card);
  return html`<div
    class="hcard ${on ? "is-selected" : ""} ${dim ? "is-dim" : ""} ${tag === nothing ? "" : "is-gone"} ${
      view.hinted.some((each) => each.card === card) ? "is-hinted" : ""
    }"
    data-held=${card}
  >
    <button
      type="button"
      class="hcard__press"
      tabindex=${tab}
      aria-pressed=${on}
      aria-label=${label(view, card, fits)}
      @click=${() => does.pressCard(card, place)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => does.pick(event, card)}
    ></button>
    ${
      view.assist === "gaps" && fits.some(({ fit }) => fit.kind === "back")
        ? html`<span class="trick hcard__pin">${icon("back")}</span>`
        : nothing
    }
    <span class="hcard__face" data-card=${cardName(card, seat)}
      >${game.face(card, { burning: setsAlight(view.scene, card), ...(seat === null ? {} : { seat }) })}</span
    >
    ${tag}
    ${
      view.assist === "gaps"
        ? html`<span class="strip" aria-hidden="true">${fits.map(({ pile, fit }) => cost(game, pile, fit))}</span>`
        : nothing
    }
  </div>`;
}

/**
 * Where a card was that is planned.
 * @param {View} view @param {Card} card @param {number} place @param {string} onto @param {Does} does
 */
function away(view, card, place, onto, does) {
  const { game } = view;
  const letter = game.piles.find((pile) => pile.name === onto)?.letter ?? "";
  return html`<div class="hcard is-away" data-held=${card}>
    <button
      type="button"
      class="hcard__press"
      tabindex=${place === view.at ? 0 : -1}
      aria-label=${t("planned-card", { card: game.called(card), pile: letter })}
      @click=${() => does.pressCard(card, place)}
    ></button
    ><span class="slot" aria-hidden="true"
      ><span class="slot__for">${t("planned-for", { pile: letter })}</span
      ><span class="slot__pile key">${letter}</span></span
    ><span class="strip" aria-hidden="true"
      >${view.assist === "gaps" ? html`<span class="cost cost--no"><small>&nbsp;</small>&nbsp;</span>` : nothing}</span
    >
  </div>`;
}

/** @param {View} view @param {Card} card @param {{pile: Pile, fit: Fit}[]} fits */
function label({ game, assist }, card, fits) {
  const called = game.called(card);
  if (assist === "none") return called;
  if (fits.some(({ fit }) => fit.kind === "unknown")) return called;
  const possible = fits.filter(({ fit }) => fit.kind !== "no");
  if (!possible.length) return t("card-fits-nowhere", { card: called });
  return t("card-fits", {
    card: called,
    fits: either(possible.map(({ pile, fit }) => fitText(game, fit, pile, assist === "gaps"))),
  });
}
