/** What one may choose in the row: another card, the numbers, the coins; and what the next card may do. */

import { html, nothing, svg } from "lit";
import { icon, ten } from "../../cards/faces.js";
import { percent } from "../../words/lists.js";
import { pieces, t } from "../../words/words.js";
import { gameOf, isNumber, isSolo, risk } from "./arithmetic.js";
import { coinMark, tokenMark } from "./marks.js";

/** @import { Scene, TenCounted as Counted, Ten as Game, TenHolding as Holding } from "../../wire/frames.js" */

// What the next card may do

/** @param {Counted} counted */
function sum({ safe, wild, bust }) {
  return Math.max(1, safe + wild + bust);
}

/** @param {Counted} counted */
export function oddsBar(counted) {
  const all = sum(counted);
  let x = 0;
  const part = (/** @type {number} */ count, /** @type {string[]} */ kinds) => {
    const drawn = svg`<svg x="${x.toFixed(2)}%" width="${((100 * count) / all).toFixed(2)}%" height="100%">${kinds.map(
      (kind) => svg`<rect class=${kind} width="100%" height="100%"/>`,
    )}</svg>`;
    x += (100 * count) / all;
    return drawn;
  };
  const key = (/** @type {string[]} */ kinds, /** @type {string} */ text) =>
    html`<span class="key-i xs"
      ><svg aria-hidden="true">${kinds.map((kind) => svg`<rect class=${kind} width="100%" height="100%"/>`)}</svg
      >${text}</span
    >`;
  const { safe, wild, bust } = counted;
  return html`<div class="odds__bar" aria-hidden="true">
      <svg>${part(safe, ["safe"])}${part(wild, ["wildx"])}${part(bust, ["bustb", "bustx"])}</svg>
    </div>
    <div class="row wrap odds__keys">
      ${key(["safe"], t("ten-safe", { count: safe }))}${key(["wildx"], t("ten-wild-count", { count: wild }))}${key(
        ["bustb", "bustx"],
        t("ten-bust-count", { count: bust }),
      )}
    </div>`;
}

/** How much of what may come would bust, as the language writes it. @param {Game} game */
function busting(game) {
  const counted = risk(game);
  return percent(counted.bust / sum(counted));
}

/** The lowest cards that bust, said. @param {Game} game */
function whatBusts({ bust_from: { number, coin } }) {
  return t("ten-what-busts", { number: number ?? 0, coin: coin ?? 0 });
}

// Three choices

/** @param {Scene} scene @param {(action: string) => void} act */
export function choices(scene, act) {
  return html`<section class="choices" aria-label=${t("ten-your-choice")}>
    ${drawing(scene, act)}${takingNumbers(scene, act)}${takingCoins(scene, act)}
  </section>`;
}

/**
 * One of the three, as a button; what cannot be chosen now says why.
 * @param {Scene} scene @param {(action: string) => void} act
 * @param {{action: string, heading: unknown, key: string, brings: () => unknown, why: string}} how
 */
function choice(scene, act, { action, heading, key, brings, why }) {
  const may = scene.you?.actions.includes(action) ?? false;
  return html`<button
    type="button"
    class="choice"
    data-act=${action}
    aria-disabled=${!may}
    @click=${() => may && act(action)}
  >
    <span class="choice__h">${heading}<span class="key end opt" aria-hidden="true">${key}</span></span>
    ${may ? brings() : html`<span class="small mute">${t(why)}</span>`}
  </button>`;
}

/** @param {Scene} scene @param {(action: string) => void} act */
function drawing(scene, act) {
  const game = gameOf(scene);
  const odds = () =>
    risk(game).bust === 0
      ? html`<span>${t("ten-nothing-busts")}</span>`
      : html`<span>${pieces("ten-would-bust", { percent: html`<b class="n">${busting(game)}</b>` })}</span>`;
  return choice(scene, act, {
    action: "draw",
    heading: html`${icon("play")}${t(game.row.length ? "ten-draw-on" : "ten-draw-first")}`,
    key: "D",
    brings: () =>
      html`<span class="odds">${odds()}${oddsBar(risk(game))}</span
        ><span class="small mute opt">${whatBusts(game)}</span>`,
    why: "ten-deck-out",
  });
}

/** @param {Scene} scene @param {(action: string) => void} act */
function takingNumbers(scene, act) {
  const game = gameOf(scene);
  const own = /** @type {Holding} */ (game.seats[game.active]);
  const others = () =>
    html`<span
      >${pieces("ten-others-take", {
        coin: coinMark(),
        count: game.coins,
        who: isSolo(scene) ? "ten" : game.seats.length === 2 ? "one" : "all",
      })}</span
    >`;
  const points = () =>
    pieces("ten-points-to", {
      from: own.points,
      to: html`<b>${t("ten-points", { count: game.points_with_row })}</b>`,
    });
  return choice(scene, act, {
    action: "take:numbers",
    heading: html`${icon("check")}${t("ten-take-numbers")}`,
    key: "N",
    brings: () =>
      html`<span class="minicards" aria-hidden="true"
          >${game.row.filter(isNumber).map((card) => html`<span>${ten(card)}</span>`)}</span
        >
        <span class="cons"
          ><span>${points()}</span> ${game.coins ? others() : nothing}
          <span class="opt">${t("ten-then-buy")}</span></span
        >`,
    why: "ten-draw-before",
  });
}

/** @param {Scene} scene @param {(action: string) => void} act */
function takingCoins(scene, act) {
  const game = gameOf(scene);
  const own = /** @type {Holding} */ (game.seats[game.active]);
  const taken = game.coins_with_row;
  const to = html`<b>${t("ten-coins", { count: taken })}</b>`;
  return choice(scene, act, {
    action: "take:coins",
    heading: html`${coinMark()}${game.coins ? t("ten-take-coins", { count: game.coins }) : t("ten-take-coins-none")}`,
    key: "C",
    brings: () =>
      html`<span class="cons"
        ><span>${pieces("ten-coins-to", { from: own.coins, to })}</span>
        ${own.coins + game.coins > taken ? html`<span>${t("ten-most-coins")}</span>` : nothing}
        ${game.row.some(isNumber) ? html`<span class="opt">${t("ten-to-market")}</span>` : nothing}<span class="opt"
          >${t("ten-turn-ends")}</span
        ></span
      >`,
    why: "ten-no-coin-card",
  });
}

/** After a bust in the variant fiasco. @param {Scene} scene @param {(action: string) => void} act */
export function bustChoice(scene, act) {
  const own = /** @type {Holding} */ (gameOf(scene).seats[gameOf(scene).active]);
  return html`<section class="choices choices--two" aria-label=${t("ten-your-choice")}>
    <button type="button" class="choice" data-act="take:token" @click=${() => act("take:token")}>
      <span class="choice__h">${tokenMark()}${t("ten-take-token")}</span>
      <span class="cons"
        ><span>${t("ten-token-worth", { count: own.busts + 1 })}</span><span>${t("ten-turn-ends-plain")}</span></span
      >
    </button>
    <button type="button" class="choice" data-act="go:buy" @click=${() => act("go:buy")}>
      <span class="choice__h">${icon("check")}${t("ten-go-buy")}</span>
      <span class="cons"><span>${t("ten-go-buy-why")}</span><span>${t("ten-go-buy-nothing")}</span></span>
    </button>
  </section>`;
}
