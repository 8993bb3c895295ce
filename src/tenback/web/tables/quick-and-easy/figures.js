/** Arithmetic that anyone at the table could do in their head. What is allowed, the server says. */

import { NO_FIT, laidAlready } from "../parts/pile-game.js";

/** @import { Lay } from "../../store/plan.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Card, Fit, Pile } from "../parts/pile-game.js" */

/** @type {readonly Pile[]} */
export const PILES = Object.freeze([
  { name: "up", letter: "A", direction: "up" },
  { name: "down", letter: "B", direction: "down" },
]);

/** Q2: each colour by its letter on the wire, with the message that names it. */
export const COLOURS = Object.freeze({ R: "red", B: "blue", G: "green", Y: "yellow", P: "purple" });
/** @typedef {keyof typeof COLOURS} Colour */

export const CARDS = 50; // Q2
export const HIGHEST = 10; // Q2
const AT_MOST = 2; // Q4
const FOR_PROS = 1; // Q11

/** @param {Card} card */
export const colourOf = (card) => /** @type {Colour} */ (String(card)[0]);

/** @param {Card} card */
export const numberOf = (card) => Number(String(card).slice(1));

/** How many cards a turn may lay (Q4, Q11). @param {Scene} scene */
export const atMost = (scene) => (scene.setting.options.pro ? FOR_PROS : AT_MOST);

/** Onwards by any step (Q5), the same colour back (Q6), anything on a start card (Q7). @param {Card} card @param {Card | null} top @param {Pile} pile @returns {Fit} */
export function fit(card, top, pile) {
  if (top === null) return { kind: "first", by: 0 };
  const onwards = pile.direction === "up" ? numberOf(card) - numberOf(top) : numberOf(top) - numberOf(card);
  if (onwards > 0) return { kind: "gap", by: onwards };
  return colourOf(card) === colourOf(top) ? { kind: "back", by: -onwards } : NO_FIT;
}

/** As `fit`, once no more may be laid. @param {Card} card @param {Card | null} top @param {Pile} pile @param {readonly Lay[]} lays @param {Scene} scene @returns {Fit} */
export function fitInTurn(card, top, pile, lays, scene) {
  if (laidAlready(scene) + lays.length >= atMost(scene)) return { ...NO_FIT, why: atMost(scene) === FOR_PROS ? "one-a-turn" : "two-a-turn" };
  return fit(card, top, pile);
}

/** How dear a gap is, in four steps. @param {number} gap */
export function step(gap) {
  if (gap <= 1) return 1;
  if (gap <= 3) return 2;
  return gap <= 5 ? 3 : 4;
}
