/** The number line of a team's table: what the piles have used up, what one holds, what is planned. */

import { t } from "../../words/words.js";
import { ruler } from "./ruler.js";

/** @import { Card, View } from "./pile-game.js" */

/** @param {View} view @param {{low: number, high: number, ticks: number[]}} scale */
export function numberLine({ game, scene, lays, selected, assist, shown, fitOf }, { low, high, ticks }) {
  const free = (scene.you?.hand ?? []).filter((card) => !lays.some((lay) => lay.card === card));
  const turned = selected === null || assist !== "gaps" ? null : game.piles.find((pile) => fitOf(selected, pile).kind === "back");
  const piles = game.piles.flatMap((pile) => {
    const top = shown[pile.name] ?? null;
    return top === null ? [] : [{ letter: pile.letter, direction: pile.direction, top: game.number(top) }];
  });
  return ruler({
    low,
    high,
    ticks,
    piles,
    hand: free.map(game.number),
    selected: selected === null ? null : game.number(selected),
    planned: lays.map((lay) => game.number(lay.card)),
    arc: turned && selected !== null ? [game.number(/** @type {Card} */ (shown[turned.name])), game.number(selected)] : null,
    label: t("number-line", { low, high, piles: game.piles.map((pile) => `${pile.letter} ${game.called(shown[pile.name] ?? null)}`).join(", "), cards: free.map(game.called).join(", ") }),
  });
}
