/** What TEN's table looks like: its colours and cards, how many of what. The server says what is allowed. */

/** @import { Scene, Ten as Game, TenCounted as Counted, TenTurn } from "../../wire/frames.js" */

export const COLOURS = Object.freeze(/** @type {const} */ (["B", "G", "O", "P"]));
export const NUMBERS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);
export const MOST = 10; // places in a purse, and parts of a meter

/** @param {Scene} scene @returns {Game} */
export const gameOf = (scene) => /** @type {Game} */ (scene.public.game);

/** What is asked of oneself now: a bid, a purchase, or a payment. @param {Scene} scene @returns {TenTurn | null} */
export const turnOf = ({ you }) => (you?.turn?.game === "ten" ? you.turn : null);

/** @param {Scene} scene */
export const isSolo = (scene) => scene.setting.seats === 1;

/** The number that TEN draws up to. @param {Scene} scene */
export const limitOf = (scene) => gameOf(scene).limit ?? 0;

/** @param {string} card */
export const isCoin = (card) => card.startsWith("$");
/** @param {string} card */
export const isWild = (card) => card.startsWith("*") || card.endsWith("#");
/** @param {string} card */
export const isNumber = (card) => !isCoin(card) && !isWild(card);
/** @param {string} card */
export const figureOn = (card) => Number(card.slice(1));

/** How many there are of each. @param {readonly string[]} cards @returns {Map<string, number>} */
export function tally(cards) {
  /** @type {Map<string, number>} */ const found = new Map();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** The cards of one list that another lacks. @param {readonly string[]} cards @param {readonly string[]} others */
export function less(cards, others) {
  const left = tally(others);
  return cards.filter((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count <= 0;
  });
}

/** What the next card may do: everyone saw what has left the deck. @param {Game} game @returns {Counted} */
export const risk = (game) => game.in_deck;
