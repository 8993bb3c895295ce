/** What a duel looks like: its piles, whose half is whose, how far a card is. What is allowed, the server says. */

import { count } from "../parts/pile-game.js";

/** @import { FaceToFace, FaceToFacePiles, Scene, Seat } from "../../wire/frames.js" */
/** @import { Pile, Tops } from "../parts/pile-game.js" */

/** The own piles, then the rival's. @type {readonly Pile[]} */
export const PILES = Object.freeze([
  { name: "up", letter: "A", direction: "up" },
  { name: "down", letter: "B", direction: "down" },
  { name: "their-up", letter: "C", direction: "up", theirs: true },
  { name: "their-down", letter: "D", direction: "down", theirs: true },
]);

export const CARDS = 58; // each player's own
export const LOWEST = 2;
export const HIGHEST = 59;
/** What the start cards show. */
export const START_UP = 1;
export const START_DOWN = 60;

/** What lies in everyone's sight. @param {Scene} scene @returns {FaceToFace} */
export const duelOf = (scene) => /** @type {FaceToFace} */ (scene.public.game);

/**
 * Whose half lies at the bottom: one's own, or the first seat's for who watches.
 * @param {Scene} scene @returns {Seat}
 */
export const mine = (scene) => scene.you?.seat ?? 0;

/** What the piles show, from where one sits. @param {Scene} scene @returns {Tops} */
export function tops(scene) {
  const { piles } = duelOf(scene);
  const [own, theirs] = /** @type {[FaceToFacePiles, FaceToFacePiles]} */ ([
    piles[mine(scene)],
    piles[1 - mine(scene)],
  ]);
  return { up: own.up, down: own.down, "their-up": theirs.up, "their-down": theirs.down };
}

/** How many numbers would better a pile of the rival's. @param {Pile} pile @param {number} top */
export const toBetter = (pile, top) => Math.max(0, pile.direction === "up" ? top - LOWEST : HIGHEST - top);

/** How dear a gap is, in four steps. @param {number} gap */
export function step(gap) {
  if (gap <= 2) return 1;
  if (gap <= 6) return 2;
  return gap <= 14 ? 3 : 4;
}

/** Cards of somebody's own deck that are not laid. @param {Scene} scene @param {Seat} seat */
export const left = (scene, seat) => count(duelOf(scene).hands[seat]) + count(duelOf(scene).draws[seat]);
