/** Arithmetic that anyone at the table could do in their head. What is allowed, and what runs count, the server says. */

/** @import { Scene, Seat } from "../../wire/frames.js" */

/** @typedef {{from: number, to: number, wilds: number[]}} Run */
/** @typedef {{coins: number, busts: number, cards: string[], points: number, runs: (Run | null)[]}} Holding */
/** @typedef {{wild: string, bid: number, by: Seat | null, to_bid: Seat[], points: number[]}} Auction */
/** @typedef {{price: number, paid: number, for: string, in: string}} Owed */
/** @typedef {{safe: number, wild: number, bust: number}} Counted */
/**
 * What everyone sees of TEN, as docs/protocol.md tells it.
 * @typedef {object} Game
 * @property {string[]} row
 * @property {number} numbers
 * @property {number} coins
 * @property {number} total
 * @property {string[]} market
 * @property {Holding[]} seats
 * @property {{hidden: number}} draw
 * @property {Seat} active
 * @property {Seat | null} turn
 * @property {"draw" | "auction" | "pay" | "buy" | "choose" | "final"} phase
 * @property {Auction | null} auction
 * @property {Owed | null} owed
 * @property {{number: number | null, coin: number | null}} bust_from
 * @property {Counted} out_of_sight
 * @property {number} points_with_row
 * @property {string[]} [still_to_come]
 */

export const COLOURS = Object.freeze(/** @type {const} */ (["B", "G", "O", "P"]));
export const NUMBERS = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9]);
export const MOST = 10; // T3, T8: coins that one may hold, and what is safe in a row
export const TOKEN = 3; // T13: what a bust token pays
const LOWEST_LIMIT = 4; // T23: TEN's limit where none was chosen

/** @param {Scene} scene @returns {Game} */
export const gameOf = (scene) => scene.public.game;

/** @param {Scene} scene */
export const isSolo = (scene) => scene.setting.seats === 1;

/** The number that TEN draws up to. @param {Scene} scene */
export const limitOf = (scene) => Number(scene.setting.options.limit ?? LOWEST_LIMIT);

/** A deck's name: one of TEN's own, or what a deck file calls itself. @param {Scene} scene */
export function deckOf(scene) {
  const deck = /** @type {string | {name: string} | undefined} */ (scene.setting.options.deck);
  return typeof deck === "object" ? deck.name : (deck ?? "reconstructed");
}

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

/**
 * All that one could pay: coins, tokens, and number cards; or of these only duplicates (T13, T23e).
 * @param {Holding} own @param {{duplicatesOnly: boolean}} how
 */
export function means(own, { duplicatesOnly }) {
  const numbers = own.cards.filter(isNumber);
  return own.coins + own.busts * TOKEN + numbers.length - (duplicatesOnly ? new Set(numbers).size : 0);
}

/** Whether purchases are paid with duplicates only (T23g). @param {Scene} scene */
export const strictBuying = (scene) => isSolo(scene) && scene.setting.options.solo_duplicates_only_buy === true;

/**
 * What the next card may do: counted from the deck where the table has a tracker, else from all that lies out of sight.
 * @param {Game} game
 * @returns {Counted}
 */
export function risk(game) {
  if (!game.still_to_come) return game.out_of_sight;
  const { number, coin } = game.bust_from;
  const counted = { safe: 0, wild: 0, bust: 0 };
  for (const card of game.still_to_come) {
    const from = isCoin(card) ? coin : number;
    if (isWild(card)) counted.wild += 1;
    else if (from !== null && figureOn(card) >= from) counted.bust += 1;
    else counted.safe += 1;
  }
  return counted;
}

/** Everyone in the order of bidding: from the active player's left, the active player last (T15). @param {Game} game @returns {Seat[]} */
export function biddingOrder(game) {
  const count = game.seats.length;
  return Array.from({ length: count }, (_, place) => (game.active + 1 + place) % count);
}

/** The bids that one may make. @param {readonly string[]} actions */
export function bids(actions) {
  const found = actions.filter((action) => action.startsWith("bid:")).map((action) => Number(action.slice(4)));
  return found.length ? { least: Math.min(...found), most: Math.max(...found) } : null;
}

// Paying (T13)

/** @typedef {{coins: number, tokens: number, cards: string[], lost: number}} Payment */

/** What each way to pay would cost beside money, the worst first. @typedef {[inRuns: number, lost: number, outside: number, spare: number, tokens: number]} Harm */

/**
 * The cheapest way to pay what is owed: exact first; coins, then duplicates, then cards outside runs; a token where it
 * is exact, or last.
 * @param {Holding} own
 * @param {number} owed
 * @param {{payable: readonly string[], duplicatesOnly: boolean}} how  which number cards may pay, and whether one of each stays
 * @returns {Payment | null}
 */
export function cheapest(own, owed, { payable, duplicatesOnly }) {
  const order = inOrder(own, payable, duplicatesOnly);
  /** @type {Payment | null} */ let best = null;
  /** @type {Harm | null} */ let least = null;
  for (let tokens = 0; tokens <= own.busts && (tokens - 1) * TOKEN < owed; tokens += 1) {
    const rest = Math.max(0, owed - tokens * TOKEN);
    const coins = Math.min(own.coins, rest);
    const cards = order.slice(0, rest - coins);
    if (coins + cards.length < rest) continue;
    const lost = Math.max(0, tokens * TOKEN - owed);
    const count = (/** @type {number} */ rank) => cards.filter((each) => each.rank === rank).length;
    /** @type {Harm} */ const harm = [count(2), lost, count(1), count(0), tokens];
    if (least && !isLess(harm, least)) continue;
    least = harm;
    best = { coins, tokens, cards: cards.map((each) => each.card), lost };
  }
  return best;
}

/** Number cards as one would give them away: duplicates, then what lies outside runs, then the rest. @param {Holding} own @param {readonly string[]} payable @param {boolean} duplicatesOnly */
function inOrder(own, payable, duplicatesOnly) {
  /** @type {{card: string, rank: 0 | 1 | 2}[]} */ const found = [];
  const held = tally(own.cards);
  for (const card of payable) {
    const copies = held.get(card) ?? 0;
    for (let copy = 1; copy < copies; copy += 1) found.push({ card, rank: 0 });
    if (!duplicatesOnly) found.push({ card, rank: isInRun(own, card) ? 2 : 1 });
  }
  return found.sort((one, other) => one.rank - other.rank || figureOn(other.card) - figureOn(one.card));
}

/** @param {Holding} own @param {string} card */
export function isInRun(own, card) {
  const run = own.runs[COLOURS.indexOf(/** @type {typeof COLOURS[number]} */ (card[0]))];
  const number = figureOn(card);
  return Boolean(run && run.from <= number && number <= run.to);
}

/** @param {Harm} one @param {Harm} other */
function isLess(one, other) {
  const place = one.findIndex((each, i) => each !== other[i]);
  return place >= 0 && /** @type {number} */ (one[place]) < /** @type {number} */ (other[place]);
}

/** A payment as actions; a token that is worth too much comes last, since nothing may follow it. @param {Payment} payment */
export function paying({ coins, tokens, cards }) {
  return [...Array(coins).fill("pay:coin"), ...cards.map((card) => `pay:${card}`), ...Array(tokens).fill("pay:bust")];
}
