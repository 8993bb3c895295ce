/** A hand that lies open: small cards, never a string of figures. */

import { html, nothing } from "lit";

/** @import { TemplateResult } from "lit" */
/** @import { Card } from "./pile-game.js" */

/**
 * @typedef {{card: Card, hot?: "" | "back" | "fits", tag?: unknown}} OpenCard
 *   `hot`: it would have fitted; `tag`: where it was laid
 */

/**
 * @param {readonly OpenCard[]} cards
 * @param {(card: Card) => TemplateResult} face
 * @param {(card: Card) => string} called
 */
export function openHand(cards, face, called) {
  return html`<ul class="opencards openhand">
    ${cards.map(
      ({ card, hot = "", tag = nothing }) =>
        html`<li class="oc ${hot ? `is-hot is-hot--${hot}` : ""} ${tag === nothing ? "" : "is-gone"}">
          <span class="vh">${called(card)}</span>${face(card)}${tag}
        </li>`,
    )}
  </ul>`;
}
