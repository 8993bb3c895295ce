/** What the games of one team have in common: the piles are everyone's, and all win or lose together. */

import { t } from "../../words/words.js";
import { teamWhy } from "./end/why.js";
import { teamSight, toLay } from "./pile-game.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @import { Pile, PileGame } from "./pile-game.js" */

/** Whether a lost game went very well, as the server says. @param {Scene} scene */
function isExcellent(scene) {
  const game = teamSight(scene);
  return "excellent" in game && game.excellent;
}

/**
 * @param {{slug: string, piles: readonly Pile[], cards: number}} facts  `cards`: how many there are
 * @returns {Pick<PileGame, "slug" | "piles" | "letterOf" | "ownerOf" | "strands" | "end" | "why">}
 */
export const teamGame = ({ slug, piles, cards }) => ({
  slug,
  piles,
  letterOf: (name) => piles.find((pile) => pile.name === name)?.letter ?? "",
  ownerOf: () => null,
  strands: "strands-ask",
  end: (scene, told) => {
    const { result } = scene.public;
    const left = result?.ending?.left ?? toLay(scene);
    const won = result?.ending?.won ?? false;
    const why = result?.ending
      ? `end-${slug}-${result.ending.reason}`
      : alone(scene)
        ? "end-abandoned-alone"
        : "end-abandoned";
    const laid = cards - left;
    const excellent = isExcellent(scene) ? "yes" : "no";
    return {
      figure: String(left),
      title: won ? t("end-none-left") : result?.ending ? t("end-short", { count: left }) : t("end-stopped"),
      sentence: told?.last_turn
        ? t("end-laid", { laid, cards, turns: told.turns, excellent })
        : t(why, { laid, excellent }),
      won,
    };
  },
  why: teamWhy,
});

/** Whether nobody else sits there who could agree. @param {Scene} scene */
const alone = ({ public: { seats } }) => seats.filter(({ kind }) => kind === "person" || kind === "program").length < 2;
