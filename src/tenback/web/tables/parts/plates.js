/** The plates of a team: who sits there, what they hold, what they do. Seats never move. */

import { html, nothing } from "lit";
import { t } from "../../words/words.js";
import { others, plate } from "./people.js";
import { count } from "./pile-game.js";

/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { View } from "./pile-game.js" */

/** @param {View} view @param {{kind?: string, card?: (card: number | string) => unknown, below?: (seat: Seat) => unknown}} [how] `card`: one of an open hand, `below`: what else lies on a plate */
export function plates({ scene, story }, { kind = "", card, below } = {}) {
  const { game, phase } = scene.public;
  const around = others(scene);
  if (!around.length) return nothing;
  const lastTurn = story.items.findLast((item) => item.kind === "turn" && item.drew !== null);
  const open = /** @type {(number | string)[][] | undefined} */ (scene.reveal?.position?.hands);
  const next = nextSeat(scene);
  return html`<ul class="seats ${kind}" aria-label=${t("seats-clockwise")}>${around.map((seat) => {
    const acts = phase === "playing" && game.turn === seat;
    const cards = count(game.hands[seat]);
    let note = "";
    if (phase === "starting") note = scene.public.awaited.includes(seat) ? t("thinking") : "";
    else if (acts) note = scene.public.paused ? t("paused") : t("thinking");
    else if (phase === "playing" && cards === 0) note = t("all-laid");
    else if (phase === "playing" && seat === next) note = t("next");
    else if (lastTurn?.seat === seat) note = t("just-played");
    return plate(scene, seat, { cards, acts, note, open: open?.[seat]?.length ? open[seat] : null, card, below: below?.(seat) ?? nothing });
  })}</ul>`;
}

/** Who follows whoever acts; players without cards are skipped (G11, Q8). @param {Scene} scene */
function nextSeat(scene) {
  const { turn, hands } = scene.public.game;
  if (turn === null) return null;
  for (let by = 1; by < hands.length; by += 1) {
    const seat = (turn + by) % hands.length;
    if (count(hands[seat]) > 0) return seat;
  }
  return null;
}
