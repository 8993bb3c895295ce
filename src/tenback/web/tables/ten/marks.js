/** Names and small marks of TEN: coins and tokens, suits, a card in a line of text. */

import { html } from "lit";
import { t } from "../../words/words.js";
import { isCoin, isWild } from "./arithmetic.js";

const SUITS = Object.freeze({ B: "b", G: "g", O: "o", P: "k" });

/** The sprite's name of a colour. @param {string} colour */
export const suitOf = (colour) => SUITS[/** @type {keyof typeof SUITS} */ (colour)] ?? "b";

/** @param {string} colour */
export const suitMark = (colour) =>
  html`<svg class="suit suit--${suitOf(colour)}" viewBox="0 0 25 25" aria-hidden="true">
    <use href="#suit-${suitOf(colour)}" />
  </svg>`;

export const coinMark = () =>
  html`<svg class="tok" viewBox="0 0 24 24" aria-hidden="true"><use href="#tok-coin" /></svg>`;
export const tokenMark = () =>
  html`<svg class="tok" viewBox="0 0 24 24" aria-hidden="true"><use href="#tok-bust" /></svg>`;

/** @param {string} card */
export function called(card) {
  const [first = "", figure = ""] = card;
  if (isCoin(card)) return t("ten-coin-card", { worth: Number(figure) });
  if (card === "*#") return t("ten-wild-any");
  if (figure === "#") return t("ten-wild-colour", { colour: first });
  if (first === "*") return t("ten-wild-number", { number: Number(figure) });
  return t("ten-card", { colour: first, number: Number(figure) });
}

/** A card within a sentence. @param {string} card */
export function cardMark(card) {
  const [first = "", figure = ""] = card;
  const shown = isCoin(card)
    ? html`${coinMark()}<b class="n">${figure}</b>`
    : first === "*"
      ? html`<b class="n">${figure}</b>*`
      : html`${suitMark(first)}<b class="n">${figure}</b>`;
  return html`<span class="cm ${isWild(card) ? "cm--wild" : ""}"
    ><span aria-hidden="true">${shown}</span><span class="vh">${called(card)}</span></span
  >`;
}
