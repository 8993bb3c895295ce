/** Quick & Easy's own: two piles for one team, five colours, and talk of what one holds. */

import { html, nothing } from "lit";
import { quick, quickInLine, start } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { deck, lane } from "../parts/lanes.js";
import { numberLine } from "../parts/number-line.js";
import { named } from "../parts/people.js";
import { PileTable } from "../parts/pile-table.js";
import { plates } from "../parts/plates.js";
import { pad } from "../parts/talk.js";
import { teamGame } from "../parts/team-game.js";
import { turnOf } from "../parts/turn-text.js";
import { tellsTurns } from "../parts/turn-told.js";
import { CARDS, COLOURS, HIGHEST, PILES, colourOf, numberOf, step } from "./arithmetic.js";
import { colourName, held, holdPad, holds, holdsOfMine } from "./holds.js";

/** @import { QuickAndEasy, Scene } from "../../wire/frames.js" */
/** @import { Card, PileGame, View } from "../parts/pile-game.js" */
/** @import { Colour } from "./arithmetic.js" */

const TICKS = Array.from({ length: HIGHEST }, (_, place) => place + 1);

/** @param {Card} card */
const inLine = (card) => quickInLine(String(card));

/** What lies in everyone's sight. @param {Scene} scene @returns {QuickAndEasy} */
const quickOf = (scene) => /** @type {QuickAndEasy} */ (scene.public.game);

/** @type {PileGame} */
export const GAME = {
  ...teamGame({ slug: "quick-and-easy", piles: PILES, cards: CARDS }),
  tops: (scene) => ({ ...quickOf(scene).piles }),
  step,
  number: numberOf,
  height: (card) => numberOf(card) / HIGHEST,
  called: (card) =>
    card === null
      ? t("start-card")
      : t("coloured-card", { colour: colourName(colourOf(card)), number: numberOf(card) }),
  short: inLine,
  face: (card) => quick(String(card)),
  start: (pile) => start(pile.direction, ""),
  isStart: (top) => top === null,
  bars: (_, { turn, scene }) =>
    turn?.game === "quick-and-easy" && turn.may === 0
      ? scene.setting.options.pro
        ? "one-a-turn"
        : "two-a-turn"
      : undefined,
  room: () => "",
  trick: {
    back: "same-colour-back",
    chip: "same-colour",
    fits: "fits-same-colour",
    press: "press-same-colour",
    heard: "heard-same-colour",
  },
  tracked: (scene) => [
    {
      title: "",
      rows: Object.keys(COLOURS).map((colour) => TICKS.map((number) => `${colour}${number}`)),
      laid: quickOf(scene).laid ?? [],
    },
  ],
  alsoAloud: (scene) =>
    scene.public.said.flatMap(({ seat, signal }) =>
      held(signal) ? [t("heard-said-by", { name: named(scene, seat), said: held(signal) ?? "" })] : [],
    ),
  planNote: ({ scene, yourTurn }) =>
    yourTurn ? t(scene.setting.options.pro ? "plan-note-pro" : "plan-note-quick") : nothing,
};

export const turns = tellsTurns(GAME, { drawn: inLine, about: held });

/** @param {Scene} scene */
export const turnText = (scene) =>
  turnOf(
    scene,
    quickOf(scene).played ? "your-turn" : scene.setting.options.pro ? "your-turn-one" : "your-turn-one-or-two",
  );

export class QuickAndEasyTable extends PileTable {
  static properties = { ...PileTable.properties, picked: { state: true } };

  constructor() {
    super();
    /** The colour that one is about to speak of. @type {Colour | null} */ this.picked = null;
  }

  get game() {
    return GAME;
  }

  get reading() {
    return { ...super.reading, drawn: inLine, about: held };
  }

  /** @param {View} view */
  middle(view) {
    const { scene } = view;
    return html`${plates(view, {
        kind: "seats--talk",
        below: (seat) => holds(scene, seat),
      })}
      <section class="piles piles--two" aria-label=${t("piles")}>
        ${PILES.map((pile) => lane(view, pile, this.does))}${deck(view)}
      </section>
      ${numberLine(view, { low: 1, high: HIGHEST, ticks: TICKS })}`;
  }

  /** @param {Scene} scene */
  saidByHand(scene) {
    return holdsOfMine(scene, (signal) => this.say(signal));
  }

  /** @param {Scene} scene */
  talk(scene) {
    if (scene.setting.talk === "silent") return super.talk(scene);
    const say = (/** @type {string} */ signal) => {
      this.picked = null;
      this.say(signal);
    };
    return html`<section>
        <h2>${t("i-hold")}</h2>
        ${holdPad(scene, { picked: this.picked, pick: (colour) => (this.picked = colour), say })}
      </section>
      <section>
        <h2>${t("about-a-pile")}</h2>
        ${pad(scene, PILES, say)}
        <p class="fine">${t(scene.setting.options.pro ? "talk-of-pros" : "talk-of-colours")}</p>
      </section>`;
  }
}

customElements.define("quick-and-easy-table", QuickAndEasyTable);
