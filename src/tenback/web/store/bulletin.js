/** What the host has put up for everybody: an announcement, and whether accounts are made here. */

import { ask } from "./person.js";
import { keep, recall } from "./session.js";

/** @import { Announced, Announcement } from "../wire/frames.js" */

const LONGEST_TIMER = 2 ** 31 - 1; // milliseconds that a browser counts
const PUT_AWAY = "announcement";

class Bulletin extends EventTarget {
  /** Whether guests may make accounts. */ signup = true;
  /** @type {Announced | null} */ #announced = null;
  #timer = 0;

  /** Without an answer nothing is put up; whoever asks who one is says so, too. */
  async look() {
    const answer = await ask("GET /api/house").catch(() => null);
    if (!answer) return;
    this.signup = answer.signup;
    this.#take(answer.announcement);
  }

  /** @param {Announcement} frame  without a text it is withdrawn */
  hear({ text, at, until }) {
    this.#take(text === null || at === null ? null : { text, at, until });
  }

  /** What stands, and was not put away. @returns {Announced | null} */
  get announced() {
    const found = this.#announced;
    if (!found || (found.until !== null && found.until <= Date.now())) return null;
    return recall(PUT_AWAY, 0) === found.at ? null : found;
  }

  /** Shown no more in this tab, until there is another one. */
  putAway() {
    keep(PUT_AWAY, this.#announced?.at ?? 0);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Announced | null} announced */
  #take(announced) {
    const before = this.#announced;
    this.#announced = announced;
    clearTimeout(this.#timer);
    if (announced?.until) {
      const left = Math.min(Math.max(0, announced.until - Date.now()), LONGEST_TIMER);
      this.#timer = setTimeout(() => this.dispatchEvent(new Event("change")), left);
    }
    if (announced && announced.at !== before?.at && this.announced)
      this.dispatchEvent(new CustomEvent("announced", { detail: announced.text }));
    this.dispatchEvent(new Event("change"));
  }
}

export const bulletin = new Bulletin();
