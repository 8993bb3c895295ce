/** The whole table in sentences, for who asks to hear it: the turn, the piles, what was said, the hand. */

import { listed } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { named } from "./people.js";
import { owedNow, sightOf } from "./pile-game.js";
import { readSignal, spoken } from "./talk.js";

/** @import { View } from "./pile-game.js" */

/** @param {View} view */
export function aloud({ game, scene, shown, yourTurn }) {
  const { turn } = sightOf(scene);
  const parts = [
    scene.public.phase === "starting" ? `${t("who-starts")} ${t("who-starts-how")}` : "",
    yourTurn
      ? t("your-turn-now", { count: Math.max(1, owedNow(scene)) })
      : turn === null
        ? ""
        : t("turn-of-read", { name: scene.public.seats[turn]?.name ?? "" }),
  ];
  for (const pile of game.piles) {
    parts.push(
      t("pile-read", { pile: pile.letter, direction: pile.direction, top: game.called(shown[pile.name] ?? null) }),
    );
    for (const { seat, signal } of scene.public.said) {
      const { name, about } = readSignal(signal);
      if (about === pile.name) parts.push(t("heard-said-by", { name: named(scene, seat), said: spoken(name) }));
    }
  }
  parts.push(...(game.alsoAloud?.(scene) ?? []));
  if (scene.you?.hand?.length) parts.push(t("hand-read", { cards: listed(scene.you.hand.map(game.called)) }));
  return parts.filter(Boolean).join(" ");
}
