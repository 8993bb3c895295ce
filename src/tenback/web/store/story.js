/** What happened at a table, turn by turn, in a form that can be told in any language. */

import { keep, recall } from "./session.js";

/** @import { Card, HappenedFrame, Scene, Seat } from "../wire/frames.js" */

const KEPT = 1000; // more than any game has; it is kept for a reload only

/**
 * @typedef {{card: number | string, pile: string, from: number | string | null}} LaidCard
 *   `from`: what lay there before
 * @typedef {{kind: "turn", seat: Seat, laid: LaidCard[], drew: number | null, own: (number | string)[],
 *   by: string}} TurnItem
 * @typedef {{kind: "did", seat: Seat, actions: string[], by: string}} DidItem
 *   as the game writes it, where nothing more is known
 * @typedef {{kind: "said" | "unsaid", seat: Seat, signal: string}} SaidItem
 * @typedef {{kind: "offered", seat: Seat, gladly: string}} OfferedItem
 * @typedef {{kind: "other", what: string, about?: string, seat: Seat | null, name: string}} OtherItem
 *   `about`: what was proposed
 * @typedef {(TurnItem | DidItem | SaidItem | OfferedItem | OtherItem) & {seq: number}} Item
 */

/** Events that are told, as they are called on the wire. */
const TOLD = new Set([
  "began",
  "started",
  "sat",
  "stood",
  "paused",
  "resumed",
  "paced",
  "proposed",
  "objected",
  "took-back",
  "hinted",
  "abandoned",
  "handed-over",
  "came-back",
]);

export class Story {
  /** The newest last. @type {Item[]} */ items;
  /** Up to where it is told. */ seq;
  /**
   * What each pile shows and who laid it there, where that is known.
   * @type {Record<string, {card: number | string | null, by: Seat | null}>}
   */
  #tops;

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
      Object.entries(tops(scene)).map(([pile, card]) => {
        const known = this.#tops[pile];
        return [pile, { card, by: known?.card === card ? known.by : null }];
      }),
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
    if (kind === "played") return this.#played(event, scene);
    const open = this.underWay;
    // What was laid before is told as it was; what follows is told anew.
    if (kind === "took-back" && open) open.drew = 0;
    if ((kind === "said" || kind === "unsaid") && seat !== null)
      this.items.push({ seq, kind, seat, signal: facts.signal ?? "" });
    else if (kind === "offered" && seat !== null)
      this.items.push({ seq, kind: "offered", seat, gladly: facts.gladly ?? "" });
    else if (TOLD.has(kind))
      this.items.push({
        seq,
        kind: "other",
        about: facts.what ?? "",
        what: kind,
        seat,
        name: scene.public.seats[seat ?? -1]?.name ?? "",
      });
    return 0;
  }

  /** @param {HappenedFrame} event @param {Scene} scene */
  #played(event, scene) {
    const { game } = scene.public;
    const apart = game && "piles" in game && Array.isArray(game.piles); // each player has piles of their own
    let turns = 0;
    for (const news of event.news) {
      if (news.kind === "laid") {
        const pile = apart ? halfOf(news.pile, news.seat) : news.pile;
        this.#turnOf(news.seat, event).laid.push({
          card: news.card,
          pile: news.pile,
          from: this.#tops[pile]?.card ?? null,
        });
        this.#tops[pile] = { card: news.card, by: news.seat };
      } else if (news.kind === "turn-ended") {
        const turn = this.#turnOf(news.seat, event);
        turn.own = Array.isArray(news.drawn) ? news.drawn : [];
        turn.drew = Array.isArray(news.drawn) ? news.drawn.length : news.drawn.hidden;
        turns += 1;
      } else if (news.kind === "happened") {
        const { seq, facts } = event;
        this.items.push({ seq, kind: "did", seat: news.seat ?? 0, actions: facts.actions ?? [], by: facts.by ?? "" });
        turns += 1;
        break; // the others of this event are told by its actions, too
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

/**
 * What the piles show; where each player has some, they are told apart by seat.
 * @param {Scene} scene @returns {Record<string, Card | null>}
 */
function tops({ public: { game } }) {
  if (!game || !("piles" in game)) return {};
  if (!Array.isArray(game.piles)) return { ...game.piles };
  return Object.fromEntries(
    game.piles.flatMap((half, seat) => Object.entries(half).map(([pile, card]) => [`${pile}/${seat}`, card])),
  );
}

/** Where somebody laid who says `up` or `their-up`: in one of two halves. @param {string} pile @param {Seat} seat */
const halfOf = (pile, seat) =>
  pile.startsWith("their-") ? `${pile.slice("their-".length)}/${1 - seat}` : `${pile}/${seat}`;
