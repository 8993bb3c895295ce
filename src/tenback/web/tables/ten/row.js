/** The row of TEN's table, with both meters. */

import { html, nothing, repeat, svg } from "lit";
import { back, ten } from "../../cards/faces.js";
import { pieces, t } from "../../words/words.js";
import { named } from "../parts/people.js";
import { MOST, figureOn, gameOf, isCoin, limitOf } from "./arithmetic.js";
import { called } from "./marks.js";

/** @import { Scene, Ten as Game } from "../../wire/frames.js" */

const IN_SIGHT = 4; // cards that a phone shows beside the deck; a longer row scrolls there, by keyboard too

/**
 * The row as it lies, or as it lay when it went bust.
 * @typedef {{cards: readonly string[], numbers: number, coins: number, total: number,
 *   bust: "" | "number" | "coin", turn: string, sum?: string}} Row  `sum`: how it was added up, once it went bust
 */

/** @param {Game} game @param {string} turn @returns {Row} */
export const rowOf = (game, turn) => ({
  cards: game.row,
  numbers: game.numbers,
  coins: game.coins,
  total: game.total,
  bust: "",
  turn,
});

/** @param {Scene} scene @param {Row} row @param {unknown} said  what happened last */
export function rowBox(scene, row, said) {
  const game = gameOf(scene);
  const left = game.draw.hidden;
  const tens = scene.public.seats[game.active]?.kind === "automatic";
  return html`<section
    class="rowbox ${row.bust ? "is-bust" : ""}"
    aria-label=${t("ten-row-of", {
      name: named(scene, game.active),
      who: game.active === scene.you?.seat ? "you" : "other",
    })}
  >
    <ul class="rowcards" tabindex=${row.cards.length > IN_SIGHT ? "0" : nothing}>
      <li class="deckc ${left ? "" : "is-empty"}" data-deck title=${t("ten-deck-left", { count: left })}>
        ${left ? back() : nothing}<span class="deckc__n n" aria-hidden="true">${left}</span
        ><span class="vh">${t("ten-deck-left", { count: left })}</span>
      </li>
      ${repeat(
        row.cards,
        (card, place) => `${row.turn}/${place}/${card}`,
        (card, place) =>
          html`<li
            data-card="row:${row.turn}/${place}/${card}"
            class=${row.bust && place === row.cards.length - 1 ? "is-last" : ""}
          >
            <span class="vh">${called(card)}</span>${ten(card)}
          </li>`,
      )}
      ${row.cards.length ? nothing : html`<li class="rowcards__none small">${said}</li>`}
    </ul>
    ${row.sum ? html`<p class="rowbox__sum n">${row.sum}</p>` : nothing}
    <div class="meters">
      ${totalMeter(row, tens ? limitOf(scene) : null)}${coinMeter(row, tens ? limitOf(scene) : MOST)}
    </div>
  </section>`;
}

/**
 * A row added up as one would say it: the numbers less the coins, or the coins alone.
 * @param {readonly string[]} cards @param {"number" | "coin"} bust
 */
export function addedUp(cards, bust) {
  const counted = bust === "coin" ? cards.filter(isCoin) : cards;
  let sum = 0;
  const terms = counted.map((card, place) => {
    const minus = bust === "number" && isCoin(card);
    sum += minus ? -figureOn(card) : figureOn(card);
    return `${minus ? "− " : place ? "+ " : ""}${figureOn(card)}`;
  });
  return `${terms.join(" ")} = ${sum}`;
}

const WIDTH = 8.2; // per cent a segment, gap included

/**
 * Ten segments, then the edge.
 * @param {number} filled @param {string} kind @param {{edge: string, lit: boolean, mark: number | null}} how
 */
function segments(filled, kind, { edge, lit, mark }) {
  const segs = Array.from(
    { length: MOST },
    (_, i) =>
      svg`<svg x="${(i * WIDTH).toFixed(1)}%" width="7.6%" height="18" y="0">
        <rect class="mseg ${i < filled ? kind : ""}" width="100%" height="18" rx="4"/>
      </svg>`,
  );
  const stop =
    mark === null
      ? nothing
      : svg`<line class="mstop" y1="-3" y2="21" x1="${((mark - 0.04) * WIDTH).toFixed(2)}%"
          x2="${((mark - 0.04) * WIDTH).toFixed(2)}%"/>`;
  return html`<svg aria-hidden="true">
    ${segs}${
      edge
        ? svg`<svg x="84%" width="16%" height="18">
            <rect class="mbust ${lit ? "is-lit" : ""}" x="2%" y="1" width="96%" height="16" rx="4"/>
          </svg>
          <text class="mtext mtext--edge" x="100%" y="31">${edge}</text>`
        : nothing
    }${stop}
    <text class="mtext" x="3.8%" y="31">1</text>
    <text class="mtext mtext--ten" x="77.6%" y="31">10</text>
  </svg>`;
}

/** @param {Row} row @param {number | null} limit  what TEN draws up to; it cannot go over */
function totalMeter({ total, numbers, coins, bust }, limit) {
  const label =
    limit === null
      ? t("ten-total-label", { total, numbers, coins })
      : t("ten-total-label-limit", { total, numbers, coins, limit });
  return html`<div class="meter" role="img" aria-label=${label}>
    <div class="meter__top" aria-hidden="true">
      <span>${t("ten-total")}</span
      ><span class="n ${bust === "number" ? "is-bad" : ""}">${total < 0 ? `−${-total}` : total}</span
      ><span class="small mute">${limit === null ? t("ten-of-ten") : t("ten-until", { limit })}</span
      ><span class="small mute opt"
        >${pieces("ten-equation", { numbers: html`<b>${numbers}</b>`, coins: html`<b>${coins}</b>` })}</span
      >
    </div>
    ${segments(total, "on", { edge: limit === null ? t("ten-bust-word") : "", lit: bust === "number", mark: limit })}
  </div>`;
}

/** @param {Row} row @param {number} most */
function coinMeter({ coins, bust }, most) {
  return html`<div class="meter" role="img" aria-label=${t("ten-coins-label", { coins, most })}>
    <div class="meter__top" aria-hidden="true">
      <span>${t("ten-coins-word")}</span><span class="n ${bust === "coin" ? "is-bad" : ""}">${coins}</span
      ><span class="small mute">${t("ten-of", { most })}</span>
    </div>
    ${segments(coins, "coin-on", { edge: t("ten-bust-word"), lit: bust === "coin", mark: most < MOST ? most : null })}
  </div>`;
}
