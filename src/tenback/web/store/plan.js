/** A turn that is being thought out. It lives in this tab only, until it is laid. */

import { keep, recall } from "./kept.js";

/** @import { Planned } from "../wire/frames.js" */
/** @import { Table } from "./table.js" */

/** @typedef {{card: number | string, pile: string}} Lay */

/** @param {Lay} lay */
export const written = ({ card, pile }) => `${card}>${pile}`;

/**
 * Events: `change`; `broken` with the lays that no longer fit, after somebody else's play or a taken-back card.
 */
export class Plan extends EventTarget {
  /** @type {Lay[]} */ lays;
  /** What the table says about exactly these lays; null until it has said so, or when it is not one's turn. @type {Planned | null} */ foreseen = null;
  /** Laid, and not yet answered. */ underWay = false;

  /** Settled once the table has answered about the plan. @type {Promise<void>} */ answered = Promise.resolve();

  #table;
  #asked = 0;

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

  /** What may be done after the plan; null where nobody has said yet. @returns {string[] | null} */
  get actions() {
    const you = this.#table.you;
    if (!you || !this.#table.yourTurn) return null;
    return this.empty ? you.actions : (this.foreseen?.actions ?? null);
  }

  /** @param {Lay} lay */
  add(lay) {
    if (this.underWay || this.holds(lay.card)) return;
    this.#become([...this.lays, lay]);
  }

  /** Keep only these, in their order. @param {Lay[]} lays */
  keepOnly(lays) {
    if (!this.underWay) this.#become(lays);
  }

  /**
   * The table has changed. What is no longer in the hand is no longer planned; what no longer fits breaks.
   * @param {(lays: Lay[]) => Lay[]} stillFitting  for the time when it is not one's turn, and the server does not say
   */
  settle(stillFitting) {
    const hand = this.#table.you?.hand ?? [];
    const held = this.lays.filter((lay) => hand.includes(lay.card));
    const left = this.underWay ? held : stillFitting(held);
    if (left.length !== this.lays.length) this.#become(left);
    else this.answered = this.#ask();
    const gone = held.filter((lay) => !left.includes(lay));
    if (gone.length) this.dispatchEvent(new CustomEvent("broken", { detail: gone }));
  }

  /** @param {Lay[]} lays */
  #become(lays) {
    this.lays = lays;
    this.foreseen = null;
    keep(`plan:${this.#table.id}`, lays.length ? lays : null);
    this.dispatchEvent(new Event("change"));
    this.answered = this.#ask();
  }

  async #ask() {
    const asked = ++this.#asked;
    if (this.empty || !this.#table.yourTurn || this.underWay) return;
    let foreseen;
    try {
      foreseen = await this.#table.plan(this.lays.map(written));
    } catch {
      return; // not one's turn any more; the next scene asks again
    }
    if (asked !== this.#asked) return;
    if (foreseen.refused && foreseen.at !== null) {
      const gone = this.lays.slice(foreseen.at, foreseen.at + 1);
      this.#become(this.lays.filter((_, place) => place !== foreseen.at));
      this.dispatchEvent(new CustomEvent("broken", { detail: gone }));
      return;
    }
    this.foreseen = foreseen;
    this.dispatchEvent(new Event("change"));
  }

  /** Whether the turn could end after the plan. */
  get complete() {
    return this.actions?.includes("end") ?? false;
  }

  /** The plan would end the game: how. */
  get ending() {
    return this.foreseen?.ends ?? null;
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
      this.dispatchEvent(new Event("change"));
    }
  }
}
