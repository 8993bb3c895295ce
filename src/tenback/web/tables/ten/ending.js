/** How a game of TEN ended: who has won and by what, or whether TEN was beaten. */

import { t } from "../../words/words.js";
import { named } from "../parts/people.js";
import { deckOf, gameOf, isSolo, limitOf } from "./figures.js";
import { listed } from "./told.js";

/** @import { Scene } from "../../wire/frames.js" */

const REASONS = Object.freeze({
  "most-points": "ten-end-points",
  "most-currency": "ten-end-currency",
  "fewest-cards": "ten-end-cards",
  shared: "ten-end-shared",
});
const DECKS = Object.freeze({ reconstructed: "ten-deck-reconstructed", full: "ten-deck-full" });

/** What the deck of this table is called. @param {Scene} scene */
export function deckName(scene) {
  const name = deckOf(scene);
  const own = DECKS[/** @type {keyof typeof DECKS} */ (name)];
  return own ? t(own) : name;
}

/** The figure that counts, a title and a sentence. @param {Scene} scene */
export function endOf(scene) {
  const { result } = scene.public;
  const game = gameOf(scene);
  const you = scene.you?.seat;
  const ending = result?.ending;
  const scores = ending?.scores ?? game.seats.map((own) => own.points);
  const deck = t("ten-deck-called", { deck: deckName(scene) });
  if (!ending) return { figure: you === undefined ? "–" : String(scores[you] ?? 0), title: t("ten-end-stopped"), sentence: `${table(scene, scores)} ${deck}`, won: false };
  const winners = ending.winners ?? [];
  if (isSolo(scene)) {
    const limit = limitOf(scene);
    const args = { yours: scores[0] ?? 0, tens: scores[1] ?? 0, limit, tie: scores[0] === scores[1] ? "yes" : "no" };
    return {
      figure: `${args.yours}:${args.tens}`,
      title: t(ending.won ? "ten-end-beaten" : "ten-end-not-beaten", args),
      sentence: `${t(ending.won ? "ten-end-rank" : "ten-end-no-rank", args)} ${deck}`,
      won: Boolean(ending.won),
    };
  }
  const won = you !== undefined && winners.includes(you);
  const names = listed(winners.map((seat) => named(scene, seat)));
  const top = scores[winners[0] ?? 0] ?? 0;
  const reason = REASONS[/** @type {keyof typeof REASONS} */ (ending.reason)] ?? "ten-end-points";
  return {
    figure: String(you === undefined ? top : (scores[you] ?? 0)),
    title: winners.length > 1 ? t("ten-end-title-shared", { names }) : t("ten-end-title", { name: names, who: won ? "you" : "other" }),
    sentence: `${t(reason, { points: top })} ${table(scene, scores)} ${deck}`,
    won,
  };
}

/** Everyone's points in one line. @param {Scene} scene @param {readonly number[]} scores */
function table(scene, scores) {
  return `${scores
    .map((points, seat) => ({ points, name: named(scene, seat) }))
    .sort((one, other) => other.points - one.points)
    .map(({ points, name }) => `${name} ${points}`)
    .join(", ")}.`;
}
