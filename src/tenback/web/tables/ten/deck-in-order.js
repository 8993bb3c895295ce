/** The deck of a game that is looked back at. */

import { html, nothing } from "lit";
import { ten } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { called } from "./marks.js";

/** @import { Scene } from "../../wire/frames.js" */

/** What the deck holds, the next card first, for eyes that see every card. @param {Scene} scene */
export function deckInOrder(scene) {
  const position = /** @type {{draw?: string[]} | null | undefined} */ (scene.reveal?.position);
  const cards = position?.draw ?? [];
  if (!cards.length || !scene.public.game || !("market" in scene.public.game)) return nothing;
  return html`<section class="market market--strip deck-in-order" aria-label=${t("ten-the-deck")}>
    <ol class="market__row" tabindex="0" aria-label=${t("ten-left-in-deck", { count: cards.length })}>
      ${cards.map((card) => html`<li class="mk__place"><span class="vh">${called(card)}</span>${ten(card)}</li>`)}
    </ol>
  </section>`;
}
