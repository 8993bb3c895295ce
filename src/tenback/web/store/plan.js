/**
 * A turn that is being thought out. The server is asked, in private, what it would lead to; nobody else hears of it
 * before it is laid.
 */

import { keep, recall } from "./session.js";

/** @import { FaceToFaceTurn, Planned, QuickAndEasyTurn, Refusal, TheGameTurn } from "../wire/frames.js" */
/** @import { Table } from "./table.js" */

/** @typedef {{card: number | string, pile: string}} Lay */
/** @typedef {TheGameTurn | QuickAndEasyTurn | FaceToFaceTurn} PileTurn */

/** @param {Lay} lay */
export const written = ({ card, pile }) => `${card}>${pile}`;

/**
 * Events: `change`; `broken` with the lays that no longer fit, after somebody else's play or a taken-back card.
 */
export class Plan extends EventTarget {
  /** @type {Lay[]} */ lays;
  /**
   * What the table says about exactly these lays, as it stands; null until it has said so.
   * @type {Planned | null}
   */
  foreseen = null;
  /** Laid, and not yet answered. */ underWay = false;

  /** Settled once the table has answered about the plan. @type {Promise<void>} */ answered = Promise.resolve();

  #table;
  /** What the last question was about: the table and the lays. */ #about = "";
  /** Whether something has changed since it was asked. */ #stale = false;
  /** Whether somebody asks. */ #asking = false;
  /** What was told last of one's turn, to be shown until the next answer. @type {PileTurn | null} */ #told = null;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.lays = recall(`plan:${table.id}`, /** @type {Lay[]} */ ([]));
  }

  /** @returns {boolean} */
  get empty() {
    return this.lays.length === 0;
  }

  /** @param {number | string} card */
  holds(card) {
    return this.lays.some((lay) => lay.card === card);
  }

  // What the table says about it

  /** Whether the scene has said all there is to say: it is one's turn, and nothing is planned. */
  get #plain() {
    return this.empty && this.#table.yourTurn;
  }

  /**
   * What may be done after the plan, or could be if it were one's turn; null where nobody has said yet.
   * @returns {string[] | null}
   */
  get actions() {
    return (this.#plain ? this.#table.you?.actions : this.foreseen?.actions) ?? null;
  }

  /** Whether a card may be laid there after the plan; null where nobody has said yet. @param {Lay} lay */
  allows(lay) {
    return this.actions?.includes(written(lay)) ?? null;
  }

  /** What one's turn asks and brings after the plan; null where nobody has said yet. @returns {PileTurn | null} */
  get turn() {
    const turn = this.#plain ? this.#table.you?.turn : this.foreseen?.turn;
    return turn && "owes" in turn ? turn : null;
  }

  /** The same to look at: until there is an answer, what was told before. @returns {PileTurn | null} */
  get turnShown() {
    return (this.#told = this.turn ?? this.#told);
  }

  /** Whether the turn could end after the plan. */
  get complete() {
    return this.#table.yourTurn && (this.actions?.includes("end") ?? false);
  }

  /** The plan would end the game: how. */
  get ending() {
    return this.foreseen?.ends ?? null;
  }

  /** Why a card may not be laid there after the plan. @param {Lay} lay @returns {Promise<Refusal | null>} */
  async whyNot(lay) {
    return (await this.#table.plan([...this.lays, lay].map(written))).refused;
  }

  // What one does with it

  /** @param {Lay} lay */
  add(lay) {
    if (this.underWay || this.holds(lay.card)) return;
    this.#become([...this.lays, lay]);
  }

  /** Keep only these, in their order. @param {Lay[]} lays */
  keepOnly(lays) {
    if (!this.underWay) this.#become(lays);
  }

  /** The table has changed. What is no longer in the hand is no longer planned; what no longer fits breaks. */
  settle() {
    const hand = this.#table.you?.hand ?? [];
    const held = this.lays.filter((lay) => hand.includes(lay.card));
    if (held.length !== this.lays.length) this.#become(held);
    else this.#ask();
  }

  /** @param {Lay[]} lays */
  #become(lays) {
    this.lays = lays;
    keep(`plan:${this.#table.id}`, lays.length ? lays : null);
    this.#ask();
    this.dispatchEvent(new Event("change"));
  }

  /** Ask the table, where it has not been asked about just this; one question at a time. */
  #ask() {
    const scene = this.#table.scene;
    const about = JSON.stringify([scene?.public.game, scene?.you?.actions, this.lays]);
    if (about === this.#about || this.underWay) return;
    this.#about = about;
    this.foreseen = null;
    this.#stale = true;
    if (!this.#asking) this.answered = this.#askUntilAnswered();
  }

  /** Whether there is anything to ask: a hand, at a table where cards are laid now. */
  get #open() {
    const scene = this.#table.scene;
    const phase = scene?.public.phase;
    return !this.#plain && !scene?.past && Boolean(scene?.you?.hand) && (phase === "playing" || phase === "starting");
  }

  async #askUntilAnswered() {
    /** @type {Lay[]} */ const gone = [];
    this.#asking = true;
    while (this.#stale) {
      this.#stale = false;
      const foreseen = this.#open ? await this.#table.plan(this.lays.map(written)).catch(() => null) : null;
      if (this.#stale) continue; // that was about an older plan, or an older table
      if (foreseen?.refused && foreseen.at !== null) {
        gone.push(...this.lays.slice(foreseen.at, foreseen.at + 1));
        this.#become(this.lays.filter((_, place) => place !== foreseen.at));
      } else this.foreseen = foreseen;
    }
    this.#asking = false;
    if (gone.length) this.dispatchEvent(new CustomEvent("broken", { detail: gone }));
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Lay what is planned, all of it or nothing.
   * @param {{end: boolean}} how
   */
  async lay({ end }) {
    await this.answered;
    const actions = this.lays.map(written);
    if (!actions.length || (end && !this.complete && !this.ending)) return;
    if (end && this.complete) actions.push("end");
    this.underWay = true;
    this.dispatchEvent(new Event("change"));
    try {
      await this.#table.play(actions);
    } finally {
      this.underWay = false;
      this.#ask();
      this.dispatchEvent(new Event("change"));
    }
  }
}
