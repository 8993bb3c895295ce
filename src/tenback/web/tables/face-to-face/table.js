/** Face to Face's own: silver against gold, two piles each, gifts across the seam, a race. */

import { html, nothing } from "lit";
import { duel, icon, start } from "../../cards/faces.js";
import { pieces, t } from "../../words/words.js";
import { withFits } from "../parts/end/why.js";
import { lane } from "../parts/lanes.js";
import { withTags } from "../parts/marked.js";
import { openHand } from "../parts/open-hand.js";
import { avatar, backs, botTag, clockOf, howSomebodyIs, named } from "../parts/people.js";
import { count, pileOf } from "../parts/pile-game.js";
import { PileTable } from "../parts/pile-table.js";
import { turnOf } from "../parts/turn-text.js";
import { tellsTurns } from "../parts/turn-told.js";
import { duelWhy, endOf } from "./ending.js";
import {
  CARDS,
  HIGHEST,
  LOWEST,
  PILES,
  START_DOWN,
  START_UP,
  duelOf,
  left,
  mine,
  step,
  toBetter,
  tops,
} from "./arithmetic.js";

/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { PileGame, View } from "../parts/pile-game.js" */

/** The first seat plays silver, the second gold. */
const METALS = Object.freeze(/** @type {const} */ (["silver", "gold"]));
const SIGNS = Object.freeze({ silver: "p", gold: "y" }); // the moon and the sun
const TENS = 10;

/** @param {Seat} seat */
const metalOf = (seat) => METALS[seat === 0 ? 0 : 1];

/**
 * As whoever laid there calls a pile, turned to how it is called from here.
 * @param {string} pile @param {Seat} seat @param {Scene} scene
 */
function fromHere(pile, seat, scene) {
  if (seat === mine(scene)) return pile;
  return pile.startsWith("their-") ? pile.slice("their-".length) : `their-${pile}`;
}

/** @type {PileGame} */
export const GAME = {
  slug: "face-to-face",
  piles: PILES,
  tops,
  step,
  number: Number,
  height: (card) => Number(card) / START_DOWN,
  called: String,
  short: (card) => card,
  face: (card, { seat = 0 }) => duel(metalOf(seat), Number(card)),
  start: (pile) => start(pile.direction, String(pile.direction === "up" ? START_UP : START_DOWN)),
  isStart: (top) => top === START_UP || top === START_DOWN,
  bars: (pile, { turn }) =>
    pile.theirs && turn?.game === "face-to-face" && turn.gifts === 0 ? "one-gift-a-turn" : undefined,
  room: (pile, { shown }) => {
    const top = Number(shown[pile.name]);
    if (!pile.theirs) return t("room", { count: pile.direction === "up" ? HIGHEST - top : top - LOWEST });
    return toBetter(pile, top) ? t("yours-to-better", { top, direction: pile.direction }) : t("nothing-betters");
  },
  letterOf: (pile, seat, scene) => pileOf(GAME, fromHere(pile, seat, scene)).letter,
  ownerOf: (pile, seat) => (pile.startsWith("their-") ? 1 - seat : seat),
  trick: { back: "ten-back", chip: "ten-back", fits: "fits-back", press: "press-back", heard: "heard-back" },
  strands: "strands-ask-duel",
  end: endOf,
  why: duelWhy,
  tracked: (scene) =>
    METALS.map((metal, seat) => ({
      title: t("cards-laid-by", { name: named(scene, seat), metal: t(metal) }),
      rows: Array.from({ length: START_DOWN / TENS }, (_, ten) =>
        Array.from({ length: TENS }, (_, one) => ten * TENS + one).filter((card) => card >= LOWEST),
      ),
      laid: duelOf(scene).laid?.[seat] ?? [],
      seat,
    })),
  planNote: ({ turn, complete }) => {
    if (turn?.game !== "face-to-face") return nothing;
    if (complete) return t("will-draw", { count: turn.draws });
    return turn.gifts === 0 ? t("draw-back-to-six") : nothing;
  },
};

export const turns = tellsTurns(GAME);

/** @param {Scene} scene */
export const turnText = (scene) => turnOf(scene);

/** @param {Scene} scene @param {Seat} seat */
const hasWon = ({ public: { result } }, seat) => Boolean((result?.ending?.winners ?? result?.winners)?.includes(seat));

/** Somebody's half: who, which metal, how far they are. @param {View} view @param {Seat} seat */
function half(view, seat) {
  const { scene } = view;
  const { phase } = scene.public;
  const game = duelOf(scene);
  const metal = metalOf(seat);
  const own = seat === mine(scene);
  const toLay = left(scene, seat);
  const acts = phase === "playing" && game.turn === seat;
  const open = /** @type {number[] | undefined} */ (scene.reveal?.position?.hands?.[seat]);
  return html`<div
    class="half ${acts && !own ? "is-turn" : ""} ${hasWon(scene, seat) ? "is-winner" : ""}"
    data-seat=${seat}
  >
    ${avatar(scene, seat)}
    <svg class="side-mark side-mark--${metal}" viewBox="0 0 25 25" aria-hidden="true">
      <use href="#suit-${SIGNS[metal]}" />
    </svg>
    <b class="half__who"><bdi>${named(scene, seat)}</bdi></b
    ><span class="tag opt">${t(metal)}</span>${botTag(scene, seat)}${own ? nothing : howSomebodyIs(scene, seat)}
    ${
      own && scene.you && phase !== "ended"
        ? nothing
        : open
          ? openHand(withTags(view, seat, withFits(view.told, seat, open)), (card) => duel(metal, Number(card)), String)
          : backs(count(game.hands[seat]))
    }
    <div class="race">
      <svg role="img" aria-label=${t("race", { laid: CARDS - toLay, cards: CARDS })}>
        <rect class="rail" width="100%" height="10" y="4" rx="5" />
        <rect
          class=${own ? "done" : "done2"}
          width=${`${((100 * (CARDS - toLay)) / CARDS).toFixed(1)}%`}
          height="10"
          y="4"
          rx="5"
        />
      </svg>
    </div>
    <span class="small">${pieces("left-to-lay", { shown: html`<b class="n">${toLay}</b>` })}</span
    ><span class="small opt"
      >${pieces("shown-to-draw", { shown: html`<b class="n">${count(game.draws[seat])}</b>` })}</span
    >
    ${
      own ? html`<span class="half__deck" data-deck></span>` : nothing
    }${own && scene.you ? nothing : clockOf(scene, seat)}
  </div>`;
}

export class FaceToFaceTable extends PileTable {
  get game() {
    return GAME;
  }

  /** @param {View} view */
  middle(view) {
    const seat = mine(view.scene);
    const lanes = (/** @type {boolean} */ theirs) =>
      PILES.filter((pile) => Boolean(pile.theirs) === theirs).map((pile) =>
        lane(view, pile, this.does, { sideways: true }),
      );
    return html`<section class="duel" aria-label=${t("piles")}>
      ${half(view, 1 - seat)}${lanes(true)}
      <div class="seam"><span class="row">${icon("gift")} ${t("seam")}</span></div>
      ${lanes(false)}${half(view, seat)}
    </section>`;
  }
}

customElements.define("face-to-face-table", FaceToFaceTable);
