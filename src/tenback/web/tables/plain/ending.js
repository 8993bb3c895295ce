/** How any game ended: who has won, by what the game itself calls it, and the points. */

import { listed } from "../../words/lists.js";
import { t, words } from "../../words/words.js";
import { named } from "../parts/people.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @import { Result } from "../parts/end/dock.js" */

/** @param {Scene} scene @returns {Result} */
export function endOf(scene) {
  const { result } = scene.public;
  const ending = result?.ending;
  const winners = ending?.winners ?? result?.winners ?? [];
  const you = scene.you?.seat;
  const won = ending?.won ?? (you === undefined ? winners.length > 0 : winners.includes(you));
  return {
    figure: figure(scene, winners),
    title: title(scene, winners),
    sentence: sentence(scene),
    won,
    whole: true,
  };
}

/** Points, or a star for who has won. @param {Scene} scene @param {readonly number[]} winners */
function figure(scene, winners) {
  const ending = scene.public.result?.ending;
  const seat = scene.you?.seat ?? winners[0];
  const points = ending?.scores?.[seat ?? -1];
  if (points !== undefined) return String(points);
  if (ending?.left !== undefined) return String(ending.left);
  return ending?.won || (seat !== undefined && winners.includes(seat)) ? "★" : "";
}

/** @param {Scene} scene @param {readonly number[]} winners */
function title(scene, winners) {
  const ending = scene.public.result?.ending;
  const names = listed(winners.map((seat) => named(scene, seat)));
  if (winners.length > 1) return t("end-winners", { names });
  if (winners.length) return t("end-winner", { name: names, who: winners[0] === scene.you?.seat ? "you" : "other" });
  if (ending?.won !== undefined) return t(ending.won ? "end-all-won" : "end-all-lost");
  return t(ending ? "end-nobody" : "ten-end-stopped");
}

/** @param {Scene} scene */
function sentence(scene) {
  const { result } = scene.public;
  const ending = result?.ending;
  if (result?.resigned !== undefined)
    return t("end-resigned", {
      loser: named(scene, result.resigned),
      loses: result.resigned === scene.you?.seat ? "you" : "other",
    });
  if (!ending) return t("told-abandoned");
  const own = `end-${scene.setting.game}-${ending.reason}`;
  const why = words.has(own) ? t(own) : t("end-by", { reason: ending.reason });
  if (!ending.scores) return why;
  const points = ending.scores.map((score, seat) => t("ten-score-of", { name: named(scene, seat), points: score }));
  return `${why} ${t("ten-scores", { scores: listed(points) })}`;
}
