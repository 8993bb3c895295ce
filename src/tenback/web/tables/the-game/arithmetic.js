/** What The Game's table looks like: its piles, its deck, how far a card is. What is allowed, the server says. */

/** @import { Direction } from "../../cards/faces.js" */
/** @import { Scene, TheGame } from "../../wire/frames.js" */
/** @import { Pile } from "../parts/pile-game.js" */

/** The piles in reading order. @type {readonly Pile[]} */
export const PILES = Object.freeze([
  { name: "up1", letter: "A", direction: "up" },
  { name: "up2", letter: "B", direction: "up" },
  { name: "down1", letter: "C", direction: "down" },
  { name: "down2", letter: "D", direction: "down" },
]);

export const CARDS = 98;
export const LOWEST = 2;
export const HIGHEST = 99;
/** What the start cards show. */
export const START_UP = 1;
export const START_DOWN = 100;

/** What lies in everyone's sight. @param {Scene} scene @returns {TheGame} */
export const theGameOf = (scene) => /** @type {TheGame} */ (scene.public.game);

/** How dear a gap is, in four steps. @param {number} gap */
export function step(gap) {
  if (gap <= 3) return 1;
  if (gap <= 9) return 2;
  return gap <= 24 ? 3 : 4;
}

/** What a pile can still take, going only onwards. @param {number} top @param {Direction} direction */
export const room = (top, direction) => (direction === "up" ? HIGHEST - top : top - LOWEST);
