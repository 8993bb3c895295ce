/** What the top bar says about the turn. */

import { t } from "../../words/words.js";

/** @import { Scene } from "../../wire/frames.js" */

/** @param {Scene} scene @param {(scene: Scene) => number} least  how many cards a turn lays at least @param {string} [message]  for one's own turn */
export function turnOf(scene, least, message = "your-turn") {
  const { phase, paused, game } = scene.public;
  const name = scene.public.seats[game?.turn ?? -1]?.name ?? "";
  if (phase === "starting") return { text: t("who-starts"), yours: scene.public.awaited.includes(scene.you?.seat ?? -1) };
  if (phase === "ended") return { text: t("the-end"), yours: false };
  if (paused) return { text: t("paused"), yours: false };
  if (scene.you?.actions.length) return { text: t(message, { count: Math.max(0, least(scene) - game.played) }), yours: true };
  return { text: t("turn-of", { name }), yours: false };
}
