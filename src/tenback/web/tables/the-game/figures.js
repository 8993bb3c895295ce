/** Arithmetic that anyone at the table could do in their head. What is allowed, the server says. */

/** @import { Direction } from "../../cards/faces.js" */
/** @import { Scene } from "../../wire/frames.js" */
/** @import { Lay } from "../../store/plan.js" */

/** The piles in reading order; people call them by letters, since no number may be spoken. */
export const PILES = Object.freeze(
  /** @type {const} */ ([
    { name: "up1", letter: "A", direction: "up" },
    { name: "up2", letter: "B", direction: "up" },
    { name: "down1", letter: "C", direction: "down" },
    { name: "down2", letter: "D", direction: "down" },
  ]),
);

/** @typedef {typeof PILES[number]} Pile */
/** @typedef {Record<string, number>} Tops */
/** @typedef {{kind: "gap" | "back" | "no", by: number}} Fit */

export const START_UP = 1; // G2
export const START_DOWN = 100; // G2
const BACKWARDS = 10; // G7
const LOWEST = 2; // G2
const HIGHEST = 99; // G2

/** @param {string} name */
export function pileOf(name) {
  const found = PILES.find((pile) => pile.name === name);
  if (!found) throw new Error(`No pile ${name}.`);
  return found;
}

/** @param {string} name */
export const letterOf = (name) => pileOf(name).letter;

/** How far it is from a pile's top to a card. @param {number} card @param {number} top @param {Direction} direction @returns {Fit} */
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

/** The card that would turn a pile back, if there is one. @param {number} top @param {Direction} direction */
export function backCard(top, direction) {
  const card = direction === "up" ? top - BACKWARDS : top + BACKWARDS;
  return card >= LOWEST && card <= HIGHEST ? card : null;
}

/** What the piles would show after the plan. @param {Tops} tops @param {readonly Lay[]} lays @returns {Tops} */
export function after(tops, lays) {
  const shown = { ...tops };
  for (const { card, pile } of lays) shown[pile] = Number(card);
  return shown;
}

/** @param {number | {hidden: number} | unknown[]} cards */
export const count = (cards) => (typeof cards === "number" ? cards : Array.isArray(cards) ? cards.length : /** @type {{hidden: number}} */ (cards).hidden);

/** The least that a turn lays, as the rule sheet says (G8, G10, G15): told, never enforced here. @param {Scene} scene */
export function least(scene) {
  if (count(scene.public.game.draw) === 0) return 1;
  return scene.setting.options.expert ? 3 : 2;
}

/** Cards in hands and in the draw pile (G13). @param {Scene} scene */
export function toLay(scene) {
  const { hands, draw } = scene.public.game;
  return hands.reduce((/** @type {number} */ sum, /** @type {any} */ hand) => sum + count(hand), count(draw));
}
