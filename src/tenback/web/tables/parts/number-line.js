/** One number line for all piles of a team and one's whole hand: what is used up, what one holds, what is planned. */

import { html, nothing, svg } from "lit";
import { listed } from "../../words/lists.js";
import { t } from "../../words/words.js";

/** @import { Direction } from "../../cards/faces.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Card, View } from "./pile-game.js" */

/** @param {View} view @param {{low: number, high: number, ticks: number[]}} scale */
export function numberLine({ game, scene, lays, selected, assist, shown, fitOf }, { low, high, ticks }) {
  const free = (scene.you?.hand ?? []).filter((card) => !lays.some((lay) => lay.card === card));
  const turned =
    selected === null || assist !== "gaps" ? null : game.piles.find((pile) => fitOf(selected, pile).kind === "back");
  const piles = game.piles.flatMap((pile) => {
    const top = shown[pile.name] ?? null;
    return top === null ? [] : [{ letter: pile.letter, direction: pile.direction, top: game.number(top) }];
  });
  return drawing({
    low,
    high,
    ticks,
    piles,
    hand: free.map(game.number),
    theirs: othersOpen(scene).map(game.number),
    selected: selected === null ? null : game.number(selected),
    planned: lays.map((lay) => game.number(lay.card)),
    arc:
      turned && selected !== null
        ? [game.number(/** @type {Card} */ (shown[turned.name])), game.number(selected)]
        : null,
    label: t("number-line", {
      low,
      high,
      piles: listed(
        game.piles.map((pile) => t("pile-at", { pile: pile.letter, top: game.called(shown[pile.name] ?? null) })),
      ),
      cards: listed(free.map(game.called)),
    }),
  });
}

/** @param {Scene} scene @returns {Card[]} */
function othersOpen({ you, reveal }) {
  const open = /** @type {Card[][] | undefined} */ (reveal?.position?.hands) ?? [];
  return open.flatMap((hand, seat) => (seat === you?.seat ? [] : hand));
}

/**
 * @typedef {object} Line
 * @property {number} low
 * @property {number} high
 * @property {number[]} ticks
 * @property {{letter: string, direction: Direction, top: number}[]} piles
 * @property {number[]} hand
 * @property {number[]} theirs  cards of the others, once they lie open
 * @property {number | null} selected
 * @property {number[]} planned
 * @property {[number, number] | null} arc  a ten-back, from the top to the card
 * @property {string} label
 */

const TOP = 6;
const ROW = 11;

/** The line itself, from plain numbers. @param {Line} line */
function drawing({ low, high, ticks, piles, hand, theirs, selected, planned, arc, label }) {
  const share = (/** @type {number} */ from, /** @type {number} */ to) =>
    `${((95.6 * (to - from)) / (high - low)).toFixed(2)}%`;
  const at = (/** @type {number} */ value) => `${(2.2 + (95.6 * (value - low)) / (high - low)).toFixed(2)}%`;
  const axis = TOP + ROW * Math.ceil(piles.length / 2) + (piles.length > 2 ? 6 : 14);
  const rows = { up: 0, down: 0 };
  const bars = piles.map(({ letter, direction, top }) => {
    const y = TOP + ROW * rows[direction]++;
    const from = direction === "up" ? low : top;
    const to = direction === "up" ? top : high;
    return svg`<svg x=${at(from)} width=${share(from, to)} y=${y - 2.5} height="5" overflow="visible">
        <rect class="used used-${direction}" width="100%" height="5" rx="2.5"/>
      </svg>
      <svg x=${at(top)} y=${y} overflow="visible">
        <circle class="head-${direction}" r="7.5"/><text class="headt" y="3.6">${letter}</text>
      </svg>`;
  });
  const marks = ticks.map(
    (tick) =>
      svg`<line class="axis" x1=${at(tick)} x2=${at(tick)} y1=${axis - 3} y2=${axis + 3}/>
        <text class="tickl" x=${at(tick)} y=${axis + 30}>${tick}</text>`,
  );
  const rings = theirs.map((card) => svg`<circle class="theirs" cx=${at(card)} cy=${axis} r="5"/>`);
  const beads = hand.map(
    (card) =>
      svg`<circle class=${
        card === selected ? (arc ? "sel sel--back" : "sel") : "hand"
      } cx=${at(card)} cy=${axis} r=${card === selected ? 6.5 : 5}/>`,
  );
  const squares = planned.map(
    (card) =>
      svg`<rect class="plan" x=${at(card)} y=${axis - 5} width="10" height="10" rx="2" transform="translate(-5 0)"/>`,
  );
  const loop = arc ? bow(Math.min(...arc), Math.max(...arc)) : nothing;

  /** @param {number} from @param {number} to */
  function bow(from, to) {
    return ["arc-bg", "arc"].map(
      (kind) =>
        svg`<svg x=${at(from)} width=${share(from, to)} y=${axis} height="16" viewBox="0 0 100 16"
          preserveAspectRatio="none" overflow="visible"><path class=${kind} d="M0 0C15 18 85 18 100 0"/></svg>`,
    );
  }

  const chosen =
    selected === null ? nothing : svg`<text class="handt" x=${at(selected)} y=${axis - 9}>${selected}</text>`;
  return html`<figure class="ruler">
    <svg height=${axis + 34} role="img" aria-label=${label}>
      ${bars}
      <line class="axis" x1=${at(low)} x2=${at(high)} y1=${axis} y2=${axis} />
      ${marks}${loop}${rings}${beads}${squares}${chosen}
    </svg>
  </figure>`;
}
