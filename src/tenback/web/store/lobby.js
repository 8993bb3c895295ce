/**
 * The listed tables, told by the server whenever they change; for a stranger, who has no line yet, asked for now and
 * then.
 */

import { ask, me } from "./person.js";

/** @import { Connection } from "../wire/connection.js" */
/** @import { TableShown } from "../wire/frames.js" */

const ASK_EVERY = 5000; // milliseconds

export class Lobby extends EventTarget {
  /** Not known until the first answer. @type {TableShown[] | null} */ tables = null;

  #connection;
  #timer = 0;
  #here = false;

  /** @param {Connection} connection */
  constructor(connection) {
    super();
    this.#connection = connection;
  }

  enter() {
    this.#here = true;
    this.#connection.addEventListener("frame", this.#hear);
    this.#connection.addEventListener("open", this.#listen);
    if (me.person) this.#connection.start();
    if (this.#connection.state === "open") this.#listen();
    else this.#ask();
  }

  leave() {
    this.#here = false;
    clearTimeout(this.#timer);
    this.#connection.removeEventListener("frame", this.#hear);
    this.#connection.removeEventListener("open", this.#listen);
    if (this.#connection.state === "open") this.#connection.wish("lobby", { on: false }).catch(() => {});
  }

  #listen = () => {
    clearTimeout(this.#timer);
    this.#connection.wish("lobby", { on: true }).catch(() => {});
  };

  #ask = async () => {
    clearTimeout(this.#timer);
    if (!document.hidden) {
      const answer = await ask("GET /api/tables").catch(() => null);
      if (answer) this.#take(answer.tables);
    }
    if (this.#here && this.#connection.state === "off") this.#timer = setTimeout(this.#ask, ASK_EVERY);
  };

  /** @param {Event} event */
  #hear = (event) => {
    const frame = /** @type {CustomEvent} */ (event).detail;
    if (frame.type === "table-list") this.#take(frame.tables);
  };

  /** @param {TableShown[]} tables */
  #take(tables) {
    this.tables = tables;
    this.dispatchEvent(new Event("change"));
  }
}
