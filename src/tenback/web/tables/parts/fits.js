/** How well a card fits: the pill on a pile and the strip under a card, told by figure, by blocks, by hue. */

import { html } from "lit";
import { icon } from "../../cards/faces.js";
import { t } from "../../words/words.js";

/** @import { Direction } from "../../cards/faces.js" */

const STEPS = ["step-small", "step-fair", "step-dear", "step-steep"];
const BLOCKS = html`<span class="blocks" aria-hidden="true"><i></i><i></i><i></i><i></i></span>`;

/** @param {Direction} direction @param {number} by @param {number} step */
export function gapPill(direction, by, step) {
  return html`<span class="fit g${step}"><span class="n">${direction === "up" ? "+" : "−"}${by}</span>${BLOCKS}<span class="word small">${t(STEPS[step - 1] ?? "")}</span></span>`;
}

export function backPill() {
  return html`<span class="trick">${icon("back")}<span class="word">${t("ten-back")}</span><span class="short n" aria-hidden="true">10</span></span>`;
}

export function noPill() {
  return html`<span class="fit fit--no"><span class="word">${t("does-not-fit")}</span><span class="short" aria-hidden="true">·</span></span>`;
}

/** @param {string} letter @param {{kind: "gap" | "back" | "no", by: number}} fit @param {number} step */
export function cost(letter, fit, step) {
  if (fit.kind === "back") return html`<span class="cost cost--back"><small>${letter}</small>${icon("back")}</span>`;
  if (fit.kind === "no") return html`<span class="cost cost--no"><small>${letter}</small>·</span>`;
  return html`<span class="cost g${step}"><small>${letter}</small>${fit.by}${BLOCKS}</span>`;
}
