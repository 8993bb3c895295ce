/** The Game's own: four piles for one team, ten back, a number line. */

import { html, nothing } from "lit";
import { start, theGame } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { deck, lane } from "../parts/lanes.js";
import { numberLine } from "../parts/number-line.js";
import { pileOf, toLay } from "../parts/pile-game.js";
import { PileTable } from "../parts/pile-table.js";
import { plates } from "../parts/plates.js";
import { turnOf } from "../parts/turn-text.js";
import { CARDS, EXCELLENT, HIGHEST, LOWEST, PILES, START_DOWN, START_UP, backCard, fit, least, room, step } from "./figures.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @import { PileGame, View } from "../parts/pile-game.js" */

const TICKS = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** @type {PileGame} */
export const GAME = {
  slug: "the-game",
  piles: PILES,
  tops: (scene) => scene.public.game.piles,
  fit: (card, pile, shown) => fit(Number(card), Number(shown[pile.name]), pile.direction),
  step,
  least,
  number: Number,
  height: (card) => Number(card) / START_DOWN,
  called: String,
  short: (card) => card,
  face: (card, { burning = false }) => theGame(Number(card), { burning }),
  start: (pile) => start(pile.direction, String(pile.direction === "up" ? START_UP : START_DOWN)),
  isStart: (top) => top === START_UP || top === START_DOWN,
  whyNot: (card, pile, { shown }) => {
    const top = Number(shown[pile.name]);
    const back = backCard(top, pile.direction, { lowest: LOWEST, highest: HIGHEST });
    return { text: t("does-not-fit-why", { card, pile: pile.letter, top, back: back ?? 0, direction: pile.direction }), rule: "G6" };
  },
  room: (pile, { shown }) => t("room", { count: room(Number(shown[pile.name]), pile.direction) }),
  kindOf: ({ card, pile, from }) => (from !== null && fit(Number(card), Number(from), pileOf(GAME, pile).direction).kind === "back" ? "back" : ""),
  letterOf: (pile) => pileOf(GAME, pile).letter,
  ownerOf: () => null,
  trick: { back: "ten-back", chip: "ten-back", fits: "fits-back", press: "press-back", heard: "heard-back" },
  loses: (ending) => ending.won === false,
  strands: "strands-ask",
  end: (scene) => {
    const { result } = scene.public;
    const left = result?.ending?.left ?? toLay(scene);
    const won = result?.ending?.won ?? false;
    const why = result?.abandoned ? "end-abandoned" : won ? "end-won" : result?.ending?.reason === "burnt" ? "end-burnt" : left <= EXCELLENT ? "end-excellent" : "end-stuck";
    return { figure: String(left), title: won ? t("end-title-won") : t("end-title", { count: left }), sentence: t(why, { laid: CARDS - left }), won };
  },
  tracked: (scene) => [
    {
      title: "",
      rows: Array.from({ length: START_DOWN / 10 }, (_, ten) => Array.from({ length: 10 }, (_, one) => ten * 10 + one).filter((card) => card >= LOWEST)),
      laid: scene.public.game.laid,
    },
  ],
  planNote: () => nothing,
};

/** @param {Scene} scene */
export const turnText = (scene) => turnOf(scene, least);

export class TheGameTable extends PileTable {
  get game() {
    return GAME;
  }

  /** @param {View} view */
  middle(view) {
    return html`${plates(view)}<section class="piles" aria-label=${t("piles")}>${PILES.map((pile) => lane(view, pile, this.does))}${deck(view)}</section>${numberLine(view, { low: START_UP, high: START_DOWN, ticks: TICKS })}`;
  }
}

customElements.define("the-game-table", TheGameTable);
