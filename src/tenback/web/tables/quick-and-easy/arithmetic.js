/** What Quick & Easy's table looks like: its piles, its colours, how far a card is. The server says what is allowed. */

/** @import { Card, Pile } from "../parts/pile-game.js" */

/** @type {readonly Pile[]} */
export const PILES = Object.freeze([
  { name: "up", letter: "A", direction: "up" },
  { name: "down", letter: "B", direction: "down" },
]);

/** Each colour by its letter on the wire, with the message that names it. */
export const COLOURS = Object.freeze({ R: "red", B: "blue", G: "green", Y: "yellow", P: "purple" });
/** @typedef {keyof typeof COLOURS} Colour */

export const CARDS = 50;
export const HIGHEST = 10;

/** @param {Card} card */
export const colourOf = (card) => /** @type {Colour} */ (String(card)[0]);

/** @param {Card} card */
export const numberOf = (card) => Number(String(card).slice(1));

/** How dear a gap is, in four steps. @param {number} gap */
export function step(gap) {
  if (gap <= 1) return 1;
  if (gap <= 3) return 2;
  return gap <= 5 ? 3 : 4;
}
