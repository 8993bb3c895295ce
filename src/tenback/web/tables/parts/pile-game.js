/** What the pile games have in common, and what each of them says for itself. */

/** @import { TemplateResult } from "lit" */
/** @import { Direction } from "../../cards/faces.js" */
/** @import { Lay } from "../../store/plan.js" */
/** @import { Story, TurnItem } from "../../store/story.js" */
/** @import { Ending, Scene, Seat } from "../../wire/frames.js" */

/** @typedef {number | string} Card  as on the wire */
/** @typedef {{name: string, letter: string, direction: Direction, theirs?: boolean}} Pile  letters, since no number may be spoken */
/** @typedef {Record<string, Card | null>} Tops  by pile; null: only its start card lies there */

/**
 * How a card lies to a pile: a `gap` onwards, a `back` by the trick, a `gift` that betters a rival's pile, the `first` on a
 * start card without a number, or `no`, perhaps with the message that says why not.
 * @typedef {{kind: "gap" | "back" | "gift" | "first" | "no", by: number, why?: string}} Fit
 */

/** @type {Fit} */
export const NO_FIT = Object.freeze({ kind: "no", by: 0 });

/** @typedef {{card: Card, pile: string, from: Card | null, seat: Seat}} LaidBy */

/**
 * @typedef {object} PileGame
 * @property {string} slug
 * @property {readonly Pile[]} piles  in reading order
 * @property {(scene: Scene) => Tops} tops  as laid
 * @property {(card: Card, pile: Pile, shown: Tops, lays: readonly Lay[], scene: Scene) => Fit} fit  arithmetic that anyone could do; the server judges
 * @property {(gap: number) => number} step  how dear a gap is, in four steps
 * @property {(scene: Scene) => number} least  what a turn lays at least: told, never enforced here
 * @property {(card: Card) => number} number
 * @property {(card: Card | null) => string} called  as it is said
 * @property {(card: Card, how: {burning?: boolean, seat?: Seat}) => TemplateResult} face
 * @property {(pile: Pile) => TemplateResult} start  what a pile begins with
 * @property {(top: Card | null, pile: Pile) => boolean} isStart
 * @property {(card: Card, pile: Pile, view: View) => {text: string, rule: string}} whyNot
 * @property {(pile: Pile, view: View) => string} room  what a pile can still take, in words
 * @property {(laid: LaidBy) => "back" | "gift" | ""} kindOf  what was special about a card that was laid
 * @property {(pile: string, seat: Seat, scene: Scene) => string} letterOf  a pile as whoever laid there calls it, in one's own letters
 * @property {(pile: string, seat: Seat, scene: Scene) => Seat | null} ownerOf  in whose half a pile lies; null: everyone's
 * @property {Readonly<Record<"back" | "chip" | "fits" | "press" | "heard", string>>} trick  the messages for the backwards trick
 * @property {(ending: Ending, seat: Seat) => boolean} loses  whether this end is one that nobody in this seat wants
 * @property {string} strands  the message that asks before such an end
 * @property {(scene: Scene) => {figure: string, title: string, sentence: string, won: boolean}} end
 * @property {(card: Card) => number} height  0 to 1, for the ear
 * @property {(card: Card) => unknown} short  as it stands in a list
 * @property {(scene: Scene) => {title: string, rows: Card[][], laid: Card[]}[]} tracked  every card there is, and which are laid
 * @property {(scene: Scene) => string[]} [alsoAloud]  what else is read aloud
 * @property {(view: View) => unknown} planNote  what the plan brings, below its chips
 */

/**
 * All that is drawn, as values.
 * @typedef {object} View
 * @property {PileGame} game
 * @property {Scene} scene
 * @property {Story} story
 * @property {Tops} tops  as laid
 * @property {Tops} shown  as planned
 * @property {readonly Lay[]} lays
 * @property {(card: Card, pile: Pile) => Fit} fitOf  against the plan, and only what the table allows
 * @property {Card | null} selected
 * @property {string | null} pile  chosen before a card
 * @property {string | null} over  where a dragged card hovers
 * @property {string | null} menu  the pile whose signals are being chosen
 * @property {number} at  the card that the keyboard stands on
 * @property {"gaps" | "legal" | "none"} assist
 * @property {boolean} yourTurn
 */

/**
 * What one can do with piles and cards.
 * @typedef {object} Does
 * @property {(pile: Pile) => void} press
 * @property {(pile: string) => void} openMenu
 * @property {() => void} closeMenu
 * @property {(signal: string) => void} say
 * @property {(event: PointerEvent, pile: string) => void} hold
 * @property {(card: Card, place: number) => void} pressCard
 * @property {(event: PointerEvent, card: Card) => void} pick
 * @property {(event: KeyboardEvent) => void} step
 */

/** @param {PileGame} game @param {string} name */
export function pileOf(game, name) {
  const found = game.piles.find((pile) => pile.name === name);
  if (!found) throw new Error(`No pile ${name}.`);
  return found;
}

/** What the piles would show after the plan. @param {Tops} tops @param {readonly Lay[]} lays @returns {Tops} */
export function after(tops, lays) {
  const shown = { ...tops };
  for (const { card, pile } of lays) shown[pile] = card;
  return shown;
}

/** Of a plan, what can still be laid in this order. @param {PileGame} game @param {Scene} scene @param {readonly Lay[]} lays @returns {Lay[]} */
export function stillFitting(game, scene, lays) {
  const tops = game.tops(scene);
  /** @type {Lay[]} */ const kept = [];
  for (const lay of lays) {
    if (game.fit(lay.card, pileOf(game, lay.pile), after(tops, kept), kept, scene).kind !== "no") kept.push(lay);
  }
  return kept;
}

/** How each planned card would lie, in the plan's order. @param {View} view @returns {Fit[]} */
export function plannedFits({ game, scene, tops, lays }) {
  return lays.map((lay, place) => game.fit(lay.card, pileOf(game, lay.pile), after(tops, lays.slice(0, place)), lays.slice(0, place), scene));
}

/** @param {number | {hidden: number} | unknown[]} cards */
export const count = (cards) => (typeof cards === "number" ? cards : Array.isArray(cards) ? cards.length : /** @type {{hidden: number}} */ (cards).hidden);

/** Cards that one has laid in this turn already. @param {Scene} scene @returns {number} */
export function laidAlready(scene) {
  const { turn, played } = scene.public.game;
  return turn !== null && turn === scene.you?.seat ? played : 0;
}

/** A team's cards in hands and in the draw pile. @param {Scene} scene */
export function toLay(scene) {
  const { hands, draw } = scene.public.game;
  return hands.reduce((/** @type {number} */ sum, /** @type {any} */ hand) => sum + count(hand), count(draw));
}

/** Two cards with one number are two cards where each player has a deck of their own. @param {Card} card @param {Seat | null} seat */
export const cardName = (card, seat) => (seat === null ? String(card) : `${card}/${seat}`);

/** A list as the reader's language says it. @param {string[]} items */
export const listed = (items) => new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(items);

/** @param {TurnItem} turn @returns {LaidBy[]} */
export const laidIn = (turn) => turn.laid.map((laid) => ({ ...laid, seat: turn.seat }));
