/** What happened at a table, turn by turn, in a form that can be told in any language. */

import { keep, recall } from "./kept.js";

/** @import { HappenedFrame, Scene, Seat } from "../wire/frames.js" */

const KEPT = 80;

/**
 * @typedef {{card: number | string, pile: string, from: number | string | null}} LaidCard  `from`: what lay there before
 * @typedef {{kind: "turn", seat: Seat, laid: LaidCard[], drew: number | null, own: (number | string)[], by: string}} TurnItem
 * @typedef {{kind: "said", seat: Seat, signal: string}} SaidItem
 * @typedef {{kind: "offered", seat: Seat, gladly: string}} OfferedItem
 * @typedef {{kind: "other", what: string, seat: Seat | null, name: string}} OtherItem
 * @typedef {(TurnItem | SaidItem | OfferedItem | OtherItem) & {seq: number}} Item
 */

/** Events that are told, as they are called on the wire. */
const TOLD = new Set(["began", "started", "sat", "stood", "paused", "resumed", "proposed", "objected", "took-back", "abandoned", "handed-over", "came-back"]);

export class Story {
  /** The newest last. @type {Item[]} */ items;
  /** Up to where it is told. */ seq;
  /** What each pile shows and who laid it there, where that is known. @type {Record<string, {card: number | string | null, by: Seat | null}>} */ #tops;

  /** @param {string} table */
  constructor(table) {
    this.#name = `story:${table}`;
    const kept = recall(this.#name, { seq: 0, items: /** @type {Item[]} */ ([]), tops: {} });
    this.items = kept.items;
    this.seq = kept.seq;
    this.#tops = kept.tops;
  }

  #name;

  /** The turn that has begun and not ended. @returns {TurnItem | null} */
  get underWay() {
    const last = this.items.findLast((item) => item.kind === "turn");
    return last?.kind === "turn" && last.drew === null ? last : null;
  }

  /** Who laid the top card of a pile in somebody's half, if that was seen. @param {Seat} owner @param {string} pile */
  laidBy(owner, pile) {
    return this.#tops[`${pile}/${owner}`]?.by ?? null;
  }

  /**
   * Take in the events of one moment.
   * @param {HappenedFrame[]} moment
   * @param {Scene} scene  after it
   * @returns {number} how many turns ended
   */
  hear(moment, scene) {
    let turns = 0;
    for (const event of moment) {
      if (event.seq <= this.seq) continue;
      this.seq = event.seq;
      turns += this.#one(event, scene);
    }
    this.seq = scene.seq;
    this.#tops = Object.fromEntries(
      Object.entries(tops(scene.public.game?.piles)).map(([pile, card]) => [pile, { card, by: this.#tops[pile]?.card === card ? (this.#tops[pile]?.by ?? null) : null }]),
    );
    this.items = this.items.slice(-KEPT);
    keep(this.#name, { seq: this.seq, items: this.items, tops: this.#tops });
    return turns;
  }

  /**
   * @param {HappenedFrame} event
   * @param {Scene} scene
   */
  #one(event, scene) {
    const { seq, kind, seat, facts } = event;
    if (kind === "played") return this.#played(event, scene.public.game?.piles);
    const open = this.underWay;
    if (kind === "took-back" && open) open.drew = 0; // what was laid before is told as it was; what follows is told anew
    if (kind === "said" && seat !== null) this.items.push({ seq, kind: "said", seat, signal: facts.signal });
    else if (kind === "offered" && seat !== null) this.items.push({ seq, kind: "offered", seat, gladly: facts.gladly });
    else if (TOLD.has(kind)) this.items.push({ seq, kind: "other", what: kind, seat: facts.first ?? seat, name: scene.public.seats[facts.first ?? seat ?? -1]?.name ?? "" });
    return 0;
  }

  /** @param {HappenedFrame} event @param {unknown} piles */
  #played(event, piles) {
    let turns = 0;
    for (const news of event.news) {
      if (news.kind === "laid") {
        const pile = Array.isArray(piles) ? halfOf(news.pile, news.seat) : news.pile;
        this.#turnOf(news.seat, event).laid.push({ card: news.card, pile: news.pile, from: this.#tops[pile]?.card ?? null });
        this.#tops[pile] = { card: news.card, by: news.seat };
      } else if (news.kind === "turn-ended") {
        const turn = this.#turnOf(news.seat, event);
        turn.own = Array.isArray(news.drawn) ? news.drawn : [];
        turn.drew = Array.isArray(news.drawn) ? news.drawn.length : news.drawn.hidden;
        turns += 1;
      }
    }
    return turns;
  }

  /**
   * The turn that is still under way, or a new one.
   * @param {Seat} seat
   * @param {HappenedFrame} event
   * @returns {TurnItem & {seq: number}}
   */
  #turnOf(seat, event) {
    const last = this.items.findLast((item) => item.kind === "turn");
    if (last?.kind === "turn" && last.seat === seat && last.drew === null) {
      last.seq = event.seq;
      return last;
    }
    /** @type {TurnItem & {seq: number}} */
    const turn = { seq: event.seq, kind: "turn", seat, laid: [], drew: null, own: [], by: event.facts.by ?? "" };
    this.items.push(turn);
    return turn;
  }
}

/** What the piles show; where each player has some, they are told apart by seat. @param {any} piles @returns {Record<string, number | string | null>} */
function tops(piles) {
  if (!Array.isArray(piles)) return piles ?? {};
  return Object.fromEntries(piles.flatMap((half, seat) => Object.entries(half).map(([pile, card]) => [`${pile}/${seat}`, card])));
}

/** Where somebody laid who says `up` or `their-up`: in one of two halves. @param {string} pile @param {Seat} seat */
const halfOf = (pile, seat) => (pile.startsWith("their-") ? `${pile.slice("their-".length)}/${1 - seat}` : `${pile}/${seat}`);
