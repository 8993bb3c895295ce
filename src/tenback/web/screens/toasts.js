/** Short notices over the table. They go by themselves, and never take the focus. */

/** @typedef {{id: number, text: string, rule?: string, game?: string}} Toast */

const LASTS = 6000;

class Toasts extends EventTarget {
  /** @type {Toast[]} */ all = [];
  #count = 0;

  /** @param {string} text @param {{rule?: string, game?: string}} more */
  add(text, more) {
    const id = ++this.#count;
    this.all = [...this.all.filter((each) => each.text !== text), { id, text, ...more }].slice(-2);
    this.dispatchEvent(new Event("change"));
    setTimeout(() => this.drop(id), LASTS);
  }

  /** @param {number} id */
  drop(id) {
    if (!this.all.some((each) => each.id === id)) return;
    this.all = this.all.filter((each) => each.id !== id);
    this.dispatchEvent(new Event("change"));
  }
}

export const toasts = new Toasts();

/** @param {string} text @param {{rule?: string, game?: string}} [more]  the rule that it follows from */
export const toast = (text, more = {}) => toasts.add(text, more);
