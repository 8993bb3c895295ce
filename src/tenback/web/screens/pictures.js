/**
 * Pictures of our own cards below the rules that they help with. The text says the same, so they are for the eye only.
 */

import { html, nothing } from "lit";
import { back as faceDown, duel, icon, quick, start, ten, theGame } from "../cards/faces.js";
import { coinMark } from "../tables/ten/marks.js";
import { pieces, t } from "../words/words.js";
import { PILES, letter } from "./page-words.js";

/** @import { Direction } from "../cards/faces.js" */

/** Signs between two cards. */
const to = () => html`<span class="picture__to">${icon("next")}</span>`;
const back = () => html`<span class="picture__to trick">${icon("back")}</span>`;
const gift = () => html`<span class="picture__to">${icon("gift")}</span>`;
export const signs = Object.freeze({ to, back, gift });

/** A card with what it is called, or where it lies. @param {unknown} face @param {unknown} label */
export const spot = (face, label) =>
  html`<div class="spot"><span class="spot__label">${label}</span><span class="spot__face">${face}</span></div>`;

/**
 * Start cards under their letters.
 * @param {string} game @param {(way: Direction) => string} shows @param {boolean} [theirs]
 */
const starts = (game, shows, theirs = false) =>
  (PILES[game] ?? [])
    .filter((pile) => Boolean(pile.theirs) === theirs)
    .map((pile) => spot(start(pile.direction, shows(pile.direction)), letter(pile)));

/** A draw pile. @param {number} count */
const drawPile = (count) => spot(faceDown(), pieces("shown-to-draw", { shown: html`<b class="n">${count}</b>` }));

/** Cards in hand, below everything else. @param {unknown[]} cards */
const hand = (cards) =>
  html`<div class="picture__hand">
    <span class="spot__label">${t("your-hand")}</span>
    <div class="picture__group">${cards.map((card) => html`<div>${card}</div>`)}</div>
  </div>`;

const theGameShows = (/** @type {Direction} */ way) => (way === "up" ? "1" : "100"); // G2
const duelShows = (/** @type {Direction} */ way) => (way === "up" ? "1" : "60"); // F1

/** The table before the first turn, for three where the players are not two. By rule, as below. */
const SET_UPS = {
  G3: () => [starts("the-game", theGameShows), [drawPile(80)], [hand([8, 22, 37, 47, 61, 90].map((n) => theGame(n)))]],
  Q3: () => [starts("quick-and-easy", () => ""), [drawPile(44)], [hand(["G8", "R6"].map(quick))]],
  F2: () => [
    [...starts("face-to-face", duelShows, true), drawPile(52)],
    [...starts("face-to-face", duelShows), drawPile(52)],
    [hand([6, 17, 27, 33, 45, 52].map((n) => duel("silver", n)))],
  ],
  T4: () => [
    [spot(faceDown(), pieces("ten-shown-in-deck", { shown: html`<b class="n">107</b>` }))],
    [spot(html`<span class="spot__empty"></span>`, t("ten-market"))],
    [1, 2, 3].map(() => spot(Array.from({ length: 5 }, coinMark), t("ten-coins", { count: 5 }))),
  ],
};

/** By rule: groups of cards, with signs between them. @type {Record<string, () => unknown[][]>} */
const PICTURES = {
  ...SET_UPS,
  G6: () => [
    [theGame(4), to(), theGame(8), to(), theGame(13)],
    [theGame(4), to(), theGame(90)],
  ],
  G7: () => [
    [theGame(47), back(), theGame(37)],
    [theGame(65), back(), theGame(75)],
  ],
  Q2: () => [["R4", "B5", "G8", "Y3", "P9"].map(quick)],
  Q5: () => [
    [quick("R4"), to(), quick("B6"), to(), quick("Y9")],
    [quick("G7"), to(), quick("P3")],
  ],
  Q6: () => [[quick("G2"), back(), quick("G8")]],
  F1: () => [
    [duel("silver", 2), to(), duel("silver", 59)],
    [duel("gold", 2), to(), duel("gold", 59)],
  ],
  F4: () => [
    [duel("silver", 27), back(), duel("silver", 17)],
    [duel("silver", 35), back(), duel("silver", 45)],
  ],
  F6: () => [[duel("gold", 29), gift(), duel("silver", 12)]],
  T1: () => [["B7", "G2", "O5", "P9"].map(ten), ["$3", "*5", "G#", "*#"].map(ten)],
  T8: () => [["G6", "O4", "$3", "$3"].map(ten), [to(), ten("B7")]],
  T20: () => [["B1", "B2", "*3", "B4", "B5"].map(ten)],
};

/** @typedef {string | number} Card */
/** @typedef {{piles: Record<string, Card>, hand: readonly Card[]}} Before */

/** Before the turn that a page works through, in the games with piles. @type {Readonly<Record<string, Before>>} */
export const TURNS = Object.freeze({
  "the-game": { piles: { up1: 47, up2: 20, down1: 65, down2: 88 }, hand: [22, 37, 39, 57, 75, 86] },
  "quick-and-easy": { piles: { up: "B5", down: "G2" }, hand: ["G8", "R6"] },
  "face-to-face": {
    piles: { up: 27, down: 35, "their-up": 29, "their-down": 40 },
    hand: [12, 17, 20, 33, 45, 58],
  },
});
/** The cards that TEN's turn turns up, and what lies in the market before. */
export const TURNED_UP = Object.freeze({ deck: ["B4", "$2", "*6", "G5"], market: ["P1"] });

/** @param {string} rule */
export function picture(rule) {
  const groups = PICTURES[rule]?.();
  return groups
    ? html`<div class="picture" aria-hidden="true">
        ${groups.map(
          (group) => html`<div class="picture__group">${group.map((each) => html`<div>${each}</div>`)}</div>`,
        )}
      </div>`
    : nothing;
}
