/** What the pile games have in common, and what each of them says for itself. */

import { lying } from "./fits.js";

/** @import { TemplateResult } from "lit" */
/** @import { Direction } from "../../cards/faces.js" */
/** @import { Lay, PileTurn } from "../../store/plan.js" */
/** @import { Story, TurnItem } from "../../store/story.js" */
/** @import { Result } from "./end/dock.js" */
/** @import { Marked } from "./marked.js" */
/** @import { EndTold, Ending, FaceToFace, Hidden, QuickAndEasy, Scene, Seat, TheGame } from "../../wire/frames.js" */

/** @typedef {import("../../wire/frames.js").Card} Card */
/** @typedef {TheGame | QuickAndEasy | FaceToFace} PilesShown */
/** @typedef {TheGame | QuickAndEasy} TeamShown */
/**
 * @typedef {{name: string, letter: string, direction: Direction, theirs?: boolean}} Pile
 *   letters, since no number may be spoken
 */
/** @typedef {Record<string, Card | null>} Tops  by pile; null: only its start card lies there */

/** @typedef {{kind: "gap" | "back" | "gift" | "first", by: number}} Lying  how a card would lie on a pile */

/**
 * How a card may be laid; or `no`, as the server has said, perhaps with the message why not; or `unknown`, where
 * it has not answered yet.
 * @typedef {Lying | {kind: "no" | "unknown", by: 0, why?: string}} Fit
 */

/** @typedef {{card: Card, pile: string, from: Card | null, seat: Seat}} LaidBy */

/**
 * @typedef {object} PileGame
 * @property {string} slug
 * @property {readonly Pile[]} piles  in reading order
 * @property {(scene: Scene) => Tops} tops  as laid
 * @property {(gap: number) => number} step  how dear a gap is, in four steps
 * @property {(card: Card) => number} number
 * @property {(card: Card | null) => string} called  as it is said
 * @property {(card: Card, how: {burning?: boolean, seat?: Seat}) => TemplateResult} face
 * @property {(pile: Pile) => TemplateResult} start  what a pile begins with
 * @property {(top: Card | null, pile: Pile) => boolean} isStart
 * @property {(pile: Pile, view: View) => string | undefined} [bars]  the message that says why nothing may lie there
 * @property {(pile: Pile, view: View) => string} room  what a pile can still take, in words
 * @property {(pile: string, seat: Seat, scene: Scene) => string} letterOf
 *   a pile as whoever laid there calls it, in one's own letters
 * @property {(pile: string, seat: Seat, scene: Scene) => Seat | null} ownerOf
 *   in whose half a pile lies; null: everyone's
 * @property {Readonly<Record<"back" | "chip" | "fits" | "press" | "heard", string>>} trick
 *   the messages for the backwards trick
 * @property {string} strands  the message that asks before such an end
 * @property {(scene: Scene, told: EndTold | null) => Result} end
 * @property {(view: View, told: EndTold | null) => unknown} why
 * @property {(card: Card) => number} height  0 to 1, for the ear
 * @property {(card: Card) => unknown} short  as it stands in a list
 * @property {(scene: Scene) => {title: string, rows: Card[][], laid: Card[], seat?: Seat}[]} tracked
 *   every card there is, and which are laid; `seat`: whose cards they are, where each has a deck
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
 * @property {readonly Lay[]} hinted  what a bot would lay, where that was asked
 * @property {((place: number, card: unknown) => unknown) | null} placeTag  which of them
 * @property {PileTurn | null} turn  what one's turn asks and brings after the plan, as far as it was told
 * @property {boolean} complete  whether the turn could end after the plan
 * @property {(card: Card, pile: Pile) => Fit} fitOf  after the plan
 * @property {Card | null} selected
 * @property {string | null} pile  chosen before a card
 * @property {string | null} over  where a dragged card hovers
 * @property {string | null} menu  the pile whose signals are being chosen
 * @property {number} at  the card that the keyboard stands on
 * @property {"gaps" | "legal" | "none"} assist
 * @property {boolean} yourTurn
 * @property {EndTold | null} told  of a game that is over
 * @property {readonly Marked[]} marked  what the turn that is looked back at laid
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

/** What lies in everyone's sight. @param {Scene} scene @returns {PilesShown} */
export const sightOf = (scene) => /** @type {PilesShown} */ (scene.public.game);

/** The same where a team plays. @param {Scene} scene @returns {TeamShown} */
export const teamSight = (scene) => /** @type {TeamShown} */ (scene.public.game);

/** Whether a card would burn where it lies on top, as the server tells. @param {Scene} scene @param {Card} card */
export function setsAlight(scene, card) {
  const game = sightOf(scene);
  return "fire" in game && (game.fire?.includes(Number(card)) ?? false);
}

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

/** How each planned card would lie, in the plan's order. @param {View} view @returns {Lying[]} */
export function plannedFits({ game, tops, lays }) {
  return lays.map(({ card, pile }, place) =>
    lying(game, card, pileOf(game, pile), after(tops, lays.slice(0, place))[pile] ?? null),
  );
}

/**
 * What was special about a card that was laid.
 * @param {PileGame} game @param {LaidBy} laid @returns {"back" | "gift" | ""}
 */
export function kindOf(game, { card, pile, from }) {
  if (from === null) return pileOf(game, pile).theirs ? "gift" : "";
  const { kind } = lying(game, card, pileOf(game, pile), from);
  return kind === "back" || kind === "gift" ? kind : "";
}

/** @param {Hidden | undefined} cards */
export const count = (cards) => cards?.hidden ?? 0;

/** Cards that one's turn must still lay, as the scene tells; none while others act. @param {Scene} scene */
export function owedNow({ you }) {
  return you?.turn && "owes" in you.turn ? you.turn.owes : 0;
}

/** A team's cards in hands and in the draw pile. @param {Scene} scene */
export function toLay(scene) {
  const { hands, draw } = teamSight(scene);
  return hands.reduce((sum, hand) => sum + count(hand), count(draw));
}

/**
 * Two cards with one number are two cards where each player has a deck of their own.
 * @param {Card} card @param {Seat | null} seat
 */
export const cardName = (card, seat) => (seat === null ? String(card) : `${card}/${seat}`);

/** Whether an end is one that nobody in this seat wants. @param {Ending} ending @param {Seat} seat */
export const isLost = ({ won, winners }, seat) => (winners ? !winners.includes(seat) : won === false);

/** @param {TurnItem} turn @returns {LaidBy[]} */
export const laidIn = (turn) => turn.laid.map((laid) => ({ ...laid, seat: turn.seat }));
