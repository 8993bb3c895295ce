/** The plates of a team: who sits there, what they hold, what they do. Seats never move. */

import { html, nothing } from "lit";
import { t } from "../../words/words.js";
import { withFits } from "./end/why.js";
import { withTags } from "./marked.js";
import { openHand } from "./open-hand.js";
import { others, plate } from "./people.js";
import { count, sightOf } from "./pile-game.js";

/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { View } from "./pile-game.js" */

/**
 * @param {View} view
 * @param {{kind?: string, below?: (seat: Seat) => unknown}} [how]  `below`: what else lies on a plate
 */
export function plates(view, { kind = "", below } = {}) {
  const { scene, story, told, game: own } = view;
  const { phase } = scene.public;
  const game = sightOf(scene);
  const around = others(scene);
  if (!around.length) return nothing;
  const lastTurn = story.items.findLast((item) => item.kind === "turn" && item.drew !== null);
  const open = /** @type {(number | string)[][] | undefined} */ (scene.reveal?.position?.hands);
  const { next } = game;
  return html`<ul class="seats ${kind}" aria-label=${t("seats-clockwise")}>
    ${around.map((seat) => {
      const acts = phase === "playing" && game.turn === seat;
      const cards = count(game.hands[seat]);
      let note = "";
      if (phase === "starting") note = scene.public.awaited.includes(seat) ? t("thinking") : "";
      else if (acts) note = scene.public.paused ? t("paused") : t("thinking");
      else if (phase === "playing" && cards === 0) note = t("all-laid");
      else if (phase === "playing" && seat === next) note = t("next");
      else if (phase === "ended" && cards === 0) note = t("all-laid");
      else if (lastTurn?.seat === seat) note = t("just-played");
      return plate(scene, seat, {
        cards,
        acts,
        note,
        open: open?.[seat]
          ? openHand(
              withTags(view, seat, withFits(told, seat, open[seat])),
              (card) => own.face(card, { seat }),
              own.called,
            )
          : null,
        below: below?.(seat) ?? nothing,
      });
    })}
  </ul>`;
}
