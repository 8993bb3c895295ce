/** The Game's own: four piles for one team, ten back, a number line. */

import { html, nothing } from "lit";
import { start, theGame } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { deck, lane } from "../parts/lanes.js";
import { numberLine } from "../parts/number-line.js";
import { PileTable } from "../parts/pile-table.js";
import { plates } from "../parts/plates.js";
import { teamGame } from "../parts/team-game.js";
import { turnOf } from "../parts/turn-text.js";
import { tellsTurns } from "../parts/turn-told.js";
import { CARDS, LOWEST, PILES, START_DOWN, START_UP, room, step, theGameOf } from "./arithmetic.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @import { PileGame, View } from "../parts/pile-game.js" */

const TICKS = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** @type {PileGame} */
export const GAME = {
  ...teamGame({ slug: "the-game", piles: PILES, cards: CARDS }),
  tops: (scene) => ({ ...theGameOf(scene).piles }),
  step,
  number: Number,
  height: (card) => Number(card) / START_DOWN,
  called: String,
  short: (card) => card,
  face: (card, { burning = false }) => theGame(Number(card), { burning }),
  start: (pile) => start(pile.direction, String(pile.direction === "up" ? START_UP : START_DOWN)),
  isStart: (top) => top === START_UP || top === START_DOWN,
  room: (pile, { shown }) => t("room", { count: room(Number(shown[pile.name]), pile.direction) }),
  trick: { back: "ten-back", chip: "ten-back", fits: "fits-back", press: "press-back", heard: "heard-back" },
  tracked: (scene) => [
    {
      title: "",
      rows: Array.from({ length: START_DOWN / 10 }, (_, ten) =>
        Array.from({ length: 10 }, (_, one) => ten * 10 + one).filter((card) => card >= LOWEST),
      ),
      laid: theGameOf(scene).laid ?? [],
    },
  ],
  planNote: () => nothing,
};

export const turns = tellsTurns(GAME);

/** @param {Scene} scene */
export const turnText = (scene) => turnOf(scene);

export class TheGameTable extends PileTable {
  get game() {
    return GAME;
  }

  /** @param {View} view */
  middle(view) {
    return html`${plates(view)}
      <section class="piles" aria-label=${t("piles")}>
        ${PILES.map((pile) => lane(view, pile, this.does))}${deck(view)}
      </section>
      ${numberLine(view, { low: START_UP, high: START_DOWN, ticks: TICKS })}`;
  }
}

customElements.define("the-game-table", TheGameTable);
