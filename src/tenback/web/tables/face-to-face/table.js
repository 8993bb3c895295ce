/** Face to Face's own: silver against gold, two piles each, gifts across the seam, a race. */

import { html, nothing } from "lit";
import { duel, icon, start } from "../../cards/faces.js";
import { t } from "../../words/words.js";
import { lane } from "../parts/lanes.js";
import { avatar, backs, botTag, clockOf, named } from "../parts/people.js";
import { count, pileOf } from "../parts/pile-game.js";
import { PileTable } from "../parts/pile-table.js";
import { turnOf } from "../parts/turn-text.js";
import { backCard, fit as fitAtHome } from "../the-game/figures.js";
import { CARDS, HAND_SIZE, HIGHEST, LOWEST, PILES, START_DOWN, START_UP, canBetter, drawn, enough, fit, gives, least, left, mine, step, tops } from "./figures.js";

/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { PileGame, View } from "../parts/pile-game.js" */

/** The first seat plays silver, the second gold. */
const METALS = Object.freeze(/** @type {const} */ (["silver", "gold"]));
const SIGNS = Object.freeze({ silver: "p", gold: "y" }); // the moon and the sun
const TENS = 10;

/** @param {Seat} seat */
const metalOf = (seat) => METALS[seat === 0 ? 0 : 1];

/** As whoever laid there calls a pile, turned to how it is called from here. @param {string} pile @param {Seat} seat @param {Scene} scene */
function fromHere(pile, seat, scene) {
  if (seat === mine(scene)) return pile;
  return pile.startsWith("their-") ? pile.slice("their-".length) : `their-${pile}`;
}

/** @type {PileGame} */
export const GAME = {
  slug: "face-to-face",
  piles: PILES,
  tops,
  fit: (card, pile, shown, lays, scene) => fit(Number(card), pile, shown, lays, scene),
  step,
  least,
  number: Number,
  height: (card) => Number(card) / START_DOWN,
  called: String,
  short: (card) => card,
  face: (card, { seat = 0 }) => duel(metalOf(seat), Number(card)),
  start: (pile) => start(pile.direction, String(pile.direction === "up" ? START_UP : START_DOWN)),
  isStart: (top) => top === START_UP || top === START_DOWN,
  whyNot: (card, pile, { shown, scene, lays }) => {
    const top = Number(shown[pile.name]);
    const facts = { card, pile: pile.letter, top, direction: pile.direction };
    if (!pile.theirs) return { text: t("does-not-fit-why", { ...facts, back: backCard(top, pile.direction, { lowest: LOWEST, highest: HIGHEST }) ?? 0 }), rule: "F4" };
    if (gives(lays, scene)) return { text: t("one-gift-why", facts), rule: "F5" };
    return { text: t(canBetter(pile, top) ? "gift-why" : "nothing-betters-why", facts), rule: "F6" };
  },
  room: (pile, { shown }) => {
    const top = Number(shown[pile.name]);
    if (!pile.theirs) return t("room", { count: pile.direction === "up" ? HIGHEST - top : top - LOWEST });
    return canBetter(pile, top) ? t("yours-to-better", { top, direction: pile.direction }) : t("nothing-betters");
  },
  kindOf: ({ card, pile, from }) => {
    if (pile.startsWith("their-")) return "gift";
    return from !== null && fitAtHome(Number(card), Number(from), pileOf(GAME, pile).direction).kind === "back" ? "back" : "";
  },
  letterOf: (pile, seat, scene) => pileOf(GAME, fromHere(pile, seat, scene)).letter,
  ownerOf: (pile, seat) => (pile.startsWith("their-") ? 1 - seat : seat),
  trick: { back: "ten-back", chip: "ten-back", fits: "fits-back", press: "press-back", heard: "heard-back" },
  loses: (ending, seat) => !ending.winners?.includes(seat),
  strands: "strands-ask-duel",
  end: (scene) => {
    const { result } = scene.public;
    const [winner] = result?.ending?.winners ?? result?.winners ?? [];
    const name = winner === undefined ? "" : named(scene, winner);
    const won = winner !== undefined && winner === scene.you?.seat;
    const who = won ? "you" : "other";
    const loser = winner === undefined ? "" : named(scene, 1 - winner);
    const facts = { name, who, loser, loses: winner !== undefined && 1 - winner === scene.you?.seat ? "you" : "other" };
    const reasons = { "all-laid": "end-duel-laid", stuck: "end-duel-stuck", "single-card": "end-duel-single" };
    const why = result?.resigned !== undefined ? "end-duel-resigned" : (reasons[/** @type {keyof typeof reasons} */ (result?.ending?.reason)] ?? "end-duel-stopped");
    return {
      figure: `${left(scene, mine(scene))} : ${left(scene, 1 - mine(scene))}`,
      title: winner === undefined ? t("end-duel-nobody") : t("end-duel-title", facts),
      sentence: t(why, facts),
      won: won || scene.you === null,
    };
  },
  tracked: (scene) =>
    METALS.map((metal, seat) => ({
      title: `${named(scene, seat)}, ${t(metal)}`,
      rows: Array.from({ length: START_DOWN / TENS }, (_, ten) => Array.from({ length: TENS }, (_, one) => ten * TENS + one).filter((card) => card >= LOWEST)),
      laid: scene.public.game.laid[seat],
    })),
  planNote: ({ scene, lays }) => {
    if (!gives(lays, scene) && !enough(scene, lays)) return nothing;
    const cards = drawn(scene, lays);
    const full = count(scene.public.game.hands[mine(scene)]) - lays.length + cards >= HAND_SIZE;
    return gives(lays, scene) && full ? t("draw-back-to-six") : t("will-draw", { count: cards });
  },
};

/** @param {Scene} scene */
export const turnText = (scene) => turnOf(scene, least);

/** Somebody's half: who, which metal, how far they are. @param {View} view @param {Seat} seat */
function half({ scene }, seat) {
  const { game, phase } = scene.public;
  const metal = metalOf(seat);
  const own = seat === mine(scene);
  const toLay = left(scene, seat);
  const acts = phase === "playing" && game.turn === seat;
  const open = /** @type {number[] | undefined} */ (scene.reveal?.position?.hands?.[seat]);
  return html`<div class="half ${acts && !own ? "is-turn" : ""}" data-seat=${seat}>${avatar(scene, seat)}
    <svg class="side-mark side-mark--${metal}" viewBox="0 0 25 25" aria-hidden="true"><use href="#suit-${SIGNS[metal]}"/></svg>
    <b class="half__who"><bdi>${named(scene, seat)}</bdi></b><span class="tag opt">${t(metal)}</span>${botTag(scene, seat)}
    ${own && scene.you ? nothing : open?.length ? html`<span class="openhand">${open.map((card) => html`<b class="n">${card}</b> `)}</span>` : backs(count(game.hands[seat]))}
    <div class="race"><svg role="img" aria-label=${t("race", { laid: CARDS - toLay, cards: CARDS })}><rect class="rail" width="100%" height="10" y="4" rx="5"/><rect class=${own ? "done" : "done2"} width=${`${((100 * (CARDS - toLay)) / CARDS).toFixed(1)}%`} height="10" y="4" rx="5"/></svg></div>
    <span class="small"><b class="n">${toLay}</b> ${t("left-to-lay")}</span><span class="small opt"><b class="n">${count(game.draws[seat])}</b> ${t("to-draw", { count: count(game.draws[seat]) })}</span>
    ${own ? html`<span class="half__deck" data-deck></span>` : nothing}${own && scene.you ? nothing : clockOf(scene, seat)}
  </div>`;
}

export class FaceToFaceTable extends PileTable {
  get game() {
    return GAME;
  }

  /** @param {View} view */
  middle(view) {
    const seat = mine(view.scene);
    const lanes = (/** @type {boolean} */ theirs) => PILES.filter((pile) => Boolean(pile.theirs) === theirs).map((pile) => lane(view, pile, this.does, { sideways: true }));
    return html`<section class="duel" aria-label=${t("piles")}>${half(view, 1 - seat)}${lanes(true)}
      <div class="seam"><span class="row">${icon("gift")} ${t("seam")}</span></div>
      ${lanes(false)}${half(view, seat)}</section>`;
  }
}

customElements.define("face-to-face-table", FaceToFaceTable);
