/** Quick & Easy's own: two piles for one team, five colours, and talk of what one holds. */

import { html, nothing } from "lit";
import { quick, start, suit } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { deck, lane } from "../parts/lanes.js";
import { numberLine } from "../parts/number-line.js";
import { pileOf, toLay } from "../parts/pile-game.js";
import { PileTable } from "../parts/pile-table.js";
import { plates } from "../parts/plates.js";
import { pad } from "../parts/talk.js";
import { turnOf } from "../parts/turn-text.js";
import { CARDS, COLOURS, HIGHEST, PILES, colourOf, fit, fitInTurn, numberOf, step } from "./figures.js";
import { colourName, held, holdPad, holds } from "./holds.js";

/** @import { Scene } from "../../wire/frames.js" */
/** @import { Card, PileGame, View } from "../parts/pile-game.js" */
/** @import { Colour } from "./figures.js" */

const TICKS = Array.from({ length: HIGHEST }, (_, place) => place + 1);

/** A card in a line of text. @param {Card} card */
const inLine = (card) => html`${suit(colourOf(card).toLowerCase())}<b class="n">${numberOf(card)}</b>`;

const least = () => 1; // Q4, Q8

/** @type {PileGame} */
export const GAME = {
  slug: "quick-and-easy",
  piles: PILES,
  tops: (scene) => scene.public.game.piles,
  fit: (card, pile, shown, lays, scene) => fitInTurn(card, shown[pile.name] ?? null, pile, lays, scene),
  step,
  least,
  number: numberOf,
  height: (card) => numberOf(card) / HIGHEST,
  called: (card) => (card === null ? t("start-card") : t("coloured-card", { colour: colourName(colourOf(card)), number: numberOf(card) })),
  short: inLine,
  face: (card) => quick(String(card)),
  start: (pile) => start(pile.direction, ""),
  isStart: (top) => top === null,
  whyNot: (card, pile, { shown, scene, lays }) => {
    const top = shown[pile.name] ?? null;
    const { why } = fitInTurn(card, top, pile, lays, scene);
    if (why) return { text: t(why === "one-a-turn" ? "one-a-turn-why" : "two-a-turn-why"), rule: why === "one-a-turn" ? "Q11" : "Q4" };
    return { text: t("colour-does-not-fit-why", { card: GAME.called(card), pile: pile.letter, top: GAME.called(top), direction: pile.direction }), rule: "Q5" };
  },
  room: () => "",
  kindOf: ({ card, pile, from }) => (from !== null && fit(card, from, pileOf(GAME, pile)).kind === "back" ? "back" : ""),
  letterOf: (pile) => pileOf(GAME, pile).letter,
  ownerOf: () => null,
  trick: { back: "same-colour-back", chip: "same-colour", fits: "fits-same-colour", press: "press-same-colour", heard: "heard-same-colour" },
  loses: (ending) => ending.won === false,
  strands: "strands-ask",
  end: (scene) => {
    const { result } = scene.public;
    const left = result?.ending?.left ?? toLay(scene);
    const won = result?.ending?.won ?? false;
    const why = result?.abandoned ? "end-abandoned" : won ? "end-won-fifty" : "end-stuck-one";
    return { figure: String(left), title: won ? t("end-title-won") : t("end-title", { count: left }), sentence: t(why, { laid: CARDS - left }), won };
  },
  tracked: (scene) => [{ title: "", rows: Object.keys(COLOURS).map((colour) => TICKS.map((number) => `${colour}${number}`)), laid: scene.public.game.laid }],
  alsoAloud: (scene) => scene.public.said.flatMap(({ seat, signal }) => (held(signal) ? [`${scene.public.seats[seat]?.name ?? ""}: ${held(signal)}.`] : [])),
  planNote: ({ scene, yourTurn }) => (yourTurn ? t(scene.setting.options.pro ? "plan-note-pro" : "plan-note-quick") : nothing),
};

/** @param {Scene} scene */
export const turnText = (scene) => turnOf(scene, least, scene.public.game?.played ? "your-turn" : scene.setting.options.pro ? "your-turn-one" : "your-turn-one-or-two");

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
    return html`${plates(view, { kind: "seats--talk", card: (card) => html`<span class="openhand__card">${inLine(card)}</span>`, below: (seat) => holds(scene, seat) })}
      <section class="piles piles--two" aria-label=${t("piles")}>${PILES.map((pile) => lane(view, pile, this.does))}${deck(view)}</section>${numberLine(view, { low: 1, high: HIGHEST, ticks: TICKS })}`;
  }

  /** @param {Scene} scene */
  talk(scene) {
    if (scene.setting.talk === "silent") return super.talk(scene);
    const say = (/** @type {string} */ signal) => {
      this.picked = null;
      this.say(signal);
    };
    return html`<section><h2>${t("i-hold")}</h2>${holdPad(scene, { picked: this.picked, pick: (colour) => (this.picked = colour), say })}</section>
      <section><h2>${t("about-a-pile")}</h2>${pad(scene, PILES, say)}<p class="fine">${t(scene.setting.options.pro ? "talk-of-pros" : "talk-of-colours")}</p></section>`;
  }
}

customElements.define("quick-and-easy-table", QuickAndEasyTable);
