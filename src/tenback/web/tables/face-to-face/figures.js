/** Arithmetic that anyone at the table could do in their head. What is allowed, the server says. */

import { NO_FIT, count, laidAlready } from "../parts/pile-game.js";
import { fit as fitAtHome } from "../the-game/figures.js";

/** @import { Lay } from "../../store/plan.js" */
/** @import { Scene, Seat } from "../../wire/frames.js" */
/** @import { Fit, Pile, Tops } from "../parts/pile-game.js" */

/** The own piles, then the rival's. @type {readonly Pile[]} */
export const PILES = Object.freeze([
  { name: "up", letter: "A", direction: "up" },
  { name: "down", letter: "B", direction: "down" },
  { name: "their-up", letter: "C", direction: "up", theirs: true },
  { name: "their-down", letter: "D", direction: "down", theirs: true },
]);

export const CARDS = 58; // F1: each player's own
export const LOWEST = 2; // F1
export const HIGHEST = 59; // F1
export const START_UP = 1; // F1
export const START_DOWN = 60; // F1
export const HAND_SIZE = 6; // F2, F7
const AT_HOME = 2; // F7: so many are drawn without a gift
const AT_LEAST = 2; // F3
const A_SINGLE_LAST_CARD = 1; // F10

/** Whose half lies at the bottom: one's own, or the first seat's for who watches. @param {Scene} scene @returns {Seat} */
export const mine = (scene) => scene.you?.seat ?? 0;

/** What the piles show, from where one sits. @param {Scene} scene @returns {Tops} */
export function tops(scene) {
  const { piles } = scene.public.game;
  const [own, theirs] = [piles[mine(scene)], piles[1 - mine(scene)]];
  return { up: own.up, down: own.down, "their-up": theirs.up, "their-down": theirs.down };
}

/** At home as in The Game (F4); a gift betters the rival's pile by any amount (F6), once a turn (F5). @param {number} card @param {Pile} pile @param {Tops} shown @param {readonly Lay[]} lays @param {Scene} scene @returns {Fit} */
export function fit(card, pile, shown, lays, scene) {
  const top = Number(shown[pile.name]);
  if (!pile.theirs) return fitAtHome(card, top, pile.direction);
  if (gives(lays, scene)) return { ...NO_FIT, why: "one-gift-a-turn" };
  const better = pile.direction === "up" ? top - card : card - top;
  return better > 0 ? { kind: "gift", by: better } : NO_FIT;
}

/** Whether this turn has its gift, laid or planned (F5). @param {readonly Lay[]} lays @param {Scene} scene */
export function gives(lays, scene) {
  const { turn, gave } = scene.public.game;
  return (gave && turn === scene.you?.seat) || lays.some((lay) => lay.pile.startsWith("their-"));
}

/** Whether some card could better a pile (F6). @param {Pile} pile @param {number} top */
export const canBetter = (pile, top) => (pile.direction === "up" ? top > LOWEST : top < HIGHEST);

/** How dear a gap is, in four steps. @param {number} gap */
export function step(gap) {
  if (gap <= 2) return 1;
  if (gap <= 6) return 2;
  return gap <= 14 ? 3 : 4;
}

/** What a turn lays at least: two (F3), but for a single last card (F10). @param {Scene} scene */
export function least(scene) {
  const { hands, draws, turn, played } = scene.public.game;
  const single = turn !== null && played === 0 && count(hands[turn]) === 1 && count(draws[turn]) === 0;
  return single ? A_SINGLE_LAST_CARD : AT_LEAST;
}

/** Cards of somebody's own deck that are not laid. @param {Scene} scene @param {Seat} seat */
export const left = (scene, seat) => count(scene.public.game.hands[seat]) + count(scene.public.game.draws[seat]);

/** How many cards the plan would draw (F7). @param {Scene} scene @param {readonly Lay[]} lays */
export function drawn(scene, lays) {
  const seat = mine(scene);
  const { hands, draws } = scene.public.game;
  const room = Math.max(0, HAND_SIZE - (count(hands[seat]) - lays.length));
  return Math.min(count(draws[seat]), gives(lays, scene) ? room : Math.min(room, AT_HOME));
}

/** Whether the turn could end after the plan, and cards be drawn. @param {Scene} scene @param {readonly Lay[]} lays */
export const enough = (scene, lays) => laidAlready(scene) + lays.length >= AT_LEAST;
