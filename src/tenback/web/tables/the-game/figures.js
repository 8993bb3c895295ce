/** Arithmetic that anyone at the table could do in their head. What is allowed, the server says. */

import { count } from "../parts/pile-game.js";

/** @import { Direction } from "../../cards/faces.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Fit, Pile } from "../parts/pile-game.js" */

/** The piles in reading order. @type {readonly Pile[]} */
export const PILES = Object.freeze([
  { name: "up1", letter: "A", direction: "up" },
  { name: "up2", letter: "B", direction: "up" },
  { name: "down1", letter: "C", direction: "down" },
  { name: "down2", letter: "D", direction: "down" },
]);

export const CARDS = 98; // G2
export const START_UP = 1; // G2
export const START_DOWN = 100; // G2
export const EXCELLENT = 9; // G13: so many or fewer left
const BACKWARDS = 10; // G7
export const LOWEST = 2; // G2
export const HIGHEST = 99; // G2

/** How far it is from a pile's top to a card (G6, G7). @param {number} card @param {number} top @param {Direction} direction @returns {Fit} */
export function fit(card, top, direction) {
  const onwards = direction === "up" ? card - top : top - card;
  if (onwards > 0) return { kind: "gap", by: onwards };
  return onwards === -BACKWARDS ? { kind: "back", by: BACKWARDS } : { kind: "no", by: 0 };
}

/** How dear a gap is, in four steps. @param {number} gap */
export function step(gap) {
  if (gap <= 3) return 1;
  if (gap <= 9) return 2;
  return gap <= 24 ? 3 : 4;
}

/** What a pile can still take, going only onwards. @param {number} top @param {Direction} direction */
export const room = (top, direction) => (direction === "up" ? HIGHEST - top : top - LOWEST);

/** The card that would turn a pile back, if there is one. @param {number} top @param {Direction} direction @param {{lowest: number, highest: number}} deck */
export function backCard(top, direction, { lowest, highest }) {
  const card = direction === "up" ? top - BACKWARDS : top + BACKWARDS;
  return card >= lowest && card <= highest ? card : null;
}

/** The least that a turn lays, as the rule sheet says (G8, G10, G15). @param {Scene} scene */
export function least(scene) {
  if (count(scene.public.game.draw) === 0) return 1;
  return scene.setting.options.expert ? 3 : 2;
}
