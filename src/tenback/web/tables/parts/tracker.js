/** The card tracker, where the table has one: every card there is, and which of them are laid. */

import { html } from "lit";
import { t } from "../../words/words.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @import { PileGame } from "./pile-game.js" */

/** @param {PileGame} game @param {Scene} scene */
export function tracker(game, scene) {
  return html`<p class="small mute">${t("cards-laid-how")}</p>
    ${game.tracked(scene).map(({ title, rows, laid }) => {
      const gone = new Set(laid.map(String));
      return html`<section class="tracked">
        ${title ? html`<h3>${title}</h3>` : ""}${rows.map(
          (row) =>
            html`<ul class="tracked__row">
              ${row.map(
                (card) =>
                  html`<li class=${gone.has(String(card)) ? "is-laid" : ""}>
                    <span aria-hidden="true">${game.short(card)}</span
                    ><span class="vh"
                      >${t(gone.has(String(card)) ? "card-is-laid" : "card-is-not-laid", {
                        card: game.called(card),
                      })}</span
                    >
                  </li>`,
              )}
            </ul>`,
        )}
      </section>`;
    })}`;
}
