/** Short notices over the table, seen and said. They go by themselves, and never take the focus. */

import { tell } from "./announce.js";

/** @typedef {{id: number, text: string, rule?: string, game?: string, sign?: string}} Toast */

const LASTS = 6000;

class Toasts extends EventTarget {
  /** @type {Toast[]} */ all = [];
  #count = 0;

  /** @param {string} text @param {{rule?: string, game?: string, sign?: string}} more */
  add(text, more) {
    const id = ++this.#count;
    this.all = [...this.all.filter((each) => each.text !== text), { id, text, ...more }].slice(-2);
    this.dispatchEvent(new Event("change"));
    tell(text);
    setTimeout(() => this.drop(id), LASTS);
  }

  /** One goes on: what was noted before is read, or no longer needed. */
  putAway() {
    if (!this.all.length) return;
    this.all = [];
    this.dispatchEvent(new Event("change"));
  }

  /** @param {number} id */
  drop(id) {
    if (!this.all.some((each) => each.id === id)) return;
    this.all = this.all.filter((each) => each.id !== id);
    this.dispatchEvent(new Event("change"));
  }
}

export const toasts = new Toasts();

/** @param {string} text @param {{rule?: string, game?: string, sign?: string}} [more]  the rule that it follows from */
export const toast = (text, more = {}) => toasts.add(text, more);

/** Something was done as wished. @param {string} text */
export const toastDone = (text) => toasts.add(text, { sign: "check" });

/** Toasts never lie over the hand and what is pressed beside it: they stand above its upper edge. */
export function placeToasts() {
  const hand = document.querySelector(".mine--split")?.getBoundingClientRect();
  const above = hand && hand.top < innerHeight ? `${Math.round(innerHeight - hand.top + 8)}px` : "";
  /** @type {HTMLElement | null} */ (document.querySelector(".toasts"))?.style.setProperty("--above", above);
}
