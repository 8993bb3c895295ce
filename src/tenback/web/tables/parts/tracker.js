/** The card tracker, where the table has one: every card there is, which of them are laid, and which one holds. */

import { html } from "lit";
import { t } from "../../words/words.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @import { PileGame } from "./pile-game.js" */

const SAID = { laid: "card-is-laid", held: "card-is-held", out: "card-is-not-laid" };

/** @param {PileGame} game @param {Scene} scene */
export function tracker(game, scene) {
  return html`<p class="small mute">${t("cards-laid-how")}</p>
    ${game.tracked(scene).map(({ title, rows, laid, seat = scene.you?.seat }) => {
      const gone = new Set(laid.map(String));
      const held = new Set(seat === scene.you?.seat ? scene.you?.hand?.map(String) : []);
      const where = (/** @type {string} */ card) => (gone.has(card) ? "laid" : held.has(card) ? "held" : "out");
      return html`<section class="tracked">
        ${title ? html`<h3>${title}</h3>` : ""}${rows.map(
          (row) =>
            html`<ul class="tracked__row">
              ${row.map(
                (card) =>
                  html`<li class="is-${where(String(card))}">
                    <span aria-hidden="true">${game.short(card)}</span
                    ><span class="vh">${t(SAID[where(String(card))], { card: game.called(card) })}</span>
                  </li>`,
              )}
            </ul>`,
        )}
      </section>`;
    })}`;
}
