/** Who is around the table one looks at, as the server tells it; and telling it whether one looks oneself. */

/** @import { Connection } from "../wire/connection.js" */
/** @import { Presence, Scene, Seat, SeatPresence } from "../wire/frames.js" */

const IDLE_AFTER = 5 * 60_000; // milliseconds without a hand on mouse, screen or keys
const HANDS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];

/** Events: `change`. */
class Around extends EventTarget {
  /** @type {Presence | null} */ #told = null;

  /** @param {Presence | null} frame */
  hear(frame) {
    if (JSON.stringify(frame) === JSON.stringify(this.#told)) return; // nobody came or went: nothing is drawn for it
    this.#told = frame;
    this.dispatchEvent(new Event("change"));
  }

  /** How somebody is, where it is known; nobody is anywhere in the past. @param {Scene} scene @param {Seat} seat */
  of(scene, seat) {
    if (scene.past || this.#told?.table !== scene.table) return null;
    return this.#told.seats.find((each) => each.seat === seat) ?? null;
  }

  /** What those are called who look on. @param {Scene} scene @returns {readonly string[]} */
  door(scene) {
    return this.#told?.table === scene.table ? this.#told.door : [];
  }
}

export const around = new Around();

/** A time of day, as one reads it here. @param {SeatPresence} seen */
export const sinceWhen = ({ since }) =>
  since === null
    ? ""
    : new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }).format(since);

/** Tells the server whenever one looks at something else for a while, and when one is back. */
export class Attention {
  #connection;
  #away = false;
  #idle = 0;

  /** @param {Connection} connection */
  constructor(connection) {
    this.#connection = connection;
  }

  start() {
    document.addEventListener("visibilitychange", this.#looked);
    for (const each of HANDS) addEventListener(each, this.#stirred, { passive: true });
    this.#stirred();
    this.#looked();
  }

  stop() {
    document.removeEventListener("visibilitychange", this.#looked);
    for (const each of HANDS) removeEventListener(each, this.#stirred);
    clearTimeout(this.#idle);
  }

  /** A new line knows nothing of it. */
  again() {
    if (this.#away) this.#connection.look(true);
  }

  #looked = () => this.#become(document.hidden);

  #stirred = () => {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#become(true), IDLE_AFTER);
    if (this.#away && !document.hidden) this.#become(false);
  };

  /** @param {boolean} away */
  #become(away) {
    if (away === this.#away) return;
    this.#away = away;
    this.#connection.look(away);
  }
}
