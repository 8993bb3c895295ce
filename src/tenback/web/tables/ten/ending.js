/** How a game of TEN ended: who has won and by what, or whether TEN was beaten. */

import { html, nothing } from "lit";
import { listed } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { avatar, named } from "../parts/people.js";
import { gameOf, isSolo, limitOf } from "./arithmetic.js";

/** @import { EndTold, Scene } from "../../wire/frames.js" */
/** @import { Result } from "../parts/end/dock.js" */

const DECKS = Object.freeze({ reconstructed: "ten-deck-reconstructed", full: "ten-deck-full" });

/** What the deck of this table is called. @param {Scene} scene */
export function deckName(scene) {
  const name = gameOf(scene).deck;
  const own = DECKS[/** @type {keyof typeof DECKS} */ (name)];
  return own ? t(own) : name;
}

/** The figure that counts, a title and a sentence. @param {Scene} scene @returns {Result} */
export function endOf(scene) {
  const { result } = scene.public;
  const game = gameOf(scene);
  const you = scene.you?.seat;
  const ending = result?.ending;
  const scores = ending?.scores ?? game.seats.map((own) => own.points);
  const deck = t("ten-deck-called", { deck: deckName(scene) });
  if (!ending)
    return {
      figure: you === undefined ? "–" : String(scores[you] ?? 0),
      title: t("ten-end-stopped"),
      sentence: deck,
      won: false,
      whole: true,
    };
  const winners = ending.winners ?? [];
  if (isSolo(scene)) {
    const limit = limitOf(scene);
    const args = { yours: scores[0] ?? 0, tens: scores[1] ?? 0, limit, tie: scores[0] === scores[1] ? "yes" : "no" };
    return {
      figure: `${args.yours}:${args.tens}`,
      title: t(ending.won ? "ten-end-beaten" : "ten-end-not-beaten", args),
      sentence: `${t(`end-ten-${ending.reason}`, args)} ${deck}`,
      won: Boolean(ending.won),
      whole: true,
    };
  }
  const won = you !== undefined && winners.includes(you);
  const names = listed(winners.map((seat) => named(scene, seat)));
  const top = scores[winners[0] ?? 0] ?? 0;
  const own = you === undefined ? top : (scores[you] ?? 0);
  const title =
    winners.length > 1 ? t("end-winners", { names }) : t("end-winner", { name: names, who: won ? "you" : "other" });
  const why = `${t(`end-ten-${ending.reason}`, { points: top })} ${deck}`;
  return {
    figure: String(own),
    title:
      you === undefined || (won && winners.length > 1)
        ? title
        : t("ten-end-points", { count: own, won: won ? "yes" : "no", gap: top - own }),
    sentence: won ? why : t("end-heard", { title, sentence: why }),
    won,
    whole: you === undefined || (won && winners.length > 1),
  };
}

/**
 * Where one's points came from: numbers, and wilds with what they cost.
 * @param {Scene} scene @param {EndTold | null} told
 */
export function tenWhy(scene, told) {
  const [winner = 0] = scene.public.result?.ending?.winners ?? [];
  const seat = scene.you?.seat ?? winner;
  const own = told?.tallies[seat];
  if (!own) return nothing;
  const points = gameOf(scene).seats[seat]?.points ?? 0;
  const plain = own.without_wilds ?? 0;
  const facts = { wilds: own.wilds ?? 0, gave: points - plain, points, paid: own.paid ?? 0 };
  return html`<h3>
      ${avatar(scene, seat, "avatar--s")}${t("ten-where-from", {
        name: named(scene, seat),
        who: seat === scene.you?.seat ? "you" : "other",
      })}
    </h3>
    <p>${t("ten-from-wilds", facts)}</p>
    <div class="from10" aria-hidden="true">
      ${Array.from({ length: points }, (_, place) => html`<i class=${place < plain ? "" : "wild"}></i>`)}
    </div>
    <p class="small from10__k" aria-hidden="true">
      <span>${t("ten-by-numbers", { count: plain })}</span><span>${t("ten-by-wilds", { count: points - plain })}</span>
    </p>`;
}

/** Everyone's points in one line. @param {Scene} scene */
export function pointsSaid(scene) {
  const all = (scene.public.result?.ending?.scores ?? gameOf(scene).seats.map((own) => own.points))
    .map((points, seat) => ({ points, name: named(scene, seat) }))
    .sort((one, other) => other.points - one.points)
    .map((each) => t("ten-score-of", each));
  return t("ten-scores", { scores: listed(all) });
}
