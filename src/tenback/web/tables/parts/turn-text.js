/** What the top bar says about the turn. */

import { t } from "../../words/words.js";
import { owedNow, sightOf } from "./pile-game.js";

/** @import { Scene } from "../../wire/frames.js" */

/** @param {Scene} scene @param {string} [message]  for one's own turn */
export function turnOf(scene, message = "your-turn") {
  const { phase, paused } = scene.public;
  const game = sightOf(scene);
  const name = scene.public.seats[game.turn ?? -1]?.name ?? "";
  if (phase === "starting")
    return { text: t("who-starts"), yours: scene.public.awaited.includes(scene.you?.seat ?? -1) };
  if (phase === "ended") return { text: t("the-end"), yours: false };
  if (paused) return { text: t("paused"), yours: false };
  if (scene.you?.actions.length) return { text: t(message, { count: owedNow(scene) }), yours: true };
  return { text: t("turn-of", { name }), yours: false };
}
