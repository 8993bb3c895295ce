/** What happened at a table of TEN, deed by deed, in a form that can be told in any language. */

import { keep, recall } from "../../store/session.js";
import { gameOf, isWild, less } from "./arithmetic.js";

/** @import { HappenedFrame, News, Scene, Seat, Ten as Game } from "../../wire/frames.js" */

/**
 * What is known once a deed is done; the scenes before and after tell it.
 * @typedef {object} Outcome
 * @property {number} total  of the row, the card included
 * @property {"" | "number" | "coin"} bust
 * @property {string[]} got  cards that changed hands
 * @property {number} coins  that the actor gained
 * @property {number} others  coins that each of the others gained, at most
 * @property {string[]} market  cards that went there
 * @property {{seat: Seat, price: number} | null} won  the auction
 * @property {boolean} unsold  nobody wanted the wild
 * @property {boolean} last  the deck is out
 */

/**
 * @typedef {{seq: number, seat: Seat, acts: {action: string, turned: string | null}[], outcome: Outcome | null,
 *   by: string, active?: Seat}} Deed  `active`: whose turn it was
 */

const KEPT = 1000; // more than any game has; it is kept for a reload only

export class Deeds {
  /** The newest last. @type {Deed[]} */ all;
  /** What was bid in the auction that is on: 0 is a pass. @type {Record<Seat, number>} */ bids;

  #name;

  /** @param {string} table */
  constructor(table) {
    this.#name = `ten:${table}`;
    const kept = recall(this.#name, { all: /** @type {Deed[]} */ ([]), bids: {} });
    this.all = kept.all;
    this.bids = kept.bids;
  }

  /**
   * Take in the events of one moment.
   * @param {readonly HappenedFrame[]} moment @param {Scene | null} before @param {Scene} after
   * @returns {Deed[]} the new ones
   */
  hear(moment, before, after) {
    const known = this.all.at(-1)?.seq ?? 0;
    /** @type {Deed[]} */ const fresh = [];
    let was = before;
    for (const event of moment) {
      const is = event.scene ?? (event === moment.at(-1) ? after : null);
      const then = was;
      was = event.scene ?? null;
      if (event.seq <= known) continue;
      if (event.kind === "took-back") {
        this.#forget(event.seq);
        continue;
      }
      if (event.kind !== "played") continue;
      const acts = event.news.filter((news) => news.kind === "acted");
      const [first] = acts;
      if (!first) continue;
      const outcome = then?.public.game && is ? outcomeOf(first, gameOf(then), gameOf(is)) : null;
      fresh.push({
        seq: event.seq,
        seat: first.seat,
        acts: acts.map(({ action, turned }) => ({ action, turned })),
        outcome,
        by: event.facts.by ?? "",
        active: then?.public.game ? gameOf(then).active : this.#turnOf(first, fresh),
      });
      for (const act of acts) this.#bidding(act);
    }
    if (!gameOf(after)?.auction) this.bids = {};
    this.all = [...this.all, ...fresh].slice(-KEPT);
    keep(this.#name, { all: this.all, bids: this.bids });
    return fresh;
  }

  /** @param {Extract<News, {kind: "acted"}>} act */
  #bidding({ seat, action, turned }) {
    if (turned && isWild(turned)) this.bids = {};
    else if (action === "pass") this.bids = { ...this.bids, [seat]: 0 };
    else if (action.startsWith("bid:")) this.bids = { ...this.bids, [seat]: Number(action.slice("bid:".length)) };
  }

  /**
   * Whose turn it is, where the table before was not told: whoever turns a card up, or of whose turn was told last.
   * @param {Extract<News, {kind: "acted"}>} act @param {readonly Deed[]} fresh
   */
  #turnOf({ seat, action }, fresh) {
    return action === "draw" ? seat : ((fresh.at(-1) ?? this.all.at(-1))?.active ?? seat);
  }

  /** A play that was taken back is as if it had not been. @param {number} seq */
  #forget(seq) {
    const gone = this.all.findLast((deed) => deed.seq < seq);
    this.all = this.all.filter((deed) => deed !== gone);
  }
}

/** @param {Deed} deed */
export const isPayment = (deed) => deed.acts.every(({ action }) => action.startsWith("pay:"));

/** Payments item by item are one deed to who hears of them. @param {readonly Deed[]} deeds @returns {Deed[]} */
export function merged(deeds) {
  /** @type {Deed[]} */ const found = [];
  for (const deed of deeds) {
    const last = found.at(-1);
    if (last && last.seat === deed.seat && isPayment(last) && isPayment(deed))
      found[found.length - 1] = { ...deed, acts: [...last.acts, ...deed.acts] };
    else found.push(deed);
  }
  return found;
}

/** @param {Deed} deed */
export const isBid = ({ acts: [first] }) => first?.action === "pass" || (first?.action.startsWith("bid:") ?? false);

/** @param {Extract<News, {kind: "acted"}>} act @param {Game} was @param {Game} is @returns {Outcome} */
function outcomeOf({ seat, turned }, was, is) {
  const drawn = turned !== null && !isWild(turned);
  const bust = drawn && is.row.length <= was.row.length; // a bust leaves no row
  const worth = turned ? Number(turned.slice(1)) : 0;
  const isCoinCard = turned?.startsWith("$") ?? false;
  const had = was.seats[seat];
  const has = is.seats[seat];
  const gains = is.seats.map((own, each) => (each === seat ? 0 : own.coins - (was.seats[each]?.coins ?? 0)));
  const auctioned = was.auction && !is.auction;
  return {
    total: !drawn ? is.total : bust && isCoinCard ? was.coins + worth : was.total + (isCoinCard ? -worth : worth),
    bust: bust ? (isCoinCard ? "coin" : "number") : "",
    got: less(has?.cards ?? [], had?.cards ?? []),
    coins: Math.max(0, (has?.coins ?? 0) - (had?.coins ?? 0)),
    others: Math.max(0, ...gains),
    market: less(is.market, was.market),
    won: auctioned && is.owed && is.turn !== null ? { seat: is.turn, price: is.owed.price } : null,
    unsold: Boolean(auctioned && !is.owed),
    last: was.draw.hidden > 0 && is.draw.hidden === 0,
  };
}
