/** The time of a turn, where the table has a clock: a thin bar, and figures only at the very end. */

import { LitElement, html, nothing } from "lit";
import { t } from "../../words/words.js";

const FIGURES_FROM = 15; // seconds
const SECOND = 1000;

/** How far the server's clock is ahead of this one's, as its last word told. */
let ahead = 0;

/** @param {number} at  when the server said something, by its own clock, just now */
export function heardAt(at) {
  ahead = at - Date.now();
}

export class TurnClock extends LitElement {
  static properties = { deadline: { attribute: false }, seconds: { attribute: false }, left: { state: true } };

  #timer = 0;

  constructor() {
    super();
    this.deadline = 0;
    this.seconds = 0;
    /** Seconds, once they are few. @type {number | null} */ this.left = null;
  }

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  get #rest() {
    return Math.max(0, Math.min(this.deadline - Date.now() - ahead, this.seconds * SECOND));
  }

  render() {
    return html`<span class="clock" role="timer" aria-label=${t("time-of-turn")}><i></i></span
      >${this.left === null ? nothing : html`<b class="n clock__left">${this.left}</b>`}`;
  }

  /** @param {PropertyValues} changed @import { PropertyValues } from "lit" */
  updated(changed) {
    super.updated(changed);
    if (!changed.has("deadline")) return;
    const rest = this.#rest;
    const bar = this.querySelector("i");
    for (const each of bar?.getAnimations() ?? []) each.cancel();
    // The browser moves the bar by itself: a table where nobody moves runs no script.
    bar?.animate([{ transform: `scaleX(${rest / (this.seconds * SECOND)})` }, { transform: "scaleX(0)" }], {
      duration: rest,
      fill: "forwards",
    });
    clearTimeout(this.#timer);
    this.left = null;
    this.#timer = setTimeout(() => this.#count(), Math.max(0, rest - FIGURES_FROM * SECOND));
  }

  #count() {
    const rest = this.#rest;
    this.left = Math.ceil(rest / SECOND);
    if (rest > 0) this.#timer = setTimeout(() => this.#count(), rest % SECOND || SECOND);
  }
}

customElements.define("turn-clock", TurnClock);
